"""How weights follow from positions: a little less wrong after each handful, by Adam (Kingma and Ba).

The numbers here are 64-bit fractions. Only what every machine rounds alike is done with them, so the same
positions give the same weights everywhere, plain and compiled: exponentials and roots are made of the four
operations.
"""

from leonardo.bots.policies.learned import TRAITS
from leonardo.chance import shuffle
from leonardo.learn.kernels.self_play import ALL, COUNT, FIRST_TRAIT, TARGET


def exponential(x):
    """e to the power of x, for x from -30 to 0."""
    x = max(x, -30.0) / 1024.0
    power = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0 + x / 24.0)))
    for _ in range(10):
        power *= power
    return power


def logarithm(y):
    """The natural logarithm of y, for y from 1e-9 to 1."""
    scaled, x = y, 0.0
    while scaled < 0.5:
        scaled *= 2.0
        x -= 0.6931471805599453
    z = (scaled - 1.0) / (scaled + 1.0)
    square, term, found = z * z, z, 0.0
    for i in range(16):
        found += term / (2 * i + 1)
        term *= square
    return x + 2.0 * found


def root(y, guess):
    """The square root of y, from 1e-16 to 1, to a hundredth of itself or better; from a guess not below y."""
    for _ in range(14):
        guess = 0.5 * (guess + y / guess)
    return guess


def scores(rows, at, p, hidden, fired, score):
    """What this position scores for each seat, and how much each hidden unit fired."""
    alone = TRAITS * hidden
    threshold = alone + TRAITS
    adds = threshold + hidden
    seats = rows[at]
    at += 1
    for seat in range(seats):
        first, count = at + FIRST_TRAIT, rows[at + COUNT]
        found = 0.0
        for i in range(first, first + count):
            found += p[alone + rows[i]]
        for unit in range(hidden):
            fired[seat * hidden + unit] = p[threshold + unit]
        for i in range(first, first + count):
            row = rows[i] * hidden
            for unit in range(hidden):
                fired[seat * hidden + unit] += p[row + unit]
        for unit in range(hidden):
            if fired[seat * hidden + unit] > 0.0:
                found += fired[seat * hidden + unit] * p[adds + unit]
        score[seat] = found
        at = first + count


def expect(score, seats):
    """The scores have become chances, together one."""
    best = score[0]
    for seat in range(1, seats):
        best = max(best, score[seat])
    total = 0.0
    for seat in range(seats):
        score[seat] = exponential(score[seat] - best)
        total += score[seat]
    for seat in range(seats):
        score[seat] /= total


def blame(rows, at, p, g, hidden, fired, score):
    """The slope of each weight knows of this position."""
    alone = TRAITS * hidden
    threshold = alone + TRAITS
    adds = threshold + hidden
    seats = rows[at]
    at += 1
    for seat in range(seats):
        first, count = at + FIRST_TRAIT, rows[at + COUNT]
        off = score[seat] - rows[at + TARGET] / ALL
        for i in range(first, first + count):
            g[alone + rows[i]] += off
        for unit in range(hidden):
            if fired[seat * hidden + unit] > 0.0:
                g[adds + unit] += off * fired[seat * hidden + unit]
                fired[seat * hidden + unit] = off * p[adds + unit]
                g[threshold + unit] += fired[seat * hidden + unit]
            else:
                fired[seat * hidden + unit] = 0.0
        for i in range(first, first + count):
            row = rows[i] * hidden
            for unit in range(hidden):
                g[row + unit] += fired[seat * hidden + unit]
        at = first + count


def fit(
    rows,
    starts,
    order,
    count,
    words,
    batch,
    p,
    g,
    m,
    n,
    roots,
    size,
    hidden,
    rate,
    decay,
    steps,
    fired,
    score,
):
    """The weights `p` have learned once from so many positions; how many steps were made so far.

    The positions come in an order drawn by the words. `g`, `m`, `n` and `roots` are as long as the weights:
    the slope, its running mean, that of its square and the root of that.
    """
    shuffle(words, order, count)
    done = 0
    while done < count:
        for i in range(size):
            g[i] = 0.0
        few = min(batch, count - done)
        for i in range(done, done + few):
            at = starts[order[i]]
            scores(rows, at, p, hidden, fired, score)
            expect(score, rows[at])
            blame(rows, at, p, g, hidden, fired, score)
        done += few
        steps += 1
        adjust(p, g, m, n, roots, size, rate, decay, few, steps)
    return steps


def adjust(p, g, m, n, roots, size, rate, decay, few, steps):
    """One step down the slope; how far depends on how steady each slope has been."""
    warm = min(1.0, steps / 100.0)
    first, second = 1.0, 1.0
    for _ in range(min(steps, 8000)):
        first *= 0.9
        second *= 0.999
    for i in range(size):
        slope = g[i] / few + decay * p[i]
        m[i] = 0.9 * m[i] + 0.1 * slope
        n[i] = 0.999 * n[i] + 0.001 * slope * slope
        square = n[i] / (1.0 - second) + 1e-16
        roots[i] = root(square, max(roots[i], square + 1e-8))
        p[i] -= rate * warm * (m[i] / (1.0 - first)) / roots[i]


def loss(rows, starts, count, p, hidden, what, fired, score):
    """The mean surprise of these weights at `what` became of them (RESULT or TARGET), in natural units."""
    total = 0.0
    for i in range(count):
        at = starts[i]
        scores(rows, at, p, hidden, fired, score)
        expect(score, rows[at])
        total += surprise(rows, at, score, what)
    return total / count


def formula_loss(rows, starts, count, whose, what, score):
    """The same of what stands there of the formula, or of the search."""
    total = 0.0
    for i in range(count):
        at = starts[i]
        place = at + 1
        for seat in range(rows[at]):
            score[seat] = max(rows[place + whose] / ALL, 1e-6)
            place += FIRST_TRAIT + rows[place + COUNT]
        total += surprise(rows, at, score, what)
    return total / count


def surprise(rows, at, score, what):
    """How surprising it is what became of a position, to whoever expected these chances."""
    found, place = 0.0, at + 1
    for seat in range(rows[at]):
        if rows[place + what]:
            found -= rows[place + what] / ALL * logarithm(max(score[seat], 1e-6))
        place += FIRST_TRAIT + rows[place + COUNT]
    return found
