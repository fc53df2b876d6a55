"""All chance outcomes of one move, with equal outcomes merged."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Final

from kwoon.core.dice import PausingDice, RollNeeded
from kwoon.core.events import Event, EventLog
from kwoon.core.game import Game, State
from kwoon.core.message import MessageError, msg
from kwoon.learn.chance_nodes import distinct_rolls
from kwoon.solve.trees.game_adapter import ObservationKey, TreeGameAdapter, adapter_for

MAX_OUTCOMES: Final = 500_000
"""Maximum number of chance outcomes to try for one move."""


HEARTBEAT_INTERVAL: Final = 2048
"""Number of tries or nodes between two calls to the heartbeat, which may stop the work: compiled code does not notice
Ctrl-C."""


class TreeTooLarge(MessageError):
    """Raised if a game is larger than allowed. The message gives the limit that was exceeded."""


class ChanceOutcome:
    """One possible result of a move, its probability, and what both seats see of it."""

    def __init__(self, state: State, observations: list[ObservationKey], numerator: int, denominator: int) -> None:
        self.state = state
        self.observations = observations
        self.numerator = numerator
        self.denominator = denominator
        """The probability is `numerator` / `denominator`, kept exact so that exported files are exact too."""

    def add_probability(self, numerator: int, denominator: int) -> None:
        """Add the probability of another chance path to the same outcome."""
        self.numerator = self.numerator * denominator + numerator * self.denominator
        self.denominator *= denominator
        common = gcd(self.numerator, self.denominator)
        self.numerator //= common
        self.denominator //= common

    def probability(self) -> float:
        return self.numerator / self.denominator


class ChanceEnumerator:
    """Enumerates the chance outcomes of a move by trying every sequence of dice rolls."""

    def __init__(self, game: Game, max_outcomes: int, heartbeat: Callable[[], None] | None = None) -> None:
        self.game = game
        self.max_outcomes = min(max_outcomes, MAX_OUTCOMES)
        self.heartbeat = heartbeat
        self.adapter: TreeGameAdapter | None = None
        self.outcomes: list[ChanceOutcome] = []
        self.outcome_by_key: dict[ObservationKey, ChanceOutcome] = {}
        self.num_tried = 0

    def find_outcomes(self, state: State | None = None, seat: int = -1, move: int = -1) -> list[ChanceOutcome]:
        """Return all outcomes of a move, or all possible deals if there is no state. The state is not changed."""
        self.outcomes = []
        self.outcome_by_key = {}
        self.num_tried = 0
        self._try_rolls(state, seat, move, rolls=[], numerator=1, denominator=1)
        return self.outcomes

    def _try_rolls(
        self, state: State | None, seat: int, move: int, *, rolls: list[int], numerator: int, denominator: int
    ) -> None:
        self.num_tried += 1
        if self.heartbeat is not None and self.num_tried % HEARTBEAT_INTERVAL == 0:
            self.heartbeat()
        if self.num_tried > self.max_outcomes:
            raise TreeTooLarge(msg("terminal-reports-too-many-outcomes", most=int(self.max_outcomes)))
        dice = PausingDice(rolls)
        log = EventLog()
        copy = None if state is None else state.copy()
        try:
            if copy is None:
                copy = self.game.deal(dice, log)
            else:
                copy.log = log
                copy.apply(seat, move, dice)
        except RollNeeded as needed:
            # If the payoff is already known, the remaining rolls do not matter.
            if copy is None or self.adapter is None or self.adapter.payoff(copy) is None:
                for roll, count in distinct_rolls(needed):
                    more, odds = [*rolls, roll], (numerator * count, denominator * needed.sides)
                    self._try_rolls(state, seat, move, rolls=more, numerator=odds[0], denominator=odds[1])
                return
        copy.log = None
        self._add_outcome(copy, log.take_events(), numerator, denominator)

    def _add_outcome(self, state: State, events: list[Event], numerator: int, denominator: int) -> None:
        if self.adapter is None:
            self.adapter = adapter_for(self.game, state)
        adapter = self.adapter
        observations = [adapter.observation(events, seat) for seat in range(2)]
        common = gcd(numerator, denominator)
        outcome = ChanceOutcome(state, observations, numerator // common, denominator // common)
        position_key = adapter.position_key(state)
        if position_key is not None:
            key = (position_key, observations[0], observations[1])
            existing = self.outcome_by_key.get(key)
            if existing is not None:
                existing.add_probability(outcome.numerator, outcome.denominator)
                return
            self.outcome_by_key[key] = outcome
        self.outcomes.append(outcome)
