"""A row of numbers for each game: how it went, in a few words."""

from leonardo.lab.kernels.choosing import choose
from leonardo.lab.kernels.mixing import START, mix
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.rules import apply, key_count, kind_of, legal
from leonardo.rules.codes import OVER, PICK_KEY, SKIP, SYMBOLS, USE
from leonardo.rules.layout import SEATS

# The columns of a row; the keys of each seat follow.
(
    WINNERS,  # a bit for each seat
    REASON,
    FIRST,  # the seat that began
    TURNS,
    DECISIONS,
    CHOICES,  # the legal moves of all decisions together
    SKIPS,  # turns that were skipped for want of a card to play
    ACTIONS,  # action cards used
    BONUSES,  # keys for five equal symbols
    SHUFFLES,
    LEAD_CHANGES,  # how often another seat than before had the most keys, alone
    DRY_SPELL,  # the most turns in succession in which nobody received a key
    TRACE,  # a digest of all moves
    KEYS,
) = range(14)
WIDTH = KEYS + SEATS


def count_games(t, s, v, blank, d, notes, ahead, silent, first, count, rows):
    """`rows` begins with the rows of so many games, from number `first` on; how many decisions there were."""
    decisions = 0
    for n in range(first, first + count):
        begin(t, s, blank, d, n)
        decisions += count_game(t, s, v, d, notes, ahead, silent, rows, (n - first) * WIDTH)
    return decisions


def count_game(t, s, v, d, notes, ahead, silent, rows, at):
    """The game is played to its end, its row written from place `at` on; how many decisions there were."""
    for i in range(at, at + WIDTH):
        rows[i] = 0
    digest = START
    decisions, choices, turn, given, dry, leader = 0, 0, s.turn, 0, 0, -1
    while s.phase != OVER:
        count = legal(t, s, d.moves)
        move = d.moves[choose(t, s, v, d, count, notes, ahead, silent)]
        digest = mix(digest, move)
        note_move(s, move, rows, at)
        apply(t, s, move, silent)
        rows[at + SHUFFLES] += decide_chance(t, s, d, silent)
        decisions += 1
        choices += count
        if s.turn == turn and s.phase != OVER:
            continue
        turn = s.turn
        dry += 1
        if keys_given(s) != given:
            given, dry = keys_given(s), 0
            first_now = sole_leader(s, leader)
            if leader >= 0 and first_now != leader:
                rows[at + LEAD_CHANGES] += 1
            leader = first_now
        rows[at + DRY_SPELL] = max(rows[at + DRY_SPELL], dry)
    rows[at + WINNERS] = s.winners
    rows[at + REASON] = s.reason
    rows[at + FIRST] = d.first
    rows[at + TURNS] = s.turn
    rows[at + DECISIONS] = decisions
    rows[at + CHOICES] = choices
    rows[at + TRACE] = digest
    for seat in range(s.seats):
        rows[at + KEYS + seat] = key_count(s, seat)
    return decisions


def note_move(s, move, rows, at):
    """The row knows of a skip, an action card, a bonus."""
    kind = kind_of(move)
    if kind == SKIP:
        rows[at + SKIPS] += 1
    elif kind == USE:
        rows[at + ACTIONS] += 1
    elif kind == PICK_KEY:
        rows[at + BONUSES] += 1


def keys_given(s):
    """How many keys lie before the players, all together."""
    given = 0
    for symbol in range(SYMBOLS):
        given += s.given[symbol]
    return given


def sole_leader(s, before):
    """The seat that has more keys than any other; the one of before where there is none."""
    best, most, alone = 0, -1, False
    for seat in range(s.seats):
        keys = key_count(s, seat)
        if keys > most:
            best, most, alone = seat, keys, True
        elif keys == most:
            alone = False
    return best if alone else before
