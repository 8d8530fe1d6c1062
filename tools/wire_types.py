"""Writes web/src/wire/messages.ts: the messages of server/wire.py and answers.py as TypeScript types.

    python tools/wire_types.py          writes the types
    python tools/wire_types.py --check  exits with 1 where they differ

The messages stay written once; a test of the house compares the types.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as kinds

from leonardo.server import answers, wire

TYPES = Path(__file__).resolve().parent.parent / "web/src/wire/messages.ts"
UNIONS = {"Commands": wire.AnyCommand, "Frames": wire.AnyFrame}
PLAIN: dict[type, str] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "any",
}


def types() -> str:
    """The whole text of the file."""
    parts = ["// Written by tools/wire_types.py from server/wire.py and server/answers.py; change those.\n"]
    for module, is_said_by_server in ((wire, False), (answers, True)):
        parts += [interface(each, is_said_by_server) for each in structs(module)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {written(kinds.type_info(union))};\n")
    said = [each for each in structs(answers) if tag_of(each)]
    parts.append(f"export type Said = {' | '.join(each.__name__ for each in said)};\n")
    answered = [each.__name__ for each in said if issubclass(each, answers.Answer)]
    parts.append(f"export type Answers = {' | '.join(answered)};\n")
    return "\n".join(parts)


def structs(module: Any) -> list[type[msgspec.Struct]]:
    """The messages that the module itself defines, in the order in which it does."""
    found = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    return sorted(found, key=lambda each: inspect.getsourcelines(each)[1])


def tag_of(struct: type[msgspec.Struct]) -> str:
    """The value of `type`; empty for parts of messages and for what others are made from."""
    tag = struct.__struct_config__.tag
    return str(tag) if tag is not None and tag != struct.__name__ else ""


def interface(struct: type[msgspec.Struct], is_said_by_server: bool) -> str:
    """One message. What the server always writes is there; what a client may leave out is optional."""
    lines = []
    first = (struct.__doc__ or "").strip().partition("\n")[0]
    if first and not first.startswith(struct.__name__ + "("):
        lines.append(f"/** {first} */")
    lines.append(f"export interface {struct.__name__} {{")
    if tag_of(struct):
        lines.append(f'  type: "{tag_of(struct)}";')
    config = struct.__struct_config__
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    for field in info.fields:
        is_left_out = config.omit_defaults if is_said_by_server else True
        optional = "?" if not field.required and is_left_out else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


def written(kind: Any) -> str:
    """The type as TypeScript writes it."""
    if isinstance(kind, kinds.Metadata):
        return written(kind.type)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(written(each) for each in kind.types)
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    if isinstance(kind, kinds.ListType | kinds.VarTupleType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(written(each) for each in kind.item_types)}]"
    if isinstance(kind, kinds.DictType):
        keys = written(kind.key_type)
        name = f"Partial<Record<{keys}, {written(kind.value_type)}>>"
        return name if "|" in keys else f"Record<{keys}, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


def main() -> int:
    if "--check" not in sys.argv[1:]:
        TYPES.parent.mkdir(parents=True, exist_ok=True)
        TYPES.write_text(types(), encoding="utf-8")
        return 0
    if TYPES.is_file() and TYPES.read_text(encoding="utf-8") == types():
        return 0
    print("web/src/wire/messages.ts differs from the server: python tools/wire_types.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
