# Why a move is refused: which rule, which cards, and (below) what is possible instead.
# $move is the move as written, $card the card played; $symbols is a list already joined for the language.

refusal-over = { $reason ->
    [keys] { $move } comes too late: the goal has been reached and the game is over.
    [deck] { $move } comes too late: the last round has been played and the game is over.
    [stalemate] { $move } comes too late: everybody had to skip, and that ended the game.
    [limit] { $move } comes too late: the limit of turns was reached and the game is over.
   *[other] { $move } comes too late: the game is over.
}

refusal-not-in-edition = { $kind ->
    [zone] { $move } plays to a zone of a table of one's own, but { $edition } has one common field: cards go to cells, as in { $card }@e6.
    [field] { $move } plays to a cell of the common field, but in { $edition } everybody has a table of zones: cards go to zones, as in { $card }>n.
    [veto] { $move } is not possible: this game of { $edition } has no Veto marker.
    [key] { $move } is not possible: in { $edition } there is no bonus Key to choose.
    [action] { $action } ({ $move }) is not among the action cards of { $edition }.
    [no-actions] { $move } is not possible: { $edition } is played without action cards.
    [drop] { $move } is not possible: in { $edition } no action card is put aside unused.
    [lift] { $move } is not possible: { $edition } has no Gilded Frame to take off.
    [draw] { $move } is not possible: in { $edition } there is one deck, and cards are drawn from it by themselves.
    [to] { $move } is not possible: { $edition } has no Canal Lock that would ask for it.
    [under] { $move } is not possible: { $edition } has no Clean Sheet that would ask for it.
    [give] { $move } is not possible: { $edition } has no Borrowed Folio that would ask for it.
   *[other] { $move } is no move of { $edition }.
}

refusal-wrong-phase = { $due ->
    [play] { $move } does not fit this moment: a card has to be played.
    [veto] { $move } has to wait: the Veto marker is to be placed, and nothing else comes before it.
    [key] { $move } has to wait: you have a bonus Key to choose, and nothing else comes before it.
    [close] { $move } does not fit this moment: the plays of this turn are over, it only remains to use action cards or to end.
    [draw] { $move } does not fit this moment: cards are being drawn, and you choose the deck.
    [to] { $move } has to wait: Canal Lock asks where the replaced card goes.
    [under] { $move } has to wait: Clean Sheet asks which cards go under the deck.
    [give] { $move } has to wait: Borrowed Folio asks which card you give in return.
    [second] { $move } has to wait: Double Stroke asks for a second symbol card.
   *[other] { $move } does not fit this moment of the turn.
}
refusal-wrong-phase-drop = { $move } has to wait: action cards are put aside unused when the turn is closed, after the Keys.

refusal-not-in-hand = { $card } is not in your hand, and only cards of your own hand can be used. You hold { $hand }.
refusal-not-in-hand-plain = { $card } is not in your hand, and only cards of your own hand can be used.
refusal-not-in-hand-asked = { $action } needs a card of your own hand, and { $card } is not in it. You hold { $hand }.
refusal-not-in-hand-twin = { $card } is not in your hand, but { $twin } is: the plus stands for the back of the additional deck.

refusal-no-such-key = The { $symbol } Key is yours already; the bonus is a Key that you do not own yet ({ $move } is not).
refusal-no-such-key-unknown = { $move } names no symbol, so there is no such Key.

refusal-wrong-zone-corner = The { $zone } corner is only for additional cards (plus cards); { $card } is a main card.
refusal-wrong-zone-main = Zone { $zone } belongs to the cross and is only for main cards; { $card } is an additional card (plus card).
refusal-wrong-zone-unknown = There is no zone { $zone } in { $edition }, so { $card } cannot go there; the zones are { $zones }.
refusal-wrong-zone-kinds = { $action } needs two zones of one kind; { $move } names a corner and a zone of the cross.
refusal-wrong-zone-not-corner = { $action } reaches only corners, and { $zone } belongs to the cross ({ $move }).
refusal-wrong-zone-other = { $move } names a zone that this card cannot use.

refusal-kind-played = { $kind ->
    [extra] You have played an additional card this turn already, so { $card } would be one too many: a turn allows one main and one additional card, and one more of either kind with Second Sketch.
   *[main] You have played a main card this turn already, so { $card } would be one too many: a turn allows one main and one additional card, and one more of either kind with Second Sketch.
}
refusal-kind-played-classic = You have played your card of this turn already, so { $card } has to wait for the next one.

refusal-zone-locked = { $whose ->
    [mine] { $move } is not possible: { $lock } locks your { $zone } zone, and no card may enter or leave it.
   *[other] { $move } is not possible: { $lock } locks the { $zone } zone of { $target }, and no card may enter or leave it.
}
refusal-zone-locked-lasting = { $whose ->
    [mine] { $move } is not possible: { $lock } lies beside your { $zone } zone already, and a zone bears one lasting card.
   *[other] { $move } is not possible: { $lock } lies beside the { $zone } zone of { $target } already, and a zone bears one lasting card.
}
refusal-zone-locked-plain = { $move } is not possible: the zone is locked, and no card may enter or leave it.

