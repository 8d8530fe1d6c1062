# The game at the prompt: `leonardo play`. Commands and moves may be typed in English in every language.

## Before and after the game

play-name-person = Player
play-begin = { $edition }. At the table: { $players }.
play-bot = { $name } (bot { $bot })
play-option = Option: { $option } = { $value }.
play-how = Choose by number, or type a move such as CH n or CH e6. A question mark behind it shows what it would do. help lists the commands.
play-seed = seed { $seed }
play-resumed = The game goes on in turn { $turn }.
play-kept = The game is kept in { $file }. Go on with: leonardo play --resume { $file }
play-kept-not = The game could not be kept: { $reason }
play-already-over = The game in { $file } is over; leonardo replay { $file } shows it.

## Questions. The list of numbers stands above them.

play-ask-play = Your card
play-ask-veto = The Veto marker on which card
play-ask-key = Which Key as your bonus
play-ask-close = Action cards, or the end of the turn
play-ask-draw = Draw from which deck
play-ask-second = Your second card
play-ask-to = Where does the replaced card go
play-ask-under = Which card goes under the deck
play-ask-give = Which card do you give
play-ask-more = { $move } ... (0: back)
play-curtain = It is the turn of { $player }. Hand over the device, then press Enter.
play-yes = yes

play-forced-skip = No symbol card in your hand can be played: you skip.
play-forced-end = Nothing else is possible here; the game goes on.

## Steps of a move. `.word` is how they may be typed besides.

play-way-place = on { $cell }
    .word = place
play-way-cover = cover { $cell } ({ $card })
    .word = cover
play-way-replace = replace { $cell } ({ $card })
    .word = replace
play-to-discard = the discard pile
play-do-veto = the Veto marker
    .word = marker
play-do-key = a Key
    .word = key
play-do-drop = put an action card aside unused
    .word = drop
play-do-lift = end your Gilded Frame
    .word = lift
play-do-draw = draw
    .word = draw
play-do-to = the replaced card goes to
    .word = to
play-do-under = under the deck
    .word = under
play-do-give = give
    .word = give
play-do-end = finish
    .word = done
play-do-skip = skip
    .word = pass

## What was typed cannot be used

play-no-number = There is no number { $number } in the list.
play-nothing-typed = Type a number or a move; help lists the commands.
play-unplayable = { $card } cannot be played now.

## Looking ahead

play-preview = If you did that: { $told }
play-lines-yours = Your table
play-lines-of = The table of { $player }
play-lines-gained = { $whose } would have: { $lines }.
play-lines-lost = { $whose } would no longer have: { $lines }.
play-lines-gift = A gift: that line pays when it is the turn of { $player }, if it still stands then.
play-line = { $symbol } { $count } of 3 ({ $zones })
play-row = { $pays ->
    [true] { $symbol }: a row of { $length }; it earns a Key.
   *[false] { $needs ->
        [0] { $symbol }: a row of { $length }; all its Keys are given out.
       *[other] { $symbol }: a row of { $length }, the next Key needs { $needs }.
    }
}
play-forbids = { $player } could not play: { $symbols }.
play-why-what = Type a move behind it, such as: why CH n
play-why-legal = { $move } is allowed.
play-why-several = That can mean several moves, and all are allowed: { $moves }
play-hint = Maestro would play { $move } and puts your chance of winning at { $percent } %.

## Commands. The message of a command is how it may be typed.

play-command-help = help
play-command-board = board
play-command-why = why
play-command-hint = hint
play-command-undo = undo
play-command-keys = keys
play-command-log = log
play-command-look = look
play-command-rules = rules
play-command-save = save
play-command-resign = resign
play-command-quit = quit exit

play-help =
    A move: the number of a card, then where it goes, in one line or in two: 1, then n; or 1 n; or CH n; or as it is written in records, CH>n, CH@e6, CH^e6 (cover), CH/e6 (replace).
    CH n?  what this move would do to your lines and to your neighbour
    why CH n  whether it is allowed, and if not, by which rule
    hint  what a bot would play
    undo  take back your last decision
    board  the table again
    keys  the race for Keys and what is forbidden
    log  what happened; log 40 for more
    look e6  the cards under each other on a cell
    rules  the topics of the rule book; rules keys for one of them
    save FILE  keep the game; leonardo play --resume FILE goes on
    resign yes  a bot takes over your seat
    quit  stop here; the game is kept
play-undo-nothing = There is no decision of yours to take back.
play-undo-other = { $player } has decided something since; it cannot be taken back by you.
play-undone = Taken back: { $move }.
play-look = { $cell }, the lowest card first: { $cards }
play-look-nothing = No card lies on { $cell }. Type a cell such as: look e5
play-rules-topics = Topics of the rule book; for example: rules keys
play-saved = The game is kept in { $file }. Go on with: leonardo play --resume { $file }
play-save-failed = { $file } cannot be written: { $reason }
play-resign-sure = A bot would take over your seat for the rest of the game. If you mean it: resign { $yes }
play-resigned = A bot plays on for you.

## Bots

bot-random = any legal move, all equally likely
bot-greedy = takes the most Keys this turn and thinks no further
bot-planner = one move ahead: own lines, the neighbour's lines, what the next player is forbidden
bot-garzone = level 1 of 7, the errand boy: sees its own Keys only, and overlooks most of its moves
bot-apprendista = level 2, the apprentice: thinks of its own Keys, hardly of the neighbour's, and overlooks many moves
bot-discepolo = level 3, the pupil: sees a part of what it gives away, and overlooks some moves
bot-aiutante = level 4, the assistant: weighs what it gives away and what it forbids, but overlooks many moves
bot-lavorante = level 5, the journeyman: thinks ahead, but overlooks some moves
bot-socio = level 6, the partner: thinks ahead, and overlooks nothing
bot-maestro = level 7, the master: thinks farthest ahead; the best there is here
