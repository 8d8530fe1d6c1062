"""What things at the table are called on the page: a move in notation as what a person points at, by name."""

import re
from dataclasses import dataclass

from leonardo.texts import list_of, say

PLAY = re.compile(r"(\+?[A-Z]+)([>@^/])(\w+)")
ZONES = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
SIGNS = {"@": "place", "^": "cover", "/": "replace"}
KEPT_AS_WORDS = {"drop": "table-do-drop", "under": "table-do-under", "give": "table-do-give"}


@dataclass(frozen=True)
class Step:
    """One thing to point at: a card of the hand, a place, or a button among the choices."""

    kind: str  # "card", "zone", "cell", "choice"
    value: str  # as notation writes it; of a choice its label
    seat: int | None = None


@dataclass(frozen=True)
class Words:
    """The words of one reader: the language, who sits where, and which seat the reader has."""

    language: str
    names: tuple[str, ...]
    seat: int

    def say(self, message, **values):
        return say(self.language, message, **values)

    def card(self, card):
        """The card as the page calls it."""
        if card.startswith("!"):
            return self.say(f"action-{card[1:]}")
        if card.endswith("?"):
            return self.say("card-hidden-extra" if card.startswith("+") else "card-hidden")
        return ", ".join(self.say(f"symbol-{symbol}") for symbol in card.lstrip("+"))

    def zone(self, zone):
        return self.say(f"zone-{zone}")

    def argument(self, word, before=""):
        """What a further word of an action card is called."""
        if word in ("main", "extra"):
            return self.say(f"deck-{word}")
        if before in ("main", "extra"):
            return self.card(word)
        if word in ZONES:
            return self.zone(word)
        if word in ("corners", "arms", "cw", "ccw"):
            return self.say(f"argument-{word}")
        if re.fullmatch("[A-Z]", word):
            return self.say(f"symbol-{word}")
        if word.isdigit():
            return self.names[int(word)]
        return self.card(word) if word[0].isupper() or word[0] == "+" else word

    # --- a move as something to point at -------------------------------------------------------------------

    def steps(self, move):
        """In the order in which a person would point; what the page takes for granted may be left out."""
        play = PLAY.fullmatch(move)
        if play:
            card, sign, place = play.groups()
            if sign == ">":
                return [Step("card", card), Step("zone", place, self.seat)]
            return [Step("card", card), Step("cell", place), self._choice(f"table-do-{SIGNS[sign]}")]
        word, *rest = move.split(" ")
        if word.startswith("!"):
            return [Step("card", word), self._choice("table-do-use"), *self._arguments(rest)]
        if word in KEPT_AS_WORDS:
            return [Step("card", rest[0]), self._choice(KEPT_AS_WORDS[word])]
        if word == "lift":
            return [Step("zone", rest[0], self.seat), self._choice("table-do-lift")]
        if word == "veto":
            return [Step("cell", rest[0])]
        return [Step("choice", self.whole(move))]

    def _choice(self, message):
        return Step("choice", self.say(message))

    def _arguments(self, words):
        if len(words) == 2 and words[0].isdigit() and words[1] in ZONES:
            return [Step("zone", words[1], int(words[0]))]
        return [self._pointed(word, before) for before, word in zip(["", *words], words, strict=False)]

    def _pointed(self, word, before):
        if word in ZONES:
            return Step("zone", word, self.seat)
        if re.fullmatch("[a-i][1-9]", word):
            return Step("cell", word)
        if re.fullmatch(r"\+?[A-Z]{2,}", word) and before not in ("main", "extra"):
            return Step("card", word)
        return Step("choice", self.argument(word, before))

    # --- what buttons say ----------------------------------------------------------------------------------

    def whole(self, move):
        """The name of the button that plays this move."""
        play = PLAY.fullmatch(move)
        if play:
            card, sign, place = self.card(play[1]), play[2], play[3]
            if sign == ">":
                return self.say("table-play-zone", card=card, zone=self.say(f"zone-{place}.to"))
            return self.say("table-play-cell", card=card, cell=place, way=SIGNS[sign])
        word, *rest = move.split(" ")
        if word.startswith("!"):
            return self._used(word, rest)
        if word in KEPT_AS_WORDS:
            return self.say("table-do-with", do=self.say(KEPT_AS_WORDS[word]), card=self.card(rest[0]))
        if word == "lift":
            return self.say("table-do-with", do=self.say("table-do-lift"), card=self.zone(rest[0]))
        if word == "veto":
            return self.say("table-put-veto", cell=rest[0])
        if word == "key":
            return self.say("table-take-key", symbol=self.say(f"symbol-{rest[0]}"))
        if word == "to":
            if rest[0] == "discard":
                return self.say("table-to-discard")
            return self.say("table-to", player=self.names[int(rest[0])])
        if word == "draw":  # the number of cards is behind it
            return self.say("table-do-draw", deck=rest[0], count=0).rpartition(" (")[0]
        return self.say(f"table-do-{word}")

    def _used(self, card, words):
        name = self.card(card)
        if not words:
            return self.say("table-use", card=name)
        if len(words) == 2 and words[0].isdigit() and words[1] in ZONES:
            prefix = "" if int(words[0]) == self.seat else f"{self.names[int(words[0])]}: "
            return self.say("table-use-with", card=name, what=prefix + self.zone(words[1]))
        labels = [self.argument(word, before) for before, word in zip(["", *words], words, strict=False)]
        return self.say("table-use-with", card=name, what=list_of(self.language, labels))
