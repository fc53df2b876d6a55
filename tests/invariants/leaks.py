"""The invariant that nothing leaks: everything that can reach a seat is identical in states that the seat cannot
distinguish.

A *moment* is a position and the events before it, as seen by one seat or the spectator. A *channel* turns a moment into
the bytes that this viewer gets in one way: a view, a prompt, the log, an error. Code that delivers data in a new way
adds a channel: `compare(first, second, CHANNELS | {"wire": my_channel})`.

Channels read the rules through a *source*. This module has the honest one; tests of this invariant substitute leaking
ones.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, IllegalMove, Prompt, State, View
from tests.invariants.tables import InvariantTable

NO_DICE = LiveDice(0)


class Source:
    """The honest source of everything that a seat learns."""

    def view_fields(self, state: State, seat: int) -> dict[str, object]:
        return state.view(seat).as_dict()

    def prompt(self, state: State, seat: int) -> Prompt | None:
        return state.prompt(seat)

    def event(self, event: Event, seat: int) -> Event:
        """Return the event without anything that this seat may not see."""
        return event.as_seen_by(seat)

    def log_line(self, table: InvariantTable, event: Event, seat: int) -> str:
        return repr(table.loaded.text.describe_event(event.as_seen_by(seat)))

    def error_of_move(self, state: State, seat: int, move: int) -> str:
        """Return the error message for a move, or "accepted" if the move is legal."""
        try:
            state.apply(seat, move, NO_DICE)
        except IllegalMove as error:
            return str(error)
        return "accepted"

    def why_not(self, table: InvariantTable, card: int, state: State, view: View) -> str:
        """Return why a card cannot be used."""
        return repr(table.loaded.text.why_not_usable(card, view))

    def default(self, state: State, seat: int, dice: Dice) -> int:
        """Return the move made for a seat that runs out of time."""
        return state.default_move(seat, dice)

    def sample(self, table: InvariantTable, state: State, seat: int, dice: Dice) -> State:
        return table.game.sample_state(state.view(seat), dice)

    def bot(self, state: State, seat: int) -> object:
        """Return the data sent to a bot on this seat."""
        return (state.view(seat), state.prompt(seat))


HONEST = Source()


@dataclass(frozen=True)
class SeenPosition:
    """A position and the events that led to it, as seen by one viewer."""

    table: InvariantTable
    state: State
    seat: int
    events: list[Event] = field(default_factory=list)
    source: Source = HONEST


Channel = Callable[[SeenPosition], bytes]


def by_view(moment: SeenPosition) -> bytes:
    return repr(sorted(moment.source.view_fields(moment.state, moment.seat).items())).encode()


def by_prompt(moment: SeenPosition) -> bytes:
    prompt = moment.source.prompt(moment.state, moment.seat)
    if prompt is None:
        return b""
    text = moment.table.loaded.text
    prompt_text = text.describe_prompt(prompt, moment.state.view(moment.seat))
    return repr((prompt.as_tuple(), prompt_text, [text.describe_move(move) for move in prompt.moves])).encode()


def by_events(moment: SeenPosition) -> bytes:
    return repr([moment.source.event(event, moment.seat).as_tuple() for event in moment.events]).encode()


def by_log(moment: SeenPosition) -> bytes:
    return "\n".join(moment.source.log_line(moment.table, event, moment.seat) for event in moment.events).encode()


def by_outcome(moment: SeenPosition) -> bytes:
    outcome = moment.state.outcome()
    if outcome is None:
        return b""
    texts = moment.table.loaded.text.describe_outcome(outcome)
    return repr((outcome.places, outcome.why, texts)).encode()


def by_errors(moment: SeenPosition) -> bytes:
    """Return the errors for some illegal moves and for numbers that are not moves."""
    size = moment.table.game.num_distinct_moves()
    prompt = moment.state.prompt(moment.seat)
    legal = [] if prompt is None else prompt.moves
    illegal = [move for move in (*range(0, size, 1 + size // 8), size - 1, size, -3) if move not in legal]
    state = moment.state.copy()
    return "\n".join(moment.source.error_of_move(state, moment.seat, move) for move in illegal).encode()


def by_why_not(moment: SeenPosition) -> bytes:
    """Return, for each card in the game, the reason why it cannot be used."""
    cards = range(len(moment.table.loaded.faces))
    view = moment.state.view(moment.seat)
    texts = [moment.source.why_not(moment.table, card, moment.state, view) for card in cards]
    return "\n".join(texts).encode()


def by_default(moment: SeenPosition) -> bytes:
    """Return the default moves for fixed dice."""
    if moment.state.prompt(moment.seat) is None:
        return b""
    return repr([moment.source.default(moment.state, moment.seat, LiveDice(seed)) for seed in range(3)]).encode()


def by_sample(moment: SeenPosition) -> bytes:
    """Return all views of a state sampled with fixed dice. The sampling tests cover play that continues from it."""
    sampled = moment.source.sample(moment.table, moment.state, moment.seat, LiveDice(22))
    return repr([sampled.view(viewer).as_dict() for viewer in moment.table.viewers]).encode()


def by_bot(moment: SeenPosition) -> bytes:
    return pickle.dumps(moment.source.bot(moment.state, moment.seat))


CHANNELS: Mapping[str, Channel] = {
    "view": by_view,
    "prompt": by_prompt,
    "events": by_events,
    "log": by_log,
    "outcome": by_outcome,
    "errors": by_errors,
    "why-not": by_why_not,
    "default": by_default,
    "sample": by_sample,
    "bot": by_bot,
}


def probe(moment: SeenPosition, channels: Mapping[str, Channel] = CHANNELS) -> dict[str, bytes]:
    return {name: channels[name](moment) for name in channels}


def compare(first: SeenPosition, second: SeenPosition, channels: Mapping[str, Channel] = CHANNELS) -> list[str]:
    """Return the channels through which a viewer can distinguish two moments."""
    first_data, second_data = probe(first, channels), probe(second, channels)
    return [name for name in channels if first_data[name] != second_data[name]]


def describe_leak(channel: str, first: SeenPosition, second: SeenPosition) -> str:
    """Return a sentence that tells the author of a game what leaks."""
    viewer = "A spectator" if first.seat == SPECTATOR else f"Seat {first.seat}"
    text = f"{first.table.label}: {viewer} can distinguish two positions that differ only in what is hidden from it"
    if channel != "view":
        return f"{text}, by this channel: {channel}."
    views = [moment.source.view_fields(moment.state, moment.seat) for moment in (first, second)]
    fields = [name for name in views[0] if views[0][name] != views[1].get(name)]
    advice = " Decide which seats to prompt only by public facts." if "pending_seats" in fields else ""
    return f"{text}, by these fields of its view: {', '.join(fields)}.{advice}"


@dataclass
class Search:
    """A search for leaks: its channels, and what it has compared and found."""

    source: Source = HONEST
    channels: Mapping[str, Channel] = field(default_factory=lambda: CHANNELS)
    max_leaks: int = 1_000
    """Number of leaks after which the search stops."""
    compared: int = 0
    incomparable: int = 0
    """Number of pairs that could not be compared because the viewer's views or draws differed."""
    leaks: Counter[str] = field(default_factory=Counter)
    """Number of leaks by channel."""
    example: str = ""

    def is_finished(self) -> bool:
        return self.leaks.total() >= self.max_leaks

    def moment(self, table: InvariantTable, state: State, seat: int, events: list[Event] | None = None) -> SeenPosition:
        return SeenPosition(table, state, seat, events or [], self.source)

    def compare(self, first: SeenPosition, second: SeenPosition) -> None:
        """Compare two moments that the viewer should not be able to distinguish, and record leaks."""
        self.compared += 1
        for name in compare(first, second, self.channels):
            self.leaks[name] += 1
            if not self.example:
                first_data, second_data = self.channels[name](first), self.channels[name](second)
                self.example = f"{describe_leak(name, first, second)}\n  {first_data!r}\n  {second_data!r}"
