"""Evaluator for Kung Fur Fight: win chances at the start of a round, and the inputs of its network."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.evaluator import LinearEvaluator
from kwoon.core.game import State
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT, CHEF, SP_BY_COUNT, WIN_TIES
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING
from kwoon.games.kung_fur_fight.rules.state import FurSide
from kwoon.learn.value_network import PositionFeatures

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


MAX_VP: Final = 15
MAX_ROUNDS: Final = 10
MAX_SMALL_COUNT: Final = 6
"""Larger counts are capped at this value."""
SMALL_COUNTS: Final = ("supply", "dishes", "delicacies", "limit")


class FurFeatures(PositionFeatures):
    """Network inputs: the points, animals and tokens of the seat, then of the opponent, then the round."""

    def __init__(self, game: KungFurFight) -> None:
        ids = game.pack.ids
        self.kinds: i64 = len(ids)
        self.max_sp: i64 = game.pack.max_sp
        names: list[str] = []
        for who in ("me", "other"):
            names += [f"{who}.sp.{sp}" for sp in range(self.max_sp + 1)]
            names += [f"{who}.vp.{vp}" for vp in range(MAX_VP + 1)]
            names += [f"{who}.{part}.{id}" for part in ("hand", "rest", "front") for id in ids]
            names += [f"{who}.{few}.{count}" for few in SMALL_COUNTS for count in range(MAX_SMALL_COUNT + 1)]
            names += [f"{who}.{part}" for part in ("blocked", "coconut", "mushrooms", "tokens", "dogs")]
        self.side_size: i64 = len(names) // 2
        names += [f"round.{number}" for number in range(MAX_ROUNDS + 1)]
        super().__init__("kung-fur-fight", game.pack.fingerprint, names)

    def active_features(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, FurState)
        found: list[int] = []
        self._append_side_features(state, seat, 0, found)
        self._append_side_features(state, 1 - seat, self.side_size, found)
        number = state.round
        found.append(2 * self.side_size + min(number, MAX_ROUNDS))
        return found

    def _append_side_features(self, state: FurState, seat: i64, offset: i64, slots: list[int]) -> None:
        side = state.sides[seat]
        sp, vp = side.sp, side.vp
        slots.append(offset + max(0, min(sp, self.max_sp)))
        offset += self.max_sp + 1
        slots.append(offset + max(0, min(vp, MAX_VP)))
        offset += MAX_VP + 1
        for cards in (side.hand, side.rest, side.cards_in_front):
            for card in cards:
                slots.append(offset + card)
            offset += self.kinds
        self._append_small_count_features(side, offset, slots)
        offset += len(SMALL_COUNTS) * (MAX_SMALL_COUNT + 1)
        if side.limit_token_round >= state.round:
            slots.append(offset)
        if state.coconut_owner == seat:
            slots.append(offset + 1)
        for arena in range(3):
            here = state.arenas[arena]
            for _ in range(side.arena_sides[arena].mushrooms):
                slots.append(offset + 2)
            for _ in range(here.hua if state.dogs == seat else here.raihuu):
                slots.append(offset + 3)
        if state.dogs == seat:
            slots.append(offset + 4)

    def _append_small_count_features(self, side: FurSide, offset: i64, slots: list[int]) -> None:
        for count in (side.unused_weapons, side.dishes, side.delicacies, side.card_limit):
            slots.append(offset + max(0, min(count, MAX_SMALL_COUNT)))
            offset += MAX_SMALL_COUNT + 1
