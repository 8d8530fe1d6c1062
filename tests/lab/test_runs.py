"""Runs of the laboratory: what a game depends on, what lies on disk, and what an interruption leaves."""

import tracemalloc

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from leonardo import LeonardoError, SetupError, lab
from leonardo.lab import Plan, run, shards
from leonardo.lab.summary import summary
from tests.lab.runs import SEATS, files, interrupted, plan, rows


@pytest.mark.parametrize("edition", SEATS)
def test_a_game_depends_on_the_seed_and_its_number_alone(edition, tmp_path):
    wanted = rows(run(plan(edition), tmp_path / "one").folder)
    assert len({row["trace"] for row in wanted}) == 60
    assert rows(run(plan(edition, shard=7), tmp_path / "shards", threads=3).folder) == wanted
    assert rows(run(plan(edition, games=31, shard=31), tmp_path / "fewer").folder) == wanted[:31]
    other = rows(run(plan(edition, seed="8"), tmp_path / "seed").folder)
    assert not {row["trace"] for row in other} & {row["trace"] for row in wanted}


def test_a_row_says_how_its_game_went(tmp_path):
    run(plan("novem", games=40), tmp_path)
    table = pq.read_table(tmp_path / "games-0000000020.parquet")
    whole = "turns decisions choices skips actions shuffles dry_spell trace".split()
    assert {field.name: str(field.type) for field in table.schema} == {
        "game": "int64",
        "winners": "uint8",
        "first": "uint8",
        **dict.fromkeys(whole, "uint32"),
        "bonuses": "uint16",
        "lead_changes": "uint16",
        "reason": "dictionary<values=string, indices=int8, ordered=0>",
        **dict.fromkeys(("keys_0", "keys_1", "keys_2"), "uint8"),
    }
    assert table["game"].to_pylist() == list(range(20, 40))
    assert set(table["reason"].to_pylist()) == {"limit", "keys"}
    assert {row["turns"] for row in rows(tmp_path) if row["reason"] == "limit"} == {40}
    assert sum(row["actions"] for row in rows(tmp_path)) > 40
    assert "novem" in table.schema.metadata[b"plan"].decode()


def test_a_file_has_its_name_only_when_it_is_whole(tmp_path, monkeypatch):
    written = []

    def watching(table, file, **settings):
        written.append(sorted(path.name for path in tmp_path.iterdir()))
        right(table, file, **settings)
        if len(written) == 2:
            raise OSError("the disk is full")

    right = pq.write_table
    monkeypatch.setattr(shards.pq, "write_table", watching)
    with pytest.raises(OSError, match="full"):
        run(plan(), tmp_path)
    assert written[0] == [".games-0000000000.parquet.part", "plan.toml"]
    assert sorted(files(tmp_path)) == ["games-0000000000.parquet", "plan.toml"]
    assert pa.types.is_uint8(pq.read_schema(tmp_path / "games-0000000000.parquet").field("winners").type)


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interruption_keeps_what_is_complete_and_the_rest_is_the_same_later(tmp_path, threads):
    wanted = plan("classic", games=400, shard=40)
    whole = run(wanted, tmp_path / "whole")
    assert whole.is_complete and whole.games == whole.played == 400
    stopped = interrupted(wanted, tmp_path / "part", after=130, threads=threads)
    assert not stopped.is_complete
    complete = files(tmp_path / "part")
    assert stopped.games == 40 * (len(complete) - 1)
    assert not [name for name in complete if name.endswith(".part")]
    again = run(Plan.read(tmp_path / "part"), tmp_path / "part", threads=threads)
    assert again.is_complete and again.played == 400 - stopped.games
    assert files(tmp_path / "part") == files(tmp_path / "whole")


def test_what_a_killed_run_left_half_written_is_not_taken_for_games(tmp_path):
    wanted = plan()
    run(wanted, tmp_path / "whole")
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / ".games-0000000020.parquet.part").write_bytes(b"half")
    run(wanted, tmp_path / "part")
    assert files(tmp_path / "part") == files(tmp_path / "whole")


def test_there_is_nothing_to_do_for_a_run_that_is_complete(tmp_path):
    run(plan(), tmp_path)
    before = files(tmp_path)
    again = run(plan(), tmp_path)
    assert (again.games, again.played, again.is_complete) == (60, 0, True)
    assert files(tmp_path) == before


def test_a_folder_holds_one_run_and_says_so(tmp_path):
    run(plan(), tmp_path)
    for other in (plan(seed="8"), plan(games=61), plan("classic"), plan(goal=3)):
        with pytest.raises(SetupError, match="another run"):
            run(other, tmp_path)
    (tmp_path / "plan.toml").unlink()
    with pytest.raises(SetupError, match="without their plan"):
        run(plan(), tmp_path)


def test_games_of_other_rules_are_not_mixed_with_ours(tmp_path):
    run(plan(), tmp_path)
    path = tmp_path / "plan.toml"
    text = path.read_text()
    for line in ("fingerprint", "rules"):
        (said,) = [one for one in text.splitlines() if one.startswith(f"{line} = ")]
        path.write_text(text.replace(said, f'{line} = "0"'))
        with pytest.raises(SetupError, match="other rules"):
            run(plan(), tmp_path)


def test_memory_does_not_grow_with_the_number_of_games(tmp_path):
    run(plan(games=20), tmp_path / "warm")

    def most(games):
        tracemalloc.start()
        run(plan(games=games, shard=100), tmp_path / str(games))
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak

    assert most(2_000) < 1.5 * most(200)


def test_a_run_with_little_time_can_be_gone_on_with(tmp_path):
    wanted = plan(games=400)
    some = run(wanted, tmp_path / "part", seconds=0)
    assert not some.is_complete
    run(wanted, tmp_path / "whole")
    run(wanted, tmp_path / "part")
    assert files(tmp_path / "part") == files(tmp_path / "whole")


def test_the_summary_adds_up(tmp_path):
    wanted = plan("quintis-2009", games=60)
    run(wanted, tmp_path)
    found, played = summary(wanted, tmp_path), rows(tmp_path)
    assert found["games"] == sum(found["reasons"].values()) == 60
    assert sum(found["win_share"]) == pytest.approx(1, abs=1e-4)
    assert found["mean_turns"] == pytest.approx(sum(row["turns"] for row in played) / 60, abs=1e-3)
    alone = sum(row["winners"] == 1 for row in played) / 60
    assert alone <= found["win_share"][0] <= alone + sum(row["winners"] & 1 for row in played) / 60


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "games"),
        ({"games": 1 << 40}, "games"),
        ({"bots": "random"}, "seats"),
        ({"bots": ["random"] * 7}, "seats"),
        ({"bots": "random,plannre"}, "planner"),
        ({"bots": "random,maestro"}, "compiled"),
        ({"threads": 0}, "threads"),
        ({"shard": 0}, "file"),
    ],
    ids=str,
)
def test_a_run_that_cannot_be_is_refused_before_anything_is_written(wrong, says, tmp_path):
    right = {"bots": "random,random", "games": 10, "seed": 1}
    with pytest.raises(LeonardoError, match=says):
        lab.simulate("classic", out=tmp_path / "out", **{**right, **wrong})
    assert not (tmp_path / "out").exists()
