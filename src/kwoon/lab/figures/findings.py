"""Everything that a report shows, as plain values: one shape for the page, for the terminal and for other programs.

The same games give the same findings to the last byte: nothing in them is measured by a clock.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from kwoon.core.box import Opened
from kwoon.core.faces import Face
from kwoon.lab.figures import catalog
from kwoon.lab.figures.catalog import KINDS, Kind, Measured, measured
from kwoon.lab.figures.figure import Figure, surviving
from kwoon.tallies.sums import LONGEST, Sums

PLACES = 3
"""Decimals of a figure; more would only pretend."""


@dataclass(frozen=True)
class Number:
    """A figure as it is shown; without an interval if there were too few games for one."""

    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Named:
    """A figure of something."""

    of: str
    name: str
    number: Number


@dataclass(frozen=True)
class CardFound:
    """What is known of a card."""

    id: str
    name: str
    kind: str
    copies: int
    designed: bool
    """Whether any of its numbers is ours to change."""
    games: int
    """Rows in which a seat had it."""
    worth: Number | None
    drawn: Number | None
    played: Number | None
    won: Number | None
    stands: bool
    """Whether its worth differs from the average card's, also after allowing for how many cards were looked at."""
    use: dict[str, float]
    """For each counter, how often it happened to a card that somebody had, on average."""


@dataclass(frozen=True)
class Meeting:
    """One role against another."""

    one: str
    other: str
    number: Number


@dataclass
class RunFound:
    """What the games of one bot say."""

    bot: str
    games: int
    seats: list[Named] = field(default_factory=list)
    order: list[Named] = field(default_factory=list)
    roles: list[Named] = field(default_factory=list)
    draws: Number | None = None
    length: dict[str, Number] = field(default_factory=dict)
    """Turns, rounds and decisions."""
    turns: list[list[float]] = field(default_factory=list)
    """Of how many turns a game was, and of how many games of 100."""
    endings: list[Named] = field(default_factory=list)
    cards: list[CardFound] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)


def numbered(figure: Figure) -> Number:
    """As it is shown."""
    if not math.isfinite(figure.error):
        return Number(round(figure.value, PLACES))
    return Number(*(round(each, PLACES) for each in (figure.value, figure.low, figure.high)))


def found(sums: Sums, opened: Opened, bot: str) -> RunFound:
    """What these games say."""
    all_of: dict[str, list[Measured]] = {kind.id: [] for kind in KINDS}
    for each in measured(sums, opened):
        all_of[each.kind.id].append(each)
    result = RunFound(bot, int(sums.number))
    result.seats = _named(all_of, catalog.SEAT, lambda of: f"Seat {of}")
    result.order = _named(all_of, catalog.ORDER, _place)
    result.roles = _named(all_of, catalog.ROLE, lambda of: role_name(opened, of))
    result.endings = _named(all_of, catalog.ENDING, lambda of: of.replace("-", " "))
    for each in all_of[catalog.DRAWS.id]:
        result.draws = _number(each)
    for kind in (catalog.TURNS, catalog.PARTS, catalog.DECISIONS):
        for each in all_of[kind.id]:
            result.length[kind.id] = _number(each)
    result.turns = _turns(sums)
    result.cards = _cards(all_of, sums, opened)
    for each in all_of[catalog.MATCH_UP.id]:
        one, _, other = each.of.partition(" / ")
        result.meetings.append(Meeting(one, other, _number(each)))
    return result


def role_name(opened: Opened, role: str) -> str:
    """A role as people call it."""
    faces = {face.id: face.name for face in opened.faces}
    return " and ".join(faces.get(each, each.capitalize()) for each in role.split(" and "))


def _place(of: str) -> str:
    words = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")
    return f"{words[int(of) - 1]} to play"


def _number(each: Measured) -> Number:
    return numbered(each.estimate.figure(each.kind.least, each.kind.most))


def _named(all_of: dict[str, list[Measured]], kind: Kind, name: object) -> list[Named]:
    assert callable(name)
    return [Named(each.of, name(each.of), _number(each)) for each in all_of[kind.id]]


def _turns(sums: Sums) -> list[list[float]]:
    games = max(1, int(sums.number))
    return [[float(turns), round(100.0 * count / games, PLACES)] for turns, count in enumerate(sums.lengths) if count][
        : LONGEST + 1
    ]


def _cards(all_of: dict[str, list[Measured]], sums: Sums, opened: Opened) -> list[CardFound]:
    by_card = {
        kind.id: {each.of: each for each in all_of[kind.id]}
        for kind in (catalog.WORTH, catalog.DRAWN, catalog.PLAYED, catalog.PLAYED_WON)
    }
    doubts = {each.of: each.estimate.figure().doubt for each in all_of[catalog.WORTH.id]}
    standing = dict(zip(doubts, surviving(list(doubts.values())), strict=True))
    kinds, width = int(sums.kinds), int(sums.width)
    had, counted = list(sums.had), list(sums.counted)
    # Where nothing is dealt, everybody has everything, and a card of which nothing is heard is one that nobody uses.
    dealt = any(sums.copies)
    cards = []
    for card, face in enumerate(opened.faces[:kinds]):
        times = sum(had[card::kinds])
        if not times and (dealt or face.kind == "character"):
            continue
        use = {
            counter.column: round(sum(counted[card * width + at :: kinds * width]) / max(1, times), PLACES)
            for at, counter in enumerate(sums.counters)
        }
        numbers = {kind: _number(each[face.id]) for kind, each in by_card.items() if face.id in each}
        cards.append(
            CardFound(
                id=face.id,
                name=full_name(face, opened.faces),
                kind=face.kind,
                copies=face.copies,
                designed=any(number.source == "designed" for number in face.numbers),
                games=int(times),
                worth=numbers.get(catalog.WORTH.id),
                drawn=numbers.get(catalog.DRAWN.id),
                played=numbers.get(catalog.PLAYED.id) if times else _never(sums),
                won=numbers.get(catalog.PLAYED_WON.id),
                stands=standing.get(face.id, False),
                use=use,
            )
        )
    return cards


def _never(sums: Sums) -> Number:
    """What did not happen in so many games, by the rule of three."""
    return Number(0.0, 0.0, round(min(100.0, 300.0 / max(1, int(sums.number))), PLACES))


def full_name(face: Face, faces: list[Face]) -> str:
    """A card's name, with what tells it from others of that name."""
    alike = [each for each in faces if each.name == face.name]
    return face.name if len(alike) == 1 else f"{face.name} ({face.id})"
