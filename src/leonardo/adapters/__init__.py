"""The same games through the interfaces of research: translation only, no rules.

    actions.py           every move of an edition has a number, and every number a move
    observations.py      a view as one array of small integers, field by field
    vector_games.py      thousands of games stepped together, compiled, into arrays of the caller
    gymnasium_env.py     one seat against bots
    gymnasium_vector.py  many such games stepped together
    pettingzoo_env.py    every seat an agent
    openspiel_game.py    the game "leonardo" for OpenSpiel, its chance open card by card
    check.py             the suites of those projects for every edition and seat count, as a command

Everything here reads views. `import leonardo` needs none of it: pip install enigma-of-leonardo[research].
"""
