"""Writes the playthroughs anew, when what they show is meant to change.

python -m tests.adapters.playthroughs.write
"""

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import leonardo.adapters.openspiel_game  # noqa: F401  # makes the game known

# A low limit keeps it short.
GAMES = {"classic": "leonardo(edition=classic,options=turn_limit:2)"}

if __name__ == "__main__":
    for name, game in GAMES.items():
        text = generate_playthrough.playthrough(game, action_sequence=None, seed=7)
        (Path(__file__).parent / f"{name}.txt").write_text(text, encoding="utf-8")
