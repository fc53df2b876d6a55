"""A sweep in words and as a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kwoon.lab.figures.figure import MIN_CLAIM_GAMES
from kwoon.lab.figures.findings import Number, numbered
from kwoon.lab.report.sentences import span
from kwoon.lab.sweep.sweep import Swept, levers, spoken

MOST = 5
COLUMNS = ["number", "now", "statistic", "one up", "one down"]


def sentences(swept: Swept) -> list[str]:
    """Which numbers move anything, and which do not."""
    by = f"between {swept.bot} bots ({swept.games} games of each setting)"
    found = levers(swept)
    moving = {lever.at for lever in found}
    judged = [number for number in swept.numbers if number.at not in swept.too_few]
    said = []
    if judged:
        said.append(f"{len(moving)} of {len(judged)} numbers move something by one step for sure, {by}.")
    if swept.too_few:
        which = f"about {len(swept.too_few)} of {len(swept.numbers)} numbers, " if judged else ""
        least = f"At least {MIN_CLAIM_GAMES:,} games of each setting are needed (--games {swept.needed})."
        said.append(f"Too few games for a claim {which}{by}. {least}")
    for lever in found[:MOST]:
        steps = [f"one up {span(lever.up)}" if lever.up else "", f"one down {span(lever.down)}" if lever.down else ""]
        said.append(f"{lever.name} (now {lever.present}) moves {lever.what}: {', '.join(filter(None, steps))}.")
    still = [spoken(number.at) for number in judged if number.at not in moving]
    if still:
        shown = "; ".join(still[:8]) + (f"; and {len(still) - 8} more" if len(still) > 8 else "")
        said.append(f"Nothing that so many games can tell: {shown}.")
    if swept.refused:
        said.append(f"{len(swept.refused)} steps are not allowed by the pack, such as: {swept.refused[0]}")
    return said


def rows(swept: Swept) -> list[list[object]]:
    """A line for each lever."""
    return [[lever.name, lever.present, lever.what, _short(lever.up), _short(lever.down)] for lever in levers(swept)]


def _short(number: Number | None) -> str:
    return "" if number is None else span(number)


def as_values(swept: Swept) -> dict[str, Any]:
    """For programs: every step of every number, whether or not it moves anything."""
    return {
        "bot": swept.bot,
        "games": swept.games,
        "refused": swept.refused,
        "too_few_games": sorted(swept.too_few),
        "games_needed": swept.needed,
        "levers": [asdict(lever) for lever in levers(swept)],
        "steps": [
            {
                "at": each.number.at,
                "present": each.number.value,
                "step": each.step,
                "what": each.key[0],
                "of": each.key[1],
                "name": each.name,
                "number": asdict(numbered(each.figure)),
                "stands": each.stands,
            }
            for each in swept.moved
        ],
    }
