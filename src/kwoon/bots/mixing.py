"""Mixed strategies: found by regret matching, rid of what is left over from early tries, and rolled on."""

from __future__ import annotations

from typing import Final

from kwoon.core.dice import Dice

ROUNDS: Final = 120
"""Of regret matching: enough that the strategy no longer changes by what a roll of dice would notice."""
UNLIKELY: Final = 0.03
"""A move that a strategy would play more rarely is not played at all."""
FINE: Final = 1 << 24
"""How many sides the dice have that odds are rolled with."""


def solve(values: list[list[float]]) -> list[float]:
    """The row player's mixed strategy in a zero-sum matrix game."""
    return solve_both(values, ROUNDS)[0]


def solve_both(values: list[list[float]], rounds: int) -> tuple[list[float], list[float]]:
    """The mixed strategies of both players in a zero-sum matrix game, by regret matching of both sides in turn."""
    rows = len(values)
    columns = len(values[0])
    regret = [0.0] * rows
    other_regret = [0.0] * columns
    total = [0.0] * rows
    other_total = [0.0] * columns
    theirs = shares(other_regret)
    for at in range(1, rounds + 1):
        later = float(at)  # later strategies are better ones, so they weigh more
        mine = shares(regret)
        gains = [0.0] * columns
        for row in range(rows):
            weight = mine[row]
            if weight > 0:
                line = values[row]
                for column in range(columns):
                    gains[column] -= weight * line[column]
        regret_more(other_regret, gains, theirs)
        theirs = shares(other_regret)
        gains = [0.0] * rows
        for row in range(rows):
            line = values[row]
            worth = 0.0
            for column in range(columns):
                worth += theirs[column] * line[column]
            gains[row] = worth
            total[row] += later * mine[row]
        for column in range(columns):
            other_total[column] += later * theirs[column]
        regret_more(regret, gains, mine)
    return cleaned(total), cleaned(other_total)


def blended(row: list[float], present: list[float]) -> list[float]:
    """A card that may not be there counts in part as whatever else may be played."""
    total = 0.0
    weight = 0.0
    for at, value in enumerate(row):
        total += value * present[at]
        weight += present[at]
    return [value * present[at] + total / weight * (1 - present[at]) for at, value in enumerate(row)]


def shares(weights: list[float]) -> list[float]:
    """A strategy in proportion to regret, or to other weights; any move if there is none."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


def regret_more(regret: list[float], gains: list[float], strategy: list[float]) -> None:
    """What each move would have gained over the strategy is added, but never below nothing."""
    got = 0.0
    for at in range(len(gains)):
        got += gains[at] * strategy[at]
    for at in range(len(gains)):
        more = regret[at] + gains[at] - got
        regret[at] = more if more > 0.0 else 0.0


def cleaned(total: list[float]) -> list[float]:
    """A strategy that adds up to one, without its rarest moves."""
    whole = sum(total)
    kept = [each if each >= UNLIKELY * whole else 0.0 for each in total]
    whole = sum(kept)
    return [each / whole for each in kept]


def roll(odds: list[float], dice: Dice) -> int:
    """One place, by these odds."""
    point = int(dice.roll(FINE)) / FINE
    last = 0
    for place in range(len(odds)):
        if odds[place] > 0.0:
            last = place
            point -= odds[place]
            if point < 0.0:
                return place
    return last
