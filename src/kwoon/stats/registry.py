"""The statistics collector of a game: the one that its provider makes, or one that counts the cards in all events."""

from __future__ import annotations

from typing import cast

from kwoon.core.game import Game
from kwoon.providers import find_provider
from kwoon.stats.collector import StatsCollector
from kwoon.stats.generic import GenericCollector


def collector_for(game: Game) -> StatsCollector:
    """Return a new collector for a game."""
    provider = find_provider(game, "statistics")
    return GenericCollector(game) if provider is None else cast(StatsCollector, provider(game))
