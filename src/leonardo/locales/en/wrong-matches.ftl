# Why no match and no run of the laboratory can begin, go on or be read. The code holds the same English sentence.

wrong-at-least = { $name } is at least { $least }
wrong-command-words = '{ $bot }' cannot be split into words: { $detail }
wrong-command-none = '{ $bot }' names no command; write cmd:COMMAND, such as 'cmd:node bot.js'

arena-resume-alone = --resume goes on as it was planned; give it the folder alone
arena-two-bots = name at least two bots; leonardo bots lists them
arena-sprt-two = a sequential test is between two bots
arena-bots-for-two = { $bots } bots for { $seats } seats: name as many bots as there are seats
arena-bots-for-seats = { $bots } bots for { $seats } seats: name two that share the table, or as many bots as there are seats
arena-same-bot = these are all the same bot; name another
arena-different-bots = a tournament is between two or more different bots
arena-number-of-deals = { $deals } deals: from 1 to { $most }
arena-milliseconds = { $ms } ms and { $margin } for being late: from 1 to { $most }
arena-elo-order = elo0 is less than elo1, not { $low } and { $high }
arena-alpha-beta = alpha and beta lie between 0 and 0.5, not { $alpha } and { $beta }
arena-no-match = { $folder } holds no match: there is no { $file } in it
arena-no-results = { $file } holds no results
arena-no-line = { $file }: this is no line of a match
arena-no-plan = { $file } does not begin with the plan of a match: { $detail }
arena-other-match = { $file } holds another match; choose another folder, or --resume { $folder }
arena-other-rules = { $file } was made by other rules or bots than these (leonardo { $version }); games of both together would measure neither. Begin another folder.

lab-bot = '{ $bot }' is not a bot: { $bots }.
lab-slow-bot = '{ $bot }' does not play compiled; the laboratory has { $bots }
lab-games = { $games } games: a run has from 1 to { $most }
lab-shard = { $games } games in a file: from 1 to { $most }
lab-no-run = { $folder } holds no run: there is no { $file } in it
lab-unreadable = { $file } cannot be read: { $detail }
lab-no-plan = { $file } is not a plan: { $detail }
lab-other-run = { $folder } holds another run; choose another folder, or --resume { $folder }
lab-games-alone = { $folder } holds games without their { $file }; choose another folder
lab-other-rules = { $folder } was made by other rules or bots than these (leonardo { $version }); its games cannot be played again, nor more be added. Begin another folder.
lab-no-game = there is no game { $game }: the run has 0 to { $last }
lab-other-game = game { $game } of { $folder } went otherwise when it was counted

lab-learn-number = { $name } is { $value }: from { $least } to { $most }
lab-learn-other = { $folder } holds another plan; choose another folder, or --resume { $folder }
lab-learn-nothing = nothing is learned in { $folder }: there is no { $file } in it
lab-learn-rules = { $folder } was made by other rules or bots than these (leonardo { $version }); it cannot be gone on with. Begin another folder.
