# What is wrong with a card, a deck list or a deck. The code that finds it holds the same English sentence.

wrong-card-plus-alone = a plus alone is no card
wrong-card-empty = an empty text is no card
wrong-card-plus = { $card }: the plus stands in front, once
wrong-card-plus-near = { $card }: the plus stands in front, once, write { $nearest }
wrong-card-latin = { $card }: symbols are Latin letters
wrong-card-latin-near = { $card }: symbols are Latin letters, write { $nearest }
wrong-card-capitals = { $card }: symbols are capital letters
wrong-card-capitals-near = { $card }: symbols are capital letters, write { $nearest }
wrong-card-symbol = { $card }: '{ $letter }' is not a symbol; symbols are { $symbols }
wrong-card-twice = { $card }: a card shows a symbol once, not { $letter } { $count ->
    [one] { $count } time
   *[other] { $count } times
}
wrong-card-count = { $card }: a card shows two or three symbols, not { $count }
wrong-card-order = { $card }: symbols in order of seniority
wrong-card-order-near = { $card }: symbols in order of seniority, write { $nearest }
wrong-card-text = { $card } is not the text of a card
wrong-symbol = '{ $letter }' is not a symbol: { $symbols }
wrong-cell = '{ $cell }' is not a cell: a column a to i and a row 1 to 9, such as e5

## Deck lists

wrong-list-deck = [{ $name }] is not a deck: [main] or [extra].
wrong-list-header = { $header }: is not a header: name: or edition:.
wrong-list-header-twice = { $header }: stands here a second time
wrong-list-header-late = { $header }: belongs above the cards
wrong-list-no-card = a number of copies without a card
wrong-list-copies = { $copies } copies: from 1 to { $most }
wrong-list-times = x{ $copies } must follow one card, such as MR x{ $copies }
wrong-list-back = { $card } has the back of the main deck: write +{ $card }, or put it under [main]
wrong-list-hidden = { $card } stands for a card that is not known; a list names its cards
wrong-list-number = { $copies }: for { $copies } copies write { $copies }x in front of the card
wrong-list-action-form = { $card }: an action card is written ! and small letters
wrong-list-action-form-near = { $card }: an action card is written ! and small letters, write { $nearest }
wrong-list-action = { $card } is not an action card here.
wrong-list-encoding = is not text in UTF-8 from here on; save it as UTF-8

wrong-action = { $card } is not an action card of { $edition }.
wrong-action-elsewhere = { $card } is not an action card of { $edition }; it belongs to { $editions }
wrong-action-none = { $card }: { $edition } has no action cards

## What a deck holds, and how many cards

wrong-kind-pair = two symbols without a plus
wrong-kind-triple = three symbols without a plus
wrong-kind-extra-pair = two symbols with a plus
wrong-kind-extra-triple = three symbols with a plus
wrong-kind-action = its own action cards
wrong-deck = decks.{ $deck }: a deck is main or extra.
wrong-deck-one = { $card }: { $edition } has one deck, [main]
wrong-deck-foreign = { $card } is foreign to the { $deck } deck of { $edition }: { $kinds }
wrong-deck-foreign-home = { $card } is foreign to the { $deck } deck of { $edition }: { $kinds }; it belongs to [{ $home }]
wrong-deck-choice = { $edition } has no deck choice '{ $choice }': { $choices }.
wrong-deck-fewest = decks.{ $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; { $edition } with { $seats } seats needs at least { $needed } [EXP-3]
wrong-deck-dealing = decks.{ $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; dealing { $dealt } to each of { $seats } seats needs { $needed }
wrong-deck-most = decks.{ $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; a deck has at most { $most }
wrong-decks-all-dealt = decks: { $count ->
    [one] the only card is
   *[other] all { $count } cards are
} dealt to { $seats } seats; a game needs one more to draw
wrong-decks-most = decks: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; a game on the field has at most { $most }

## What may be, but is unusual

odd-edition = was written for { $written }, not for { $edition }
odd-identical = { $card }: more than { $count ->
    [one] { $count } identical card
   *[other] { $count } identical cards
} with { $seats } seats [EXP-4]
odd-row = { $card }: two { $row ->
    [upper] upper
   *[lower] lower
} symbols; printed main cards pair upper with lower
odd-scarce = { $symbol } is on { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all, so no line can earn its Key

## The answer of `leonardo deck check`

list-verdict = { $edition } with { $seats } seats: { $problems }, { $warnings }
list-problems = { $count ->
    [0] no problems
    [one] { $count } problem
   *[other] { $count } problems
}
list-warnings = { $count ->
    [0] no warnings
    [one] { $count } warning
   *[other] { $count } warnings
}
list-warning = { $problem } (warning)
list-deck = { $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $different } different ({ $kinds }){ $own ->
    [yes] , the edition's own list
   *[no] { "" }
}
list-kind = { $kind ->
    [pair] { $count } pair
    [triple] { $count } triple
    [extra-pair] { $count } extra-pair
    [extra-triple] { $count } extra-triple
   *[action] { $count } action
}
list-enough = enough for { $seats } seats
list-not = { $edition }: no: { $problem }
list-not-more = { $edition }: no: { $problem } (and { $count } more)
list-not-yet = { $edition }: not before these mistakes are mended
list-fits = { $edition }: fits, { $seats } seats
list-fits-with = { $edition }: fits, { $seats } seats, { $warnings }
list-how-more = More with --edition NAME, or write edition: NAME at the top of the file.
