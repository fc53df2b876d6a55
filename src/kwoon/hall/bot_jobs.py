"""Bot jobs, which are computed from views and prompts alone."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple, TypeVar

from kwoon.bots import position_analysis
from kwoon.bots.level import Level
from kwoon.bots.registry import bot_family_of
from kwoon.bots.search_common import Budget
from kwoon.core.game import Game, Prompt, View
from kwoon.hall.settings import DiceFactory, new_dice
from kwoon.registry import Pack

SEARCH_BUDGET = (240, 120)
"""Budget for estimating win probabilities: number of playouts, and milliseconds."""
MAX_CACHED_GAMES = 32
MAX_CACHED_PACKS = 32


class BotFailed(Exception):
    """A bot timed out, crashed, or made an illegal move."""


class BotBroken(BotFailed):
    """A bot raised an exception or made an illegal move. A retry will not help."""


class BotUnavailable(Exception):
    """No worker was available. The bot itself did not fail."""


NUM_RANKS: Final = 3
RANK_PLAYERS, RANK_BOTS_ONLY, RANK_ANALYSIS = range(NUM_RANKS)
"""Ranks for tables with people, bot-only tables, and analysis of finished games. The lowest number goes first."""


class JobPriority(NamedTuple):
    """Determines a job's place in the queue, so that people share the workers fairly."""

    rank: int
    owner: str
    """Owners with the same rank and household take turns."""
    household: str = ""
    """Households with the same rank take turns. If this is empty, the owner counts as a household."""


class MoveJob(NamedTuple):
    """A job that chooses a bot's moves from the current prompt to the end of its draft."""

    bot_id: str
    pack: Pack
    """The pack, without its text if the worker already has it."""
    num_seats: int
    options: tuple[tuple[str, str], ...]
    view: View
    prompt: Prompt


class WinChanceJob(NamedTuple):
    """A job that estimates the win probabilities of all seats from each view."""

    pack: Pack
    num_seats: int
    options: tuple[tuple[str, str], ...]
    views: tuple[View, ...]


class CompareMovesJob(NamedTuple):
    """A job that compares moves with the best alternative, from one view.

    With `all_views`, the job only computes how much win probability the moves lost, which is possible if the position
    is solved.
    """

    pack: Pack
    num_seats: int
    options: tuple[tuple[str, str], ...]
    view: View
    prompt: Prompt
    moves: tuple[int, ...]
    all_views: tuple[View, ...] = ()


BotJob = MoveJob | WinChanceJob | CompareMovesJob


class MoveComparison(NamedTuple):
    """The estimated win probability, and the gain of the moves over the best alternative found."""

    win_chance: float
    alternative: list[int]
    """The moves of the best alternative; empty if there is none."""
    gain: float
    is_simultaneous: bool
    """Whether other seats move at the same time. If so, it pays to be unpredictable."""
    is_greedy_choice: bool
    """Whether the moves were compared with the greedy bot's choice, because no other alternative was found. If the
    greedy bot chose the same moves, `alternative` is empty."""
    loss: float = -1.0
    """The loss in the probability of winning the round; negative if the position is not solved."""


class UnknownPack(Exception):
    """The worker does not have this pack. The job must be sent again with the pack's text."""


