"""What is counted of KungFu Fighting (2014): what each card of a hand is used for."""

from __future__ import annotations

from typing import Final

from kwoon.core.contract import State
from kwoon.games.kung_fu_2014.play.notation import KungFu2014Notation
from kwoon.games.kung_fu_2014.play.rules import KungFu2014State
from kwoon.tallies.counter import OTHERS, Counter
from kwoon.tallies.tally import Tally, Words

ATTACKED: Final = ("attack", "attack-spirit")
HURT: Final = ("damage", "spirit")
COUNTERS: Final = [
    Counter("attacked", "Times in an attack.", *ATTACKED, played=True),
    Counter("blocked", "Times in a block.", "block", "block-spirit", played=True),
    Counter("paid", "Times discarded as a price.", "pay"),
    Counter(
        "discarded", "Times discarded at the start of a turn, exchanged, or by chance.", "discard", "exchange", "random"
    ),
    Counter("returned", "Times taken back into the hand.", "return"),
    Counter("left", "Copies in the hand of whoever was out.", "out"),
    Counter("chi", "Chi that attacks with it took."),
]
CHI: Final = OTHERS + 6


class KungFu2014Tally(Tally):
    """Cards by game."""

    def __init__(self, game: KungFu2014Notation) -> None:
        super().__init__(game, int(game.kinds.count), COUNTERS, Words(own=(*ATTACKED, *HURT)))
        self.attacker = -1
        self.lying: list[int] = []

    def heard(self, word: str, seat: int, cards: list[int], number: int) -> None:
        if word in ATTACKED:
            self.attacker = seat
            self.lying = cards
        elif self.attacker >= 0:
            for card in self.lying:
                self.tick(self.attacker, card, CHI, number)

    def final(self, state: State, seat: int) -> int:
        """Its Chi."""
        assert isinstance(state, KungFu2014State)
        return state.chi[seat]
