"""The page in a real browser, as people use it: by finger, by mouse, by keyboard alone, by typing.

    python -m tests.page.long           whole games of every edition by several pages at once
    python -m tests.page.reading        writes the transcripts of games by ear anew
    python -m tests.page.situations     looks for the situations in which each form of move is possible

Needs a Chromium; what is built and served is web/ as it is now, by the server as it is.
"""
