"""Value of a Dragon Punch turn, computed like the greedy bot's but on packed vectors."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.greedy import (
    exchange_value,
    next_turn_value,
    packed_exchange_for_seat,
    remaining_health_value,
)
from kwoon.bots.mixed_strategy.simplex import MatrixGame, zero_padded
from kwoon.games.dragon_punch.cards.schema import MAX_CARDS
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.notation import DragonNotation

READY: Final[i64] = 0
ALL: Final[i64] = 1


class UncertainCards:
    """The cards of one seat as far as they are known: the first `count` entries of each vector."""

    def __init__(self, capacity: i64) -> None:
        self.count: i64 = 0
        zeros, none = [0] * int(capacity), [0.0] * int(capacity)
        self.first_face: vec[i64] = vec[i64](zeros)
        """One face of the card, or a character's first move. The other face differs in the lowest bit."""
        self.first_face_probability: vec[float] = vec[float](none)
        """Probability that this face is up; 0.5 for a character, whose two moves are equally likely."""
        self.has_choice: vec[i64] = vec[i64](zeros)
        """1 for a character, whose owner chooses the move."""
        self.probability: vec[float] = vec[float](none)
        """Probability that the card is in the hand."""
        self.ready: vec[i64] = vec[i64](zeros)
        """1 if the card is unflipped."""

    def append_card(
        self, first_face: i64, first_face_probability: float, has_choice: i64, probability: float, ready: i64
    ) -> None:
        at = self.count
        self.first_face[at] = first_face
        self.first_face_probability[at] = first_face_probability
        self.has_choice[at] = has_choice
        self.probability[at] = probability
        self.ready[at] = ready
        self.count = at + 1


class ExchangeResults:
    """Results of every pair of moves, computed once for each seat and each holder of the Initiative."""

    def __init__(self, game: DragonNotation) -> None:
        self.faces = game.faces
        self.results: vec[i64] = vec[i64]()
        self.exchange_values: vec[float] = vec[float]()
        for seat in range(2):
            for holder in range(-1, 2):
                for mine in range(int(game.faces)):
                    for theirs in range(int(game.faces)):
                        result = packed_exchange_for_seat(game, seat, mine, theirs, holder)
                        self.results = append(self.results, result)
                        self.exchange_values = append(self.exchange_values, exchange_value(seat, result))

    def first_pair_index(self, seat: i64, holder: i64) -> i64:
        """Return the index of the first pair of moves for a seat and a holder of the Initiative (-1 if nobody has it).
        The pairs for move `m` start `m * faces` entries later."""
        return (seat * 3 + holder + 1) * self.faces * self.faces

    def average_against_card(self, start: i64, first_face: i64, first_face_probability: float) -> float:
        """Return the average value of a move against one of the opponent's cards. `start` is the index of the move's
        first pair."""
        value = self.exchange_values[start + first_face]
        if first_face_probability < 1.0:
            value = value * first_face_probability + self.exchange_values[start + (first_face ^ 1)] * (
                1.0 - first_face_probability
            )
        return value


