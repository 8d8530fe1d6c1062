"""The program `leonardo`: finds the command, and says in one sentence what went wrong.

A command is a module with `main(arguments) -> int`, a line in COMMANDS, and a message `cli-about-NAME` in
the catalogues. Only the module that was asked for is imported, so that starting stays quick.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from leonardo import __version__
from leonardo.cli import exits
from leonardo.errors import LeonardoError

# In the order of the help.
COMMANDS: Final = {
    "play": "leonardo.cli.play",
    "tui": "leonardo.cli.tui",
    "serve": "leonardo.cli.serve",
    "backup": "leonardo.cli.backup",
    "restore": "leonardo.cli.restore",
    "export": "leonardo.cli.export",
    "replay": "leonardo.cli.replay",
    "verify": "leonardo.cli.verify",
    "rules": "leonardo.cli.rules",
    "deck": "leonardo.cli.deck",
    "simulate": "leonardo.cli.simulate",
    "show": "leonardo.cli.show",
    "learn": "leonardo.cli.learn",
    "match": "leonardo.cli.match",
    "tournament": "leonardo.cli.tournament",
    "sprt": "leonardo.cli.sprt",
    "rate": "leonardo.cli.rate",
    "bot": "leonardo.cli.bot",
    "engine": "leonardo.cli.engine",
    "bots": "leonardo.cli.bots",
    "completion": "leonardo.cli.completion",
    "version": "leonardo.cli.version",
}
EXAMPLES: Final = {
    "play": "leonardo play classic",
    "replay": "leonardo replay game.leo",
    "deck": "leonardo deck check mine.deck",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """The command was carried out; its exit code. Whatever goes wrong is said on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")  # an old terminal shows a question mark instead of a crash
    try:
        code = _run(given)
        sys.stdout.flush()  # here, where a reader that has gone away can still be forgiven
        return code
    except SystemExit as done:  # argparse has said why, or has shown the help
        return _code_of(done)
    except LeonardoError as error:
        return _say(_in_our_language(error, given), exits.exit_code(error))
    except KeyboardInterrupt:
        return exits.INTERRUPTED
    except BrokenPipeError:
        return _reader_gone()
    except OSError as error:
        return _refused_by_the_machine(error, given)
    except Exception as error:
        return _bug(error, given)


def _run(given: list[str]) -> int:
    given = _language_taken(given)
    if not given or given[0] in ("-h", "--help"):
        return _help()
    name, *rest = given
    if name == "help":
        name, rest = (rest[0], ["--help"]) if rest else ("", [])
        if not name:
            return _help()
    if name == "--version":
        print(f"leonardo {__version__}")
        return exits.FINE
    if name not in COMMANDS:
        return _unknown(name)
    command = importlib.import_module(COMMANDS[name])
    return int(command.main(rest))


def _language_taken(given: list[str]) -> list[str]:
    """`leonardo --lang ru ...` speaks Russian, whatever the command; what stands behind it."""
    from leonardo.cli.language import OURS

    if given[:1] == ["--lang"] and len(given) > 1:
        os.environ[OURS] = given[1]
        return given[2:]
    if given and given[0].startswith("--lang="):
        os.environ[OURS] = given[0].partition("=")[2]
        return given[1:]
    return given


def _help() -> int:
    from leonardo.cli.language import chosen_language
    from leonardo.texts import say

    language = chosen_language()
    width = max(map(len, EXAMPLES.values()))
    lines = [say(language, "cli-about"), "", say(language, "cli-examples")]
    lines += [f"  {text:{width}}  {say(language, f'cli-example-{name}')}" for name, text in EXAMPLES.items()]
    lines += ["", say(language, "cli-commands")]
    lines += [f"  {name:{width}}  {say(language, f'cli-about-{name}')}" for name in COMMANDS]
    lines += ["", say(language, "cli-more")]
    print("\n".join(lines))
    return exits.FINE


def _unknown(name: str) -> int:
    import difflib

    from leonardo.cli.language import chosen_language
    from leonardo.texts import list_of, say

    language = chosen_language()
    near = difflib.get_close_matches(name, COMMANDS, n=1)
    if near:
        return _say(say(language, "cli-unknown-near", command=name, nearest=near[0]), exits.USAGE)
    known = list_of(language, COMMANDS)
    return _say(say(language, "cli-unknown", command=name, commands=known), exits.USAGE)


# --- how it ends badly ---------------------------------------------------------------------------------


def _say(sentence: str, code: int) -> int:
    print(f"leonardo: {sentence}", file=sys.stderr)
    return code


def _refused_by_the_machine(error: OSError, given: Sequence[str]) -> int:
    from leonardo.explain import system_reason

    reason = system_reason(_language(given), error)
    if isinstance(error, ConnectionError):
        return _say(reason, exits.NETWORK)
    if error.filename is None:  # a full disk behind standard output, and the like
        return _say(reason, exits.BUG)
    return _say(f"{error.filename}: {reason}", exits.BAD_FILE)


def _in_our_language(error: LeonardoError, given: Sequence[str]) -> str:
    """The sentence of the catalogue where there is one for this error, otherwise its own."""
    from leonardo.engine.wording import sentence

    return sentence(_language(given), error, None)


def _language(given: Sequence[str]) -> str:
    """The language that was chosen; where that is none, which may be what is wrong, the machine's."""
    from leonardo.cli.language import OURS, chosen_language, wanted_language
    from leonardo.texts import UnknownLanguage

    try:
        return chosen_language(wanted_language(given))
    except UnknownLanguage:
        return chosen_language(environment={**os.environ, OURS: ""})


def _code_of(done: SystemExit) -> int:
    if done.code is None:
        return exits.FINE
    if isinstance(done.code, int):
        return done.code
    return _say(str(done.code), exits.USAGE)


def _reader_gone() -> int:
    """Whoever read our output has seen enough; the interpreter's last flush must not complain either."""
    with contextlib.suppress(OSError, ValueError):  # one without a file number is flushed by its owner
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return exits.FINE


def _bug(error: Exception, given: Sequence[str]) -> int:
    """The traceback lies in a file, and one line says where."""
    import platform
    import tempfile
    import traceback

    parts = ("leonardo", __version__, "Python", platform.python_version(), platform.platform())
    report = "\n".join((" ".join(parts), repr(list(given)), "", "".join(traceback.format_exception(error))))
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="leonardo-", suffix=".txt", delete=False, encoding="utf-8", errors="backslashreplace"
        ) as file:
            file.write(report)
        path = file.name
    except OSError:
        print(report, file=sys.stderr)
        return exits.BUG
    kind = type(error).__name__
    try:
        from leonardo.cli.language import chosen_language
        from leonardo.texts import say

        sentence = say(chosen_language(), "cli-bug", kind=kind, path=path)
    except Exception:  # the texts themselves may be what is broken
        sentence = f"this is a bug ({kind}); the report is in {path}"
    return _say(sentence, exits.BUG)


if __name__ == "__main__":
    sys.exit(main())
