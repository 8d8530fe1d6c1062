"""A slow, naive, independent referee for "The Enigma of Leonardo" (see README.md)."""