refusal-field-empty = The field is still empty, so { $move } finds no card to lie on; the first card is placed, as in { $card }@e5.
refusal-field-empty-plain = The field is still empty, so { $move } finds no card; the first card has to be placed on e5.

refusal-occupied = { $top } lies on { $cell } already, and { $card } can be placed only on a free cell.
refusal-empty-cell = { $kind ->
    [cover] { $card } can cover only a card, and { $cell } is empty.
    [replace] { $card } can replace only a card, and { $cell } is empty.
    [veto] The Veto marker lies on a card, and { $cell } is empty, so { $move } is not possible.
   *[action] { $action } works on cards, and { $cell } is empty, so { $move } is not possible.
}

refusal-out-of-field-first = The first card of the game lies on e5, so { $card } cannot begin on { $cell }.
refusal-out-of-field-drawn = { $cell } lies outside the drawn square c3 to g7, and { $card } must stay inside it.
refusal-out-of-field-wide = With { $card } on { $cell } the field would be { $size } cells wide; five is the limit, and columns { $first } to { $last } are in use.
refusal-out-of-field-high = With { $card } on { $cell } the field would be { $size } cells high; five is the limit, and rows { $first } to { $last } are in use.
refusal-out-of-field-other = { $card } on { $cell } would lie outside the square of five by five.

refusal-not-adjacent = { $card } on { $cell } would touch no card; a placed card lies next to another one, beside it, above, below or corner to corner.

refusal-no-common-symbol = { $kind ->
    [replace] { $card } shares no symbol with { $top } on { $cell }; to replace a card, at least one symbol must be the same.
   *[cover] { $card } shares no symbol with { $top } on { $cell }; to cover a card, at least one symbol must be the same.
}

refusal-previous-card = { $card } shares { $symbols } with { $previous }, the card { $player } played just before you (previous-card rule).
refusal-previous-card-own = { $card } shares { $symbols } with { $previous }, the card { $player } played last; at this table it binds even after a skip (previous-card rule, after_skip = own_last).
refusal-previous-card-last = { $card } shares { $symbols } with { $previous }, the last card anybody played; at this table it binds even after a skip (previous-card rule, after_skip = last_played).
refusal-previous-card-plain = { $card } shares a symbol with the card of the player before you (previous-card rule).

refusal-veto = { $card } shares { $symbols } with { $vetoed }, the card under the Veto marker on { $cell }.
refusal-veto-plain = { $card } shares a symbol with the card under the Veto marker.

refusal-second-seal = { $card } shows { $symbol }, which { $player } has closed to you for this turn with Second Seal.
refusal-second-seal-plain = { $card } shows the symbol that Second Seal has closed to you for this turn.
refusal-first-card = { $card } shares { $symbols } with { $first }, your first card of this turn; the second card of a Double Stroke shares none.
refusal-first-card-plain = { $card } shares a symbol with your first card of this turn; the second card of a Double Stroke shares none.

refusal-marker-must-move = The Veto marker lies on { $cell } already, so { $move } would leave it there; at this table it goes to another card each time (veto_must_move).

refusal-one-action = { $action } has to wait for another turn: you have used an action card, and one a turn is the limit.
refusal-one-action-step = { $action } has to wait: you have used an action card in this part of the turn, and at this table one is the limit (actions_per_turn = one_per_step).

refusal-not-now = { $moment ->
    [start] { $action } is used at the start of a turn, before the first play; now it is too late.
    [end] { $action } is used at the end of a turn, after the Keys; now it is too early.
    [before] { $action } is used before the symbol card of a turn; now it is too late.
    [after] { $action } is used after the symbol card and the Veto marker; now it is too early.
   *[other] { $action } names another moment of the turn than this one.
}
refusal-not-now-lift = { $move } comes too late: your own Gilded Frame is taken off before the first play of a turn.

refusal-sealed = { $action } cannot touch { $cell }: the card there lies under the Veto marker that binds you.

refusal-must-play = { $move ->
    [skip] You cannot skip: skipping is only for a hand without a playable symbol card, and yours has one.
   *[end] You cannot end yet: a symbol card has to be played as long as your hand has a playable one.
}
refusal-must-play-played = You have played a card this turn, so there is no { $move } any more: play on or end.
refusal-must-play-skip = No symbol card can be played, so this turn is not finished with { $move } but with skip.
refusal-must-use-action = Before { $move } one action card has to be used or put aside: you had no symbol card to play, and action cards must not fill your hand for ever.

## What is possible instead. $moves is a list of moves, $more how many are left unnamed.

instead-zones = { $card } can go to { $zones }.
instead-card = { $more ->
    [0] Possible with { $card }: { $moves }.
    [one] Possible with { $card }: { $moves } and { $more } more.
   *[other] Possible with { $card }: { $moves } and { $more } more.
}
instead-plays = { $more ->
    [0] Playable now: { $moves }.
    [one] Playable now: { $moves } and { $more } more.
   *[other] Playable now: { $moves } and { $more } more.
}
instead-moves = { $more ->
    [0] Possible now: { $moves }.
    [one] Possible now: { $moves } and { $more } more.
   *[other] Possible now: { $moves } and { $more } more.
}

refusal-see = See: leonardo rules { $edition } { $topic }
