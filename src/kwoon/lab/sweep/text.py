"""A sweep as sentences and a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.core.message import Text, msg
from kwoon.lab.names import bot_name
from kwoon.lab.report.summary import format_interval
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value
from kwoon.lab.sweep.sweep import SweepResult, number_effects, setting_name

MAX_EFFECTS = 5
MAX_INEFFECTIVE = 8
COLUMNS: list[Text] = [
    msg("lab-column-number"),
    msg("lab-column-current-value"),
    msg("lab-column-statistic"),
    "+1",
    "-1",
]


def sweep_sentences(result: SweepResult) -> list[Text]:
    """Return sentences about which numbers have an effect and which do not."""
    bot, games = bot_name(result.bot), result.games
    effects = number_effects(result)
    effective_addresses = {effect.address for effect in effects}
    tested = [number for number in result.numbers if number.address not in result.undersampled]
    lines: list[Text] = []
    if tested:
        lines.append(
            msg("lab-sweep-effective", count=len(effective_addresses), total=len(tested), bot=bot, games=games)
        )
    if result.undersampled:
        needed = {"minimum": MIN_CLAIM_GAMES, "option": f"--games {result.games_needed}"}
        if tested:
            count, total = len(result.undersampled), len(result.numbers)
            lines.append(msg("lab-sweep-too-few-for", count=count, total=total, bot=bot, games=games, **needed))
        else:
            lines.append(msg("lab-sweep-too-few", bot=bot, games=games, **needed))
    for effect in effects[:MAX_EFFECTS]:
        steps = [
            msg("lab-sweep-step", step=step, change=format_interval(change))
            for step, change in (("+1", effect.up), ("-1", effect.down))
            if change
        ]
        lines.append(
            msg(
                "lab-sweep-effect",
                number=effect.name,
                value=str(effect.current_value),
                statistic=effect.statistic,
                steps=steps,
            )
        )
    ineffective = [
        setting_name(result.game, number.address) for number in tested if number.address not in effective_addresses
    ]
    if ineffective:
        shown, rest = ineffective[:MAX_INEFFECTIVE], len(ineffective) - MAX_INEFFECTIVE
        lines.append(
            msg("lab-sweep-ineffective-and-more", numbers=shown, count=rest)
            if rest > 0
            else msg("lab-sweep-ineffective", numbers=shown)
        )
    if result.rejected_steps:
        lines.append(msg("lab-sweep-invalid-steps", count=len(result.rejected_steps), example=result.rejected_steps[0]))
    return lines


def sweep_table_rows(result: SweepResult) -> list[list[Text]]:
    """Return a row for each significant effect."""
    return [
        [
            effect.name,
            str(effect.current_value),
            effect.statistic,
            _format_or_blank(effect.up),
            _format_or_blank(effect.down),
        ]
        for effect in number_effects(result)
    ]


def _format_or_blank(number: ReportValue | None) -> Text:
    return "" if number is None else format_interval(number)


def to_plain(result: SweepResult) -> dict[str, Any]:
    """Return every step of every number as plain values for JSON, whether or not it has an effect."""
    return {
        "bot": result.bot,
        "games": result.games,
        "rejected_steps": result.rejected_steps,
        "undersampled": sorted(result.undersampled),
        "games_needed": result.games_needed,
        "number_effects": [
            {**asdict(effect), "name": str(effect.name), "statistic": str(effect.statistic)}
            for effect in number_effects(result)
        ],
        "steps": [
            {
                "address": each.number.address,
                "current_value": each.number.value,
                "step": each.step,
                "statistic": each.key[0],
                "subject": each.key[1],
                "name": str(each.name),
                "effect": asdict(to_report_value(each.estimate)),
                "is_significant": each.is_significant,
            }
            for each in result.effects
        ],
    }
