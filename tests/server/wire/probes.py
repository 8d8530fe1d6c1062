"""What somebody may ask who looks for leaks: every door, every command, right and wrong, at any moment.

What is asked hangs on the dice and on what the caller was told, never on the cards: in both worlds it is the
same as long as the caller is told the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from leonardo import Edition, Game
from leonardo.move_writing import move_text
from leonardo.rules import kind_of
from leonardo.rules.codes import PICK_KEY
from tests.properties.alphabet import some_moves

LANGUAGES = ("en", "ru", "")


class Asked(NamedTuple):
    """A request, or with the method `live` a frame on the caller's own connection."""

    method: str
    path: str
    body: Any = None


@dataclass
class Spot:
    """Where somebody stands who asks: the table as it was last told to them."""

    edition: Edition
    table: str
    invitation: str
    reads_afterwards: bool  # records and replays are for them, too
    told: dict[str, Any] = field(default_factory=dict)
    is_over: bool = False
    number: int = 0

    @property
    def ply(self) -> int:
        return int(self.told.get("ply", 0))

    @property
    def legal(self) -> list[str]:
        return list(self.told.get("legal", ()))

    @property
    def seq(self) -> int:
        return int(self.told.get("seq", 0))

    def id(self) -> str:
        self.number += 1
        return f"p{self.number}"


Probe = Callable[[random.Random, Spot], Asked]
PROBES: list[tuple[int, Probe]] = []


def probe(weight: int) -> Callable[[Probe], Probe]:
    def known(ask: Probe) -> Probe:
        PROBES.append((weight, ask))
        return ask

    return known


def drawn(rng: random.Random, spot: Spot) -> Asked:
    """Something to ask; whoever is to decide asks about moves more often."""
    if spot.legal and rng.random() < 0.4:
        return rng.choice((preview, preview, advice, why, a_move_that_cannot_be))(rng, spot)
    return rng.choices([ask for _, ask in PROBES], [weight for weight, _ in PROBES])[0](rng, spot)


def every_door(rng: random.Random, spot: Spot) -> list[Asked]:
    """Every door once, but for those whose answer does not end."""
    here = f"/api/tables/{spot.table}"
    other = {"edition": "classic", "seats": [{"kind": "me"}, {}]}
    paths = [here, f"{here}/record", f"{here}/qr.svg", f"{here}/replay", "/api/lobby", "/api/editions"]
    paths += [f"/api/rules/{spot.edition.name}", "/api/lessons", "/api/health", "/metrics"]
    paths += ["/openapi.json", "/api/docs", f"/t/{spot.table}"]
    asked = [Asked("GET", path) for path in paths]
    asked += [
        Asked("POST", "/api/tables", other),
        Asked("POST", "/api/invitations", {"invitation": spot.invitation}),
        Asked("POST", "/api/join", {"name": "Me", "invitation": spot.invitation}),
        Asked("POST", "/api/replays", {"record": a_record()}),
        Asked("POST", "/api/lessons/keys/try", {"step": "x", "moves": ["skip"]}),
        Asked("POST", "/api/operator/backup"),
        Asked("POST", f"{here}/commands", {"type": "why", "id": spot.id(), "move": any_move(rng, spot)}),
    ]
    return asked


# --- looking ----------------------------------------------------------------------------------------------


@probe(6)
def the_table(rng: random.Random, spot: Spot) -> Asked:
    after = rng.choice(("", "after=-1", f"after={rng.randrange(-1, spot.seq + 2)}", "after=x"))
    return Asked("GET", f"/api/tables/{spot.table}?{after}&language={rng.choice(LANGUAGES)}")


@probe(2)
def what_is_for_later(rng: random.Random, spot: Spot) -> Asked:
    """Records and replays; when the game is over, some may have them, and then they hold every card."""
    kind = "record" if rng.random() < 0.5 else f"replay?as={rng.choice(('all', '0', '1', '5'))}"
    if spot.is_over and spot.reads_afterwards:
        return the_table(rng, spot)
    return Asked("GET", f"/api/tables/{spot.table}/{kind}")


@probe(1)
def the_code(rng: random.Random, spot: Spot) -> Asked:
    return Asked("GET", f"/api/tables/{spot.table}/qr.svg")


@probe(2)
def around_the_table(rng: random.Random, spot: Spot) -> Asked:
    path = rng.choice(
        ("/api/lobby", f"/api/lobby?language={rng.choice(LANGUAGES)}", "/api/health", "/metrics")
    )
    return Asked("GET", path)


@probe(1)
def elsewhere(rng: random.Random, spot: Spot) -> Asked:
    path = rng.choice(
        (
            "/",
            f"/t/{spot.table}",
            "/api/none",
            "/openapi.json",
            "/api/docs",
            "/api/editions",
            f"/api/rules/{spot.edition.name}?option.goal=2",
            "/api/lessons",
        )
    )
    return Asked(rng.choice(("GET", "GET", "GET", "PUT")), path)


