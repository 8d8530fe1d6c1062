"""Whole games without people: plain functions in the style of the rules, run plain or compiled."""
