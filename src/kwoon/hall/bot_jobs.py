"""What bots are asked, and how they think about it: from views and asks, and with nothing else."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple, TypeVar

from kwoon.bots import evaluation
from kwoon.bots.level import Level
from kwoon.bots.registry import bot_family_of
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, State, View
from kwoon.hall.settings import DiceFactory, new_dice
from kwoon.registry import Pack

MAX_DRAFT_MOVES = 200
"""No draft is longer in one go; a bot that has not finished by then is asked again."""
SEARCH_BUDGET = (240, 120)
"""How many games, and for how many milliseconds, chances are thought about."""


MAX_CACHED_GAMES = 32
MAX_CACHED_PACKS = 32
"""So many are remembered by whoever thinks."""


class BotFailed(Exception):
    """A bot did not answer in time, or not with one of the moves that it was offered."""


class BotBroken(BotFailed):
    """A bot raised an exception or made an illegal move: asking it the same again will not help."""


class BotUnavailable(Exception):
    """A bot could not be asked at all: there is no room for it at the moment. It did nothing wrong."""


NUM_RANKS: Final = 3
RANK_PLAYERS, RANK_BOTS_ONLY, RANK_ANALYSIS = range(NUM_RANKS)
"""Where people play, where bots play among themselves, and what is wondered about games that are over."""


class JobPriority(NamedTuple):
    """For whom something is thought about, so that nobody has all thoughts of the hall."""

    rank: int
    owner: str
    """Whoever takes turns with others of the same rank and household."""
    household: str = ""
    """The household that takes turns with others of the same rank; without one the owner counts as one."""


class MoveJob(NamedTuple):
    """What a bot is asked: its whole answer from here on."""

    bot_id: str
    pack: Pack
    """Without its text where that is known already."""
    num_seats: int
    options: tuple[tuple[str, str], ...]
    view: View
    prompt: Prompt


class WinChanceJob(NamedTuple):
    """What somebody wonders: the winning chances as each of these views shows them."""

    pack: Pack
    num_seats: int
    options: tuple[tuple[str, str], ...]
    views: tuple[View, ...]


class CompareJob(NamedTuple):
    """What speaks for an answer: how it does beside the best of the others, from a view alone.

    Of a game that is over, with all views: what it gave away, where that was solved, and nothing else.
    """

    pack: Pack
    num_seats: int
    options: tuple[tuple[str, str], ...]
    view: View
    prompt: Prompt
    moves: tuple[int, ...]
    all_views: tuple[View, ...] = ()


class CompareResult(NamedTuple):
    """The chances with an answer, and by how much they are better than with the best of the others that were found."""

    win_chance: float
    alternative: list[int]
    """The moves of that one; empty if there is nothing else to do."""
    gain: float
    is_simultaneous: bool
    """Whether others answer at the same time, so that it is good not to be foreseen."""
    is_greedy_choice: bool
    """Whether the other answer is what comes to mind at first sight."""
    loss: float = -1.0
    """What the answer gave away of the chance to win the round; below 0 where nobody has solved it."""


class UnknownPack(Exception):
    """A pack is named of which nobody here knows the cards yet: to be sent with its text."""


class GameCache:
    """The games that have been asked about lately, each opened once, and the packs that they are played with."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, Pack] = OrderedDict()
        self._games: OrderedDict[tuple[object, ...], Game] = OrderedDict()

    def get(self, pack: Pack, num_seats: int, options: tuple[tuple[str, str], ...]) -> Game:
        """The game; raises UnknownPack if the pack came without its text and is not known."""
        key = (pack.game, pack.fingerprint)
        game = self._games.get((*key, num_seats, options))
        if game is None:
            known_pack = pack if pack.text else self._texts.get(f"{pack.game} {pack.fingerprint}")
            if known_pack is None:
                raise UnknownPack
            game = known_pack.load(num_seats, dict(options)).game
            _cache(self._texts, f"{pack.game} {pack.fingerprint}", known_pack, MAX_CACHED_PACKS)
        _cache(self._games, (*key, num_seats, options), game, MAX_CACHED_GAMES)
        return game


Key = TypeVar("Key")
CachedValue = TypeVar("CachedValue")


def _cache(cache: OrderedDict[Key, CachedValue], key: Key, value: CachedValue, max_size: int) -> None:
    """Keep something, and forget what was not used for the longest time."""
    cache[key] = value
    cache.move_to_end(key)
    if len(cache) > max_size:
        cache.popitem(last=False)


_game_cache = GameCache()


