"""Host header checks. They prevent other sites' pages from reaching a hall through a DNS name that points to it."""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress
from urllib.parse import urlsplit

LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Name endings that cannot be registered, so no other site can own such a name."""
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s:/?#@\[\]]+)(?::[0-9]{0,5})?")
"""A Host header: a name or address, with an optional port."""
DEFAULT_PORTS = {"http": 80, "https": 443}


class AllowedHosts:
    """The host names that a hall answers to.

    IP addresses and local names are always allowed. Public names must be configured, unless a proxy in front of the
    hall checks them.
    """

    def __init__(
        self, hosts: tuple[str, ...] = (), origins: tuple[str, ...] = (), *, behind_proxy: bool = False
    ) -> None:
        self._any = "*" in hosts or (behind_proxy and not hosts)
        self._names = {host.lower() for host in hosts} | {socket.gethostname().lower()}
        for origin in origins:
            with suppress(ValueError):
                self._names.add(urlsplit(origin).hostname or "")

    def allows_host(self, host: str) -> bool:
        """Return whether a Host header is allowed. A missing header is allowed, because browsers always send one."""
        if not host:
            return True
        parts = HOST.fullmatch(host)
        if parts is None or self._any:
            return parts is not None
        name = parts[1].lower().strip("[]").rstrip(".")
        return name in self._names or "." not in name or name.endswith(LOCAL_ENDINGS) or is_ip_address(name)


def has_hall_port(origin: str, listening_port: int, *, behind_proxy: bool) -> bool:
    """Return whether an origin has the hall's port: the listening port or, behind a proxy, the scheme's default port.

    The port matters because passkeys are valid for all ports of a host, and other programs may serve pages on other
    ports.
    """
    try:
        place = urlsplit(origin)
        default = DEFAULT_PORTS.get(place.scheme)
        port = default if place.port is None else place.port
    except ValueError:
        return False
    return port == (default if behind_proxy else listening_port)


def is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
