"""A preview tells what a move would forbid, also while the turn goes on."""

from leonardo import Game
from leonardo.board.preview import Preview
from leonardo.texts import list_of, say


def in_the_phase_veto():
    game = Game("quintis-2011", seats=["Anna", "Boris", "Vera"], seed="4")
    for _ in range(400):
        if game.phase == "veto" and len(game.legal) > 3 and game.view(game.to_move).position["veto"]:
            return game
        game.play(game.legal.texts[len(game.position["hands"][0]) % len(game.legal)])
    raise AssertionError("nobody ever had a marker to move")


def test_putting_the_marker_tells_what_it_will_forbid_the_left_neighbour():
    game = in_the_phase_veto()
    left = game.names[(game.to_move + 1) % 3]
    for move in game.legal.texts:
        sentences = Preview(game.view(game.to_move), move, game.names, "en").sentences()
        top = game.position["field"][move.split()[1]][-1].lstrip("+")
        symbols = list_of("en", [say("en", f"symbol-{code}") for code in top])
        assert sentences[1:] == [say("en", "play-forbids", player=left, symbols=symbols)]
