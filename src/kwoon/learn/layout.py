"""Where every position of a round of Dragon Punch stands in a solved table.

A *layer* is all positions with the same cards red on both sides; health only falls, so that a layer needs only earlier
ones. Within it, positions differ in who has the Initiative and in which cards lie flipped: the taunt never does, since
it brings all cards back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNIT: Final = 32000
"""What stands for certainty in a table: numbers of two bytes."""
HOLDERS: Final[i64] = 3
"""Nobody, the first or the second seat may have the Initiative."""
MOST_HEALTH: Final = 6
"""Each point more would make a table sixteen times as large."""


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


class Layout:
    """The order of layers and positions, for hands with so much health and the taunt at this place."""

    def __init__(self, health: int, taunt: int) -> None:
        self.health: i64 = health
        self.taunt: i64 = taunt
        self.flips: i64 = 1 << health
        """In how many ways a seat's cards may lie flipped: one card more than there is health, but never the taunt."""
        self.reds: i64 = 1 << health
        """Which of a seat's cards may be red; all of them is the end."""
        self.size: i64 = HOLDERS * self.flips * self.flips
        """Positions of a layer."""
        self.layers: list[tuple[int, int]] = _ordered(health)
        """The red cards of both seats, layer by layer."""
        self.place: list[int] = [-1] * int(self.reds * self.reds)
        """By both seats' red cards, the layer."""
        for at, (first, second) in enumerate(self.layers):
            self.place[first * self.reds + second] = at

    def flip(self, flipped: i64) -> i64:
        """Which cards lie flipped as a number without a gap."""
        below: i64 = flipped & ((1 << self.taunt) - 1)
        return below | flipped >> (self.taunt + 1) << self.taunt

    def spot(self, flipped: i64, other: i64, holder: i64) -> i64:
        """A position within its layer, by both seats' flipped cards and who has the Initiative (or -1)."""
        return ((holder + 1) * self.flips + self.flip(flipped)) * self.flips + self.flip(other)

    def layer(self, red: i64, other: i64) -> i64:
        """The layer with these cards red; -1 if nobody is left to fight."""
        return self.place[red * self.reds + other]

    def up_to(self, health: int) -> int:
        """How many layers come before the first one in which anybody has more health than this."""
        for at, (first, second) in enumerate(self.layers):
            if self.health - min(bits(first), bits(second)) > health:
                return at
        return len(self.layers)


def _ordered(health: int) -> list[tuple[int, int]]:
    """Those with little health come first, so that a table of them is the beginning of the whole one."""
    whole = (1 << health) - 1
    keyed: list[tuple[int, int, int, int]] = []
    for first in range(whole):
        for second in range(whole):
            mine = health - int(bits(first))
            theirs = health - int(bits(second))
            keyed.append((max(mine, theirs), mine + theirs, first, second))
    keyed.sort()
    return [(first, second) for _, _, first, second in keyed]
