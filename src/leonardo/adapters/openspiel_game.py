"""OpenSpiel: the game "leonardo", known to `pyspiel.load_game` once this module is imported.

    import pyspiel, leonardo.adapters.openspiel_game
    game = pyspiel.load_game("leonardo(edition=quintis-2009,players=3,options=goal:5;diagonals:false)")

Chance is explicit: who begins, then every card in the moment in which somebody gets to see it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from leonardo import chance
from leonardo.adapters.episodes import Setup, payoffs
from leonardo.adapters.imagined import imagined
from leonardo.adapters.needing import missing
from leonardo.adapters.open_chance import OpenGame
from leonardo.edition import Edition
from leonardo.errors import SetupError
from leonardo.rules import layout

try:
    import pyspiel
except ImportError as absent:
    raise missing(__name__) from absent

from leonardo.adapters.openspiel_observer import LeonardoObserver, seen_text

# OpenSpiel wants to know how long a game can be. Unless `turn_limit` says otherwise, it ends here; games
# between players who try to win are over after a hundred turns or so.
TURN_LIMIT: Final = 2000
LONGEST_TURN: Final = 64  # decisions; action cards in hand, plays, cards to draw
FEWEST_SEATS, MOST_SEATS = 2, layout.SEATS

GAME_TYPE: Final = pyspiel.GameType(
    short_name="leonardo",
    long_name="The Enigma of Leonardo",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=FEWEST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"edition": "classic", "players": 2, "options": "", "decks": "default"},
)


class LeonardoGame(pyspiel.Game):  # type: ignore[misc]
    """An edition with its options, seats and decks chosen, as OpenSpiel knows games."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        edition = Edition(chosen["edition"], **read_options(chosen["options"]))
        if edition.switches.get("turn_limit") == 0:
            edition = Edition(edition.name, **{**edition.options, "turn_limit": TURN_LIMIT})
        seats = chosen["players"]
        decks = None if chosen["decks"] == "default" else edition.deck_lists(seats, chosen["decks"])
        self.setup = Setup(edition, seats, decks=decks)
        limit = int(edition.switches["turn_limit"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.actions.size,
            max_chance_outcomes=max(len(self.setup.actions.faces), seats),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit * LONGEST_TURN,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> LeonardoState:
        """A game before its deal."""
        return LeonardoState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every decision may be followed by a full hand drawn."""
        return int(self.max_game_length() * layout.HAND)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LeonardoObserver:
        """What turns states into observations of this kind."""
        if params:
            raise SetupError(f"an observer has no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LeonardoObserver(self.setup.observations, kind)


class LeonardoState(pyspiel.State):  # type: ignore[misc]
    """A game between two decisions, or in front of chance."""

    def __init__(self, game: LeonardoGame) -> None:
        super().__init__(game)
        self.play = OpenGame(game.setup.actions)

    def current_player(self) -> Any:
        """The seat that decides, chance, or the end."""
        if self.play.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.play.question() else self.play.mover

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.play.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may say, each with its probability."""
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.play.question():
            self.play.decide_chance(action)
        else:
            self.play.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        space = self.play.space
        if player != pyspiel.PlayerId.CHANCE:
            return space.text(action)
        question = self.play.question()
        if question and question.about == "first":
            return f"seat {action} begins"
        return space.cards[action]

    def returns(self) -> list[float]:
        """What the end is worth to each seat; 0 before it."""
        outcome = self.play.position()["outcome"] if self.play.is_over else None
        return payoffs(outcome, self.play.space.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LeonardoState:
        """A state that this player cannot tell from the true one; others' history as the player knows it."""
        state: LeonardoState = self.clone()
        words = chance.seeded(" ".join(repr(sampler()) for _ in range(2)), "resample")
        state.play = imagined(self.play, player, words)
        return state

    def __str__(self) -> str:
        return seen_text(self.play, None, referee=True)


def read_options(text: str) -> dict[str, Any]:
    """The options of a text such as goal:5;diagonals:false; commas and = mean something else to OpenSpiel."""
    options: dict[str, Any] = {}
    for entry in filter(None, text.split(";")):
        name, colon, value = entry.partition(":")
        if not colon:
            raise SetupError(f"options are written goal:5;diagonals:false, not {text!r}")
        known = {"true": True, "false": False}
        options[name] = known[value] if value in known else int(value) if value.isdigit() else value
    return options


pyspiel.register_game(GAME_TYPE, LeonardoGame)
