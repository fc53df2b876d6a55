"""A sparring partner: a process of its own in which bots think. It is given views and asks, and has nothing else.

    python -m kwoon.server.partner [MODULE:NAME ...]    with these bots besides those of the hall

Requests come in on the standard input, each a pickle behind its length; each is answered by a line of JSON.
"""

from __future__ import annotations

import json
import os
import pickle
import struct
import sys
from contextlib import suppress
from functools import lru_cache
from typing import BinaryIO, NamedTuple

from kwoon import shelf
from kwoon.bots import BOTS
from kwoon.bots.counsel import prospects
from kwoon.bots.level import Level
from kwoon.bots.own import own_bot
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Ask, Game, Player, State, View
from kwoon.core.dice import Dice
from kwoon.server.settings import Luck, fresh_luck

LENGTH = struct.Struct(">I")
LONGEST = 200
"""No draft is longer in one go; a bot that has not finished by then is asked again."""
THOUGHT = (240, 120)
"""How many games, and for how many milliseconds, chances are thought about."""


class Question(NamedTuple):
    """What a bot is asked: its whole answer from here on."""

    bot: str
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    view: View
    ask: Ask


class Wondering(NamedTuple):
    """What somebody wonders: the winning chances as each of these views shows them."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    views: tuple[View, ...]


@lru_cache(maxsize=32)
def _game(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Game:
    return shelf.open_box(name, seats, dict(options)).game


def choose(question: Question, bots: tuple[Level, ...], luck: Luck = fresh_luck) -> list[int]:
    """A bot's moves, to the end of its draft.

    A new bot for every question: one that remembered could carry what one seat knows to another. Within one draft it
    is the same bot, which lays the plan that it has made. What it is asked after its first move depends on nothing but
    its view and its draft, so a guess at the position asks the same.
    """
    for level in bots:
        if level.id == question.bot and level.plays(question.game):
            game = _game(question.game, question.seats, question.options)
            dice = luck()
            return _draft(game, level.make(game, dice), question.view, question.ask, dice)
    raise ValueError(f"There is no bot called {question.bot}.")


def _draft(game: Game, bot: Player, view: View, ask: Ask, dice: Dice) -> list[int]:
    seat = view.seat
    moves = [int(bot.choose(view, ask))]
    state: State | None = None
    while moves[-1] in ask.moves and len(moves) < LONGEST:
        if state is None:
            state = game.guess(view, dice)
        before = state.draft(seat)
        state.answer(seat, moves[-1], dice)
        following = state.ask(seat)
        if following is None or state.draft(seat) != (*before, moves[-1]):
            break  # it has finished, or all have and the position is another
        ask = following
        moves.append(int(bot.choose(state.view(seat), ask)))
    return moves


def wonder(wondering: Wondering, luck: Luck = fresh_luck) -> list[list[float]]:
    """The chances of all seats, for each of the views and from it alone."""
    game = _game(wondering.game, wondering.seats, wondering.options)
    dice = luck()
    return [prospects(game, view, Budget(*THOUGHT), dice) for view in wondering.views]


def serve(asked: BinaryIO, told: BinaryIO, bots: tuple[Level, ...], luck: Luck = fresh_luck) -> None:
    """Answer questions until there are no more."""
    while True:
        length = asked.read(LENGTH.size)
        if len(length) < LENGTH.size:
            return
        question: Question | Wondering = pickle.loads(asked.read(LENGTH.unpack(length)[0]))
        reply: dict[str, object]
        try:
            if isinstance(question, Question):
                reply = {"moves": choose(question, bots, luck)}
            else:
                reply = {"chances": wonder(question, luck)}
        except Exception as error:
            # Only the kind of error: its text may tell what the bot saw.
            reply = {"error": type(error).__name__}
        told.write(json.dumps(reply).encode() + b"\n")
        told.flush()


def main(bots: tuple[Level, ...] = BOTS, luck: Luck = fresh_luck) -> None:
    """Keep the standard output for answers; what a bot prints goes where errors go."""
    told = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, told, bots, luck)
    # Nobody listens any more; what is left in the pipe is nobody's.
    os._exit(0)


if __name__ == "__main__":
    # As the module that the server knows it by: what is unpickled here is of that module's kinds.
    from kwoon.server import partner  # noqa: PLW0406

    partner.main((*BOTS, *(own_bot(id) for id in sys.argv[1:])))
