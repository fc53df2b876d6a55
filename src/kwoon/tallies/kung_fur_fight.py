"""What is counted of Kung Fur Fight: who leads, who assists, and whose arena it becomes."""

from __future__ import annotations

from typing import Final

from kwoon.core.contract import State
from kwoon.games.kung_fur_fight.play.notation import FurNotation
from kwoon.games.kung_fur_fight.play.rules import FurState
from kwoon.tallies.counter import FIRST, OTHERS, Counter
from kwoon.tallies.tally import Tally, Words

COUNTERS: Final = [
    Counter("brought", "Times in a team.", "team", "add", had=True, played=True),
    Counter("led", "Times it led a team.", "team", whose=FIRST),
    Counter("won", "Arenas won by a team that it led."),
    Counter("lost", "Arenas lost by a team that it led."),
    Counter("gained", "Times gained as a reward: its only use.", "gain", had=True, played=True),
    Counter("vp", "Victory Points gained by it."),
    Counter("sp", "Spirit Points that its owner's enemy lost by it, or its owner gained."),
]
OWN_WORDS: Final = ("round", "team", "win", "gain-vp", "gain-sp", "lose-sp")
WON: Final = OTHERS + 2
LOST: Final = OTHERS + 3
VP: Final = OTHERS + 5
SP: Final = OTHERS + 6


class FurTally(Tally):
    """Animals and rewards by game."""

    def __init__(self, game: FurNotation) -> None:
        words = Words(draw="", turn="round", first="", own=OWN_WORDS)
        super().__init__(game, len(game.ids), COUNTERS, words)
        self.leaders: list[list[int]] = [[-1] * 4, [-1] * 4]
        """By seat and arena, counted from 1."""

    def heard(self, word: str, seat: int, cards: list[int], number: int) -> None:
        if word == "round":
            self.leaders = [[-1] * 4, [-1] * 4]
        elif word == "team":
            self.leaders[seat][number] = cards[0]
        elif word == "win":
            self._led(seat, number, WON)
            self._led(1 - seat, number, LOST)
        elif word == "gain-vp" and cards:
            self.tick(seat, cards[0], VP, number)
        elif word == "gain-sp" and cards:
            self.tick(seat, cards[0], SP, number)
        elif word == "lose-sp" and cards:
            self.tick(1 - seat, cards[0], SP, number)

    def _led(self, seat: int, arena: int, column: int) -> None:
        leader = self.leaders[seat][arena]
        if leader >= 0:
            self.tick(seat, leader, column)

    def final(self, state: State, seat: int) -> int:
        """Its Victory Points."""
        assert isinstance(state, FurState)
        return int(state.sides[seat].vp)

    def role(self, state: State, seat: int) -> str:
        """Its faction."""
        assert isinstance(state, FurState)
        return "dogs" if state.dogs == seat else "cats"
