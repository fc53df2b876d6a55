"""A sparring partner with odd bots among the others: slow, crashing, dying, cheating, wavering and noisy ones."""

import os
import time

from kwoon.bots import BOTS
from kwoon.bots.level import Level
from kwoon.core.contract import Ask, Game, Player, View
from kwoon.core.dice import Dice


class Slow(Player):
    def choose(self, view: View, ask: Ask) -> int:
        time.sleep(60)
        return ask.moves[0]


class Crashing(Player):
    def choose(self, view: View, ask: Ask) -> int:
        raise RuntimeError(f"my hand is {view.facts()}")


class Dying(Player):
    def choose(self, view: View, ask: Ask) -> int:
        os._exit(3)


class Cheating(Player):
    def choose(self, view: View, ask: Ask) -> int:
        return -2


class Noisy(Player):
    def choose(self, view: View, ask: Ask) -> int:
        print('{"move": 0}')
        os.write(1, b"noise without an end")
        return ask.moves[-1]


class Wavering(Player):
    """Begins its draft well and goes on with what it was never offered."""

    def choose(self, view: View, ask: Ask) -> int:
        return -2 if view.draft else ask.moves[0]


def level(id: str, player: type[Player]) -> Level:
    def make(game: Game, dice: Dice) -> Player:
        return player()

    return Level(id, id.title(), "An odd one.", make)


ODD = (*BOTS, *(level(kind.__name__.lower(), kind) for kind in (Slow, Crashing, Dying, Cheating, Noisy, Wavering)))

if __name__ == "__main__":
    from kwoon.server.partner import main

    main(ODD)
