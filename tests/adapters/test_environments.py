"""The environments keep the promises of Gymnasium and PettingZoo, and ours about them."""

import warnings

import gymnasium
import numpy as np
import pytest

import leonardo
from leonardo.adapters import check, pettingzoo_env
from leonardo.adapters.episodes import payoffs
from leonardo.adapters.gymnasium_env import LeonardoEnv, env_id
from leonardo.adapters.gymnasium_vector import LeonardoVectorEnv
from tests.adapters.playing import EDITIONS

# The whole matrix is for `python -m leonardo.adapters.check`; here is every edition, every number of seats.
PART = [(edition, seats) for edition, seats in zip(EDITIONS, (2, 3, 4, 5, 6), strict=True)]


@pytest.mark.parametrize("suite", ["gymnasium", "vector", "pettingzoo"])
@pytest.mark.parametrize(("edition", "seats"), [*PART, *((edition, 2) for edition in EDITIONS[1:])])
def test_the_suites_of_the_projects_find_nothing(suite, edition, seats):
    check.CHECKS[suite](edition, seats, 2)


def episode(env, seed):
    """The numbers and rewards of an episode played at random among what is allowed."""
    chooser = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    numbers, rewards, over = [], [], False
    while not over:
        number = int(chooser.choice(info["action_mask"].nonzero()[0]))
        observation, reward, over, truncated, info = env.step(number)
        assert not truncated and observation in env.observation_space
        numbers.append(number)
        rewards.append(reward)
    return numbers, rewards, info


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_is_the_same_episode_and_only_the_end_is_rewarded(edition):
    env = LeonardoEnv(edition, seats=3, bots=["greedy", "random"], seat=None)
    numbers, rewards, info = episode(env, 11)
    assert (numbers, rewards) == episode(
        LeonardoEnv(edition, seats=3, bots=["greedy", "random"], seat=None), 11
    )[:2]
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] == (1.0 if info["won"] else -0.5)
    assert info["reason"] in {"keys", "deck", "stalemate", "limit"}
    assert not info["action_mask"].any()
    assert numbers != episode(env, 12)[0]


def test_the_game_behind_an_episode_is_the_game_of_its_seed():
    env = LeonardoEnv("quintis-2009", seats=2, bots="planner", seat=1)
    env.reset(seed=5)
    chooser = np.random.default_rng(5)
    mask, over = env.reset(seed=5)[1]["action_mask"], False
    while not over:
        _, reward, over, _, info = env.step(chooser.choice(mask.nonzero()[0]))
        mask = info["action_mask"]
    game = env._play.game
    replayed = leonardo.Game("quintis-2009", seats=2, seed=game.seed)
    for made in game.made:
        replayed.play(made.move)
    assert replayed.outcome == game.outcome
    assert reward == payoffs(game.outcome, 2)[1]


def test_a_move_that_is_not_allowed_forfeits_the_game_and_says_why():
    env = LeonardoEnv("classic")
    _, info = env.reset(seed=1)
    refused = env.actions.number("skip")
    assert not info["action_mask"][refused]
    _, reward, terminated, _, info = env.step(refused)
    assert (reward, terminated, info["reason"], info["refusal"]) == (-1.0, True, "refused", "must_play")
    assert not info["action_mask"].any()
    with pytest.raises(leonardo.GameOver, match="reset"):
        env.step(refused)
    assert env.reset(seed=1)[1]["refusal"] == ""


def test_gymnasium_makes_every_edition_by_its_name():
    for edition in EDITIONS:
        with gymnasium.make(f"leonardo.adapters.gymnasium_env:{env_id(edition)}", seats=4) as env:
            assert env.unwrapped.setup.edition.name == edition
            assert env.unwrapped.setup.seats == 4
    envs = gymnasium.make_vec(env_id("classic"), num_envs=2, vectorization_mode="vector_entry_point")
    assert isinstance(envs, LeonardoVectorEnv) and envs.num_envs == 2


def test_a_drawing_shows_what_the_seat_sees():
    env = LeonardoEnv("quintis-2009", seat=1, render_mode="ansi")
    env.reset(seed=3)
    held = env._play.view.position["hands"][1]
    assert all(card in env.render() for card in held)
    assert LeonardoEnv("classic").render() is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 7}, "2 to 6"),
        ({"seats": 3, "bots": ["random"]}, "1 bots for the 2 other seats"),
        ({"seat": 2}, "no seat 2"),
        ({"bots": "plannner"}, "Did you mean planner"),
        ({"render_mode": "human"}, "ansi"),
        ({"options": {"goall": 3}}, "goal"),
    ],
)
def test_a_wrong_choice_is_told_when_the_environment_is_made(wrong, said):
    with pytest.raises(leonardo.LeonardoError, match=said):
        LeonardoEnv("classic", **wrong)


def test_a_game_that_a_bot_wins_before_the_first_decision_is_dealt_again():
    env = LeonardoEnv("classic", bots="greedy", options={"goal": 1}, seat=None)
    for seed in range(60):
        assert env.reset(seed=seed)[1]["action_mask"].any()


def test_payoffs_add_up_to_nothing_and_lie_between_minus_one_and_one():
    assert payoffs(None, 3) == [0, 0, 0]
    for seats in range(2, 7):
        for winners in ([0], [seats - 1], [0, 1], list(range(seats))):
            values = payoffs({"winners": winners, "reason": "deck"}, seats)
            assert sum(values) == pytest.approx(0)
            assert all(-1 <= value <= 1 for value in values)
            assert all(
                (value > values[-1]) == (0 in winners) for value in values[:1] if seats - 1 not in winners
            )
    assert payoffs({"winners": [2], "reason": "keys"}, 3) == [-0.5, -0.5, 1.0]


# --- PettingZoo --------------------------------------------------------------------------------------------


def test_seats_take_turns_as_the_game_says_and_only_who_decides_has_a_mask():
    env = pettingzoo_env.env(edition="quintis-2011", seats=3)
    env.reset(seed=9)
    chooser = np.random.default_rng(9)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        if terminated:
            env.step(None)
            continue
        game = env.unwrapped.game
        assert agent == f"seat_{game.to_move}"
        for other in env.agents:
            assert env.observe(other)["action_mask"].any() == (other == agent)
        env.step(chooser.choice(observation["action_mask"].nonzero()[0]))
    winners = [f"seat_{seat}" for seat in env.unwrapped.game.outcome["winners"]]
    assert [agent for agent in total if total[agent] == 1.0] == winners
    assert sum(total.values()) == 0


def test_a_move_that_is_not_allowed_loses_and_without_the_wrappers_raises():
    env = pettingzoo_env.env(edition="classic")
    env.reset(seed=2)
    agent, skip = env.agent_selection, env.unwrapped.actions.number("skip")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(skip)
    assert env.terminations[agent] and env._cumulative_rewards[agent] == -1
    bare = pettingzoo_env.LeonardoAECEnv("classic")
    bare.reset(seed=2)
    with pytest.raises(leonardo.IllegalMove):
        bare.step(skip)
