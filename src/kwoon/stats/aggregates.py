"""Sums over study rows, from which all figures in a report are computed.

All sums are kept by group. A game's number determines its group, so both packs of a comparison put the same deal into
the same group. A figure is computed from all groups and again with each group left out; the variation between these
results gives the standard error (`kwoon.lab.statistics.estimate`). This accounts for all dependence within a game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.stats.collector import EARLY_TURNS, zero_ints
from kwoon.stats.counter import DEALT_COLUMN, EARLY_COLUMN, CardCounter
from kwoon.stats.study_rows import CARD_COLUMNS, FULL_WIN, GAME_COLUMNS, SEAT_COLUMNS, StudyRows

NUM_GROUPS: Final = 50
MAX_COUNTED_TURNS: Final = 200
"""Turns are counted individually up to this number; longer games count as this long."""
CARD_HEADER_SIZE: Final = len(CARD_COLUMNS)


def zero_floats(count: i64) -> vec[float]:
    numbers = vec[float](capacity=count)
    for _ in range(count):
        numbers = append(numbers, 0.0)
    return numbers


class GamePartRows:
    """The card rows for one part of a game."""

    def __init__(self, rows: StudyRows, start: i64, end: i64, first_seat: i64) -> None:
        self.rows = rows
        self.start = start
        self.end = end
        self.first_seat = first_seat
        """The seat that began the game, or -1."""


class NormalEquations:
    """Sums for a regression, by group: the products of its columns with each other and with the target."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.products: vec[float] = zero_floats(NUM_GROUPS * size * size)
        self.targets: vec[float] = zero_floats(NUM_GROUPS * size)

    def add_observation(self, group: i64, columns: vec[i64], values: vec[float], target: float) -> None:
        """Add an observation: its columns with their values, and its target."""
        size = self.size
        at: i64 = group * size
        for i in range(len(columns)):
            value = values[i]
            if value == 0.0:
                continue
            line: i64 = (at + columns[i]) * size
            for j in range(len(columns)):
                self.products[line + columns[j]] += value * values[j]
            self.targets[at + columns[i]] += value * target


