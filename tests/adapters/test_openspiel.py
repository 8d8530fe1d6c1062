"""OpenSpiel's "leonardo": its chance is the game's, its imagined states are honest, its bots can play it."""

import json
import random
from collections import Counter
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import leonardo
from leonardo import chance, rules
from leonardo.adapters import check, openspiel_game
from leonardo.adapters.actions import ActionSpace
from leonardo.adapters.imagined import imagined, known_in_hands, shown
from leonardo.adapters.open_chance import OpenGame
from leonardo.rules import codes, layout
from tests.adapters.playing import EDITIONS, MIXED, UNUSUAL, play_on

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def hand(state, seat) -> list[int]:
    return list(state.hand[seat * layout.HAND : seat * layout.HAND + state.hand_count[seat]])


@pytest.mark.parametrize(
    ("edition", "seats"), [*((edition, 2) for edition in EDITIONS), ("quintis-2009", 6), ("quintis-2011", 4)]
)
def test_the_random_simulation_of_the_project_finds_nothing(edition, seats):
    check.check_openspiel(edition, seats, 1)


def test_a_playthrough_is_as_it_was():
    """Written anew by tests/adapters/playthroughs/write.py when something is meant to change."""
    flags.FLAGS.mark_as_parsed()  # the project's reader asks for one, as its programs do
    before, after = generate_playthrough.replay(str(PLAYTHROUGHS / "classic.txt"))
    assert after.splitlines() == before.splitlines()


# --- chance ------------------------------------------------------------------------------------------------


def followed(game: leonardo.Game, mirror: OpenGame, seat: int | None) -> int:
    """What chance must answer so that the open game goes as this game went."""
    question = mirror.question()
    assert question is not None
    if question.about == "first":
        return game.beginning.first
    if question.about == "deal":
        deal = (game.beginning.main, game.beginning.extra)[question.where]
        return mirror.space.cards.index(deal[len(mirror.dealt[question.where])])
    if question.about == "take":
        return mirror.space.cards.index(dict(game.made[-1].chance)["takes"])
    code = game.edition.card_code
    if question.about == "top":
        face = code(game.position["decks"]["main"][0])
    else:
        at = question.where // layout.HAND
        missing = Counter(map(code, game.position["hands"][at]))
        missing.subtract(card for card in hand(mirror.state, at) if not card & codes.HIDDEN)
        hidden = mirror.state.hand[question.where]
        fits = [
            card for card in +missing if not game.edition.table.two_decks or not (card ^ hidden) & codes.EXTRA
        ]
        face = fits[0]
    return mirror.space.faces.index(face)


@pytest.mark.parametrize(
    ("edition", "options", "seats"),
    [*((edition, {}, seats) for edition, seats in MIXED), *((*unusual, 3) for unusual in UNUSUAL)],
)
def test_with_the_same_cards_the_open_game_is_the_game(edition, options, seats):
    """The same moves and the same cards: every view is equal at every decision, to the end."""
    chosen = leonardo.Edition(edition, **options)
    game = leonardo.Game(chosen, seats=seats, seed="mirror")
    mirror, chooser = OpenGame(ActionSpace(chosen, seats)), random.Random(seats)
    while True:
        while mirror.question():
            outcomes = dict(mirror.outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            answer = followed(game, mirror, game.to_move)
            assert outcomes[answer] > 0
            mirror.decide_chance(answer)
        for seat in (None, *range(seats)):
            assert mirror.view(seat) == game.view(seat)
        assert mirror.is_over == game.is_over
        if game.is_over:
            break
        texts = [mirror.space.text(number) for number in mirror.legal()]
        assert sorted(texts) == game.legal.texts
        move = chooser.choice(texts)
        game.play(move)
        mirror.play(mirror.space.number(move))


def test_every_card_still_unseen_is_equally_likely():
    game, chooser = OpenGame(ActionSpace("classic", 2)), random.Random(1)
    play_on(game, chooser)
    dealt: Counter[int] = Counter()
    while game.state is None:
        for place, probability in game.outcomes():
            assert probability == pytest.approx((2 - dealt[place]) / (72 - dealt.total()))
        place = game.outcomes()[0][0]
        dealt[place] += 1
        game.decide_chance(place)
    assert dealt.total() == 20


# --- what is imagined --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "options", "seats"),
    [*((edition, {}, seats) for edition, seats in MIXED), *((*unusual, 3) for unusual in UNUSUAL)],
)
def test_an_imagined_game_cannot_be_told_from_the_true_one(edition, options, seats):
    chosen = leonardo.Edition(edition, **options)
    space = ActionSpace(chosen, seats)
    everything = Counter(map(chosen.card_code, [*space.lists["main"], *space.lists["extra"]]))
    game, chooser = OpenGame(space), random.Random(3)
    for step in range(700):
        if game.is_over:
            break
        if not game.question() and step % 7 == 0:
            me = chooser.randrange(seats)
            other = imagined(game, me, chance.seeded(str(step)))
            assert other.view(me) == game.view(me)
            # Nothing of the truth is left: imagined from another truth, it is the same game.
            again = imagined(imagined(game, me, chance.seeded("x")), me, chance.seeded(str(step)))
            assert (again.state, again.facts, again.pools) == (other.state, other.facts, other.pools)
            counted = Counter(shown(other, other.state))
            for pool in other.pools:
                counted.update(dict(zip(space.faces, pool, strict=True)))
            assert +counted == everything
            for game_so in (game, other):
                for seat, cards in known_in_hands(game, me).items():
                    assert not cards - Counter(hand(game_so.state, seat))
                for skip in game.skips:
                    for card in hand(game_so.state, skip.seat):
                        assert rules.is_action(card) or rules.symbols_of(card) & skip.forbidden
        play_on(game, chooser)


