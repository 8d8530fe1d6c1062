"""Who knocks: the session behind a cookie or a token, the address, the language, the page they come from.

A session is a random secret of 256 bits that only its browser or program has; the server keeps its digest.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from leonardo.server.hall import Settings
from leonardo.server.tables import session_of
from leonardo.texts import languages

TOKEN_BYTES: Final = 32
YEAR: Final = 365 * 86_400
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_LANGUAGE: Final = re.compile(r"\s*([A-Za-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+))?\s*")


@dataclass(frozen=True)
class Visitor:
    """One request's sender."""

    token: str  # "" for somebody without a session
    has_bearer: bool
    address: str
    language: str  # "" where none was asked for
    origin: str | None

    @property
    def session(self) -> str:
        """What the tables know of the token, "" for a stranger."""
        return session_of(self.token) if self.token else ""


def visitor_of(connection: HTTPConnection, settings: Settings) -> Visitor:
    """Whoever sent this. Tokens are read from the cookie or the header, nowhere else."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    has_bearer = scheme.lower() == "bearer" and bool(_TOKEN.fullmatch(given))
    token = given if has_bearer else connection.cookies.get(cookie_name(settings), "")
    asked = connection.query_params.get("language")
    return Visitor(
        token if _TOKEN.fullmatch(token) else "",
        has_bearer,
        address_of(connection, settings),
        wanted([asked] if asked else connection.headers.get("accept-language", "").split(",")),
        connection.headers.get("origin"),
    )


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The sender's address, of IPv6 its network; behind our proxy what that one has seen."""
    seen = connection.client.host if connection.client else ""
    if settings.behind_proxy:
        # The last one was written by our proxy; those before it could be anybody's invention.
        seen = connection.headers.get("x-forwarded-for", seen).rpartition(",")[2].strip()
    try:
        address = ipaddress.ip_address(seen)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def wanted(asked: Iterable[str]) -> str:
    """The language of ours that is wanted most, "" for none."""
    known = languages()
    best, most = "", 0.0
    for text in asked:
        found = _LANGUAGE.fullmatch(text[:40])
        if found is None or found[1].lower() not in known:
            continue
        weight = _weight(found[2])
        if weight > most:
            best, most = found[1].lower(), weight
    return best


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0


# --- tokens and cookies --------------------------------------------------------------------------------


def cookie_name(settings: Settings) -> str:
    """Over TLS a name that binds the cookie to this very host; browsers accept it nowhere else."""
    return "__Host-leonardo" if settings.secure else "leonardo"


def give_cookie(response: Response, token: str, settings: Settings) -> None:
    """The browser keeps the session, out of reach of any script."""
    response.set_cookie(
        cookie_name(settings), token, max_age=YEAR, path="/", secure=settings.secure, httponly=True,
        samesite="lax",
    )  # fmt: skip
