"""The book, and the action cards, are in our own words: eight in a row are shared with nobody.

The originals are not part of the project. Where they lie beside it they are compared; where not, there
is nothing to compare with, and only the detector itself is tried.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from leonardo.rulebook.template import TOPICS, template
from tests.rulebook.tables import LANGUAGES

ROOT = Path(__file__).parents[2]
ORIGINALS = ROOT.parent / "shared" / "rulebooks"
ANALYSIS = ROOT.parent / "shared" / "design" / "rules.md"
RUN = 8


def words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.casefold().replace("ё", "е"))


def runs(text: str) -> set[tuple[str, ...]]:
    found = words(text)
    return {tuple(found[i : i + RUN]) for i in range(len(found) - RUN + 1)}


def shared(ours: Iterable[str], theirs: Iterable[str]) -> list[str]:
    """Every run of eight words that stands in one of our texts and in one of theirs."""
    known = set().union(*map(runs, theirs), set())
    return sorted(" ".join(run) for text in ours for run in runs(text) & known)


def our_texts() -> list[str]:
    """Each paragraph of the templates by itself, and all catalogues whole."""
    paragraphs = [
        piece.text for language in LANGUAGES for topic in TOPICS for piece in template(language, topic).pieces
    ]
    catalogues = [file.read_text("utf-8") for file in sorted(ROOT.glob("src/leonardo/locales/*/*.ftl"))]
    return [*paragraphs, *catalogues]


def our_documents() -> list[str]:
    return [file.read_text("utf-8") for file in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]]


def originals() -> list[str]:
    return [file.read_text("utf-8", errors="replace") for file in sorted(ORIGINALS.glob("*.txt"))]


def analysis() -> list[str]:
    return [ANALYSIS.read_text("utf-8")] if ANALYSIS.exists() else []


def test_no_run_of_eight_words_is_shared_with_the_originals():
    assert shared([*our_texts(), *our_documents()], originals()) == []


def test_no_run_of_eight_words_is_shared_with_our_own_analysis():
    assert shared(our_texts(), analysis()) == []


def test_a_planted_copy_would_be_found():
    original = "Whoever sits at the head of the table, he said, begins the dance at midnight."
    copied = "In our book: whoever sits at the HEAD of the table,\nhe said! And more."
    ours = "Whoever sits at the table begins; he said so at the head of the dance."
    assert shared([copied], [original]) == [
        "at the head of the table he said",
        "sits at the head of the table he",
        "whoever sits at the head of the table",
    ]
    assert shared([ours], [original]) == []
    assert shared([copied], []) == []


def test_a_copy_in_russian_would_be_found():
    original = "Тот, кто сидит во главе стола, начинает танец ровно в полночь."
    assert shared(["«Кто сидит во главе стола, начинает танёц ровно в полночь»"], [original])


def test_there_is_enough_to_compare():
    assert sum(len(words(text)) for text in our_texts()) > 10_000
