# The tutorial. `.text` says what is new, `.task` what to do, `.hint` helps, `.done` and `.else` answer moves.

lesson-name-you = You
lesson-unfinished = That is possible, but it is no whole move yet.

## A table of one's own

lesson-tables = A table of your own
    .about = A cross of five cards before each player, later a square of nine. For The Enigma of Leonardo and Novem.

lesson-tables-line = Three alike
    .text = Before you lies your cross of five cards. In each turn you play one card from your hand over one of these five. Three cards with the same symbol in your column or in your row earn its Key.
    .task = Two Cats lie in your column already. Take the Key of the Cat.
    .hint = Choose the card with the Cat, then the centre of your cross.
    .done = Three Cats in the column: the Key is yours. The card you replaced went away; where to, the next step shows.
    .else = That is a sound move, but it makes no three alike. In your column, from north to south, only the centre lacked a Cat.

lesson-tables-pass = Passed to the left
    .text = The card you replace does not vanish: it goes to the same place on your left neighbour's table, and the card that lay there is discarded. So each move touches two tables.
    .task = Anna, to your left, has two Skulls in her row and waits for a third. Spoil that row with a card of yours.
    .hint = Her Skulls lie in the west and in the centre. Whatever you play there pushes your own card onto one of them.
    .done = One of Anna's Skulls is covered by your card. Breaking is easier than building; remember who sits on your right.
    .else = Your card went to Anna, but to another place: both her Skulls still lie side by side. Play to your west or to your centre.

lesson-tables-gift = A gift
    .text = Boris, on your right, has passed you a Flower, and now three of them lie in your row. A line you were given pays too, but only on your own turn, and only if it still stands after your play.
    .task = Collect the Key of the Flower.
    .hint = Play anywhere outside the row: to the north or to the south.
    .done = You played beside the row, the three Flowers still stood, and their Key is yours.
    .else = You have played over one of the three Flowers. A line must still stand when your play is over.

lesson-tables-care = Mind what you give away
    .text = Here two moves earn you a Key. One of them replaces a card that completes a line of Anna's, and she would be paid for it on her turn.
    .task = Take a Key, and give Anna nothing for it.
    .hint = Your Profile in the east is the very card she lacks in her row. Complete the column instead.
    .done = The Seagull is yours, and the card that went to Anna broke her pair of Profiles as well.
    .else = No Key this time. Look at your row and at your column: which symbol lies in each of them twice?
    .present = The Key of the Cat is yours, but look at Anna's row: three Profiles now. She only has to leave them alone. There was another Key to be had.

lesson-tables-both = Two at a blow
    .text = The centre belongs to the row and to the column. One card can complete both.
    .task = Take two Keys with one card.
    .hint = Your column asks for a Cat, your row for a Flower. One card of your hand has both.
    .done = Cat and Flower: two Keys in one turn.
    .else = That brings one Key at most. The centre lies in both lines; which card fits into both?

lesson-tables-owned = Once is enough
    .text = Nobody can own the same Key twice. A line of a symbol whose Key you own earns nothing.
    .task = You own the Cat already. Find the line that brings something new.
    .hint = Your row holds two Mechanisms. A third would lie in the centre.
    .done = The Key of the Mechanism: a new one, and only different Keys count.
    .else = No new Key yet. There is a row that lacks one card.
    .again = Three Cats, but their Key is yours already, so nothing comes of it. Look at the row.

lesson-tables-five = Five alike
    .text = Once in a game, one symbol on every card of your cross earns a bonus: any Key that you do not own.
    .task = Make five Cathedrals, and then choose your bonus.
    .hint = Only the south lacks a Cathedral. Afterwards choose a Key.
    .done = The line paid its Key, and five alike paid a second one of your choice.
    .else = Four Cathedrals already. Play the fifth to the south.

lesson-tables-corners = Nine cards
    .text = In Novem the cross grows corners, and diagonals count. Cards with a double rule are additional ones: they lie in corners and nowhere else. In a turn you play one card of each kind, or only one of them.
    .task = Take the Key of the Eclipse along a diagonal.
    .hint = North-west and centre show an Eclipse. Play the additional card with an Eclipse to the south-east, then finish.
    .done = An Eclipse from corner to corner. Nine different Keys win here.
    .else = The diagonal from the north-west through the centre lacks one Eclipse, in the south-east.

lesson-tables-action = Action cards
    .text = Cards with a torn edge are action cards: each says when it may be used and what it does. Second Sketch, at the start of a turn, lets you play one card more, so two of the same kind.
    .task = Take the Key of the Seagull, for which two cards are lacking. Use Second Sketch first.
    .hint = Use Second Sketch, then play both Seagulls into the column: to the centre and to the south. Then finish.
    .done = Two main cards in one turn, and three Seagulls in the column.
    .else = Without Second Sketch one main card a turn is all. Begin with the action card, then play both Seagulls into the column.

