"""Selection of the fastest observation writer for a game."""

from __future__ import annotations

from kwoon.core.game import Game
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.fight.rules.game import Fight
from kwoon.learn.dragon_punch_writer import DragonPunchWriter
from kwoon.learn.fight_writer import FightWriter
from kwoon.learn.observation_writers import ObservationWriter, ViewWriter
from kwoon.learn.observations import observation_spec


def make_writer(game: Game, all_kinds: bool = False) -> ObservationWriter:
    """Return a writer that reads the state directly if the game has one, otherwise one that uses the view."""
    spec = observation_spec(game, all_kinds)
    if isinstance(game, Fight):
        return FightWriter(spec, game)
    if isinstance(game, DragonPunch) and not game.has_secret_hands and not game.newest_only and not game.each_hides:
        return DragonPunchWriter(spec, game)
    return ViewWriter(spec)
