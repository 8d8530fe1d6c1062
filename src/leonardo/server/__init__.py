"""The table server: games with friends by a link. It loses no acknowledged move and tells no hidden card.

Read in this order: wire.py (what is said), stores/store.py (what is kept), story.py (a table as its log
tells it), table.py (one actor), tables.py (all of them), live.py and pages.py (the doors), app.py.
"""
