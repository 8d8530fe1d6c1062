# Matches between bots: what was played and what it proves. Names of bots, options and files are never translated.

arena-played = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: { $count ->
    [one] { $count } game
   *[other] { $count } games
  } ({ $deals }), seed { $seed }
arena-deals = { $count ->
    [one] { $count } whole deal
   *[other] { $count } whole deals
  }
arena-nothing = Nothing was played, so nothing can be said.
arena-length = { $turns ->
    [one] { $turns } turn a game
   *[other] { $turns } turns a game
  }; { $limited ->
    [0] none was ended by a limit
    [one] { $limited } was ended by a limit
   *[other] { $limited } were ended by a limit
  }

arena-head-bot = bot
arena-head-games = games
arena-head-won = won
arena-head-shared = shared
arena-head-lost = lost
arena-head-keys = keys

arena-faults = { $bot } failed in { $count ->
    [one] { $count } game, and lost it
   *[other] { $count } games, and lost them
  }: { $kinds }
arena-fault-times = { $kind } ({ $times })
arena-fault-missing = did not start
arena-fault-crashed = crashed
arena-fault-late = did not answer in time
arena-fault-garbled = answered nonsense
arena-fault-refused = refused to answer
arena-fault-illegal = chose an illegal move

arena-no-deal = { $first } and { $second }: no deal is complete, so nothing can be said.
arena-stronger = { $first } is stronger than { $second }: it wins { $share }% (95%: { $low } to { $high }%) where equals would win { $even }%, Elo { $elo } ({ $elolow } to { $elohigh }).
arena-weaker = { $first } is weaker than { $second }: it wins { $share }% (95%: { $low } to { $high }%) where equals would win { $even }%, Elo { $elo } ({ $elolow } to { $elohigh }).
arena-open = Nothing shows yet whether { $first } or { $second } is stronger: { $first } wins { $share }% (95%: { $low } to { $high }%) where equals would win { $even }%, Elo { $elo } ({ $elolow } to { $elohigh }).
arena-share = { $bot } wins { $share }% (95%: { $low } to { $high }%) where equals would win { $even }%.
arena-first = { $bot } is the strongest.
arena-first-open = { $bot } leads, but these may be as strong: { $others }.

arena-test-h1 = H1 after { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }: { $first } against { $second } is rather worth Elo { $elo1 } than { $elo0 } (LLR { $llr }, bounds { $low } and { $high }).
arena-test-h0 = H0 after { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }: { $first } against { $second } is rather worth Elo { $elo0 } than { $elo1 } (LLR { $llr }, bounds { $low } and { $high }).
arena-test-open = Undecided after { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }: { $first } against { $second } may be worth Elo { $elo0 } or { $elo1 } (LLR { $llr }, bounds { $low } and { $high }).

arena-progress = { $done } of { $planned } games, { $rate } a second, { $left } left { $standing }
arena-progress-share = · { $bot } { $share }% ± { $around }
arena-progress-test = · LLR { $llr }, { $part }% of the way to { $hypothesis }
arena-stopping = The games in progress are ended first; Ctrl-C once more stops at once.
arena-resume = { $done ->
    [one] { $done } game
   *[other] { $done } games
  } of { $planned } are kept. To go on:
arena-not-kept = Nothing is kept of this match; with --out DIR it could be gone on with.

arena-rate-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
  } of whole deals, { $bots ->
    [one] { $bots } player
   *[other] { $bots } players
  }
arena-rate-groups = Players of different groups never met, directly or through others; their numbers cannot be compared.
arena-head-group = group

bot-check-hello = It starts and says hello: { $engine }, { $ms } ms
bot-check-hello-failed = It does not start and say hello: { $said }
bot-check-unreadable = { $request } is answered by an error and survived, { $ms } ms
bot-check-unreadable-ok = { $request } is answered as if it were fine; an error ("ok": false) with a code and a message would help
bot-check-unreadable-code = { $request } is answered by an error without a code and a message
bot-check-unreadable-failed = { $request } is not survived: { $said }
bot-check-games = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }: { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
  }, { $mean } ms each, { $most } ms at most
bot-check-games-failed = { $edition }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, turn { $turn }: { $said }
bot-check-skipped = { $edition } is not among the editions that it plays
bot-check-alike = The same seed and position give the same move ({ $count } of { $count })
bot-check-unlike = The same seed and position give other moves ({ $count } of { $asked } were the same), so its games cannot be repeated
bot-check-hurry = Told { $asked } ms, it takes { $most } ms at most
bot-check-slow = Told { $asked } ms, it takes { $most } ms; a match would allow { $allowed } ms
bot-check-ends = It ends by itself when its input ends
bot-check-ends-failed = It does not end when its input ends, and had to be killed
bot-check-id = A request with an id is answered with that id
bot-check-no-id = A request with an id is answered without it; tools that ask several things at once need it
bot-check-silent = It wrote nothing but answers, and nothing on standard error
bot-check-said = It wrote on standard error, last: { $said }
bot-check-passed = It conforms: it can play in matches as cmd:COMMAND.
bot-check-failed = { $count ->
    [one] { $count } failure: it cannot be relied on in a match.
   *[other] { $count } failures: it cannot be relied on in a match.
  }

help-arena = What means the same in match, tournament and sprt.
    .bots = names of { $roster }, or cmd:COMMAND for a program that speaks the engine protocol
    .out = keep every game in DIR/games.jsonl, to be gone on with
    .resume = go on with what DIR holds
    .jobs = processes that play at once
    .ms = milliseconds for a decision of a program; { $default } if nothing is said
    .margin = by how much a program may be late; { $default } if nothing is said
    .records = keep the record of every game too, not only of those in which a bot failed
    .seconds = stop after so long; the rest can be played later
    .json = the result as one JSON document
    .jsonl = every game as it ends, then the result, one JSON object a line
    .quiet = no progress
    .seats = of a table; two bots take them in turns
help-match = Bots against each other: every deal is played from every seat. Two bots, or one for each seat.
    .games = how many, rounded up to whole deals; { $default } if nothing is said
help-tournament = Many bots against each other, all on the same deals, every deal from every seat.
    .format = round-robin: each against each; gauntlet: the first against all others
    .games = of each line-up, rounded up to whole deals; { $default } if nothing is said
help-sprt = Plays until it is decided whether the first bot is stronger by ELO1 (H1) or only by ELO0 (H0).
    .elo0 = { $default } if nothing is said
    .elo1 = { $default } if nothing is said
    .alpha = how likely H1 may be accepted wrongly; { $default } if nothing is said
    .beta = how likely H0 may be accepted wrongly; { $default } if nothing is said
    .games = at most, rounded up to whole deals; { $default } if nothing is said
    .verdict-exit = exit with 10 for H1, 11 for H0, 12 if undecided
help-rate = Elo of all who met two by two, OpenSkill of all, with intervals at 95%.
    .files = a folder or file of a match, or records of games (.leo)
    .seed = of the samples behind the intervals
help-bot = Bots of your own, in any language, that speak the engine protocol.
help-bot-check = whether a program can play here: every request tried and timed
    .command = the program and its words; one text is split as a shell does
    .edition = only this one
    .ms = milliseconds for a decision; { $default } if nothing is said
    .margin = by how much it may be late; { $default } if nothing is said
