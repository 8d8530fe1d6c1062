"""`leonardo completion bash|zsh|fish`: a script by which the shell completes our commands and options.

The script is made from the table of commands and from what each command's --help says, so that it
cannot offer what there is not.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from leonardo import Edition
from leonardo.bots import ROSTER
from leonardo.cli import exits
from leonardo.cli.language import chosen_language
from leonardo.cli.main import COMMANDS
from leonardo.cli.parsing import Parser
from leonardo.texts import languages, say

SHELLS: Final = ("bash", "zsh", "fish")
HOW: Final = {
    "bash": 'eval "$(leonardo completion bash)"     # in ~/.bashrc',
    "zsh": 'eval "$(leonardo completion zsh)"      # in ~/.zshrc, after compinit',
    "fish": "leonardo completion fish | source      # in ~/.config/fish/config.fish",
}
_OPTION: Final = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
_CHOICES: Final = re.compile(r"^ {2}([a-z]+(?: \| [a-z]+)+)$|^ {2}\{([a-z,-]+)\}", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """The script for the shell stands on standard output."""
    parser = Parser("completion", list(HOW.values()))
    parser.takes("shell", choices=SHELLS, metavar="SHELL", values={"shells": ", ".join(SHELLS)})
    chosen = parser.parse_args(arguments)
    print({"bash": bash, "zsh": zsh, "fish": fish}[chosen.shell](words_of_commands()), end="")
    return exits.FINE


def words_of_commands() -> dict[str, list[str]]:
    """For each command what can stand behind it: its options, and the words that it takes."""
    return {name: [*_arguments(name), *options_of(name)] for name in COMMANDS}


def options_of(name: str) -> list[str]:
    """The long options in the command's own help; none where the command needs a package that is missing."""
    found = set(_OPTION.findall(_help_of(name)))
    for part in _parts(name):
        found |= set(_OPTION.findall(_help_of(name, part)))
    return sorted(found)


@cache
def _help_of(*command: str) -> str:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit, ImportError):
        importlib.import_module(COMMANDS[command[0]]).main([*command[1:], "--help"])
    usage, _, rest = said.getvalue().partition("\n\n")
    # An example in the text may name an option of another command.
    return "\n".join((usage, *(line for line in rest.splitlines() if line.startswith("  "))))


def _parts(name: str) -> list[str]:
    """The commands within a command, such as `check` and `show` of `deck`."""
    found = _CHOICES.search(_help_of(name))
    return re.findall(r"[a-z-]+", found[0]) if found else []


def _arguments(name: str) -> list[str]:
    """The words a command takes before its options."""
    if name == "completion":
        return list(SHELLS)
    if _parts(name):
        return _parts(name)
    return list(Edition.names()) if "EDITION" in _help_of(name).partition("\n\n")[0] else []


def values() -> Mapping[str, tuple[str, ...]]:
    """What stands behind an option that means the same in every command."""
    return {
        "--lang": languages(),
        "--edition": Edition.names(),
        "--seats": (*(f"you,{bot}" for bot in ROSTER), "you,you"),
    }


def bash(words: Mapping[str, list[str]]) -> str:
    """The script for bash; where no word fits, it completes files."""
    cases = "".join(f"    {option}) words='{' '.join(known)}' ;;\n" for option, known in values().items())
    commands = "".join(f"      {name}) words='{' '.join(known)}' ;;\n" for name, known in words.items())
    return f"""# {HOW["bash"]}
_leonardo() {{
  local words='' current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}"
  case "$previous" in
{cases}    *)
      if [[ $COMP_CWORD -eq 1 ]]; then
        words='{" ".join(words)} help'
      else
        case "${{COMP_WORDS[1]}}" in
{_indented(commands)}        esac
      fi ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _leonardo leonardo
"""


def zsh(words: Mapping[str, list[str]]) -> str:
    """The script for zsh, with a line about each command in the language of the moment."""
    language = chosen_language()
    listed = "".join(f"    '{name}:{_zsh_quoted(say(language, f'cli-about-{name}'))}'\n" for name in words)
    cases = "".join(
        f"    {option}) compadd -- {' '.join(known)}; return ;;\n" for option, known in values().items()
    )
    commands = "".join(f"    {name}) compadd -- {' '.join(known)} ;;\n" for name, known in words.items())
    return f"""#compdef leonardo
# {HOW["zsh"]}
_leonardo() {{
  local -a commands
  commands=(
{listed}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case $words[CURRENT-1] in
{cases}  esac
  case $words[2] in
{commands}  esac
  _files
}}
(( $+functions[compdef] )) && compdef _leonardo leonardo
"""


def fish(words: Mapping[str, list[str]]) -> str:
    """The script for fish, with a line about each command in the language of the moment."""
    language = chosen_language()
    lines = [f"# {HOW['fish']}"]
    for name, known in words.items():
        about = say(language, f"cli-about-{name}").replace("\\", "\\\\").replace("'", "\\'")
        lines.append(f"complete -c leonardo -f -n __fish_use_subcommand -a {name} -d '{about}'")
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        plain = [word for word in known if not word.startswith("--")]
        if plain:
            lines.append(f"complete -c leonardo {seen} -a '{' '.join(plain)}'")
        for option in (word for word in known if word.startswith("--")):
            takes = f" -x -a '{' '.join(values()[option])}'" if option in values() else ""
            lines.append(f"complete -c leonardo {seen} -l {option[2:]}{takes}")
    return "\n".join(lines) + "\n"


def _zsh_quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace(":", "\\:").replace("'", "'\\''")


def _indented(lines: str) -> str:
    return "".join(f"    {line}\n" for line in lines.splitlines())
