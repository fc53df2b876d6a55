"""What comes next in a tournament: more games of this round, the next round, or the end."""

from __future__ import annotations

from typing import NamedTuple

from kwoon.hall.tournaments import knockout, round_robin, swiss
from kwoon.hall.tournaments.models import KNOCKOUT, ROUND_ROBIN, SWISS, Pairing, TournamentKind, TournamentProgress

MIN_ENTRANTS = 2
MAX_ENTRANTS = 128
"""So many take part at most,"""
MAX_ROUND_ROBIN = 32
"""and in a round robin, where it is as many rounds,"""
MAX_SWISS_ROUNDS = 20
"""and so many rounds a Swiss tournament has."""


class NextStep(NamedTuple):
    """What comes next."""

    pairings: list[Pairing]
    """These are to be played."""
    round: int
    """In this round."""
    is_over: bool = False
    """Nothing comes any more."""


def max_entrants(kind: TournamentKind) -> int:
    """How many can take part."""
    return MAX_ROUND_ROBIN if kind == ROUND_ROBIN else MAX_ENTRANTS


def num_rounds(kind: TournamentKind, requested: int, num_entrants: int) -> int:
    """How many rounds are played by so many. In a Swiss tournament at most half as many as there are entrants: for so
    long everybody can be paired with somebody new (Dirac's theorem, on who has not met whom)."""
    if kind == KNOCKOUT:
        return knockout.num_rounds(num_entrants)
    return round_robin.num_rounds(num_entrants) if kind == ROUND_ROBIN else min(requested, (num_entrants + 1) // 2)


def next_step(progress: TournamentProgress) -> NextStep | None:
    """What comes when nothing of this round is open; None as long as something is."""
    tournament = progress.tournament
    if any(each.scores is None for each in progress.round_pairings(tournament.round)):
        return None
    if tournament.kind == KNOCKOUT and tournament.round:
        replays = knockout.replays_needed(progress)
        if replays:
            return NextStep(replays, tournament.round)
    remaining = [each for each in tournament.entrants if not each.gone]
    if tournament.round >= tournament.rounds or (len(remaining) < MIN_ENTRANTS and tournament.kind == SWISS):
        return NextStep([], tournament.round, is_over=True)
    pairing_functions = {SWISS: swiss.next_round, ROUND_ROBIN: round_robin.next_round, KNOCKOUT: knockout.next_round}
    return NextStep(pairing_functions[tournament.kind](progress), tournament.round + 1)
