# Learning weights for the search: what came of it. Names of files and commands are not translated.

learn-done = { $games ->
    [one] Learned from { $games } game: { $weights }, { $curve }.
   *[other] Learned from { $games } games: { $weights }, { $curve }.
  }
  The last games were a surprise of { $learned } to the weights, of { $formula } to the formula. Whether they play better at equal time a match tells:
learn-stopped = { $planned ->
    [one] { $done } of { $planned } generation is complete. To go on:
   *[other] { $done } of { $planned } generations are complete. To go on:
  }
learn-curve-title = { $edition }: surprise at how unseen games end
learn-curve-games = games
learn-curve-formula = the formula
learn-curve-learned = the weights
