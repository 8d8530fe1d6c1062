"""The table server under load: open loop, on loopback, on one core, beside boardgame.io's in the same run."""
