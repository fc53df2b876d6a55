"""A round of Dragon Punch between two hands that are known, looked ahead turn by turn.

Every turn is a table of all pairs of moves; each pair is worth what the turn after it is worth, and the last turn that
is looked at what both seats have then. Damage is taken on the cards whose loss leaves a hand best off.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kwoon.bots.dragon_punch_scale import Hand
from kwoon.games.dragon_punch.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.notation import DragonNotation

ROUNDS: Final = 40
"""Of regret matching in an imagined turn, where only its worth is wanted."""


class Bout:
    """What is known of one pair of hands. Everything is worth what the first seat's chance to win the round is."""

    def __init__(self, game: DragonNotation, kinds: list[list[int]]) -> None:
        self.game = game
        self.hands = [Hand(game, kinds[0], kinds[1]), Hand(game, kinds[1], kinds[0])]
        self.known: dict[int, float] = {}

    def worth(self, red: list[int], flipped: list[int], initiative: i64, turns: int) -> float:
        """How a position looks that many turns ahead."""
        if turns == 0:
            return self._judged(red, flipped, initiative)
        key: int = ((((red[0] << 9 | flipped[0]) << 9 | red[1]) << 9 | flipped[1]) << 2 | initiative + 1) << 3 | turns
        found = self.known.get(key)
        if found is None:
            found = value(self.table(red, flipped, initiative, turns))
            self.known[key] = found
        return found

    def table(self, red: list[int], flipped: list[int], initiative: i64, turns: int) -> list[list[float]]:
        """What every pair of moves is worth, the first seat's by row."""
        faces, slots = self.hands[0].plays(red[0], flipped[0])
        other_faces, other_slots = self.hands[1].plays(red[1], flipped[1])
        rows: list[list[float]] = []
        for at, face in enumerate(faces):
            row: list[float] = []
            for place, other in enumerate(other_faces):
                result: i64 = self.game.result(face, other, initiative)
                down = [flipped[0] | 1 << slots[at], flipped[1] | 1 << other_slots[place]]
                row.append(self.after([face, other], red, down, result, turns - 1))
            rows.append(row)
        return rows

    def after(self, faces: list[int], red: list[int], flipped: list[int], result: i64, turns: int) -> float:
        """What a turn with these two moves is worth, whose cards are flipped now."""
        hurt = [damage_to(0, result), damage_to(1, result)]
        fallen = [hurt[0] >= self.hands[0].health(red[0]), hurt[1] >= self.hands[1].health(red[1])]
        if fallen[0] or fallen[1]:
            return 0.5 if fallen[0] and fallen[1] else 0.0 if fallen[0] else 1.0
        down = [0 if self.game.unflips[faces[seat]] else flipped[seat] for seat in range(2)]
        if hurt[0] == 0 and hurt[1] == 0:
            return self.worth(red, down, next_initiative(result), turns)
        left = [self.hands[seat].switched(red[seat], down[seat], hurt[seat]) for seat in range(2)]
        return self.worth(left, down, next_initiative(result), turns)

    def _judged(self, red: list[int], flipped: list[int], initiative: i64) -> float:
        lead = self.hands[0].worth(red[0], flipped[0], initiative == 0)
        return 1.0 / (1.0 + math.exp(self.hands[1].worth(red[1], flipped[1], initiative == 1) - lead))


def value(table: list[list[float]]) -> float:
    """What a table is worth to the rows when both sides mix well: regret matching of each side in turn."""
    height = len(table)
    width = len(table[0])
    regret = [0.0] * height
    other = [0.0] * width
    total = 0.0
    weight = 0.0
    rows = [1.0 / height] * height
    columns = [1.0 / width] * width
    for at in range(1, ROUNDS + 1):
        gains = [0.0] * width
        for row in range(height):
            share = rows[row]
            if share > 0.0:
                line = table[row]
                for column in range(width):
                    gains[column] += share * line[column]
        got = 0.0
        for column in range(width):
            got += gains[column] * columns[column]
        for column in range(width):
            other[column] = max(0.0, other[column] + got - gains[column])
        columns = shares(other)
        got = 0.0
        worths: list[float] = []
        for row in range(height):
            line = table[row]
            worth = 0.0
            for column in range(width):
                worth += columns[column] * line[column]
            worths.append(worth)
            got += rows[row] * worth
        for row in range(height):
            regret[row] = max(0.0, regret[row] + worths[row] - got)
        # Later strategies are better ones, so they weigh more.
        total += at * got
        weight += at
        rows = shares(regret)
    return total / weight


def shares(regret: list[float]) -> list[float]:
    """A strategy in proportion to regret; any move if there is none."""
    total = 0.0
    for each in regret:
        total += each
    if total <= 0.0:
        return [1.0 / len(regret)] * len(regret)
    return [each / total for each in regret]
