"""What differs between two runs on the same deals."""

from __future__ import annotations

import math
from dataclasses import dataclass

from kwoon.core.box import Opened
from kwoon.lab.figures import catalog
from kwoon.lab.figures.catalog import KINDS, Kind, Measured
from kwoon.lab.figures.figure import Figure, quantile, surviving
from kwoon.lab.figures.findings import full_name, role_name
from kwoon.lab.paired.played import Key

KIND = {kind.id: kind for kind in KINDS}
MIRRORED = (catalog.SEAT, catalog.ORDER)
"""Of two seats one says all that the other does."""
OF_CARDS = tuple(kind.id for kind in (catalog.WORTH, catalog.DRAWN, catalog.PLAYED, catalog.PLAYED_WON))
GREY = (catalog.PLAYED_WON,)
"""Shown, but never found to stand: whoever wins plays more, so that it follows everything else."""


@dataclass(frozen=True)
class Difference:
    """How much more a statistic is with one pack than with the other."""

    kind: Kind
    of: str
    name: str
    one: float
    other: float
    figure: Figure
    stands: bool
    """Whether it is more than chance, also after allowing for how many statistics were looked at."""


def differences(one: dict[Key, Measured], other: dict[Key, Measured], opened: Opened) -> list[Difference]:
    """All statistics that both runs have, in the catalogue's order."""
    both = [key for key in one if key in other]
    figures = {key: one[key].estimate.minus(other[key].estimate).figure() for key in both}
    judged = [key for key in both if _judged(key, int(opened.game.seats))]
    standing = dict(zip(judged, surviving([figures[key].doubt for key in judged]), strict=True))
    return [
        Difference(
            one[key].kind,
            key[1],
            named(one[key].kind, key[1], opened),
            one[key].estimate.whole,
            other[key].estimate.whole,
            figures[key],
            standing.get(key, False),
        )
        for key in both
    ]


@dataclass(frozen=True)
class Alone:
    """A statistic of a card that only one of the packs has."""

    kind: Kind
    of: str
    name: str
    figure: Figure


def alone(one: dict[Key, Measured], other: dict[Key, Measured], opened: Opened) -> list[Alone]:
    """What can be said of cards that the other pack has not, in the catalogue's order."""
    cards = {face.id for face in opened.faces}
    return [
        Alone(
            found.kind,
            key[1],
            named(found.kind, key[1], opened),
            found.estimate.figure(found.kind.least, found.kind.most),
        )
        for key, found in one.items()
        if key not in other and key[0] in OF_CARDS and key[1] in cards
    ]


def _judged(key: Key, seats: int) -> bool:
    kind = KIND[key[0]]
    if kind is catalog.MATCH_UP:
        one, _, rest = key[1].partition(" / ")
        return one < rest
    return kind not in GREY and not (kind in MIRRORED and seats == 2 and key[1] == "2")


def named(kind: Kind, of: str, opened: Opened) -> str:
    """A statistic in words."""
    if kind is catalog.SEAT:
        return f"Share of seat {of}"
    if kind is catalog.ORDER:
        return "Share of whoever begins" if of == "1" else f"Share of whoever plays as number {of}"
    if kind is catalog.ROLE:
        return f"Share of {role_name(opened, of)}"
    if kind is catalog.MATCH_UP:
        one, _, rest = of.partition(" / ")
        return f"{role_name(opened, one)} against {role_name(opened, rest)}"
    if kind is catalog.ENDING:
        return f"Games that end by {of.replace('-', ' ')}"
    if not of:
        return kind.title
    faces = {face.id: face for face in opened.faces}
    return f"{kind.title}: {full_name(faces[of], opened.faces) if of in faces else of}"


def main_keys(found: dict[Key, Measured]) -> list[Key]:
    """The statistics that tell whether the game is fair: all match-ups where roles were forced, otherwise whoever
    begins, otherwise a role, otherwise the first seat."""
    match_ups = [key for key in found if key[0] == catalog.MATCH_UP.id and _judged(key, 2)]
    if match_ups and len(match_ups) < 20:
        return match_ups
    for kind in (catalog.ORDER, catalog.ROLE, catalog.SEAT):
        for key in found:
            if key[0] == kind.id:
                return [key]
    return []


def within(figure: Figure, reach: float) -> tuple[float, float]:
    """An interval that reaches as far as a look allows: by Student's distribution, since the error is itself
    estimated from a few dozen groups."""
    wide = student(reach, figure.freedom) * figure.error
    return figure.value - wide, figure.value + wide


def student(reach: float, freedom: int) -> float:
    """As many standard errors as leave as much outside as so many would if they were known exactly."""
    if math.isinf(reach):
        return reach
    return quantile(freedom, inside(reach))


def inside(reach: float) -> float:
    """How much of the normal distribution lies within so many standard errors."""
    return math.erf(reach / math.sqrt(2.0))
