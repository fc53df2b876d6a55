"""Sources of randomness, always passed as an argument: live for play, rigged for tests, recorded for replay.

A pile that nobody has looked at has no order until a card is drawn from it, so every random event is "roll a number
below n": a coin, a random card from a hand, the next card from a deck. A state never contains future randomness, so
nothing can peek at it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from kwoon.core.message import MessageError, msg

MASK: Final[i64] = 0xFFFFFFFF


class DiceError(MessageError):
    """The dice cannot supply the requested roll or card."""


class Dice(ABC):
    @abstractmethod
    def roll(self, sides: i64) -> i64:
        """Return a number from 0 up to, but not including, `sides`."""

    def draw(self, pile: list[int]) -> int:
        """Remove and return a random card from an unordered pile."""
        size: i64 = len(pile)
        at = self.roll(size)
        card = pile[at]
        last = pile.pop()
        if at < size - 1:
            pile[at] = last
        return card


class LiveDice(Dice):
    """A portable generator (sfc32): the same 128-bit seed gives the same rolls on every machine, compiled or not.

    All words are 32 bits wide and every intermediate value stays below 2**63, because compiled integers wrap around at
    64 bits, while interpreted ones grow.
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = (seed >> 96) & 0xFFFFFFFF
        for _ in range(20):
            self.next_word()

    def state_words(self) -> tuple[int, int, int, int]:
        """Return the generator's state, from which `from_words` can continue."""
        return (int(self.a), int(self.b), int(self.c), int(self.counter))

    @staticmethod
    def from_words(words: tuple[int, int, int, int]) -> LiveDice:
        """Return dice that continue from the result of `state_words`."""
        dice = LiveDice(0)
        dice.a, dice.b, dice.c, dice.counter = words
        return dice

    def next_word(self) -> i64:
        """Return the next 32 random bits."""
        b = self.b
        c = self.c
        total: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        rotated: i64 = ((c << 21) | (c >> 11)) & MASK
        self.c = (rotated + total) & MASK
        return total

    def roll(self, sides: i64) -> i64:
        if sides <= 1:
            if sides < 1:
                raise DiceError("Dice need at least one side.")
            return 0
        # Lemire's method: scale the word and reject the few words that would favor some results.
        product: i64 = self.next_word() * sides
        low: i64 = product & MASK
        if low < sides:
            floor: i64 = ((MASK + 1) - sides) % sides
            while low < floor:
                product = self.next_word() * sides
                low = product & MASK
        return product >> 32


class RecordedDice(Dice):
    """Dice that repeat recorded rolls, for replay."""

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.position = 0

    def roll(self, sides: i64) -> i64:
        if self.position >= len(self.rolls):
            raise DiceError(msg("core-errors-record-fewer-rolls"))
        value = self.rolls[self.position]
        if not 0 <= value < sides:
            raise DiceError(msg("core-errors-record-roll", roll=str(value), sides=str(sides)))
        self.position += 1
        return value

    def is_exhausted(self) -> bool:
        """Whether every recorded roll has been used."""
        return self.position == len(self.rolls)


class RecordingDice(Dice):
    """Wraps other dice and records their rolls."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.rolls: list[int] = []

    def roll(self, sides: i64) -> i64:
        value = self.dice.roll(sides)
        self.rolls.append(value)
        return value

    def draw(self, pile: list[int]) -> int:
        # The wrapped dice may choose by card (rigged dice do), so record the roll that draws the same card.
        card = self.dice.draw(pile[:])
        return RecordedDice(self._record(pile.index(card))).draw(pile)

    def _record(self, roll: int) -> list[int]:
        self.rolls.append(roll)
        return [roll]

    def take_rolls(self) -> list[int]:
        """Return and clear the rolls recorded since the last call."""
        rolls = self.rolls
        self.rolls = []
        return rolls


class RiggedDice(Dice):
    """Scripted draws and rolls for tests and lessons, with other dice as a fallback.

    With `exact`, a scripted card that is not in the pile is an error; otherwise the fallback draws instead.
    """

    def __init__(self, fallback: Dice, draws: list[int], rolls: list[int], exact: bool = True) -> None:
        self.fallback = fallback
        self.draws = draws
        self.rolls = rolls
        self.exact = exact

    def roll(self, sides: i64) -> i64:
        if self.rolls:
            value = self.rolls.pop(0)
            if not 0 <= value < sides:
                raise DiceError(f"The dice are rigged to roll {value}, but the game rolls below {sides}.")
            return value
        return self.fallback.roll(sides)

    def draw(self, pile: list[int]) -> int:
        if self.draws:
            card = self.draws.pop(0)
            if card in pile:
                pile.remove(card)
                return card
            if self.exact:
                raise DiceError(f"The dice are rigged to draw card {card}, which is not in the pile.")
        return self.fallback.draw(pile)


class CardSwapDice(Dice):
    """Wraps other dice and, at one draw, swaps a given card with the one that would have been drawn.

    All other draws are unchanged, except that a later draw of the given card yields the other card instead. If the
    given card is no longer in the pile, nothing is swapped. Swapping allows comparing two games that differ in one card
    in one hand.
    """

    def __init__(self, dice: Dice, draw_index: int, card: int) -> None:
        self.dice = dice
        self.draw_index: i64 = draw_index
        """Index of the swapped draw, counted from 0; -1 for none."""
        self.card = card
        self.drawn: i64 = 0
        """Number of cards drawn so far."""

    def roll(self, sides: i64) -> i64:
        return self.dice.roll(sides)

    def draw(self, pile: list[int]) -> int:
        is_swap = self.drawn == self.draw_index and self.card in pile
        self.drawn += 1
        if not is_swap:
            return self.dice.draw(pile)
        roll = int(self.dice.roll(len(pile)))
        card_index = pile.index(self.card)
        pile[card_index], pile[roll] = pile[roll], pile[card_index]
        return RecordedDice([roll]).draw(pile)


class RollNeeded(Exception):
    """Raised by `PausingDice` at a roll that has not been supplied."""

    def __init__(self, sides: int, pile: list[int] | None) -> None:
        super().__init__(f"A roll below {sides} is needed.")
        self.sides = sides
        self.pile = pile
        """The pile if the roll is a draw, otherwise None. Rolls that draw equal cards are equivalent."""


class PausingDice(Dice):
    """Dice with supplied rolls that raise `RollNeeded` when none is left.

    The interrupted move is then half applied: continue from a copy of the earlier state with one more roll. A roll with
    one side needs no supplied value.
    """

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.position = 0

    def roll(self, sides: i64) -> i64:
        return self._next_roll(int(sides), None)

    def draw(self, pile: list[int]) -> int:
        return RecordedDice([self._next_roll(len(pile), pile)]).draw(pile)

    def _next_roll(self, sides: int, pile: list[int] | None) -> int:
        if sides == 1:
            return 0
        if self.position >= len(self.rolls):
            raise RollNeeded(sides, pile)
        value = self.rolls[self.position]
        if not 0 <= value < sides:
            raise DiceError(f"The supplied roll is {value}, but the game rolls below {sides}.")
        self.position += 1
        return value
