"""A comparison as text and tables: sentences first, significant differences before others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from kwoon.lab.comparison.compare import ComparisonResult
from kwoon.lab.comparison.differences import StatisticDifference
from kwoon.lab.report.summary import format_interval
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value

MAX_SENTENCES = 7
TOO_FEW = f"Too few games for a conclusion: at least {MIN_CLAIM_GAMES:,} of each pack are needed."


def comparison_summary(found: list[ComparisonResult]) -> list[str]:
    """Return the most important findings as sentences, starting with the main statistics that differ most."""
    lines: list[str] = []
    for each in found:
        lines += _comparison_sentences(each)
    return lines


def _comparison_sentences(found: ComparisonResult) -> Iterator[str]:
    by = f"with {found.bot} bots ({found.games} games of each pack)"
    main = sorted(found.main_differences, key=lambda each: -abs(each.difference.value))[:2]
    for first in main:
        change = f"{format_change(first.difference)} points"
        yield f"{first.name}: {change}, {first.value:.1f}% instead of {first.other_value:.1f}%, {by}."
    if not found.has_enough_games:
        yield TOO_FEW
    if not found.is_precise:
        yield "All planned games have been played, but the interval is still wider than requested."
    significant = [
        each for each in found.differences if each.is_significant and each.name not in {one.name for one in main}
    ]
    # Most certain first, by standard errors from zero.
    significant.sort(key=lambda each: -abs(each.estimate.value) / max(each.estimate.standard_error, 1e-12))
    for each in significant[: MAX_SENTENCES - len(main)]:
        change = f"{format_change(to_report_value(each.estimate))} {_unit(each)}"
        yield f"{each.name}: {change}, {each.value:.1f} instead of {each.other_value:.1f}, {by}."
    if not found.has_enough_games:
        return
    if not any(each.is_significant for each in found.differences):
        yield f"None of {len(found.differences)} statistics differs significantly, {by}."
    elif len(significant) > MAX_SENTENCES - len(main):
        yield f"{len(significant) - MAX_SENTENCES + len(main)} more differences are significant; see the table."


def new_card_sentences(found: ComparisonResult) -> list[str]:
    """Return a sentence for each card that the other pack does not have: how often it is played, and its value."""
    parts_by_card: dict[str, list[str]] = {}
    for each in found.unmatched:
        name = each.name.removeprefix(f"{each.statistic.title}: ")
        if each.statistic is definitions.PLAY_RATE:
            parts_by_card.setdefault(name, []).append(f"played {each.estimate.value:.1f}% of the times it is held")
        elif each.statistic is definitions.OPENING_VALUE:
            parts_by_card.setdefault(name, []).append(
                f"worth {format_interval(to_report_value(each.estimate))} points when dealt"
            )
    return [f"{name} exists only in this pack: {', '.join(parts)}." for name, parts in parts_by_card.items()]


def format_change(number: ReportValue) -> str:
    """Return a change as text, such as 'higher by 2.0 (1.0 to 3.0)' or 'lower by 2.0 (1.0 to 3.0)'."""
    if number.value >= 0.0:
        return f"higher by {format_interval(number)}"
    return f"lower by {format_interval(negated(number))}"


def negated(number: ReportValue) -> ReportValue:
    """Return a value and its interval with the opposite sign."""
    low, high = number.low, number.high
    return ReportValue(-number.value, None if high is None else -high, None if low is None else -low)


def _unit(each: StatisticDifference) -> str:
    return "points" if each.statistic.unit == "%" else each.statistic.unit


def table_rows(found: ComparisonResult) -> list[list[object]]:
    """Return a row for every statistic, significant ones first."""
    lines: list[list[object]] = []
    for each in sorted(found.differences, key=lambda each: not each.is_significant):
        number = to_report_value(each.estimate)
        interval = "" if number.low is None else f"{number.low:.2f} to {number.high:.2f}"
        significance = "significant" if each.is_significant else ""
        lines.append(
            [each.name, f"{each.value:.2f}", f"{each.other_value:.2f}", f"{number.value:+.2f}", interval, significance]
        )
    return lines


COLUMNS = ["statistic", "this pack", "other pack", "difference", "95% interval", ""]


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
                    "name": main.name,
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
                    "name": one.name,
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
