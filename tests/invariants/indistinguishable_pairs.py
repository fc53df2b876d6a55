"""Pairs of games that a seat cannot distinguish, played move by move to check that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator

from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import TAKE_BACK, IllegalMove, State
from kwoon.core.playout import play_randomly_and_count_moves
from tests.invariants.declared_invariants import invariants_of
from tests.invariants.leaks import Search
from tests.invariants.tables import InvariantTable, random_positions

COINS = [0, 1, 1, 0, 1, 0, 0, 1] * 25
MAX_FOLLOWED_MOVES = 150
"""Number of moves for which a pair is followed. In a longer game, the pair starts at a random point."""
ANY_CARD = -1
"""Stands for any card in a script of draws."""


def compare_with_samples(table: InvariantTable, positions: int, seed: int, every: int, search: Search) -> Search:
    """Compare positions from random games with states sampled for each viewer."""
    for at, state in enumerate(random_positions(table, positions, seed, every)):
        for viewer in table.viewers:
            if search.is_finished():
                return search
            twin = table.game.sample_state(state.view(viewer), LiveDice(seed + at))
            search.compare(search.moment(table, state, viewer), search.moment(table, twin, viewer))
    return search


def play_in_lockstep(table: InvariantTable, moments: int, seed: int, search: Search) -> Search:
    """Play pairs of games that a viewer cannot distinguish, and compare everything the viewer learns.

    The viewers take turns until at least `moments` moments have been compared.
    """
    while search.compared < moments and not search.is_finished():
        before = search.compared
        for viewer in table.viewers:
            Pair(table, viewer, seed, search).play()
        assert search.compared > before, (
            "No indistinguishable pair was found. Check `draw_events` in the game's invariants."
        )
        seed += 1
    return search


class Pair:
    """Two games that look the same to one viewer but may differ in what only others know, choose and draw."""

    def __init__(self, table: InvariantTable, viewer: int, seed: int, search: Search) -> None:
        self.table = table
        self.eye = viewer
        self.search = search
        self.dice = LiveDice(seed)
        log = EventLog()
        self.first = table.deal(RiggedDice(self.dice, [], list(COINS)), log)
        self.second: State | None = None
        """The twin of the first state, or None if there is none at present."""
        events = log.take_events()
        for script in self.draw_scripts(events):
            twin_log = EventLog()
            twin = table.deal(RiggedDice(self.dice, script, list(COINS), exact=False), twin_log)
            self.compare_if_alike(twin, events, twin_log.take_events())

    def play(self) -> None:
        """Play a game to its end, or follow a random stretch of a long one."""
        length = play_randomly_and_count_moves(self.first.copy(), LiveDice(1))
        if length > MAX_FOLLOWED_MOVES:
            self.skip_moves(self.dice.roll(length - MAX_FOLLOWED_MOVES))
        for _ in range(MAX_FOLLOWED_MOVES):
            pending = self.first.pending_seats()
            if not pending or self.search.is_finished():
                return
            if self.second is None:
                self.second = self.sample_twin()
            seat = pending[self.dice.roll(len(pending))]
            if len(pending) > 1:
                self.make_sealed_move(seat)
            else:
                self.make_resolving_move(seat)

    def skip_moves(self, num_moves: int) -> None:
        for _ in range(num_moves):
            prompts = self.first.prompts()
            if not prompts:
                return
            self.second = None
            prompt = prompts[self.dice.roll(len(prompts))]
            self.first.apply(prompt.seat, prompt.moves[self.dice.roll(len(prompt.moves))], self.dice)

    def sample_twin(self) -> State:
        """Return another state that looks the same to the viewer."""
        return self.table.game.sample_state(self.first.view(self.eye), self.dice)

    def make_sealed_move(self, seat: int) -> None:
        """Make a move that does not resolve the position. Another seat's move may differ in the twin because it is
        hidden."""
        assert self.second is not None
        prompt, other = self.first.prompt(seat), self.second.prompt(seat)
        assert prompt is not None
        if other is None:  # the drafts differ in length, and this one is complete
            self.second = None
            return
        move = prompt.moves[self.dice.roll(len(prompt.moves))]
        twin_move = move if seat == self.eye else other.moves[self.dice.roll(len(other.moves))]
        self.first.log = log = EventLog()
        self.second.log = twin_log = EventLog()
        self.first.apply(seat, move, self.dice)
        self.second.apply(seat, twin_move, self.dice)
        second, self.second = self.second, None
        self.compare_if_alike(second, log.take_events(), twin_log.take_events())

    def make_resolving_move(self, seat: int) -> None:
        """Make a move that may reveal all sealed ones. It is the same in both games."""
        prompt = self.first.prompt(seat)
        assert prompt is not None
        move = prompt.moves[self.dice.roll(len(prompt.moves))]
        twins = [twin for twin in (self.twin_with_same_drafts(move, seat) for _ in range(3)) if twin is not None]
        self.first.log = log = EventLog()
        self.first.apply(seat, move, RiggedDice(self.dice, [], list(COINS)))
        events = log.take_events()
        self.second = None
        for twin in twins:
            for script in self.draw_scripts(events):
                other = twin.copy()
                other.log = twin_log = EventLog()
                other.apply(seat, move, RiggedDice(self.dice, script, list(COINS), exact=False))
                self.compare_if_alike(other, events, twin_log.take_events())

    def twin_with_same_drafts(self, move: int, seat: int) -> State | None:
        """Return a state that looks the same and has the same drafts as the first one, or None if none was found."""
        for _ in range(8):
            twin = self.sample_twin()
            try:
                for other in self.table.seats:
                    if other != self.eye:
                        for _ in twin.draft(other):
                            twin.apply(other, TAKE_BACK, self.dice)
                        for drafted in self.first.draft(other):
                            twin.apply(other, drafted, self.dice)
            except IllegalMove:
                continue
            twin_prompt = twin.prompt(seat)
            if twin_prompt is not None and move in twin_prompt.moves:
                return twin
        return None

    def draw_scripts(self, events: list[Event]) -> Iterator[list[int]]:
        """Yield scripts for the twin's draws: the same cards everywhere, only where the viewer saw them, or at random
        places."""
        drawn = [
            (card, event.as_seen_by(self.eye)) for event in draw_events(self.table, events) for card in event.cards
        ]
        yield [card for card, _ in drawn]
        if drawn:
            yield [card if card in seen.cards else ANY_CARD for card, seen in drawn]
            yield [card if self.dice.roll(2) else ANY_CARD for card, _ in drawn]

    def compare_if_alike(self, twin: State, events: list[Event], twin_events: list[Event]) -> None:
        """Compare the two games if the viewer's views are equal and the viewer saw the same draws.

        Different draws can still lead to equal views, for example after the deck is reshuffled.
        """
        views_equal = twin.view(self.eye) == self.first.view(self.eye)
        if not views_equal or self.draws_seen(events) != self.draws_seen(twin_events):
            self.search.incomparable += 1
            return
        moment = self.search.moment(self.table, self.first, self.eye, events)
        self.search.compare(moment, self.search.moment(self.table, twin, self.eye, twin_events))
        self.second = twin

    def draws_seen(self, events: list[Event]) -> list[object]:
        """Return the draws that the viewer saw: public ones and the viewer's own."""
        drawn = draw_events(self.table, events)
        public_kinds = invariants_of(self.table.definition).public_draw_events
        return [event.as_tuple() for event in drawn if event.seat == self.eye or event.kind in public_kinds]


def draw_events(table: InvariantTable, events: list[Event]) -> list[Event]:
    kinds = invariants_of(table.definition).draw_events
    return [event for event in events if event.kind in kinds]
