"""The best of our bots against bots from outside, on the same deals: `python -m benchmarks.outside`."""
