"""What bots are asked, and how they think about it: from views and asks, and with nothing else."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple, TypeVar

from kwoon.bots import counsel
from kwoon.bots.level import Level
from kwoon.bots.schools import school_of
from kwoon.bots.thinking import Budget
from kwoon.core.contract import Ask, Game, Player, State, View
from kwoon.core.dice import Dice
from kwoon.hall.settings import Luck, fresh_luck
from kwoon.shelf import Pack

LONGEST = 200
"""No draft is longer in one go; a bot that has not finished by then is asked again."""
THOUGHT = (240, 120)
"""How many games, and for how many milliseconds, chances are thought about."""


KEPT_GAMES = 32
KEPT_PACKS = 32
"""So many are remembered by whoever thinks."""


class BotFailed(Exception):
    """A bot did not answer in time, or not with one of the moves that it was offered."""


class BotBroken(BotFailed):
    """A bot raised an exception or made an illegal move: asking it the same again will not help."""


class BotAway(Exception):
    """A bot could not be asked at all: there is no room for it at the moment. It did nothing wrong."""


RANKS: Final = 3
PLAYED, WATCHED, LOOKED_BACK = range(RANKS)
"""Where people play, where bots play among themselves, and what is wondered about games that are over."""


class Turn(NamedTuple):
    """For whom something is thought about, so that nobody has all thoughts of the hall."""

    rank: int
    owner: str
    """Whoever takes turns with others of the same rank and household."""
    household: str = ""
    """The household that takes turns with others of the same rank; without one the owner counts as one."""


class Question(NamedTuple):
    """What a bot is asked: its whole answer from here on."""

    bot: str
    pack: Pack
    """Without its text where that is known already."""
    seats: int
    options: tuple[tuple[str, str], ...]
    view: View
    ask: Ask


class Wondering(NamedTuple):
    """What somebody wonders: the winning chances as each of these views shows them."""

    pack: Pack
    seats: int
    options: tuple[tuple[str, str], ...]
    views: tuple[View, ...]


class Weighing(NamedTuple):
    """What speaks for an answer: how it does beside the best of the others, from a view alone.

    Of a game that is over, with all views: what it gave away, where that was solved, and nothing else.
    """

    pack: Pack
    seats: int
    options: tuple[tuple[str, str], ...]
    view: View
    ask: Ask
    moves: tuple[int, ...]
    views: tuple[View, ...] = ()


class Weighed(NamedTuple):
    """The chances with an answer, and by how much they are better than with the best of the others that were found."""

    chance: float
    other: list[int]
    """The moves of that one; empty if there is nothing else to do."""
    gain: float
    sealed: bool
    """Whether others answer at the same time, so that it is good not to be foreseen."""
    hasty: bool
    """Whether the other answer is what comes to mind at first sight."""
    gave: float = -1.0
    """What the answer gave away of the chance to win the round; below 0 where nobody has solved it."""


class UnknownPack(Exception):
    """A pack is named of which nobody here knows the cards yet: to be sent with its text."""


class Games:
    """The games that have been asked about lately, each opened once, and the packs that they are played with."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, Pack] = OrderedDict()
        self._opened: OrderedDict[tuple[object, ...], Game] = OrderedDict()

    def get(self, pack: Pack, seats: int, options: tuple[tuple[str, str], ...]) -> Game:
        """The game; raises UnknownPack if the pack came without its text and is not known."""
        key = (pack.game, pack.fingerprint)
        found = self._opened.get((*key, seats, options))
        if found is None:
            known = pack if pack.text else self._texts.get(f"{pack.game} {pack.fingerprint}")
            if known is None:
                raise UnknownPack
            found = known.open(seats, dict(options)).game
            _keep(self._texts, f"{pack.game} {pack.fingerprint}", known, KEPT_PACKS)
        _keep(self._opened, (*key, seats, options), found, KEPT_GAMES)
        return found


