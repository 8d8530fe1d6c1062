"""Inks and words stand out from what they are on, and from each other in every kind of colour vision."""

import itertools
import math
import re

import pytest

from tests.page.site import ROOT

THEME = (ROOT / "web/src/art/theme.css").read_text()
INKS = ("night", "violet", "verdigris", "vermilion", "plum", "wine")
# Machado, Oliveira and Fernandes 2009, severity 1: what somebody sees of linear red, green and blue.
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "no green": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}  # fmt: skip


def colours(scheme):
    """The named colours by day; by night those that differ."""
    day, night = (re.search(start + r" \{(.*?)\n\}", THEME, re.DOTALL)[1] for start in
                  (":root", r':root\[data-theme="dark"\]'))  # fmt: skip
    text = day if scheme == "light" else day + night
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text))


def linear(colour):
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lightness(colour):
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one, other):
    dark, light = sorted((lightness(one), lightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_ink_and_word_stands_out_from_what_it_is_on(scheme):
    named = colours(scheme)
    for ink in INKS:
        assert contrast(named[ink], named["card"]) >= 3, ink
    for word, ground in itertools.product(("ink", "ink-quiet", "link", "bad", "good"), ("paper", "sheet")):
        assert contrast(named[word], named[ground]) >= 4.5, (word, ground)
    assert contrast(named["on-action"], named["action"]) >= 4.5


def lab(colour, eyes):
    seen = [max(0.0, min(1.0, sum(w * p for w, p in zip(row, linear(colour), strict=True)))) for row in eyes]
    to_xyz = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    xyz = [sum(w * p for w, p in zip(row, seen, strict=True)) for row in to_xyz]
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (value / white for value, white in zip(xyz, (0.95047, 1, 1.08883), strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("eyes", EYES)
def test_no_two_inks_look_alike(scheme, eyes):
    seen = {ink: lab(colours(scheme)[ink], EYES[eyes]) for ink in INKS}
    distances = {pair: math.dist(seen[pair[0]], seen[pair[1]]) for pair in itertools.combinations(INKS, 2)}
    assert min(distances.values()) >= 30, min(distances.items(), key=lambda each: each[1])
