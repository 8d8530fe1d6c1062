"""The options of a command, and its help in the language of the reader.

What an option is for stands in the catalogues as an attribute of `help-COMMAND`, or of `help-common` where it
means the same everywhere. So a command only says which options it takes.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from leonardo.cli.language import chosen_language, wanted_language
from leonardo.texts import FALLBACK, Value, has, say

COMMON: Final = "help-common"

# What argparse says in English only, and the message that says it in any language.
_COMPLAINTS: Final = {
    "help-required": re.compile(r"the following arguments are required: (?P<names>.+)"),
    "help-invalid": re.compile(r"argument (?P<name>.+?): invalid .+? value: '(?P<value>.*)'"),
    "help-one-value": re.compile(r"argument (?P<name>.+?): expected (?:one|at least one) argument"),
    "help-choice": re.compile(
        r"argument (?P<name>.+?): invalid choice: '(?P<value>.*?)' \(choose from (?P<choices>.+)\)"
    ),
    "help-no-value": re.compile(r"argument (?P<name>.+?): ignored explicit argument '(?P<value>.*)'"),
}


class Parser(argparse.ArgumentParser):
    """Reads the words behind a command; for help and for nonsense it answers in the chosen language."""

    def __init__(self, command: str, examples: Sequence[str] = (), prog: str | None = None) -> None:
        super().__init__(prog=prog or f"leonardo {command}", add_help=False, formatter_class=self._formatter)
        self.language = FALLBACK
        self._message = f"help-{command}"
        self._examples = examples
        self._values: dict[str, Mapping[str, Value]] = {}
        self.takes("-h", "--help", action="help")

    def takes(self, *names: str, values: Mapping[str, Value] | None = None, **settings: Any) -> None:
        """The command takes this argument; `values` are what its text in the catalogue is about."""
        action = self.add_argument(*names, **settings)
        self._values[action.dest] = values or {}

    def parse_args(  # type: ignore[override]  # its overloads say no more than this
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> Any:
        """What was chosen; a word that is no option is refused with the nearest that is one."""
        given = list(args or ())
        self.speak(chosen_language(wanted_language(given)))
        chosen, left = self.parse_known_args(given, namespace)
        if left:
            self._refuse_word(left[0])
        return chosen

    def speak(self, language: str) -> None:
        """The help is in this language, and that of the commands within this one."""
        self.language = language
        self.description = say(language, self._message)
        lines = [say(language, "cli-examples"), *(f"  {example}" for example in self._examples)]
        self.epilog = "\n".join(lines) if self._examples else None
        self._positionals.title = say(language, "help-words")
        self._optionals.title = say(language, "help-options")
        for action in self._actions:
            if not isinstance(action, argparse._SubParsersAction):
                action.help = self._about(action.dest)
                continue
            for choice in action._choices_actions:
                choice.help = say(language, action.choices[choice.dest]._message)
            for parser in action.choices.values():
                parser.speak(language)

    def error(self, message: str) -> NoReturn:
        """The usage and one sentence stand on standard error; exit code 2."""
        for name, pattern in _COMPLAINTS.items():
            if found := pattern.fullmatch(message):
                message = say(self.language, name, **found.groupdict())
                break
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n")

    def _about(self, dest: str) -> str:
        name = dest.replace("_", "-")
        message = self._message if has(self._message, name) else COMMON
        # A percent sign would be argparse's own.
        return say(self.language, f"{message}.{name}", **self._values.get(dest, {})).replace("%", "%%")

    def _refuse_word(self, word: str) -> NoReturn:
        known = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
        near = difflib.get_close_matches(word, known, n=1) if word.startswith("-") else []
        if near:
            self.error(say(self.language, "help-unknown-near", word=word, nearest=near[0]))
        self.error(say(self.language, "help-unknown", word=word))

    def _formatter(self, prog: str) -> argparse.HelpFormatter:
        return _Formatter(prog, self.language)


class _Formatter(argparse.HelpFormatter):
    """Examples keep their lines, and the word before the usage is that of the language."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog)
        self._language = language

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        if prefix is None:
            prefix = f"{say(self._language, 'help-usage')}: "
        super().add_usage(usage, actions, groups, prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines = [line if line.startswith(" ") else textwrap.fill(line, width) for line in text.splitlines()]
        return textwrap.indent("\n".join(lines), indent)
