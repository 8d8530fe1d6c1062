# The pages around the table: beginning a game, joining one, rules, settings.

page-pitch = Lay three alike in a row and their Key is yours. But what you replace lands on your neighbour's table. A card game of symbols, plans and unwanted presents, for two to six.
page-begin = Begin
page-play-now = Play now
page-play-bots = Deal, against two bots
page-opponents = Opponents
page-bot-level = Level { $level } · { $name }
page-dealing = Dealing …
page-choose-more = Choose everything yourself
page-with-friends = With friends
page-with-friends-about = You get a link and a code to scan. Nobody needs an account.
page-one-device = On one device
page-one-device-about = Pass it round; a curtain hides the hands in between.
page-credits = The Enigma of Leonardo was designed by S. Machin, and Quintis Fontis by S. Machin with A. Pahomov. This program is an independent work and has nothing to do with them or the publishers. If you like the game, buy the cards: they are made for a real table.
page-own-tables = Your tables
page-open-tables = Open tables
page-nobody-waits = Nobody is waiting for company just now. A table with bots begins at once, or invite somebody by a link.
page-learn-about = Two short lessons on real positions, one for games with a table of your own, one for the common field. Every move you try gets an answer.
page-learn-begin = Begin a lesson
page-your-turn = Your turn
page-table-over = Finished
page-table-running = In play
page-seats-free = { $count ->
    [0] Ready to begin
    [one] { $count } seat free
   *[other] { $count } seats free
}
page-try-again = Try again
page-loading = Loading …
page-bot = Bot
page-guest = Guest
page-your-name = Your name
page-to-play = To the first page

## A new table

page-edition = Game
page-company = With whom
page-company-bots = Against bots
page-company-friends = With friends
page-company-device = On one device
page-seats = Seats
page-seat-me = Here
page-seat-open = By the link
page-seat-bot = Bot
page-seat-who = Who sits on seat { $seat }
page-seat-name = Name on seat { $seat }
page-seat-level = Bot on seat { $seat }
page-seat-open-about = free for whoever comes
page-seat-remove = Remove seat { $seat }
page-seat-add = Add a seat
page-seats-beyond = The printed game is for up to { $most }.
page-table = At the table
page-clock = Clock
page-clock-none = No clock
page-clock-live = For each player, at the table
page-clock-days = Days for each decision
page-clock-minutes = Minutes for each player
page-clock-increment = Seconds added each time
page-clock-each = Days for each decision
page-watch = Spectators
page-watch-public = May watch, without seeing hands
page-watch-none = None
page-watch-open-after = May watch, and see everything afterwards
page-hints = A bot may be asked for a hint
page-listed = Show it among the open tables
page-title = Name of the table
page-house-rules = House rules
page-house-rules-about = Where the printed rules leave a choice, the table decides.
page-read-rules = Read the rules for this choice
page-changed = { $count ->
    [one] { $count } house rule changed
   *[other] { $count } house rules changed
}
page-as-printed = As usual again
page-begin-game = Begin the game
page-make-table = Make the table and invite
page-sum-you = you
page-sum-people = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
page-sum-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-sum-open = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-sum-no-clock = no clock
page-sum-live = { $minutes } min + { $increment } s each
page-sum-days = { $count ->
    [one] { $count } day for each decision
   *[other] { $count } days for each decision
}

## Joining

page-join = Join a table
page-join-paste = The link or code you were sent
page-join-look = Look
page-join-company = At the table: { $names }.
page-join-seat = Seat
page-join-any-seat = Any
page-sit-down = Sit down
page-join-already = You sit at this table already.
page-join-return = Back to the table
page-join-full = All seats are taken.
page-join-over = This game is over.
page-join-wrong-about = Perhaps the link was cut short, or the table has been cleared away since. Ask whoever sent it for a new one, or paste the link again.
page-watch-table = Watch

## Rules

page-contents = Contents
page-rules-link = Link to { $title }
page-play-this = Play this game
page-rules-options-about = Choose as your table plays, and the book follows.

## Settings

page-set-about = All of this stays on this device.
page-set-theme = Colours
page-set-theme-auto = As the device
page-set-theme-light = Parchment
page-set-theme-dark = Candlelight
page-set-inks = Inks of the cards
page-set-inks-six = Six inks
page-set-inks-one = One ink
page-set-motion = Motion
page-set-motion-auto = As the device
page-set-motion-full = Cards travel
page-set-motion-reduced = Cards appear in place
page-set-speed = Pace of cards
page-set-speed-slow = Slow
page-set-speed-usual = Usual
page-set-speed-fast = Fast
page-set-sound = Sound
page-set-silent = silent
page-set-playing = Playing
page-set-confirm = A move waits for a second tap
page-set-keys = Single keys of the keyboard do something at the table
page-set-telling = What others do is read aloud
page-set-telling-short = In one sentence a turn
page-set-telling-full = Fact by fact
page-set-reset = Everything as it was

## Learning

page-learn-book = Everything, in full:
page-learn-steps = { $done ->
    [0] { $count } steps
   *[other] { $done } of { $count } steps done
}
page-learn-step = { $done ->
    [true] Step { $step }: { $title }, done
   *[false] Step { $step }: { $title }
}
page-learn-hint = A hint
page-learn-again = Try again
page-learn-next = Go on
page-learn-play = Play this game
page-learn-rule = The rule
page-learn-choose = Choose
page-learn-card-first = Choose a card of your hand first.

## Positions

page-field = The common field
page-hand = Hand: { $player }
page-receives = receives what you replace
page-feeds = what they replace comes to you

## Looking back

page-replay-about = Step through a finished game, with all cards open or as one player knew it. A record is the text that every table and every command of this program can save.
page-replay-own = Your finished games
page-replay-paste = A record
page-replay-which = Which of { $count } games
page-replay-show = Show this game
page-replay-file = Open a file
page-replay-eyes = Whose eyes
page-replay-open = All cards open
page-replay-as = As { $player } knew it
page-replay-link = Copy a link to this moment
page-replay-copied = The link to this moment:
page-replay-save = Save the record
page-replay-other = Another record
page-replay-turn = Turn { $turn }.
page-replay-deal = The deal.
page-replay-won = { $count ->
    [one] { $players } has won.
   *[other] { $players } have won together.
}
page-replay-steps = Steps
page-replay-place = Moment of the game
page-replay-at = Move { $ply } of { $count }, turn { $turn }
page-replay-first = To the deal
page-replay-last = To the end
page-replay-back = One move back
page-replay-on = One move on
page-replay-turn-back = One turn back
page-replay-turn-on = One turn on
page-replay-moves = Moves
page-replay-key = a Key
page-replay-fair = The shuffle was what had been committed to before the deal.
page-replay-unfair = The shuffle is not what had been committed to before the deal.
