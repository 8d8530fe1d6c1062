"""One game among a million, looked at: it is the very game that the run has counted."""

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from leonardo import Record, SetupError, lab
from leonardo.lab import run
from leonardo.lab.showing import NotTheSameGame
from tests.lab.runs import SEATS, plan, rows


@pytest.mark.parametrize("edition", SEATS)
def test_a_game_shown_is_the_game_counted(edition, tmp_path):
    wanted = plan(edition, games=40)
    run(wanted, tmp_path)
    for row in rows(tmp_path)[::13]:
        game = lab.show(tmp_path, row["game"])
        assert game.outcome == {
            "winners": [seat for seat in range(game.seats) if row["winners"] >> seat & 1],
            "reason": row["reason"],
        }
        assert [sum(keys.values()) for keys in game.keys] == [row[f"keys_{n}"] for n in range(game.seats)]
        assert (game.turn, len(game.made)) == (row["turns"], row["decisions"])
        moves = [made.move.text for made in game.made]
        assert sum(move == "skip" for move in moves) == row["skips"]
        assert sum(move.startswith("!") for move in moves) == row["actions"]
        assert game.beginning.first == row["first"]


def test_a_game_shown_is_written_down_and_replays(tmp_path):
    run(plan("novem", games=20), tmp_path)
    game = lab.show(tmp_path, 7)
    text = game.record().text
    assert '[Seats "random 0" "planner 1" "greedy 2"]' in text
    assert Record.read(text).replay().position == game.position


def test_a_game_that_the_run_has_not_come_to_can_be_shown_and_is_the_same_later(tmp_path):
    wanted = plan(games=60)
    wanted.write(tmp_path)
    before = lab.show(tmp_path, 41).record().text
    run(wanted, tmp_path)
    assert lab.show(tmp_path, 41).record().text == before


def test_a_game_that_went_otherwise_is_not_shown(tmp_path):
    run(plan(games=20), tmp_path)
    path = tmp_path / "games-0000000000.parquet"
    table = pq.read_table(path)
    at = table.schema.get_field_index("trace")
    changed = [trace ^ 1 for trace in table["trace"].to_pylist()]
    pq.write_table(table.set_column(at, "trace", pa.array(changed, pa.uint32())), path)
    with pytest.raises(NotTheSameGame, match="game 3"):
        lab.show(tmp_path, 3)


def test_what_is_not_there_is_said(tmp_path):
    with pytest.raises(SetupError, match=r"no plan\.toml"):
        lab.show(tmp_path, 0)
    run(plan(games=20), tmp_path)
    for number in (20, -1):
        with pytest.raises(SetupError, match="0 to 19"):
            lab.show(tmp_path, number)
    (tmp_path / "plan.toml").write_text("edition = 'classic'\n")
    with pytest.raises(SetupError, match="not a plan"):
        lab.show(tmp_path, 0)
