"""Rows, added up: what every figure of a report is made of.

All sums are kept by group. A game belongs to the group of its number, so that both packs of a comparison put the same
deal into the same group. A figure is worked out from all groups and again with each of them left out; how much it moves
says how sure it is (`kwoon.lab.figures.jackknife`). This takes care of whatever hangs together within a game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.tallies.counter import DEALT, EARLY, Counter
from kwoon.tallies.rows import CARD, GAME, SEAT, WHOLE, Rows
from kwoon.tallies.tally import SOON, filled

GROUPS: Final = 50
LONGEST: Final = 200
"""Turns are counted one by one up to this; what is longer is the longest."""
FEW: Final = len(CARD)


def zeros(count: i64) -> vec[float]:
    """So many."""
    numbers = vec[float](capacity=count)
    for _ in range(count):
        numbers = append(numbers, 0.0)
    return numbers


class Stretch:
    """The rows of one part of a game, and who is compared in it."""

    def __init__(self, rows: Rows, start: i64, end: i64, first: i64) -> None:
        self.rows = rows
        self.start = start
        self.end = end
        self.first = first
        """Who began."""


class Squares:
    """What a regression needs, by group: sums of the products of its columns with each other and with the answer."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.products: vec[float] = zeros(GROUPS * size * size)
        self.answers: vec[float] = zeros(GROUPS * size)

    def add(self, group: i64, present: vec[i64], values: vec[float], answer: float) -> None:
        """One observation: the columns that are not nothing, and what came of them."""
        size = self.size
        at: i64 = group * size
        for i in range(len(present)):
            value = values[i]
            if value == 0.0:
                continue
            line: i64 = (at + present[i]) * size
            for j in range(len(present)):
                self.products[line + present[j]] += value * values[j]
            self.answers[at + present[i]] += value * answer


