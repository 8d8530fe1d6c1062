"""Turns begin and end; the game is scored (C-10, C-47, C-60, C-82..C-89; ic 5 Ends)."""

from . import actions_novem, field, tableau
from .state import Turn
from .words import FIELD, SYMBOLS, TABLEAU


def begin_turn(s):
    """The start of the mover's turn, also after loading."""
    s.now = Turn()
    if s.edition in TABLEAU:
        s.now.stood = tableau.all_equal(s)
    else:
        s.now.vetoed = field.vetoed_symbols(s)


def next_turn(s):
    s.turn += 1
    s.to_move = s.left_of(s.to_move)
    s.phase = "play"
    begin_turn(s)


# Scoring


def total(keys):
    return sum(keys.values())


def seniority(s, keys):
    """What is compared between those with the most keys (C-85, C-86), the greater the better."""
    vector = [keys.get(symbol, 0) for symbol in SYMBOLS]
    tie = "full" if s.edition in TABLEAU else s.options["tie"]
    if tie == "full":
        return vector
    if tie == "senior_only":  # ic 5: which symbol is the most senior
        owned = [rank for rank, count in enumerate(vector) if count]
        return [-owned[0]] if owned else []
    return []


def leaders(s):
    most = max(total(keys) for keys in s.keys)
    first = [seat for seat in range(s.seats) if total(s.keys[seat]) == most]
    best = max(seniority(s, s.keys[seat]) for seat in first)
    return [seat for seat in first if seniority(s, s.keys[seat]) == best]


def game_over(s, winners, reason):
    s.phase = "over"
    s.outcome = {"winners": winners, "reason": reason}
    s.now = Turn()


def at_goal(s, seat):
    keys = {symbol: count for symbol, count in s.keys[seat].items() if count}
    count = len(keys) if s.options.get("different_keys") else total(keys)  # C-78
    return s.options["goal"] > 0 and count >= s.options["goal"]


def turn_limit_reached(s):
    return 0 < s.options["turn_limit"] <= s.turn


def last_card_played(s):
    return s.now.plays[-1][0] if s.now.plays else None  # C-48


# Tableau games


def goal_at_once(s):
    """C-10: in the key phase, unless the round is finished first."""
    if s.options["finish_round"] or not at_goal(s, s.to_move):
        return False
    game_over(s, [s.to_move], "keys")
    return True


def end_tableau_turn(s):
    actions_novem.end_after_turn(s)
    s.last_played = last_card_played(s)
    starting_seat = (s.to_move - (s.turn - 1)) % s.seats
    round_done = s.left_of(s.to_move) == starting_seat
    if s.options["finish_round"] and round_done and any(at_goal(s, i) for i in range(s.seats)):
        game_over(s, leaders(s), "keys")
    elif turn_limit_reached(s):
        game_over(s, leaders(s), "limit")
    else:
        next_turn(s)


# Field games


def end_field_turn(s):
    """Draw, count keys, remember, test the ends in the order of ic 5, next turn."""
    field.draw_at_end(s)  # C-62: before the keys
    field.give_keys(s)
    remember(s)
    if at_goal(s, s.to_move):  # C-79: first of all
        return game_over(s, [s.to_move], "keys")
    if last_round_over(s):
        return game_over(s, leaders(s), "deck")
    if stalemate(s):
        return game_over(s, leaders(s), "stalemate")
    if 0 < s.options["stall_rounds"] * s.seats <= s.memory["quiet"]:
        return game_over(s, leaders(s), "limit")
    if turn_limit_reached(s):
        return game_over(s, leaders(s), "limit")
    return next_turn(s)


def remember(s):
    played, me = last_card_played(s), s.to_move
    s.last_played = played
    if played is not None:
        s.memory["last_card"] = played
        s.memory["own_last"][me] = played
    elif s.veto and s.options.get("veto_after_skip") == "spent":  # C-67
        s.veto["binds"] = False
    quiet = played is None and not s.now.actions  # C-60
    s.memory["skips"] = s.memory["skips"] + 1 if quiet else 0
    s.memory["quiet"] = 0 if s.now.drew else s.memory["quiet"] + 1
    # K5: a seal ends when the turn of the seat after its player ends
    s.effects = [e for e in s.effects if not (e["id"] == "second-seal" and e["seat"] != me)]


def last_round_over(s):
    """Q09-17, Q11-21, C-81, C-82, C-84, C-89."""
    if s.final_turns is not None:
        s.final_turns -= 1
    elif not s.decks["main"] and not s.decks["extra"]:
        if s.options.get("extra_end") == "immediate":
            s.final_turns = 0
        elif s.options.get("final_includes_drawer", True):
            s.final_turns = s.seats
        else:
            s.final_turns = s.seats - 1
    return s.final_turns == 0


def stalemate(s):
    """C-60; C-47: where a restriction can outlast a skip, a first round of skips lifts it."""
    outlasts = s.options["after_skip"] != "lapse" or s.options.get("veto_after_skip") == "persists"
    if not outlasts:
        return s.memory["skips"] >= s.seats
    if s.memory["skips"] == s.seats:
        s.memory["last_card"] = None
        s.memory["own_last"] = [None] * s.seats
        if s.veto:
            s.veto["binds"] = False
    return s.memory["skips"] >= 2 * s.seats


def end_turn(s):
    return end_field_turn(s) if s.edition in FIELD else end_tableau_turn(s)
