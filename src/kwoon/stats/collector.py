"""A log that counts events instead of storing them: the uses of every card, and how each game ended.

The log receives the same events as every listener. No player sees it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.events import EventLog
from kwoon.core.game import Game, Outcome, State
from kwoon.stats.counter import (
    COMMON_COUNTERS,
    DEALT_COLUMN,
    DRAWN_COLUMN,
    EARLY_COLUMN,
    ONE_CARD_PER_SEAT,
    OWNER_IS_SEAT,
    SECOND_CARD_ONLY,
    CardCounter,
)
from kwoon.stats.study_rows import FULL_WIN, StudyRows

EARLY_TURNS: Final = 3
"""A card counts as obtained early if the seat got it by the end of this many of its own turns."""


class CountedEventKinds:
    """The names of the events that every collector counts. An empty name means that the game has no such event."""

    def __init__(
        self,
        *,
        part: str = "",
        draw: str = "draw",
        turn: str = "turn",
        first: str = "turn",
        part_wins: tuple[str, ...] = (),
        game_specific: tuple[str, ...] = (),
    ) -> None:
        self.part = part
        """Event: a round or other part is dealt or set up."""
        self.draw = draw
        """Event: a seat draws cards."""
        self.turn = turn
        """Event: a turn of one seat, or of all seats, begins."""
        self.first = first
        """Event whose first occurrence names the seat that begins."""
        self.part_wins = part_wins
        """Events that end a part with a winner; empty if the game has no parts."""
        self.game_specific = game_specific
        """Other events that the game's own collector handles."""


class EventHandling:
    """The meaning of one event kind to a collector, so that each event needs only one lookup."""

    def __init__(self) -> None:
        self.starts_part = False
        self.marks_first_seat = False
        self.starts_turn = False
        self.wins_part = False
        self.is_game_specific = False
        """Whether the game's own collector also handles the event."""
        self.columns: list[int] = []
        """The columns in which the event is counted."""


