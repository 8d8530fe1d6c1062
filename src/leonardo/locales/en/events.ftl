# The log: one sentence for each event, told about the seat $player or, where $you is true, to the reader.

event-played-zone = { $you ->
    [true] You play { $card } { $zone }.
   *[false] { $player } plays { $card } { $zone }.
}
event-played-place = { $you ->
    [true] You place { $card } on { $cell }.
   *[false] { $player } places { $card } on { $cell }.
}
event-played-cover = { $you ->
    [true] You cover { $under } on { $cell } with { $card }.
   *[false] { $player } covers { $under } on { $cell } with { $card }.
}
event-played-cover-plain = { $you ->
    [true] You cover the card on { $cell } with { $card }.
   *[false] { $player } covers the card on { $cell } with { $card }.
}
event-played-replace = { $you ->
    [true] You replace { $under } on { $cell } with { $card }.
   *[false] { $player } replaces { $under } on { $cell } with { $card }.
}
event-played-replace-plain = { $you ->
    [true] You replace the card on { $cell } with { $card }.
   *[false] { $player } replaces the card on { $cell } with { $card }.
}
event-played-plain = { $you ->
    [true] You play { $card }.
   *[false] { $player } plays { $card }.
}

event-passed-on = { $you ->
    [true] { $card } passes to your table and now lies { $zone }.
   *[false] { $card } passes to the table of { $player } and now lies { $zone }.
}
event-passed-on-plain = { $you ->
    [true] { $card } passes to your table.
   *[false] { $card } passes to the table of { $player }.
}

event-discarded = { $deck ->
    [main] { $cards } goes to the main discard pile.
    [extra] { $cards } goes to the additional discard pile.
   *[only] { $cards } goes to the discard pile.
}
event-dropped = { $you ->
    [true] You put { $card } aside unused.
   *[false] { $player } puts { $card } aside unused.
}

event-removed = { $card } is put out of the game.
event-removed-place = { $card } on { $cell } is put out of the game.
event-put-under = { $you ->
    [true] You put { $card } under the deck.
   *[false] { $player } puts { $card } under the deck.
}
event-put-under-hidden = { $you ->
    [true] You put a card under the deck.
   *[false] { $player } puts a card under the deck.
}

# $known is no where the reader may not see the card.
event-taken-place = { $you ->
    [true] You take { $card } from { $cell } into your hand.
   *[false] { $player } takes { $card } from { $cell } into hand.
}
event-taken-zone = { $you ->
    [true] You take { $card } into your hand; it lay { $zone }.
   *[false] { $player } takes { $card } into hand; it lay { $zone }.
}
event-taken-pile = { $deck ->
    [extra] { $you ->
        [true] You take { $card } from the additional discard pile.
       *[false] { $player } takes { $card } from the additional discard pile.
    }
    [main] { $you ->
        [true] You take { $card } from the main discard pile.
       *[false] { $player } takes { $card } from the main discard pile.
    }
   *[only] { $you ->
        [true] You take { $card } from the discard pile.
       *[false] { $player } takes { $card } from the discard pile.
    }
}
event-taken-seat = { $known ->
    [yes] { $you ->
        [true] You take { $card } from the hand of { $source }.
       *[false] { $player } takes { $card } from the hand of { $source }.
    }
   *[no] { $you ->
        [true] You take a card from the hand of { $source }.
       *[false] { $player } takes a card from the hand of { $source }.
    }
}
event-taken-from-you = { $known ->
    [yes] { $player } takes { $card } from your hand.
   *[no] { $player } takes a card from your hand.
}
event-taken-plain = { $known ->
    [yes] { $you ->
        [true] You take { $card } into your hand.
       *[false] { $player } takes { $card } into hand.
    }
   *[no] { $you ->
        [true] You take a card into your hand.
       *[false] { $player } takes a card into hand.
    }
}

