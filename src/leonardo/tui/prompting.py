"""What the player is told at each moment: what to choose, what the choice would do, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from leonardo.explain import action_moment, action_rule, card_name, event
from leonardo.played import Played
from leonardo.prompt.parts import Speaker
from leonardo.texts import has, list_of, say
from leonardo.tui.choosing import Part
from leonardo.tui.outlook import Outlook

UNTOLD = ("turn", "over")  # turns begin by themselves, and the end has its own words


def question(outlook: Outlook) -> str:
    """What is to be chosen now."""
    choosing = outlook.choosing
    if not choosing.picked:
        return outlook.say(f"tui-ask-{_due(outlook)}")
    if choosing.move is not None:
        return outlook.say("tui-confirm", move=choosing.move)
    card = choosing.picked[0].value
    if not card.startswith("!"):
        name = card_name(outlook.language, card) if choosing.picked[0].kind == "card" else card
        asks = "tui-ask-how" if choosing.listed else "tui-ask-where"
        return outlook.say(asks, card=card, name=name)
    edition = str(outlook.position["edition"])
    rule = action_rule(outlook.language, card[1:], edition)
    wanted = sorted({_kind_asked(part) for part in (*choosing.open, *choosing.listed)})
    named = list_of(outlook.language, (outlook.say(f"tui-wanted-{kind}") for kind in wanted), "or")
    return outlook.say("tui-ask-action", name=card_name(outlook.language, card), rule=rule, wanted=named)


def _kind_asked(part: Part) -> str:
    return part.kind if has(f"tui-wanted-{part.kind}") else "choice"


def _due(outlook: Outlook) -> str:
    """Which question it is: the phase's, or what an action card asks for."""
    if outlook.position["phase"] != "effect":
        return str(outlook.position["phase"])
    heads = {move.partition(" ")[0] for move in outlook.choosing.legal}
    return next((word for word in ("to", "under", "give") if word in heads), "second")


def card_told(outlook: Outlook, card: str) -> str:
    """A card in full words: its symbols, or the rule of an action card and when it is used."""
    name = card_name(outlook.language, card)
    if not card.startswith("!"):
        return outlook.say("tui-card", card=card, name=name)
    edition = str(outlook.position["edition"])
    moment = action_moment(outlook.language, card[1:], edition)
    rule = action_rule(outlook.language, card[1:], edition)
    return outlook.say("tui-card-action", name=name, moment=moment, rule=rule)


def label(outlook: Outlook, part: Part) -> str:
    """A choice of the list in words."""
    kind, value = part.kind, part.value
    if kind == "way":
        return outlook.say(f"tui-way-{value}")
    if kind == "word":
        return outlook.say(f"tui-word-{value}")
    if kind in ("key", "symbol"):
        return f"{value} {outlook.say(f'symbol-{value}')}"
    if kind == "draw":
        return outlook.say("tui-draw", deck=value, count=len(outlook.position["decks"][value]))
    if kind == "to":
        if value == "discard":
            return outlook.say("tui-to-discard")
        return outlook.say("tui-to", player=outlook.names[int(value)])
    if kind == "seat":
        return outlook.names[int(value)]
    if kind in ("ring", "direction"):
        return outlook.say(f"argument-{value}")
    return outlook.say(f"deck-{value}") if kind == "pile" else value


def told(language: str, played: Played, reader: int | None, names: Sequence[str], edition: str) -> str:
    """What a move did, as this reader may know it, in one paragraph; or nothing."""
    facts = (fact for fact in played.seen_by(reader) if fact["event"] not in UNTOLD)
    return " ".join(event(language, fact, reader, names, edition) for fact in facts)


def speaker(outlook: Outlook) -> Speaker:
    """Whoever reads typed moves for this look at the table."""
    return Speaker(outlook.language, outlook.names, outlook.position)


__all__ = ["card_told", "label", "question", "say", "speaker", "told"]
