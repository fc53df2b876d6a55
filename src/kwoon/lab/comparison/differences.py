"""Differences between two runs on the same deals."""

from __future__ import annotations

import math
from dataclasses import dataclass

from kwoon.core.definition import LoadedGame
from kwoon.core.message import Text, msg
from kwoon.lab.comparison.resumable_run import StatisticKey
from kwoon.lab.names import ending_name, role_name, unique_card_name
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import STATISTICS, Measurement, Statistic
from kwoon.lab.statistics.estimate import IntervalEstimate, benjamini_hochberg, student_quantile

STATISTIC_BY_ID = {kind.id: kind for kind in STATISTICS}
MIRRORED_STATISTICS = (definitions.SEAT_SHARE, definitions.ORDER_SHARE)
"""Statistics for which the value of one of two seats determines that of the other."""
UNTESTED_STATISTICS = (definitions.WIN_RATE_WHEN_PLAYED,)
"""Statistics that are shown but never tested, because winners play more cards, whatever the cards are worth."""


@dataclass(frozen=True)
class StatisticDifference:
    """Difference in a statistic between two packs."""

    statistic: Statistic
    subject: str
    name: Text
    value: float
    other_value: float
    estimate: IntervalEstimate
    is_significant: bool
    """Whether the difference is significant after correction for the number of statistics tested."""


def find_differences(
    one: dict[StatisticKey, Measurement], other: dict[StatisticKey, Measurement], loaded: LoadedGame
) -> list[StatisticDifference]:
    """Return the differences in all statistics that both runs have."""
    both = [key for key in one if key in other]
    estimates = {key: one[key].estimate.difference(other[key].estimate).interval() for key in both}
    tested = [key for key in both if _is_tested(key, int(loaded.game.seats))]
    significant = dict(zip(tested, benjamini_hochberg([estimates[key].p_value for key in tested]), strict=True))
    return [
        StatisticDifference(
            one[key].statistic,
            key[1],
            statistic_name(one[key].statistic, key[1], loaded),
            one[key].estimate.value,
            other[key].estimate.value,
            estimates[key],
            significant.get(key, False),
        )
        for key in both
    ]


@dataclass(frozen=True)
class UnmatchedStatistic:
    """A statistic of a card that only the first of two packs has."""

    statistic: Statistic
    subject: str
    name: Text
    estimate: IntervalEstimate


def unmatched_statistics(
    one: dict[StatisticKey, Measurement], other: dict[StatisticKey, Measurement], loaded: LoadedGame
) -> list[UnmatchedStatistic]:
    """Return the statistics of cards that only the first pack has."""
    cards = {face.id for face in loaded.faces}
    return [
        UnmatchedStatistic(
            found.statistic,
            key[1],
            statistic_name(found.statistic, key[1], loaded),
            found.interval(),
        )
        for key, found in one.items()
        if key not in other and found.statistic in definitions.CARD_STATISTICS and key[1] in cards
    ]


def _is_tested(key: StatisticKey, seats: int) -> bool:
    kind = STATISTIC_BY_ID[key[0]]
    if kind is definitions.MATCHUP_SHARE:
        one, _, rest = key[1].partition(" / ")
        return one < rest
    return kind not in UNTESTED_STATISTICS and not (kind in MIRRORED_STATISTICS and seats == 2 and key[1] == "2")


def statistic_name(statistic: Statistic, subject: str, loaded: LoadedGame) -> Text:
    """Return the display name of a statistic."""
    if statistic is definitions.SEAT_SHARE:
        return msg("lab-win-share-seat", number=int(subject))
    if statistic is definitions.ORDER_SHARE:
        return msg("lab-win-share-place", number=int(subject))
    if statistic is definitions.ROLE_SHARE:
        return msg("lab-win-share-role", role=role_name(loaded, subject))
    if statistic is definitions.MATCHUP_SHARE:
        one, _, rest = subject.partition(" / ")
        return msg("lab-matchup", role=role_name(loaded, one), other=role_name(loaded, rest))
    if statistic is definitions.ENDING:
        return msg("lab-games-ending", ending=ending_name(subject))
    if not subject:
        return statistic.title
    return msg("lab-statistic-of-card", statistic=statistic.title, card=_card_name(subject, loaded))


def _card_name(card_id: str, loaded: LoadedGame) -> Text:
    face = next((face for face in loaded.faces if face.id == card_id), None)
    return card_id if face is None else unique_card_name(face, loaded.faces)


def fairness_keys(found: dict[StatisticKey, Measurement]) -> list[StatisticKey]:
    """Return the statistics that show whether the game is fair: all matchups if there are any, but fewer than 20;
    otherwise the win share of the first player, or else of one role, or else of the first seat."""
    matchups = [key for key in found if key[0] == definitions.MATCHUP_SHARE.id and _is_tested(key, 2)]
    if matchups and len(matchups) < 20:
        return matchups
    for kind in (definitions.ORDER_SHARE, definitions.ROLE_SHARE, definitions.SEAT_SHARE):
        for key in found:
            if key[0] == kind.id:
                return [key]
    return []


def interval_at(estimate: IntervalEstimate, critical_value: float) -> tuple[float, float]:
    """Return the interval for a normal critical value, converted to Student's distribution, since the standard error is
    itself estimated from a few dozen groups."""
    margin = student_critical_value(critical_value, estimate.degrees_of_freedom) * estimate.standard_error
    return estimate.value - margin, estimate.value + margin


def student_critical_value(normal_critical_value: float, degrees_of_freedom: int) -> float:
    """Return the Student critical value with the same tail probability as a normal critical value."""
    if math.isinf(normal_critical_value):
        return normal_critical_value
    within = math.erf(normal_critical_value / math.sqrt(2.0))
    return student_quantile(degrees_of_freedom, within)
