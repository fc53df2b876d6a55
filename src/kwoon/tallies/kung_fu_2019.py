"""What is counted of Kung Fu Fighting! (2019): what each card of a hand is used for."""

from __future__ import annotations

from typing import Final

from kwoon.core.contract import State
from kwoon.games.kung_fu_2019.cards.kinds import NONE
from kwoon.games.kung_fu_2019.play.notation import KungFu2019Notation
from kwoon.games.kung_fu_2019.play.rules import KungFu2019State
from kwoon.tallies.counter import OTHERS, Counter
from kwoon.tallies.tally import Tally, Words

STRUCK: Final = ("base", "strike", "base-split", "strike-split", "smash")
ADDED: Final = ("enhance", "join", "hurl", "split", "join-split")
COUNTERS: Final = [
    Counter("struck", "Times it was what an attack was built on.", *STRUCK, played=True),
    Counter("added", "Times added to an attack.", *ADDED, played=True),
    Counter("blocked", "Times played as a block.", "block", "block-for", "snap", played=True),
    Counter("entered", "Times taken up, entered or attached.", "weapon", "stance", "attach", played=True),
    Counter("restored", "Times played for Chi.", "restore", played=True),
    Counter("special", "Times played as a special card.", "special", "face", "pass-on", played=True),
    Counter("discarded", "Times discarded from the hand.", "discard"),
    Counter(
        "given", "Times given up, replaced, lost or not paid for in play.", "drop", "replace", "gone", "lose", "lapse"
    ),
    Counter("taken", "Copies taken from somebody else.", "take", had=True),
    Counter("left", "Copies in the hand of whoever was out.", "out"),
    Counter("chi", "Chi that attacks built on it took."),
]
CHI: Final = OTHERS + 10


class KungFu2019Tally(Tally):
    """Cards by game."""

    def __init__(self, game: KungFu2019Notation) -> None:
        super().__init__(game, int(game.kinds.count), COUNTERS, Words(own=(*STRUCK, "damage")))
        self.attacker = -1

    def heard(self, word: str, seat: int, cards: list[int], number: int) -> None:
        if word != "damage":
            self.attacker = seat
        elif self.attacker >= 0:
            for card in cards:
                self.tick(self.attacker, card, CHI, number)

    def final(self, state: State, seat: int) -> int:
        """Its side's Chi."""
        assert isinstance(state, KungFu2019State)
        return int(state.chi_of(seat))

    def role(self, state: State, seat: int) -> str:
        """Its archetype, if there are any."""
        assert isinstance(state, KungFu2019State)
        archetype = state.archetype[seat]
        return "" if archetype == NONE else state.kinds.ids[archetype]
