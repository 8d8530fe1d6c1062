"""Which language a command speaks: `--lang`, else the settings of the machine, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from leonardo.texts import FALLBACK, UnknownLanguage, language_named

OURS = "LEONARDO_LANG"
THE_MACHINES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(flag: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language of the flag or of LEONARDO_LANG, refused if unknown; else the machine's, else English."""
    settings = os.environ if environment is None else environment
    wanted = flag or settings.get(OURS)
    if wanted:
        return language_named(wanted)
    for name in THE_MACHINES:
        if settings.get(name):
            try:
                return language_named(settings[name])
            except UnknownLanguage:
                return FALLBACK  # C, POSIX, or a language without a catalogue: nobody asked us for it
    return FALLBACK


def wanted_language(given: Sequence[str]) -> str | None:
    """What --lang asks for, wherever it stands: whatever is said follows it."""
    for place, word in enumerate(given):
        if word.startswith("--lang="):
            return word.partition("=")[2] or None
        if word == "--lang" and place + 1 < len(given):
            return given[place + 1]
    return None
