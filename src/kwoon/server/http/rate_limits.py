"""Rate limits per household, as token buckets, and limits on the number of connections."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache

from kwoon.hall.household import household as find_household

BUCKETS = 20_000


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the household of an address. Cached, because every request needs it."""
    return find_household(address)


class TokenBucket:
    """The allowance of one sender, which refills at a steady rate."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def has(self, now: float, count: float = 1) -> bool:
        """Return whether `count` tokens are available."""
        # Inlined for speed: this runs three times per message.
        left = self.left
        if now > self.at:
            left += (now - self.at) * self.rate
            self.left = left = left if left < self.most else self.most
        self.at = now
        return left >= count

    def take(self, now: float, count: float = 1) -> bool:
        """Take `count` tokens if they are available, and return whether they were."""
        if not self.has(now, count):
            return False
        self.left -= count
        return True


class HouseholdBuckets:
    """One token bucket per household. The least recently used one is evicted first."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token from the household of this address, and return whether there was one."""
        now = self._now()
        whose = household(address)
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = TokenBucket(self._rate, self._most, now)
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whose)
        return bucket.take(now)


class TrustedProxies:
    """The addresses and networks of trusted proxies; `*` matches every address."""

    def __init__(self, proxies: tuple[str, ...]) -> None:
        self._all = "*" in proxies
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for proxy in proxies:
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(proxy, strict=False))

    def __contains__(self, address: str) -> bool:
        if self._all or not self._networks:
            return self._all
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)


class ConnectionLimiter:
    """Counts connections, in total and per household."""

    def __init__(self, most: int, each: int, trusted: tuple[str, ...] = ()) -> None:
        self._most = most
        self._each = each
        self._trusted = TrustedProxies(trusted)
        """Proxies, whose clients all share an address. Those clients are counted in `GuardedApp`."""
        self._inside: Counter[str] = Counter()
        self._all = 0

    def enter(self, address: str) -> str | None:
        """Return a ticket for a new connection, to be returned with `leave`, or None at the limit."""
        whose = household(address)
        if self._all >= self._most or (self._inside[whose] >= self._each and address not in self._trusted):
            return None
        self._all += 1
        self._inside[whose] += 1
        return whose

    def leave(self, ticket: str) -> None:
        """Return the ticket of a connection that has ended."""
        self._all -= 1
        self._inside[ticket] -= 1
        if self._inside[ticket] <= 0:
            del self._inside[ticket]

    def __len__(self) -> int:
        return self._all
