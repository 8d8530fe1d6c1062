# Whether a game was dealt as it was promised: `leonardo verify`.

verify-game = Game { $game }, table { $table }
verify-published = { $fine ->
    [yes] This is the commitment that you noted before the deal.
   *[no] The record has another commitment than the one that you noted ({ $what }): it is of another table, or it was changed.
}
verify-commitment = { $fine ->
    [yes] The secret is the one that was committed to before the deal.
   *[no] The secret is not the one that was committed to ({ $what }).
}
verify-first = { $fine ->
    [yes] { $what } begins, as the secret says.
   *[no] By the secret { $what } should have begun.
}
verify-deck-main = { $fine ->
    [yes] The main deck ({ $what } cards) lay as the secret says.
   *[no] The main deck lay otherwise than the secret says; the first difference (card / due): { $what }
}
verify-deck-extra = { $fine ->
    [yes] The additional deck ({ $what } cards) lay as the secret says.
   *[no] The additional deck lay otherwise than the secret says; the first difference (card / due): { $what }
}
verify-own-lists = The table played with deck lists of its own, as everybody at it could see.
verify-chance = { $fine ->
    [yes] Whatever chance decided later came from the secret, too: { $what } times.
   *[no] What chance decided at this move did not come from the secret: { $what }
}
verify-moves = { $fine ->
    [yes] Every move is allowed by the rules: { $what } of them.
   *[no] A move is not allowed by the rules: { $what }
}
verify-fair = The game was dealt as promised.
verify-unfair = The game was NOT dealt as promised.
verify-compare = Compare the commitment with what the table showed before the deal: { $commitment }
