"""Masters as they were before they had trained networks or solved rounds. For measurement only.

    kwoon duel GAME master bench.previous_masters:Master --games 500 --seed before --jobs 1

Both masters play in one run, so the speeds that `kwoon duel` prints are comparable. Games without an earlier master in
`bench/games` get the current one.
"""

from __future__ import annotations

from bench.games import find_in_game
from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player


def Master(game: Game, dice: Dice) -> Player:
    """Return the previous master for a game."""
    make_master = find_in_game(game, "previous_master") or bot_family_of(game).master_bot
    master: Player = make_master(game, dice)
    return master
