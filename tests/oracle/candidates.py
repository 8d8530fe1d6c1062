"""Every move text that could conceivably be legal; the judge decides which of them are."""

from itertools import combinations

from .field import cells_to_try
from .words import NOVEM, NOVEM_ACTIONS, QUINTIS_ACTIONS, SYMBOLS, TABLEAU, ZONES, is_action


def candidates(s):
    texts = {"end", "skip", "draw main", "draw extra", "to discard"}
    texts |= {"key " + symbol for symbol in SYMBOLS}
    texts |= {"to " + seat for seat in seats(s)}
    texts |= {"lift " + zone for zone in ZONES}
    if s.field:
        texts |= {"veto " + cell for cell in s.field}
    for card in set(s.hand):
        texts |= {"under " + card, "give " + card}
        if is_action(card):
            texts.add("drop " + card)
            texts |= {" ".join([card, *args]) for args in arguments(s, card[1:])}
        elif s.edition in TABLEAU:
            texts |= {card + ">" + zone for zone in ZONES}
        else:
            texts |= {card + way + cell for way in "@^/" for cell in cells_to_try(s)}
    return sorted(texts)


def seats(s):
    return [str(seat) for seat in range(s.seats)]


def arguments(s, name):
    """All arguments worth asking about, as lists of words."""
    table = NOVEM_ACTIONS if s.edition == NOVEM else QUINTIS_ACTIONS
    if name not in table:
        return []
    if name in ("mirror-writing", "crossed-sketches"):  # lists write the smaller text first
        places = ZONES if name == "mirror-writing" else list(s.field)
        return [list(pair) for pair in combinations(sorted(places), 2)]
    if name == "old-folio":
        return [
            [pile, card]
            for pile in ("main", "extra")
            for card in set(s.discards[pile])
            if not is_action(card)
        ]
    if name == "retouching":
        return [[card, zone] for card in set(s.hand) for zone in ZONES]
    words = {
        "zone": ZONES,
        "cell": list(s.field or {}),
        "symbol": list(SYMBOLS),
        "seat": seats(s),
        "ring": ["corners", "arms"],
        "direction": ["cw", "ccw"],
    }
    lists = [[]]
    for kind in table[name]:
        lists = [[*one, word] for one in lists for word in words[kind]]
    return lists
