"""What search wants to know about a game besides its rules: where an imagined game may stop, and who stands better."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final

from kwoon import shelf
from kwoon.core.contract import Ask, State, View
from kwoon.core.dice import Dice
from kwoon.learn.worth import Standing, Worth, read_worth


class Judge:
    """Knows nothing: imagined games go on to their end, by any legal moves. Games that it pays for have their own."""

    def __init__(self) -> None:
        self.whole = False
        """Whether only whole answers are thought about, and all else goes on by `reply`."""

    def begin(self, view: View) -> None:
        """A question is going to be thought about."""

    def ideas(self, view: View, ask: Ask) -> list[list[int]]:
        """Whole answers worth thinking about, from an empty draft; none if every small move is thought about."""
        return []

    def rests(self, state: State, settled: int) -> bool:
        """Whether an imagined game may stop here, `settled` positions after the one that is thought about."""
        return False

    def chances(self, state: State) -> list[float]:
        """Each seat's winning chances in a position where a game rests."""
        return even(int(state.box.seats))

    def usual(self, state: State, ask: Ask) -> list[float]:
        """How somebody who looks no further than this turn mixes his sealed moves; empty if that is not known."""
        return []

    def reply(self, state: State, ask: Ask, dice: Dice) -> int:
        """How an imagined game goes on: a move for the seat that is asked."""
        moves = state.onward(ask)
        return moves[dice.roll(len(moves))]


class Scale(Judge, ABC):
    """Adds up what each seat has, by weights that were fitted to many played games, and turns it into chances."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__()
        self.weights = weights
        self.standing: Standing | None = None
        """What a network looks at."""
        self.taught: Worth | None = None
        """And what it has learnt; none for cards that it has not seen."""

    @abstractmethod
    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat, as numbers; one for each weight."""

    def stays(self, state: State, seat: int) -> bool:
        """Whether a seat can still win."""
        return True

    def chances(self, state: State) -> list[float]:
        return self.weigh(state)

    def worth(self, state: State, seat: int) -> float:
        """What a seat has, added up; by what a network has learnt, if there is one for these cards."""
        if self.taught is not None and self.standing is not None:
            return self.taught.of(self.standing.slots(state, seat))
        worth = 0.0
        features = self.features(state, seat)
        for at in range(len(features)):
            worth += self.weights[at] * features[at]
        return worth

    def weigh(self, state: State) -> list[float]:
        """Chances in proportion to the exponential of what was added up."""
        seats = int(state.box.seats)
        found: list[float] = [0.0] * seats
        total = 0.0
        for seat in range(seats):
            if self.stays(state, seat):
                found[seat] = math.exp(self.worth(state, seat))
                total += found[seat]
        for seat in range(seats):
            found[seat] /= total
        return found


KEPT: Final[dict[str, Worth | None]] = {}
"""What was read, by game."""


def taught(game: str, digest: str) -> Worth | None:
    """What a network has learnt of a game; nothing if its slots and cards are not those with this digest."""
    if game not in KEPT:
        try:
            KEPT[game] = read_worth(shelf.weights(game, "judge.net"))
        except FileNotFoundError:
            KEPT[game] = None
    worth = KEPT[game]
    return worth if worth is not None and worth.shape == digest else None


def schooled(judge: Scale) -> Scale:
    """A judge with what a network has learnt of its cards, if there is one."""
    standing = judge.standing
    if standing is not None:
        judge.taught = taught(standing.game, standing.digest())
    return judge


def even(seats: int) -> list[float]:
    """Nobody stands better."""
    return [1.0 / seats] * seats


def earned(places: list[int]) -> list[float]:
    """What an outcome is worth to each seat: who wins has 1, the others nothing; a game that all share is even."""
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    if winners == len(places):
        return even(winners)
    return [1.0 if place == 1 else 0.0 for place in places]


def race(mine: int, yours: int) -> float:
    """The chance to win so many more rounds before the other wins so many, when every round is even."""
    if mine <= 0:
        return 1.0
    if yours <= 0:
        return 0.0
    return (race(mine - 1, yours) + race(mine, yours - 1)) / 2.0