class FastTurnValuation:
    """Values one turn of the seat's own cards against those that the opponent may hold."""

    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        self.move_results = ExchangeResults(game)
        most = game.kinds + MAX_CARDS
        self.capacity: i64 = most
        """Maximum number of cards considered: each kind that may be in a hand, and each flipped card."""
        self.mine = UncertainCards(most)
        self.theirs = UncertainCards(most)
        self.seat: i64 = 0
        self.initiative: i64 = 0
        self.health: i64 = 0
        self.other_health: i64 = 0
        # Exchange values in the next turn for each holder of the Initiative: for every pair of cards (`pairs`), for
        # each card against the other side's ready cards and all its cards (`by_mine`, `by_theirs`), and in total
        # (`sums`).
        self.pairs: vec[float] = zero_padded(vec[float](), 3 * most * most)
        self.by_mine: vec[float] = zero_padded(vec[float](), 3 * most * 2)
        self.by_theirs: vec[float] = zero_padded(vec[float](), 3 * most * 2)
        self.sums: vec[float] = zero_padded(vec[float](), 3 * 2 * 2)
        self.num_other_cards: vec[float] = zero_padded(vec[float](), 2)
        """Expected numbers of the opponent's ready cards and of all the opponent's cards."""
        self.num_own_cards: vec[float] = zero_padded(vec[float](), 2)
        """Numbers of the seat's own ready cards and of all its cards."""

    def set_position(self, seat: i64, initiative: i64, health: i64, other_health: i64) -> None:
        """Prepare the valuation of a position. Both sides' cards must already be filled in."""
        self.seat = seat
        self.initiative = initiative
        self.health = health
        self.other_health = other_health
        _fill_expected_counts(self.mine, self.num_own_cards)
        _fill_expected_counts(self.theirs, self.num_other_cards)
        for holder in range(3):
            self._sum_exchange_values(holder)

    def _sum_exchange_values(self, holder: i64) -> None:
        mine, theirs, sums = self.mine, self.theirs, self.sums
        by_mine, by_theirs = self.by_mine, self.by_theirs
        for at in range(4):
            sums[4 * holder + at] = 0.0
        for other in range(2 * theirs.count):
            by_theirs[2 * self.capacity * holder + other] = 0.0
        for own in range(mine.count):
            self._fill_exchange_values(holder, own)
            at = 2 * (self.capacity * holder + own)
            sums[4 * holder + 2 * ALL + READY] += by_mine[at + READY]
            sums[4 * holder + 2 * ALL + ALL] += by_mine[at + ALL]
            if mine.ready[own]:
                sums[4 * holder + 2 * READY + READY] += by_mine[at + READY]
                sums[4 * holder + 2 * READY + ALL] += by_mine[at + ALL]

    def _fill_exchange_values(self, holder: i64, own_card: i64) -> None:
        """Fill in the values of one of the seat's cards against each of the opponent's cards."""
        mine, theirs, meetings = self.mine, self.theirs, self.move_results
        start = meetings.first_pair_index(self.seat, holder - 1)
        first = start + mine.first_face[own_card] * meetings.faces
        second = start + (mine.first_face[own_card] ^ 1) * meetings.faces
        half = mine.has_choice[own_card] == 1
        ready = 0.0
        whole = 0.0
        column: i64 = 2 * self.capacity * holder
        line: i64 = (self.capacity * holder + own_card) * self.capacity
        for other in range(theirs.count):
            value = meetings.average_against_card(first, theirs.first_face[other], theirs.first_face_probability[other])
            if half:
                value = (
                    value
                    + meetings.average_against_card(
                        second, theirs.first_face[other], theirs.first_face_probability[other]
                    )
                ) / 2.0
            value *= theirs.probability[other]
            self.pairs[line + other] = value
            whole += value
            self.by_theirs[column + 2 * other + ALL] += value
            if theirs.ready[other]:
                ready += value
            if mine.ready[own_card]:
                self.by_theirs[column + 2 * other + READY] += value
        self.by_mine[2 * (self.capacity * holder + own_card) + READY] = ready
        self.by_mine[2 * (self.capacity * holder + own_card) + ALL] = whole

    def fill_payoff_row(self, table: MatrixGame, row: i64, move: i64, own_card: i64) -> None:
        """Fill a row of the payoff matrix: the value of one of the seat's moves against each of the opponent's possible
        moves."""
        theirs = self.theirs
        at = row * table.width
        for other in range(theirs.count):
            if not theirs.ready[other]:
                continue
            share = theirs.first_face_probability[other]
            first = theirs.first_face[other]
            if theirs.has_choice[other]:
                table.cells[at] = self._move_pair_value(move, own_card, first, other)
                at += 1
                table.cells[at] = self._move_pair_value(move, own_card, first ^ 1, other)
            else:
                value = self._move_pair_value(move, own_card, first, other) if share > 0.0 else 0.0
                if share < 1.0:
                    value = value * share + self._move_pair_value(move, own_card, first ^ 1, other) * (1.0 - share)
                table.cells[at] = value
            at += 1

    def _move_pair_value(self, move: i64, own_card: i64, other_move: i64, other_card: i64) -> float:
        meetings = self.move_results
        start = meetings.first_pair_index(self.seat, self.initiative)
        result = meetings.results[start + move * meetings.faces + other_move]
        left = self.health - damage_to(self.seat, result)
        other_left = self.other_health - damage_to(1 - self.seat, result)
        value = remaining_health_value(left, other_left)
        if left <= 0 or other_left <= 0:
            return value
        mine = ALL if self.game.unflips[move] else READY
        theirs = ALL if self.game.unflips[other_move] else READY
        return value + self._next_turn_value(own_card, other_card, mine, theirs, next_initiative(result) + 1)

    def _next_turn_value(self, own_card: i64, other_card: i64, mine: i64, theirs: i64, holder: i64) -> float:
        """Return the value of both players' options for the next turn. `mine` and `theirs` are `ALL` for a player who
        unflips cards; otherwise the played card is flipped."""
        total = self.sums[4 * holder + 2 * mine + theirs]
        count = self.num_own_cards[mine]
        usable = self.num_other_cards[theirs]
        if mine == READY:
            total -= self.by_mine[2 * (self.capacity * holder + own_card) + theirs]
            count -= 1.0
        if theirs == READY:
            total -= self.by_theirs[2 * (self.capacity * holder + other_card) + mine]
            usable -= self.theirs.probability[other_card]
        if mine == READY and theirs == READY:
            total += self.pairs[(self.capacity * holder + own_card) * self.capacity + other_card]
        return next_turn_value(total, count, usable)

    def average_gain(self, face: i64) -> float:
        """Return the average gain of a move against all of the opponent's cards. A character counts once for each of
        its two moves."""
        theirs = self.theirs
        start = self.move_results.first_pair_index(0, -1) + face * self.move_results.faces
        total = 0.0
        weight = 0.0
        for other in range(theirs.count):
            present = theirs.probability[other] * (2.0 if theirs.has_choice[other] else 1.0)
            total += present * self.move_results.average_against_card(
                start, theirs.first_face[other], theirs.first_face_probability[other]
            )
            weight += present
        return total / weight


def _fill_expected_counts(cards: UncertainCards, counts: vec[float]) -> None:
    ready = 0.0
    whole = 0.0
    for at in range(cards.count):
        whole += cards.probability[at]
        if cards.ready[at]:
            ready += cards.probability[at]
    counts[READY] = ready
    counts[ALL] = whole
