"""The household behind a network address: the unit for per-household limits."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

UNKNOWN: Final = "unknown"
"""The household returned for anything that is not an IP address."""
IPV6_PREFIX: Final = 64
"""Providers assign at least a /64 network to each customer, so all addresses in it belong to the same household."""


def household_of_address(address: str) -> str:
    """Return the household of `address`: an IPv4 address itself, or the /64 network of an IPv6 address.

    An IPv4-mapped IPv6 address counts as its IPv4 address. If `address` is not an IP address, return `UNKNOWN`.
    """
    try:
        ip = ip_address(address.strip())
    except ValueError:
        return UNKNOWN
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), IPV6_PREFIX), strict=False))
