"""Makes a picture of a page small: its 256 most frequent colours, packed as tightly as zlib can."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any, Final

import numpy as np

MAGIC: Final = b"\x89PNG\r\n\x1a\n"
COLOURS: Final = 256
COARSE: Final = 3  # bits of each channel in which colours of one kind may differ


def shrink(file: Path) -> int:
    """The file shows the same in fewer colours; how many bytes it has."""
    pixels = _pixels(file.read_bytes())
    height, width, _ = pixels.shape
    flat = pixels.reshape(-1, 3)
    kind = ((flat >> COARSE).astype(np.int32) * (1, 1 << 8, 1 << 16)).sum(axis=1)
    _, which, count = np.unique(kind, return_inverse=True, return_counts=True)
    mean = np.stack([np.bincount(which, weights=flat[:, at]) / count for at in range(3)], axis=1)
    kept = np.argsort(-count)[:COLOURS]
    distance = ((mean[:, None, :] - mean[None, kept, :]) ** 2).sum(axis=2)
    indices = distance.argmin(axis=1).astype(np.uint8)[which].reshape(height, width)
    lines = np.concatenate([np.zeros((height, 1), np.uint8), indices], axis=1)
    palette = mean[kept].round().astype(np.uint8).tobytes()
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette),
        (b"IDAT", zlib.compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return file.write_bytes(MAGIC + b"".join(_chunk(name, body) for name, body in chunks))


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _pixels(data: bytes) -> Any:
    """Rows, columns, and red, green, blue of a picture as Chromium writes it."""
    place, packed, width, height = len(MAGIC), b"", 0, 0
    while place < len(data):
        (size,), name = struct.unpack(">I", data[place : place + 4]), data[place + 4 : place + 8]
        body = data[place + 8 : place + 8 + size]
        if name == b"IHDR":
            width, height, depth, kind = struct.unpack(">IIBB", body[:10])
            assert (depth, kind) == (8, 2), "three channels of eight bits"
        packed += body if name == b"IDAT" else b""
        place += 12 + size
    lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + 3 * width)
    above = np.zeros(3 * width, np.int32)
    rows = []
    for line in lines:
        above = _unfiltered(int(line[0]), line[1:].astype(np.int32), above)
        rows.append(above)
    return np.array(rows, np.uint8).reshape(height, width, 3)


def _unfiltered(way: int, line: Any, above: Any) -> Any:
    """A row of bytes, out of what was written of it and the row above."""
    if way in (0, 2):
        return (line + above * (way == 2)) % 256
    if way == 1:
        return np.cumsum(line.reshape(-1, 3), axis=0).reshape(-1) % 256
    out, up = [0, 0, 0, *line.tolist()], [0, 0, 0, *above.tolist()]
    for at in range(3, len(out)):
        guess = (out[at - 3] + up[at]) // 2 if way == 3 else _paeth(out[at - 3], up[at], up[at - 3])
        out[at] = (out[at] + guess) % 256
    return np.array(out[3:], np.int32)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda near: abs(guess - near))
