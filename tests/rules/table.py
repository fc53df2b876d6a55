"""The table at which a scenario is played: names, rigged luck, moves in the notation, and what reaches each reader."""

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
from tests.rules.sentences import Impossible, listed, split

SEED = 0x6B776F6F6E
"""All luck that a scenario does not rig."""
WATCHING = "a watcher"


class Layout(ABC):
    """A position that a scenario describes bit by bit before it is played. Each game has its own."""

    @abstractmethod
    def build(self, table: Table) -> State:
        """The position as a state that writes to the table's log; Impossible if there is no such position."""


Described = TypeVar("Described", bound=Layout)


class Table:
    """One game in one scenario."""

    def __init__(self, opened: LoadedGame, names: list[str]) -> None:
        self.opened = opened
        self.game = opened.game
        self.names = names
        self.dice = RiggedDice(LiveDice(SEED), [], [])
        self.log = Log()
        self.layout: Layout | None = None
        self.fresh = 0
        """How much was in the log before the present row of `When` sentences."""
        self.refusal: str | None = None
        self.before_try: object = None
        self._state: State | None = None
        self._unsettled: State | None = None
        """The position as it was before the first answer that is not settled yet."""
        self._drafted: list[tuple[int, int]] = []
        """The answers since then."""

    # Names.

    def seat(self, name: str) -> int:
        """Where somebody sits."""
        if name not in self.names:
            raise Impossible(f"Nobody called '{name}' sits at this table: there are {listed(self.names)}.")
        return self.names.index(name)

    def readers(self, who: str) -> list[int]:
        """Some of those who look at the table: 'Ann, Bo and a watcher', or 'all'."""
        if who == "all":
            return [*range(len(self.names)), SPECTATOR]
        return [SPECTATOR if name == WATCHING else self.seat(name) for name in split(who)]

    def card(self, name: str) -> int:
        """A card, by its id."""
        for at, face in enumerate(self.opened.faces):
            if face.id == name:
                return at
        raise Impossible(f"There is no card called '{name}' in this game.")

    def cards(self, names: str) -> list[int]:
        """Cards, by their ids: 'S3, H2 and D5'."""
        return [self.card(name) for name in split(names)]

    def named(self, cards: Iterable[int]) -> list[str]:
        """The ids of cards, sorted, for comparing where order means nothing."""
        return sorted(self.opened.faces[card].id for card in cards)

    def same(self, found: Iterable[int], names: str) -> None:
        """These are exactly the cards that were named, in whatever order."""
        assert self.named(found) == self.named(self.cards(names))

    # Before the game.

    def describe(self, layout: Described) -> Described:
        """From here on a position is described."""
        self.layout = layout
        return layout

    def reopen(self, box: GameDefinition, pack: str) -> None:
        """Take other cards: the same game with a changed pack."""
        self.opened = box.load(pack, "changed cards", len(self.names), self.opened.options)
        self.game = self.opened.game

    # Playing.

    @property
    def state(self) -> State:
        """The position, set up when it is first needed."""
        if self._state is None:
            if self.layout is None:
                raise Impossible("Nothing is on the table: deal the game, or say what the position is.")
            self._state = self.layout.build(self)
        return self._state

    def started(self) -> bool:
        """Whether it is too late to describe a position."""
        return self._state is not None

    def deal(self) -> None:
        """A new game from the start."""
        if self._state is not None or self.layout is not None:
            raise Impossible("There is a position on the table already: a game is dealt onto an empty one.")
        self._state = self.game.deal(self.dice, self.log)

    def move(self, words: str) -> int:
        """A move, in the notation or in the words for the two that every game has."""
        if words == "give up":
            return CONCEDE
        if re.fullmatch(r"take back (his|her|their) choice", words):
            return TAKE_BACK
        return parse_move(self.game, words)

    def answer(self, name: str, move: int) -> None:
        """Somebody makes a move."""
        seat = self.seat(name)
        before = self.state.copy() if self._unsettled is None else self._unsettled
        self.state.apply(seat, move, self.dice)
        self._unsettled = before
        self._drafted.append((seat, move))
        if move != TAKE_BACK and not any(self.state.draft(each) for each in range(len(self.names))):
            self._unsettled = None
            self._drafted = []

    def attempt(self, name: str, words: str) -> None:
        """Somebody makes a move that may be refused."""
        self.before_try = self.snapshot(self.state, self.log.events)
        self.refusal = None
        try:
            self.answer(name, self.move(words))
        except IllegalMove as refused:
            self.refusal = str(refused)

    def instead(self, name: str, moves: list[int]) -> tuple[State, list[Event]]:
        """The table as it would be if somebody had just answered otherwise; also everything told so far."""
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
        """A snapshot of what would come of these answers, by seat and in this order; nothing is changed."""
        state = self.state.copy()
        state.log = Log()
        dice = LiveDice(SEED)
        for seat, move in answers:
            state.apply(seat, move, dice)
        return self.snapshot(state, state.log.events)

    # What reaches a reader.

    def told(self, seat: int, events: list[Event]) -> list[Event]:
        """Events as one reader may know them."""
        return [event.seen_by(seat) for event in events]

    def seen(self, seat: int, cards_in: Callable[[View], set[int]]) -> set[int]:
        """The cards that a reader sees now or was shown at any time in the scenario."""
        cards = set(cards_in(self.state.view(seat)))
        for event in self.told(seat, self.log.events):
            cards.update(event.cards)
        return cards - {HIDDEN}

    def lines(self, seat: int) -> list[str]:
        """What the reader's log says about the present row of `When` sentences."""
        reader = Audience(self.names, seat)
        said = [self.opened.text.event(event, reader) for event in self.told(seat, self.fresh_events())]
        return [line for line in said if line]

    def fresh_events(self) -> list[Event]:
        """What the present row of `When` sentences set off."""
        return self.log.events[self.fresh :]

    def reaching(self, seat: int, state: State, events: list[Event]) -> object:
        """Everything that gets to one reader, as plain values."""
        ask = state.prompt(seat)
        told = [event.as_tuple() for event in self.told(seat, events)]
        return state.view(seat).as_dict(), ask.as_tuple() if ask is not None else None, told

    def snapshot(self, state: State, events: list[Event]) -> object:
        """Everything that gets to anybody, and where all the cards are."""
        outcome = state.outcome()
        result = None if outcome is None else (outcome.places, outcome.why)
        told = [self.reaching(seat, state, events) for seat in self.readers("all")]
        return told, result, state.all_cards(), self.dice.draws[:], self.dice.rolls[:]

    def luck_is_spent(self) -> None:
        """Luck that was rigged and never needed is a rule that did not come into play."""
        draws = listed([self.opened.faces[card].id for card in self.dice.draws])
        assert not self.dice.draws, f"The scenario rigs the drawing of {draws}, but nothing more was drawn."
        assert not self.dice.rolls, "The scenario rigs a coin that was never flipped."
