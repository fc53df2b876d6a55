"""The judge of FIGHT: an imagined game rests after a few turns, or when a round is over."""

from __future__ import annotations

from typing import Final

from kwoon.bots.fight.greedy import mixed
from kwoon.bots.judge import Scale, race
from kwoon.core.contract import Ask, State
from kwoon.games.fight.play.notation import FightNotation
from kwoon.games.fight.play.position import OPENING, PLAYING
from kwoon.games.fight.play.rules import FightState

FITTED: Final = [-1.2749, 2.3603, -0.4077, 0.3711, 0.1061, -0.0819, -0.0321, 0.0331, 0.0898]
"""The weights of the judge's features, fitted by bench/fit_chances.py."""


class FightJudge(Scale):
    """An imagined game rests after a few turns, or when a round is over: the next one is dealt anew."""

    def __init__(self, game: FightNotation, turns: int = 4) -> None:
        super().__init__(FITTED)
        self.game = game
        moves = [move.id for move in game.pack.moves]
        self.suits = [moves.index(card.move.id) for card in game.pack.kinds]
        self.turns = turns
        """How many positions it looks ahead; a turn has two to three."""

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, FightState)
        if state.phase == PLAYING:
            return settled >= self.turns
        return state.phase == OPENING and state.picks == 2 * state.game.pack.opening_picks

    def usual(self, state: State, ask: Ask) -> list[float]:
        assert isinstance(state, FightState)
        if ask.word != "play":
            return []
        return mixed(self.game, state.view(int(ask.seat)), ask.moves)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, FightState)
        game = state.game
        score = state.scores[seat] / game.points_to_win
        attacks = 0.0
        early = 0.0
        points = 0.0
        suits = 0
        for card in state.hands[seat]:
            points += game.points[card]
            suits |= 1 << self.suits[card]
            if game.attacks[card]:
                attacks += 1.0
                early += 1.0 / game.values[card]
        kinds = 0.0
        while suits:
            kinds += suits & 1
            suits >>= 1
        ahead = state.breaker == seat
        top = state.piles[seat][-1] if ahead else 0
        return [
            score,
            score * score,
            1.0 if ahead else 0.0,
            float(game.values[top]) if ahead else 0.0,
            attacks,
            early,
            points,
            kinds,
            float(len(state.shown[seat])),
        ]

    def chances(self, state: State) -> list[float]:
        """Of the match: what is left to win after this round counts as even."""
        assert isinstance(state, FightState)
        goal = int(state.game.rounds_to_win)
        mine = goal - state.won[0]
        yours = goal - state.won[1]
        if state.phase == OPENING:
            first = race(mine, yours)
        else:
            won = self.weigh(state)[0]
            first = won * race(mine - 1, yours) + (1.0 - won) * race(mine, yours - 1)
        return [first, 1.0 - first]
