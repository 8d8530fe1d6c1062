"""The Fluent files of a language, parsed, and where their messages are used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

PACKAGE = Path(__file__).parents[2] / "src" / "leonardo"
LANGUAGES = ("en", "ru")

Entry = ast.Message | ast.Term | ast.Junk


def entries(language: str) -> Iterator[tuple[str, Entry]]:
    """Every entry of a language with the name of its file."""
    for file in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Term, ast.Junk)):
                yield file.name, entry


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def attributes(message: ast.Message) -> dict[str, ast.Attribute]:
    return {attribute.id.name: attribute for attribute in message.attributes}


def inside(node: ast.BaseNode, kind: type[ast.BaseNode]) -> Iterator[ast.BaseNode]:
    """All nodes of a kind within this one."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from inside(part, kind)


def variables(node: ast.BaseNode) -> frozenset[str]:
    return frozenset(found.id.name for found in inside(node, ast.VariableReference))


@cache
def source() -> str:
    """All Python, TypeScript and Svelte of the project that may name a message."""
    web = PACKAGE.parents[1] / "web" / "src"
    code = [*PACKAGE.rglob("*.py"), *web.rglob("*.ts"), *web.rglob("*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(code))
