"""The tally of every game: adding a game to the laboratory adds a line here."""

from __future__ import annotations

from kwoon.core.contract import Game
from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.fight.play.notation import FightNotation
from kwoon.games.kung_fu_2014.play.notation import KungFu2014Notation
from kwoon.games.kung_fu_2019.play.notation import KungFu2019Notation
from kwoon.games.kung_fur_fight.play.notation import FurNotation
from kwoon.tallies.dragon_punch import DragonTally
from kwoon.tallies.fight import FightTally
from kwoon.tallies.kung_fu_2014 import KungFu2014Tally
from kwoon.tallies.kung_fu_2019 import KungFu2019Tally
from kwoon.tallies.kung_fur_fight import FurTally
from kwoon.tallies.tally import Tally


def tally_for(game: Game) -> Tally:
    """A new tally for this game."""
    if isinstance(game, FightNotation):
        return FightTally(game)
    if isinstance(game, DragonNotation):
        return DragonTally(game)
    if isinstance(game, FurNotation):
        return FurTally(game)
    if isinstance(game, KungFu2014Notation):
        return KungFu2014Tally(game)
    if isinstance(game, KungFu2019Notation):
        return KungFu2019Tally(game)
    raise LookupError("Nothing is counted of this game.")
