"""Fingerprints of the moves chosen by the Kung Fu games' bots and by all fast bots.

Run as a program, this module prints whether the bots are compiled, and the fingerprints of fixed games.
"""

from __future__ import annotations

import hashlib

from kwoon.bots import make_greedy
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.game import Player
from tests.bots.test_invariants import BOT_TABLES, make_small_search
from tests.invariants.random_records import kind_of_rules
from tests.invariants.tables import InvariantTable

NUM_MOVES = 40
"""Number of moves compared in each game; for fast bots, five times as many."""


def fingerprint(table: InvariantTable) -> str:
    """Return a hash of the moves in a game between a search bot and greedy bots."""
    dice = LiveDice(11)
    state = table.game.deal(dice)
    players: list[Player] = [make_small_search(table.game, LiveDice(12))]
    players += [make_greedy(table.game, LiveDice(12 + seat)) for seat in range(1, table.game.seats)]
    moves: list[int] = []
    while len(moves) < NUM_MOVES and state.prompts():
        prompt = state.prompts()[0]
        moves.append(players[prompt.seat].choose(state.view(int(prompt.seat)), prompt))
        state.apply(prompt.seat, moves[-1], dice)
    return hashlib.sha256(repr(moves).encode()).hexdigest()


def fast_policy_fingerprint(table: InvariantTable) -> str:
    """Return a hash of the moves in a game between fast bots, or a note if the game has none."""
    try:
        policy = bot_family_of(table.game).fast_policy(table.game)
    except LookupError as error:
        return str(error)
    dice = LiveDice(21)
    state = table.game.deal(dice)
    moves: list[int] = []
    while len(moves) < 5 * NUM_MOVES and state.prompts():
        prompt = state.prompts()[0]
        moves.append(policy.choose_move(state, prompt, dice))
        state.apply(prompt.seat, moves[-1], dice)
    return hashlib.sha256(repr(moves).encode()).hexdigest()


def report() -> list[str]:
    """Return the kind of bots, and the fingerprint of each table."""
    tables = [table for table in BOT_TABLES if table.definition.id in ("kung-fu-2014", "kung-fu-2019")]
    policy = [f"{table.label} {fast_policy_fingerprint(table)}" for table in BOT_TABLES]
    return [kind_of_rules(), *(f"{table.label} {fingerprint(table)}" for table in tables), *policy]


if __name__ == "__main__":
    print("\n".join(report()))