class Sums:
    """Everything that is added up of the games of one run."""

    def __init__(self, seats: int, kinds: int, counters: list[Counter], cards: bool = True) -> None:
        self.by_card = cards
        """Whether anything is added up by card, which takes most of the room and of the time."""
        self.seats: i64 = seats
        self.kinds: i64 = kinds
        self.counters = counters
        self.width: i64 = len(counters)
        self.number: i64 = 0
        """Of games in all."""
        self.games: vec[float] = zeros(GROUPS)
        self.turns: vec[float] = zeros(GROUPS)
        self.parts: vec[float] = zeros(GROUPS)
        self.decisions: vec[float] = zeros(GROUPS)
        self.draws: vec[float] = zeros(GROUPS)
        self.lengths: vec[float] = zeros(LONGEST + 1)
        """How many games had so many turns."""
        self.by_seat: vec[float] = zeros(GROUPS * seats)
        """Each seat's share of the wins."""
        self.by_order: vec[float] = zeros(GROUPS * seats)
        """The same by who begins, then the next, and so on."""
        self.ordered: vec[float] = zeros(GROUPS)
        """Games in which somebody began."""
        self.endings: dict[str, vec[float]] = {}
        self.roles: dict[str, vec[float]] = {}
        """For each role, by group: how often it was played; then, in the next so many places, what it won."""
        self.meetings: dict[str, vec[float]] = {}
        """The same for a role against another, as "one / other"."""
        self.had: vec[float] = zeros(GROUPS * kinds)
        """In how many rows a seat had the card."""
        self.had_won: vec[float] = zeros(GROUPS * kinds)
        self.played: vec[float] = zeros(GROUPS * kinds)
        self.played_won: vec[float] = zeros(GROUPS * kinds)
        self.counted: vec[float] = zeros(GROUPS * kinds * self.width)
        self.terms: i64 = 2 * (seats - 1)
        """Columns of a regression besides the cards: each seat but one, and each place in the order but one."""
        columns: i64 = kinds + self.terms if cards else 0
        self.worth = Squares(columns)
        self.drawn = Squares(columns)
        self.place: vec[i64] = filled(self.kinds)
        for card in range(self.kinds):
            self.place[card] = -1
        self.copies: vec[float] = zeros(kinds)
        """How many of each card were dealt in all."""

    def add(self, rows: Rows) -> None:
        """Count these in."""
        firsts = self._add_games(rows)
        lasted = self._add_seats(rows, firsts)
        if self.by_card:
            self._add_cards(rows, firsts, lasted)

    def _add_games(self, rows: Rows) -> dict[int, int]:
        """Who began in each game."""
        firsts: dict[int, int] = {}
        games = rows.games
        wide = len(GAME)
        for at in range(len(rows.endings)):
            number = games[at * wide]
            group: i64 = number % GROUPS
            firsts[number] = games[at * wide + 1]
            turns = games[at * wide + 3]
            self.number += 1
            self.games[group] += 1.0
            self.parts[group] += games[at * wide + 2]
            self.turns[group] += turns
            self.decisions[group] += games[at * wide + 4]
            self.lengths[min(turns, LONGEST)] += 1.0
            ending = rows.endings[at]
            if ending not in self.endings:
                self.endings[ending] = zeros(GROUPS)
            self.endings[ending][group] += 1.0
        return firsts

    def _add_seats(self, rows: Rows, firsts: dict[int, int]) -> dict[int, int]:
        """The seats that were in for some turns of their own, as bits, by game."""
        lasted: dict[int, int] = {}
        wide = len(SEAT)
        seats = rows.seats
        count = int(self.seats)
        for at in range(0, len(rows.roles), count):
            number = seats[at * wide]
            group: i64 = number % GROUPS
            first = firsts[number]
            bits = 0
            equal = True
            if first >= 0:
                self.ordered[group] += 1.0
            for seat in range(count):
                row = (at + seat) * wide
                share = seats[row + 3] / WHOLE
                equal = equal and seats[row + 2] == 1
                self.by_seat[group * self.seats + seat] += share
                if first >= 0:
                    self.by_order[group * self.seats + (seat - first) % count] += share
                if seats[row + 5] >= SOON:
                    bits |= 1 << seat
                self._meet(rows, at, seat, group, share)
            if equal:
                self.draws[group] += 1.0
            lasted[number] = bits
        return lasted

    def _meet(self, rows: Rows, at: int, seat: int, group: i64, share: float) -> None:
        role = rows.roles[at + seat]
        if not role:
            return
        note(self.roles, role, group, share)
        side = rows.seats[(at + seat) * len(SEAT) + 4]
        for other in range(int(self.seats)):
            if rows.seats[(at + other) * len(SEAT) + 4] != side:
                note(self.meetings, f"{role} / {rows.roles[at + other]}", group, share)

    def _add_cards(self, rows: Rows, firsts: dict[int, int], lasted: dict[int, int]) -> None:
        """Card by card, and each part of a game as an observation of what was dealt."""
        count: i64 = len(rows.card_games)
        wide: i64 = FEW + self.width
        start: i64 = 0
        while start < count:
            game = rows.card_games[start]
            part = rows.cards[start * wide]
            end: i64 = start
            while end < count and rows.card_games[end] == game and rows.cards[end * wide] == part:
                self._add_card(rows, end * wide, game % GROUPS)
                end += 1
            stretch = Stretch(rows, start, end, firsts[int(game)])
            self._observe(self.worth, stretch, DEALT, (1 << self.seats) - 1)
            self._observe(self.drawn, stretch, EARLY, lasted[int(game)])
            start = end

    def _add_card(self, rows: Rows, at: i64, group: i64) -> None:
        cells = rows.cards
        card: i64 = i64(cells[at + 2])
        share = float(i64(cells[at + 3])) / WHOLE
        had = False
        played = False
        into: i64 = (group * self.kinds + card) * self.width
        for column in range(self.width):
            number = i64(cells[at + FEW + column])
            if number:
                counter = self.counters[column]
                self.counted[into + column] += float(number)
                had = had or counter.had
                played = played or counter.played
        self.copies[card] += float(i64(cells[at + FEW + DEALT]))
        key: i64 = group * self.kinds + card
        if had or played:
            self.had[key] += 1.0
            self.had_won[key] += share
        if played:
            self.played[key] += 1.0
            self.played_won[key] += share

    def _observe(self, squares: Squares, stretch: Stretch, column: i64, who: i64) -> None:
        """For every seat of `who`, its share and its copies, both less the mean of all of them."""
        wide: i64 = FEW + self.width
        cells = stretch.rows.cards
        present = self._present(stretch, column, who)
        cards: i64 = len(present)
        if cards == 0:
            return
        width: i64 = cards + self.terms
        table = zeros(self.seats * width)
        shares = zeros(self.seats)
        for row in range(stretch.start, stretch.end):
            at: i64 = row * wide
            seat = i64(cells[at + 1])
            if (who >> seat) & 1:
                shares[seat] = float(i64(cells[at + 3])) / WHOLE
                if cells[at + FEW + column]:
                    table[seat * width + self.place[i64(cells[at + 2])]] = float(i64(cells[at + FEW + column]))
        for at in range(cards):
            self.place[present[at]] = -1
        for term in range(self.terms):
            present = append(present, self.kinds + term)
        self._terms(table, width, stretch.first, who)
        self._centre(table, shares, width, who)
        group: i64 = stretch.rows.card_games[stretch.start] % GROUPS
        for seat in range(self.seats):
            if (who >> seat) & 1:
                squares.add(group, present, table[seat * width : (seat + 1) * width], shares[seat])

    def _present(self, stretch: Stretch, column: i64, who: i64) -> vec[i64]:
        """The cards that anybody of `who` had, if there are at least two to compare; `place` says where each stands."""
        wide: i64 = FEW + self.width
        cells = stretch.rows.cards
        found = vec[i64]()
        if who & (who - 1) == 0:
            return found
        for row in range(stretch.start, stretch.end):
            at: i64 = row * wide
            card = i64(cells[at + 2])
            if (who >> i64(cells[at + 1])) & 1 and cells[at + FEW + column] and self.place[card] < 0:
                self.place[card] = len(found)
                found = append(found, card)
        return found

    def _terms(self, table: vec[float], width: i64, first: i64, who: i64) -> None:
        """Which seat it is, and which place it has in the order."""
        cards: i64 = width - self.terms
        for seat in range(self.seats):
            if not (who >> seat) & 1:
                continue
            if seat > 0:
                table[seat * width + cards + seat - 1] = 1.0
            order = (seat - first) % self.seats
            if first >= 0 and order > 0:
                table[seat * width + cards + self.seats - 1 + order - 1] = 1.0

    def _centre(self, table: vec[float], shares: vec[float], width: i64, who: i64) -> None:
        seats = 0.0
        for seat in range(self.seats):
            seats += float((who >> seat) & 1)
        for column in range(width + 1):
            mean = 0.0
            for seat in range(self.seats):
                if (who >> seat) & 1:
                    mean += shares[seat] if column == width else table[seat * width + column]
            mean /= seats
            for seat in range(self.seats):
                if (who >> seat) & 1:
                    if column == width:
                        shares[seat] -= mean
                    else:
                        table[seat * width + column] -= mean


def note(into: dict[str, vec[float]], key: str, group: i64, share: float) -> None:
    """Once more, with this share."""
    if key not in into:
        into[key] = zeros(2 * GROUPS)
    into[key][group] += 1.0
    into[key][GROUPS + group] += share
