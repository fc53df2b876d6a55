"""The table of a scenario: names, rigged dice, moves in notation, and what reaches each reader."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import TypeVar

from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import HIDDEN, Event, Log
from kwoon.core.game import CONCEDE, SPECTATOR, TAKE_BACK, IllegalMove, State, View
from kwoon.core.game_text import Audience
from kwoon.core.record import parse_move
from tests.rules.step_parsing import Impossible, listed, split

SEED = 0x6B776F6F6E
"""Seed of all dice that a scenario does not rig."""
WATCHING = "a watcher"


class Layout(ABC):
    """A position that a scenario describes step by step before play. Each game has its own."""

    @abstractmethod
    def build(self, table: Table) -> State:
        """Return the position as a state that writes to the table's log; raise Impossible if there is none."""


Described = TypeVar("Described", bound=Layout)


class Table:
    """One game in one scenario."""

    def __init__(self, loaded: LoadedGame, names: list[str]) -> None:
        self.opened = loaded
        self.game = loaded.game
        self.names = names
        self.dice = RiggedDice(LiveDice(SEED), [], [])
        self.log = Log()
        self.layout: Layout | None = None
        self.fresh = 0
        """Length of the log before the current block of `When` steps."""
        self.refusal: str | None = None
        self.before_try: object = None
        self._state: State | None = None
        self._unsettled: State | None = None
        """The position before the first unresolved answer."""
        self._drafted: list[tuple[int, int]] = []
        """The answers since then."""

    # Names.

    def seat(self, name: str) -> int:
        """Return a player's seat."""
        if name not in self.names:
            raise Impossible(f"Nobody called '{name}' sits at this table: there are {listed(self.names)}.")
        return self.names.index(name)

    def readers(self, who: str) -> list[int]:
        """Return the seats of readers such as 'Ann, Bo and a watcher', or 'all'."""
        if who == "all":
            return [*range(len(self.names)), SPECTATOR]
        return [SPECTATOR if name == WATCHING else self.seat(name) for name in split(who)]

    def card(self, name: str) -> int:
        """Return a card by its id."""
        for at, face in enumerate(self.opened.faces):
            if face.id == name:
                return at
        raise Impossible(f"There is no card called '{name}' in this game.")

    def cards(self, names: str) -> list[int]:
        """Return cards by their ids: 'S3, H2 and D5'."""
        return [self.card(name) for name in split(names)]

    def named(self, cards: Iterable[int]) -> list[str]:
        """Return the sorted ids of cards, for comparison without order."""
        return sorted(self.opened.faces[card].id for card in cards)

    def same(self, found: Iterable[int], names: str) -> None:
        """Check that exactly the named cards were found, in any order."""
        assert self.named(found) == self.named(self.cards(names))

    # Before the game.

    def describe(self, layout: Described) -> Described:
        """Start describing a position."""
        self.layout = layout
        return layout

    def reopen(self, definition: GameDefinition, pack: str) -> None:
        """Reload the game with a changed pack."""
        self.opened = definition.load(pack, "changed cards", len(self.names), self.opened.options)
        self.game = self.opened.game

    # Playing.

    @property
    def state(self) -> State:
        """The position, built when first needed."""
        if self._state is None:
            if self.layout is None:
                raise Impossible("Nothing is on the table: deal the game, or say what the position is.")
            self._state = self.layout.build(self)
        return self._state

    def started(self) -> bool:
        """Whether it is too late to describe a position."""
        return self._state is not None

    def deal(self) -> None:
        """Deal a new game."""
        if self._state is not None or self.layout is not None:
            raise Impossible("There is a position on the table already: a game is dealt onto an empty one.")
        self._state = self.game.deal(self.dice, self.log)

    def move(self, words: str) -> int:
        """Return a move from notation, or from the text of the two moves that every game has."""
        if words == "give up":
            return CONCEDE
        if re.fullmatch(r"take back (his|her|their) choice", words):
            return TAKE_BACK
        return parse_move(self.game, words)

    def answer(self, name: str, move: int) -> None:
        """Make a player's move."""
        seat = self.seat(name)
        before = self.state.copy() if self._unsettled is None else self._unsettled
        self.state.apply(seat, move, self.dice)
        self._unsettled = before
        self._drafted.append((seat, move))
        if move != TAKE_BACK and not any(self.state.draft(each) for each in range(len(self.names))):
            self._unsettled = None
            self._drafted = []

    def attempt(self, name: str, words: str) -> None:
        """Make a move that may be refused."""
        self.before_try = self.snapshot(self.state, self.log.events)
        self.refusal = None
        try:
            self.answer(name, self.move(words))
        except IllegalMove as refused:
            self.refusal = str(refused)

    def instead(self, name: str, moves: list[int]) -> tuple[State, list[Event]]:
        """Return the table as if a player's last answer had been another, with all events so far."""
        if self._unsettled is None:
            raise Impossible(f"There is no open choice of {name} to change.")
        seat = self.seat(name)
        twin = self._unsettled.copy()
        twin.log = Log()
        for other, made in self._drafted:
            if other != seat:
                twin.apply(other, made, self.dice)
        for move in moves:
            twin.apply(seat, move, self.dice)
        return twin, self.log.events + twin.log.events

    def after(self, answers: list[tuple[int, int]]) -> object:
        """Return a snapshot after these answers, by seat and in this order, without changing anything."""
        state = self.state.copy()
        state.log = Log()
        dice = LiveDice(SEED)
        for seat, move in answers:
            state.apply(seat, move, dice)
        return self.snapshot(state, state.log.events)

    # What reaches a reader.

    def told(self, seat: int, events: list[Event]) -> list[Event]:
        """Return events as one reader may know them."""
        return [event.seen_by(seat) for event in events]

    def seen(self, seat: int, cards_in: Callable[[View], set[int]]) -> set[int]:
        """Return the cards that a reader sees now or saw at any time in the scenario."""
        cards = set(cards_in(self.state.view(seat)))
        for event in self.told(seat, self.log.events):
            cards.update(event.cards)
        return cards - {HIDDEN}

    def lines(self, seat: int) -> list[str]:
        """Return the reader's log lines for the current block of `When` steps."""
        reader = Audience(self.names, seat)
        said = [self.opened.text.event(event, reader) for event in self.told(seat, self.fresh_events())]
        return [line for line in said if line]

    def fresh_events(self) -> list[Event]:
        """Return the events of the current block of `When` steps."""
        return self.log.events[self.fresh :]

    def reaching(self, seat: int, state: State, events: list[Event]) -> object:
        """Return everything that reaches one reader, as plain values."""
        prompt = state.prompt(seat)
        told = [event.as_tuple() for event in self.told(seat, events)]
        return state.view(seat).as_dict(), prompt.as_tuple() if prompt is not None else None, told

    def snapshot(self, state: State, events: list[Event]) -> object:
        """Return everything that reaches anybody, and the location of all cards."""
        outcome = state.outcome()
        result = None if outcome is None else (outcome.places, outcome.why)
        told = [self.reaching(seat, state, events) for seat in self.readers("all")]
        return told, result, state.all_cards(), self.dice.draws[:], self.dice.rolls[:]

    def luck_is_spent(self) -> None:
        """Check that all rigged dice were used; unused ones mean that a rule did not apply."""
        draws = listed([self.opened.faces[card].id for card in self.dice.draws])
        assert not self.dice.draws, f"The scenario rigs the drawing of {draws}, but nothing more was drawn."
        assert not self.dice.rolls, "The scenario rigs a coin that was never flipped."