event-drawn = { $deck ->
    [main] { $you ->
        [true] You draw { $card } from the main deck.
       *[false] { $player } draws { $card } from the main deck.
    }
    [extra] { $you ->
        [true] You draw { $card } from the additional deck.
       *[false] { $player } draws { $card } from the additional deck.
    }
   *[only] { $you ->
        [true] You draw { $card }.
       *[false] { $player } draws { $card }.
    }
}
event-drawn-hidden = { $deck ->
    [main] { $you ->
        [true] { $count ->
            [one] You draw a card from the main deck.
           *[other] You draw { $count } cards from the main deck.
        }
       *[false] { $count ->
            [one] { $player } draws a card from the main deck.
           *[other] { $player } draws { $count } cards from the main deck.
        }
    }
    [extra] { $you ->
        [true] { $count ->
            [one] You draw a card from the additional deck.
           *[other] You draw { $count } cards from the additional deck.
        }
       *[false] { $count ->
            [one] { $player } draws a card from the additional deck.
           *[other] { $player } draws { $count } cards from the additional deck.
        }
    }
   *[only] { $you ->
        [true] { $count ->
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
       *[false] { $count ->
            [one] { $player } draws a card.
           *[other] { $player } draws { $count } cards.
        }
    }
}

event-key = { $you ->
    [true] { $count ->
        [one] You receive the { $symbol } Key.
       *[other] You receive { $count } { $symbol } Keys.
    }
   *[false] { $count ->
        [one] { $player } receives the { $symbol } Key.
       *[other] { $player } receives { $count } { $symbol } Keys.
    }
}
event-bonus = { $you ->
    [true] Five equal symbols: as the bonus you choose the { $symbol } Key.
   *[false] Five equal symbols: as the bonus { $player } chooses the { $symbol } Key.
}
event-bonus-plain = { $you ->
    [true] Five equal symbols: you may choose any Key that you do not own.
   *[false] Five equal symbols: { $player } chooses any Key not owned yet.
}

## What stands but earns nothing

event-no-key-owned = { $you ->
    [true] { $symbol } stands three in a row, but the { $symbol } Key is yours already.
   *[false] { $symbol } stands three in a row, but { $player } owns the { $symbol } Key already.
}
event-no-key-given-4 = { $symbol } stands three in a row, but the next { $symbol } Key needs four in a row.
event-no-key-given-5 = { $symbol } stands in a row, but the next { $symbol } Key needs five in a row.
event-no-key-given-never = { $symbol } stands in a row, but all three { $symbol } Keys have been given out.
event-no-key-gift = { $you ->
    [true] { $symbol } stands in line, but as a gift and not by your play; at this table gifts earn no Key.
   *[false] { $symbol } stands in line, but as a gift and not by the play of { $player }; at this table gifts earn no Key.
}
event-no-key-gift-plain = A line stands, but it was a gift from the neighbour, and at this table gifts earn no Key.
event-no-key-bonus-used = { $you ->
    [true] Five equal symbols stand again, but you have had your bonus Key of this game.
   *[false] Five equal symbols stand again, but { $player } has had the bonus Key of this game.
}
event-no-key = A line stands, but it earns no Key.

## Marker, action cards and what lasts

event-veto = { $you ->
    [true] You put the Veto marker on { $cell }.
   *[false] { $player } puts the Veto marker on { $cell }.
}
event-veto-card = { $you ->
    [true] You put the Veto marker on { $cell }, on { $card }.
   *[false] { $player } puts the Veto marker on { $cell }, on { $card }.
}
event-action = { $you ->
    [true] You use { $action }.
   *[false] { $player } uses { $action }.
}
event-action-on = { $you ->
    [true] You use { $action }: { $args }.
   *[false] { $player } uses { $action }: { $args }.
}

event-effect-begins = { $action } takes effect.
event-effect-begins-seat = { $you ->
    [true] { $action } now lies before you.
   *[false] { $action } now lies before { $player }.
}
event-effect-begins-zone = { $you ->
    [true] { $action } now lies on your table, { $zone }.
   *[false] { $action } now lies on the table of { $player }, { $zone }.
}
event-effect-begins-symbol = { $action } takes effect: { $symbol }.
event-effect-begins-zone-symbol = { $action } takes effect: { $zone }, { $symbol }.
event-effect-ends = { $action } ends.
event-effect-ends-seat = { $you ->
    [true] { $action } before you ends.
   *[false] { $action } before { $player } ends.
}
event-effect-ends-zone = { $you ->
    [true] { $action } on your table ends; it lay { $zone }.
   *[false] { $action } on the table of { $player } ends; it lay { $zone }.
}

event-reshuffled = { $deck ->
    [main] The main discards are shuffled and become the main deck again.
    [extra] The additional discards are shuffled and become the additional deck again.
   *[only] The discards are shuffled and become the deck again.
}

## Turns and the end

event-skipped = { $you ->
    [true] You have no symbol card to play and skip.
   *[false] { $player } has no symbol card to play and skips.
}
event-turn = { $you ->
    [true] Your turn begins.
   *[false] The turn of { $player } begins.
}
event-turn-numbered = { $you ->
    [true] Turn { $turn }: you are to play.
   *[false] Turn { $turn }: { $player } is to play.
}
event-last-round = The last card is taken, the last round begins.
event-last-round-counted = { $count ->
    [one] The last card is taken: { $count } turn remains.
   *[other] The last card is taken: { $count } turns remain.
}
event-unknown = Something happened that this program has no words for ({ $event }).

ending-reason-keys = The goal has been reached.
ending-reason-deck = The last round is over.
ending-reason-stalemate = Everybody had to skip, so the game ends.
ending-reason-limit = The limit of turns has been reached.
ending-winner = { $count ->
    [one] { $winner } wins with { $count } Key.
   *[other] { $winner } wins with { $count } Keys.
}
ending-winner-plain = { $winner } wins.
ending-shared = { $count ->
    [0] { $winners } share the victory without a single Key.
    [one] { $winners } share the victory with { $count } Key each.
   *[other] { $winners } share the victory with { $count } Keys each.
}
ending-shared-plain = { $winners } share the victory.
ending-seniority = { $others } had as many, but the senior Keys decide: { $winner } has more { $symbol }.
ending-standings = Keys: { $standings }.
ending-standing = { $player } { $count }