@probe(1)
def what_is_computed(rng: random.Random, spot: Spot) -> Asked:
    if rng.random() < 0.5:
        return Asked("POST", "/api/lessons/keys/try", {"step": "x", "moves": ["skip"]})
    return Asked("POST", "/api/replays?as=0", {"record": a_record()})


@cache
def a_record() -> str:
    game = Game("quintis-2009", seats=2, seed=1)
    for _ in range(3):
        game.play(game.legal[0])
    return game.record().text


@probe(2)
def the_invitation(rng: random.Random, spot: Spot) -> Asked:
    known = rng.choice((spot.invitation, "A" * 22, ""))
    if rng.random() < 0.5:
        return Asked("POST", "/api/invitations", {"invitation": known})
    return Asked("POST", "/api/join", {"name": "Somebody", "invitation": known, "table": spot.table})


# --- commands ---------------------------------------------------------------------------------------------


def command(rng: random.Random, spot: Spot, kind: str, **fields: Any) -> Asked:
    sent = {"type": kind, "id": spot.id(), "language": rng.choice(LANGUAGES), **fields}
    if rng.random() < 0.2:
        sent["as_seat"] = rng.randrange(4)
    if rng.random() < 0.4:
        return Asked("live", "", sent)
    return Asked("POST", f"/api/tables/{spot.table}/commands", sent)


def any_move(rng: random.Random, spot: Spot) -> str:
    """A move of the edition's words; mostly an illegal one."""
    if spot.legal and rng.random() < 0.2:
        return str(rng.choice(spot.legal))
    moves = [m for m in some_moves(spot.edition, rng, 8, []) if kind_of(m) != PICK_KEY]
    return move_text(rng.choice(moves), spot.edition) if moves else "skip"


@probe(6)
def why(rng: random.Random, spot: Spot) -> Asked:
    text = any_move(rng, spot)
    if rng.random() < 0.4:  # a card, or a card and a place
        text = " ".join(
            text.replace(">", " ").replace("@", " ").replace("^", " ").replace("/", " ").split()[:2]
        )
    return command(rng, spot, "why", move=text)


@probe(3)
def preview(rng: random.Random, spot: Spot) -> Asked:
    text = rng.choice(spot.legal) if spot.legal and rng.random() < 0.7 else any_move(rng, spot)
    return command(rng, spot, "preview", move=text)


@probe(5)
def a_move_that_cannot_be(rng: random.Random, spot: Spot) -> Asked:
    """Illegal, too late, too early, unreadable; never one that is legal now."""
    text = next(
        (text for text in (any_move(rng, spot) for _ in range(9)) if text not in spot.legal), "not a move"
    )
    late = {"move": any_move(rng, spot), "ply": max(spot.ply + rng.choice((-1, 1, 7)), 0)}
    fields = rng.choice(({"move": text, "ply": spot.ply}, late, {"move": "hello", "ply": spot.ply}))
    if fields["ply"] == spot.ply and fields["move"] in spot.legal:
        fields = {"move": "hello", "ply": spot.ply}
    return command(rng, spot, "move", **fields)


@probe(2)
def advice(rng: random.Random, spot: Spot) -> Asked:
    return command(rng, spot, "hint", ply=spot.ply)


@probe(1)
def taking_back_too_late(rng: random.Random, spot: Spot) -> Asked:
    return command(rng, spot, "undo", ply=spot.ply + 1)


@probe(2)
def talking(rng: random.Random, spot: Spot) -> Asked:
    return command(rng, spot, "chat", text=rng.choice(("hello", "\u200b", "what do you hold?")))


@probe(2)
def arranging(rng: random.Random, spot: Spot) -> Asked:
    kind, fields = rng.choice(
        (
            ("start", {}),
            ("leave", {}),
            ("remove", {"seat": 1}),
            ("add_bot", {"seat": 0, "bot": "greedy"}),
            ("mute", {"seat": 1, "on": rng.random() < 0.5}),
            ("resume", {}),
            ("rematch", {}),
            ("take_seat", {}),
        )
    )
    if kind == "rematch" and spot.is_over:
        return talking(rng, spot)  # another table is another story
    return command(rng, spot, kind, **fields)


@probe(1)
def what_nobody_understands(rng: random.Random, spot: Spot) -> Asked:
    body = rng.choice((b"{", b"[]", b'{"type":"move"}', b'{"type":"peek","id":"x"}'))
    if rng.random() < 0.5:
        return Asked("live", "", body)
    return Asked("POST", f"/api/tables/{spot.table}/commands", body)
