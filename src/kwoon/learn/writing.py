"""The quickest writer for a box."""

from __future__ import annotations

from kwoon.core.contract import Game
from kwoon.games.dragon_punch.play.rules import DragonPunch
from kwoon.games.fight.play.rules import Fight
from kwoon.learn.dragon_punch import DragonWriter
from kwoon.learn.fight import FightWriter
from kwoon.learn.shapes import shape_of
from kwoon.learn.writers import ViewWriter, Writer


def writer_of(game: Game, all_kinds: bool = False) -> Writer:
    """From the state where there is a writer for it, else by way of the view."""
    shape = shape_of(game, all_kinds)
    if isinstance(game, Fight):
        return FightWriter(shape, game)
    if isinstance(game, DragonPunch) and not game.secret and not game.newest_only and not game.each_hides:
        return DragonWriter(shape, game)
    return ViewWriter(shape)
