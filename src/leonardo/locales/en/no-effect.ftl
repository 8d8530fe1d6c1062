# An action card (or one of its answers) whose whole effect is not possible: what each card needs.

refusal-no-effect = { $action } is not possible like this ({ $move }): without its whole effect an action card stays unused.
refusal-no-effect-mirror-writing = Mirror Writing needs two different zones of your table, both of the cross or both corners, and a card on at least one of them; { $move } does not name such a pair.
refusal-no-effect-perpetual-motion = Perpetual Motion needs a card on at least one of the four zones it turns, which { $move } does not find.
refusal-no-effect-retouching = Retouching ({ $move }) needs a symbol card that fits the zone, and afterwards another one that you can still play.
refusal-no-effect-scrapers-knife = Scraper's Knife needs a corner with a card in it, which { $move } does not name.
refusal-no-effect-varnish = Varnish needs a zone of yours that holds a card, which { $move } does not name.
refusal-no-effect-gilded-frame = Gilded Frame needs a zone of yours that holds a card, which { $move } does not name.
refusal-no-effect-scaffolding = Scaffolding needs a zone of an opponent at this table, which { $move } does not name.
refusal-no-effect-old-folio = Old Folio takes a symbol card that lies in the discard pile you name; { $move } finds none such.
refusal-no-effect-cabinet = Cabinet of Curiosities lies before you already, so { $move } would change nothing.
refusal-no-effect-palimpsest = Palimpsest needs a stack of at least two cards; on { $cell } there are not so many.
refusal-no-effect-crossed-sketches = Crossed Sketches needs two cells side by side or one above the other whose top cards differ; { $move } does not name such a pair.
refusal-no-effect-second-seal = Second Seal needs a symbol to close, which { $move } does not name.
refusal-no-effect-double-stroke = Double Stroke needs a second symbol card that you could play now and that shares nothing with your first; your hand has none.
refusal-no-effect-inspiration = Inspiration draws cards, so it needs cards in the deck and cannot be used in the last round.
refusal-no-effect-clean-sheet = Clean Sheet needs a deck that is not empty and another card in your hand, and it cannot be used in the last round.
refusal-no-effect-borrowed-folio = Borrowed Folio needs an opponent who holds a card and another card of your own to give in return; { $move } does not offer that.
refusal-no-effect-lift = { $move } is not possible: no Gilded Frame of yours lies there.
refusal-no-effect-to = { $move } is not possible: Canal Lock sends the card to an opponent at this table or to the discard pile.
refusal-no-effect-give = { $move } is not possible: for Borrowed Folio you give another card than the one just taken.
refusal-no-effect-end = The turn cannot go on with { $move } yet: Clean Sheet puts at least one card under the deck.
