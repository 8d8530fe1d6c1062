"""What a player can do instead of a refused move, as one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from leonardo.explain.wording import Wording
from leonardo.explain.written import PLAYS, Written, read
from leonardo.texts import list_of


def instead(wording: Wording, refused: Written, legal: Sequence[str]) -> str:
    """Moves with the same card, else of the same kind, else any; nothing where none is possible."""
    moves = [read(move) for move in legal if move != refused.text]
    with_card = [move for move in moves if refused.card and move.card == refused.card]
    if with_card and all(move.kind == "zone" for move in with_card):
        zones = list_of(wording.language, (move.zone for move in with_card), "or")
        return wording.say("instead-zones", card=refused.card, zones=zones)
    if with_card:
        # What was meant comes first: the same way to play, then the others.
        with_card.sort(key=lambda move: move.kind != refused.kind)
        return wording.moves("instead-card", _texts(with_card), card=wording.card(refused.card))
    plays = [move for move in moves if move.kind in PLAYS]
    if plays and refused.kind in (*PLAYS, "skip", "end"):
        return wording.moves("instead-plays", _texts(_mixed(plays)))
    alike = [move for move in moves if move.kind == refused.kind]
    possible = alike or moves
    return wording.moves("instead-moves", _texts(_mixed(possible))) if possible else ""


def _mixed(moves: Sequence[Written]) -> list[Written]:
    """One move with every card, then a second one with each, ...: the first few show the choice."""
    seen: Counter[str] = Counter()
    rounds = []
    for move in moves:
        rounds.append((seen[move.card], move))
        seen[move.card] += 1
    return [move for _, move in sorted(rounds, key=lambda entry: entry[0])]


def _texts(moves: Sequence[Written]) -> list[str]:
    return [move.text for move in moves]
