"""A turn of Dragon Punch weighed on packed numbers: the same sums as the greedy bot's, a row or a column at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.greedy import DragonWeights, blow, meet, outlook, standing
from kwoon.bots.mixing.exact import Matrix, with_room
from kwoon.games.dragon_punch.cards.schema import MOST_CARDS
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.play.notation import DragonNotation

READY: Final[i64] = 0
ALL: Final[i64] = 1


class Cards:
    """What one seat has, as far as it is known: the first `count` of each list."""

    def __init__(self, most: i64) -> None:
        self.count: i64 = 0
        self.first: vec[i64] = vec[i64]()
        """The face that may be up, or the first of a character's moves; the other side is the other one."""
        self.share: vec[float] = vec[float]()
        """How likely it is; of a character's moves each is played as often."""
        self.choice: vec[i64] = vec[i64]()
        """1 for a character: its owner has the choice."""
        self.present: vec[float] = vec[float]()
        """How likely the card is there at all."""
        self.ready: vec[i64] = vec[i64]()
        """1 if it is unflipped."""
        for _ in range(most):
            self.first = append(self.first, 0)
            self.share = append(self.share, 0.0)
            self.choice = append(self.choice, 0)
            self.present = append(self.present, 0.0)
            self.ready = append(self.ready, 0)

    def add(self, first: i64, share: float, choice: i64, present: float, ready: i64) -> None:
        """One card more."""
        at = self.count
        self.first[at] = first
        self.share[at] = share
        self.choice[at] = choice
        self.present[at] = present
        self.ready[at] = ready
        self.count = at + 1


class Meetings:
    """What comes of every pair of moves for each seat and holder of the Initiative, looked up once for all games."""

    def __init__(self, game: DragonNotation, weights: DragonWeights) -> None:
        self.faces = game.faces
        self.results: vec[i64] = vec[i64]()
        self.blows: vec[float] = vec[float]()
        for seat in range(2):
            for holder in range(-1, 2):
                for mine in range(int(game.faces)):
                    for theirs in range(int(game.faces)):
                        result = meet(game, seat, mine, theirs, holder)
                        self.results = append(self.results, result)
                        self.blows = append(self.blows, blow(seat, result, weights))

    def start(self, seat: i64, holder: i64) -> i64:
        """Where a seat's pairs begin; those of a move are `faces` times the move further on."""
        return (seat * 3 + holder + 1) * self.faces * self.faces

    def average(self, start: i64, first: i64, share: float) -> float:
        """What stands for a card of the other, from where a move's pairs begin."""
        value = self.blows[start + first]
        if share < 1.0:
            value = value * share + self.blows[start + (first ^ 1)] * (1.0 - share)
        return value


