"""A long transcript as one small number: a 32-bit FNV digest, in arithmetic that nowhere wraps."""

from leonardo.chance import WORD

START = 2166136261
PRIME = 16777619


def mix(digest, number):
    """The digest of what came before and of this number, whose 64 bits all count."""
    digest = (digest ^ (number & WORD)) * PRIME & WORD
    digest = (digest ^ (number >> 32 & WORD)) * PRIME & WORD
    return digest ^ digest >> 15


def mix_list(digest, numbers, count):
    """The digest of what came before and of the first numbers of a list."""
    for i in range(count):
        digest = mix(digest, numbers[i])
    return digest
