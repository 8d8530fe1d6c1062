# What a command says when it is asked for --help, and when it was called wrongly. An attribute is named for the
# option that it explains; the names of options, their values and files are never translated.

help-usage = usage
help-words = what stands behind it
help-options = options

help-required = missing: { $names }
help-invalid = { $name }: { $value } is not a value that it can have
help-one-value = { $name } needs a value behind it
help-choice = { $name }: { $value } is none of { $choices }
help-no-value = { $name } takes no value, so not { $value } either
help-unknown = { $word } is no option here
help-unknown-near = { $word } is no option here. Did you mean { $nearest }?

help-common = What means the same in every command.
    .help = show this
    .edition = { $editions }
    .option = an option of the table; may be given more than once
    .seed = the same seed is the same game; without it one is drawn and told
    .lang = en or ru
    .json = one JSON document, for programs
    .ascii = draw with plain letters and signs
    .no-color = no colours; NO_COLOR does the same

help-play = A game in this terminal, between the people who share it and bots.
    .seats = { $choices }: 2 to 6 of them; { $default } if nothing is said
    .deck = a deck list in place of the edition's; several count as one
    .resume = go on with a game that was kept

help-tui = The same game on a full screen, with mouse and keyboard.
    .seats = { $choices }: 2 to 6 of them; { $default } if nothing is said
    .deck = a deck list in place of the edition's; several count as one
    .resume = go on with a game that was kept
    .pause = before a bot's move; { $seconds } if nothing is said

help-replay = Goes through the record of a game. Into a file or pipe the whole game is printed.
    .file = a .leo file; - is standard input
    .game = which game of the file, from 1
    .at = begin with this turn; in print, only this turn
    .view = what a seat knew, by number or name; all: everything

help-verify = Recomputes the whole deal of a game that a server shuffled, and all that chance decided later, from the
    commitment, the secret and what the seats added; then plays it by the rules.
    .file = a .leo file; - is standard input
    .commitment = what the table showed before the deal, if you noted it

help-rules = The rule book. Without a topic it lists the topics, without an edition the editions.
    .topic = such as keys; all: the whole book

help-deck = Deck lists as text files: check yours, show ours.
help-deck-check = what is wrong in a deck list, with line and reason
    .files = several count as one list; - is standard input
    .edition = otherwise what the file says, or all are tried
    .seats = otherwise the most that the edition offers
help-deck-show = the decks of an edition as a deck list
    .seats = otherwise the most that the edition offers
    .choice = another ready-made list: { $choices }

help-simulate = Many games between bots. A row for each stands in Parquet files, and the same seed gives the same rows.
    .seats = who sits in each: { $choices }
    .games = how many, such as 1e6
    .out = the folder for the games
    .resume = go on with the run in this folder
    .threads = how many at once
    .shard = games in one file
    .seconds = stop after so long; the run can be resumed

help-show = Any game of leonardo simulate as a record, from the first card to the last.
    .folder = where leonardo simulate wrote
    .game = the number of the game, from 0

help-learn = Weights by which the search judges positions, learned from games that it plays against itself. The same seed learns the same weights.
    .games = how many, such as 1e5
    .seed = the same seed learns the same; without it one is drawn and told
    .out = the folder for checkpoints, weights and curve
    .resume = go on with the learning in this folder
    .threads = how many games at once; what is learned does not depend on it
    .generation = games from one checkpoint to the next; { $default } if nothing is said
    .hidden = hidden units; { $default } if nothing is said
    .horizon = turns that a world is played on before the weights are asked; { $default } if nothing is said
    .trust = of 1024 parts so many of a target are what the position after it was judged to be; { $default } if nothing is said
    .epochs = how often each generation is learned from; { $default } if nothing is said
    .rate = millionths by which a weight moves in the first steps; { $default } if nothing is said

help-engine = Answers requests: one JSON object a line in, one a line out, as docs/protocol.md tells.
help-bots = The bots that play here, and what each of them does.
help-completion = A script by which your shell completes commands and options.
    .shell = { $shells }
help-version = What runs here: the program, and with --json the protocol and the editions.
