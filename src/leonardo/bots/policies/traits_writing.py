"""How traits are written down: a list for each seat, of at most so many."""

MOST_TRAITS = 28  # of one seat


def mark(th, seat, block, value, size):
    """The seat has this trait of a block of so many; what is beyond either end counts as the end."""
    count = th.trait_count[seat]
    th.traits[seat * MOST_TRAITS + count] = block + min(max(value, 0), size - 1)
    th.trait_count[seat] = count + 1
