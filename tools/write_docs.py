"""The pages of docs/ that are made from the program: the rule book, the commands' help, the options.

`make docs` writes them anew; tests/docs holds what lies there against what would be written.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from leonardo import Edition, rulebook
from leonardo.cli import main as program
from leonardo.switches import SWITCHES, offered_by
from leonardo.texts import say

DOCS = Path(__file__).parents[1] / "docs"
MADE = "<!-- Made by tools/write_docs.py: change the program or its texts, not this page. -->"
ABOUT_OPTIONS = """\
What a table can choose. Where the printed rules leave a question open, the default is our house ruling, and
the [rule book](../rules/index.md) gives the reasons. With `leonardo rules EDITION options` the program shows
them for your table.
"""
RULES_LANGUAGES = ("en", "ru")


def pages() -> Iterator[tuple[str, str]]:
    """Every page that is made: its path under docs/ and its text."""
    for language in RULES_LANGUAGES:
        for name in Edition.names():
            yield f"rules/{name}.{language}.md", f"{MADE}\n\n{rulebook.page(Edition(name), None, language)}"
    yield "reference/commands.md", f"{MADE}\n\n{commands()}"
    yield "reference/options.md", f"{MADE}\n\n{options()}"


def commands() -> str:
    """The help of every command and subcommand, as it is printed at 80 columns."""
    parts = [
        "# Commands\n\nEvery command says this itself when it is given `--help`.\n",
        f"## leonardo\n\n```text\n{help_of()}\n```\n",
    ]
    for name in program.COMMANDS:
        said = help_of(name)
        parts.append(f"## leonardo {name}\n\n```text\n{said}\n```\n")
        for sub in subcommands(said):
            parts.append(f"### leonardo {name} {sub}\n\n```text\n{help_of(name, sub)}\n```\n")
    return "\n".join(parts)


def help_of(*command: str) -> str:
    """What the program prints for --help, in English, without colour, at 80 columns."""
    before = dict(os.environ)
    os.environ.update(COLUMNS="80", LEONARDO_LANG="en", NO_COLOR="1")
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            code = program.main([*command, "--help"])
    finally:
        os.environ.clear()
        os.environ.update(before)
    if code:
        raise SystemExit(f"leonardo {' '.join(command)} --help exits with {code}")
    return "\n".join(line.rstrip() for line in out.getvalue().strip("\n").splitlines())


def subcommands(said: str) -> list[str]:
    """The subcommands that a help names, {check,show} for example."""
    found = re.search(r"\{([a-z]+(?:,[a-z]+)+)\}(?: \.\.\.)", said)
    return found[1].split(",") if found else []


def options() -> str:
    """Every option of every edition, its values and what they mean."""
    parts = [f"# Options\n\n{ABOUT_OPTIONS}\n"]
    for option in SWITCHES:
        having = [name for name in Edition.names() if option in offered_by(name)]
        title = (
            f"## {say('en', f'option-{option}')}\n\n`{option}`: {say('en', f'option-{option}.explanation')}\n"
        )
        parts.append("\n".join([title, *value_lines(option, having), "", *default_lines(option, having), ""]))
    return "\n".join(parts)


def value_lines(option: str, having: list[str]) -> list[str]:
    """Each value with what it means, or the range of numbers in each edition."""
    if SWITCHES[option]:
        return [
            f"- `{option}={str(value).lower()}`: {say('en', f'option-{option}-{str(value).lower()}')}"
            for value in offered_by(having[0])[option]["values"]
        ]
    ranges = {name: offered_by(name)[option]["values"] for name in having}
    return [f"- {name}: a whole number from {each['from']} to {each['to']}" for name, each in ranges.items()]


def default_lines(option: str, having: list[str]) -> list[str]:
    """The default in each edition that has the option."""
    lines = ["| edition | default |", "| --- | --- |"]
    return [
        *lines,
        *(f"| `{name}` | `{str(offered_by(name)[option]['default']).lower()}` |" for name in having),
    ]


def main() -> int:
    """Every page is written; those that no program makes any more are gone."""
    made = dict(pages())
    for path in DOCS.rglob("*.md"):
        if str(path.relative_to(DOCS)) not in made and path.read_text(encoding="utf-8").startswith(MADE):
            path.unlink()
    for name, text in made.items():
        path = DOCS / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"docs/{name}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