def test_cards_seen_going_into_a_hand_and_put_under_the_deck_are_remembered():
    """Random games of 2011 until both happened, and the imagined games hold to them."""
    kept = {"taken": 0, "under": 0}
    for seed in range(60):
        game, chooser = OpenGame(ActionSpace("quintis-2011", 2)), random.Random(seed)
        while not game.is_over and not all(kept.values()):
            play_on(game, chooser)
            if game.is_over or game.question():
                continue
            for me in range(2):
                other = imagined(game, me, chance.seeded("memory")).state
                kept["taken"] += sum(known_in_hands(game, me)[1 - me].values())
                own = [fact for fact in game.facts if fact[0] == codes.PUT_UNDER][::-1]
                for place, fact in enumerate(own[: game.state.deck_count[0]]):
                    if fact[1] == me:
                        assert other.pile[place] == fact[2] == game.state.pile[place]
                        kept["under"] += 1
    assert all(kept.values())


def drawn_cards(state, seat) -> set[str]:
    """The cards that a seat remembers drawing."""
    lines = state.information_state_string(seat).splitlines()[1:]
    facts = [json.loads(line) for line in lines if line]
    return {fact["card"] for fact in facts if (fact["event"], fact["seat"]) == ("drawn", seat)}


def test_a_resampled_state_keeps_the_players_information_and_tells_others_no_more():
    game = pyspiel.load_game("leonardo(edition=quintis-2011,players=3)")
    chooser = random.Random(8)
    state = game.new_initial_state()
    told = 0
    while not state.is_terminal():
        if not state.is_chance_node() and chooser.random() < 0.2:
            player = state.current_player()
            other = state.resample_from_infostate(player, chooser.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            for rival in {0, 1, 2} - {player}:
                assert not drawn_cards(other, rival) - {"?"}
                told += len(drawn_cards(state, rival))
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, chances)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    assert told > 10


# --- what OpenSpiel asks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["classic", "quintis-2009"])
def test_a_search_of_the_project_plays_and_a_clone_goes_its_own_way(edition):
    game = pyspiel.load_game(f"leonardo(edition={edition})")
    state = game.new_initial_state()
    chooser = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1, chooser),
        uct_c=2.0,
        max_simulations=3,
        random_state=chooser,
    )
    for _ in range(60):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choice(outcomes, p=chances))
        elif len(state.play.facts) < 4:
            before, twin = str(state), state.clone()
            action = bot.step(state)
            assert str(state) == before and action in state.legal_actions()
            twin.apply_action(action)
            assert str(state) == before
            state.apply_action(action)
    assert len(state.play.facts) >= 4


def test_a_history_leads_to_the_same_state_again():
    game = pyspiel.load_game("leonardo(edition=novem,players=3)")
    state, chooser = game.new_initial_state(), random.Random(5)
    for _ in range(120):
        state.apply_action(chooser.choice(state.legal_actions()))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert back.information_state_string(0) == state.information_state_string(0)


def test_parameters_choose_edition_seats_options_and_decks():
    text = (
        "leonardo(edition=quintis-2009-extra,players=3,options=goal:5;diagonals:false;tie:shared,decks=long)"
    )
    game = pyspiel.load_game(text)
    assert game.num_players() == 3
    assert game.setup.edition.options == {
        "goal": 5,
        "diagonals": False,
        "tie": "shared",
        "turn_limit": openspiel_game.TURN_LIMIT,
    }
    assert len(game.setup.actions.lists["extra"]) == 50
    assert game.max_game_length() >= openspiel_game.TURN_LIMIT
    for wrong, said in (("options=goal5", "goal:5"), ("edition=clasic", "classic"), ("players=7", "2 to 6")):
        with pytest.raises((leonardo.LeonardoError, pyspiel.SpielError, RuntimeError), match=said):
            pyspiel.load_game(f"leonardo({wrong})")


def test_public_observations_hide_every_hand_and_private_ones_show_nothing_else():
    game = pyspiel.load_game("leonardo(edition=quintis-2011)")
    state, chooser = game.new_initial_state(), random.Random(6)
    while not state.play.state or len(state.play.facts) < 20:
        state.apply_action(chooser.choice(state.legal_actions()))
    kinds = {
        (public, private): game.make_py_observer(
            pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        )
        for public in (True, False)
        for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    }
    for observer in kinds.values():
        observer.set_from(state, 1)
    public = kinds[True, pyspiel.PrivateInfoType.NONE]
    private = kinds[False, pyspiel.PrivateInfoType.SINGLE_PLAYER]
    both = kinds[True, pyspiel.PrivateInfoType.SINGLE_PLAYER]
    assert "hand" not in public.dict and set(private.dict) == {"hand", "taken_card"}
    assert set(public.dict) | set(private.dict) == set(both.dict)
    assert both.tensor.tolist() == state.observation_tensor(1)
    held = state.play.view(1).position["hands"][1]
    assert private.string_from(state, 1) == str(held).replace("'", '"')
    assert public.string_from(state, 1) == public.string_from(state, 0)
    with pytest.raises(leonardo.SetupError, match="one seat's"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
