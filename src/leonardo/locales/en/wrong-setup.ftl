# Why no game or no program can begin like this. The code that finds it holds the same English sentence.

wrong-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}: a game has 2 to { $most }
wrong-seats-same-name = two seats have the same name; give each its own
wrong-seats-called = two seats are called { $name }; give each its own name
wrong-names = { $names } names for { $seats } seats
wrong-seat-kind = '{ $kind }' is neither a person nor a bot: { $kinds }.
wrong-bot = '{ $bot }' is not a bot: { $bots }, search:NUMBER or search:NUMBERms.
wrong-option-form = '{ $option }': an option is written NAME=VALUE
wrong-option-elsewhere = { $edition } has no option '{ $option }'; it belongs to { $editions }
wrong-rules-option = options belong to an edition: name one
wrong-extra = { $what } needs: { $command }
wrong-rate-empty = no finished game is in these files

wrong-game-number = --game { $game }: { $file } holds games 1 to { $games }
wrong-at-turn = --at { $turn }: the turns are { $first } to { $last }
wrong-view = --view { $view }: the seats are { $seats }; or { $all }.

## What the machine refuses

system-missing = no such file or folder
system-folder = this is a folder, not a file
system-no-folder = a part of this path is a file, not a folder
system-denied = you may not do that here: permission is denied
system-full = no space is left there
system-read-only = nothing can be written there: it is read-only
system-exists = this exists already
system-name = this name is too long
system-too-many = too many files are open
system-broken = the device failed; nothing could be read or written
system-refused = nobody answers there
system-lost = the connection broke off
system-late = no answer came in time
