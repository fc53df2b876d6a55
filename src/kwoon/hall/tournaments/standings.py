"""Standings: points and tiebreaks.

Swiss: Buchholz, Sonneborn-Berger, direct encounter, wins. Round robin: direct encounter, Sonneborn-Berger, wins.
Knockout: rounds survived. Entrants who are equal in everything share a place.

For Buchholz and Sonneborn-Berger, an unplayed round counts as a game against a virtual opponent with the entrant's own
points, so nobody gains from the strength of an opponent they never met.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kwoon.hall.tournaments import knockout
from kwoon.hall.tournaments.models import KNOCKOUT, PLAYED, REST, ROUND_ROBIN, Pairing, TournamentProgress


class StandingsRow(NamedTuple):
    entrant: int
    place: int
    """1 for the leader. Equal entrants share a place."""
    points: float
    buchholz: float
    berger: float
    direct: float
    """Points in the games among entrants who are equal in all earlier criteria, if all of them have met."""
    wins: int
    """Games won over the board, without byes and forfeits."""
    played: int
    rounds_survived: int
    """Rounds survived in a knockout; 0 in other tournaments."""


class _EntrantScore(NamedTuple):
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int
    rounds_survived: int


SortKey = Callable[[int], tuple[float, ...]]


def standings(progress: TournamentProgress) -> list[StandingsRow]:
    """Return all entrants, leader first."""
    scores = _entrant_scores(progress)
    kind = progress.tournament.kind
    if kind == KNOCKOUT:
        groups = _group_by(range(len(scores)), lambda n: (scores[n].rounds_survived,))
        direct: dict[int, float] = {}
    elif kind == ROUND_ROBIN:
        groups, direct = _break_ties(progress, scores, lambda n: (scores[n].points,), lambda n: (scores[n].berger,))
    else:
        groups, direct = _break_ties(progress, scores, lambda n: scores[n][:3], lambda n: ())
    rows: list[StandingsRow] = []
    for group in groups:
        place = len(rows) + 1
        for n in sorted(group):
            points, buchholz, berger, wins, played, reached = scores[n]
            rows.append(StandingsRow(n, place, points, buchholz, berger, direct.get(n, 0.0), wins, played, reached))
    return rows


def _break_ties(
    progress: TournamentProgress, scores: Sequence[_EntrantScore], before_direct: SortKey, after_direct: SortKey
) -> tuple[list[list[int]], dict[int, float]]:
    """Return the entrants in groups of equals, and their points from direct encounters."""
    direct: dict[int, float] = {}
    groups: list[list[int]] = []
    for group in _group_by(range(len(scores)), before_direct):
        direct.update(_head_to_head_points(progress, group))
        groups += _group_by(group, lambda n: (direct.get(n, 0.0), *after_direct(n), scores[n].wins))
    return groups, direct


def _group_by(group: Sequence[int], key: SortKey) -> list[list[int]]:
    """Split a group into smaller groups of equals, best first."""
    groups: dict[tuple[float, ...], list[int]] = {}
    for n in group:
        groups.setdefault(key(n), []).append(n)
    return [groups[each] for each in sorted(groups, reverse=True)]


def _head_to_head_points(progress: TournamentProgress, group: Sequence[int]) -> dict[int, float]:
    """Return the points of equal entrants in the games among themselves; empty unless all of them have met."""
    if len(group) < 2:
        return {}
    shared_pairings = [
        each for each in progress.pairings if each.first in group and each.second in group and each.scores
    ]
    pairs_met = {frozenset((each.first, each.second)) for each in shared_pairings}
    if len(pairs_met) < len(group) * (len(group) - 1) // 2:
        return {}
    return {n: sum(each.pairing_points(n) for each in shared_pairings if each.includes(n)) for n in group}


def _entrant_scores(progress: TournamentProgress) -> list[_EntrantScore]:
    count = len(progress.tournament.entrants)
    own_pairings: list[list[Pairing]] = [[] for _ in range(count)]
    for each in progress.pairings:
        if each.scores is not None:
            own_pairings[each.first].append(each)
            if each.second is not None:
                own_pairings[each.second].append(each)
    points = [sum(each.pairing_points(n) for each in own_pairings[n]) for n in range(count)]
    return [_entrant_score(progress, n, own_pairings[n], points) for n in range(count)]


def _entrant_score(
    progress: TournamentProgress, entrant: int, own_pairings: Sequence[Pairing], points: Sequence[float]
) -> _EntrantScore:
    played = [each for each in own_pairings if each.result_kind == PLAYED]
    unplayed = [each for each in own_pairings if each.result_kind != PLAYED]
    missed = _missed_rounds(progress, entrant, own_pairings)
    opponents = [(each.pairing_points(entrant), points[_require_opponent(each, entrant)]) for each in played]
    # A rest in a round robin is not a missed round: every entrant has one.
    virtual_opponents = [
        (each.pairing_points(entrant), points[entrant]) for each in unplayed if each.result_kind != REST
    ] + [(0.0, points[entrant])] * missed
    buchholz = sum(strength for _, strength in opponents + virtual_opponents)
    berger = sum(won * strength for won, strength in opponents + virtual_opponents)
    wins = len([each for each in played if each.pairing_points(entrant) == 1.0])
    return _EntrantScore(
        points[entrant], buchholz, berger, wins, len(played), _rounds_survived(progress, entrant, own_pairings)
    )


def _require_opponent(pairing: Pairing, entrant: int) -> int:
    other = pairing.opponent(entrant)
    assert other is not None
    return other


def _missed_rounds(progress: TournamentProgress, entrant: int, own_pairings: Sequence[Pairing]) -> int:
    """Return the number of finished rounds in which an entrant was not paired, because they entered late or withdrew."""
    finished_rounds = {each.round for each in progress.pairings} - {
        each.round for each in progress.pairings if each.scores is None
    }
    return len(finished_rounds - {each.round for each in own_pairings})


def _rounds_survived(progress: TournamentProgress, entrant: int, own_pairings: Sequence[Pairing]) -> int:
    if progress.tournament.kind != KNOCKOUT:
        return 0
    games: dict[int, list[Pairing]] = {}
    for each in sorted(own_pairings, key=lambda one: (one.round, one.replay_number)):
        games.setdefault(each.round, []).append(each)
    return len([each for each in games.values() if knockout.match_winner(each) == (True, entrant)])
