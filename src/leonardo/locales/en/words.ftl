# Words of the game. Codes (M, n, e5, ...) are the same in every language; only their names are translated.

## Symbols, the most senior first. `.short` is for narrow boards and differs between any two symbols.

symbol-M = Mechanism
    .short = Me
symbol-P = Profile
    .short = Pr
symbol-C = Cathedral
    .short = Ca
symbol-G = Seagull
    .short = Se
symbol-S = Skull
    .short = Sk
symbol-K = Cat
    .short = Ct
symbol-R = Cavalryman
    .short = Cv
symbol-H = Halberd
    .short = Ha
symbol-F = Flower
    .short = Fl
symbol-I = Figure
    .short = Fi
symbol-W = Flow
    .short = Fw
symbol-E = Eclipse
    .short = Ec

# How a name stands inside a sentence; some languages put quotation marks around it.
symbol-in-sentence = { $symbol }
action-in-sentence = { $action }

## Places. `.to` is where a card goes, `.at` where it lies.

zone-nw = north-west
    .to = to the north-west corner
    .at = in the north-west corner
zone-n = north
    .to = to the north
    .at = in the north
zone-ne = north-east
    .to = to the north-east corner
    .at = in the north-east corner
zone-w = west
    .to = to the west
    .at = in the west
zone-c = centre
    .to = to the centre
    .at = in the centre
zone-e = east
    .to = to the east
    .at = in the east
zone-sw = south-west
    .to = to the south-west corner
    .at = in the south-west corner
zone-s = south
    .to = to the south
    .at = in the south
zone-se = south-east
    .to = to the south-east corner
    .at = in the south-east corner

# Arguments of action cards that are words.
argument-corners = corners
argument-arms = arms of the cross
argument-cw = clockwise
argument-ccw = anticlockwise

## Decks and cards

deck-main = main deck
deck-extra = additional deck
card-hidden = a hidden card
card-hidden-extra = a hidden additional card

## Seats without a name. The number is the one that moves use.

seat-unnamed = Seat { $seat }

## Phases of a turn: what is due now

phase-play = play a card
phase-veto = place the Veto marker
phase-key = choose the bonus Key
phase-close = close the turn
phase-draw = draw cards
phase-effect = carry out the action card
phase-over = the game is over

## Why a game ended

end-keys = the goal was reached
end-deck = the last round is over
end-stalemate = everybody had to skip
end-limit = the limit of turns was reached

## Languages, each in its own words

language-en = English
language-ru = Русский
language-xx = Pseudo-language (for testing)
