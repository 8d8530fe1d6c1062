"""A digest of all that happens in a game, by which two ways of playing it can be compared."""

from leonardo.chance import below
from leonardo.lab.kernels.mixing import START, mix, mix_list
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.rules import apply, legal, observe
from leonardo.rules.codes import CELLS, OVER, SYMBOLS, ZONES
from leonardo.rules.layout import EVENT_WIDTH, EVENTS, HAND, PILE, SEATS

MOVES_ONLY, EVERYTHING = range(2)
VIEWS_EVERY = 32  # decisions from one look at all views to the next; a look costs as much as many moves


def trace_games(t, s, v, blank, d, tape, first, count, depth, digests):
    """`digests` begins with that of each game of random moves, from number `first` on; the decisions of all.

    Every list of legal moves and every choice counts, and how the game ends; with EVERYTHING also all
    events, all chance, and now and then what every seat sees and may do.
    """
    decisions = 0
    for n in range(first, first + count):
        begin(t, s, blank, d, n)
        digest = START
        made = 0
        while s.phase != OVER:
            if depth == EVERYTHING and made % VIEWS_EVERY == 0:
                digest = mix_views(t, s, v, d, digest)
            tape.limit = EVENTS if depth == EVERYTHING else 0
            tape.count = 0
            digest = trace_move(t, s, d, tape, digest)
            digest = mix_list(digest, tape.rows, tape.count * EVENT_WIDTH)
            made += 1
        digest = mix_end(s, digest)
        if depth == EVERYTHING:
            digest = mix_cards(s, digest)
        digests[n - first] = digest
        decisions += made
    return decisions


def trace_move(t, s, d, tape, digest):
    """A move chosen by chance is made; the digest knows the list it was chosen from."""
    count = legal(t, s, d.moves)
    listed = 0
    for i in range(count):
        listed += d.moves[i]
    move = d.moves[below(d.choice, count)]
    apply(t, s, move, tape)
    decide_chance(t, s, d, tape)
    return mix(mix(mix(digest, count), listed), move)


def mix_end(s, digest):
    """How the game ended."""
    digest = mix(mix(mix(digest, s.turn), s.winners), s.reason)
    return mix_list(digest, s.keys, s.seats * SYMBOLS)


def mix_views(t, s, v, d, digest):
    """What every seat and a spectator see, and what the mover may do by its view."""
    for seat in range(-1, s.seats):
        observe(t, s, seat, v)
        digest = mix_cards(v, digest)
        if seat == s.mover:
            digest = mix(digest, legal(t, v, d.moves))
    return digest


def mix_cards(v, digest):
    """Where every card lies, and what is remembered."""
    digest = mix_list(digest, v.hand, SEATS * HAND)
    for deck in range(2):
        digest = mix(mix(digest, v.deck_count[deck]), v.out_count[deck])
        for i in range(deck * PILE, (deck + 1) * PILE):
            if v.pile[i]:
                digest = mix(digest, v.pile[i])
    digest = mix_list(digest, v.table, v.seats * ZONES)
    digest = mix_list(digest, v.guard, v.seats * ZONES)
    for cell in range(CELLS):
        if v.top[cell]:
            digest = mix(digest, v.top[cell] | v.height[cell] << 16)
    digest = mix_list(digest, v.buried, v.buried_count)
    digest = mix(mix(mix(digest, v.last_played), v.veto_cell), v.veto_binds)
    digest = mix(mix(mix(digest, v.final_turns), v.skips), v.quiet)
    return mix(mix(mix(digest, v.seal), v.phase), v.mover)
