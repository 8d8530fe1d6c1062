"""The compiled inside of learning: games of a search against itself, and how weights follow from them."""
