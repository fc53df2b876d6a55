"""The table of a scenario: names, rigged dice, moves in notation, and what reaches each viewer."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TypeVar

from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import HIDDEN, Event, EventLog
from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK, IllegalMove, State, View
from kwoon.core.record import parse_move
from kwoon.localization.formatter import Reader
from tests.rules.step_parsing import ImpossibleScenario, join_list, split_list

SEED = 0x6B776F6F6E
"""Seed of all dice that a scenario does not rig."""
SPECTATOR_NAME = "a watcher"


class Layout(ABC):
    """A position that a scenario describes step by step before play. Each game has its own subclass."""

    @abstractmethod
    def build(self, table: ScenarioTable) -> State:
        """Return a state that writes to the table's log. Raise `ImpossibleScenario` if the position is impossible."""


LayoutType = TypeVar("LayoutType", bound=Layout)


class ScenarioTable:
    def __init__(self, loaded: LoadedGame, names: list[str]) -> None:
        self.loaded = loaded
        self.game = loaded.game
        self.names = names
        self.dice = RiggedDice(LiveDice(SEED), [], [])
        self.log = EventLog()
        self.layout: Layout | None = None
        self.step_start = 0
        """Length of the log before the current block of `When` steps."""
        self.error: str | None = None
        self.snapshot_before_attempt: object = None
        self._state: State | None = None
        self._before_unresolved: State | None = None
        """The position before the first unresolved move."""
        self._unresolved_moves: list[tuple[int, int]] = []
        """The moves since that position, by seat."""

    # Names.

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise ImpossibleScenario(f"Nobody called '{name}' sits at this table: there are {join_list(self.names)}.")
        return self.names.index(name)

    def viewers(self, who: str) -> list[int]:
        """Return the seats that a list of viewers names, such as 'Ann, Bo and a watcher', or 'all'."""
        if who == "all":
            return [*range(len(self.names)), SPECTATOR]
        return [SPECTATOR if name == SPECTATOR_NAME else self.seat(name) for name in split_list(who)]

    def card(self, name: str) -> int:
        for at, face in enumerate(self.loaded.faces):
            if face.id == name:
                return at
        raise ImpossibleScenario(f"There is no card called '{name}' in this game.")

    def cards(self, names: str) -> list[int]:
        """Return the cards in a list of ids, such as 'S3, H2 and D5'."""
        return [self.card(name) for name in split_list(names)]

    def card_ids(self, cards: Iterable[int]) -> list[str]:
        """Return the sorted ids of cards, so that their order does not matter."""
        return sorted(self.loaded.faces[card].id for card in cards)

    def assert_cards(self, cards: Iterable[int], names: str) -> None:
        """Check that `cards` are exactly the named ones, in any order."""
        assert self.card_ids(cards) == self.card_ids(self.cards(names))

    # Before the game.

    def describe(self, layout: LayoutType) -> LayoutType:
        self.layout = layout
        return layout

    def reload(self, definition: GameDefinition, pack: str) -> None:
        self.loaded = definition.load(pack, "changed cards", len(self.names), self.loaded.options)
        self.game = self.loaded.game

    # Playing.

    @property
    def state(self) -> State:
        """The current state; the described position is built when first needed."""
        if self._state is None:
            if self.layout is None:
                raise ImpossibleScenario("Nothing is on the table: deal the game or describe a position.")
            self._state = self.layout.build(self)
        return self._state

    def started(self) -> bool:
        """Return whether it is too late to describe a position."""
        return self._state is not None

    def deal(self) -> None:
        if self._state is not None or self.layout is not None:
            raise ImpossibleScenario("A position has already been described, so the game cannot be dealt.")
        self._state = self.game.deal(self.dice, self.log)

    def move(self, text: str) -> int:
        """Parse a move in notation, or the text for conceding or taking back."""
        if text == "give up":
            return CONCEDE
        if re.fullmatch(r"take back (his|her|their) choice", text):
            return TAKE_BACK
        return parse_move(self.game, text)

    def make_move(self, name: str, move: int) -> None:
        seat = self.seat(name)
        before = self.state.copy() if self._before_unresolved is None else self._before_unresolved
        self.state.apply(seat, move, self.dice)
        self._before_unresolved = before
        self._unresolved_moves.append((seat, move))
        if move != TAKE_BACK and not any(self.state.draft(each) for each in range(len(self.names))):
            self._before_unresolved = None
            self._unresolved_moves = []

    def attempt(self, name: str, text: str) -> None:
        """Try to make a move. If it is refused, store the error."""
        self.snapshot_before_attempt = self.snapshot(self.state, self.log.events)
        self.error = None
        try:
            self.make_move(name, self.move(text))
        except IllegalMove as error:
            self.error = str(error)

    def with_other_moves(self, name: str, moves: list[int]) -> tuple[State, list[Event]]:
        """Return the state and the events as if a player had made other unresolved moves."""
        if self._before_unresolved is None:
            raise ImpossibleScenario(f"{name} has no unresolved choice to change.")
        seat = self.seat(name)
        twin = self._before_unresolved.copy()
        twin.log = EventLog()
        for other, other_move in self._unresolved_moves:
            if other != seat:
                twin.apply(other, other_move, self.dice)
        for move in moves:
            twin.apply(seat, move, self.dice)
        return twin, self.log.events + twin.log.events

    def snapshot_after(self, moves: list[tuple[int, int]]) -> object:
        """Return a snapshot after these moves (pairs of seat and move) without changing the table."""
        state = self.state.copy()
        state.log = EventLog()
        dice = LiveDice(SEED)
        for seat, move in moves:
            state.apply(seat, move, dice)
        return self.snapshot(state, state.log.events)

    # Views, events and logs.

    def events_seen_by(self, seat: int, events: list[Event]) -> list[Event]:
        return [event.as_seen_by(seat) for event in events]

    def cards_seen_by(self, seat: int, cards_in: Callable[[View], set[int]]) -> set[int]:
        """Return the cards that a viewer sees now or has seen in earlier events."""
        cards = set(cards_in(self.state.view(seat)))
        for event in self.events_seen_by(seat, self.log.events):
            cards.update(event.cards)
        return cards - {HIDDEN}

    def log_lines(self, seat: int) -> list[str]:
        """Return the viewer's log lines for the current block of `When` steps."""
        reader = Reader(self.names, seat)
        lines = [
            reader.say(self.loaded.text.describe_event(event))
            for event in self.events_seen_by(seat, self.events_of_step())
        ]
        return [line for line in lines if line]

    def events_of_step(self) -> list[Event]:
        return self.log.events[self.step_start :]

    def data_seen_by(self, seat: int, state: State, events: list[Event]) -> object:
        prompt = state.prompt(seat)
        events_data = [event.as_tuple() for event in self.events_seen_by(seat, events)]
        return state.view(seat).as_dict(), prompt.as_tuple() if prompt is not None else None, events_data

    def snapshot(self, state: State, events: list[Event]) -> object:
        """Return everything that reaches any viewer, the outcome, all cards and the remaining rigged dice."""
        outcome = state.outcome()
        result = None if outcome is None else (outcome.places, outcome.why)
        events_data = [self.data_seen_by(seat, state, events) for seat in self.viewers("all")]
        return events_data, result, state.all_cards(), self.dice.draws[:], self.dice.rolls[:]

    def assert_rigged_dice_used(self) -> None:
        """Check that no rigged dice are left; leftover dice mean that a rule did not apply."""
        draws = join_list([self.loaded.faces[card].id for card in self.dice.draws])
        assert not self.dice.draws, f"The scenario rigs the drawing of {draws}, but nothing more was drawn."
        assert not self.dice.rolls, "The scenario rigs a coin that was never flipped."
