"""Who chooses how: the policies of the bots, each over the view of its seat."""

from leonardo.bots.policies.planner import choose_planner
from leonardo.bots.policies.simple import choose_greedy, choose_uniform
from leonardo.rules import observe

RANDOM, GREEDY, PLANNER = range(3)


def choose(t, s, v, d, count, notes, ahead, silent):
    """The place of the mover's choice in the list of legal moves on the desk.

    `v` is room for a view, `notes` and `ahead` are what the policies ask for, `silent` an empty tape.
    """
    policy = d.policy[s.mover]
    if policy == RANDOM:
        return choose_uniform(t, v, d.moves, count, d.choice)  # looks at nothing, so it is shown nothing
    observe(t, s, s.mover, v)
    if policy == GREEDY:
        return choose_greedy(t, v, d.moves, count, ahead, silent, d.choice)
    return choose_planner(t, v, d.moves, count, notes, ahead, silent, d.choice)
