"""Pairs of states that a seat cannot distinguish, step by step, for the law that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import Event, Log
from kwoon.core.game import TAKE_BACK, IllegalMove, State
from kwoon.core.playout import playout
from tests.invariants.leaks import Search
from tests.invariants.tables import Table, some

DRAWS: Mapping[str, frozenset[str]] = {
    "fight": frozenset({"row", "draw"}),
    "dragon-punch": frozenset(),
    "kung-fur-fight": frozenset({"reward", "look"}),
    "kung-fu-2014": frozenset({"draw", "random"}),
    "kung-fu-2019": frozenset({"draw", "random", "dealt"}),
}
"""Kinds of events whose cards were drawn by dice, per game and in drawing order, so that draws can be paired by card.
"""
IN_THE_OPEN = {"row", "reward", "random", "dealt"}
"""Those kinds whose cards everybody sees."""
COINS = [0, 1, 1, 0, 1, 0, 0, 1] * 25
FAR = 150
"""Number of moves for which a pair is followed; long games are joined at a random point instead."""
OTHER = -1
"""Placeholder for any card in a script of draws."""


def guessed(table: Table, positions: int, seed: int, every: int, search: Search) -> Search:
    """Compare positions of random games with states sampled for each seat."""
    for at, state in enumerate(some(table, positions, seed, every)):
        for eye in table.eyes:
            if search.done():
                return search
            twin = table.game.sample_state(state.view(eye), LiveDice(seed + at))
            search.compare(search.moment(table, state, eye), search.moment(table, twin, eye))
    return search


def lockstep(table: Table, moments: int, seed: int, search: Search) -> Search:
    """Play pairs of games that one seat cannot distinguish and compare everything it learns.

    Every seat takes its turn, repeatedly, until at least `moments` moments were compared.
    """
    while search.compared < moments and not search.done():
        before = search.compared
        for eye in table.eyes:
            Pair(table, eye, seed, search).play()
        assert search.compared > before, "No two games were found that look the same: is the list of DRAWS right?"
        seed += 1
    return search


class Pair:
    """Two games that look the same to one seat but differ in what only others know, choose and draw."""

    def __init__(self, table: Table, eye: int, seed: int, search: Search) -> None:
        self.table = table
        self.eye = eye
        self.search = search
        self.dice = LiveDice(seed)
        log = Log()
        self.first = table.deal(RiggedDice(self.dice, [], list(COINS)), log)
        self.second: State | None = None
        """None when no state follows the first one."""
        events = log.take()
        for script in self.scripts(events):
            twin_log = Log()
            twin = table.deal(RiggedDice(self.dice, script, list(COINS), exact=False), twin_log)
            self.meet(twin, events, twin_log.take())

    def play(self) -> None:
        """Play to the end, or a part of a long game."""
        length = playout(self.first.copy(), LiveDice(1))
        if length > FAR:
            self.skip(self.dice.roll(length - FAR))
        for _ in range(FAR):
            owed = self.first.pending_seats()
            if not owed or self.search.done():
                return
            if self.second is None:
                self.second = self.imagine()
            seat = owed[self.dice.roll(len(owed))]
            if len(owed) > 1:
                self.seal(seat)
            else:
                self.settle(seat)

    def skip(self, answers: int) -> None:
        """Play `answers` moves without the twin; if the game ends earlier, only its end is compared."""
        for _ in range(answers):
            asks = self.first.prompts()
            if not asks:
                return
            self.second = None
            ask = asks[self.dice.roll(len(asks))]
            self.first.apply(ask.seat, ask.moves[self.dice.roll(len(ask.moves))], self.dice)

    def imagine(self) -> State:
        """Return another state that looks the same to the seat."""
        return self.table.game.sample_state(self.first.view(self.eye), self.dice)

    def seal(self, seat: int) -> None:
        """Make a move that does not resolve; another seat's move may differ, since it is hidden."""
        assert self.second is not None
        ask, other = self.first.prompt(seat), self.second.prompt(seat)
        assert ask is not None
        if other is None:  # The drafts have different lengths, and one is already finished.
            self.second = None
            return
        move = ask.moves[self.dice.roll(len(ask.moves))]
        same = move if seat == self.eye else other.moves[self.dice.roll(len(other.moves))]
        self.first.log = log = Log()
        self.second.log = twin_log = Log()
        self.first.apply(seat, move, self.dice)
        self.second.apply(seat, same, self.dice)
        second, self.second = self.second, None
        self.meet(second, log.take(), twin_log.take())

    def settle(self, seat: int) -> None:
        """Make a move that may reveal all sealed ones; it is the same in both games."""
        ask = self.first.prompt(seat)
        assert ask is not None
        move = ask.moves[self.dice.roll(len(ask.moves))]
        twins = [twin for twin in (self.agreeing(move, seat) for _ in range(3)) if twin is not None]
        self.first.log = log = Log()
        self.first.apply(seat, move, RiggedDice(self.dice, [], list(COINS)))
        events = log.take()
        self.second = None
        for twin in twins:
            for script in self.scripts(events):
                other = twin.copy()
                other.log = twin_log = Log()
                other.apply(seat, move, RiggedDice(self.dice, script, list(COINS), exact=False))
                self.meet(other, events, twin_log.take())

    def agreeing(self, move: int, seat: int) -> State | None:
        """Return a state that looks the same and has the same choices as the first one, or None."""
        for _ in range(8):
            twin = self.imagine()
            try:
                for other in self.table.seats:
                    if other != self.eye:
                        for _ in twin.draft(other):
                            twin.apply(other, TAKE_BACK, self.dice)
                        for drafted in self.first.draft(other):
                            twin.apply(other, drafted, self.dice)
            except IllegalMove:
                continue
            asked = twin.prompt(seat)
            if asked is not None and move in asked.moves:
                return twin
        return None

    def scripts(self, events: list[Event]) -> Iterator[list[int]]:
        """Yield scripts of the twin's draws: all the same; the same where this seat saw them; the same in some places."""
        drawn = [(card, event.seen_by(self.eye)) for event in drawings(self.table, events) for card in event.cards]
        yield [card for card, _ in drawn]
        if drawn:
            yield [card if card in seen.cards else OTHER for card, seen in drawn]
            yield [card if self.dice.roll(2) else OTHER for card, _ in drawn]

    def meet(self, twin: State, events: list[Event], twin_events: list[Event]) -> None:
        """Compare if the seat's views are equal.

        Draws that the seat saw differ may be hidden again soon after, for example by reshuffling the deck.
        """
        alike = twin.view(self.eye) == self.first.view(self.eye)
        if not alike or self.saw_fall(events) != self.saw_fall(twin_events):
            self.search.unlike += 1
            return
        here = self.search.moment(self.table, self.first, self.eye, events)
        self.search.compare(here, self.search.moment(self.table, twin, self.eye, twin_events))
        self.second = twin

    def saw_fall(self, events: list[Event]) -> list[object]:
        """Return the draws that this seat saw: its own and public ones."""
        drawn = drawings(self.table, events)
        return [event.as_tuple() for event in drawn if event.seat == self.eye or event.kind in IN_THE_OPEN]


def drawings(table: Table, events: list[Event]) -> list[Event]:
    """Return the events that report drawn cards."""
    if table.box.id not in DRAWS:
        raise AssertionError(f"Say in DRAWS which events of {table.box.title} tell of drawn cards.")
    return [event for event in events if event.kind in DRAWS[table.box.id]]
