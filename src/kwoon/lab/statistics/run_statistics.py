"""The statistics of a run as plain values, shared by the page, the terminal and other programs.

The same games give the same results to the last byte: nothing in them depends on a clock.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from kwoon.core.definition import LoadedGame
from kwoon.core.message import Text
from kwoon.lab.names import ending_name, place_name, role_name, seat_name, unique_card_name
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import STATISTICS, Measurement, Statistic, measure_all_statistics
from kwoon.lab.statistics.estimate import IntervalEstimate, benjamini_hochberg
from kwoon.stats.aggregates import MAX_COUNTED_TURNS, Aggregates

DECIMALS = 3
"""Decimals of a value; more would suggest false precision."""


@dataclass(frozen=True)
class ReportValue:
    """A displayed value. It has no interval if too few games were played."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class NamedValue:
    """A value with its subject."""

    subject: str
    name: Text
    value: ReportValue


@dataclass(frozen=True)
class CardStatistics:
    """Statistics of a card."""

    id: str
    name: Text
    kind: Text
    copies: int
    has_designed_numbers: bool
    """Whether any of its numbers may be changed."""
    games: int
    """Number of seats that held the card, over all games, or over all rounds if every round has its own deal."""
    opening_value: ReportValue | None
    drawn_value: ReportValue | None
    play_rate: ReportValue | None
    win_rate_when_played: ReportValue | None
    is_significant: bool
    """Whether its value differs significantly from the average card's, corrected for the number of cards."""
    counter_means: dict[str, float]
    """For each counter, its average per seat that held the card."""


@dataclass(frozen=True)
class RoleMatchup:
    """One role against another."""

    role: str
    other_role: str
    value: ReportValue


@dataclass
class RunStatistics:
    """The statistics of one bot's games."""

    bot: Text
    """The bot's id, or a label for several bots."""
    games: int
    seats: list[NamedValue] = field(default_factory=list)
    order: list[NamedValue] = field(default_factory=list)
    roles: list[NamedValue] = field(default_factory=list)
    draws: ReportValue | None = None
    length: dict[str, ReportValue] = field(default_factory=dict)
    """Turns, rounds and decisions."""
    turn_histogram: list[list[float]] = field(default_factory=list)
    """Number of turns, and the percentage of games with that number."""
    endings: list[NamedValue] = field(default_factory=list)
    cards: list[CardStatistics] = field(default_factory=list)
    matchups: list[RoleMatchup] = field(default_factory=list)


def to_report_value(estimate: IntervalEstimate) -> ReportValue:
    """Return an estimate as it is displayed."""
    if not math.isfinite(estimate.standard_error):
        return ReportValue(round(estimate.value, DECIMALS))
    return ReportValue(*(round(each, DECIMALS) for each in (estimate.value, estimate.low, estimate.high)))


def compute_run_statistics(aggregates: Aggregates, loaded: LoadedGame, bot: Text) -> RunStatistics:
    """Return the statistics of these games."""
    by_statistic: dict[str, list[Measurement]] = {kind.id: [] for kind in STATISTICS}
    for each in measure_all_statistics(aggregates, loaded):
        by_statistic[each.statistic.id].append(each)
    result = RunStatistics(bot, int(aggregates.num_games))
    result.seats = _named_values(by_statistic, definitions.SEAT_SHARE, lambda subject: seat_name(int(subject)))
    result.order = _named_values(by_statistic, definitions.ORDER_SHARE, lambda subject: place_name(int(subject)))
    result.roles = _named_values(by_statistic, definitions.ROLE_SHARE, lambda subject: role_name(loaded, subject))
    result.endings = _named_values(by_statistic, definitions.ENDING, ending_name)
    for each in by_statistic[definitions.DRAWS.id]:
        result.draws = _report_value(each)
    for kind in definitions.LENGTHS:
        for each in by_statistic[kind.id]:
            result.length[kind.id] = _report_value(each)
    result.turn_histogram = _turn_histogram(aggregates)
    result.cards = _card_statistics(by_statistic, aggregates, loaded)
    for each in by_statistic[definitions.MATCHUP_SHARE.id]:
        one, _, other = each.subject.partition(" / ")
        result.matchups.append(RoleMatchup(one, other, _report_value(each)))
    return result


def _report_value(measurement: Measurement) -> ReportValue:
    return to_report_value(measurement.interval())


def _named_values(
    by_statistic: dict[str, list[Measurement]], statistic: Statistic, name: Callable[[str], Text]
) -> list[NamedValue]:
    return [NamedValue(each.subject, name(each.subject), _report_value(each)) for each in by_statistic[statistic.id]]


def _turn_histogram(aggregates: Aggregates) -> list[list[float]]:
    games = max(1, int(aggregates.num_games))
    return [
        [float(turns), round(100.0 * count / games, DECIMALS)]
        for turns, count in enumerate(aggregates.turn_histogram)
        if count
    ][: MAX_COUNTED_TURNS + 1]


def _card_statistics(
    by_statistic: dict[str, list[Measurement]], aggregates: Aggregates, loaded: LoadedGame
) -> list[CardStatistics]:
    by_card = {kind.id: {each.subject: each for each in by_statistic[kind.id]} for kind in definitions.CARD_STATISTICS}
    p_values = {each.subject: each.estimate.interval().p_value for each in by_statistic[definitions.OPENING_VALUE.id]}
    significant = dict(zip(p_values, benjamini_hochberg(list(p_values.values())), strict=True))
    kinds, width = int(aggregates.card_kinds), int(aggregates.num_counters)
    had, counted = list(aggregates.rows_held), list(aggregates.counter_totals)
    # If no cards are dealt, every seat has every card, and a card without events is never used.
    dealt = any(aggregates.copies_dealt)
    cards = []
    for card, face in enumerate(loaded.faces[:kinds]):
        times = sum(had[card::kinds])
        if not times and (dealt or face.kind == "character"):
            continue
        use = {
            counter.column: round(sum(counted[card * width + at :: kinds * width]) / max(1, times), DECIMALS)
            for at, counter in enumerate(aggregates.counters)
        }
        numbers = {kind: _report_value(each[face.id]) for kind, each in by_card.items() if face.id in each}
        cards.append(
            CardStatistics(
                id=face.id,
                name=unique_card_name(face, loaded.faces),
                kind=face.kind_name(),
                copies=face.copies,
                has_designed_numbers=any(number.source == "designed" for number in face.numbers),
                games=int(times),
                opening_value=numbers.get(definitions.OPENING_VALUE.id),
                drawn_value=numbers.get(definitions.DRAWN_VALUE.id),
                play_rate=numbers.get(definitions.PLAY_RATE.id) if times else _zero_count_value(aggregates),
                win_rate_when_played=numbers.get(definitions.WIN_RATE_WHEN_PLAYED.id),
                is_significant=significant.get(face.id, False),
                counter_means=use,
            )
        )
    return cards


def _zero_count_value(aggregates: Aggregates) -> ReportValue:
    """Return the value for an event that never happened, by the rule of three."""
    return ReportValue(0.0, 0.0, round(min(100.0, 300.0 / max(1, int(aggregates.num_games))), DECIMALS))
