"""What is counted of Dragon Punch: each side of a card is a move of its own, by round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.contract import State
from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.play.rules import DragonState
from kwoon.tallies.counter import EACH, FIRST, OTHERS, SECOND, Counter
from kwoon.tallies.tally import Tally, Words

HITS: Final = ("hit-alone", "hit-initiative", "hit-time", "hit-same-time", "hit-uninterruptible")
INTERRUPTED: Final = ("interrupted-initiative", "interrupted-time", "interrupted-projectile")
COUNTERS: Final = [
    Counter("played", "Times played.", "reveal", whose=EACH, had=True, played=True),
    Counter("hit", "Attacks of it that hit.", *HITS, whose=FIRST),
    Counter("blocked", "Attacks of it that were blocked.", "blocked", whose=FIRST),
    Counter("evaded", "Attacks of it that were evaded.", "evaded", whose=FIRST),
    Counter("interrupted", "Attacks of it that were interrupted.", *INTERRUPTED, whose=FIRST),
    Counter(
        "stopped",
        "Attacks of the other that it blocked, evaded or interrupted.",
        "blocked",
        "evaded",
        *INTERRUPTED,
        whose=SECOND,
    ),
    Counter("damage", "Damage that the other took while it lay."),
    Counter("suffered", "Damage that its owner took while it lay."),
    Counter("initiative", "Times its owner got the Initiative by it."),
]
OWN_WORDS: Final = ("reveal", "damage", "initiative")
DAMAGE: Final = OTHERS + 6
SUFFERED: Final = OTHERS + 7
INITIATIVE: Final = OTHERS + 8


class DragonTally(Tally):
    """Moves by round."""

    def __init__(self, game: DragonNotation) -> None:
        words = Words(part="round", draw="", first="coin", wins=("round-won",), own=OWN_WORDS)
        super().__init__(game, int(game.portraits + game.characters), COUNTERS, words)
        self.shown: list[int] = []

    def heard(self, word: str, seat: int, cards: list[int], number: int) -> None:
        if word == "reveal":
            self.shown = cards
        elif word == "damage" and self.shown:
            self.tick(1 - seat, self.shown[1 - seat], DAMAGE, number)
            self.tick(seat, self.shown[seat], SUFFERED, number)
        elif word == "initiative":
            self.tick(seat, self.shown[seat], INITIATIVE)

    def final(self, state: State, seat: int) -> int:
        """The rounds that it won."""
        assert isinstance(state, DragonState)
        return state.won[seat]

    def role(self, state: State, seat: int) -> str:
        """The characters."""
        assert isinstance(state, DragonState)
        basics: i64 = state.game.basics
        characters = state.game.pack.characters
        return " and ".join([characters[kind - basics].id for kind in state.kinds[seat] if kind >= basics])
