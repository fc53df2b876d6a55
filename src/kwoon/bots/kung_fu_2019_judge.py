"""The judge of Kung Fu Fighting!, 2019: who stands how when a turn begins, alone or in a team."""

from __future__ import annotations

from typing import Final

from kwoon.bots.judge import Scale
from kwoon.core.contract import State, View
from kwoon.games.kung_fu_2019.rules import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.view import KungFu2019View

FITTED: Final = [0.25, 0.0, 0.12, 0.3, 0.3, -0.2, 0.3]
"""The weights of the features: set by hand, and not yet fitted to games as the other judges' are."""


class KungFu2019Judge(Scale):
    """Adds up Chi, cards and what is in play; a team counts as the average of its members."""

    def __init__(self, game: KungFu2019, turns: int = 2) -> None:
        super().__init__(FITTED)
        self.turns = turns
        """How many turns it looks ahead."""
        self.team = game.team
        self.until = 0

    def begin(self, view: View) -> None:
        assert isinstance(view, KungFu2019View)
        self.until = view.turn + self.turns

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, KungFu2019State)
        return state.turn >= self.until

    def stays(self, state: State, seat: int) -> bool:
        assert isinstance(state, KungFu2019State)
        return state.out[seat] == 0

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, KungFu2019State)
        chi = float(state.chi[state.team[seat]])
        return [
            chi,
            chi * chi / 20.0,
            float(len(state.hands[seat])),
            1.0 if state.weapon[seat] >= 0 else 0.0,
            1.0 if state.stance[seat] >= 0 else 0.0,
            float(state.poison[seat]),
            1.0 if state.active == seat else 0.0,
        ]

    def chances(self, state: State) -> list[float]:
        """A seat's chances are its team's."""
        alone = self.weigh(state)
        found: list[float] = []
        for seat in range(len(alone)):
            total = 0.0
            for other, chance in enumerate(alone):
                if self.team[other] == self.team[seat]:
                    total += chance
            found.append(total)
        return found