class GameCache:
    """Caches recently used games and their packs."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, Pack] = OrderedDict()
        self._games: OrderedDict[tuple[object, ...], Game] = OrderedDict()

    def get(self, pack: Pack, num_seats: int, options: tuple[tuple[str, str], ...]) -> Game:
        """Return the game. Raise UnknownPack if the pack has no text and is not cached."""
        key = (pack.game, pack.fingerprint)
        game = self._games.get((*key, num_seats, options))
        if game is None:
            known_pack = pack if pack.text else self._texts.get(f"{pack.game} {pack.fingerprint}")
            if known_pack is None:
                raise UnknownPack
            game = known_pack.load(num_seats, dict(options)).game
            _put_in_lru_cache(self._texts, f"{pack.game} {pack.fingerprint}", known_pack, MAX_CACHED_PACKS)
        _put_in_lru_cache(self._games, (*key, num_seats, options), game, MAX_CACHED_GAMES)
        return game


Key = TypeVar("Key")
CachedValue = TypeVar("CachedValue")


def _put_in_lru_cache(cache: OrderedDict[Key, CachedValue], key: Key, value: CachedValue, max_size: int) -> None:
    cache[key] = value
    cache.move_to_end(key)
    if len(cache) > max_size:
        cache.popitem(last=False)


_game_cache = GameCache()


def choose_moves(job: MoveJob, bots: tuple[Level, ...], make_dice: DiceFactory = new_dice) -> list[int]:
    """Return a bot's moves from the prompt to the end of its draft.

    Every job creates a new bot, because a bot with a memory could carry knowledge from one seat to another. Within a
    draft the same bot continues, so that it can carry out its plan. The prompts after the first move depend only on the
    view and the draft, so a state sampled from the view gives the same prompts.
    """
    for level in bots:
        if level.id == job.bot_id and level.can_play(job.pack.game):
            game = _game_cache.get(job.pack, job.num_seats, job.options)
            dice = make_dice()
            return position_analysis.choose_answer(game, level.make_bot(game, dice), job.view, job.prompt, dice)
    raise ValueError(f"There is no bot called {job.bot_id!r}.")


def run_bot_job(job: BotJob, bots: tuple[Level, ...], make_dice: DiceFactory = new_dice) -> dict[str, object]:
    """Run a job and return its result, or its error, as the reply to the hall."""
    try:
        if isinstance(job, MoveJob):
            return {"moves": choose_moves(job, bots, make_dice)}
        if isinstance(job, CompareMovesJob):
            return {"weighed": compare_moves(job, make_dice)}
        return {"chances": win_chances(job, make_dice)}
    except UnknownPack:
        return {"unknown": job.pack.fingerprint}
    except Exception as error:
        # Report only the error's type, because its text might contain what the bot saw.
        return {"error": type(error).__name__}


def parse_moves(reply: dict[str, object], job: MoveJob) -> list[int]:
    """Return the moves from a worker's reply. Raise BotBroken unless the first move is legal."""
    moves = reply.get("moves")
    if not isinstance(moves, list) or not moves or moves[0] not in job.prompt.moves:
        raise BotBroken(str(reply.get("error", "no legal move")))
    return [move for move in moves if isinstance(move, int)]


def parse_comparison(reply: dict[str, object]) -> MoveComparison:
    """Return the comparison from a worker's reply. Raise BotBroken if there is none."""
    values = reply.get("weighed")
    if not isinstance(values, list):
        raise BotBroken(str(reply.get("error", "no comparison")))
    return MoveComparison(*values)


def parse_win_chances(reply: dict[str, object]) -> list[list[float]]:
    """Return the win probabilities from a worker's reply. Raise BotBroken if there are none."""
    chances = reply.get("chances")
    if not isinstance(chances, list):
        raise BotBroken(str(reply.get("error", "no win chances")))
    return chances


def win_chances(job: WinChanceJob, make_dice: DiceFactory = new_dice) -> list[list[float]]:
    """Return the win probabilities of all seats for each view, estimated from that view alone."""
    game = _game_cache.get(job.pack, job.num_seats, job.options)
    dice = make_dice()
    return [position_analysis.win_chances(game, view, Budget(*SEARCH_BUDGET), dice) for view in job.views]


def compare_moves(job: CompareMovesJob, make_dice: DiceFactory = new_dice) -> MoveComparison:
    """Compare the job's moves with the best alternative. With `all_views`, compute only `loss`."""
    game = _game_cache.get(job.pack, job.num_seats, job.options)
    dice = make_dice()
    if job.all_views:
        loss = bot_family_of(game).win_chance_lost(game, list(job.all_views), job.view.seat, list(job.moves))
        return MoveComparison(0.0, [], 0.0, False, False, loss)
    view, prompt, moves, budget = job.view, job.prompt, list(job.moves), Budget(*SEARCH_BUDGET)
    alternatives = position_analysis.alternative_answers(game, view, prompt, moves, dice)
    is_greedy_choice = not alternatives and len(prompt.moves) > 1
    if is_greedy_choice:
        greedy_moves = position_analysis.choose_answer(
            game, bot_family_of(game).greedy_bot(game, dice), view, prompt, dice
        )
        alternatives = [greedy_moves] if sorted(greedy_moves) != sorted(moves) else []
    chance = position_analysis.win_chances(game, view, budget, dice)[view.seat]
    comparison = position_analysis.compare_answers(game, view, [moves, *alternatives], budget, dice)
    return MoveComparison(
        chance, comparison.best_alternative, comparison.gain, comparison.is_simultaneous, is_greedy_choice
    )