class Aggregates:
    """All sums over the games of one run."""

    def __init__(self, seats: int, card_kinds: int, counters: list[CardCounter], with_cards: bool = True) -> None:
        self.with_cards = with_cards
        """Whether to aggregate by card, which takes most of the memory and time."""
        self.seats: i64 = seats
        self.card_kinds: i64 = card_kinds
        self.counters = counters
        self.num_counters: i64 = len(counters)
        self.num_games: i64 = 0
        """Number of games in all groups."""
        self.games: vec[float] = zero_floats(NUM_GROUPS)
        self.turns: vec[float] = zero_floats(NUM_GROUPS)
        self.parts: vec[float] = zero_floats(NUM_GROUPS)
        self.decisions: vec[float] = zero_floats(NUM_GROUPS)
        self.draws: vec[float] = zero_floats(NUM_GROUPS)
        self.turn_histogram: vec[float] = zero_floats(MAX_COUNTED_TURNS + 1)
        """Number of games by number of turns."""
        self.seat_wins: vec[float] = zero_floats(NUM_GROUPS * seats)
        """Each seat's share of the wins."""
        self.order_wins: vec[float] = zero_floats(NUM_GROUPS * seats)
        """Share of the wins by position in the turn order, starting with the seat that began."""
        self.games_with_first: vec[float] = zero_floats(NUM_GROUPS)
        """Number of games in which it is known which seat began."""
        self.endings: dict[str, vec[float]] = {}
        self.roles: dict[str, vec[float]] = {}
        """For each role, by group: how often it was played, followed by its wins in the next `NUM_GROUPS` entries."""
        self.matchups: dict[str, vec[float]] = {}
        """The same counts for one role against another; the key is "one / other"."""
        self.rows_held: vec[float] = zero_floats(NUM_GROUPS * card_kinds)
        """Number of rows in which a seat had the card."""
        self.wins_held: vec[float] = zero_floats(NUM_GROUPS * card_kinds)
        self.rows_played: vec[float] = zero_floats(NUM_GROUPS * card_kinds)
        self.wins_played: vec[float] = zero_floats(NUM_GROUPS * card_kinds)
        self.counter_totals: vec[float] = zero_floats(NUM_GROUPS * card_kinds * self.num_counters)
        self.num_extra_columns: i64 = 2 * (seats - 1)
        """Regression columns besides the cards: each seat but one, and each position in the turn order but one."""
        columns: i64 = card_kinds + self.num_extra_columns if with_cards else 0
        self.opening_equations = NormalEquations(columns)
        self.early_equations = NormalEquations(columns)
        self.column_of_card: vec[i64] = zero_ints(self.card_kinds)
        for card in range(self.card_kinds):
            self.column_of_card[card] = -1
        self.copies_dealt: vec[float] = zero_floats(card_kinds)
        """Total number of copies of each card dealt."""

    def add(self, rows: StudyRows) -> None:
        first_seats = self._aggregate_game_rows(rows)
        surviving_seats = self._aggregate_seat_rows(rows, first_seats)
        if self.with_cards:
            self._aggregate_card_rows(rows, first_seats, surviving_seats)

    def _aggregate_game_rows(self, rows: StudyRows) -> dict[int, int]:
        """Add the game rows; return the seat that began in each game."""
        first_seats: dict[int, int] = {}
        games = rows.games
        wide = len(GAME_COLUMNS)
        for at in range(len(rows.endings)):
            number = games[at * wide]
            group: i64 = number % NUM_GROUPS
            first_seats[number] = games[at * wide + 1]
            turns = games[at * wide + 3]
            self.num_games += 1
            self.games[group] += 1.0
            self.parts[group] += games[at * wide + 2]
            self.turns[group] += turns
            self.decisions[group] += games[at * wide + 4]
            self.turn_histogram[min(turns, MAX_COUNTED_TURNS)] += 1.0
            ending = rows.endings[at]
            if ending not in self.endings:
                self.endings[ending] = zero_floats(NUM_GROUPS)
            self.endings[ending][group] += 1.0
        return first_seats

    def _aggregate_seat_rows(self, rows: StudyRows, first_seats: dict[int, int]) -> dict[int, int]:
        """Add the seat rows. Return, for each game, a bit mask of the seats that had at least `EARLY_TURNS` turns."""
        surviving_seats: dict[int, int] = {}
        wide = len(SEAT_COLUMNS)
        seats = rows.seats
        count = int(self.seats)
        for at in range(0, len(rows.roles), count):
            number = seats[at * wide]
            group: i64 = number % NUM_GROUPS
            first = first_seats[number]
            bits = 0
            equal = True
            if first >= 0:
                self.games_with_first[group] += 1.0
            for seat in range(count):
                row = (at + seat) * wide
                share = seats[row + 3] / FULL_WIN
                equal = equal and seats[row + 2] == 1
                self.seat_wins[group * self.seats + seat] += share
                if first >= 0:
                    self.order_wins[group * self.seats + (seat - first) % count] += share
                if seats[row + 5] >= EARLY_TURNS:
                    bits |= 1 << seat
                self._add_matchups(rows, at, seat, group, share)
            if equal:
                self.draws[group] += 1.0
            surviving_seats[number] = bits
        return surviving_seats

    def _add_matchups(self, rows: StudyRows, at: int, seat: int, group: i64, share: float) -> None:
        role = rows.roles[at + seat]
        if not role:
            return
        add_win_share(self.roles, role, group, share)
        side = rows.seats[(at + seat) * len(SEAT_COLUMNS) + 4]
        for other in range(int(self.seats)):
            if rows.seats[(at + other) * len(SEAT_COLUMNS) + 4] != side:
                add_win_share(self.matchups, f"{role} / {rows.roles[at + other]}", group, share)

    def _aggregate_card_rows(
        self, rows: StudyRows, first_seats: dict[int, int], surviving_seats: dict[int, int]
    ) -> None:
        """Add the card rows, and each part of a game as an observation of the cards dealt."""
        count: i64 = len(rows.card_games)
        wide: i64 = CARD_HEADER_SIZE + self.num_counters
        start: i64 = 0
        while start < count:
            game = rows.card_games[start]
            part = rows.cards[start * wide]
            end: i64 = start
            while end < count and rows.card_games[end] == game and rows.cards[end * wide] == part:
                self._aggregate_card_row(rows, end * wide, game % NUM_GROUPS)
                end += 1
            game_part = GamePartRows(rows, start, end, first_seats[int(game)])
            self._add_observation(self.opening_equations, game_part, DEALT_COLUMN, (1 << self.seats) - 1)
            self._add_observation(self.early_equations, game_part, EARLY_COLUMN, surviving_seats[int(game)])
            start = end

    def _aggregate_card_row(self, rows: StudyRows, at: i64, group: i64) -> None:
        cells = rows.cards
        card: i64 = i64(cells[at + 2])
        share = float(i64(cells[at + 3])) / FULL_WIN
        had = False
        played = False
        into: i64 = (group * self.card_kinds + card) * self.num_counters
        for column in range(self.num_counters):
            number = i64(cells[at + CARD_HEADER_SIZE + column])
            if number:
                counter = self.counters[column]
                self.counter_totals[into + column] += float(number)
                had = had or counter.implies_holding
                played = played or counter.implies_play
        self.copies_dealt[card] += float(i64(cells[at + CARD_HEADER_SIZE + DEALT_COLUMN]))
        key: i64 = group * self.card_kinds + card
        if had or played:
            self.rows_held[key] += 1.0
            self.wins_held[key] += share
        if played:
            self.rows_played[key] += 1.0
            self.wins_played[key] += share

    def _add_observation(
        self, equations: NormalEquations, game_part: GamePartRows, column: i64, seat_mask: i64
    ) -> None:
        """Add an observation for every seat in `seat_mask`: its share of the win and its copies of each card, both
        minus the mean over these seats."""
        wide: i64 = CARD_HEADER_SIZE + self.num_counters
        cells = game_part.rows.cards
        present = self._assign_card_columns(game_part, column, seat_mask)
        cards: i64 = len(present)
        if cards == 0:
            return
        width: i64 = cards + self.num_extra_columns
        table = zero_floats(self.seats * width)
        shares = zero_floats(self.seats)
        for row in range(game_part.start, game_part.end):
            at: i64 = row * wide
            seat = i64(cells[at + 1])
            if (seat_mask >> seat) & 1:
                shares[seat] = float(i64(cells[at + 3])) / FULL_WIN
                if cells[at + CARD_HEADER_SIZE + column]:
                    table[seat * width + self.column_of_card[i64(cells[at + 2])]] = float(
                        i64(cells[at + CARD_HEADER_SIZE + column])
                    )
        for at in range(cards):
            self.column_of_card[present[at]] = -1
        for term in range(self.num_extra_columns):
            present = append(present, self.card_kinds + term)
        self._fill_seat_columns(table, width, game_part.first_seat, seat_mask)
        self._center(table, shares, width, seat_mask)
        group: i64 = game_part.rows.card_games[game_part.start] % NUM_GROUPS
        for seat in range(self.seats):
            if (seat_mask >> seat) & 1:
                equations.add_observation(group, present, table[seat * width : (seat + 1) * width], shares[seat])

    def _assign_card_columns(self, game_part: GamePartRows, column: i64, seat_mask: i64) -> vec[i64]:
        """Return the cards held by any seat in `seat_mask`, or none if there are fewer than two seats to compare.
        Assign a column to each card."""
        wide: i64 = CARD_HEADER_SIZE + self.num_counters
        cells = game_part.rows.cards
        found = vec[i64]()
        if seat_mask & (seat_mask - 1) == 0:
            return found
        for row in range(game_part.start, game_part.end):
            at: i64 = row * wide
            card = i64(cells[at + 2])
            if (
                (seat_mask >> i64(cells[at + 1])) & 1
                and cells[at + CARD_HEADER_SIZE + column]
                and self.column_of_card[card] < 0
            ):
                self.column_of_card[card] = len(found)
                found = append(found, card)
        return found

    def _fill_seat_columns(self, table: vec[float], width: i64, first_seat: i64, seat_mask: i64) -> None:
        """Fill in the columns for each seat and for its position in the turn order."""
        cards: i64 = width - self.num_extra_columns
        for seat in range(self.seats):
            if not (seat_mask >> seat) & 1:
                continue
            if seat > 0:
                table[seat * width + cards + seat - 1] = 1.0
            order = (seat - first_seat) % self.seats
            if first_seat >= 0 and order > 0:
                table[seat * width + cards + self.seats - 1 + order - 1] = 1.0

    def _center(self, table: vec[float], shares: vec[float], width: i64, seat_mask: i64) -> None:
        seats = 0.0
        for seat in range(self.seats):
            seats += float((seat_mask >> seat) & 1)
        for column in range(width + 1):
            mean = 0.0
            for seat in range(self.seats):
                if (seat_mask >> seat) & 1:
                    mean += shares[seat] if column == width else table[seat * width + column]
            mean /= seats
            for seat in range(self.seats):
                if (seat_mask >> seat) & 1:
                    if column == width:
                        shares[seat] -= mean
                    else:
                        table[seat * width + column] -= mean


def add_win_share(into: dict[str, vec[float]], key: str, group: i64, share: float) -> None:
    """Add one occurrence and its share of the win."""
    if key not in into:
        into[key] = zero_floats(2 * NUM_GROUPS)
    into[key][group] += 1.0
    into[key][NUM_GROUPS + group] += share
