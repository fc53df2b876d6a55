"""A log that counts instead of keeping events: what becomes of every card, and how each game ended.

The rules tell it what they tell every listener. Nothing that plays sees it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.core.contract import Game, Outcome, State
from kwoon.core.events import Log
from kwoon.tallies.counter import COMMON, DEALT, DRAWN, EACH, EARLY, OWN, SECOND, Counter
from kwoon.tallies.rows import WHOLE, Rows

SOON: Final = 3
"""What a seat has got by the end of this own turn, it has got early."""


class Words:
    """How a game calls what every tally listens for. An empty one never happens."""

    def __init__(
        self,
        *,
        part: str = "",
        draw: str = "draw",
        turn: str = "turn",
        first: str = "turn",
        wins: tuple[str, ...] = (),
        own: tuple[str, ...] = (),
    ) -> None:
        self.part = part
        """Something is dealt or set up anew: a round."""
        self.draw = draw
        """A seat gets cards from a deck."""
        self.turn = turn
        """A turn begins, of a seat or of all."""
        self.first = first
        """The seat of the first such event is the one that begins."""
        self.wins = wins
        """How a part ends that somebody has won; none if there are no parts."""
        self.own = own
        """Of what else the game's own tally wants to hear."""


class Heard:
    """All that one word means to a tally, so that each event is looked up once."""

    def __init__(self) -> None:
        self.part = False
        self.first = False
        self.turn = False
        self.wins = False
        self.own = False
        """Whether the game's own tally makes something else of it."""
        self.columns: list[int] = []
        """The columns that it counts in."""


