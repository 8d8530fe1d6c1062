"""The curve of learning as a drawing: how surprised weights and formula are by the games of each time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from leonardo.learn.running import Point
from leonardo.texts import say

FILE: Final = "curve.svg"
WIDTH: Final = 720
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 48, 52
FRAME: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
    'font-family="sans-serif" font-size="13" fill="#808080">'
)
LEVELS: Final = 4  # lines across
# Told apart by dash as well as by colour, readable on light and on dark ground.
LOOKS: Final = (
    ("formula", "learn-curve-formula", 'stroke="#b8860b" stroke-dasharray="6 4"'),
    ("learned", "learn-curve-learned", 'stroke="#2f7fc1"'),
)


def draw(points: Sequence[Point], edition: str, language: str) -> str:
    """The drawing as SVG text; without points it has no lines."""
    highest = max((max(point.formula, point.learned) for point in points), default=1.0)
    lowest = min((min(point.formula, point.learned) for point in points), default=0.0)
    margin = max((highest - lowest) * 0.1, 0.001)
    high, low = highest + margin, lowest - margin
    games = max((point.games for point in points), default=1)

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / games

    def y(surprise: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - surprise) / (high - low)

    title = escape(say(language, "learn-curve-title", edition=edition))
    parts = [
        FRAME.format(width=WIDTH, height=HEIGHT),
        f"<title>{title}</title>",
        f'<text x="{LEFT}" y="20" font-size="15">{title}</text>',
    ]
    for step in range(LEVELS + 1):
        level = low + (high - low) * step / LEVELS
        parts.append(_line(LEFT, y(level), WIDTH - RIGHT, y(level)))
        parts.append(_text(LEFT - 8, y(level) + 4, f"{level:.3f}", "end"))
        number = games * step // LEVELS
        parts.append(_text(x(number), HEIGHT - BOTTOM + 20, f"{number:,}", "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, say(language, "learn-curve-games"), "middle"))
    for place, (name, message, look) in enumerate(LOOKS):
        there = " ".join(f"{x(point.games):.1f},{y(getattr(point, name)):.1f}" for point in points)
        parts.append(f'<polyline points="{there}" fill="none" stroke-width="2" {look}/>')
        at = LEFT + place * 300
        parts.append(f'<line x1="{at}" y1="36" x2="{at + 28}" y2="36" stroke-width="2" {look}/>')
        parts.append(_text(at + 36, 40, say(language, message), "start"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def write_curve(points: Sequence[Point], edition: str, language: str, folder: Path) -> Path:
    """The drawing lies in the folder."""
    path = folder / FILE
    part = folder / f".{FILE}.part"
    part.write_text(draw(points, edition, language), encoding="utf-8")
    part.replace(path)
    return path


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="#808080" stroke-opacity="0.3"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
