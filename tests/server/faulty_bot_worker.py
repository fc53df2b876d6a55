"""A bot worker that also offers misbehaving bots: slow, crashing, dying, cheating, inconsistent, noisy and picky ones."""

import os
import time

from kwoon.bots import BOTS
from kwoon.bots.level import Level
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View


class Slow(Player):
    def choose(self, view: View, prompt: Prompt) -> int:
        time.sleep(60)
        return prompt.moves[0]


class Crashing(Player):
    def choose(self, view: View, prompt: Prompt) -> int:
        raise RuntimeError(f"my hand is {view.as_dict()}")


class Dying(Player):
    def choose(self, view: View, prompt: Prompt) -> int:
        os._exit(3)


class Cheating(Player):
    def choose(self, view: View, prompt: Prompt) -> int:
        return -2


class Noisy(Player):
    def choose(self, view: View, prompt: Prompt) -> int:
        print('{"move": 0}')
        os.write(1, b"noise without an end")
        return prompt.moves[-1]


class Wavering(Player):
    """Drafts a legal first move and an illegal second one."""

    def choose(self, view: View, prompt: Prompt) -> int:
        return -2 if view.draft else prompt.moves[0]


class FirstMove(Player):
    def choose(self, view: View, prompt: Prompt) -> int:
        return prompt.moves[0]


def nine_card_bot(game: Game, dice: Dice) -> Player:
    """Return a bot that plays a pack of nine cards legally and any other pack illegally."""
    return FirstMove() if len(game.all_cards()) == 9 else Cheating()


def faulty_level(id: str, player: type[Player]) -> Level:
    def make(game: Game, dice: Dice) -> Player:
        return player()

    return Level(id, id.title(), "An odd one.", make)


FAULTY_PLAYERS = (Slow, Crashing, Dying, Cheating, Noisy, Wavering)
FAULTY_BOTS = (
    *BOTS,
    *(faulty_level(kind.__name__.lower(), kind) for kind in FAULTY_PLAYERS),
    Level("counting", "Counting", "Another odd one.", nine_card_bot),
)

if __name__ == "__main__":
    from kwoon.server.workers.bot_worker import main

    main(FAULTY_BOTS)
