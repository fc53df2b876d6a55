"""Selection of the fastest observation writer for a game."""

from __future__ import annotations

from typing import cast

from kwoon.core.game import Game
from kwoon.learn.observation_writers import ObservationWriter, ViewWriter
from kwoon.learn.observations import observation_spec
from kwoon.providers import find_provider


def make_writer(game: Game, all_kinds: bool = False) -> ObservationWriter:
    """Return a writer that reads the state directly if the game has one, otherwise one that uses the view."""
    spec = observation_spec(game, all_kinds)
    provider = find_provider(game, "observation_writer")
    writer = None if provider is None else cast("ObservationWriter | None", provider(spec, game))
    return ViewWriter(spec) if writer is None else writer
