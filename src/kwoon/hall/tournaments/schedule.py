"""What comes next in a tournament: more games of this round, the next round, or the end."""

from __future__ import annotations

from typing import NamedTuple

from kwoon.hall.tournaments import knockout, robin, swiss
from kwoon.hall.tournaments.rows import KNOCKOUT, ROBIN, SWISS, Course, Kind, Pairing

FEWEST = 2
MOST = 128
"""So many take part at most,"""
MOST_ROBIN = 32
"""and in a round robin, where it is as many rounds,"""
MOST_ROUNDS = 20
"""and so many rounds a Swiss tournament has."""


class Next(NamedTuple):
    """What comes next."""

    pairings: list[Pairing]
    """These are to be played."""
    round: int
    """In this round."""
    over: bool = False
    """Nothing comes any more."""


def room(kind: Kind) -> int:
    """How many can take part."""
    return MOST_ROBIN if kind == ROBIN else MOST


def rounds(kind: Kind, wanted: int, entrants: int) -> int:
    """How many rounds are played by so many. In a Swiss tournament at most half as many as there are entrants: for so
    long everybody can be paired with somebody new (Dirac's theorem, on who has not met whom)."""
    if kind == KNOCKOUT:
        return knockout.rounds(entrants)
    return robin.rounds(entrants) if kind == ROBIN else min(wanted, (entrants + 1) // 2)


def following(course: Course) -> Next | None:
    """What comes when nothing of this round is open; None as long as something is."""
    sheet = course.sheet
    if any(each.scores is None for each in course.of(sheet.round)):
        return None
    if sheet.kind == KNOCKOUT and sheet.round:
        repeated = knockout.again(course)
        if repeated:
            return Next(repeated, sheet.round)
    here = [each for each in sheet.entrants if not each.gone]
    if sheet.round >= sheet.rounds or (len(here) < FEWEST and sheet.kind == SWISS):
        return Next([], sheet.round, over=True)
    makers = {SWISS: swiss.pair, ROBIN: robin.pair, KNOCKOUT: knockout.pair}
    return Next(makers[sheet.kind](course), sheet.round + 1)
