"""Game-specific parts of tree building: when a game is over, what a seat remembers, and which chance outcomes are
equal."""

from __future__ import annotations

from typing import cast

from kwoon.core.events import Event
from kwoon.core.game import Game, State
from kwoon.core.message import Text
from kwoon.learn.rewards import RewardRule
from kwoon.providers import find_provider

ObservationKey = tuple[object, ...]


class TreeGameAdapter:
    """Any two-player game: a seat remembers everything it saw, in order, and no chance outcomes are merged."""

    def __init__(self, game: Game) -> None:
        self.rewards = RewardRule(game)
        self.when_nothing_is_hidden: Text = ""
        """A sentence that says in which positions nothing is hidden; empty if the game has no such positions."""

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


def adapter_for(game: Game, start: State) -> TreeGameAdapter:
    """Return the adapter for a game that starts from this position."""
    provider = find_provider(game, "tree_adapter")
    return TreeGameAdapter(game) if provider is None else cast(TreeGameAdapter, provider(game, start))
