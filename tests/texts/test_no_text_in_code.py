"""What people read stands in the catalogues: the code that explains holds no sentence of its own."""

import ast
import re

import pytest

from tests.texts.catalogue import PACKAGE

FILES = [*sorted((PACKAGE / "explain").glob("*.py")), PACKAGE / "texts.py"]
PROSE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|[А-Яа-яЁё]{2,}")
LOOK_ALIKES = "МРСКНЕмрсехо"  # letters, not words


def literals(code: str) -> list[str]:
    """All texts in the code that are not docstrings."""
    tree = ast.parse(code)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_sentence_stands_in_the_code(file):
    found = [text for text in literals(file.read_text(encoding="utf-8")) if PROSE.search(text)]
    assert [text for text in found if text != LOOK_ALIKES] == []


def test_the_search_finds_a_sentence():
    assert [text for text in literals('"""Doc string."""\nx = "Not your turn"') if PROSE.search(text)]
