"""`leonardo rate`: ratings from the results of matches, and from records of games between people."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from leonardo.arena.ratings import Meeting, Rating, elo_ratings, skill_ratings
from leonardo.arena.report import between, meetings_of
from leonardo.arena.results import read_results
from leonardo.arena.telling import between as told_between
from leonardo.arena.telling import table
from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.parsing import Parser
from leonardo.errors import MissingExtra, RecordError, Sentence
from leonardo.record import Record, decoded
from leonardo.texts import say


def main(arguments: list[str]) -> int:
    """Everybody's ratings were printed."""
    parser = Parser("rate", ["leonardo rate first second/games.jsonl evenings.leo"])
    parser.takes("files", nargs="+", type=Path, metavar="FILE")
    parser.takes("--seed", default="", metavar="TEXT")
    parser.takes("--json", action="store_true")
    parser.takes("--lang", metavar="LANGUAGE")
    chosen = parser.parse_args(arguments)
    language = chosen_language(chosen.lang)
    meetings = [meeting for file in chosen.files for meeting in read_meetings(file)]
    if not meetings:
        raise RecordError(Sentence("no finished game is in these files", "wrong-rate-empty"))
    elo = elo_ratings(meetings)
    try:
        skill = skill_ratings(meetings, chosen.seed)
    except MissingExtra as missing:
        print(f"leonardo: {missing}", file=sys.stderr)
        skill = {}
    if chosen.json:
        print(json.dumps(_document(meetings, elo, skill), ensure_ascii=False))
        return exits.FINE
    names = _names(meetings, elo, skill)
    print(say(language, "arena-rate-played", count=len(meetings), bots=len(names)))
    print()
    groups = len({rating.group for rating in elo.values()}) > 1
    print("\n".join(table(language, _rows(language, meetings, elo, skill, groups=groups))))
    if groups:
        print()
        print(say(language, "arena-rate-groups"))
    return exits.FINE


def read_meetings(path: Path) -> list[Meeting]:
    """The games of a folder or file; records count each as a deal of its own."""
    if path.suffix != ".leo":
        plan, lines = read_results(path)
        return meetings_of(plan, lines)
    meetings = []
    for number, record in enumerate(Record.read_all(decoded(path.read_bytes()))):
        game = record.replay()
        if game.outcome is not None:
            winners = tuple(game.outcome["winners"])
            places = {seat: place for place, seat in enumerate(game.ranking, 1)}
            ranks = tuple(1 if seat in winners else places[seat] for seat in range(game.seats))
            meetings.append(Meeting(game.names, ranks, winners, (str(path), number)))
    return meetings


def _names(meetings: list[Meeting], elo: dict[str, Rating], skill: dict[str, Rating]) -> list[str]:
    """Everybody, the strongest first."""
    everybody = {name for meeting in meetings for name in meeting.names}

    def strength(name: str) -> tuple[float, float, str]:
        if name in elo:
            return elo[name].group, -elo[name].middle, name
        return 1e9, -skill[name].middle if name in skill else 0.0, name

    return sorted(everybody, key=strength)


def _rows(
    language: str,
    meetings: list[Meeting],
    elo: dict[str, Rating],
    skill: dict[str, Rating],
    *,
    groups: bool,
) -> list[list[str]]:
    heads = [say(language, "arena-head-bot"), say(language, "arena-head-games"), "Elo", "OpenSkill"]
    rows = [heads + ([say(language, "arena-head-group")] if groups else [])]
    for name in _names(meetings, elo, skill):
        row = [name, str(sum(name in meeting.names for meeting in meetings))]
        row.append(told_between(_three(elo[name]), signed=True) if name in elo else "")
        row.append(told_between(_three(skill[name])) if name in skill else "")
        if groups:
            row.append(str(elo[name].group + 1) if name in elo else "")
        rows.append(row)
    return rows


def _document(meetings: list[Meeting], elo: dict[str, Rating], skill: dict[str, Rating]) -> dict[str, Any]:
    bots = []
    for name in _names(meetings, elo, skill):
        bot: dict[str, Any] = {"bot": name, "games": sum(name in meeting.names for meeting in meetings)}
        if name in elo:
            bot |= {"elo": between(_three(elo[name]), 1), "group": elo[name].group}
        if name in skill:
            bot["skill"] = between(_three(skill[name]), 3)
        bots.append(bot)
    return {"games": len(meetings), "bots": bots}


def _three(rating: Rating) -> tuple[float, float, float]:
    return rating.low, rating.middle, rating.high
