# The action cards: name, the moment of use, and the full rule text.

## Novem, start of the turn

action-second-sketch = Second Sketch
    .moment = At the start of your turn
    .rule = Your plays this turn may number one more than usual. The extra card may be a main or an additional one and may go wherever its kind is allowed, even to a zone that has already been played on this turn.
action-mirror-writing = Mirror Writing
    .moment = At the start of your turn
    .rule = Swap what lies on two zones of your table: two of the cross, or two corners. Neither may be locked, and they may not both be empty; an empty corner can be swapped like a full one. Nothing is passed to the left.
action-perpetual-motion = Perpetual Motion
    .moment = At the start of your turn
    .rule = Turn your four corners, or the four arms of your cross, by one place clockwise or anticlockwise. Empty corners travel along; the centre rests. None of the four may be locked, and at least one must hold a card.
action-canal-lock = Canal Lock
    .moment = At the start of your turn
    .rule = Until your turn ends you direct the cards your plays push out: each goes either to the matching zone of an opponent you name, pushing out the card there as usual, or straight to its discard pile.
action-sfumato = Sfumato
    .moment = At the right moment of your turn
    .rule = A named symbol is seen where it is not printed. The exact rule depends on the edition.
action-sfumato-novem = Sfumato
    .moment = At the start of your turn
    .rule = Name a zone of your table and a symbol. When Keys are counted this turn, whatever card lies there shows that symbol too. This helps lines of three; for the bonus of five equal symbols it does not count.
action-retouching = Retouching
    .moment = At the start of your turn
    .rule = Exchange a symbol card of your hand with what lies on a zone of its kind on your table; an empty corner gives you nothing back. The zone may not be locked and nothing is passed to the left. It is not your play: you need another symbol card that you can play afterwards, and the one picked up will do.
action-scrapers-knife = Scraper's Knife
    .moment = At the start of your turn
    .rule = Pick a corner with a card on any table, your own included, and discard that card; the corner is left empty. Varnish gives no protection, a lock does.

## Novem, end of the turn

action-varnish = Varnish
    .moment = At the end of your turn
    .rule = Lay this card beside a zone of yours that holds a card and no other lasting card. The next card that would be passed into the zone is discarded instead, and Varnish goes with it. You yourself may still play there.
action-gilded-frame = Gilded Frame
    .moment = At the end of your turn
    .rule = Lay this card beside a zone of yours that holds a card and no other lasting card. Nothing enters or leaves that zone any more, not even by your own hand. The frame comes off after the counting in which you receive a Key, or when you take it off yourself before your first play of a turn.
action-scaffolding = Scaffolding
    .moment = At the end of your turn
    .rule = Lay this card beside any zone of an opponent where no lasting card lies. Nothing enters or leaves that zone until that opponent's next turn is over.
action-old-folio = Old Folio
    .moment = At the end of your turn
    .rule = Search a discard pile, the main or the additional one, for a symbol card and take it into your hand. You draw correspondingly less.
action-cabinet = Cabinet of Curiosities
    .moment = At the end of your turn
    .rule = Lay this card open before you. From this turn on you fill your hand to eight instead of seven, until the counting in which you next receive a Key is over.

## Quintis 2011, before the symbol card

action-masters-licence = Master's Licence
    .moment = Before your symbol card
    .rule = For your symbol card this turn, forget both the card of the player before you and the Veto marker. A symbol closed by Second Seal stays closed.
action-palimpsest = Palimpsest
    .moment = Before your symbol card
    .rule = Take the top card off a stack of at least two and put it out of the game. The stack under a marker that binds you is out of reach.
action-crossed-sketches = Crossed Sketches
    .moment = Before your symbol card
    .rule = The top cards of two neighbouring cells, side by side or one above the other, change places. They must differ, and neither may lie under a marker that binds you.
action-free-hand = Free Hand
    .moment = Before your symbol card
    .rule = This turn you may cover or replace any card, with or without a symbol in common. What is forbidden to you stays forbidden.
action-clean-sheet = Clean Sheet
    .moment = Before your symbol card
    .rule = Slide one to five cards of your hand face down under the deck, in the order you like, and draw the same number. There must be a deck left and a card besides this one in your hand, and it cannot be used in the last round.
action-borrowed-folio = Borrowed Folio
    .moment = Before your symbol card
    .rule = Chance picks a card from an opponent's hand for you; in return you give that opponent another card of your choice.
action-sfumato-quintis-2011 = Sfumato
    .moment = Before your symbol card
    .rule = Name a symbol. Your symbol card of this turn shows it too when you cover or replace and when Keys are counted. It adds to no restriction, neither yours nor the next player's, and is gone when the turn ends.

## Quintis 2011, after the symbol card

action-double-stroke = Double Stroke
    .moment = After your symbol card
    .rule = Play another symbol card: place, cover or replace. It obeys everything that bound your first card and may not have a symbol in common with it. Then the marker is placed again, and it is this second card that binds the next player.
action-second-seal = Second Seal
    .moment = After your symbol card
    .rule = Name a symbol. On top of everything else, the next player cannot play a card that shows it. The seal breaks when that player's turn is over, whether a card was played or not.
action-inspiration = Inspiration
    .moment = After your symbol card
    .rule = This once you fill your hand to eight cards at the end of the turn. The deck may not be empty, and it cannot be used in the last round.
