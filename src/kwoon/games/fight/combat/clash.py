"""Decides which of two cards wins the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.fight.cards.pack import FightCard

# Result of a turn for a pair of cards: the winning seat, or one of these values.
TIED: Final[i64] = 2
NO_WINNER: Final[i64] = 3


def clash_result(first: FightCard, second: FightCard) -> int:
    """Return the result of a turn: 0 if the first card wins, 1 if the second does, TIED or NO_WINNER."""
    if first.move.beats == second.move.id:  # fight.combat.beats-wins-turn
        return 0
    if second.move.beats == first.move.id:
        return 1
    if not (first.move.attacks and second.move.attacks):  # fight.combat.both-defend
        return NO_WINNER
    if first.value == second.value:  # fight.combat.both-attack-equal
        return TIED
    return 0 if first.value < second.value else 1  # fight.combat.both-attack
