"""All luck is an argument: live dice for play, rigged dice for tests, recorded dice for replay.

A pile that nobody has looked at has no order until a card is drawn from it, so the whole of a game's luck is
"roll a number below n": a coin, a random card of a hand, the next card of a deck. Fate is therefore never stored in a
state, where something could peek at it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class DiceError(ValueError):
    """The dice cannot give what is asked: a sentence that says why."""


class Dice(ABC):
    """A source of luck."""

    @abstractmethod
    def roll(self, sides: i64) -> i64:
        """A number from 0 up to, not including, `sides`."""

    def draw(self, pile: list[int]) -> int:
        """Take a random card out of an unordered pile."""
        size: i64 = len(pile)
        at = self.roll(size)
        card = pile[at]
        last = pile.pop()
        if at < size - 1:
            pile[at] = last
        return card


class LiveDice(Dice):
    """A portable generator (sfc32): the same 128-bit seed gives the same luck on every machine, compiled or not.

    All words are 32 bits wide and every intermediate value stays below 2**63, because compiled integers of this width
    wrap around where interpreted ones grow.
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = (seed >> 96) & 0xFFFFFFFF
        for _ in range(20):
            self.next_word()

    def state_words(self) -> tuple[int, int, int, int]:
        """Where the generator stands: `LiveDice.of` goes on from there."""
        return (int(self.a), int(self.b), int(self.c), int(self.counter))

    @staticmethod
    def from_words(words: tuple[int, int, int, int]) -> LiveDice:
        """Dice that go on where others stood."""
        dice = LiveDice(0)
        dice.a, dice.b, dice.c, dice.counter = words
        return dice

    def next_word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        total: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        turned: i64 = ((c << 21) | (c >> 11)) & MASK
        self.c = (turned + total) & MASK
        return total

    def roll(self, sides: i64) -> i64:
        if sides <= 1:
            if sides < 1:
                raise DiceError("Dice need at least one side.")
            return 0
        # Lemire's method: scale the word up and reject the few that would favour some results.
        product: i64 = self.next_word() * sides
        low: i64 = product & MASK
        if low < sides:
            floor: i64 = ((MASK + 1) - sides) % sides
            while low < floor:
                product = self.next_word() * sides
                low = product & MASK
        return product >> 32


class RecordedDice(Dice):
    """Luck as it fell before, for replay."""

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.at = 0

    def roll(self, sides: i64) -> i64:
        if self.at >= len(self.rolls):
            raise DiceError("The record has less luck written down than the game needs here.")
        value = self.rolls[self.at]
        if not 0 <= value < sides:
            raise DiceError(f"The record has a roll of {value} where the game rolls below {sides}.")
        self.at += 1
        return value

    def is_exhausted(self) -> bool:
        """Whether every recorded roll was used."""
        return self.at == len(self.rolls)


class RecordingDice(Dice):
    """Rolls other dice and keeps what fell."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.rolls: list[int] = []

    def roll(self, sides: i64) -> i64:
        value = self.dice.roll(sides)
        self.rolls.append(value)
        return value

    def draw(self, pile: list[int]) -> int:
        # The dice below may choose by card (rigged ones do); what is kept is the roll that draws the same card.
        card = self.dice.draw(pile[:])
        return RecordedDice(self._record(pile.index(card))).draw(pile)

    def _record(self, roll: int) -> list[int]:
        self.rolls.append(roll)
        return [roll]

    def take(self) -> list[int]:
        """What fell since the last time this was asked."""
        rolls = self.rolls
        self.rolls = []
        return rolls


class RiggedDice(Dice):
    """Luck as a test or a lesson wants it: the next cards to be drawn, and the next rolls; otherwise other dice.

    `exact` makes a scripted card that is not in the pile an error; without it the other dice decide then.
    """

    def __init__(self, fallback: Dice, draws: list[int], rolls: list[int], exact: bool = True) -> None:
        self.otherwise = fallback
        self.draws = draws
        self.rolls = rolls
        self.exact = exact

    def roll(self, sides: i64) -> i64:
        if self.rolls:
            value = self.rolls.pop(0)
            if not 0 <= value < sides:
                raise DiceError(f"Rigged to roll {value}, but the game rolls below {sides}.")
            return value
        return self.otherwise.roll(sides)

    def draw(self, pile: list[int]) -> int:
        if self.draws:
            card = self.draws.pop(0)
            if card in pile:
                pile.remove(card)
                return card
            if self.exact:
                raise DiceError(f"Rigged to draw card {card}, which is not in the pile.")
        return self.otherwise.draw(pile)


class SwappedDice(Dice):
    """Other dice, but for one draw: there a wanted card changes places with the one that would have come.

    Whatever is drawn besides is the same with and without, unless it would have been the wanted card itself. So two
    games can be compared that differ in one card of one hand.
    """

    def __init__(self, dice: Dice, draw_index: int, card: int) -> None:
        self.dice = dice
        self.at: i64 = draw_index
        """Which draw, counted from 0; -1 for none."""
        self.card = card
        self.drawn: i64 = 0
        """How many cards have been drawn so far."""

    def roll(self, sides: i64) -> i64:
        return self.dice.roll(sides)

    def draw(self, pile: list[int]) -> int:
        wanted = self.drawn == self.at and self.card in pile
        self.drawn += 1
        if not wanted:
            return self.dice.draw(pile)
        roll = int(self.dice.roll(len(pile)))
        there = pile.index(self.card)
        pile[there], pile[roll] = pile[roll], pile[there]
        return RecordedDice([roll]).draw(pile)


class RollNeeded(Exception):
    """Dice that stop have come to a roll that nobody has said yet."""

    def __init__(self, sides: int, pile: list[int] | None) -> None:
        super().__init__(f"A roll below {sides} is needed.")
        self.sides = sides
        self.pile = pile
        """The cards that are drawn from, if it is a draw: rolls that draw equal cards are equally good."""


class PausingDice(Dice):
    """Luck that is said roll by roll; where none is left, they stop and tell what they need.

    Whatever was being answered is half done then: whoever goes on does so with a copy of the position, and with one
    roll more. A roll with one side needs nothing.
    """

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.at = 0

    def roll(self, sides: i64) -> i64:
        return self._next(int(sides), None)

    def draw(self, pile: list[int]) -> int:
        return RecordedDice([self._next(len(pile), pile)]).draw(pile)

    def _next(self, sides: int, pile: list[int] | None) -> int:
        if sides == 1:
            return 0
        if self.at >= len(self.rolls):
            raise RollNeeded(sides, pile)
        value = self.rolls[self.at]
        if not 0 <= value < sides:
            raise DiceError(f"Said to roll {value}, but the game rolls below {sides}.")
        self.at += 1
        return value
