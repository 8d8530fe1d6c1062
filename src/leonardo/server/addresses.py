"""Where a server can be found: the addresses of this machine, as a browser writes them."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")
_NOWHERE: Final = ("192.0.2.1", 9)  # an address for documents; nothing is ever sent to it


def own_address() -> str | None:
    """The address under which others on the same network reach this machine; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)  # of a datagram socket it only chooses the way out
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def origin(host: str, port: int) -> str:
    """The address as a browser names a page's origin."""
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}" if port == 80 else f"http://{named}:{port}"


def origins_of(host: str, port: int) -> tuple[str, ...]:
    """The pages of this server, under every name by which a browser may have found it."""
    names = [host] if host not in EVERYWHERE else []
    names += ["127.0.0.1", "localhost"]
    if host in EVERYWHERE:
        name = socket.gethostname().lower()
        names += [own for own in (own_address(), name, f"{name}.local") if own]
    return tuple(dict.fromkeys(origin(each, port) for each in names))
