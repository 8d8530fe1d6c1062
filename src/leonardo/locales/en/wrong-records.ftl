# Where the record of a game stops making sense. The code that finds it holds the same English sentence.

wrong-at-line = line { $line }, column { $column }: { $why }
wrong-there = { $where }: { $why }
wrong-near = { $sentence } Did you mean { $nearest }?
wrong-encoding = not text in UTF-8 from here on
wrong-move = { $move }

wrong-record-empty = there is no game here; a record begins with headers, such as { $example }
wrong-record-no-headers = a record begins with headers, such as { $example }
wrong-record-several = a second game begins here, of { $count }; read_all reads several
wrong-record-how-many = the text holds { $count ->
    [one] { $count } game
   *[other] { $count } games
}
wrong-record-no-move = a move is expected here, after the number or name of its turn
wrong-record-number = a move of turn { $turn } is expected here, not another number
wrong-record-name = a move of { $player } is expected here, not a name
wrong-record-seat = '{ $name }' is none of the seats: { $seats }.
wrong-record-what = a move, a comment or a header is expected here
wrong-record-word = '{ $word }' is neither a move nor a name.

wrong-record-header = [{ $header } ...] is unknown.
wrong-record-header-form = a header is written like { $example }
wrong-record-header-twice = a second [{ $header } ...] in one game
wrong-record-header-empty = the header { $header } says nothing; write { $form }
wrong-record-no-header = the game that begins here has no [{ $header } ...], such as { $example }
wrong-record-bracket = the header { $header } needs a closing bracket: { $form }
wrong-record-quotation = this quotation mark is never closed
wrong-record-backslash = after a backslash stands ", \, n, t, or u and four digits
wrong-record-comment = this comment is never closed: a { $brace } is missing
wrong-record-option = '{ $option }' is not an option: write name=value, such as diagonals=true
wrong-record-option-twice = the option { $option } is there twice

wrong-record-seats = a game has 2 to 6 seats, not { $count }
wrong-record-same-name = two seats have the same name
wrong-record-deck = there is no deck '{ $deck }': main or extra.
wrong-record-deck-twice = the deck { $deck } was dealt already
wrong-record-hidden = a hidden card; a record holds the cards themselves
wrong-record-both = a game begins with a deal or with a position, not with both
wrong-record-json = the position is not JSON
wrong-record-edition = the position is one of { $lies }, the record of { $said }
wrong-record-position-seats = the position has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, the record { $names }

wrong-record-chance = chance is written <shuffle main: MR CH ...> or <takes MR>
wrong-record-chance-early = chance stands behind the move that asks for it, and there is none yet
wrong-record-chance-missing = chance decides here, and <{ $what } ...> is missing
wrong-record-chance-other = <{ $what } ...> is due here, not <{ $written } ...>
wrong-record-chance-none = <{ $what } ...> is written, but nothing is left to chance here
wrong-record-takes = <takes ...> names one card, not { $count }
wrong-record-takes-what = <takes { $card }>: the hand has no such card, it is { $hand }
wrong-record-shuffle = <shuffle { $deck }: ...> has other cards than are shuffled: { $extra } too many, { $lacking } missing
wrong-record-shuffle-many = <shuffle { $deck }: ...> has other cards than are shuffled: { $extra } too many
wrong-record-shuffle-few = <shuffle { $deck }: ...> has other cards than are shuffled: { $lacking } missing

wrong-record-over = the game is over before this move
wrong-record-turn = turn { $written } is written here, but this is turn { $turn }
wrong-record-player = a move of { $written } is written here, but in turn { $turn } { $player } decides
wrong-record-illegal = turn { $turn }, { $player }, { $reason }: { $why }

## Records that cannot be verified

wrong-proof-header = there is no header { $header }: this game was not dealt from a committed secret
wrong-proof-position = the game begins from a position, so that nothing was dealt
wrong-proof-secret = the header Secret is not 64 hexadecimal digits
wrong-proof-entropy = the header Entropy needs, for every seat, 32 hexadecimal digits or nothing
