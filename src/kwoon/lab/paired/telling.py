"""A comparison in words and tables: sentences first, what stands before what does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from kwoon.lab.figures import catalog
from kwoon.lab.figures.figure import MIN_CLAIM_GAMES
from kwoon.lab.figures.findings import Number, numbered
from kwoon.lab.paired.compare import Compared
from kwoon.lab.paired.differences import Difference
from kwoon.lab.report.sentences import span

MOST = 7
TOO_FEW = f"Too few games for a claim: at least {MIN_CLAIM_GAMES:,} of each pack are needed."


def sentences(found: list[Compared]) -> list[str]:
    """The most important findings; the main statistic always among them."""
    said: list[str] = []
    for each in found:
        said += _about(each)
    return said


def _about(found: Compared) -> Iterator[str]:
    by = f"between {found.bot} bots ({found.games} games of each pack)"
    main = sorted(found.main, key=lambda each: -abs(each.number.value))[:2]
    for first in main:
        change = f"{changed(first.number)} points"
        yield f"{first.name}: {change}, {first.one:.1f} instead of {first.other:.1f} of 100, {by}."
    if not found.claims:
        yield TOO_FEW
    if not found.enough:
        yield "The games planned for this are played, and the interval is still wider than you asked for."
    standing = [each for each in found.all if each.stands and each.name not in {one.name for one in main}]
    # The surest first: how many standard errors it is from nothing.
    standing.sort(key=lambda each: -abs(each.figure.value) / max(each.figure.error, 1e-12))
    for each in standing[: MOST - len(main)]:
        change = f"{changed(numbered(each.figure))} {_unit(each)}"
        yield f"{each.name}: {change}, {each.one:.1f} instead of {each.other:.1f}, {by}."
    if not found.claims:
        return
    if not any(each.stands for each in found.all):
        yield f"Of {len(found.all)} statistics none differs by more than chance, {by}."
    elif len(standing) > MOST - len(main):
        yield f"{len(standing) - MOST + len(main)} more stand; the table has them."


def of_new_cards(found: Compared) -> list[str]:
    """A sentence on each card that the other pack has not: how often it is played, and what it is worth."""
    said: dict[str, list[str]] = {}
    for each in found.alone:
        name = each.name.removeprefix(f"{each.kind.title}: ")
        if each.kind is catalog.PLAYED:
            said.setdefault(name, []).append(f"played {each.figure.value:.1f} times of 100 by whoever has it")
        elif each.kind is catalog.WORTH:
            said.setdefault(name, []).append(f"worth {span(numbered(each.figure))} points when dealt")
    return [f"{name} is new: {', '.join(parts)}." for name, parts in said.items()]


def changed(number: Number) -> str:
    """'more by 2.0 (1.0 to 3.0)', or less by as much."""
    if number.value >= 0.0:
        return f"more by {span(number)}"
    return f"less by {span(mirrored(number))}"


def mirrored(number: Number) -> Number:
    """What is less, as how much it is less."""
    low, high = number.low, number.high
    return Number(-number.value, None if high is None else -high, None if low is None else -low)


def _unit(each: Difference) -> str:
    return "points" if each.kind.unit == "of 100" else each.kind.unit


def rows(found: Compared) -> list[list[object]]:
    """A line for every statistic, those that stand first."""
    lines: list[list[object]] = []
    for each in sorted(found.all, key=lambda each: not each.stands):
        number = numbered(each.figure)
        interval = "" if number.low is None else f"{number.low:.2f} to {number.high:.2f}"
        stands = "stands" if each.stands else ""
        lines.append([each.name, f"{each.one:.2f}", f"{each.other:.2f}", f"{number.value:+.2f}", interval, stands])
    return lines


COLUMNS = ["statistic", "this pack", "the other", "difference", "interval", ""]


def as_values(found: list[Compared]) -> list[dict[str, Any]]:
    """For programs."""
    return [
        {
            "bot": each.bot,
            "games": each.games,
            "looks": each.looks,
            "enough": each.enough,
            "claims": each.claims,
            "main": [asdict(main) for main in each.main],
            "differences": [
                {
                    "what": one.kind.id,
                    "of": one.of,
                    "name": one.name,
                    "one": round(one.one, 4),
                    "other": round(one.other, 4),
                    "number": asdict(numbered(one.figure)),
                    "stands": one.stands,
                }
                for one in each.all
            ],
        }
        for each in found
    ]
