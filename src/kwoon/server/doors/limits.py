"""How much anybody may ask for: a bucket that fills at a steady rate and that each request takes from."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

BUCKETS = 20_000


class Bucket:
    """One sender's allowance."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Whether there is one more."""
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address, the longest unused forgotten first."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        now = self._now()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most, now)
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)
