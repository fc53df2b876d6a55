"""A sweep as sentences and a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.lab.report.summary import format_interval
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value
from kwoon.lab.sweep.sweep import SweepResult, format_setting_name, number_effects

MAX_EFFECTS = 5
COLUMNS = ["number", "current value", "statistic", "+1", "-1"]


def sweep_sentences(result: SweepResult) -> list[str]:
    """Return sentences about which numbers have an effect and which do not."""
    by = f"with {result.bot} bots ({result.games} games of each setting)"
    effects = number_effects(result)
    effective_addresses = {effect.address for effect in effects}
    tested = [number for number in result.numbers if number.address not in result.undersampled]
    lines = []
    if tested:
        lines.append(
            f"{len(effective_addresses)} of {len(tested)} numbers have a significant effect when changed by one step, {by}."
        )
    if result.undersampled:
        which = f"about {len(result.undersampled)} of {len(result.numbers)} numbers, " if tested else ""
        least = f"At least {MIN_CLAIM_GAMES:,} games of each setting are needed (--games {result.games_needed})."
        lines.append(f"Too few games for a conclusion {which}{by}. {least}")
    for effect in effects[:MAX_EFFECTS]:
        steps = [
            f"+1: {format_interval(effect.up)}" if effect.up else "",
            f"-1: {format_interval(effect.down)}" if effect.down else "",
        ]
        lines.append(
            f"{effect.name} (now {effect.current_value}) affects {effect.statistic}: {', '.join(filter(None, steps))}."
        )
    ineffective = [
        format_setting_name(number.address) for number in tested if number.address not in effective_addresses
    ]
    if ineffective:
        shown = "; ".join(ineffective[:8]) + (f"; and {len(ineffective) - 8} more" if len(ineffective) > 8 else "")
        lines.append(f"No significant effect: {shown}.")
    if result.rejected_steps:
        lines.append(
            f"{len(result.rejected_steps)} steps are invalid for the pack, for example: {result.rejected_steps[0]}"
        )
    return lines


def sweep_table_rows(result: SweepResult) -> list[list[object]]:
    """Return a row for each significant effect."""
    return [
        [
            effect.name,
            effect.current_value,
            effect.statistic,
            _format_or_blank(effect.up),
            _format_or_blank(effect.down),
        ]
        for effect in number_effects(result)
    ]


def _format_or_blank(number: ReportValue | None) -> str:
    return "" if number is None else format_interval(number)


def to_plain(result: SweepResult) -> dict[str, Any]:
    """Return every step of every number as plain values for JSON, whether or not it has an effect."""
    return {
        "bot": result.bot,
        "games": result.games,
        "rejected_steps": result.rejected_steps,
        "undersampled": sorted(result.undersampled),
        "games_needed": result.games_needed,
        "number_effects": [asdict(effect) for effect in number_effects(result)],
        "steps": [
            {
                "address": each.number.address,
                "current_value": each.number.value,
                "step": each.step,
                "statistic": each.key[0],
                "subject": each.key[1],
                "name": each.name,
                "effect": asdict(to_report_value(each.estimate)),
                "is_significant": each.is_significant,
            }
            for each in result.effects
        ],
    }
