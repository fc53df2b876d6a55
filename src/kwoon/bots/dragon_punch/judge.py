"""The judge of Dragon Punch: an imagined match rests after a few turns, or when a round is over."""

from __future__ import annotations

from kwoon.bots.dragon_punch.scale import FITTED, Hand
from kwoon.bots.judge import Scale, race
from kwoon.core.contract import State
from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.play.position import PLAYING
from kwoon.games.dragon_punch.play.rules import DragonState


class DragonJudge(Scale):
    """Adds up health and what the cards can do; every round starts afresh."""

    def __init__(self, game: DragonNotation, turns: int = 2) -> None:
        super().__init__(FITTED)
        self.game = game
        self.turns = turns
        """How many positions it looks ahead; a turn has one or two."""
        self.hands: dict[tuple[tuple[int, ...], tuple[int, ...]], Hand] = {}
        """By the cards of a seat and those of the other."""

    def rests(self, state: State, settled: int) -> bool:
        assert isinstance(state, DragonState)
        if state.phase != PLAYING or state.round == 0:
            return False
        return settled >= self.turns or (state.turn == 1 and state.round > 1)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, DragonState)
        key = (tuple(state.kinds[seat]), tuple(state.kinds[1 - seat]))
        hand = self.hands.get(key)
        if hand is None:
            hand = Hand(self.game, state.kinds[seat], state.kinds[1 - seat])
            self.hands[key] = hand
        return hand.features(state.red[seat], state.flipped[seat], state.initiative == seat)

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
