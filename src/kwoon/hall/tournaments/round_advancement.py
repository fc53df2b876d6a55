"""Determines a tournament's next step: more games in this round, the next round, or the end."""

from __future__ import annotations

from typing import NamedTuple

from kwoon.hall.tournaments import knockout, round_robin, swiss
from kwoon.hall.tournaments.models import KNOCKOUT, ROUND_ROBIN, SWISS, Pairing, TournamentKind, TournamentProgress

MIN_ENTRANTS = 2
MAX_ENTRANTS = 128
MAX_ROUND_ROBIN = 32
"""Maximum number of entrants in a round robin, which has about as many rounds."""
MAX_SWISS_ROUNDS = 20


class NextPairings(NamedTuple):
    pairings: list[Pairing]
    """New pairings to play."""
    round: int
    """The round that the pairings belong to."""
    is_over: bool = False


def max_entrants(kind: TournamentKind) -> int:
    return MAX_ROUND_ROBIN if kind == ROUND_ROBIN else MAX_ENTRANTS


def num_rounds(kind: TournamentKind, requested: int, num_entrants: int) -> int:
    """Return the number of rounds. A Swiss tournament has at most half as many rounds as entrants, rounded up, which
    guarantees that everyone can be paired without rematches (Dirac's theorem, on the graph of entrants who have not
    met)."""
    if kind == KNOCKOUT:
        return knockout.num_rounds(num_entrants)
    return round_robin.num_rounds(num_entrants) if kind == ROUND_ROBIN else min(requested, (num_entrants + 1) // 2)


def next_step(progress: TournamentProgress) -> NextPairings | None:
    """Return the next step, or None while games in this round are unfinished."""
    tournament = progress.tournament
    if any(each.scores is None for each in progress.round_pairings(tournament.round)):
        return None
    if tournament.kind == KNOCKOUT and tournament.round:
        replays = knockout.replays_needed(progress)
        if replays:
            return NextPairings(replays, tournament.round)
    remaining = [each for each in tournament.entrants if not each.withdrawn]
    if tournament.round >= tournament.rounds or (len(remaining) < MIN_ENTRANTS and tournament.kind == SWISS):
        return NextPairings([], tournament.round, is_over=True)
    pairing_functions = {SWISS: swiss.next_round, ROUND_ROBIN: round_robin.next_round, KNOCKOUT: knockout.next_round}
    return NextPairings(pairing_functions[tournament.kind](progress), tournament.round + 1)
