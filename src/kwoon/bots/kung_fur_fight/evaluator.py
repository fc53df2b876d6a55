"""Evaluator for Kung Fur Fight: win chances at the start of a round."""

from __future__ import annotations

from typing import Final

from kwoon.bots.evaluator import LinearEvaluator
from kwoon.bots.kung_fur_fight.features import FurFeatures
from kwoon.core.game import State
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT, CHEF, SP_BY_COUNT, WIN_TIES
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING
from kwoon.games.kung_fur_fight.rules.side_and_arena_state import FurSide

FITTED_WEIGHTS: Final = [
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
"""Feature weights, fitted by bench/fit_win_probability.py."""


class FurEvaluator(LinearEvaluator):
    """Scores a position from SP, VP, animals and tokens."""

    def __init__(self, game: KungFurFight | None = None) -> None:
        super().__init__(FITTED_WEIGHTS)
        if game is not None:
            self.network_encoder = FurFeatures(game)

    def can_stop_playout(self, state: State, positions_ahead: int) -> bool:
        assert isinstance(state, FurState)
        return state.phase == PLANNING

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FurState)
        side = state.sides[seat]
        sp = float(int(side.sp))
        vp = float(int(side.vp))
        points = [sp, min(sp, 4.0), vp, vp * float(int(state.round)) / 5.0]
        return points + self._animal_features(state.pack, side) + self._resource_features(state, seat)

    def _animal_features(self, pack: FurPack, side: FurSide) -> list[float]:
        """Return the features of the animals in hand and of the resting animals."""
        strength = 0.0
        strongest = 0.0
        for card in side.hand:
            strength += pack.ap[card]
            strongest = max(strongest, float(pack.ap[card]))
        resting = 0.0
        for card in side.rest:
            resting += pack.ap[card]
        return [strength, float(len(side.hand)), strongest, resting]

    def _resource_features(self, state: FurState, seat: int) -> list[float]:
        """Return the features of weapons, Food, limits, tokens, and cards in front of the seat."""
        side = state.sides[seat]
        chef = 0.0
        for card in side.hand:
            if state.pack.abilities[card] == CHEF:
                chef = 1.0
        mushrooms = 0.0
        tokens = 0.0
        for arena in range(3):
            here = state.arenas[arena]
            mushrooms += int(side.arena_sides[arena].mushrooms)
            tokens += int(here.hua if state.dogs == seat else here.raihuu)
        return [
            float(int(side.unused_weapons)),
            float(int(side.dishes)),
            float(int(side.delicacies)),
            chef,
            float(int(side.card_limit)),
            1.0 if side.limit_token_round >= state.round else 0.0,
            1.0 if state.coconut_owner == seat else 0.0,
            mushrooms,
            tokens,
            float(int(state.total_ability_in_front(seat, CARD_LIMIT))),
            float(int(state.total_ability_in_front(seat, WIN_TIES))),
            float(int(state.total_ability_in_front(seat, SP_BY_COUNT))),
            1.0 if state.dogs == seat else 0.0,
        ]
