"""The games of one pack by one bot, as many as have been asked for so far; asked for more, it goes on from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from kwoon.core.box import Opened
from kwoon.lab.figures.catalog import Measured, measured
from kwoon.lab.figures.matchups import roles_of
from kwoon.lab.playing.run import empty_sums, play_packed
from kwoon.lab.playing.series import BATCH, BATCHES, Series
from kwoon.lab.playing.workers import Workers
from kwoon.tallies.rows import unpack

Key = tuple[str, str]
"""A statistic: its kind's id, and of what."""
Pair = tuple[str, ...]


def pairs_of(opened: Opened, of: str = "") -> list[Pair]:
    """Whom the seats have to play, in all orders, or only those with somebody in particular; one empty pair where
    nobody is picked. A bot's own picks would mix a role's strength with its taste."""
    roles = roles_of(opened)
    pairs = [(one, other) for one in roles for other in roles if one != other and of in ("", one, other)]
    return list(pairs) or [()]


class Played:
    """A run that can be gone on with. Every pair of roles plays the same numbers of games, on the same dice."""

    def __init__(self, series: Series, pairs: Sequence[Pair] | None = None, cards: bool = True) -> None:
        self.series = series
        self.opened = series.open()
        series.on_seats(int(self.opened.game.seats))
        self.pairs = list(pairs_of(self.opened) if pairs is None else pairs)
        self.sums = empty_sums(self.opened, cards)
        self.done = 0
        """Of each pair."""

    def pieces(self, games: int) -> Iterator[tuple[Series, int, int]]:
        """The work that is missing up to so many games."""
        size = min(BATCHES.get(bot, BATCH) for bot in self.series.bots)
        for pair in self.pairs:
            series = replace(self.series, games=games, roles=pair or self.series.roles)
            for first in range(self.done, games, size):
                yield series, first, min(size, games - first)

    def found(self, cards: bool = True) -> dict[Key, Measured]:
        """All statistics."""
        return {(each.kind.id, each.of): each for each in measured(self.sums, self.opened, cards)}


def play_on(runs: Sequence[Played], games: int, workers: Workers) -> None:
    """Bring all of them to so many games, in one go, so that processes are started once."""
    work = [(run, piece) for run in runs for piece in run.pieces(games)]
    results = workers.each(play_packed, (piece for _, piece in work))
    for (run, _), packed in zip(work, results, strict=True):
        run.sums.add(unpack(packed))
    for run in runs:
        run.done = max(run.done, games)
