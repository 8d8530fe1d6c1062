"""Sheets laid over the table: help, the whole log, the curtain, the end, a question with answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static


@dataclass(frozen=True)
class Answer:
    """One way to leave a sheet."""

    result: str
    label: str


class Sheet(ModalScreen[str]):
    """A title, a text to scroll, and buttons; Escape is the last answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(
        self,
        title: str,
        text: str | Text,
        answers: Sequence[Answer],
        *,
        is_opaque: bool = False,
        to_end: bool = False,
    ) -> None:
        super().__init__(classes="opaque" if is_opaque else "")
        self.heading, self.text, self.answers, self.to_end = title, text, answers, to_end

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(Text(self.heading), id="sheet-title")
            with VerticalScroll(id="sheet-text", can_focus=False):
                text = self.text if isinstance(self.text, Text) else Text(self.text)
                yield Static(text)
            with Horizontal(id="sheet-answers"):
                for answer in self.answers:
                    yield Button(Text(answer.label), name=answer.result, compact=True)

    def on_mount(self) -> None:
        self.query(Button).first().focus()
        if self.to_end:
            self.query_one("#sheet-text", VerticalScroll).scroll_end(animate=False)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.name or "")

    def action_leave(self) -> None:
        self.dismiss(self.answers[-1].result)

    def action_scroll(self, lines: int) -> None:
        self.query_one("#sheet-text", VerticalScroll).scroll_relative(y=lines, animate=False)


class Line(ModalScreen[str | None]):
    """One line to type, at the bottom of the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self.heading, self.value = title, value

    def compose(self) -> ComposeResult:
        with Vertical(id="line"):
            yield Static(Text(self.heading), id="line-title")
            yield Input(self.value, id="line-input", compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_leave(self) -> None:
        self.dismiss(None)
