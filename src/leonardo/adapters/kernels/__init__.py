"""Views and moves as numbers: plain functions in the style of the rules, run plain or compiled."""