lesson-tables-win = The last Key
    .text = Seven different Keys win the game. You have six, and so has Anna.
    .task = Win now, before she does.
    .hint = You own the Seagull already, so the row brings nothing. What does the column lack?
    .done = Seven Keys: you have won! Now you know all it takes; try it against the bots.
    .else = No seventh Key yet, and Anna is one short of it too. Look at your column: two symbols alike, and their Key is not yours.
    .again = The Seagull is yours already and earns nothing. Look at the column instead.

## The common field

lesson-field = The common field
    .about = One field for all, five by five, growing card by card. For the three games of Quintis Fontis.

lesson-field-place = A field for all
    .text = Here nobody has a table of their own: everybody plays onto the same field. A card may be placed on any free cell that touches another card, also corner to corner.
    .task = Place a card on a free cell.
    .hint = Choose a card, then a marked free cell.
    .done = The field has grown. It grows until it is five cells wide and five high, wherever those come to lie.
    .else = That card went onto another one. It is allowed, and later steps show how; now try a free cell.

lesson-field-line = Three in a row
    .text = If the card you play makes three alike in a row or in a column, you receive the Key of that symbol.
    .task = Take the Key of the Seagull.
    .hint = Two Seagulls lie side by side. Put your third at either end.
    .done = Three Seagulls, and the Key is yours. You drew a card to have six again.
    .else = No three alike. The two Seagulls of the upper row wait for a third.

lesson-field-diagonal = Diagonals
    .text = In the game of 2009 diagonals count as well. They are the easiest lines to overlook.
    .task = Take the Key of the Skull.
    .hint = The two Skulls touch corner to corner. Go on in the same direction.
    .done = Three Skulls along the diagonal. Rows, columns and both diagonals: a card can look four ways.
    .else = No Key. The two Skulls lie on one diagonal; the third belongs at its upper or at its lower end.

lesson-field-cover = Covering
    .text = A card may also be laid over another one, if both have a symbol in common. The lower one then counts no longer.
    .task = Between two Cats lies a card without one. Cover it so that there are three.
    .hint = The card in the middle shows a Cavalryman. One of your Cats shows one too.
    .done = Three Cats. Where no cell is free, covering still is a way.
    .else = No Key. The card in the middle of the upper row is the one that matters, and yours needs a symbol in common with it.

lesson-field-replace = Replacing
    .text = Instead of covering, you may exchange: your card takes the place of another, and that one comes into your hand. Then you draw nothing. Again both need a symbol in common.
    .task = Take a card of the field into your hand.
    .hint = Choose a card, then a cell whose card shares a symbol with it, and then to replace.
    .done = The card is in your hand, and what it will do next turn, you alone know.
    .else = A fair move, but it took nothing back. Choose a cell with a common symbol, and then to replace.

lesson-field-previous = What is forbidden
    .text = You may not play any symbol of the card that was played just before you. Here Boris has just played Mechanism and Halberd, so both are closed to you for this turn.
    .task = The row of Mechanisms is tempting, but closed. Take another Key.
    .hint = Two Flows lie below. Your card with a Flow shows neither Mechanism nor Halberd.
    .done = The Flow it is. And your card, in turn, forbids its two symbols to Anna: a card is always also a lock.
    .else = Allowed, but without a Key. The lower row lacks one Flow.

lesson-field-four = The second Key costs more
    .text = There are three Keys of each symbol. The first one of them asks for three in a row, the second for four, the third for five, whoever took those before.
    .task = Anna has had the Flower's first Key. Take the second.
    .hint = Three Flowers stand in the column. Make it four, at its upper or at its lower end.
    .done = Four Flowers, and the second Key. The third would need five.
    .else = No Key. Three Flowers stand in one column; a fourth belongs above or below.
    .again = Three Flowers are not enough any more. Four in a row it must be.

lesson-field-five = All three at once
    .text = A row of five pays every Key that is still there. If nobody has had one of this symbol yet, these are all three.
    .task = Close the gap.
    .hint = Four Seagulls lie in one row with a hole in the middle.
    .done = Five Seagulls and three Keys at a blow! It happens rarely, since others can count too.
    .else = Not that one. There are four Seagulls in the row, and one cell between them is free.

lesson-field-marker = The Veto marker
    .text = In the game of 2011 you end your turn by putting the Veto marker on any card. The next player may not play a symbol of the card beneath it, nor one of the card you have just played.
    .task = Two Cats lie side by side, and Anna is next. Play a card, then stop her with the marker.
    .hint = Play anything, and then put the marker on a card with a Cat.
    .done = No Cats for Anna this turn. Before her next one there will be another marker to think of.
    .else = Now the Cats are open to Anna. The marker belonged on a card with a Cat.

lesson-field-last = The last round
    .text = When the last card has been drawn, everybody has one more turn, and whoever took it plays last. Then most Keys win; with as many, the more senior ones.
    .task = This is the last turn of the game. Anna has as many Keys as you, but more senior ones. Win.
    .hint = One more Key decides. In the upper row two Flows wait for a third.
    .done = Four Keys against three: you have won! Now you know all it takes; try it against the bots.
    .else = That was the last card of the game, and without another Key Anna wins by seniority. The upper row lacks one Flow.
