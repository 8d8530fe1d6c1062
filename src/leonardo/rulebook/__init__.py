"""The rule book in our own words: a page for each topic of each edition, in every language of the texts.

What a page says follows from the edition and its options. Its words are templates in
`locales/<language>/rules/`, one file a topic; its examples are scenes that the engine plays while
the page is made.
"""

from leonardo.rulebook.blocks import Block, Heading, Items, Paragraph, Ruling, Scene, Table
from leonardo.rulebook.columns import INDENT, as_lines
from leonardo.rulebook.pages import book, chapter, is_about, page, title, topic_named, topics
from leonardo.rulebook.template import TOPICS

__all__ = [
    "INDENT",
    "TOPICS",
    "Block",
    "Heading",
    "Items",
    "Paragraph",
    "Ruling",
    "Scene",
    "Table",
    "as_lines",
    "book",
    "chapter",
    "is_about",
    "page",
    "title",
    "topic_named",
    "topics",
]
