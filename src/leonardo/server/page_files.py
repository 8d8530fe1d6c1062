"""The built page: files that are read once, served whole or compressed, and known by their digests."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from leonardo.texts import FALLBACK, say

FOLDER: Final = Path(__file__).parent / "page"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".md": "text/markdown",
}
_COMPRESSED: Final = ("text/", "image/svg", "application/json", "application/manifest")


@dataclass(frozen=True)
class PageFile:
    """One file with everything that is said about it."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str

    def answer(self, request: Request) -> Response:
        """The file, or that the browser has it already."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.kind)


class PageFiles:
    """All files of the page by their paths; any other path of the page is its index."""

    def __init__(self, files: Mapping[str, PageFile]) -> None:
        self._files = files

    @classmethod
    def of_package(cls, folder: Path = FOLDER) -> PageFiles:
        """What was built into the package, or a page that says how to build it."""
        files = {
            path.relative_to(folder).as_posix(): _read(path, path.relative_to(folder).parts[0] == "assets")
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        if "index.html" not in files:
            files["index.html"] = _made(say(FALLBACK, "server-no-page").encode(), "text/html")
        return cls(files)

    def find(self, path: str) -> PageFile | None:
        """The file of this path; the index for a path of the page; None for a file that is not there."""
        found = self._files.get(path.lstrip("/"))
        if found is not None:
            return found
        return None if "." in path.rpartition("/")[2] else self._files["index.html"]


def _read(path: Path, is_asset: bool) -> PageFile:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _made(path.read_bytes(), kind, IMMUTABLE if is_asset else ASK_AGAIN)


def _made(body: bytes, kind: str, caching: str = ASK_AGAIN) -> PageFile:
    text = kind.startswith(_COMPRESSED)
    # The page holds no secret, so its compressed size tells nobody anything.
    packed = gzip.compress(body, 9, mtime=0) if text else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    whole = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    return PageFile(body, packed, whole, tag, caching)
