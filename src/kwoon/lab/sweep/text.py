"""A sweep as sentences and a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.lab.report.summary import format_interval
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES
from kwoon.lab.statistics.results import ReportValue, to_report_value
from kwoon.lab.sweep.sweep import SweepResult, format_address, number_effects

MAX_EFFECTS = 5
COLUMNS = ["number", "now", "statistic", "one up", "one down"]


def sentences(result: SweepResult) -> list[str]:
    """Return which numbers have an effect and which do not."""
    by = f"between {result.bot} bots ({result.games} games of each setting)"
    found = number_effects(result)
    moving = {lever.at for lever in found}
    tested = [number for number in result.numbers if number.address not in result.undersampled]
    lines = []
    if tested:
        lines.append(f"{len(moving)} of {len(tested)} numbers move something by one step for sure, {by}.")
    if result.undersampled:
        which = f"about {len(result.undersampled)} of {len(result.numbers)} numbers, " if tested else ""
        least = f"At least {MIN_CLAIM_GAMES:,} games of each setting are needed (--games {result.games_needed})."
        lines.append(f"Too few games for a claim {which}{by}. {least}")
    for lever in found[:MAX_EFFECTS]:
        steps = [
            f"one up {format_interval(lever.up)}" if lever.up else "",
            f"one down {format_interval(lever.down)}" if lever.down else "",
        ]
        lines.append(f"{lever.name} (now {lever.present}) moves {lever.what}: {', '.join(filter(None, steps))}.")
    unmoved = [format_address(number.address) for number in tested if number.address not in moving]
    if unmoved:
        shown = "; ".join(unmoved[:8]) + (f"; and {len(unmoved) - 8} more" if len(unmoved) > 8 else "")
        lines.append(f"Nothing that so many games can tell: {shown}.")
    if result.rejected_steps:
        lines.append(
            f"{len(result.rejected_steps)} steps are not allowed by the pack, such as: {result.rejected_steps[0]}"
        )
    return lines


def table_rows(result: SweepResult) -> list[list[object]]:
    """Return a row for each number."""
    return [
        [lever.name, lever.present, lever.what, _format_or_blank(lever.up), _format_or_blank(lever.down)]
        for lever in number_effects(result)
    ]


def _format_or_blank(number: ReportValue | None) -> str:
    return "" if number is None else format_interval(number)


def to_plain(result: SweepResult) -> dict[str, Any]:
    """Return every step of every number as plain values for JSON, whether or not it has an effect."""
    return {
        "bot": result.bot,
        "games": result.games,
        "refused": result.rejected_steps,
        "too_few_games": sorted(result.undersampled),
        "games_needed": result.games_needed,
        "levers": [asdict(lever) for lever in number_effects(result)],
        "steps": [
            {
                "at": each.number.address,
                "present": each.number.value,
                "step": each.step,
                "what": each.key[0],
                "of": each.key[1],
                "name": each.name,
                "number": asdict(to_report_value(each.estimate)),
                "stands": each.is_significant,
            }
            for each in result.effects
        ],
    }
