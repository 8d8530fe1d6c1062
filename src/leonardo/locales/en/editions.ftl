# Editions and options. `.line` is the one-line description of an edition, `.explanation` what an option decides.

edition-classic = The Enigma of Leonardo
    .line = A cross of five cards before each player: what you replace lands on your left neighbour. Seven different Keys win.
edition-novem = The Enigma of Leonardo: Novem
    .line = The cross grows corners: nine zones, a second deck with three-symbol cards and action cards. Nine different Keys win.
edition-quintis-2009 = Quintis Fontis (2009)
    .line = One common field of five by five, where rows pay. Most Keys win when the deck has run out.
edition-quintis-2009-extra = Quintis Fontis (2009) with additional cards
    .line = The common field of 2009 with a second deck to draw from, three-symbol cards included.
edition-quintis-2011 = Quintis Fontis (2011)
    .line = The common field with a Veto marker and action cards. Seven Keys win at once, otherwise most Keys at the end.

## Own-table games

option-gifted_line = Gifted lines
    .explanation = Whether a line that your neighbour's card has completed on your table pays on your next turn.
option-gifted_line-own_turn = It pays on your turn, if it still stands after your play
option-gifted_line-played_card = A line pays only through a card you have just played
option-gifted_line-new_line = A line pays only if it did not stand when your turn began

option-five_stacks = Bonus beside a line
    .explanation = Whether five equal symbols give the bonus Key even when a line pays in the same turn.
option-five_stacks-true = Yes, both pay
option-five_stacks-false = No, the bonus waits for another turn

option-finish_round = Finish the round
    .explanation = Whether the others complete their round after somebody has reached the goal.
option-finish_round-false = No, reaching the goal ends the game at once
option-finish_round-true = Yes, and then most Keys win

option-empty_corner_pass = Passing into an empty corner
    .explanation = What becomes of a card that is passed to a neighbour whose corner is empty.
option-empty_corner_pass-fill = It fills the corner
option-empty_corner_pass-discard = It is discarded

option-actions_per_turn = Action cards a turn
    .explanation = How many action cards a player may use in one turn.
option-actions_per_turn-unlimited = As many as you like
option-actions_per_turn-one_per_step = One at the start and one at the end

## Common-field games

option-anchor = Middle of the square
    .explanation = Whether the first card marks the middle of the five-by-five square.
option-anchor-floating = No, the square takes shape during play
option-anchor-centre = Yes, the square is drawn around it from c3 to g7

option-diagonals = Diagonals
    .explanation = Whether diagonal rows earn Keys.
option-diagonals-true = They pay like rows and columns
option-diagonals-false = Only rows and columns pay

option-after_skip = After a skip
    .explanation = What restricts you when the player before you has skipped.
option-after_skip-lapse = Nothing
option-after_skip-last_played = The last card anybody played
option-after_skip-own_last = The last card that very player played

option-veto = What binds
    .explanation = Which restrictions hold: the previous player's card, the card under the Veto marker, or both.
option-veto-both = The previous card and the marker
option-veto-veto_only = The marker only
option-veto-off = The previous card only; the game has no marker

option-veto_after_skip = Marker after a skip
    .explanation = Whether the Veto marker goes on binding after a player has skipped.
option-veto_after_skip-spent = No, it is spent until it is placed again
option-veto_after_skip-persists = Yes, it binds the next player as well

option-veto_must_move = Marker must move
    .explanation = Whether the Veto marker may be left on the card where it lies.
option-veto_must_move-false = It may stay
option-veto_must_move-true = It must go to another card

option-action_draw = Refill after an action card
    .explanation = When the hand is filled up after an action card has been used.
option-action_draw-end = Once, at the end of the turn
option-action_draw-immediate = Right away, and again at the end

option-different_keys = Different Keys
    .explanation = Whether the Keys that reach the goal must all be different.
option-different_keys-false = Any Keys count
option-different_keys-true = Only different Keys count towards the goal

option-final_includes_drawer = Last round
    .explanation = Whether the player who took the last card has one more turn, too.
option-final_includes_drawer-true = Yes, everybody has
option-final_includes_drawer-false = No, only the others have

option-tie = Ties
    .explanation = How players with equally many Keys are ranked.
option-tie-full = By the senior Keys, symbol after symbol
option-tie-senior_only = By the most senior Key alone
option-tie-shared = They share the victory

option-extra_deal = First hands
    .explanation = Which decks the first six cards come from.
option-extra_deal-main = All from the main deck
option-extra_deal-split = Three from each deck

option-extra_end = When both decks are empty
    .explanation = What happens when the last card of both decks has been taken.
option-extra_end-final_round = A last round is played
option-extra_end-immediate = The game ends with that turn

option-stall_rounds = Rounds without a draw
    .explanation = After so many rounds in which nobody drew a card the game is counted.
option-stall_rounds-value = { $value ->
    [0] No such limit
    [one] { $value } round
   *[other] { $value } rounds
}

option-backs_visible = Backs of the cards
    .explanation = Whether the backs of cards in hands and on top of the deck can be seen.
option-backs_visible-false = Hidden, all backs look alike
option-backs_visible-true = Visible, as with printed cards

## All games

option-turn_limit = Limit of turns
    .explanation = After so many turns the game is counted: most Keys, then the senior ones.
option-turn_limit-value = { $value ->
    [0] No limit
    [one] { $value } turn
   *[other] { $value } turns
}

option-goal = Goal
    .explanation = How many Keys win the game.
option-goal-value = { $value ->
    [0] No goal: the end of the deck decides
    [one] { $value } Key
   *[other] { $value } Keys
}
