"""Game-specific parts of tree building: when a game is over, what a seat remembers, and which chance outcomes are
equal."""

from __future__ import annotations

from kwoon.bots.evaluator import match_win_chance
from kwoon.core.events import Event
from kwoon.core.game import Game, State
from kwoon.games.fight.rules.game import FightState
from kwoon.learn.rewards import RewardRule

ObservationKey = tuple[object, ...]


class TreeGameAdapter:
    """Any two-player game: a seat remembers everything it saw, in order, and no chance outcomes are merged."""

    def __init__(self, game: Game) -> None:
        self.rewards = RewardRule(game)

    def payoff(self, state: State) -> float | None:
        """Return the first seat's payoff, or None while the game is undecided."""
        outcome = state.outcome()
        return None if outcome is None else self.rewards.rewards_by_seat(outcome)[0]

    def position_key(self, state: State) -> ObservationKey | None:
        """Return a key for everything that matters in a position, so that equal positions can be merged; None if
        unknown."""
        return None

    def observation(self, events: list[Event], seat: int) -> ObservationKey:
        """Return what a seat saw of a move."""
        return tuple([event.as_seen_by(seat).as_tuple() for event in events])


UNORDERED_EVENTS = ("draw", "row")
"""Events whose cards arrive one by one, although their order does not matter."""


class FightAdapter(TreeGameAdapter):
    """One round of FIGHT: hands and the row have no order.

    The chance to win the match after the round needs no tree: every round is dealt fresh and is symmetric, so each
    round is even between two optimal players.
    """

    def __init__(self, game: Game, start: FightState) -> None:
        super().__init__(game)
        self.round_number = int(start.round)

    def payoff(self, state: State) -> float | None:
        assert isinstance(state, FightState)
        if state.round > self.round_number:
            goal = int(state.game.rounds_to_win)
            return 2.0 * match_win_chance(goal - state.rounds_won[0], goal - state.rounds_won[1]) - 1.0
        return super().payoff(state)

    def position_key(self, state: State) -> ObservationKey | None:
        assert isinstance(state, FightState)
        hands = [tuple(sorted(state.hands[seat])) for seat in range(2)]
        shown = [tuple(sorted(state.shown[seat])) for seat in range(2)]
        piles = [tuple(state.piles[seat]) for seat in range(2)]
        row = tuple(sorted(state.row))
        gone = (tuple(sorted(state.discard)), tuple(state.played), int(state.prize), int(state.tie_breaker))
        turn = (int(state.phase), int(state.picker), int(state.picks), int(state.turn_loser), int(state.turn))
        return (*hands, *shown, *piles, row, gone, turn, tuple(state.scores), tuple(state.rounds_won), int(state.round))

    def observation(self, events: list[Event], seat: int) -> ObservationKey:
        seen = [event.as_seen_by(seat).as_tuple() for event in events]
        unordered = sorted(
            [(kind, actor, card) for kind, actor, cards, _ in seen if kind in UNORDERED_EVENTS for card in cards]
        )
        return (*[facts for facts in seen if facts[0] not in UNORDERED_EVENTS], tuple(unordered))


def adapter_for(game: Game, start: State) -> TreeGameAdapter:
    """Return the adapter for a game that starts from this position."""
    return FightAdapter(game, start) if isinstance(start, FightState) else TreeGameAdapter(game)
