"""Names under which a hall may be asked: a page of another site must not reach it by a name that points here."""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress
from urllib.parse import urlsplit

LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Names that nobody can register, so that no foreign site can have one."""
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s:/?#@\[\]]+)(?::[0-9]{0,5})?")
"""A Host header: a name or an address, and perhaps a port."""
DEFAULT_PORTS = {"http": 80, "https": 443}


class AllowedHosts:
    """Addresses and names of the local network are always allowed; public names only if they are configured, or if a
    proxy in front of the hall decides about them."""

    def __init__(
        self, hosts: tuple[str, ...] = (), origins: tuple[str, ...] = (), *, behind_proxy: bool = False
    ) -> None:
        self._any = "*" in hosts or (behind_proxy and not hosts)
        self._names = {host.lower() for host in hosts} | {socket.gethostname().lower()}
        for origin in origins:
            with suppress(ValueError):
                self._names.add(urlsplit(origin).hostname or "")

    def allows(self, host: str) -> bool:
        """Return whether a Host header is one of this hall's; programs that send none are no browsers."""
        if not host:
            return True
        parts = HOST.fullmatch(host)
        if parts is None or self._any:
            return parts is not None
        name = parts[1].lower().strip("[]").rstrip(".")
        return name in self._names or "." not in name or name.endswith(LOCAL_ENDINGS) or is_address(name)


def passkey_port_fits(origin: str, listening: int, *, behind_proxy: bool) -> bool:
    """Return whether an origin has the port at which this hall is found: the one that it listens on, or behind a proxy
    the scheme's own. Passkeys are valid at every port of a host, where other programs may have their pages."""
    try:
        place = urlsplit(origin)
        default = DEFAULT_PORTS.get(place.scheme)
        port = default if place.port is None else place.port
    except ValueError:
        return False
    return port == (default if behind_proxy else listening)


def is_address(name: str) -> bool:
    """Return whether a host is written as an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
