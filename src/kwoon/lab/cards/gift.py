"""A gift: the same deal with and without the card swapped into a hand.

One draw of the deal is rigged: there the card changes places with whatever would have come. Both games go on with the
same luck and the same bots. Whoever got the card is looked at: by how much more of the win it has with it. A deal is
left out if nobody's hand gained by the swap (the card was there already, or the draw was not for a hand), or if the
card would have come to another hand later: then two hands would differ. Which deals are left out depends on the deal
alone, so it favours nobody.
"""

from __future__ import annotations

from kwoon.core.box import Opened
from kwoon.core.dice import SwappedDice
from kwoon.lab import luck
from kwoon.lab.figures.figure import Estimate, ratio
from kwoon.lab.playing.series import BATCH, BATCHES, Series, Table
from kwoon.lab.playing.workers import Workers
from kwoon.tallies.counter import DEALT
from kwoon.tallies.rows import CARD, WHOLE, Rows
from kwoon.tallies.sums import GROUPS
from kwoon.tallies.tallies import tally_for
from kwoon.tallies.tally import Tally

NOBODY = -1


def gift(series: Series, card: int, workers: Workers) -> Estimate | None:
    """In points of win rate; None if no hand could be given the card."""
    size = min(BATCHES.get(bot, BATCH) for bot in series.bots)
    pieces = ((series, card, first, min(size, series.games - first)) for first in range(0, series.games, size))
    more, pairs = [0.0] * GROUPS, [0.0] * GROUPS
    for found in workers.each(give, pieces):
        for number, gained in found:
            more[number % GROUPS] += gained
            pairs[number % GROUPS] += 1.0
    estimate = ratio(more, pairs)
    return None if estimate is None else estimate.times(100.0)


def give(series: Series, card: int, first: int, count: int) -> list[tuple[int, float]]:
    """For each game in which a hand was given the card, its number, and how much more of the win that hand had."""
    opened = series.open()
    table = Table(series, opened.game)
    start = luck.root(series.seed, "gift")
    found: list[tuple[int, float]] = []
    for number in range(first, first + count):
        without = Arm(table, opened, number, NOBODY, card)
        if without.draws == 0:
            continue
        at = int(luck.nth(start, number).roll(without.draws))
        given = Arm(table, opened, number, at, card)
        seats = [seat for seat in range(opened.game.seats) if given.dealt[seat] != without.dealt[seat]]
        if len(seats) == 1 and given.dealt[seats[0]] > without.dealt[seats[0]]:
            found.append((number, given.played(seats[0]) - without.played(seats[0])))
    return found


class Arm:
    """One of both games."""

    def __init__(self, table: Table, opened: Opened, number: int, at: int, card: int) -> None:
        self.table = table
        self.number = number
        self.tally: Tally = tally_for(opened.game)
        self.dice = SwappedDice(table.dice(number), at, card)
        self.tally.begin(number)
        self.state = opened.game.deal(self.dice, self.tally)
        self.draws = int(self.dice.drawn)
        kinds, width = int(self.tally.kinds), int(self.tally.width)
        self.dealt = [
            int(self.tally.counts[(seat * kinds + card) * width + DEALT]) for seat in range(opened.game.seats)
        ]

    def played(self, seat: int) -> float:
        """Its share of the part that was dealt: the game, or its first round where each deals anew."""
        self.tally.finish(self.state, self.table.play(self.state, self.dice, self.number))
        return _share(self.tally.rows, seat)


def _share(rows: Rows, seat: int) -> float:
    wide = rows.width()
    for at in range(len(rows.card_games)):
        part, whose, _, share = (int(rows.cards[at * wide + column]) for column in range(len(CARD)))
        if part == 0 and whose == seat:
            return share / WHOLE
    return 0.0
