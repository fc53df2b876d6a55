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

from kwoon.hall.tournaments.matching import PairCosts, min_cost_matching
from kwoon.hall.tournaments.models import Pairing, TournamentProgress, bye_pairing

BYE_OPPONENT = -1


class SwissRecord(NamedTuple):
    """How far somebody has come."""

    entrant: int
    half_points: int
    """Points, counted in halves."""
    opponents: frozenset[int]
    """Who was an opponent, NOBODY among them after a bye."""
    balance: int
    """How much oftener they had the first seat than the second."""


def swiss_records(progress: TournamentProgress) -> list[SwissRecord]:
    """Everybody who is to be paired, those with most points first, and then as they are ranked at the start."""
    tournament = progress.tournament
    swiss_records_: list[SwissRecord] = []
    for entrant, entrant_ in enumerate(tournament.entrants):
        if entrant_.gone:
            continue
        own_pairings = [pairing for pairing in progress.pairings if pairing.includes(entrant)]
        others = [pairing.opponent(entrant) for pairing in own_pairings]
        seats = [1 if pairing.first == entrant else -1 for pairing in own_pairings if pairing.second is not None]
        halves = round(2 * sum(pairing.points(entrant) for pairing in own_pairings))
        met = frozenset(BYE_OPPONENT if other is None else other for other in others)
        swiss_records_.append(SwissRecord(entrant, halves, met, sum(seats)))
    return sorted(swiss_records_, key=lambda one: (-one.half_points, one.entrant))


def next_round(progress: TournamentProgress) -> list[Pairing]:
    """The pairings of the next round."""
    round_number = progress.tournament.round + 1
    ranked = swiss_records(progress)
    pairs = min_cost_matching(pair_costs(ranked))
    boards: list[Pairing] = []
    # Who leads plays at the first board.
    for one, other in sorted(pairs, key=lambda two: _board_order(ranked, two)):
        if other == len(ranked):
            boards.append(bye_pairing(round_number, len(boards), ranked[one].entrant))
        else:
            first, second = assign_seats(ranked[one], ranked[other], round_number)
            boards.append(Pairing(round_number, len(boards), 0, first, second))
    return boards


def assign_seats(first_record: SwissRecord, second_record: SwissRecord, round_number: int) -> tuple[int, int]:
    """Who of two has the first seat: whoever has had it less often. Otherwise the better ranked of the two in one
    round, and the other one in the next."""
    if first_record.balance != second_record.balance:
        first, second = sorted((first_record, second_record), key=lambda each: each.balance)
    else:
        first, second = sorted(
            (first_record, second_record), key=lambda each: each.entrant, reverse=round_number % 2 == 0
        )
    return first.entrant, second.entrant


def _board_order(ranked: Sequence[SwissRecord], pair: tuple[int, int]) -> tuple[bool, int]:
    return (pair[1] == len(ranked), pair[0])


def pair_costs(ranked: Sequence[SwissRecord]) -> PairCosts:
    """What every pair costs; the place after the last is that of nobody, if somebody is over."""
    groups = _group_sizes(ranked)
    costs: PairCosts = {}
    for high, one in enumerate(ranked):
        for low in range(high + 1, len(ranked)):
            other = ranked[low]
            is_rematch = int(other.entrant in one.opponents)
            gap = one.half_points - other.half_points
            balance = _seat_imbalance(one.balance, other.balance)
            fold_cost = 0 if gap else (low - high - groups[one.half_points] // 2) ** 2
            costs[high, low] = (is_rematch, 0, gap * gap, balance, fold_cost)
        if len(ranked) % 2:
            # Nobody has fewer points than whoever is last.
            place = (one.half_points - ranked[-1].half_points) * len(ranked) + len(ranked) - high
            costs[high, len(ranked)] = (int(BYE_OPPONENT in one.opponents), place, 0, 0, 0)
    return costs


def _group_sizes(ranked: Sequence[SwissRecord]) -> dict[int, int]:
    """How many have so many points."""
    sizes: dict[int, int] = {}
    for each in ranked:
        sizes[each.half_points] = sizes.get(each.half_points, 0) + 1
    return sizes


def _seat_imbalance(first_balance: int, second_balance: int) -> int:
    """By how much two have sat on one side oftener than on the other, after the better of both ways to seat them."""
    low, high = sorted((first_balance, second_balance))
    return (low + 1) ** 2 + (high - 1) ** 2
