"""How everybody stands: points, and what is looked at among those who have as many.

Swiss: Buchholz, Sonneborn-Berger, direct encounter, wins. Round robin: direct encounter, Sonneborn-Berger, wins.
Knockout: how far somebody came. Whoever is equal in all of it shares a place.

A round that somebody did not play counts for Buchholz and Sonneborn-Berger as one against somebody with just as many
points as they have themselves; so nobody gains by the strength of an opponent whom they never met.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kwoon.hall.tournaments import knockout
from kwoon.hall.tournaments.rows import KNOCKOUT, PLAYED, REST, ROBIN, Course, Pairing


class Line(NamedTuple):
    """Somebody in the table of standings."""

    entrant: int
    place: int
    """1 for whoever leads; those who are equal share one."""
    points: float
    buchholz: float
    berger: float
    direct: float
    """Points against those who are equal in all that comes before, if they have all met."""
    wins: int
    """Games won by playing."""
    played: int
    reached: int
    """In a knockout, how many rounds they have survived."""


class _Score(NamedTuple):
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int
    reached: int


Key = Callable[[int], tuple[float, ...]]


def standings(course: Course) -> list[Line]:
    """Everybody, the leader first."""
    scores = _scores(course)
    kind = course.sheet.kind
    if kind == KNOCKOUT:
        groups = _ordered(range(len(scores)), lambda n: (scores[n].reached,))
        direct: dict[int, float] = {}
    elif kind == ROBIN:
        groups, direct = _broken(course, scores, lambda n: (scores[n].points,), lambda n: (scores[n].berger,))
    else:
        groups, direct = _broken(course, scores, lambda n: scores[n][:3], lambda n: ())
    lines: list[Line] = []
    for group in groups:
        place = len(lines) + 1
        for n in sorted(group):
            points, buchholz, berger, wins, played, reached = scores[n]
            lines.append(Line(n, place, points, buchholz, berger, direct.get(n, 0.0), wins, played, reached))
    return lines


def _broken(
    course: Course, scores: Sequence[_Score], before: Key, after: Key
) -> tuple[list[list[int]], dict[int, float]]:
    """Everybody in groups of those who are equal, and their points among each other."""
    direct: dict[int, float] = {}
    groups: list[list[int]] = []
    for group in _ordered(range(len(scores)), before):
        direct.update(_direct(course, group))
        groups += _ordered(group, lambda n: (direct.get(n, 0.0), *after(n), scores[n].wins))
    return groups, direct


def _ordered(group: Sequence[int], key: Key) -> list[list[int]]:
    """A group as smaller groups of those who are equal, the best first."""
    groups: dict[tuple[float, ...], list[int]] = {}
    for n in group:
        groups.setdefault(key(n), []).append(n)
    return [groups[each] for each in sorted(groups, reverse=True)]


def _direct(course: Course, group: Sequence[int]) -> dict[int, float]:
    """The points of those who are equal, in the games among themselves; nothing unless all of them have met."""
    if len(group) < 2:
        return {}
    among = [each for each in course.pairings if each.first in group and each.second in group and each.scores]
    met = {frozenset((each.first, each.second)) for each in among}
    if len(met) < len(group) * (len(group) - 1) // 2:
        return {}
    return {n: sum(each.points(n) for each in among if each.has(n)) for n in group}


def _scores(course: Course) -> list[_Score]:
    count = len(course.sheet.entrants)
    own: list[list[Pairing]] = [[] for _ in range(count)]
    for each in course.pairings:
        if each.scores is not None:
            own[each.first].append(each)
            if each.second is not None:
                own[each.second].append(each)
    points = [sum(each.points(n) for each in own[n]) for n in range(count)]
    return [_score(course, n, own[n], points) for n in range(count)]


def _score(course: Course, n: int, own: Sequence[Pairing], points: Sequence[float]) -> _Score:
    played = [each for each in own if each.how == PLAYED]
    unplayed = [each for each in own if each.how != PLAYED]
    missed = _missed(course, n, own)
    against = [(each.points(n), points[_opponent(each, n)]) for each in played]
    # Whoever rests in a round robin has missed nothing: everybody does once.
    dummies = [(each.points(n), points[n]) for each in unplayed if each.how != REST] + [(0.0, points[n])] * missed
    buchholz = sum(strength for _, strength in against + dummies)
    berger = sum(won * strength for won, strength in against + dummies)
    wins = len([each for each in played if each.points(n) == 1.0])
    return _Score(points[n], buchholz, berger, wins, len(played), _reached(course, n, own))


def _opponent(pairing: Pairing, n: int) -> int:
    other = pairing.other(n)
    assert other is not None
    return other


def _missed(course: Course, n: int, own: Sequence[Pairing]) -> int:
    """The rounds that are over and in which somebody was not paired at all, because they came late or went."""
    over = {each.round for each in course.pairings} - {each.round for each in course.pairings if each.scores is None}
    return len(over - {each.round for each in own})


def _reached(course: Course, n: int, own: Sequence[Pairing]) -> int:
    """How many rounds of a knockout somebody has survived."""
    if course.sheet.kind != KNOCKOUT:
        return 0
    games: dict[int, list[Pairing]] = {}
    for each in sorted(own, key=lambda one: (one.round, one.game)):
        games.setdefault(each.round, []).append(each)
    return len([each for each in games.values() if knockout.decided(each) == (True, n)])
