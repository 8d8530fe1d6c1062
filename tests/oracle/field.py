"""The common field (three Quintis editions): plays, restrictions, runs, keys, drawing."""

from functools import cache

from .words import COLUMNS, Q09X, Q11, ROWS, SYMBOLS, symbols

# The sheet


@cache
def neighbours(cell):
    """The up to eight cells that touch this one (Q09-6: diagonals included)."""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    return [
        COLUMNS[c] + ROWS[r]
        for c in (column - 1, column, column + 1)
        for r in (row - 1, row, row + 1)
        if 0 <= c < 9 and 0 <= r < 9 and (c, r) != (column, row)
    ]


def side_by_side(one, two):
    """Orthogonal neighbours."""
    return two in neighbours(one) and (one[0] == two[0] or one[1] == two[1])


def fits(s, cells):
    """C-41: no wider and no higher than five; C-42: with `anchor` centre c3 to g7."""
    columns = sorted(COLUMNS.index(cell[0]) for cell in cells)
    rows = sorted(ROWS.index(cell[1]) for cell in cells)
    if s.options["anchor"] == "centre":
        return all(cell[0] in "cdefg" and cell[1] in "34567" for cell in cells)
    return columns[-1] - columns[0] < 5 and rows[-1] - rows[0] < 5


def top(s, cell):
    return s.field[cell][-1]


# Restrictions


def previous_card(s):
    """C-47: the card whose symbols restrict the mover, or None."""
    if s.last_played is not None:
        return s.last_played
    if s.options["after_skip"] == "last_played":
        return s.memory["last_card"]
    if s.options["after_skip"] == "own_last":
        return s.memory["own_last"][(s.to_move - 1) % s.seats]
    return None


def marker_binds(s):
    return s.edition == Q11 and s.options["veto"] != "off" and bool(s.veto and s.veto["binds"])


def vetoed_symbols(s):
    """Q11-14, C-67: taken at the start of the turn (C-69)."""
    return symbols(top(s, s.veto["cell"])) if marker_binds(s) and s.veto["cell"] in s.field else set()


def why_not_card(s, card):
    """Q09-9, Q11-14, C-63, K1, K2, K5: what restricts the card itself, in the table's order."""
    shown = symbols(card)  # C-49; Sfumato never counts here (K10)
    previous = previous_card(s)
    veto_only = s.options.get("veto") == "veto_only"
    if previous and not veto_only and not s.now.licence and shown & symbols(previous):
        return "previous_card"
    if not s.now.licence and shown & s.now.vetoed:
        return "veto"
    for effect in s.effects:
        if effect["id"] == "second-seal" and effect["symbol"] in shown:
            return "second_seal"
    for first, _way, _cell in s.now.plays:  # only Double Stroke plays a second card
        if shown & symbols(first):
            return "first_card"
    return None


def why_not_play(s, card, way, cell):
    """The code for a card of the hand, played in one of the three ways, or None."""
    if not s.field:  # C-61
        if way != "@":
            return "field_empty"
        if cell != "e5":
            return "out_of_field"
    elif way == "@":
        if cell in s.field:
            return "occupied"
        if not fits(s, [*list(s.field), cell]):
            return "out_of_field"
        if not any(near in s.field for near in neighbours(cell)):
            return "not_adjacent"
    else:
        if cell not in s.field:
            return "empty_cell"
        shown = symbols(card) | ({s.now.sfumato} if s.now.sfumato else set())  # K10
        if not shown & symbols(top(s, cell)) and not s.now.free_hand:  # C-44, K6
            return "no_common_symbol"
    return why_not_card(s, card)


def cells_to_try(s):
    """Every cell where a play could be possible at all."""
    return sorted({"e5"} | set(s.field) | {near for cell in s.field for near in neighbours(cell)})


def something_playable(s, hand):
    return any(
        why_not_play(s, card, way, cell) is None
        for card in sorted(set(hand))
        if not card.startswith("!")
        for way in "^/@"
        for cell in cells_to_try(s)
    )


def put_down(s, card, way, cell):
    s.hand.remove(card)
    s.now.plays.append((card, way, cell))
    if way == "@":
        s.field[cell] = [card]
    elif way == "^":
        s.field[cell].append(card)
    else:  # Q09-8, C-45
        s.hand.append(s.field[cell].pop())
        s.field[cell].append(card)


# Keys


def shows(s, cell, symbol):
    if cell not in s.field:
        return False
    by_sfumato = symbol == s.now.sfumato and cell in [play[2] for play in s.now.plays]
    return symbol in symbols(top(s, cell)) or by_sfumato


def count_from(s, cell, symbol, dx, dy):
    """How many cells in this direction, beyond the cell itself, show the symbol."""
    count = 0
    column, row = COLUMNS.index(cell[0]) + dx, ROWS.index(cell[1]) + dy
    while 0 <= column < 9 and 0 <= row < 9 and shows(s, COLUMNS[column] + ROWS[row], symbol):
        count, column, row = count + 1, column + dx, row + dy
    return count


def longest_run(s, cell, symbol):
    """C-51, C-53: the longest straight run through the cell."""
    if not shows(s, cell, symbol):
        return 0
    directions = [(1, 0), (0, 1)]
    if s.options["diagonals"]:  # C-50
        directions += [(1, 1), (1, -1)]
    return max(
        1 + count_from(s, cell, symbol, dx, dy) + count_from(s, cell, symbol, -dx, -dy)
        for dx, dy in directions
    )


def give_keys(s):
    """C-52, E.3: keys = max(0, L - 2 - n), once for each symbol, on the final field."""
    mine = s.keys[s.to_move]
    for symbol in SYMBOLS:
        length = max([longest_run(s, play[2], symbol) for play in s.now.plays], default=0)
        given = sum(keys.get(symbol, 0) for keys in s.keys)
        earned = max(0, length - 2 - given)
        if earned:
            mine[symbol] = mine.get(symbol, 0) + earned


# Drawing


def draw(s, pile):
    s.hand.append(s.decks[pile].pop(0))
    s.now.drew = True


def fill_hand(s, size):
    """C-84: take what is there; C-83: nothing in the last round."""
    while len(s.hand) < size and s.decks["main"] and s.final_turns is None:
        draw(s, "main")


def draw_is_due(s):
    """Q09-11: after place or cover one card, if fewer than six are in hand (ic 5)."""
    placed = bool(s.now.plays) and s.now.plays[-1][1] in "@^"
    return placed and len(s.hand) < 6 and s.final_turns is None


def must_choose_deck(s):
    return s.edition == Q09X and draw_is_due(s) and bool(s.decks["main"] and s.decks["extra"])


def draw_at_end(s):
    """What is drawn by itself when the turn ends."""
    if s.now.actions:  # Q11-19, C-72, C-73
        fill_hand(s, 8 if s.now.inspiration else 6)
    elif draw_is_due(s) and not s.now.drew:
        for pile in ("main", "extra"):
            if s.decks[pile]:
                draw(s, pile)
                break
