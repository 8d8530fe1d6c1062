"""Blocks as Markdown, for the documents and for whoever asks for a page as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from leonardo.rulebook.blocks import Block, Heading, Items, Paragraph, Ruling, Scene, Table


def as_markdown(blocks: Iterable[Block]) -> str:
    """The blocks as one Markdown text that ends with a line break."""
    parts: list[str] = []
    before: Block | None = None
    for block in blocks:
        if isinstance(block, Ruling) and isinstance(before, Ruling):
            parts.append("<!-- -->")  # two quotations that follow each other would become one
        parts.append("\n".join(_lines(block)))
        before = block
    return "\n\n".join(parts) + "\n"


def _lines(block: Block) -> list[str]:
    match block:
        case Heading(text, level, anchor):
            return [
                *([f'<a id="{anchor}"></a>', ""] if anchor and level > 1 else []),
                f"{'#' * level} {text}",
            ]
        case Paragraph(text):
            return [text]
        case Items(entries, numbered):
            return [f"{f'{i}.' if numbered else '-'} {entry}" for i, entry in enumerate(entries, 1)]
        case Table(header, rows):
            return _table(header, rows)
        case Ruling(title, text, readings):
            return _quoted([f"**{title}.** {text}", *_after_a_blank(_items(readings))])
        case Scene():
            return _scene(block)
    raise TypeError(block)


def _items(texts: Sequence[str]) -> list[str]:
    return [f"- {text}" for text in texts]


def _after_a_blank(lines: Sequence[str]) -> list[str]:
    return ["", *lines] if lines else []


def _quoted(lines: Iterable[str]) -> list[str]:
    return [f"> {line}".rstrip() for line in lines]


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [_row(header), _row(["---"] * len(header)), *map(_row, rows)]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _scene(scene: Scene) -> list[str]:
    """Caption, drawing, what is held, what is done or refused, and the drawing afterwards."""
    done = [f"- {why}" for _, why in scene.refused] + [f"- `{move}`: {told}" for move, told in scene.moves]
    lines = [f"*{scene.caption}*", *_after_a_blank(_drawing(scene.before))]
    lines += _after_a_blank([*_items(scene.situation), *done])
    lines += _after_a_blank(_drawing(scene.after)) if scene.after else []
    return lines + _after_a_blank(_items([why for _, why in scene.refused_after]))


def _drawing(lines: Sequence[str]) -> list[str]:
    return ["```text", *lines, "```"]
