"""Choices of the Kung Fu games' bots and of all quick bots.

As a program, prints fingerprints of fixed games and whether the bots are compiled.
"""

from __future__ import annotations

import hashlib

from kwoon.bots import make_greedy
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from tests.bots.test_invariants import PLACES, thinker
from tests.invariants.random_records import kind_of_rules
from tests.invariants.tables import Table

ANSWERS = 40
"""Number of moves of a game that are compared."""


def fingerprint(table: Table) -> str:
    """Return a hash of the moves of a search against greedy bots."""
    dice = LiveDice(11)
    state = table.game.deal(dice)
    players: list[Player] = [thinker(table.game, LiveDice(12))]
    players += [make_greedy(table.game, LiveDice(12 + seat)) for seat in range(1, table.game.seats)]
    said: list[int] = []
    while len(said) < ANSWERS and state.prompts():
        ask = state.prompts()[0]
        said.append(players[ask.seat].choose(state.view(int(ask.seat)), ask))
        state.apply(ask.seat, said[-1], dice)
    return hashlib.sha256(repr(said).encode()).hexdigest()


def quick_fingerprint(table: Table) -> str:
    """Return a hash of the moves between quick bots, or a note if there are none."""
    try:
        quick = bot_family_of(table.game).fast_policy(table.game)
    except LookupError as none:
        return str(none)
    dice = LiveDice(21)
    state = table.game.deal(dice)
    said: list[int] = []
    while len(said) < 5 * ANSWERS and state.prompts():
        ask = state.prompts()[0]
        said.append(quick.choose_move(state, ask, dice))
        state.apply(ask.seat, said[-1], dice)
    return hashlib.sha256(repr(said).encode()).hexdigest()


def report() -> list[str]:
    """Return the kind of bots, and the fingerprints of the smallest and largest table and of every option."""
    places = [table for table in PLACES if table.definition.id in ("kung-fu-2014", "kung-fu-2019")]
    quick = [f"{table.label} {quick_fingerprint(table)}" for table in PLACES]
    return [kind_of_rules(), *(f"{table.label} {fingerprint(table)}" for table in places), *quick]


if __name__ == "__main__":
    print("\n".join(report()))
