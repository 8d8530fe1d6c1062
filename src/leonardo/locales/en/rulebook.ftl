# The rule book: sentences in which it names a number, its examples, and the table of differences.
# Everything else of the book is in the folder rules/, one file a topic.

rule-book = The rule book: { $edition }
rule-ruling = House ruling
rule-ruling-about = House ruling: { $option }
rule-see = “{ $title }” ({ $topic })
rule-name-first = Anna
rule-name-second = Boris
rule-name-third = Vera

rule-unknown-topic = The rule book has no topic { $topic }; there are { $topics }.
rule-unknown-topic-near = The rule book has no topic { $topic }. Did you mean { $nearest }?
rule-not-here = { $edition } knows nothing of the kind. You find it in { $editions }.

## Examples

rule-scene-hand = { $player } holds { $cards }.
rule-scene-keys = Keys of { $player }: { $keys }.
rule-scene-previous = The previous player's card was { $card }.
rule-scene-refused = Not allowed: { $move }. { $reason }
rule-scene-stack = On { $cell } lie, from the bottom: { $cards }.
rule-scene-marker = The Veto marker lies on { $cell }.

## Readings of an option. $written is how the option is set.

rule-reading-here = { $usual ->
    [true] At this table, as usual: { $reading } ({ $written }).
   *[false] At this table, by choice: { $reading } ({ $written }).
}
rule-reading-other = { $usual ->
    [true] Usually: { $reading } ({ $written }).
   *[false] Another way: { $reading } ({ $written }).
}
rule-reading-range = With { $option } you can choose any whole number from { $lowest } to { $highest }.

## Sentences with a number

rule-seats = { $most_offered ->
    [one] Only { $most_offered } person can play.
   *[other] From 2 to { $most_offered } people play; the decks suffice for 5 and 6 as well, if you do not mind a long wait between turns.
}
rule-deck = { $main_cards ->
    [one] Shuffle the deck of { $main_cards } card.
   *[other] Shuffle the deck: { $main_cards } cards, with two symbols on each of them.
}
rule-deck-two = { $main_cards ->
    [one] There are two decks, shuffled one by one: { $main_cards } main card and { $extra_cards } additional ones.
   *[other] There are two decks, shuffled one by one: the main deck has { $main_cards } cards, the additional deck { $extra_cards }.
}
rule-deck-five = { $extra_cards_for_five ->
    [one] With five or six players the additional deck needs { $extra_cards_for_five } card.
   *[other] With five or six players the additional deck grows to { $extra_cards_for_five } cards.
}
rule-deck-mixed = { $main_cards ->
    [one] Shuffle the deck of { $main_cards } card.
   *[other] Shuffle everything into one deck: { $main_cards } cards, of which { $action_cards } are action cards.
}
rule-hand-field = { $hand ->
    [one] Deal { $hand } card to each player.
   *[other] Deal { $hand } cards to each player; this is the hand.
}
rule-goal-own = { $goal ->
    [one] Whoever owns { $goal } Key first has won, at once.
   *[other] Whoever is first to own { $goal } different Keys has won, at once: no card is drawn any more and nobody gets another turn.
}
rule-goal-round = { $goal ->
    [one] When somebody owns { $goal } Key, the round is played to its end.
   *[other] When somebody owns { $goal } different Keys, the round is still played to its end, so that everybody has had equally many turns.
}
rule-goal-field = { $different_keys ->
    [true] { $goal ->
        [one] Whoever owns { $goal } Key wins at the end of that turn.
       *[other] Whoever owns { $goal } different Keys wins at the end of that turn; a second Key of one symbol does not count for this.
    }
   *[other] { $goal ->
        [one] Whoever owns { $goal } Key wins at the end of that turn.
       *[other] Whoever owns { $goal } Keys wins at the end of that turn. Two of the same symbol count as two.
    }
}
rule-stall = { $stall_rounds ->
    [one] If { $stall_rounds } whole round goes by without any card leaving a deck, the Keys are counted as they are.
   *[other] If { $stall_rounds } whole rounds in succession go by without any card leaving a deck, the Keys are counted as they are.
}
rule-limit = { $turn_limit ->
    [one] After { $turn_limit } turn the game stops and the Keys are counted.
   *[other] After { $turn_limit } turns, all players taken together, the game stops and the Keys are counted.
}

