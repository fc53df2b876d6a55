"""Pairs of states that a seat cannot tell apart, step by step: where the law that nothing leaks is tried."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import Event, Log
from kwoon.core.game import TAKE_BACK, IllegalMove, State
from kwoon.core.playout import playout
from tests.laws.leaks import Search
from tests.laws.tables import Table, some

DRAWS: Mapping[str, frozenset[str]] = {
    "fight": frozenset({"row", "draw"}),
    "dragon-punch": frozenset(),
    "kung-fur-fight": frozenset({"reward", "look"}),
    "kung-fu-2014": frozenset({"draw", "random"}),
    "kung-fu-2019": frozenset({"draw", "random", "dealt"}),
}
"""For each game the words of the events whose cards were drawn by dice, in that order: so luck is paired by name."""
IN_THE_OPEN = {"row", "reward", "random", "dealt"}
"""Of these words those whose cards everybody sees fall."""
COINS = [0, 1, 1, 0, 1, 0, 0, 1] * 25
FAR = 150
"""After so many answers a pair has been followed far enough: long games are joined somewhere on their way instead."""
OTHER = -1
"""Stands in a script of draws for any card, as it falls."""


def guessed(table: Table, positions: int, seed: int, every: int, search: Search) -> Search:
    """Compare positions of random games with what each seat could imagine in their place."""
    for at, state in enumerate(some(table, positions, seed, every)):
        for eye in table.eyes:
            if search.done():
                return search
            twin = table.game.sample_state(state.view(eye), LiveDice(seed + at))
            search.compare(search.moment(table, state, eye), search.moment(table, twin, eye))
    return search


def lockstep(table: Table, moments: int, seed: int, search: Search) -> Search:
    """Play pairs of games that one seat cannot tell apart, and compare all that it gets to know on the way.

    Everybody has a turn at being that seat; then again, until at least so many moments were compared.
    """
    while search.compared < moments and not search.done():
        before = search.compared
        for eye in table.eyes:
            Pair(table, eye, seed, search).play()
        assert search.compared > before, "No two games were found that look the same: is the list of DRAWS right?"
        seed += 1
    return search


class Pair:
    """Two games that look the same to one seat: what only others know differs, also what they choose and draw."""

    def __init__(self, table: Table, eye: int, seed: int, search: Search) -> None:
        self.table = table
        self.eye = eye
        self.search = search
        self.dice = LiveDice(seed)
        log = Log()
        self.first = table.deal(RiggedDice(self.dice, [], list(COINS)), log)
        self.second: State | None = None
        """None when no state could be found that goes along with the first one."""
        events = log.take()
        for script in self.scripts(events):
            twin_log = Log()
            twin = table.deal(RiggedDice(self.dice, script, list(COINS), exact=False), twin_log)
            self.meet(twin, events, twin_log.take())

    def play(self) -> None:
        """To the end; of a long game, a part."""
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
        """Play on by so many answers without the twin; if that was too far, the end is seen and nothing else."""
        for _ in range(answers):
            asks = self.first.prompts()
            if not asks:
                return
            self.second = None
            ask = asks[self.dice.roll(len(asks))]
            self.first.apply(ask.seat, ask.moves[self.dice.roll(len(ask.moves))], self.dice)

    def imagine(self) -> State:
        """Another state that looks the same to the seat."""
        return self.table.game.sample_state(self.first.view(self.eye), self.dice)

    def seal(self, seat: int) -> None:
        """An answer that others wait for: one that is not the seat's own may differ, nobody knows it yet."""
        assert self.second is not None
        ask, other = self.first.prompt(seat), self.second.prompt(seat)
        assert ask is not None
        if other is None:  # The two drafts have different lengths: one of them has been finished.
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
        """An answer after which all that was sealed may come out: in both games the same."""
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
        """A state that looks the same, in which everybody has chosen as in the first one; None if none was found."""
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
        """What the twin draws: the same throughout; the same where this seat saw it; and the same here and there."""
        drawn = [(card, event.seen_by(self.eye)) for event in drawings(self.table, events) for card in event.cards]
        yield [card for card, _ in drawn]
        if drawn:
            yield [card if card in seen.cards else OTHER for card, seen in drawn]
            yield [card if self.dice.roll(2) else OTHER for card, _ in drawn]

    def meet(self, twin: State, events: list[Event], twin_events: list[Event]) -> None:
        """Compare, if the seat's view says that it cannot tell the two apart.

        Luck that the seat saw fall differently may be buried soon after, such as in a deck that is shuffled anew.
        """
        alike = twin.view(self.eye) == self.first.view(self.eye)
        if not alike or self.saw_fall(events) != self.saw_fall(twin_events):
            self.search.unlike += 1
            return
        here = self.search.moment(self.table, self.first, self.eye, events)
        self.search.compare(here, self.search.moment(self.table, twin, self.eye, twin_events))
        self.second = twin

    def saw_fall(self, events: list[Event]) -> list[object]:
        """The luck that fell before this seat's eyes: what came to itself, or lay open."""
        drawn = drawings(self.table, events)
        return [event.as_tuple() for event in drawn if event.seat == self.eye or event.kind in IN_THE_OPEN]


def drawings(table: Table, events: list[Event]) -> list[Event]:
    """The events that tell of cards drawn."""
    if table.box.id not in DRAWS:
        raise AssertionError(f"Say in DRAWS which events of {table.box.title} tell of drawn cards.")
    return [event for event in events if event.kind in DRAWS[table.box.id]]
