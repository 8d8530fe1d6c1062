"""All that a game in progress is: the position and what happened so far in this turn."""

from dataclasses import dataclass, field

from .setup import default_options, full_options
from .words import NOVEM, Q09X, Q11, is_additional


@dataclass
class Turn:
    """What happened since the turn began; thrown away when it ends."""

    touched: bool = False  # something was decided already: the position is "mid-turn"
    plays: list = field(default_factory=list)  # (card, zone) or (card, way, cell)
    skipped: bool = False
    actions: int = 0  # action cards used in this turn
    actions_here: int = 0  # action cards used in the present phase (one_per_step)
    effect: str = None  # the action card that asks for more, in the phase `effect`
    drew: bool = False  # a card left a deck
    # tableau
    stood: set = field(default_factory=set)  # lines and patterns at the start (new_line)
    more_cards: int = 0  # Second Sketch
    canal_lock: bool = False
    in_the_lock: tuple = None  # (card, zone) of the replaced card that waits for `to`
    sfumato_zones: list = field(default_factory=list)  # (zone, symbol)
    got_key: bool = False
    duty: bool = False  # C-26: an action card must be used or dropped
    # field
    vetoed: set = field(default_factory=set)  # the symbols under the binding marker
    licence: bool = False
    free_hand: bool = False
    sfumato: str = None
    inspiration: bool = False
    under: int = 0  # cards that Clean Sheet has put under the deck
    folio: tuple = None  # (victim, card taken) of Borrowed Folio


@dataclass
class State:
    edition: str
    options: dict  # all of them, with defaults
    seats: int
    turn: int
    to_move: int
    phase: str
    hands: list
    decks: dict
    discards: dict
    removed: list
    tables: list
    field: dict
    keys: list
    bonus_used: list
    last_played: str
    veto: dict
    final_turns: int
    effects: list
    memory: dict
    outcome: dict
    others: dict  # `free` and `deck_lists`, which stay in the position
    now: Turn = field(default_factory=Turn)

    @property
    def hand(self):
        return self.hands[self.to_move]

    @property
    def table(self):
        return self.tables[self.to_move]

    def left_of(self, seat):
        return (seat + 1) % self.seats


def copied(position):
    """The same position, with lists and objects of its own."""
    if isinstance(position, dict):
        return {name: copied(value) for name, value in position.items()}
    return [copied(value) for value in position] if isinstance(position, list) else position


def fresh_memory(seats):
    return {"skips": 0, "quiet": 0, "last_card": None, "own_last": [None] * seats}


def from_position(position):
    p = copied(position)
    seats = p["seats"]
    return State(
        edition=p["edition"],
        options=full_options(p["edition"], p.get("options") or {}),
        seats=seats,
        turn=p["turn"],
        to_move=p["to_move"],
        phase=p["phase"],
        hands=p["hands"],
        decks=p["decks"],
        discards=p.get("discards") or {"main": [], "extra": []},
        removed=p.get("removed") or [],
        tables=p.get("tables"),
        field=p.get("field"),
        keys=p["keys"],
        bonus_used=p.get("bonus_used") or [False] * seats,
        last_played=p.get("last_played"),
        veto=p.get("veto"),
        final_turns=p.get("final_turns"),
        effects=p.get("effects") or [],
        memory=p.get("memory") or fresh_memory(seats),
        outcome=p.get("outcome"),
        others={k: p[k] for k in ("free", "deck_lists") if k in p},
    )


def effect_order(effect):
    """ic 2: sorted by id, seat, zone (as text; where all are equal, by target)."""
    return (effect["id"], effect["seat"], effect.get("zone", ""), effect.get("target", -1))


def to_position(s):
    defaults = default_options(s.edition)
    changed = {name: value for name, value in s.options.items() if value != defaults[name]}
    middle = s.phase != "over" and (s.phase != "play" or s.now.touched)
    return copied(
        {
            "protocol": 1,
            "edition": s.edition,
            "options": changed,
            "seats": s.seats,
            "turn": s.turn,
            "to_move": s.to_move,
            "phase": s.phase,
            "hands": [sorted(hand) for hand in s.hands],
            "decks": s.decks,
            "discards": s.discards,
            "removed": sorted(s.removed),
            "tables": s.tables,
            "field": s.field,
            "keys": [{k: n for k, n in keys.items() if n} for keys in s.keys],
            "bonus_used": s.bonus_used,
            "last_played": s.last_played,
            "veto": s.veto,
            "final_turns": s.final_turns,
            "effects": sorted(s.effects, key=effect_order),
            "memory": s.memory,
            "pending": "mid-turn" if middle else None,
            "outcome": s.outcome,
            **s.others,
        }
    )


def hidden(card, backs):
    return "+?" if backs and is_additional(card) else "?"


def to_view(s, seat):
    """ic 1 (cards), ic 2: hidden cards are ? or +?; a spectator has seat None."""
    view = to_position(s)
    backs = s.edition in (NOVEM, Q09X) or (s.edition == Q11 and s.options["backs_visible"])
    for other in range(s.seats):
        if other != seat:
            view["hands"][other] = sorted(hidden(card, backs) for card in view["hands"][other])
    for pile, cards in view["decks"].items():
        view["decks"][pile] = [hidden(card, backs) for card in cards]
    if s.edition == Q11:  # C.6 backs_visible: the top card of the deck, no deeper
        cards = view["decks"]["main"]
        view["decks"]["main"] = cards[:1] + ["?"] * len(cards[1:])
    return view
