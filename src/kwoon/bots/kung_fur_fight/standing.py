"""Kung Fur Fight as a judge's network looks at it: points, animals and tokens of both sides, and the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.contract import State
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight
from kwoon.games.kung_fur_fight.play.sides import Side
from kwoon.learn.worth import Standing

MOST_VP: Final = 15
MOST_ROUNDS: Final = 10
MOST_FEW: Final = 6
"""More of these counts as so many."""
FEW: Final = ("supply", "dishes", "delicacies", "limit")


class FurStanding(Standing):
    """What I have, then what the other has, then the round."""

    def __init__(self, game: KungFurFight) -> None:
        ids = game.pack.ids
        self.kinds: i64 = len(ids)
        self.most: i64 = game.pack.sp_most
        names: list[str] = []
        for who in ("me", "other"):
            names += [f"{who}.sp.{sp}" for sp in range(self.most + 1)]
            names += [f"{who}.vp.{vp}" for vp in range(MOST_VP + 1)]
            names += [f"{who}.{part}.{id}" for part in ("hand", "rest", "front") for id in ids]
            names += [f"{who}.{few}.{count}" for few in FEW for count in range(MOST_FEW + 1)]
            names += [f"{who}.{part}" for part in ("blocked", "coconut", "mushrooms", "tokens", "dogs")]
        self.half: i64 = len(names) // 2
        names += [f"round.{number}" for number in range(MOST_ROUNDS + 1)]
        super().__init__("kung-fur-fight", game.pack.digest, names)

    def slots(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, FurState)
        found: list[int] = []
        self._side(state, seat, 0, found)
        self._side(state, 1 - seat, self.half, found)
        number = state.round
        found.append(2 * self.half + min(number, MOST_ROUNDS))
        return found

    def _side(self, state: FurState, seat: i64, at: i64, found: list[int]) -> None:
        side = state.sides[seat]
        sp, vp = side.sp, side.vp
        found.append(at + max(0, min(sp, self.most)))
        at += self.most + 1
        found.append(at + max(0, min(vp, MOST_VP)))
        at += MOST_VP + 1
        for cards in (side.hand, side.rest, side.front):
            for card in cards:
                found.append(at + card)
            at += self.kinds
        self._few(side, at, found)
        at += len(FEW) * (MOST_FEW + 1)
        if side.blocked >= state.round:
            found.append(at)
        if state.coconut == seat:
            found.append(at + 1)
        for arena in range(3):
            here = state.arenas[arena]
            for _ in range(side.corners[arena].mushrooms):
                found.append(at + 2)
            for _ in range(here.hua if state.dogs == seat else here.raihuu):
                found.append(at + 3)
        if state.dogs == seat:
            found.append(at + 4)

    def _few(self, side: Side, at: i64, found: list[int]) -> None:
        for count in (side.supply, side.dishes, side.delicacies, side.limit):
            found.append(at + max(0, min(count, MOST_FEW)))
            at += MOST_FEW + 1
