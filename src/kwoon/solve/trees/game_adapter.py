"""How a game is taken apart: when it is over, what a seat remembers, and which luck makes no difference."""

from __future__ import annotations

from kwoon.bots.evaluator import match_win_chance
from kwoon.core.events import Event
from kwoon.core.game import Game, State
from kwoon.games.fight.rules.game import FightState
from kwoon.learn.rewards import RewardRule

ObservationKey = tuple[object, ...]


class GameAdapter:
    """Any game for two: everything that was seen is remembered as it came, and no luck is like another."""

    def __init__(self, game: Game) -> None:
        self.rewards = RewardRule(game)

    def payoff(self, state: State) -> float | None:
        """What the first seat has won, once it is settled; none before."""
        outcome = state.outcome()
        return None if outcome is None else self.rewards.for_outcome(outcome)[0]

    def position_key(self, state: State) -> ObservationKey | None:
        """All that matters in a position: of two that have it in common, one stands for both. None: nobody knows."""
        return None

    def observation(self, events: list[Event], seat: int) -> ObservationKey:
        """What a seat saw of an answer."""
        return tuple([event.seen_by(seat).as_tuple() for event in events])


UNORDERED_EVENTS = ("draw", "row")
"""Cards that come one by one, though nothing depends on the order in which they come."""


class FightAdapter(GameAdapter):
    """FIGHT, one round of it: hands and row have no order.

    Whoever wins the round has a chance to win the rest that needs no tree: every round is dealt anew and is the same
    for both seats, so each is even between two who play as well as one can.
    """

    def __init__(self, game: Game, start: FightState) -> None:
        super().__init__(game)
        self.round_number = int(start.round)

    def payoff(self, state: State) -> float | None:
        assert isinstance(state, FightState)
        if state.round > self.round_number:
            goal = int(state.game.rounds_to_win)
            return 2.0 * match_win_chance(goal - state.won[0], goal - state.won[1]) - 1.0
        return super().payoff(state)

    def position_key(self, state: State) -> ObservationKey | None:
        assert isinstance(state, FightState)
        hands = [tuple(sorted(state.hands[seat])) for seat in range(2)]
        shown = [tuple(sorted(state.shown[seat])) for seat in range(2)]
        piles = [tuple(state.piles[seat]) for seat in range(2)]
        row = tuple(sorted(state.row))
        gone = (tuple(sorted(state.discard)), tuple(state.played), int(state.prize), int(state.breaker))
        turn = (int(state.phase), int(state.picker), int(state.picks), int(state.beaten), int(state.turn))
        return (*hands, *shown, *piles, row, gone, turn, tuple(state.scores), tuple(state.won), int(state.round))

    def observation(self, events: list[Event], seat: int) -> ObservationKey:
        seen = [event.seen_by(seat).as_tuple() for event in events]
        unordered = sorted(
            [(word, who, card) for word, who, cards, _ in seen if word in UNORDERED_EVENTS for card in cards]
        )
        return (*[facts for facts in seen if facts[0] not in UNORDERED_EVENTS], tuple(unordered))


def adapter_for(game: Game, start: State) -> GameAdapter:
    """How a game is taken apart from this position on."""
    return FightAdapter(game, start) if isinstance(start, FightState) else GameAdapter(game)
