"""A preview at the prompt: what the move would do in words, and a small drawing of where."""

from __future__ import annotations

from leonardo.board import draw_scene
from leonardo.board.preview import Preview
from leonardo.prompt.terminal import Terminal


def tell_preview(preview: Preview, terminal: Terminal) -> None:
    """The preview was shown, as sentences and a small drawing."""
    first, *others = preview.sentences()
    terminal.tell(first, "  ")
    if preview.changed:
        # Of the tables only those on which something would change, and one's own.
        seats = {preview.seat} | {place[0] for place in preview.changed if isinstance(place, tuple)}
        drawing = draw_scene(
            preview.after.position, preview.language, width=terminal.width, ascii=terminal.ascii,
            color=terminal.color, names=preview.names, seat=preview.seat, changed=preview.changed,
            seats=seats,
        )  # fmt: skip
        terminal.show(drawing)
    for line in others:
        terminal.tell(line, "  ")
