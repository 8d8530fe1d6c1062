"""Pages of the rule book as HTML that holds nothing but what is written here: every text is escaped."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from html import escape
from typing import Final

from leonardo.rulebook import Block, Heading, Items, Paragraph, Ruling, Scene, Table

_MARKED: Final = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*")
_TAGS: Final = ("code", "strong", "em")
_REFERENCE: Final = re.compile(r"\(<code>([a-z]+)</code>\)")


class Markup:
    """The HTML of blocks; topics that are in the same book become links within the page."""

    def __init__(self, topics: Container[str] = ()) -> None:
        self._topics = topics

    def html(self, blocks: Iterable[Block]) -> str:
        """The blocks one after the other. The title of a topic is left out: it stands beside it."""
        return "\n".join(line for block in blocks for line in self._lines(block))

    def _lines(self, block: Block) -> Iterator[str]:
        match block:
            case Heading(text, level):
                if level > 1:
                    yield f"<h3>{self.inline(text)}</h3>"
            case Paragraph(text):
                yield f"<p>{self.inline(text)}</p>"
            case Items(entries, numbered):
                yield self._items(entries, "ol" if numbered else "ul")
            case Table(header, rows):
                yield from self._table(header, rows)
            case Ruling(title, text, readings):
                yield '<aside class="ruling">'
                yield f"<p><strong>{self.inline(title)}.</strong> {self.inline(text)}</p>"
                if readings:
                    yield self._items(readings, "ul")
                yield "</aside>"
            case Scene():
                yield from self._scene(block)

    def _items(self, entries: Sequence[str], tag: str) -> str:
        inside = "".join(f"<li>{self.inline(entry)}</li>" for entry in entries)
        return f"<{tag}>{inside}</{tag}>"

    def _table(self, header: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
        head = "".join(f'<th scope="col">{self.inline(text)}</th>' for text in header)
        yield f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>'
        for label, *cells in rows:
            body = "".join(f"<td>{self.inline(text)}</td>" for text in cells)
            yield f'<tr><th scope="row">{self.inline(label)}</th>{body}</tr>'
        yield "</tbody></table></div>"

    def _scene(self, scene: Scene) -> Iterator[str]:
        yield f'<figure class="scene"><figcaption>{self.inline(scene.caption)}</figcaption>'
        yield self._drawing(scene.before)
        done = [f"`{move}`: {told}" for move, told in scene.moves]
        told = [*scene.situation, *(why for _, why in scene.refused), *done]
        if told:
            yield self._items(told, "ul")
        if scene.after:
            yield self._drawing(scene.after)
        if scene.refused_after:
            yield self._items([why for _, why in scene.refused_after], "ul")
        yield "</figure>"

    def _drawing(self, lines: Sequence[str]) -> str:
        drawn = escape("\n".join(lines))
        return f"<pre>{drawn}</pre>"

    def inline(self, text: str) -> str:
        """Code, strong and stressed words in their tags, references as links, everything else as it is."""

        def tagged(found: re.Match[str]) -> str:
            kind = next(number for number in range(3) if found[number + 1])
            return f"<{_TAGS[kind]}>{found[kind + 1]}</{_TAGS[kind]}>"

        def linked(found: re.Match[str]) -> str:
            topic = found[1]
            return f'(<a href="#{topic}"><code>{topic}</code></a>)' if topic in self._topics else found[0]

        return _REFERENCE.sub(linked, _MARKED.sub(tagged, escape(text)))