Key = TypeVar("Key")
Kept = TypeVar("Kept")


def _keep(where: OrderedDict[Key, Kept], key: Key, value: Kept, most: int) -> None:
    """Keep something, and forget what was not used for the longest time."""
    where[key] = value
    where.move_to_end(key)
    if len(where) > most:
        where.popitem(last=False)


_games = Games()


def choose(question: Question, bots: tuple[Level, ...], luck: Luck = fresh_luck) -> list[int]:
    """A bot's moves, to the end of its draft.

    A new bot for every question: one that remembered could carry what one seat knows to another. Within one draft it
    is the same bot, which lays the plan that it has made. What it is asked after its first move depends on nothing but
    its view and its draft, so a guess at the position asks the same.
    """
    for level in bots:
        if level.id == question.bot and level.plays(question.pack.game):
            game = _games.get(question.pack, question.seats, question.options)
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


def thought(
    asked: Question | Wondering | Weighing, bots: tuple[Level, ...], luck: Luck = fresh_luck
) -> dict[str, object]:
    """What a bot does, what speaks for it, or what somebody's chances are, as the hall is told; or what went wrong."""
    try:
        if isinstance(asked, Question):
            return {"moves": choose(asked, bots, luck)}
        if isinstance(asked, Weighing):
            return {"weighed": weigh(asked, luck)}
        return {"chances": wonder(asked, luck)}
    except UnknownPack:
        return {"unknown": asked.pack.fingerprint}
    except Exception as error:
        # Only the kind of error: its text may tell what the bot saw.
        return {"error": type(error).__name__}


def moves_in(reply: dict[str, object], question: Question) -> list[int]:
    """The moves that were told; BotBroken unless the first is one of the ask's."""
    moves = reply.get("moves")
    if not isinstance(moves, list) or not moves or moves[0] not in question.ask.moves:
        raise BotBroken(str(reply.get("error", "no legal move")))
    return [move for move in moves if isinstance(move, int)]


def weighed_in(reply: dict[str, object]) -> Weighed:
    """How an answer was weighed; BotBroken if it was not."""
    weighed = reply.get("weighed")
    if not isinstance(weighed, list):
        raise BotBroken(str(reply.get("error", "not weighed")))
    return Weighed(*weighed)


def chances_in(reply: dict[str, object]) -> list[list[float]]:
    """The chances that were told; BotBroken if there are none."""
    chances = reply.get("chances")
    if not isinstance(chances, list):
        raise BotBroken(str(reply.get("error", "no chances")))
    return chances


def wonder(wondering: Wondering, luck: Luck = fresh_luck) -> list[list[float]]:
    """The chances of all seats, for each of the views and from it alone."""
    game = _games.get(wondering.pack, wondering.seats, wondering.options)
    dice = luck()
    return [counsel.prospects(game, view, Budget(*THOUGHT), dice) for view in wondering.views]


def weigh(weighing: Weighing, luck: Luck = fresh_luck) -> Weighed:
    """How an answer does beside what else could be answered."""
    game = _games.get(weighing.pack, weighing.seats, weighing.options)
    dice = luck()
    if weighing.views:
        gave = school_of(game).given_away(game, list(weighing.views), weighing.view.seat, list(weighing.moves))
        return Weighed(0.0, [], 0.0, False, False, gave)
    view, ask, moves, budget = weighing.view, weighing.ask, list(weighing.moves), Budget(*THOUGHT)
    found = counsel.others(game, view, ask, moves, dice)
    hasty = not found and len(ask.moves) > 1
    if hasty:
        first_sight = _draft(game, school_of(game).greedy(game, dice), view, ask, dice)
        found = [first_sight] if sorted(first_sight) != sorted(moves) else []
    chance = counsel.prospects(game, view, budget, dice)[view.seat]
    weighed = counsel.weigh(game, view, [moves, *found], budget, dice)
    return Weighed(chance, weighed.other, weighed.gain, weighed.sealed, hasty)
