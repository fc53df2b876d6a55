"""Where every position of a round of Dragon Punch stands in a solved table.

A *layer* is all positions with the same cards red on both sides; health only falls, so that a layer needs only earlier
ones. Within it, positions differ in who has the Initiative and in which cards lie flipped: the taunt never does, since
it brings all cards back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VALUE_SCALE: Final = 32000
"""What stands for certainty in a table: numbers of two bytes."""
INITIATIVE_STATES: Final[i64] = 3
"""Nobody, the first or the second seat may have the Initiative."""
MAX_HEALTH: Final = 6
"""Each point more would make a table sixteen times as large."""


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


class TablebaseLayout:
    """The order of layers and positions, for hands with so much health and the taunt at this place."""

    def __init__(self, health: int, taunt: int) -> None:
        self.health: i64 = health
        self.taunt: i64 = taunt
        self.num_flip_sets: i64 = 1 << health
        """In how many ways a seat's cards may lie flipped: one card more than there is health, but never the taunt."""
        self.num_red_sets: i64 = 1 << health
        """Which of a seat's cards may be red; all of them is the end."""
        self.layer_size: i64 = INITIATIVE_STATES * self.num_flip_sets * self.num_flip_sets
        """Positions of a layer."""
        self.layers: list[tuple[int, int]] = _ordered_layers(health)
        """The red cards of both seats, layer by layer."""
        self.layer_by_reds: list[int] = [-1] * int(self.num_red_sets * self.num_red_sets)
        """By both seats' red cards, the layer."""
        for index, (first, second) in enumerate(self.layers):
            self.layer_by_reds[first * self.num_red_sets + second] = index

    def flip_index(self, flipped: i64) -> i64:
        """Which cards lie flipped as a number without a gap."""
        below: i64 = flipped & ((1 << self.taunt) - 1)
        return below | flipped >> (self.taunt + 1) << self.taunt

    def position_index(self, flipped: i64, other_flipped: i64, initiative_seat: i64) -> i64:
        """A position within its layer, by both seats' flipped cards and who has the Initiative (or -1)."""
        return (
            (initiative_seat + 1) * self.num_flip_sets + self.flip_index(flipped)
        ) * self.num_flip_sets + self.flip_index(other_flipped)

    def find_layer(self, red: i64, other_red: i64) -> i64:
        """The layer with these cards red; -1 if nobody is left to fight."""
        return self.layer_by_reds[red * self.num_red_sets + other_red]

    def count_layers_up_to(self, health: int) -> int:
        """How many layers come before the first one in which anybody has more health than this."""
        for index, (first, second) in enumerate(self.layers):
            if self.health - min(count_bits(first), count_bits(second)) > health:
                return index
        return len(self.layers)


def _ordered_layers(health: int) -> list[tuple[int, int]]:
    """Those with little health come first, so that a table of them is the beginning of the whole one."""
    all_red = (1 << health) - 1
    sortable: list[tuple[int, int, int, int]] = []
    for first in range(all_red):
        for second in range(all_red):
            first_health = health - int(count_bits(first))
            second_health = health - int(count_bits(second))
            sortable.append((max(first_health, second_health), first_health + second_health, first, second))
    sortable.sort()
    return [(first, second) for _, _, first, second in sortable]
