"""The same games at the speed of C, where every bot at the table plays compiled.

Not other games that look alike: the same deals, chance and choices, so that a result does not depend on what
was installed where it was measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from leonardo import chance
from leonardo.arena.plan import Plan
from leonardo.arena.playing import Line, ranks
from leonardo.arena.seating import Seating
from leonardo.deal import shuffled
from leonardo.lab.table import POLICIES, FastTable, PlainTable
from leonardo.lots import Seeded
from leonardo.position import hand_cards, out_cards, ranking
from leonardo.rules import State
from leonardo.rules.codes import TAKE_CARD
from leonardo.rules.layout import SEATS
from leonardo.words import DECK_NAMES, REASONS


def plays_compiled(plan: Plan, lineup: int) -> bool:
    """Whether these bots can, and nobody wants to see the moves."""
    able = not plan.records and all(plan.bots[bot] in POLICIES for bot in plan.lineups[lineup])
    return able and _is_installed()


@cache
def _is_installed() -> bool:
    return find_spec("numba") is not None


class CompiledTable:
    """A table at which compiled bots play the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        from leonardo import fast

        self._plan = plan
        self._lists = plan.edition.deck_lists(plan.seats)
        self._table = FastTable(PlainTable(plan.edition, ["random"] * plan.seats, ""))
        self._generators = fast.numbers(4 * SEATS)

    def play(self, lineup: int, deal: int, turn: int) -> Line:
        """The line of results of this game."""
        from leonardo import fast
        from leonardo.lab.kernels import seated

        plan, t = self._plan, self._table
        seating = plan.seatings(lineup, deal)[turn]
        specs = [plan.bots[bot] for bot in seating]
        for seat, spec in enumerate(specs):
            t.d["policy"][seat] = POLICIES[spec]
            words = chance.seeded(plan.bot_seed(lineup, deal, turn, seat), f"bot {spec}")
            self._generators[4 * seat : 4 * seat + 4] = words
        seed = plan.deal_seed(deal)
        self._lay_decks(seed)
        fast.twin(seated.deal_seated)(t.t, t.s, t.blank, t.d)
        row, lots = fast.numbers(seated.SEATED_KEYS + SEATS), Seeded(seed)
        room = (t.t, t.s, t.v, t.blank, t.d, t.notes, t.ahead, t.silent)
        while not fast.twin(seated.play_seated)(*room, self._generators, row):
            self._settle(lots)
            fast.twin(seated.settle_seated)(t.t, t.s, t.d, t.silent)
        return self._line(lineup, deal, turn, seating, row.tolist())

    def _lay_decks(self, seed: str) -> None:
        """The decks lie on the desk as `leonardo.Game` would lay them."""
        edition, d = self._plan.edition, self._table.d
        lying = shuffled(self._lists, self._plan.seats, seed)
        d["first"] = lying.first
        for name, cards in (("main", lying.main), ("extra", lying.extra)):
            codes = [edition.card_code(card) for card in cards]
            d[f"{name}_count"] = len(codes)
            d[name][: len(codes)] = codes

    def _settle(self, lots: Seeded) -> None:
        """What chance says lies on the desk; it is asked as `leonardo.lots` asks."""
        from leonardo import fast

        edition, order = self._plan.edition, self._table.d["order"]
        s: Any = fast.plain(self._table.s, State)
        if s.chance == TAKE_CARD:
            held = sorted(edition.card_text(card) for card in hand_cards(s, int(s.taken_from)))
            order[0] = edition.card_code(lots.take(int(s.taken_from), held))
            return
        deck = int(s.draw_kind)
        lying = sorted(edition.card_text(card) for card in out_cards(s, deck))
        codes = [edition.card_code(card) for card in lots.shuffle(DECK_NAMES[deck], lying)]
        order[: len(codes)] = codes

    def _line(self, lineup: int, deal: int, turn: int, seating: Seating, row: Sequence[int]) -> Line:
        from leonardo import fast
        from leonardo.lab.kernels import seated

        plan = self._plan
        ended: Any = fast.plain(self._table.s, State)
        winners = [seat for seat in range(plan.seats) if row[seated.WINNERS] >> seat & 1]
        return {
            "lineup": lineup,
            "deal": deal,
            "turned": turn,
            "seats": [plan.labels[bot] for bot in seating],
            "winners": winners,
            "ranks": ranks(ranking(plan.edition, ended), winners),
            "reason": REASONS[row[seated.REASON]],
            "keys": list(row[seated.SEATED_KEYS : seated.SEATED_KEYS + plan.seats]),
            "turns": row[seated.TURNS],
            "decisions": row[seated.DECISIONS],
            "ms": [],
            "faults": [],
        }
