"""The judge of Kung Fur Fight: who stands how when a round begins."""

from __future__ import annotations

from typing import Final

from kwoon.bots.judge import Scale
from kwoon.bots.kung_fur_fight.standing import FurStanding
from kwoon.core.contract import State
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT, CHEF, SP_BY_COUNT, WIN_TIES
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight
from kwoon.games.kung_fur_fight.play.sides import Side
from kwoon.games.kung_fur_fight.play.steps import PLANNING

FITTED: Final = [
    -0.0262,
    0.4229,
    0.4349,
    -0.059,
    0.0742,
    -0.1081,
    -0.0167,
    -0.0011,
    0.0502,
    0.3829,
    0.7608,
    0.5444,
    0.2544,
    -0.5933,
    0.0088,
    0.3096,
    0.0287,
    0.148,
    0.307,
    -0.0451,
    0.2108,
]
"""The weights of the features, fitted by bench/fit_chances.py."""


class FurJudge(Scale):
    """Adds up points, spirit, animals and tokens."""

    def __init__(self, game: KungFurFight | None = None) -> None:
        super().__init__(FITTED)
        if game is not None:
            self.standing = FurStanding(game)

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, FurState)
        return state.phase == PLANNING

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FurState)
        side = state.sides[seat]
        sp = float(int(side.sp))
        vp = float(int(side.vp))
        points = [sp, min(sp, 4.0), vp, vp * float(int(state.round)) / 5.0]
        return points + self._animals(state.pack, side) + self._tokens(state, seat)

    def _animals(self, pack: FurPack, side: Side) -> list[float]:
        """Who fights in the rounds to come, and who rests."""
        strength = 0.0
        strongest = 0.0
        for card in side.hand:
            strength += pack.ap[card]
            strongest = max(strongest, float(pack.ap[card]))
        resting = 0.0
        for card in side.rest:
            resting += pack.ap[card]
        return [strength, float(len(side.hand)), strongest, resting]

    def _tokens(self, state: FurState, seat: int) -> list[float]:
        """Weapons, food with somebody to cook it, limits, and what lies in the arenas and in front of the seat."""
        side = state.sides[seat]
        chef = 0.0
        for card in side.hand:
            if state.pack.abilities[card] == CHEF:
                chef = 1.0
        mushrooms = 0.0
        tokens = 0.0
        for arena in range(3):
            here = state.arenas[arena]
            mushrooms += int(side.corners[arena].mushrooms)
            tokens += int(here.hua if state.dogs == seat else here.raihuu)
        return [
            float(int(side.supply)),
            float(int(side.dishes)),
            float(int(side.delicacies)),
            chef,
            float(int(side.limit)),
            1.0 if side.blocked >= state.round else 0.0,
            1.0 if state.coconut == seat else 0.0,
            mushrooms,
            tokens,
            float(int(state.count_front(seat, CARD_LIMIT))),
            float(int(state.count_front(seat, WIN_TIES))),
            float(int(state.count_front(seat, SP_BY_COUNT))),
            1.0 if state.dogs == seat else 0.0,
        ]