## Tables

rule-symbols =
    .rank = Rank
    .letter = Letter
    .name = Symbol

rule-differences = Edition
rule-row-table = { $table ->
    [cross] each player has a cross of five zones
    [square] each player has nine zones
   *[field] one field of five by five for all
}
    .label = Table
rule-row-decks = { $extra_cards ->
    [0] { $main_cards } in one deck
   *[other] { $main_cards } and { $extra_cards } in two decks
}
    .label = Cards
rule-row-symbols = { $triples ->
    [true] two or three
   *[false] two
}
    .label = Symbols on a card
rule-row-actions = { $action_cards ->
    [0] none
   *[other] { $actions_per_turn ->
        [unlimited] { $action_cards }, any number a turn
        [one_per_step] { $action_cards }, one in each step
       *[none] { $action_cards }, one a turn
    }
}
    .label = Action cards
rule-row-hand = { $hand_extra ->
    [0] { $hand }
   *[other] { $hand } main and { $hand_extra } additional
}
    .label = Opening hand
rule-row-play = { $table ->
    [cross] exactly one card
    [square] a main card, an additional one, or both
   *[field] one card: place, cover or replace
}
    .label = You play
rule-row-forbidden = { $table ->
    [field] { $veto ->
        [both] symbols of the previous card and under the marker
        [veto_only] symbols under the marker
       *[off] symbols of the previous card
    }
   *[own] nothing
}
    .label = Forbidden
rule-row-replaced = { $table ->
    [field] goes into your hand
   *[own] goes to your left neighbour
}
    .label = The replaced card
rule-row-draw = { $table ->
    [cross] one card
    [square] up to { $refill_to } cards, from either deck
   *[field] { $decks ->
        [double] one card after placing or covering, from either deck
       *[single] { $actions ->
            [true] one card after placing or covering; up to { $refill_to } after an action card
           *[false] one card after placing or covering
        }
    }
}
    .label = You draw
rule-row-skip = { $table ->
    [cross] never
    [square] only without a playable symbol card
   *[field] only without a playable card
}
    .label = Skipping
rule-row-lines = { $table ->
    [cross] row and column of the cross
    [square] rows, columns and diagonals
   *[field] { $diagonals ->
        [true] rows, columns and diagonals, through the card played
       *[false] rows and columns, through the card played
    }
}
    .label = What earns a Key
rule-row-supply = { $table ->
    [field] three of each symbol for all; the second and third need four and five in a row
   *[own] one of each symbol for every player
}
    .label = Keys
rule-row-bonus = { $table ->
    [cross] once, for five equal symbols on the cross
    [square] once, for five equal symbols on the cross, or on corners and centre
   *[field] none
}
    .label = Bonus Key
rule-row-goal = { $table ->
    [field] { $goal ->
        [0] most Keys at the end
        [one] { $goal } Key, otherwise most at the end
       *[other] { $goal } Keys, otherwise most at the end
    }
   *[own] { $goal ->
        [one] { $goal } Key
       *[other] { $goal } different Keys
    }
}
    .label = To win
rule-row-last = { $table ->
    [field] { $extra_end ->
        [immediate] the game ends with that turn
       *[final_round] a last round
    }
   *[own] the discards are shuffled again
}
    .label = When the deck is empty
rule-row-ties = { $tie ->
    [full] the senior Keys decide
    [senior_only] the most senior Key decides
    [shared] the victory is shared
   *[none] { $finish_round ->
        [true] the senior Keys decide
       *[false] cannot happen
    }
}
    .label = Ties
rule-row-seats = 2 to { $most_offered }
    .label = Players on the box

## The list of editions and topics

rule-editions = The editions
rule-how-to-read = Read on, for example, with { $command }.
