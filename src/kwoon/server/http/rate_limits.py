"""Per-household rate limits with token buckets, and limits on the number of connections."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache

from kwoon.hall.household import household_of_address

MAX_BUCKETS = 20_000


cached_household = lru_cache(maxsize=4096)(household_of_address)
"""Returns the household of an address. The result is cached, because every request needs it."""


class TokenBucket:
    """The allowance of one sender, which refills at a steady rate."""

    __slots__ = ("burst", "rate", "tokens", "updated_at")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.updated_at = now

    def has_tokens(self, now: float, count: float = 1) -> bool:
        # For speed, without `min` and `max`: this runs three times per message.
        tokens = self.tokens
        if now > self.updated_at:
            tokens += (now - self.updated_at) * self.rate
            self.tokens = tokens = tokens if tokens < self.burst else self.burst
        self.updated_at = now
        return tokens >= count

    def take_tokens(self, now: float, count: float = 1) -> bool:
        """Take `count` tokens if they are available, and return whether they were."""
        if not self.has_tokens(now, count):
            return False
        self.tokens -= count
        return True


class HouseholdBuckets:
    """One token bucket per household. If there are too many, the least recently used bucket is evicted."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take_token(self, address: str) -> bool:
        """Take a token from an address's household, and return whether one was available."""
        now = self._now()
        key = cached_household(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst, now)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take_tokens(now)


class TrustedProxies:
    """The addresses and networks of trusted proxies; `*` matches every address."""

    def __init__(self, proxies: tuple[str, ...]) -> None:
        self._trusts_all = "*" in proxies
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for proxy in proxies:
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(proxy, strict=False))

    def __contains__(self, address: str) -> bool:
        if self._trusts_all or not self._networks:
            return self._trusts_all
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self._networks)


class ConnectionLimiter:
    """Limits the number of connections, in total and per household."""

    def __init__(self, max_total: int, max_per_household: int, proxies: tuple[str, ...] = ()) -> None:
        self._max_total = max_total
        self._max_per_household = max_per_household
        self._trusted = TrustedProxies(proxies)
        """Proxies that are exempt from the limit per household. All clients of a proxy share its address, so
        `GuardedApp` limits them instead."""
        self._count_by_household: Counter[str] = Counter()
        self._count = 0

    def acquire_ticket(self, address: str) -> str | None:
        """Return a ticket for a new connection, or None if a limit is reached. Release the ticket with
        `release_ticket`."""
        key = cached_household(address)
        if self._count >= self._max_total or (
            self._count_by_household[key] >= self._max_per_household and address not in self._trusted
        ):
            return None
        self._count += 1
        self._count_by_household[key] += 1
        return key

    def release_ticket(self, ticket: str) -> None:
        """Release the ticket of a connection that has ended."""
        self._count -= 1
        self._count_by_household[ticket] -= 1
        if self._count_by_household[ticket] <= 0:
            del self._count_by_household[ticket]

    def __len__(self) -> int:
        return self._count
