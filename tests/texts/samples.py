"""Refused moves with views: for every code at least one, and what its sentence must name."""

from __future__ import annotations

import dataclasses
from typing import Any

NAMES = ["Анна", "Boris", "Vera"]

TABLES: dict[str, Any] = {
    "protocol": 1,
    "edition": "novem",
    "options": {},
    "seats": 3,
    "turn": 17,
    "to_move": 0,
    "phase": "play",
    "hands": [["!varnish", "+MC", "+MCR", "KF", "MR"], ["?"] * 7, ["+?"] * 7],
    "tables": [{"n": "PH", "c": "SE", "nw": "+PC"}, {"n": "CI"}, {}],
    "field": None,
    "keys": [{"M": 1}, {}, {}],
    "last_played": "CH",
    "veto": None,
    "effects": [],
    "memory": {},
    "pending": None,
    "outcome": None,
}
FIELD: dict[str, Any] = {
    **TABLES,
    "edition": "quintis-2011",
    "to_move": 2,
    "hands": [["?"] * 6, ["?"] * 6, ["!palimpsest", "KF", "MH", "MR", "PI"]],
    "tables": None,
    "field": {"e5": ["MR", "CH"], "e6": ["PH"], "f6": ["GE"], "g6": ["SW"]},
    "veto": {"cell": "e6", "binds": True},
}
OVER = {**FIELD, "phase": "over", "outcome": {"winners": [1], "reason": "keys"}}
SECOND_SEAL = {"id": "second-seal", "seat": 1, "symbol": "M"}
FRAME = {"id": "gilded-frame", "seat": 0, "target": 0, "zone": "n"}
SCAFFOLDING = {"id": "scaffolding", "seat": 2, "target": 1, "zone": "ne"}

ON_TABLES = ("MR>n", "MR>w", "MR>c", "+MC>nw", "!mirror-writing n w")
ON_FIELD = ("KF@d4", "KF@d5", "KF@d6", "KF@d7", "KF@e7", "KF@f5", "KF@f7", "MR@f5")


@dataclasses.dataclass(frozen=True)
class Sample:
    code: str
    move: str
    names: tuple[str, ...]  # what the sentence must contain in every language
    view: dict[str, Any]
    legal: tuple[str, ...]


def on_tables(
    code: str, move: str, *names: str, legal: tuple[str, ...] = ON_TABLES, **changes: Any
) -> Sample:
    return Sample(code, move, names, {**TABLES, **changes}, legal)


def on_field(code: str, move: str, *names: str, legal: tuple[str, ...] = ON_FIELD, **changes: Any) -> Sample:
    return Sample(code, move, names, {**FIELD, **changes}, legal)


def memory(card: str) -> dict[str, Any]:
    return {"last_card": card, "own_last": [None, card, None]}


