"""A run: a series that is played and added up, batch by batch, with nothing kept but sums."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from kwoon import shelf
from kwoon.core.box import Opened
from kwoon.lab.playing.series import Series, counting, play_batch
from kwoon.lab.playing.workers import Workers
from kwoon.tallies.rows import Packed, Rows, unpack
from kwoon.tallies.sums import Sums


def empty_sums(opened: Opened, cards: bool = True) -> Sums:
    """Nothing played yet; without cards, nothing will be added up of them."""
    tally = counting(opened)
    return Sums(int(opened.game.seats), int(tally.kinds), tally.counters, cards)


def batch_rows(series: Series, workers: Workers, batches: Iterable[tuple[int, int]] | None = None) -> Iterator[Rows]:
    """The rows of every batch, or of some, in order."""
    chosen = series.batches() if batches is None else batches
    for packed in workers.each(play_packed, ((series, first, count) for first, count in chosen)):
        yield unpack(packed)


def run(series: Series, workers: Workers, told: Callable[[Sums], None] | None = None) -> Sums:
    """Play the whole series."""
    opened = series.open()
    series.on_seats(int(opened.game.seats))
    sums = empty_sums(opened)
    for rows in batch_rows(series, workers):
        sums.add(rows)
        if told is not None:
            told(sums)
    return sums


def play_packed(series: Series, first: int, count: int) -> Packed:
    """A batch, as it travels between processes."""
    options = tuple(sorted(series.options.items()))
    return play_batch(series, first, count, _opened(series.game, series.pack, series.seats, options)).pack()


@lru_cache(maxsize=128)
def _opened(game: str, pack: str, seats: int | None, options: tuple[tuple[str, str], ...]) -> Opened:
    """Many batches are played with the same pack."""
    return shelf.open_text(game, pack, seats, dict(options))
