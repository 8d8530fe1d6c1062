"""Lists of a record, copied whole: in the compiled form an instruction, see `compiled.py`."""


def copy_list(source: list[int], target: list[int]) -> None:
    """`target`, which is as long, holds what `source` holds."""
    target[:] = source
