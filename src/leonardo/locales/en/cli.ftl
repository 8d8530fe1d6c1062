# The program `leonardo` on a command line. What stands for a file, a command or an option is never translated.

cli-about = The Enigma of Leonardo: play it, host it, study it.
cli-examples = For example:
cli-example-play = play against the computer in this terminal
cli-example-replay = step through a recorded game
cli-example-deck = what is wrong in your own deck list

cli-commands = Commands:
cli-about-play = play in this terminal, against bots or each other
cli-about-tui = play the same game on a full screen, with mouse and keyboard
cli-about-serve = host tables for friends: page, bots and storage in one process
cli-about-replay = step through the record of a game
cli-about-verify = whether the cards of a server's game were shuffled fairly
cli-about-rules = the rule book, for the options of your table
cli-about-deck = check your deck lists, show those of an edition
cli-about-simulate = many games between bots, kept in files for study
cli-about-show = one game of such a run as a record
cli-about-learn = weights for the search, learned from games against itself
cli-about-match = bots against each other on the same deals: who is stronger
cli-about-tournament = many bots, each against each or all against one
cli-about-sprt = plays until it is decided which of two strengths is right
cli-about-rate = ratings from the results of any number of matches
cli-about-bot = check a bot of your own, in any language
cli-about-engine = speak the engine protocol: one JSON object a line
cli-about-bots = the bots that play here
cli-about-completion = a script that completes commands in bash, zsh or fish
cli-about-version = what runs here
cli-more = leonardo COMMAND --help says more. In Russian: leonardo --lang ru

cli-unknown = There is no command { $command }; there are { $commands }.
cli-unknown-near = There is no command { $command }. Did you mean { $nearest }?
cli-bug = This is a bug in leonardo ({ $kind }), not your mistake. The report is in { $path }
