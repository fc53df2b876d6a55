"""Definitions of all statistics: their names, their meaning, and how they are computed from the aggregates.

Reports, comparisons, sweeps and tuning objectives use the same names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kwoon.core.definition import LoadedGame
from kwoon.core.message import Text, msg
from kwoon.lab.statistics.estimate import IntervalEstimate, JackknifeEstimate, ratio_estimate
from kwoon.stats.aggregates import NUM_GROUPS, Aggregates, NormalEquations
from kwoon.stats.regression import leave_one_out_fits

HUNDRED = 100.0


@dataclass(frozen=True)
class Statistic:
    """A kind of statistic."""

    id: str
    title: Text
    description: Text
    unit: str
    """One of `UNITS`."""
    minimum: float = float("-inf")
    maximum: float = float("inf")

    @property
    def unit_name(self) -> Text:
        """Return the unit as people read it."""
        return UNITS[self.unit]


UNITS: dict[str, Text] = {
    "%": "%",
    "points": msg("lab-unit-points"),
    "turns": msg("lab-unit-turns"),
    "rounds": msg("lab-unit-rounds"),
    "decisions": msg("lab-unit-decisions"),
}
"""The names of the units."""


def _percentage(id: str, title: Text, description: Text) -> Statistic:
    return Statistic(id, title, description, "%", 0, 100)


SEAT_SHARE = _percentage("seat", msg("lab-statistic-seat"), msg("lab-statistic-seat-about"))
ORDER_SHARE = _percentage("order", msg("lab-statistic-order"), msg("lab-statistic-order-about"))
ROLE_SHARE = _percentage("role", msg("lab-statistic-role"), msg("lab-statistic-role-about"))
MATCHUP_SHARE = _percentage("match-up", msg("lab-statistic-matchup"), msg("lab-statistic-matchup-about"))
DRAWS = _percentage("draws", msg("lab-statistic-draws"), msg("lab-statistic-draws-about"))
TURNS = Statistic("turns", msg("lab-statistic-turns"), msg("lab-statistic-turns-about"), "turns", 0)
ROUNDS = Statistic("rounds", msg("lab-statistic-rounds"), msg("lab-statistic-rounds-about"), "rounds", 0)
DECISIONS = Statistic("decisions", msg("lab-statistic-decisions"), msg("lab-statistic-decisions-about"), "decisions", 0)
ENDING = _percentage("ending", msg("lab-statistic-ending"), msg("lab-statistic-ending-about"))
OPENING_VALUE = Statistic("worth", msg("lab-statistic-opening"), msg("lab-statistic-opening-about"), "points")
DRAWN_VALUE = Statistic("drawn-worth", msg("lab-statistic-drawn"), msg("lab-statistic-drawn-about"), "points")
PLAY_RATE = _percentage("played", msg("lab-statistic-played"), msg("lab-statistic-played-about"))
WIN_RATE_WHEN_PLAYED = _percentage("played-won", msg("lab-statistic-won"), msg("lab-statistic-won-about"))
SHARES = (SEAT_SHARE, ORDER_SHARE, ROLE_SHARE, MATCHUP_SHARE)
LENGTHS = (TURNS, ROUNDS, DECISIONS)
CARD_STATISTICS = (OPENING_VALUE, DRAWN_VALUE, PLAY_RATE, WIN_RATE_WHEN_PLAYED)
"""Statistics of single cards."""
STATISTICS = (*SHARES, DRAWS, *LENGTHS, ENDING, *CARD_STATISTICS)


@dataclass(frozen=True)
class Measurement:
    """The value of a statistic in one run."""

    statistic: Statistic
    subject: str
    """The seat, card, ending or other subject; empty if there is only one."""
    estimate: JackknifeEstimate

    def interval(self) -> IntervalEstimate:
        """Return the value with its interval, limited to the possible range."""
        return self.estimate.interval(self.statistic.minimum, self.statistic.maximum)


def measure_all_statistics(
    aggregates: Aggregates, loaded: LoadedGame, with_cards: bool = True
) -> Iterator[Measurement]:
    """Yield all statistics of these games; card statistics take longer to compute."""
    yield from _fairness_measurements(aggregates)
    yield from _length_and_ending_measurements(aggregates)
    if with_cards and aggregates.with_cards:
        yield from _card_measurements(aggregates, loaded)


def _fairness_measurements(aggregates: Aggregates) -> Iterator[Measurement]:
    games = list(aggregates.games)
    seats = int(aggregates.seats)
    for seat in range(seats):
        yield from _percentage_measurement(
            SEAT_SHARE, str(seat + 1), _values_by_group(aggregates.seat_wins, seat, seats), games
        )
    for place in range(seats):
        yield from _percentage_measurement(
            ORDER_SHARE,
            str(place + 1),
            _values_by_group(aggregates.order_wins, place, seats),
            list(aggregates.games_with_first),
        )
    for kind, totals in ((ROLE_SHARE, aggregates.roles), (MATCHUP_SHARE, aggregates.matchups)):
        for subject in sorted(totals):
            numbers = list(totals[subject])
            yield from _percentage_measurement(kind, subject, numbers[NUM_GROUPS:], numbers[:NUM_GROUPS])
    yield from _percentage_measurement(DRAWS, "", list(aggregates.draws), games)


def _length_and_ending_measurements(aggregates: Aggregates) -> Iterator[Measurement]:
    games = list(aggregates.games)
    for kind, numbers in zip(LENGTHS, (aggregates.turns, aggregates.parts, aggregates.decisions), strict=True):
        estimate = ratio_estimate(list(numbers), games)
        if estimate is not None:
            yield Measurement(kind, "", estimate)
    for ending in sorted(aggregates.endings):
        yield from _percentage_measurement(ENDING, ending, list(aggregates.endings[ending]), games)


def _card_measurements(aggregates: Aggregates, loaded: LoadedGame) -> Iterator[Measurement]:
    kinds = int(aggregates.card_kinds)
    for card in range(kinds):
        had = _values_by_group(aggregates.rows_held, card, kinds)
        played = _values_by_group(aggregates.rows_played, card, kinds)
        card_id = loaded.faces[card].id
        yield from _percentage_measurement(PLAY_RATE, card_id, played, had)
        yield from _percentage_measurement(
            WIN_RATE_WHEN_PLAYED, card_id, _values_by_group(aggregates.wins_played, card, kinds), played
        )
    for kind, equations in ((OPENING_VALUE, aggregates.opening_equations), (DRAWN_VALUE, aggregates.early_equations)):
        yield from _card_value_measurements(kind, equations, aggregates, loaded)


def _card_value_measurements(
    statistic: Statistic, equations: NormalEquations, aggregates: Aggregates, loaded: LoadedGame
) -> Iterator[Measurement]:
    """Yield the value of each card, from one regression over all groups and one more with each group left out.

    The regression estimates the value of one copy above the table's mean. A seat that gets a copy also raises that mean
    by its share of the seats, so one more copy in a hand, with the other hands unchanged, is worth that much less. (The
    swap effect, where it can be measured, gives the same value; see `tests/lab/test_single_card_effects.py`.)
    """
    points = HUNDRED * (int(aggregates.seats) - 1) / int(aggregates.seats)
    copies = list(aggregates.copies_dealt)
    if sum(1 for number in copies if number) < 2:
        return
    whole, *without_each = [_subtract_average_card_value(found, copies) for found in leave_one_out_fits(equations)]
    without = {group: found for group, found in enumerate(without_each) if aggregates.games[group]}
    for card, number in enumerate(copies):
        if number:
            left = {group: points * found[card] for group, found in without.items()}
            yield Measurement(statistic, loaded.faces[card].id, JackknifeEstimate(points * whole[card], left))


def _subtract_average_card_value(weights: list[float], copies: list[float]) -> list[float]:
    """Return each card's weight minus that of the average card. Opening hands have a fixed size, so only differences
    between cards can be estimated from them. A seat that has drawn more cards later also benefits from their number,
    which must not be credited to any one card."""
    mean = sum(number * value for number, value in zip(copies, weights, strict=False)) / sum(copies)
    return [value - mean for value in weights[: len(copies)]]


def _percentage_measurement(
    statistic: Statistic, subject: str, numerators: list[float], denominators: list[float]
) -> Iterator[Measurement]:
    estimate = ratio_estimate(numerators, denominators)
    if estimate is not None:
        yield Measurement(statistic, subject, estimate.scaled(HUNDRED))


def _values_by_group(numbers: object, index: int, step: int) -> list[float]:
    """Return the numbers of one subject in each group."""
    return list(numbers)[index::step]  # type: ignore[call-overload,no-any-return]