def choose_moves(job: MoveJob, bots: tuple[Level, ...], make_dice: DiceFactory = new_dice) -> list[int]:
    """A bot's moves, to the end of its draft.

    A new bot for every question: one that remembered could carry what one seat knows to another. Within one draft it
    is the same bot, which lays the plan that it has made. What it is asked after its first move depends on nothing but
    its view and its draft, so a guess at the position asks the same.
    """
    for level in bots:
        if level.id == job.bot_id and level.plays(job.pack.game):
            game = _game_cache.get(job.pack, job.num_seats, job.options)
            dice = make_dice()
            return _choose_draft(game, level.make_bot(game, dice), job.view, job.prompt, dice)
    raise ValueError(f"There is no bot called {job.bot_id}.")


def _choose_draft(game: Game, bot: Player, view: View, prompt: Prompt, dice: Dice) -> list[int]:
    seat = view.seat
    moves = [int(bot.choose(view, prompt))]
    state: State | None = None
    while moves[-1] in prompt.moves and len(moves) < MAX_DRAFT_MOVES:
        if state is None:
            state = game.sample_state(view, dice)
        draft_before = state.draft(seat)
        state.apply(seat, moves[-1], dice)
        next_prompt = state.prompt(seat)
        if next_prompt is None or state.draft(seat) != (*draft_before, moves[-1]):
            break  # it has finished, or all have and the position is another
        prompt = next_prompt
        moves.append(int(bot.choose(state.view(seat), prompt)))
    return moves


def run_job(
    job: MoveJob | WinChanceJob | CompareJob, bots: tuple[Level, ...], make_dice: DiceFactory = new_dice
) -> dict[str, object]:
    """What a bot does, what speaks for it, or what somebody's chances are, as the hall is told; or what went wrong."""
    try:
        if isinstance(job, MoveJob):
            return {"moves": choose_moves(job, bots, make_dice)}
        if isinstance(job, CompareJob):
            return {"weighed": compare(job, make_dice)}
        return {"chances": win_chances(job, make_dice)}
    except UnknownPack:
        return {"unknown": job.pack.fingerprint}
    except Exception as error:
        # Only the kind of error: its text may tell what the bot saw.
        return {"error": type(error).__name__}


def parse_moves(reply: dict[str, object], job: MoveJob) -> list[int]:
    """The moves that were told; BotBroken unless the first is one of the ask's."""
    moves = reply.get("moves")
    if not isinstance(moves, list) or not moves or moves[0] not in job.prompt.moves:
        raise BotBroken(str(reply.get("error", "no legal move")))
    return [move for move in moves if isinstance(move, int)]


def parse_comparison(reply: dict[str, object]) -> CompareResult:
    """How an answer was weighed; BotBroken if it was not."""
    values = reply.get("weighed")
    if not isinstance(values, list):
        raise BotBroken(str(reply.get("error", "not weighed")))
    return CompareResult(*values)


def parse_win_chances(reply: dict[str, object]) -> list[list[float]]:
    """The chances that were told; BotBroken if there are none."""
    chances = reply.get("chances")
    if not isinstance(chances, list):
        raise BotBroken(str(reply.get("error", "no chances")))
    return chances


def win_chances(job: WinChanceJob, make_dice: DiceFactory = new_dice) -> list[list[float]]:
    """The chances of all seats, for each of the views and from it alone."""
    game = _game_cache.get(job.pack, job.num_seats, job.options)
    dice = make_dice()
    return [evaluation.win_chances(game, view, Budget(*SEARCH_BUDGET), dice) for view in job.views]


def compare(job: CompareJob, make_dice: DiceFactory = new_dice) -> CompareResult:
    """How an answer does beside what else could be answered."""
    game = _game_cache.get(job.pack, job.num_seats, job.options)
    dice = make_dice()
    if job.all_views:
        loss = bot_family_of(game).win_chance_lost(game, list(job.all_views), job.view.seat, list(job.moves))
        return CompareResult(0.0, [], 0.0, False, False, loss)
    view, prompt, moves, budget = job.view, job.prompt, list(job.moves), Budget(*SEARCH_BUDGET)
    alternatives = evaluation.alternative_answers(game, view, prompt, moves, dice)
    is_greedy_choice = not alternatives and len(prompt.moves) > 1
    if is_greedy_choice:
        greedy_moves = _choose_draft(game, bot_family_of(game).greedy(game, dice), view, prompt, dice)
        alternatives = [greedy_moves] if sorted(greedy_moves) != sorted(moves) else []
    chance = evaluation.win_chances(game, view, budget, dice)[view.seat]
    comparison = evaluation.compare_answers(game, view, [moves, *alternatives], budget, dice)
    return CompareResult(
        chance, comparison.best_alternative, comparison.gain, comparison.is_simultaneous, is_greedy_choice
    )
