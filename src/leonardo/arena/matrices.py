"""The little linear algebra that ratings of a handful of bots need, without a package for it."""

from __future__ import annotations

Matrix = list[list[float]]


def product(a: Matrix, b: Matrix) -> Matrix:
    """The matrix product."""
    columns = list(zip(*b, strict=True))
    return [[sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in a]


def inverse(a: Matrix) -> Matrix:
    """The inverse of a regular matrix, by elimination with the greatest pivot."""
    size = len(a)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(a)]
    for column in range(size):
        best = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for i in range(size):
            if i != column and rows[i][column]:
                factor = rows[i][column]
                rows[i] = [x - factor * y for x, y in zip(rows[i], rows[column], strict=True)]
    return [row[size:] for row in rows]
