"""What is counted of FIGHT: every round deals anew, so that rounds are its parts."""

from __future__ import annotations

from typing import Final

from kwoon.core.contract import State
from kwoon.games.fight.play.notation import FightNotation
from kwoon.games.fight.play.rules import FightState
from kwoon.tallies.counter import EACH, Counter
from kwoon.tallies.tally import Tally, Words

COUNTERS: Final = [
    Counter("taken", "Copies taken from the row.", "take", had=True),
    Counter("played", "Times played.", "reveal", whose=EACH, played=True),
    Counter("won", "Times won: this card went to the seat's victory pile.", "win"),
    Counter("breaker", "Times it became the Tie Breaker.", "breaker"),
]


class FightTally(Tally):
    """Cards by round."""

    def __init__(self, game: FightNotation) -> None:
        words = Words(part="round", first="coin", wins=("round-by-points", "round-by-breaker"))
        super().__init__(game, int(game.kinds), COUNTERS, words)

    def final(self, state: State, seat: int) -> int:
        """The points of the last round."""
        assert isinstance(state, FightState)
        return state.scores[seat]
