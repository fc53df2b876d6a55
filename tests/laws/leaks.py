"""The law that nothing leaks: all that can reach a seat is the same, byte for byte, in states it cannot tell apart.

A *moment* is a position and what just happened, as it comes to one seat (or the watcher). A *channel* turns a moment
into the bytes that this seat gets in one way: its view, its ask, the log, an error. Whoever delivers something in a
new way adds a channel: `compare(first, second, CHANNELS | {"wire": my_channel})`.

Channels read the rules through a *source*. The honest one is here; tests of this law put leaking ones in its place.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import Event
from kwoon.core.game import IllegalMove, Prompt, State, View
from tests.laws.tables import Table

NO_DICE = LiveDice(0)


class Source:
    """Where what a seat gets to know comes from: the rules, honestly."""

    def facts(self, state: State, seat: int) -> dict[str, object]:
        """The view."""
        return state.view(seat).as_dict()

    def ask(self, state: State, seat: int) -> Prompt | None:
        """What the seat is asked."""
        return state.prompt(seat)

    def event(self, event: Event, seat: int) -> Event:
        """What happened, redacted."""
        return event.seen_by(seat)

    def line(self, table: Table, event: Event, seat: int) -> str:
        """What happened, as a line of the log."""
        return table.opened.text.event(event.seen_by(seat), table.reader(seat))

    def refusal(self, state: State, seat: int, move: int) -> str:
        """What an answer is refused with."""
        try:
            state.apply(seat, move, NO_DICE)
        except IllegalMove as refused:
            return str(refused)
        return "taken"

    def why_not(self, table: Table, card: int, state: State, view: View) -> str:
        """Why a card cannot be used."""
        return table.opened.text.why_not(card, view)

    def default(self, state: State, seat: int, dice: Dice) -> int:
        """What is answered for a seat that is late."""
        return state.default_move(seat, dice)

    def guess(self, table: Table, state: State, seat: int, dice: Dice) -> State:
        """What the seat may imagine."""
        return table.game.sample_state(state.view(seat), dice)

    def bot(self, state: State, seat: int) -> object:
        """What a bot on this seat is sent."""
        return (state.view(seat), state.prompt(seat))


HONEST = Source()


@dataclass(frozen=True)
class Moment:
    """A position and the events that led to it, as they come to one seat."""

    table: Table
    state: State
    seat: int
    events: list[Event] = field(default_factory=list)
    source: Source = HONEST


Channel = Callable[[Moment], bytes]


def by_view(moment: Moment) -> bytes:
    """The view, every field of it."""
    return repr(sorted(moment.source.facts(moment.state, moment.seat).items())).encode()


def by_ask(moment: Moment) -> bytes:
    """The question, and every move that it offers, in numbers and in words."""
    ask = moment.source.ask(moment.state, moment.seat)
    if ask is None:
        return b""
    words = moment.table.opened.text
    sentence = words.prompt(ask, moment.state.view(moment.seat), moment.table.reader(moment.seat))
    return repr((ask.as_tuple(), sentence, [words.move(move) for move in ask.moves])).encode()


def by_events(moment: Moment) -> bytes:
    """What happened."""
    return repr([moment.source.event(event, moment.seat).as_tuple() for event in moment.events]).encode()


def by_log(moment: Moment) -> bytes:
    """What happened, in words."""
    return "\n".join(moment.source.line(moment.table, event, moment.seat) for event in moment.events).encode()


def by_outcome(moment: Moment) -> bytes:
    """How it ended."""
    outcome = moment.state.outcome()
    if outcome is None:
        return b""
    said = moment.table.opened.text.outcome(outcome, moment.table.reader(moment.seat))
    return repr((outcome.places, outcome.why, said)).encode()


def by_refusals(moment: Moment) -> bytes:
    """What the seat hears when it tries what it may not: some moves of every kind, and some that are none."""
    size = moment.table.game.num_moves()
    ask = moment.state.prompt(moment.seat)
    legal = [] if ask is None else ask.moves
    wrong = [move for move in (*range(0, size, 1 + size // 8), size - 1, size, -3) if move not in legal]
    state = moment.state.copy()
    return "\n".join(moment.source.refusal(state, moment.seat, move) for move in wrong).encode()


def by_why_not(moment: Moment) -> bytes:
    """What the seat hears about each card that there is."""
    cards = range(len(moment.table.opened.faces))
    view = moment.state.view(moment.seat)
    said = [moment.source.why_not(moment.table, card, moment.state, view) for card in cards]
    return "\n".join(said).encode()


def by_default(moment: Moment) -> bytes:
    """What is answered for the seat when it is late, with the same luck."""
    if moment.state.prompt(moment.seat) is None:
        return b""
    return repr([moment.source.default(moment.state, moment.seat, LiveDice(luck)) for luck in range(3)]).encode()


def by_guess(moment: Moment) -> bytes:
    """What the seat imagines, with the same luck: everybody's cards. How it goes on from there is a law of guessing."""
    guess = moment.source.guess(moment.table, moment.state, moment.seat, LiveDice(22))
    return repr([guess.view(eye).as_dict() for eye in moment.table.eyes]).encode()


def by_bot(moment: Moment) -> bytes:
    """What a bot is sent."""
    return pickle.dumps(moment.source.bot(moment.state, moment.seat))


CHANNELS: Mapping[str, Channel] = {
    "view": by_view,
    "ask": by_ask,
    "events": by_events,
    "log": by_log,
    "outcome": by_outcome,
    "refusals": by_refusals,
    "why-not": by_why_not,
    "default": by_default,
    "guess": by_guess,
    "bot": by_bot,
}


def probe(moment: Moment, channels: Mapping[str, Channel] = CHANNELS) -> dict[str, bytes]:
    """Everything that can reach the seat, channel by channel."""
    return {name: channels[name](moment) for name in channels}


def compare(first: Moment, second: Moment, channels: Mapping[str, Channel] = CHANNELS) -> list[str]:
    """The channels by which a seat can tell two moments apart that it should not."""
    here, there = probe(first, channels), probe(second, channels)
    return [name for name in channels if here[name] != there[name]]


@dataclass
class Search:
    """A search for leaks: by which channels, how much was compared, and what was found."""

    source: Source = HONEST
    channels: Mapping[str, Channel] = field(default_factory=lambda: CHANNELS)
    enough: int = 1_000
    """After so many leaks there is no need to look further."""
    compared: int = 0
    unlike: int = 0
    """Pairs that could not be compared, because luck that everyone sees fell differently."""
    leaks: Counter[str] = field(default_factory=Counter)
    """How often each channel leaked."""
    example: str = ""
    """The first leak."""

    def done(self) -> bool:
        """Whether enough was found."""
        return self.leaks.total() >= self.enough

    def moment(self, table: Table, state: State, seat: int, events: list[Event] | None = None) -> Moment:
        """A moment as it comes from this search's source."""
        return Moment(table, state, seat, events or [], self.source)

    def compare(self, first: Moment, second: Moment) -> None:
        """Compare two moments that the seat should not be able to tell apart."""
        self.compared += 1
        for name in compare(first, second, self.channels):
            self.leaks[name] += 1
            if not self.example:
                here, there = self.channels[name](first), self.channels[name](second)
                self.example = f"{first.table.label}, seat {first.seat}, {name}:\n  {here!r}\n  {there!r}"
