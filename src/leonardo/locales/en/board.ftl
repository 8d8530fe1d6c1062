# The board drawn as text. $sign is a sign of the drawing, $codes are letters of symbols.

board-you = You
board-turn = Turn { $turn }
board-way = Replaced cards go: { $way }
board-deck = { $deck ->
    [main] main deck { $count }
    [extra] additional deck { $count }
   *[only] deck { $count }
}
board-discards = { $deck ->
    [main] main discards { $count }, { $card } on top
    [extra] additional discards { $count }, { $card } on top
   *[only] discards { $count }, { $card } on top
}
board-removed = out of the game { $count }
board-last-round = { $count ->
    [one] LAST ROUND: { $count } turn left: { $players }
   *[other] LAST ROUND: { $count } turns left: { $players }
}

board-legend-free = { $sign } a card may be placed here
board-legend-stack = { $sign } cards in a stack
board-legend-marker = { $sign } the Veto marker
board-legend-spent = { $sign } the Veto marker, spent
board-legend-changed = [ ] new

board-keys = Keys
board-of = { $count } of { $goal }
board-count = { $count }
board-one-to-go = (one to go!)
board-bonus-used = (bonus used)
board-next-row = Row needed
board-next-row-note = for the next Key
board-forbidden = Forbidden

board-ban-previous = { $codes } ({ $symbols }): on { $card }, which { $player } has just played
board-ban-marker = { $codes } ({ $symbols }): on { $card } under the Veto marker, { $cell }
board-ban-seal = { $codes } ({ $symbols }): the Second Seal of { $player }
board-ban-first = { $codes } ({ $symbols }): on { $card }, your first card of this turn

board-your-hand = Your hand:
board-hand-of = Hand of { $player }:
board-hidden-hands = In hand: { $hands }
board-hidden-hand = { $player } { $count }
board-hidden-hand-extra = { $player } { $count } ({ $extra } additional)
