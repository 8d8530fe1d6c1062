# The table in the browser.

table-heading = Table { $title }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-loading = The table is being laid …
table-your-turn = Your turn
table-your-turn-area = Your decision and your hand

## What is to be done

table-ask-play = Your turn. Choose a card.
table-ask-veto = Choose the card that the Veto marker goes on.
table-ask-key = Five of a kind! Choose the Key that you take as a bonus.
table-ask-close = Use or put aside an action card, or end the turn.
table-ask-draw = From which deck do you draw?
table-ask-to = Canal Lock: where does the replaced card go?
table-ask-under = Clean Sheet: which card goes under the deck?
table-ask-give = Borrowed Folio: which card do you give in return?
table-ask-second = Double Stroke: choose your second card.
table-ask-where = { $card }: choose where it goes.
table-ask-how = { $card }: choose how.
table-ask-card = Choose the card for this place.
table-must-skip = No symbol card of yours can be played: you skip.
table-forced = Only one thing is possible; it happens by itself.
table-thinking = { $player } is thinking …
table-waiting-for = Waiting for { $player }.
table-paused = The table is paused after a fault. Nothing is lost; whoever made the table can go on.

## What can be chosen from a list

table-actions = What is to be decided
table-choices = Choices
table-do-place = Place it
table-do-cover = Cover the card
table-do-replace = Replace it and take it into your hand
table-do-use = Use it
table-do-drop = Put it aside unused
table-do-lift = Take off the Gilded Frame
table-do-end = Finish
table-do-skip = Skip
table-do-under = Put it under the deck
table-do-give = Give it
table-do-with = { $do }: { $card }
table-do-draw = { $deck ->
    [extra] Draw from the additional deck ({ $count })
   *[main] Draw from the main deck ({ $count })
}
table-to = To the table of { $player }
table-to-discard = To the discard pile
table-use = Use { $card }
table-use-with = { $card }: { $what }
table-play-zone = Play { $card } { $zone }
table-play-cell = { $way ->
    [cover] Cover { $cell } with { $card }
    [replace] Replace { $cell } by { $card }
   *[place] Place { $card } on { $cell }
}
table-put-veto = Put the Veto marker on { $cell }
table-take-key = Take the Key { $symbol }
table-choose-key = Choose a Key
table-back = Back
table-undo = Take back
table-ask-hint = Hint
table-hint = The bot { $bot } would play { $move }. Confirm it, or choose something else.
table-rule = The rule
table-close = Close

## Why not

table-card-first = Choose a card first, then where it goes.
table-only-own = Cards are played on your own table; what you replace passes on to { $player }.
table-not-possible = That cannot be chosen now.
table-why-possible = This can be chosen.
table-why-where = Go to a card or a place first; then this key says why it cannot be chosen.
table-not-your-turn = It is the turn of { $player }.
table-watching = You are watching this game.
table-over = The game is over.
table-moved-on = The table has moved on; what you had chosen is no longer possible.
table-odd-frame = The server said something this page does not know ({ $what }). Load the page again to get its newest version.

## Cards and places

table-card = { $place } of { $count }: { $card }
table-card-moves = { $count ->
    [0] cannot be played now
    [one] { $count } possible move
   *[other] { $count } possible moves
}
table-zone = { $zone }: { $card }
table-cell = { $cell }: { $card }
table-empty = empty
table-covers = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
table-then = after your move: { $card }
table-chosen = chosen
table-possible = possible
table-new = new
table-locked = locked
table-shielded = protected by Varnish
table-veto-binds = under the Veto marker
table-veto-spent = the Veto marker, spent
table-under = Under it

## The table

table-tables = Tables
table-field = The common field
table-yours = Your table
table-of = Table of { $player }
table-receives = { $player } receives your cards
table-feeds-you = { $player } feeds you
table-both-ways = { $player } receives your cards and feeds you
table-hand = Your hand
table-decks = Decks and discards
table-deck-left = { $deck }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
table-discards = discards: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $card } on top
table-no-discards = no discards

## Players

table-players = Players
table-others = The others
table-to-move = to move
table-way = { $way ->
    [receives] receives your cards
    [feeds] feeds you
   *[both] receives your cards and feeds you
}
table-keys = { $goal ->
    [0] { $count ->
        [one] { $count } Key
       *[other] { $count } Keys
    }
   *[other] { $count } of { $goal } Keys
}
table-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-away = away
table-bot = bot
table-you = you
table-stands-in = a bot plays on
table-out-time = out of time
table-out-resigned = gave up
table-player-menu = More about { $player }
table-my-seat = My seat
table-take-seat = Play on myself
table-hand-over-own = Let a bot play for me
table-hand-over = Let a bot play for { $player }
table-bot-level = How strong { $player } is
table-bot-level-about = From the next move on; a game in which this was changed is practice.
table-hand-over-about = { $votes ->
    [0] Possible when somebody has been away for a while; with three or more, also by vote.
    [one] { $votes } has voted for it.
   *[other] { $votes } have voted for it.
}
table-mute = Let { $player } write no longer
table-unmute = Let { $player } write again
table-resign = Give up
table-resign-sure = { $seats ->
    [2] Give up this game? Your opponent wins.
   *[other] Give up this game? A bot plays your cards to the end.
}
table-resign-yes = Yes, I give up
table-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-clock = { $left } left
table-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## The race for Keys

