"""Games played through pages: whoever is to move chooses by lot among what the page says is possible."""

import random

from playwright.sync_api import expect

from leonardo.texts import say

PLAYED_BY_THE_SERVER = (["skip"], ["end"])


def play_on(people, players, table, seed):
    """The game is played to its end, and every page shows it; how many decisions it took."""
    rng = random.Random(seed)
    told = people[0].look(table)
    while told["state"]["status"] == "live":
        seat = told["state"]["to_move"]
        legal = people[seat].look(table)["legal"]
        if legal and legal not in PLAYED_BY_THE_SERVER:
            players[seat].wait_for_ply(told["ply"])
            players[seat].wait_for_turn()
            players[seat].play(rng.choice(legal))
        told = people[0].look(table)
    for player in players:
        player.wait_for_ply(told["ply"])
        again = player.page.get_by_role(
            "button", name=say(player.words.language, "table-rematch"), exact=True
        )
        expect(again).to_be_visible()
        assert player.alert, "a screen reader hears who has won"
    return told["ply"]