class Tally(Log):
    """Counts one game after another into rows. A game's own tally says what it listens for."""

    def __init__(self, game: Game, kinds: int, counters: list[Counter], words: Words) -> None:
        super().__init__()
        self.game = game
        self.seats: i64 = game.seats
        self.kinds: i64 = kinds
        self.counters = [*COMMON, *counters]
        self.width: i64 = len(self.counters)
        self.draw = words.draw
        self.parted = bool(words.wins)
        """Whether a game has parts that are won."""
        self.listening: dict[str, Heard] = {}
        """For each word that means anything, what."""
        for at, counter in enumerate(self.counters):
            for word in counter.words:
                self._listen(word).columns.append(at)
        self._listen(words.part).part = True
        self._listen(words.first).first = True
        self._listen(words.turn).turn = True
        for word in words.wins:
            self._listen(word).wins = True
        for word in words.own:
            self._listen(word).own = True
        self.rows = Rows(self.width)
        self.counts: vec[i64] = filled(self.seats * self.kinds * self.width)
        """By seat, card and column, in this part."""
        self.touched: vec[i64] = vec[i64]()
        """The seats and cards of which anything was counted, each once."""
        self.known: vec[i64] = filled(self.seats * self.kinds)
        self.own_turns: vec[i64] = filled(self.seats)
        self.begin(0)

    def _listen(self, word: str) -> Heard:
        if word not in self.listening:
            self.listening[word] = Heard()
        return self.listening[word]

    # A game.

    def begin(self, number: i64) -> None:
        """The next game."""
        self.number: i64 = number
        self.part: i64 = 0
        self.turns: i64 = 0
        self.part_turns: i64 = 0
        self.first: i64 = -1
        self.part_first: i64 = -1
        self.winner: i64 = -1
        for seat in range(self.seats):
            self.own_turns[seat] = 0

    def finish(self, state: State, decisions: int) -> None:
        """The game is over."""
        outcome = state.outcome()
        assert outcome is not None
        self._close(outcome)
        rows = self.rows
        rows.games.extend((self.number, self.first, self.part + 1, self.turns, decisions))
        rows.endings.append(outcome.why)
        sides = self.game.sides()
        for seat in range(self.seats):
            side = 0
            for at, seats in enumerate(sides):
                if int(seat) in seats:
                    side = at
            place = outcome.places[seat]
            share = shared(outcome, seat)
            rows.seats.extend((self.number, int(seat), place, share, side, self.own_turns[seat]))
            rows.finals.append(self.final(state, int(seat)))
            rows.roles.append(self.role(state, int(seat)))

    def final(self, state: State, seat: int) -> int:
        """How a seat stands in the end, as one number."""
        return 0

    def role(self, state: State, seat: int) -> str:
        """Whom a seat plays, if that makes a difference."""
        return ""

    # What is told.

    def add(self, word: str, seat: int, cards: list[int], number: int = 0) -> None:
        heard = self.listening.get(word)
        if heard is None:
            return
        if heard.part:
            self._open()
        if heard.first and self.part_first < 0 and seat >= 0:
            self.part_first = seat
            if self.first < 0:
                self.first = seat
        if heard.turn:
            self._turn(seat)
        if heard.wins:
            self.winner = seat
        for column in heard.columns:
            self._count(column, seat, cards)
        if heard.own:
            self.heard(word, seat, cards, number)

    def hush(self, word: str, seat: int, cards: list[int], number: int = 0) -> None:
        if word == self.draw:
            column: i64 = DEALT if self.part_turns == 0 else DRAWN
            for card in cards:
                self.tick(seat, card, column)
                self._early(seat, card)
            return
        self.add(word, seat, cards, number)

    def heard(self, word: str, seat: int, cards: list[int], number: int) -> None:
        """What else a game's own tally makes of its own words."""

    def tick(self, seat: i64, card: i64, column: i64, more: i64 = 1) -> None:
        """Count something of a card."""
        key: i64 = seat * self.kinds + card
        if self.known[key] == 0:
            self.known[key] = 1
            self.touched = append(self.touched, key)
        self.counts[key * self.width + column] += more

    def _count(self, column: i64, seat: i64, cards: list[int]) -> None:
        counter = self.counters[column]
        if counter.whose == OWN:
            for card in cards:
                self.tick(seat, card, column)
                if counter.had:
                    self._early(seat, card)
        elif counter.whose == EACH:
            self.tick(0, cards[0], column)
            self.tick(1, cards[1], column)
        elif counter.whose == SECOND:
            self.tick(1 - seat, cards[1], column)
        else:
            self.tick(seat, cards[0], column)

    def _early(self, seat: i64, card: i64) -> None:
        if self.own_turns[seat] <= SOON:
            self.tick(seat, card, EARLY)

    def _turn(self, seat: i64) -> None:
        self.turns += 1
        self.part_turns += 1
        if seat >= 0:
            self.own_turns[seat] += 1
        else:
            for each in range(self.seats):
                self.own_turns[each] += 1

    # Parts.

    def _open(self) -> None:
        """A part begins: what was counted before belongs to the last one."""
        if len(self.touched) > 0:
            self._close(None)
            self.part += 1
        self.part_turns = 0
        self.part_first = -1
        self.winner = -1
        for seat in range(self.seats):
            self.own_turns[seat] = 0

    def _close(self, outcome: Outcome | None) -> None:
        """Write down what was counted of each card, and forget it."""
        for at in range(len(self.touched)):
            key = self.touched[at]
            seat: i64 = key // self.kinds
            share: i64 = 0
            if not self.parted:
                share = 0 if outcome is None else shared(outcome, seat)
            elif self.winner < 0:
                share = WHOLE // self.seats
            elif self.winner == seat:
                share = WHOLE
            start: i64 = key * self.width
            self.rows.card(self.number, self.part, seat, key % self.kinds, share)
            self.rows.count(self.counts, start)
            self.known[key] = 0
            for cell in range(start, start + self.width):
                self.counts[cell] = 0
        self.touched = vec[i64]()


def shared(outcome: Outcome, seat: i64) -> int:
    """A seat's share of the win."""
    winners = 0
    for place in outcome.places:
        if place == 1:
            winners += 1
    return WHOLE // winners if outcome.places[seat] == 1 else 0


def filled(count: i64) -> vec[i64]:
    """So many zeros."""
    numbers = vec[i64](capacity=count)
    for _ in range(count):
        numbers = append(numbers, 0)
    return numbers
