"""A comparison as text and tables: sentences first, significant differences before others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from kwoon.core.message import Text, msg
from kwoon.lab.comparison.compare import ComparisonResult
from kwoon.lab.comparison.differences import StatisticDifference
from kwoon.lab.names import bot_name
from kwoon.lab.report.summary import format_interval
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value

MAX_SENTENCES = 7
TOO_FEW = msg("lab-compare-too-few", games=MIN_CLAIM_GAMES)


def comparison_summary(found: list[ComparisonResult]) -> list[Text]:
    """Return the most important findings as sentences, starting with the main statistics that differ most."""
    lines: list[Text] = []
    for each in found:
        lines += _comparison_sentences(each)
    return lines


def _comparison_sentences(found: ComparisonResult) -> Iterator[Text]:
    bot = bot_name(found.bot)
    main = sorted(found.main_differences, key=lambda each: -abs(each.difference.value))[:2]
    for first in main:
        is_higher, change = _change(first.difference)
        yield msg(
            "lab-compare-main-higher" if is_higher else "lab-compare-main-lower",
            statistic=first.name,
            change=change,
            value=f"{first.value:.1f}",
            other_value=f"{first.other_value:.1f}",
            bot=bot,
            games=found.games,
        )
    if not found.has_enough_games:
        yield TOO_FEW
    if not found.is_precise:
        yield msg("lab-compare-imprecise")
    significant = [
        each for each in found.differences if each.is_significant and each.name not in {one.name for one in main}
    ]
    # Most certain first, by standard errors from zero.
    significant.sort(key=lambda each: -abs(each.estimate.value) / max(each.estimate.standard_error, 1e-12))
    for each in significant[: MAX_SENTENCES - len(main)]:
        is_higher, change = _change(to_report_value(each.estimate))
        yield msg(
            "lab-compare-higher" if is_higher else "lab-compare-lower",
            statistic=each.name,
            change=change,
            unit=_unit(each),
            value=f"{each.value:.1f}",
            other_value=f"{each.other_value:.1f}",
            bot=bot,
            games=found.games,
        )
    if not found.has_enough_games:
        return
    if not any(each.is_significant for each in found.differences):
        yield msg("lab-compare-none", count=len(found.differences), bot=bot, games=found.games)
    elif len(significant) > MAX_SENTENCES - len(main):
        yield msg("lab-compare-more", count=len(significant) - MAX_SENTENCES + len(main))


def _change(number: ReportValue) -> tuple[bool, Text]:
    """Return whether a value is higher, and by how much it is higher or lower."""
    is_higher = number.value >= 0.0
    return is_higher, format_interval(number if is_higher else negated(number))


def negated(number: ReportValue) -> ReportValue:
    """Return a value and its interval with the opposite sign."""
    low, high = number.low, number.high
    return ReportValue(-number.value, None if high is None else -high, None if low is None else -low)


def _unit(each: StatisticDifference) -> Text:
    return definitions.UNITS["points"] if each.statistic.unit == "%" else each.statistic.unit_name


def table_rows(found: ComparisonResult) -> list[list[Text]]:
    """Return a row for every statistic, significant ones first."""
    lines: list[list[Text]] = []
    for each in sorted(found.differences, key=lambda each: not each.is_significant):
        number = to_report_value(each.estimate)
        interval = "" if number.low is None else msg("lab-range", low=f"{number.low:.2f}", high=f"{number.high:.2f}")
        significance = msg("lab-significant") if each.is_significant else ""
        lines.append(
            [each.name, f"{each.value:.2f}", f"{each.other_value:.2f}", f"{number.value:+.2f}", interval, significance]
        )
    return lines


COLUMNS: list[Text] = [
    msg("lab-column-statistic"),
    msg("lab-column-this-pack"),
    msg("lab-column-other-pack"),
    msg("lab-column-difference"),
    msg("lab-column-interval"),
    "",
]


def to_plain(found: list[ComparisonResult]) -> list[dict[str, Any]]:
    """Return the results as plain values for JSON."""
    return [
        {
            "bot": each.bot,
            "games": each.games,
            "num_checks": each.num_checks,
            "is_precise": each.is_precise,
            "has_enough_games": each.has_enough_games,
            "main_differences": [
                {
                    "name": str(main.name),
                    "value": main.value,
                    "other_value": main.other_value,
                    "difference": asdict(main.difference),
                }
                for main in each.main_differences
            ],
            "differences": [
                {
                    "statistic": one.statistic.id,
                    "subject": one.subject,
                    "name": str(one.name),
                    "value": round(one.value, 4),
                    "other_value": round(one.other_value, 4),
                    "difference": asdict(to_report_value(one.estimate)),
                    "is_significant": one.is_significant,
                }
                for one in each.differences
            ],
        }
        for each in found
    ]
