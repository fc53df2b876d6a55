"""A round of a Swiss tournament: everybody plays, nobody meets twice, and those are paired who have as many points.

What is wanted, the weightiest first; none is given up for any that comes after:

1.  nobody meets twice, and nobody has no opponent twice;
2.  who has no opponent is one of those with the fewest points, and of these whoever ranks last;
3.  those play each other who have as many points, or nearly: differences count by their squares;
4.  everybody has each seat as often as the other one;
5.  among those who have as many points, the upper half plays the lower one, in order.

With up to half as many rounds as there are entrants the first is always possible. Where too many have left for that,
as few as can be meet again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kwoon.hall.tournaments.matching import Costs, cheapest
from kwoon.hall.tournaments.rows import Course, Pairing, bye

NOBODY = -1


class Record(NamedTuple):
    """How far somebody has come."""

    entrant: int
    halves: int
    """Points, counted in halves."""
    met: frozenset[int]
    """Who was an opponent, NOBODY among them after a bye."""
    balance: int
    """How much oftener they had the first seat than the second."""


def records(course: Course) -> list[Record]:
    """Everybody who is to be paired, those with most points first, and then as they are ranked at the start."""
    sheet = course.sheet
    found: list[Record] = []
    for entrant, each in enumerate(sheet.entrants):
        if each.gone:
            continue
        own = [pairing for pairing in course.pairings if pairing.has(entrant)]
        others = [pairing.other(entrant) for pairing in own]
        seats = [1 if pairing.first == entrant else -1 for pairing in own if pairing.second is not None]
        halves = round(2 * sum(pairing.points(entrant) for pairing in own))
        met = frozenset(NOBODY if other is None else other for other in others)
        found.append(Record(entrant, halves, met, sum(seats)))
    return sorted(found, key=lambda one: (-one.halves, one.entrant))


def pair(course: Course) -> list[Pairing]:
    """The pairings of the next round."""
    round = course.sheet.round + 1
    ranked = records(course)
    pairs = cheapest(costs(ranked))
    boards: list[Pairing] = []
    # Who leads plays at the first board.
    for one, other in sorted(pairs, key=lambda two: _worth(ranked, two)):
        if other == len(ranked):
            boards.append(bye(round, len(boards), ranked[one].entrant))
        else:
            first, second = seated(ranked[one], ranked[other], round)
            boards.append(Pairing(round, len(boards), 0, first, second))
    return boards


def seated(one: Record, other: Record, round: int) -> tuple[int, int]:
    """Who of two has the first seat: whoever has had it less often. Otherwise the better ranked of the two in one
    round, and the other one in the next."""
    if one.balance != other.balance:
        first, second = sorted((one, other), key=lambda each: each.balance)
    else:
        first, second = sorted((one, other), key=lambda each: each.entrant, reverse=round % 2 == 0)
    return first.entrant, second.entrant


def _worth(ranked: Sequence[Record], pair: tuple[int, int]) -> tuple[bool, int]:
    return (pair[1] == len(ranked), pair[0])


def costs(ranked: Sequence[Record]) -> Costs:
    """What every pair costs; the place after the last is that of nobody, if somebody is over."""
    groups = _groups(ranked)
    costs: Costs = {}
    for high, one in enumerate(ranked):
        for low in range(high + 1, len(ranked)):
            other = ranked[low]
            again = int(other.entrant in one.met)
            apart = one.halves - other.halves
            balance = _unbalanced(one.balance, other.balance)
            fold = 0 if apart else (low - high - groups[one.halves] // 2) ** 2
            costs[high, low] = (again, 0, apart * apart, balance, fold)
        if len(ranked) % 2:
            # Nobody has fewer points than whoever is last.
            place = (one.halves - ranked[-1].halves) * len(ranked) + len(ranked) - high
            costs[high, len(ranked)] = (int(NOBODY in one.met), place, 0, 0, 0)
    return costs


def _groups(ranked: Sequence[Record]) -> dict[int, int]:
    """How many have so many points."""
    sizes: dict[int, int] = {}
    for each in ranked:
        sizes[each.halves] = sizes.get(each.halves, 0) + 1
    return sizes


def _unbalanced(one: int, other: int) -> int:
    """By how much two have sat on one side oftener than on the other, after the better of both ways to seat them."""
    low, high = sorted((one, other))
    return (low + 1) ** 2 + (high - 1) ** 2
