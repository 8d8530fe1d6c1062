"""The referee: deals or loads, lists, judges and plays."""

from . import actions_novem, actions_quintis, ending, field, judge, tableau
from .candidates import candidates
from .setup import dealt_position
from .state import from_position, to_position, to_view
from .words import CLASSIC, NOVEM, Q11, Illegal, Unreadable, is_symbol_card, read_move

__all__ = ["Illegal", "Referee", "Unreadable"]


class Referee:
    def __init__(self, state):
        self.state = state

    @classmethod
    def deal(cls, edition, seats, options, decks, first):
        return cls.load(dealt_position(edition, seats, options, decks, first))

    @classmethod
    def load(cls, position):
        state = from_position(position)
        ending.begin_turn(state)
        return cls(state)

    @property
    def edition(self):
        return self.state.edition

    @property
    def seats(self):
        return self.state.seats

    @property
    def options(self):
        """All options of the edition, defaults included."""
        return dict(self.state.options)

    def position(self):
        return to_position(self.state)

    def view(self, seat):
        return to_view(self.state, seat)

    def why(self, move):
        return judge.why(self.state, read_move(move))

    def legal(self):
        if self.state.phase == "over":
            return []
        return [text for text in candidates(self.state) if self.why(text) is None]

    def play(self, move, chance):
        meant = read_move(move)
        code = judge.why(self.state, meant)
        if code is not None:
            raise Illegal(move, code)
        self.state.now.touched = True
        getattr(self, "_" + meant.kind)(self.state, meant, chance)

    # One method for each kind of move

    def _zone(self, s, move, chance):
        if tableau.put_down(s, move.card, move.zone):
            s.now.effect, s.phase = "canal-lock", "effect"
        else:
            self._after_play(s, chance)

    def _to(self, s, move, chance):
        tableau.leave_lock(s, move.word)
        s.now.effect, s.phase = None, "play"
        self._after_play(s, chance)

    def _cell(self, s, move, chance):
        field.put_down(s, move.card, move.way, move.cell)
        if s.edition == Q11:
            s.now.effect = None
            if s.options["veto"] == "off":
                self._after_marker(s)
            else:
                s.phase = "veto"
        elif field.must_choose_deck(s):
            s.phase = "draw"
        else:
            ending.end_turn(s)

    def _veto(self, s, move, chance):
        s.veto = {"cell": move.cell, "binds": True}
        self._after_marker(s)

    def _key(self, s, move, chance):
        s.bonus_used[s.to_move] = True
        tableau.give_key(s, move.word)
        if not ending.goal_at_once(s):
            self._after_keys(s, chance)

    def _action(self, s, move, chance):
        s.now.duty = False  # C-26
        if s.edition == NOVEM:
            actions_novem.use(s, move)
            return
        closing = s.phase == "close"
        actions_quintis.use(s, move, chance)
        if closing and s.phase == "close":  # Q11-17: no second action card can follow
            ending.end_turn(s)

    def _drop(self, s, move, chance):
        s.now.duty = False
        s.hand.remove(move.card)
        tableau.discard(s, move.card)

    def _lift(self, s, move, chance):
        tableau.end_effect(s, actions_novem.own_frame(s, move.zone))

    def _draw(self, s, move, chance):
        if s.edition == NOVEM:
            tableau.draw(s, move.word, chance)
            self._draw_step(s, chance)
        else:
            field.draw(s, move.word)
            ending.end_turn(s)

    def _under(self, s, move, chance):
        actions_quintis.put_under(s, move.card)

    def _give(self, s, move, chance):
        actions_quintis.give(s, move.card)

    def _skip(self, s, move, chance):
        s.now.skipped = True
        if s.edition == NOVEM:  # C-26: with symbol cards in hand there is no duty
            s.now.duty = not any(is_symbol_card(card) for card in s.hand)
            self._close(s)
        elif s.edition == CLASSIC:
            self._draw_step(s, chance)
        else:
            ending.end_turn(s)

    def _end(self, s, move, chance):
        if s.phase == "effect":
            actions_quintis.end_clean_sheet(s)
        elif s.phase == "play":
            self._keys_step(s, chance)
        elif s.edition == NOVEM:
            self._draw_step(s, chance)
        else:
            ending.end_turn(s)

    # What follows by itself

    def _after_play(self, s, chance):
        """Tableau: step 2 goes on only while an allowance is left."""
        if s.edition == CLASSIC or not tableau.allowance_left(s):
            self._keys_step(s, chance)

    def _after_marker(self, s):
        """quintis-2011: `close` comes only where no action card was used."""
        if s.now.actions:
            ending.end_turn(s)
        else:
            s.phase = "close"

    def _keys_step(self, s, chance):
        line_keys = tableau.give_line_keys(s)
        if ending.goal_at_once(s):
            return
        if tableau.bonus_due(s, line_keys):
            s.phase = "key"
        else:
            self._after_keys(s, chance)

    def _after_keys(self, s, chance):
        if s.edition == CLASSIC:
            self._draw_step(s, chance)
            return
        if s.now.got_key:
            actions_novem.end_after_key(s)
        self._close(s)

    def _close(self, s):
        s.phase = "close"
        s.now.actions_here = 0

    def _draw_step(self, s, chance):
        """classic: one card (BASE-19); novem: up to the limit, the deck is chosen where it can be."""
        if s.edition == CLASSIC:
            if tableau.can_be_drawn_from(s, "main"):
                tableau.draw(s, "main", chance)
            ending.end_turn(s)
            return
        while len(s.hand) < tableau.hand_limit(s):
            piles = [pile for pile in ("main", "extra") if tableau.can_be_drawn_from(s, pile)]
            if len(piles) == 2:
                s.phase = "draw"
                return
            if not piles:  # C-38
                break
            tableau.draw(s, piles[0], chance)
        ending.end_turn(s)