SAMPLES = [
    Sample("over", "MR@e7", ("MR@e7",), OVER, ()),
    *(
        on_field("over", "MR@e7", "MR@e7", legal=(), outcome={"winners": [0], "reason": reason})
        for reason in ("deck", "stalemate", "limit")
    ),
    on_field("not_in_edition", "MR>n", "MR>n", "MR@e6"),
    on_tables("not_in_edition", "MR@e6", "MR@e6", "MR>n"),
    on_tables("not_in_edition", "MR^e6", "MR^e6", "MR>n"),
    on_tables("not_in_edition", "veto e5", "veto e5"),
    on_field("not_in_edition", "key M", "key M"),
    on_tables("not_in_edition", "!palimpsest e5", "!palimpsest e5"),
    on_tables("not_in_edition", "!palimpsest e5", "!palimpsest e5", edition="classic"),
    on_field("not_in_edition", "drop !varnish", "drop !varnish"),
    on_field("not_in_edition", "lift n", "lift n"),
    on_field("not_in_edition", "draw main", "draw main"),
    on_field("not_in_edition", "to 2", "to 2"),
    on_tables("not_in_edition", "under MR", "under MR"),
    on_tables("not_in_edition", "give MR", "give MR"),
    on_tables("not_in_edition", "end", "end", edition="classic"),
    on_field("wrong_phase", "veto e5", "veto e5"),
    on_field("wrong_phase", "MR@e7", "MR@e7", "veto e5", phase="veto", legal=("veto e5", "veto e6")),
    on_tables("wrong_phase", "MR>n", "MR>n", "key P", phase="key", legal=("key P", "key C")),
    on_tables("wrong_phase", "MR>n", "MR>n", "end", phase="close", legal=("drop !varnish", "end")),
    on_tables("wrong_phase", "MR>n", "MR>n", "draw main", phase="draw", legal=("draw extra", "draw main")),
    on_tables("wrong_phase", "MR>n", "MR>n", "to 1", phase="effect", legal=("to 1", "to 2", "to discard")),
    on_field("wrong_phase", "MR@e7", "MR@e7", "under KF", phase="effect", legal=("end", "under KF")),
    on_field("wrong_phase", "MR@e7", "MR@e7", "give KF", phase="effect", legal=("give KF", "give MH")),
    on_field("wrong_phase", "veto e5", "veto e5", "KF@d4", phase="effect"),
    on_tables("wrong_phase", "drop !varnish", "drop !varnish"),
    on_field("not_in_hand", "CH@e7", "CH", "KF, MH"),
    on_tables("not_in_hand", "MCR>nw", "MCR", "+MCR"),
    on_tables("not_in_hand", "+MR>nw", "+MR", "MR>n"),
    on_field("not_in_hand", "CH@e7", "CH", hands=[["?"], ["?"], []]),
    on_tables("not_in_hand", "!scaffolding 1 n", "MR"),
    on_tables("not_in_hand", "!retouching CH n", "CH", hands=[["!retouching", "MR"], [], []]),
    on_tables("not_in_hand", "!retouching MCR nw", "+MCR", hands=[["!retouching", "+MCR"], [], []]),
    on_tables("no_such_key", "key M", "key M", phase="key", legal=("key C", "key P")),
    on_tables("no_such_key", "key Q", "key Q", phase="key", legal=("key C", "key P")),
    on_tables("wrong_zone", "MR>nw", "MR", "nw", "n, w "),
    on_tables("wrong_zone", "+MC>n", "+MC", "nw"),
    on_tables("wrong_zone", "MR>nw", "MR", "nw", "n, w, c, e, s", edition="classic"),
    on_tables("wrong_zone", "!retouching MR nw", "MR", "nw"),
    on_tables("wrong_zone", "!scrapers-knife 1 n", "!scrapers-knife 1 n"),
    on_tables("wrong_zone", "!mirror-writing n nw", "!mirror-writing n nw"),
    on_tables("wrong_zone", "!scrapers-knife 1 nw", "!scrapers-knife 1 nw"),
    on_tables("kind_played", "MR>n", "MR", legal=("+MC>nw", "end")),
    on_tables("kind_played", "+MC>nw", "+MC", legal=("MR>n", "end")),
    on_tables("kind_played", "MR>n", "MR", edition="classic", legal=("MR>n",)),
    on_tables("zone_locked", "MR>n", "MR>n", effects=[FRAME]),
    on_tables("zone_locked", "!scrapers-knife 1 ne", "!scrapers-knife 1 ne", "Boris", effects=[SCAFFOLDING]),
    on_tables("zone_locked", "!varnish n", "!varnish n", effects=[FRAME]),
    on_tables("zone_locked", "!scaffolding 1 ne", "!scaffolding 1 ne", "Boris", effects=[SCAFFOLDING]),
    on_tables("zone_locked", "!perpetual-motion arms cw", "!perpetual-motion arms cw", effects=[FRAME]),
    on_tables("zone_locked", "MR>w", "MR>w", effects=[FRAME]),
    on_field("field_empty", "MR^e5", "MR^e5", "MR@e5", field={}, legal=("MR@e5",)),
    on_field("field_empty", "!palimpsest e5", "!palimpsest e5", field={}, legal=("MR@e5",)),
    on_field("occupied", "MR@e5", "MR", "CH", "e5"),
    on_field("empty_cell", "MR^d5", "MR", "d5"),
    on_field("empty_cell", "MR/d5", "MR", "d5"),
    on_field("empty_cell", "veto d5", "veto d5", phase="veto", legal=("veto e5",)),
    on_field("empty_cell", "!crossed-sketches e5 d5", "d5", "!crossed-sketches e5 d5"),
    on_field("out_of_field", "MR@d4", "MR", "d4", "e5", field={}, legal=("MR@e5",)),
    on_field("out_of_field", "MR@b5", "MR", "b5", "c3", options={"anchor": "centre"}),
    on_field("out_of_field", "MR@b6", "MR", "b6", " 6", " e ", " g"),
    on_field("out_of_field", "MR@e1", "MR", "e1", " 6", " 5 ", " 6"),
    on_field("out_of_field", "MR@e7", "MR", "e7"),
    on_field("not_adjacent", "MR@e8", "MR", "e8"),
    on_field("no_common_symbol", "MR^e5", "MR", "CH", "e5"),
    on_field("no_common_symbol", "MR/e5", "MR", "CH", "e5"),
    on_field("previous_card", "MH@e7", "MH", "CH", "Boris", "KF@d4"),
    on_field(
        "previous_card", "MH@e7", "MH", "CH", "last_played",
        last_played=None, memory=memory("CH"), options={"after_skip": "last_played"},
    ),
    on_field(
        "previous_card", "MH@e7", "MH", "CH", "Boris", "own_last",
        last_played=None, memory=memory("CH"), options={"after_skip": "own_last"},
    ),
    on_field("previous_card", "MH@e7", "MH", last_played=None),
    on_field("veto", "PI@e7", "PI", "PH", "e6"),
    on_field("veto", "PI@e7", "PI", veto=None),
    on_field("second_seal", "MR@e7", "MR", "Boris", effects=[SECOND_SEAL]),
    on_field("second_seal", "MR@e7", "MR"),
    on_field("first_card", "MH@e7", "MH", "MR", pending={"plays": ["MR@f5"], "count": 1}),
    on_field("first_card", "MH@e7", "MH", pending={"count": 1}),
    on_field("marker_must_move", "veto e6", "veto e6", "e6", phase="veto", legal=("veto e5",)),
    on_field("one_action", "!palimpsest e5", "KF@d4"),
    on_tables("one_action", "!mirror-writing n s", "one_per_step"),
    on_tables("not_now", "!varnish n", "!mirror-writing n w"),
    on_tables("not_now", "!mirror-writing n c", "end", phase="close", legal=("end",)),
    on_field("not_now", "!inspiration", "KF@d4"),
    on_field("not_now", "!palimpsest e5", "end", phase="close", legal=("end",)),
    on_tables("not_now", "lift n", "lift n"),
    *(
        on_tables("no_effect", move)
        for move in (
            "!mirror-writing n nw", "!perpetual-motion corners cw", "!retouching MR n",
            "!scrapers-knife 1 ne", "!varnish w", "!gilded-frame w", "!scaffolding 0 n",
            "!old-folio main MR", "!cabinet",
        )
    ),
    *(
        on_field("no_effect", move)
        for move in (
            "!palimpsest e6", "!crossed-sketches e5 g6", "!second-seal M", "!double-stroke", "!inspiration",
            "!clean-sheet", "!borrowed-folio 2", "!free-hand",
        )
    ),
    on_tables("no_effect", "lift w", "lift w"),
    on_tables("no_effect", "to 0", "to 0", phase="effect", legal=("to 1",)),
    on_field("no_effect", "give MR", "give MR", phase="effect", legal=("give KF",)),
    on_field("no_effect", "end", "end", phase="effect", legal=("under KF",)),
    on_field("sealed", "!palimpsest e6", "e6"),
    on_field("must_play", "skip", "KF@d4"),
    on_field("must_play", "end", "KF@d4"),
    on_tables("must_play", "skip", "skip", legal=("+MC>nw", "end")),
    on_field("must_play", "end", "skip", legal=("!free-hand", "skip")),
    on_tables("must_use_action", "end", "drop !varnish", phase="close", legal=("drop !varnish",)),
]  # fmt: skip
