"""Many games side by side: each makes its move, is dealt anew when it is over, and is shown to who decides.

The caller's arrays are flat here: a row for each game, or for each game and seat.
"""

from leonardo.adapters.kernels.numbering import number_of, write_mask
from leonardo.adapters.kernels.writing import write_view
from leonardo.chance import below
from leonardo.lab.kernels.playing import begin, decide_chance
from leonardo.rules import apply, legal, observe, refuse
from leonardo.rules.codes import OVER

WORDS = 8  # of a game's two generators: the table's chance, and who plays at random
FORFEIT = -1  # why a game ended, where its mover chose what is not allowed; otherwise as the rules number it
GOES_ON = 0


def begin_games(
    t, states, v, blank, d, o, words, numbers, observations, masks, movers, rewards, reasons, first, count
):
    """These games are dealt by their numbers, and shown."""
    for i in range(first, first + count):
        begin(t, states[i], blank, d, numbers[i])
        keep_words(d, words, i)
        pay_nothing(d, rewards, reasons, i)
        show(t, states[i], v, d, o, observations, masks, movers, i)


def step_games(
    t, states, v, blank, d, silent, o, packed, words, numbers, stride,
    actions, observations, masks, movers, rewards, reasons, first, count,
):  # fmt: skip
    """Each of these games has made the move of its number; the next game of one that ended is dealt."""
    for i in range(first, first + count):
        take_words(d, words, i)
        pay_nothing(d, rewards, reasons, i)
        play(t, states[i], d, silent, packed[actions[i]], rewards, reasons, i)
        if reasons[i] != GOES_ON:
            numbers[i] += stride
            begin(t, states[i], blank, d, numbers[i])
        keep_words(d, words, i)
        show(t, states[i], v, d, o, observations, masks, movers, i)


def play(t, s, d, silent, move, rewards, reasons, i):
    """The move is made; a game that it ends is paid, and one whose mover may not make it is forfeited."""
    if refuse(t, s, move):
        reasons[i] = FORFEIT
        for seat in range(d.seats):
            rewards[i * d.seats + seat] = -1.0 if seat == s.mover else 1.0 / (d.seats - 1)
        return
    apply(t, s, move, silent)
    decide_chance(t, s, d, silent)
    if s.phase == OVER:
        reasons[i] = s.reason
        pay(s, d, rewards, i)


def pay(s, d, rewards, i):
    """The winners share what the others lose: together nothing, and at most 1 each."""
    winners = 0
    for seat in range(d.seats):
        winners += s.winners >> seat & 1
    for seat in range(d.seats):
        part = d.seats / winners if s.winners >> seat & 1 else 0.0
        rewards[i * d.seats + seat] = (part - 1.0) / (d.seats - 1)


def pay_nothing(d, rewards, reasons, i):
    """The game goes on."""
    reasons[i] = GOES_ON
    for seat in range(d.seats):
        rewards[i * d.seats + seat] = 0.0


def show(t, s, v, d, o, observations, masks, movers, i):
    """The game's rows say what the seat to decide sees and may do."""
    observe(t, s, s.mover, v)
    movers[i] = v.mover
    write_view(t, v, v.mover, o, observations, i * o.size)
    write_mask(o, d.moves, legal(t, v, d.moves), masks, i * o.moves)


def sample_games(t, states, v, d, o, words, actions, first, count):
    """An action for each of these games, drawn from its legal moves by its own generator."""
    for i in range(first, first + count):
        observe(t, states[i], states[i].mover, v)
        allowed = legal(t, v, d.moves)
        take_words(d, words, i)
        actions[i] = number_of(o, d.moves[below(d.choice, allowed)])
        keep_words(d, words, i)


def take_words(d, words, i):
    """The desk has this game's generators."""
    for j in range(4):
        d.chance[j] = words[i * WORDS + j]
        d.choice[j] = words[i * WORDS + 4 + j]


def keep_words(d, words, i):
    """The game's generators are where the desk's are."""
    for j in range(4):
        words[i * WORDS + j] = d.chance[j]
        words[i * WORDS + 4 + j] = d.choice[j]
