"""Small seeded ways to break a function: a comparison turned, a sum made a difference, a number one more."""

import ast
import copy
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Swap = dict[type[ast.AST], type[ast.AST]]
COMPARISONS: Swap = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATIONS: Swap = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One small change in one function; the name outlives changes elsewhere in the file."""

    file: Path
    function: str
    name: str
    source: str

    @property
    def mark(self) -> str:
        return hashlib.sha256(f"{self.name}\n{self.source}".encode()).hexdigest()


def changed(node: ast.AST) -> ast.AST | None:
    """The node with its meaning bent, or None where nothing is to be bent."""
    new: ast.AST = copy.deepcopy(node)
    match new:
        case ast.Compare(ops=[op, *rest]) if type(op) in COMPARISONS:
            new.ops = [COMPARISONS[type(op)](), *rest]  # type: ignore[list-item]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATIONS:
            new.op = OPERATIONS[type(op)]()  # type: ignore[assignment]
        case ast.BoolOp(op=op):
            new.op = ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.UnaryOp(op=ast.Not()):
            return new.operand
        case ast.Constant(value=bool()):
            new.value = not new.value
        case ast.Constant(value=int(number)):
            new.value = number + 1
        case ast.Expr(value=ast.Call()) | ast.Break():
            return ast.Pass()
        case ast.Continue():
            return ast.Break()
        case _:
            return None
    return new


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of the functions in a file; what is written at the top level is vocabulary."""
    tree = ast.parse((ROOT / file).read_text())
    seen: dict[str, int] = {}
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        parents = [node for statement in function.body for node in ast.walk(statement)]
        for parent in [function, *parents]:
            for field, place, node in children(parent):
                if parent is function and field != "body":
                    continue  # neither defaults nor types
                if field in {"annotation", "returns"} or (new := changed(node)) is None:
                    continue
                name = f"{file.stem}.{function.name}: {brief(node)} => {brief(new)}"
                seen[name] = seen.get(name, 0) + 1
                name += f" #{seen[name]}" if seen[name] > 1 else ""
                put(parent, field, place, new)
                source = ast.unparse(ast.fix_missing_locations(tree))
                put(parent, field, place, node)
                yield Mutant(file, function.name, name, source)


def children(parent: ast.AST) -> list[tuple[str, int | None, ast.AST]]:
    found: list[tuple[str, int | None, ast.AST]] = []
    for field, value in ast.iter_fields(parent):
        if isinstance(value, ast.AST):
            found.append((field, None, value))
        elif isinstance(value, list):
            found += [(field, at, item) for at, item in enumerate(value) if isinstance(item, ast.AST)]
    return found


def put(parent: ast.AST, field: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[place] = node


def brief(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:80]