class PackedTurn:
    """One turn between what I have and what the other may have."""

    def __init__(self, game: DragonNotation, weights: DragonWeights) -> None:
        self.game = game
        self.weights = weights
        self.meetings = Meetings(game, weights)
        most = game.kinds + MOST_CARDS
        self.most: i64 = most
        """No more cards than these are ever thought of: each kind that may be in a hand, and each that lies flipped."""
        self.mine = Cards(most)
        self.theirs = Cards(most)
        self.seat: i64 = 0
        self.initiative: i64 = 0
        self.health: i64 = 0
        self.other_health: i64 = 0
        # What both can do to each other in the next turn, for each holder of the Initiative: for every pair of cards,
        # for each card against the ready ones and against all of the other side, and altogether.
        self.pairs: vec[float] = with_room(vec[float](), 3 * most * most)
        self.by_mine: vec[float] = with_room(vec[float](), 3 * most * 2)
        self.by_theirs: vec[float] = with_room(vec[float](), 3 * most * 2)
        self.sums: vec[float] = with_room(vec[float](), 3 * 2 * 2)
        self.usable: vec[float] = with_room(vec[float](), 2)
        """How many cards of the other are ready, and how many there are."""
        self.own: vec[float] = with_room(vec[float](), 2)
        """How many cards I have."""

    def begin(self, seat: i64, initiative: i64, health: i64, other_health: i64) -> None:
        """Where the turn stands; both sides' cards are in place."""
        self.seat = seat
        self.initiative = initiative
        self.health = health
        self.other_health = other_health
        _count(self.mine, self.own)
        _count(self.theirs, self.usable)
        for holder in range(3):
            self._add_up(holder)

    def _add_up(self, holder: i64) -> None:
        mine, theirs, sums = self.mine, self.theirs, self.sums
        by_mine, by_theirs = self.by_mine, self.by_theirs
        for at in range(4):
            sums[4 * holder + at] = 0.0
        for other in range(2 * theirs.count):
            by_theirs[2 * self.most * holder + other] = 0.0
        for own in range(mine.count):
            self._meet(holder, own)
            at = 2 * (self.most * holder + own)
            sums[4 * holder + 2 * ALL + READY] += by_mine[at + READY]
            sums[4 * holder + 2 * ALL + ALL] += by_mine[at + ALL]
            if mine.ready[own]:
                sums[4 * holder + 2 * READY + READY] += by_mine[at + READY]
                sums[4 * holder + 2 * READY + ALL] += by_mine[at + ALL]

    def _meet(self, holder: i64, own: i64) -> None:
        """One of my cards against each of the other's."""
        mine, theirs, meetings = self.mine, self.theirs, self.meetings
        start = meetings.start(self.seat, holder - 1)
        first = start + mine.first[own] * meetings.faces
        second = start + (mine.first[own] ^ 1) * meetings.faces
        half = mine.choice[own] == 1
        ready = 0.0
        whole = 0.0
        column: i64 = 2 * self.most * holder
        line: i64 = (self.most * holder + own) * self.most
        for other in range(theirs.count):
            value = meetings.average(first, theirs.first[other], theirs.share[other])
            if half:
                value = (value + meetings.average(second, theirs.first[other], theirs.share[other])) / 2.0
            value *= theirs.present[other]
            self.pairs[line + other] = value
            whole += value
            self.by_theirs[column + 2 * other + ALL] += value
            if theirs.ready[other]:
                ready += value
            if mine.ready[own]:
                self.by_theirs[column + 2 * other + READY] += value
        self.by_mine[2 * (self.most * holder + own) + READY] = ready
        self.by_mine[2 * (self.most * holder + own) + ALL] = whole

    def fill(self, table: Matrix, row: i64, move: i64, own: i64) -> None:
        """A row of the table: what a move of one of my cards is worth against each that the other may play."""
        theirs = self.theirs
        at = row * table.width
        for other in range(theirs.count):
            if not theirs.ready[other]:
                continue
            share = theirs.share[other]
            first = theirs.first[other]
            if theirs.choice[other]:
                table.cells[at] = self._worth(move, own, first, other)
                at += 1
                table.cells[at] = self._worth(move, own, first ^ 1, other)
            else:
                value = self._worth(move, own, first, other) if share > 0.0 else 0.0
                if share < 1.0:
                    value = value * share + self._worth(move, own, first ^ 1, other) * (1.0 - share)
                table.cells[at] = value
            at += 1

    def _worth(self, move: i64, own: i64, face: i64, other: i64) -> float:
        meetings = self.meetings
        start = meetings.start(self.seat, self.initiative)
        result = meetings.results[start + move * meetings.faces + face]
        left = self.health - damage_to(self.seat, result)
        other_left = self.other_health - damage_to(1 - self.seat, result)
        value = standing(left, other_left, self.weights)
        if left <= 0 or other_left <= 0:
            return value
        mine = ALL if self.game.unflips[move] else READY
        theirs = ALL if self.game.unflips[face] else READY
        return value + self._outlook(own, other, mine, theirs, next_initiative(result) + 1)

    def _outlook(self, own: i64, other: i64, mine: i64, theirs: i64, holder: i64) -> float:
        """How it looks once these two cards are flipped, or all cards come back."""
        total = self.sums[4 * holder + 2 * mine + theirs]
        count = self.own[mine]
        usable = self.usable[theirs]
        if mine == READY:
            total -= self.by_mine[2 * (self.most * holder + own) + theirs]
            count -= 1.0
        if theirs == READY:
            total -= self.by_theirs[2 * (self.most * holder + other) + mine]
            usable -= self.theirs.present[other]
        if mine == READY and theirs == READY:
            total += self.pairs[(self.most * holder + own) * self.most + other]
        return outlook(total, count, usable, self.weights)

    def average(self, face: i64) -> float:
        """What a move does on average against all that the other has; a character counts for both of its moves."""
        theirs = self.theirs
        start = self.meetings.start(0, -1) + face * self.meetings.faces
        total = 0.0
        weight = 0.0
        for other in range(theirs.count):
            present = theirs.present[other] * (2.0 if theirs.choice[other] else 1.0)
            total += present * self.meetings.average(start, theirs.first[other], theirs.share[other])
            weight += present
        return total / weight


def _count(cards: Cards, numbers: vec[float]) -> None:
    """How many there are, of the ready ones and of all."""
    ready = 0.0
    whole = 0.0
    for at in range(cards.count):
        whole += cards.present[at]
        if cards.ready[at]:
            ready += cards.present[at]
    numbers[READY] = ready
    numbers[ALL] = whole