table-race = The race for Keys
table-symbol = { $symbol }: { $count ->
    [0] nobody has its Key yet.
   *[other] its Key is with { $players }.
    } { $needed ->
    [-1] { "" }
    [0] There are no more of its Keys.
   *[other] The next Key takes a row of { $needed }.
    }
table-earns = You earn the { $symbol } Key
table-race-goal = The race for Keys: { $goal } win
table-race-to = to { $goal }
table-race-total = Together
table-race-has = { $count ->
    [one] { $symbol }
   *[other] { $symbol }, { $count }
}
table-race-banned = { $symbol } may not be played now. Why?
table-race-next = Row needed
table-race-gone = all given
table-race-one = one to go
table-race-bonus = The bonus is used.
table-race-line = { $player }: { $goal ->
    [0] { $total }
   *[other] { $total } of { $goal }
} ({ $keys }).
table-no-keys = no Keys

## Log and chat

table-drawer = Log and chat
table-log = Log
table-log-seated = { $player } sits down.
table-log-bot = The bot { $player } sits down.
table-log-vacated = Seat { $seat } is free again.
table-log-started = The cards are dealt.
table-log-undo = { $player } takes a decision back.
table-log-hinted = { $player } has asked for a hint; the game is practice now.
table-log-resigned = { $reason ->
    [time] The time of { $player } is up.
   *[other] { $player } gives up.
}
table-log-voted = { $player } votes that a bot plays for { $other }.
table-log-handed = { $why ->
    [failed] The bot could not answer; { $bot } plays on for { $player }.
    [level] { $player } plays as { $bot } from now on; the game is practice.
   *[other] The bot { $bot } plays on for { $player }.
}
table-log-returned = { $player } plays again.
table-log-resumed = The table goes on.
table-log-muted = { $on ->
    [true] { $player } may write no longer.
   *[false] { $player } may write again.
}
table-log-rematched = Another game has been laid.
table-nothing-yet = Nothing has been played yet.
table-chat = Chat
table-chat-write = Write
table-chat-empty = Nobody has written anything yet.
table-chat-silence = Silence
table-chat-hear = Show
table-chat-silent = The chat is silenced for you.
table-chat-muted = You may not write at this table.

## The end

table-won = { $count ->
    [one] { $players } has won: { $reason }.
   *[other] { $players } have won together: { $reason }.
}
table-won-you = You have won: { $reason }!
table-end-resigned = the others gave up
table-end-time = the time of the others was up
table-rematch = Play again
table-to-rematch = To the next game
table-replay = Look back
table-look-at-it = Look at the table
table-practice = This was practice: there were hints, or decisions taken back.

## Before the start

table-waiting-seats = { $count ->
    [one] { $count } seat is free. Send the link to whoever shall sit there.
   *[other] { $count } seats are free. Send the link to those who shall sit there.
}
table-waiting-start = Everybody is here.
table-seat-free = Free
table-add-bot = A bot for seat { $seat }
table-add-bot-here = Add a bot …
table-remove = Free the seat of { $player }
table-remove-short = Free
table-leave = Stand up
table-link = The link to this table
table-copy = Copy
table-copied = Copied
table-qr = The link as a code to scan
table-start = Deal the cards
table-host-starts = Whoever made the table deals the cards.

## On one device

table-curtain = It is the turn of { $player }. Hand over the device.
table-curtain-go = I am { $player }

## The connection

table-reconnecting = The connection is gone. The table waits on the server; nothing is lost.
table-again-in = { $count ->
    [one] again in { $count } second
   *[other] again in { $count } seconds
}
table-try-now = Try now
table-lost = This table is not to be found
table-lost-about = Perhaps the link was cut short, the table is private, or it belongs to another browser. Ask whoever invited you for the link.
table-lost-damaged = This table cannot be shown
table-lost-damaged-about = What the server stored of this game is damaged, so it was put aside. Other tables are not touched; whoever runs the server can look after it.

## Keys

table-help = Keys
table-help-about = Choose a card, then where it goes; you see what the move would do; the same again, or Enter, plays it. Keys count by their place, whatever layout you write with.
table-keys-on = Single keys work at the table
table-key-card = choose a card of your hand
table-key-zone = the zones of your table, as they lie
table-key-cell = a cell of the field, such as e5
table-key-arrows = go from card to card, from place to place
table-key-enter = choose; play the chosen move
table-key-back = one step back
table-key-clear = begin choosing anew
table-key-undo = take back
table-key-marker = to the field, for the Veto marker
table-key-draw = draw from the main, the additional deck
table-key-other = the table of another player; back to yours
table-key-race = the race for Keys, in words
table-key-log = the last move; the log
table-key-moves = the possible moves
table-key-why = why not, for where you are
table-key-read = your table, your neighbour's, in words
table-key-look = look at the card; what lies under it
table-key-hint = a hint
table-key-line = type a move
table-key-link = copy a link to this turn
table-key-silence = sound on or off
table-key-help = this list
table-spelling = Cell { $cell } … a letter, then a number.
table-moves = { $count ->
    [one] { $count } move: { $moves }
   *[other] { $count } moves: { $moves }
}
table-link-copied = Copied: { $link }
table-sound = Sound
table-line = A move or a question
table-line-about = For example 3 n, CH e6, why CH n, keys, last, moves, hint, undo.
table-line-go = Choose
table-several = That can mean several moves: { $moves }.
