"""Checks the shuffle of a recorded server game with nothing but Python: python verify_shuffle.py game.leo

A second opinion beside `leonardo verify`, which also plays the moves, without anything from it. The recipe:

    commitment = SHA-256("v1|" table "|" secret)
    key        = HMAC-SHA256(secret, "v1|" table "|" entropy of seat 0 "|" entropy of seat 1 ...)
    block i    = HMAC-SHA256(key, label "|" i), eight words of 32 bits, most significant byte first
    below n    = the first word under the largest multiple of n, modulo n
    shuffle    = sort the cards; for i from the last place down to 1, exchange places i and below(i + 1)

with the labels "deal main", "deal extra", "first"; for what is left to chance later "chance 1", "chance 2"
"""

import hashlib
import hmac
import json
import re
import sys

HEADER = re.compile(r'^\[([A-Za-z]+)((?:\s+"(?:[^"\\]|\\.)*")+)\s*\]', re.MULTILINE)
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
CHANCE = re.compile(r"<(shuffle main:|shuffle extra:|takes)\s([^>]*)>")


def read(text):
    """A header's text; the long ones are broken into lines."""
    return json.loads(text.replace("\n", " "))


def below(key, label, n, state):
    """A number under n; `state` is the words that are left and the number of the next block."""
    while True:
        if not state[0]:
            block = hmac.digest(key, f"{label}|{state[1]}".encode(), "sha256")
            state[:] = [[int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)], state[1] + 1]
        word = state[0].pop(0)
        if word < 2**32 - 2**32 % n:
            return word % n


def shuffled(key, label, cards):
    order, state = sorted(cards), [[], 0]
    for i in range(len(order) - 1, 0, -1):
        j = below(key, label, i + 1, state)
        order[i], order[j] = order[j], order[i]
    return order


def mistakes(game):
    """What does not fit, in words; nothing where all is well."""
    said = {name: list(map(read, TEXT.findall(values))) for name, values in HEADER.findall(game)}
    missing = [name for name in ("Table", "Commitment", "Secret", "Entropy", "Deal") if name not in said]
    if missing:
        return [f"no header {name}" for name in missing]
    table, secret = said["Table"][0], bytes.fromhex(said["Secret"][0])
    found = []
    if hashlib.sha256(f"v1|{table}|".encode() + secret).hexdigest() != said["Commitment"][0]:
        found.append("the secret is not the one committed to")
    key = hmac.digest(secret, "|".join(["v1", table, *said["Entropy"]]).encode(), "sha256")
    first = said["Seats"][below(key, "first", len(said["Seats"]), [[], 0])]
    if said["First"] != [first]:
        found.append(f"{first} should begin")
    for deck in said["Deal"]:
        name, *cards = deck.replace(":", " ", 1).split()
        if cards != shuffled(key, f"deal {name}", cards):
            found.append(f"the deck {name} should lie otherwise")
    moves = re.sub(r"\{(?:[^}\\]|\\.)*\}", "", HEADER.sub("", game))
    for number, (what, cards) in enumerate(CHANCE.findall(moves), 1):
        # Which card is taken depends on the hand, and only the rules know that: see `leonardo verify`.
        if what != "takes" and cards.split() != shuffled(key, f"chance {number}", cards.split()):
            found.append(f"chance {number} should be otherwise")
    return found


def main(files):
    wrong = 0
    for file in files:
        with open(file, encoding="utf-8") as opened:
            games = re.split(r"(?m)^(?=\[Edition )", opened.read())[1:]
        for number, game in enumerate(games, 1):
            found = mistakes(game)
            wrong += bool(found)
            print(f"{file} {number}: {'; '.join(found) or 'fair'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
