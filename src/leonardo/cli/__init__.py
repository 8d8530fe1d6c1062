"""The commands of `leonardo`, one file each."""
