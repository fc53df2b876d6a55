"""Pairings of a Swiss tournament: everyone plays, no two entrants meet twice, and opponents have similar points.

The goals in order of priority, none of which is sacrificed for a later one:

1.  Nobody meets the same opponent twice, and nobody has two byes.
2.  The bye goes to an entrant with the fewest points, and to the lowest-ranked of these.
3.  Opponents have equal or similar points; differences count by their squares.
4.  Everyone has both seats equally often.
5.  Among entrants with equal points, the upper half plays the lower half, in order.

With at most half as many rounds as entrants (rounded up), the first goal can always be met. If too many entrants have
withdrawn for that, the number of rematches is minimized.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kwoon.hall.tournaments.matching import PairCosts, min_cost_matching
from kwoon.hall.tournaments.models import Pairing, TournamentProgress, bye_pairing

BYE_OPPONENT = -1


class SwissStanding(NamedTuple):
    """An entrant's position before the next round."""

    entrant: int
    half_points: int
    """Points, counted in halves."""
    opponents: frozenset[int]
    """Past opponents, including BYE_OPPONENT after a bye."""
    balance: int
    """How much more often the entrant had the first seat than the second."""


def swiss_records(progress: TournamentProgress) -> list[SwissStanding]:
    """Return the entrants to be paired, by points and then by initial ranking."""
    tournament = progress.tournament
    records: list[SwissStanding] = []
    for entrant, entrant_info in enumerate(tournament.entrants):
        if entrant_info.withdrawn:
            continue
        own_pairings = [pairing for pairing in progress.pairings if pairing.includes(entrant)]
        others = [pairing.opponent(entrant) for pairing in own_pairings]
        seats = [1 if pairing.first == entrant else -1 for pairing in own_pairings if pairing.second is not None]
        halves = round(2 * sum(pairing.pairing_points(entrant) for pairing in own_pairings))
        past_opponents = frozenset(BYE_OPPONENT if other is None else other for other in others)
        records.append(SwissStanding(entrant, halves, past_opponents, sum(seats)))
    return sorted(records, key=lambda record: (-record.half_points, record.entrant))


def next_round(progress: TournamentProgress) -> list[Pairing]:
    round_number = progress.tournament.round + 1
    ranked = swiss_records(progress)
    pairs = min_cost_matching(pair_costs(ranked))
    boards: list[Pairing] = []
    # The leader plays at the first board.
    for high, low in sorted(pairs, key=lambda pair: _board_sort_key(ranked, pair)):
        if low == len(ranked):
            boards.append(bye_pairing(round_number, len(boards), ranked[high].entrant))
        else:
            first, second = assign_seats(ranked[high], ranked[low], round_number)
            boards.append(Pairing(round_number, len(boards), 0, first, second))
    return boards


def assign_seats(first_record: SwissStanding, second_record: SwissStanding, round_number: int) -> tuple[int, int]:
    """Return the two entrants, first seat first. The first seat goes to the entrant who has had it less often. If both
    have had it equally often, it goes to the better-ranked entrant in odd rounds and to the other in even rounds."""
    if first_record.balance != second_record.balance:
        first, second = sorted((first_record, second_record), key=lambda record: record.balance)
    else:
        first, second = sorted(
            (first_record, second_record), key=lambda record: record.entrant, reverse=round_number % 2 == 0
        )
    return first.entrant, second.entrant


def _board_sort_key(ranked: Sequence[SwissStanding], pair: tuple[int, int]) -> tuple[bool, int]:
    return (pair[1] == len(ranked), pair[0])


def pair_costs(ranked: Sequence[SwissStanding]) -> PairCosts:
    """Return the costs of every pair. With an odd number of entrants, the index after the last entrant stands for the
    bye."""
    groups = _group_sizes(ranked)
    costs: PairCosts = {}
    for high, record in enumerate(ranked):
        for low in range(high + 1, len(ranked)):
            opponent = ranked[low]
            is_rematch = int(opponent.entrant in record.opponents)
            gap = record.half_points - opponent.half_points
            balance = _seat_imbalance(record.balance, opponent.balance)
            fold_cost = 0 if gap else (low - high - groups[record.half_points] // 2) ** 2
            costs[high, low] = (is_rematch, 0, gap * gap, balance, fold_cost)
        if len(ranked) % 2:
            # The last-ranked entrant has the fewest points.
            place = (record.half_points - ranked[-1].half_points) * len(ranked) + len(ranked) - high
            costs[high, len(ranked)] = (int(BYE_OPPONENT in record.opponents), place, 0, 0, 0)
    return costs


def _group_sizes(ranked: Sequence[SwissStanding]) -> dict[int, int]:
    sizes: dict[int, int] = {}
    for record in ranked:
        sizes[record.half_points] = sizes.get(record.half_points, 0) + 1
    return sizes


def _seat_imbalance(first_balance: int, second_balance: int) -> int:
    """Return the sum of squared seat balances of two entrants under the better of the two seatings."""
    low, high = sorted((first_balance, second_balance))
    return (low + 1) ** 2 + (high - 1) ** 2
