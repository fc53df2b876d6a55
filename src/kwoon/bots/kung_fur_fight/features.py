"""Network inputs for Kung Fur Fight: points, animals and tokens of both sides, and the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.game import State
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.side_and_arena_state import FurSide
from kwoon.learn.value_network import PositionFeatures

MAX_VP: Final = 15
MAX_ROUNDS: Final = 10
MAX_SMALL_COUNT: Final = 6
"""Larger counts are capped at this value."""
SMALL_COUNTS: Final = ("supply", "dishes", "delicacies", "limit")


class FurFeatures(PositionFeatures):
    """The seat's own features, then the opponent's, then the round."""

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
