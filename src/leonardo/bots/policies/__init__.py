"""How the bots choose: plain functions over a view's integers, in the style of the rules.

Each takes the edition's table, the view of the seat that decides, the list of its moves and a generator
state, and gives the place of one move in the list. They keep nothing but their scratch,
and run plain or compiled.
"""
