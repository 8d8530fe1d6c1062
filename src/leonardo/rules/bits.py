"""Two questions about bits; the compiled twin answers them with one machine instruction each."""


def low_bit(bits: int) -> int:
    """The position of the lowest bit set; bits is not 0."""
    return (bits & -bits).bit_length() - 1


def bit_count(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()
