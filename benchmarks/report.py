"""What was found: a section of Markdown for each measurement, printed, and on wish kept in results.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).parent / "results.md"


@dataclass
class Section:
    """A heading, what was measured and how, and a table or two."""

    title: str
    about: str
    body: list[str] = field(default_factory=list)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """One more table; numbers stand at the right."""
        widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]

        def line(cells: Sequence[str]) -> str:
            said = [
                cell.ljust(width) if at == 0 else cell.rjust(width)
                for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
            ]
            return f"| {' | '.join(said)} |"

        rule = ["-" * width if at == 0 else "-" * (width - 1) + ":" for at, width in enumerate(widths)]
        self.body.append("\n".join([line(head), line(rule), *map(line, rows)]))

    def say(self, text: str) -> None:
        """One more paragraph."""
        self.body.append(text)

    @property
    def text(self) -> str:
        return "\n\n".join([f"## {self.title}", self.about, *self.body]) + "\n"


def with_section(kept: str, section: Section) -> str:
    """The document with this section in place of the one of the same title, or at its end."""
    parts = kept.rstrip("\n").split("\n## ")
    heads = [part.split("\n", 1)[0] for part in parts]
    new = section.text.removeprefix("## ").rstrip("\n") + "\n"
    if section.title in heads:
        parts[heads.index(section.title)] = new
    else:
        parts.append(new)
    return "\n## ".join(part.rstrip("\n") + "\n" for part in parts)


def keep(section: Section, conditions: str, path: Path = RESULTS) -> None:
    """The results hold this section, with the conditions under which it was measured."""
    section.say(conditions)
    path.write_text(with_section(path.read_text(encoding="utf-8"), section), encoding="utf-8")
