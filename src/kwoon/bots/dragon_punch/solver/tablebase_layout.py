"""Layout of solved tables: the index of every position in a Dragon Punch round.

A *layer* holds all positions with the same red cards on both sides. Health only falls, so a layer depends only on
earlier ones. Within a layer, positions differ in the Initiative and in the flipped cards. The taunt is never flipped,
because it brings all cards back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VALUE_SCALE: Final = 32000
"""Value that stands for certainty in a table of two-byte numbers."""
INITIATIVE_STATES: Final[i64] = 3
"""The Initiative belongs to neither seat, to the first, or to the second."""
MAX_HEALTH: Final = 6
"""Each further point would make a table sixteen times as large."""


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


class TablebaseLayout:
    """The order of layers and positions, for hands with this health and the taunt at this index."""

    def __init__(self, health: int, taunt: int) -> None:
        self.health: i64 = health
        self.taunt: i64 = taunt
        self.num_flip_sets: i64 = 1 << health
        """Number of possible sets of flipped cards per seat. A hand has one card more than its health, but the taunt is
        never flipped."""
        self.num_red_sets: i64 = 1 << health
        """Number of possible sets of red cards per seat. A seat whose cards are all red has lost."""
        self.layer_size: i64 = INITIATIVE_STATES * self.num_flip_sets * self.num_flip_sets
        """Number of positions in a layer."""
        self.layers: list[tuple[int, int]] = _ordered_layers(health)
        """Red cards of both seats for each layer."""
        self.layer_by_reds: list[int] = [-1] * int(self.num_red_sets * self.num_red_sets)
        """Layer index by both seats' red cards."""
        for index, (first, second) in enumerate(self.layers):
            self.layer_by_reds[first * self.num_red_sets + second] = index

    def flip_set_index(self, flipped: i64) -> i64:
        """Return the set of flipped cards as an index without gaps: the taunt's bit is removed."""
        below: i64 = flipped & ((1 << self.taunt) - 1)
        return below | flipped >> (self.taunt + 1) << self.taunt

    def position_index(self, flipped: i64, other_flipped: i64, initiative_seat: i64) -> i64:
        """Return the index of a position in its layer, from both seats' flipped cards and the seat with the Initiative
        (or -1)."""
        return (
            (initiative_seat + 1) * self.num_flip_sets + self.flip_set_index(flipped)
        ) * self.num_flip_sets + self.flip_set_index(other_flipped)

    def find_layer(self, red: i64, other_red: i64) -> i64:
        """Return the index of the layer with these red cards, or -1 if a seat is defeated."""
        return self.layer_by_reds[red * self.num_red_sets + other_red]

    def count_layers_up_to(self, health: int) -> int:
        """Return how many layers come before the first one in which a seat has more health than this."""
        for index, (first, second) in enumerate(self.layers):
            if self.health - min(count_bits(first), count_bits(second)) > health:
                return index
        return len(self.layers)


def _ordered_layers(health: int) -> list[tuple[int, int]]:
    """Return the layers, low health first, so a table limited to low health is a prefix of the full one."""
    all_red = (1 << health) - 1
    sortable: list[tuple[int, int, int, int]] = []
    for first in range(all_red):
        for second in range(all_red):
            first_health = health - int(count_bits(first))
            second_health = health - int(count_bits(second))
            sortable.append((max(first_health, second_health), first_health + second_health, first, second))
    sortable.sort()
    return [(first, second) for _, _, first, second in sortable]
