"""The observation spec of a game: the one that its provider makes, or one made from its view."""

from __future__ import annotations

from typing import cast

from kwoon.core.game import Game
from kwoon.learn.generic_observation import generic_spec
from kwoon.learn.observation import ObservationSpec
from kwoon.providers import find_provider


def observation_spec(game: Game, all_kinds: bool = False) -> ObservationSpec:
    """Return the observation spec of a game.

    `all_kinds` adds slots for cards that only other options use, so weights trained with some options can be used with
    others. Of Kwoon's own games, it affects only Kung Fu Fighting! (2019).
    """
    provider = find_provider(game, "observation")
    return generic_spec(game) if provider is None else cast(ObservationSpec, provider(game, all_kinds))
