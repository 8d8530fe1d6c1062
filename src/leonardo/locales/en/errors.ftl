# Moves that cannot be read. $text is what was written, $nearest the form that was probably meant.

unreadable-empty = Nothing was written; a move looks like { $nearest }.
unreadable-order = The symbols of a card are written in order of seniority: write { $right }, not { $wrong }.
unreadable-capitals = Symbols are capital letters, everything else is small: write { $nearest }, not { $text }.
unreadable-letters = Some letters of { $text } are from another alphabet and only look right: write { $nearest } with Latin letters.
unreadable-spaces = Blanks stand only between words: write { $nearest }.
unreadable-symbol = There is no symbol { $letter } in { $text }; the symbols are { $symbols }.
unreadable-twice = { $card } names { $letter } twice; every symbol stands on a card at most once.
unreadable-symbol-count = { $card } is no card: a card shows two or three symbols.
unreadable-plus = The plus of an additional card stands in front of it: write { $nearest }.
unreadable-zone = There is no zone { $zone } ({ $text }); the zones are { $zones }.
unreadable-cell = There is no cell { $cell } ({ $text }); cells run from a1 to i9, like e5.
unreadable-no-place = { $card } alone does not say what to do with the card; write for example { $nearest }.
unreadable-joint = Between card and place stands one sign and nothing else: > for a zone, @ to place, ^ to cover, / to replace; write for example { $nearest }.
unreadable-action = There is no action card !{ $id }.
unreadable-action-near = There is no action card !{ $id }. Did you mean !{ $nearest }?
unreadable-form = { $text } cannot be read; it is written like this: { $form }.
unreadable-word = { $text } is no move; a move looks like { $nearest }.
unreadable-word-near = { $text } is no move. Did you mean { $nearest }?

## Languages

unknown-language = There is no language { $language }; the texts are written in { $languages }.
unknown-language-near = There is no language { $language }; the texts are written in { $languages }. Did you mean { $nearest }?

## The engine protocol: what else can go wrong with a request

error-malformed-json = This line is not JSON; reading stopped at character { $column }.
error-malformed-object = A request is one JSON object on one line.
error-malformed-field = The request { $cmd } needs the field { $field }.
error-malformed-type = { $kind ->
    [text] The field { $field } must be a text.
    [number] The field { $field } must be a whole number.
    [list] The field { $field } must be a list.
    [object] The field { $field } must be an object.
   *[other] The field { $field } has a value of the wrong kind.
}
error-malformed-range = The field { $field } must lie between { $lowest } and { $highest }.
error-malformed-command = There is no request { $cmd }; there are { $commands }.
error-malformed-command-near = There is no request { $cmd }. Did you mean { $nearest }?
error-malformed-no-game = There is no game yet: begin with new, load or replay.
error-malformed-seat = There is no seat { $seat }; the seats of this game run from 0 to { $last }.

error-bad-setup-seats = { $edition } is played with { $lowest } to { $highest } seats, not with { $seats }.

error-unknown-edition = There is no edition { $edition }; there are { $editions }.
error-unknown-edition-near = There is no edition { $edition }. Did you mean { $nearest }?
error-unknown-option = { $edition } has no option { $option }; it has { $options }.
error-unknown-option-near = { $edition } has no option { $option }. Did you mean { $nearest }?
error-unknown-value = The option { $option } cannot be { $value }; it can be { $values }.
error-nothing-to-undo = There is nothing to take back: no move has been made since this game began or was loaded.
error-over = The game is over, so there is nothing to decide.