class StatsCollector(EventLog):
    """Counts events and writes rows, game after game. Each game's subclass determines which events count."""

    def __init__(
        self, game: Game, card_kinds: int, counters: list[CardCounter], event_kinds: CountedEventKinds
    ) -> None:
        super().__init__()
        self.game = game
        self.seats: i64 = game.seats
        self.card_kinds: i64 = card_kinds
        self.counters = [*COMMON_COUNTERS, *counters]
        self.num_counters: i64 = len(self.counters)
        self.draw_kind = event_kinds.draw
        self.has_parts = bool(event_kinds.part_wins)
        """Whether a game has parts that are won."""
        self.handling_by_kind: dict[str, EventHandling] = {}
        """Handling of each relevant event kind."""
        for at, counter in enumerate(self.counters):
            for kind in counter.event_kinds:
                self._get_or_add_handling(kind).columns.append(at)
        self._get_or_add_handling(event_kinds.part).starts_part = True
        self._get_or_add_handling(event_kinds.first).marks_first_seat = True
        self._get_or_add_handling(event_kinds.turn).starts_turn = True
        for kind in event_kinds.part_wins:
            self._get_or_add_handling(kind).wins_part = True
        for kind in event_kinds.game_specific:
            self._get_or_add_handling(kind).is_game_specific = True
        self.rows = StudyRows(self.num_counters)
        self.counts: vec[i64] = zero_ints(self.seats * self.card_kinds * self.num_counters)
        """Counts for this part by seat, card and column."""
        self.touched: vec[i64] = vec[i64]()
        """The pairs of seat and card with nonzero counts, each listed once."""
        self.is_touched: vec[i64] = zero_ints(self.seats * self.card_kinds)
        self.seat_turns: vec[i64] = zero_ints(self.seats)
        self.reset_for_game(0)

    def _get_or_add_handling(self, kind: str) -> EventHandling:
        if kind not in self.handling_by_kind:
            self.handling_by_kind[kind] = EventHandling()
        return self.handling_by_kind[kind]

    # Start and end of a game.

    def reset_for_game(self, number: i64) -> None:
        self.game_number: i64 = number
        self.part_number: i64 = 0
        self.turns: i64 = 0
        self.part_turns: i64 = 0
        self.first_seat: i64 = -1
        self.part_first_seat: i64 = -1
        self.part_winner: i64 = -1
        for seat in range(self.seats):
            self.seat_turns[seat] = 0

    def record_game_end(self, state: State, decisions: int) -> None:
        """Write the rows for the finished game."""
        outcome = state.outcome()
        assert outcome is not None
        self._write_card_rows_of_part(outcome)
        rows = self.rows
        rows.games.extend((self.game_number, self.first_seat, self.part_number + 1, self.turns, decisions))
        rows.endings.append(outcome.why)
        sides = self.game.teams()
        for seat in range(self.seats):
            side = 0
            for at, seats in enumerate(sides):
                if int(seat) in seats:
                    side = at
            place = outcome.places[seat]
            share = win_sixtieths(outcome, seat)
            rows.seats.extend((self.game_number, int(seat), place, share, side, self.seat_turns[seat]))
            rows.final_scores.append(self.final_score(state, int(seat)))
            rows.roles.append(self.role(state, int(seat)))

    def final_score(self, state: State, seat: int) -> int:
        return 0

    def role(self, state: State, seat: int) -> str:
        """Return a seat's role, or an empty string."""
        return ""

    # Events.

    def add_event(self, kind: str, seat: int, cards: list[int], number: int = 0) -> None:
        handling = self.handling_by_kind.get(kind)
        if handling is None:
            return
        if handling.starts_part:
            self._start_game_part()
        if handling.marks_first_seat and self.part_first_seat < 0 and seat >= 0:
            self.part_first_seat = seat
            if self.first_seat < 0:
                self.first_seat = seat
        if handling.starts_turn:
            self._count_turn(seat)
        if handling.wins_part:
            self.part_winner = seat
        for column in handling.columns:
            self._count_cards(column, seat, cards)
        if handling.is_game_specific:
            self.count_event(kind, seat, cards, number)

    def add_private_event(self, kind: str, seat: int, cards: list[int], number: int = 0) -> None:
        if kind == self.draw_kind:
            column: i64 = DEALT_COLUMN if self.part_turns == 0 else DRAWN_COLUMN
            for card in cards:
                self.count_card(seat, card, column)
                self._count_card_if_early(seat, card)
            return
        self.add_event(kind, seat, cards, number)

    def count_event(self, kind: str, seat: int, cards: list[int], number: int) -> None:
        """Count an event that is specific to the game; subclasses override this method."""

    def count_card(self, seat: i64, card: i64, column: i64, amount: i64 = 1) -> None:
        key: i64 = seat * self.card_kinds + card
        if self.is_touched[key] == 0:
            self.is_touched[key] = 1
            self.touched = append(self.touched, key)
        self.counts[key * self.num_counters + column] += amount

    def _count_cards(self, column: i64, seat: i64, cards: list[int]) -> None:
        counter = self.counters[column]
        if counter.card_owner == OWNER_IS_SEAT:
            for card in cards:
                self.count_card(seat, card, column)
                if counter.implies_holding:
                    self._count_card_if_early(seat, card)
        elif counter.card_owner == ONE_CARD_PER_SEAT:
            self.count_card(0, cards[0], column)
            self.count_card(1, cards[1], column)
        elif counter.card_owner == SECOND_CARD_ONLY:
            self.count_card(1 - seat, cards[1], column)
        else:
            self.count_card(seat, cards[0], column)

    def _count_card_if_early(self, seat: i64, card: i64) -> None:
        if self.seat_turns[seat] <= EARLY_TURNS:
            self.count_card(seat, card, EARLY_COLUMN)

    def _count_turn(self, seat: i64) -> None:
        self.turns += 1
        self.part_turns += 1
        if seat >= 0:
            self.seat_turns[seat] += 1
        else:
            for each in range(self.seats):
                self.seat_turns[each] += 1

    # Parts of a game.

    def _start_game_part(self) -> None:
        """Start a part; earlier counts belong to the previous part."""
        if len(self.touched) > 0:
            self._write_card_rows_of_part(None)
            self.part_number += 1
        self.part_turns = 0
        self.part_first_seat = -1
        self.part_winner = -1
        for seat in range(self.seats):
            self.seat_turns[seat] = 0

    def _write_card_rows_of_part(self, outcome: Outcome | None) -> None:
        """Write a row for each card counted, and reset the counts."""
        for at in range(len(self.touched)):
            key = self.touched[at]
            seat: i64 = key // self.card_kinds
            share: i64 = 0
            if not self.has_parts:
                share = 0 if outcome is None else win_sixtieths(outcome, seat)
            elif self.part_winner < 0:
                share = FULL_WIN // self.seats
            elif self.part_winner == seat:
                share = FULL_WIN
            start: i64 = key * self.num_counters
            self.rows.start_card_row(self.game_number, self.part_number, seat, key % self.card_kinds, share)
            self.rows.finish_card_row(self.counts, start)
            self.is_touched[key] = 0
            for cell in range(start, start + self.num_counters):
                self.counts[cell] = 0
        self.touched = vec[i64]()


def win_sixtieths(outcome: Outcome, seat: i64) -> int:
    """Return a seat's share of the win, in sixtieths."""
    winners = 0
    for place in outcome.places:
        if place == 1:
            winners += 1
    return FULL_WIN // winners if outcome.places[seat] == 1 else 0


def zero_ints(count: i64) -> vec[i64]:
    numbers = vec[i64](capacity=count)
    for _ in range(count):
        numbers = append(numbers, 0)
    return numbers
