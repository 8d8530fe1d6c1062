"""`leonardo tui`: the same game on a full screen."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from leonardo.cli import exits
from leonardo.cli.language import OURS, chosen_language
from leonardo.cli.play import new_game, play_parser
from leonardo.prompt.keeping import resume
from leonardo.prompt.sitting import Sitting
from leonardo.texts import say

PAUSE = 0.8


def main(arguments: list[str]) -> int:
    """The game was played to its end, or kept in a file from which it goes on."""
    parser = play_parser("tui")
    parser.takes("--pause", type=float, default=PAUSE, metavar="SECONDS", values={"seconds": PAUSE})
    chosen = parser.parse_args(arguments)
    if chosen.lang:
        os.environ[OURS] = chosen.lang
    language = chosen_language()
    if chosen.no_color:
        os.environ["NO_COLOR"] = "1"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say(language, "tui-no-terminal"), file=sys.stderr)
        return exits.USAGE
    if chosen.resume:
        game, seats, seed = resume(Path(chosen.resume))
    else:
        game, seats, seed = new_game(chosen, language)
    from leonardo.tui import LeonardoApp  # Textual is slow to import, and help does not need it

    path = Path(chosen.resume) if chosen.resume else None
    app = LeonardoApp(Sitting(game, seats, seed), language, pause=chosen.pause, path=path)
    app.run()
    if app.kept is not None:
        print(say(language, "tui-saved", file=str(app.kept)), file=sys.stderr)
    return app.return_code or exits.FINE
