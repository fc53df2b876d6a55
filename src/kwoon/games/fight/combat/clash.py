"""Two cards meet: which of them wins the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.fight.cards.pack import FightCard

# What a turn comes to, for a pair of cards: the seat that won it, or one of these.
EVEN: Final[i64] = 2
DRAWN: Final[i64] = 3


def clash(mine: FightCard, yours: FightCard) -> int:
    """Who wins when these two cards meet: 0 the first, 1 the second, EVEN or DRAWN."""
    if mine.move.beats == yours.move.id:  # fight.combat.beats-wins-turn
        return 0
    if yours.move.beats == mine.move.id:
        return 1
    if not (mine.move.attacks and yours.move.attacks):  # fight.combat.both-defend
        return DRAWN
    if mine.value == yours.value:  # fight.combat.both-attack-equal
        return EVEN
    return 0 if mine.value < yours.value else 1  # fight.combat.both-attack
