"""A run: a series that is played and aggregated batch by batch, storing only sums."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.lab.execution.series import GameSeries, make_collector, play_batch
from kwoon.lab.execution.workers import WorkerPool
from kwoon.stats.aggregates import Aggregates
from kwoon.stats.study_rows import PackedRows, StudyRows, unpack_rows


def empty_aggregates(loaded: LoadedGame, with_cards: bool = True) -> Aggregates:
    """Return empty aggregates, optionally without card statistics."""
    collector = make_collector(loaded)
    return Aggregates(int(loaded.game.seats), int(collector.card_kinds), collector.counters, with_cards)


def play_batches(
    series: GameSeries, pool: WorkerPool, batches: Iterable[tuple[int, int]] | None = None
) -> Iterator[StudyRows]:
    """Yield the rows of every batch, or of the given ones, in order."""
    chosen = series.batches() if batches is None else batches
    for packed in pool.map_ordered(play_batch_packed, ((series, first, count) for first, count in chosen)):
        yield unpack_rows(packed)


def run_series(
    series: GameSeries, pool: WorkerPool, on_progress: Callable[[Aggregates], None] | None = None
) -> Aggregates:
    """Play the whole series."""
    loaded = series.load()
    series.bots_by_seat(int(loaded.game.seats))
    aggregates = empty_aggregates(loaded)
    for rows in play_batches(series, pool):
        aggregates.add(rows)
        if on_progress is not None:
            on_progress(aggregates)
    return aggregates


def play_batch_packed(series: GameSeries, first: int, count: int) -> PackedRows:
    """Play a batch and return its packed rows, for transfer between processes."""
    options = tuple(sorted(series.options.items()))
    return play_batch(series, first, count, _load_cached(series.game, series.pack_text, series.seats, options)).pack()


@lru_cache(maxsize=128)
def _load_cached(game: str, pack: str, seats: int | None, options: tuple[tuple[str, str], ...]) -> LoadedGame:
    """Load a game. Cached, because many batches use the same pack."""
    return registry.load_game_from_text(game, pack, seats, dict(options))
