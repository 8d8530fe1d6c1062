# The game on a full screen: `leonardo tui`.

## What is to be chosen now

tui-ask-play = Your turn. Choose a card: its number, the arrows, or a click.
tui-ask-veto = Choose the card that the Veto marker goes on.
tui-ask-key = Five of a kind! Choose the Key that you take as a bonus.
tui-ask-close = Use or put aside an action card, or end the turn.
tui-ask-draw = From which deck do you draw?
tui-ask-to = Canal Lock: where does the replaced card go?
tui-ask-under = Clean Sheet: which card goes under the deck?
tui-ask-give = Borrowed Folio: which card do you give in return?
tui-ask-second = Double Stroke: choose your second card.
tui-ask-over = The game is over.
tui-ask-where = { $card } ({ $name }): choose where it goes; ( ) marks what is possible, Esc goes back.
tui-ask-how = { $card } ({ $name }): choose how.
tui-ask-action = { $name }: { $rule } Choose { $wanted }.
tui-confirm = { $move }? Enter or a second click plays it, Esc goes back.
tui-thinking = { $player } is thinking ...
tui-spelling = Cell: { $cell }_ (a letter, then a number)

tui-wanted-zone = a zone
tui-wanted-cell = a cell
tui-wanted-card = a card
tui-wanted-symbol = a symbol
tui-wanted-seat = a player
tui-wanted-choice = from the list

## Choices of the list

tui-way-place = place it
tui-way-cover = cover the card
tui-way-replace = replace the card and take it into your hand
tui-word-use = use it
tui-word-drop = put it aside unused
tui-word-lift = take off the Gilded Frame
tui-word-end = finish
tui-word-skip = skip
tui-word-under = put it under the deck
tui-word-give = give it
tui-draw = { $deck ->
    [extra] the additional deck ({ $count })
   *[main] the main deck ({ $count })
}
tui-to = to the table of { $player }
tui-to-discard = to the discard pile

## Why not

tui-card-first = Choose a card first, then where it goes.
tui-only-own-table = Cards are played on your own table; what you replace passes on to { $player }.
tui-not-possible = That cannot be chosen now.
tui-not-your-turn = It is the turn of { $player }.
tui-why-possible = This can be chosen.
tui-moves = { $count ->
    [one] { $count } move: { $moves }
   *[other] { $count } moves: { $moves }
}

## Captions

tui-table-left = you → { $player }
tui-table-right = { $player } → you
tui-table-both = you ⇄ { $player }
tui-race-row = row
tui-ban-previous = { $codes }: { $card }, { $player }
tui-ban-marker = { $codes }: { $card } under { $sign } { $cell }
tui-ban-seal = { $codes }: Second Seal
tui-ban-first = { $codes }: { $card }, your first
tui-race-forbidden = not
tui-card = { $card }: { $name }.
tui-card-action = { $name }. { $moment }. { $rule }
tui-small = The window has { $width } by { $height } characters; 80 by 24 is the least for all of the table.

tui-no-terminal = The full screen needs a terminal; leonardo play also works without one.

## Sheets and questions

tui-back = Back
tui-rules = Rules
tui-line = A move or a command: CH n, CH e6?, why CH n, rules keys, hint, undo
tui-curtain = It is the turn of { $player }. Hand over the device.
tui-curtain-go = I am { $player }
tui-save-as = Save the game in which file?
tui-saved = The game is kept in { $file }. Go on with: leonardo tui --resume { $file }
tui-leave = Leave the game?
tui-leave-unsaved = There are moves that no file holds yet.
tui-leave-keep = Save and leave
tui-leave-lose = Leave without saving
tui-leave-stay = Play on
tui-new-new = A new game
tui-new-stay = Play on
tui-over-new = New game
tui-over-save = Save
tui-over-quit = Leave
tui-over-look = Look at the table

## Keys

tui-key-help = help
tui-key-hint = hint
tui-key-undo = undo
tui-key-why = why not
tui-key-other-table = next table
tui-key-log = log
tui-key-language = language
tui-key-save = save
tui-key-new-game = new game
tui-key-leave = leave
tui-key-line = type
tui-key-race = Keys
tui-key-tables = The table in text

tui-help =
    Choose a card, then where it goes; you see what the move would do to you and to your left neighbour; Enter or a second click makes it. ( ) can be chosen, [ ] is chosen, * * is new, ✗ is forbidden.

    1 ... 9, 0   the card of this number; also what the list says
    arrows, Tab   move the cursor, change between table, hand and list
    Enter, Space   choose; again: make the move
    Esc   one step back
    Q W E, A S D, Z X C   the zones of your table, as they lie
    F and a cell   a cell of the field, such as F e 5
    V   to the field, for the Veto marker
    G, H   draw from the main deck, from the additional deck
    Y   why the thing under the cursor cannot be chosen
    M   the possible moves
    N   what the best bot would play, without playing it
    R   the card under the cursor in full words
    U   what lies under a card of the field
    T   the table of another opponent
    K   the race for Keys; P   all tables as text; Shift+L   the whole log
    I   type a move or a command: CH n, rules keys
    L   another language
    Ctrl+Z   take back your last decision
    Ctrl+S   save; Ctrl+N   new game; Ctrl+Q   leave
