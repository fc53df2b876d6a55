"""The judge of Dragon Punch: an imagined match rests after a few turns, or when a round is over."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch import GreedyDragonPunch, solve
from kwoon.bots.judge import Scale, race
from kwoon.core.contract import Ask, State
from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.exchange import damage_to
from kwoon.games.dragon_punch.notation import DragonNotation
from kwoon.games.dragon_punch.position import PLAYING
from kwoon.games.dragon_punch.rules import DragonState

FITTED: Final = [1.171, -0.1976, 1.1954, 0.3122, 0.1058, 0.0708, 0.235]
"""The weights of the features, fitted by bench/fit_chances.py."""


class DragonJudge(Scale):
    """Adds up health and what the cards can do; every round starts afresh."""

    def __init__(self, game: DragonNotation, turns: int = 2) -> None:
        super().__init__(FITTED)
        self.turns = turns
        """How many positions it looks ahead; a turn has one or two."""
        self.greedy = GreedyDragonPunch(game, LiveDice(0))
        self.power: list[float] = []
        """By face: what a move does on average to the basic cards and they to it."""
        for face in range(game.faces):
            total = 0.0
            for other in range(2 * game.basics):
                result = game.result(face, other, -1)
                total += float(int(damage_to(1, result) - damage_to(0, result)))
            self.power.append(total / int(2 * game.basics))

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, DragonState)
        if state.phase != PLAYING or state.round == 0:
            return False
        return settled >= self.turns or (state.turn == 1 and state.round > 1)

    def habit(self, state: State, ask: Ask) -> list[float]:
        """The greedy bot's mixture: most people think one turn ahead."""
        assert isinstance(state, DragonState)
        view = state.view(int(ask.seat))
        return solve(self.greedy.matrix(view, ask.moves)) if ask.word == "play" else []

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, DragonState)
        basics = state.game.basics
        health = float(state.health[seat])
        usable = 0.0
        power = 0.0
        best = -9.0
        for slot, kind in enumerate(state.kinds[seat]):
            if (state.flipped[seat] >> slot) & 1:
                continue
            usable += 1.0
            if kind < basics:
                strength = self.power[2 * kind + ((state.red[seat] >> slot) & 1)]
            else:
                strength = max(self.power[2 * kind], self.power[2 * kind + 1])
            power += strength
            best = max(best, strength)
        return [
            health,
            health * health / 6.0,
            1.0 if health == 1.0 else 0.0,
            usable,
            power,
            best,
            1.0 if state.initiative == seat else 0.0,
        ]

    def chances(self, state: State) -> list[float]:
        """Of the match: what is left to win after this round counts as even."""
        assert isinstance(state, DragonState)
        goal = int(state.game.rounds_to_win)
        mine = goal - state.won[0]
        yours = goal - state.won[1]
        if state.turn == 1:
            first = race(mine, yours)
        else:
            won = self.weigh(state)[0]
            first = won * race(mine - 1, yours) + (1.0 - won) * race(mine, yours - 1)
        return [first, 1.0 - first]
