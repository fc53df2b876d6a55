"""Duels between bots on paired deals: every deal is played once from each side, so that the luck of the deal cancels
out."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.bots import find_bot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Outcome, Player
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME, make_game_too_long_error
from kwoon.lab import seeds
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import WorkerPool, make_pool
from kwoon.lab.processes import block_interrupts, process_pool
from kwoon.registry import load_game, load_game_from_text


@dataclass(frozen=True)
class DuelConfig:
    """The bots, the game and the number of deals."""

    game: str
    first_bot: str
    second_bot: str
    deals: int
    """Number of deals. Each is played from every side: twice with two seats."""
    seed: str
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None
    pack_text: str = ""
    """The text of a pack, instead of a file."""
    one_against_all: bool = False
    """Whether one seat plays against all others even if there are teams."""


@dataclass
class BotTiming:
    """Number of decisions and thinking time of one bot."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: BotTiming) -> None:
        """Add another bot timing."""
        self.decisions += other.decisions
        self.seconds += other.seconds


@dataclass
class DuelResult:
    """The result of a duel."""

    shares: list[float] = field(default_factory=list)
    """The first bot's share of the wins for each deal; a draw is shared."""
    games: int = 0
    draws: int = 0
    one: BotTiming = field(default_factory=BotTiming)
    other: BotTiming = field(default_factory=BotTiming)
    par: float = 0.5
    """The share that a bot gets against an equally strong one."""
    ended: list[tuple[list[int], list[bool]]] = field(default_factory=list)
    """For each game, the place of each side and whether the first bot played it, for ratings."""

    def add(self, other: DuelResult) -> None:
        """Add another result."""
        self.shares.extend(other.shares)
        self.games += other.games
        self.draws += other.draws
        self.one.add(other.one)
        self.other.add(other.other)
        self.par = other.par
        self.ended.extend(other.ended)

    def win_rate(self) -> float:
        """Return the first bot's win rate, from 0 to 1."""
        return sum(self.shares) / len(self.shares)

    def margin_of_error(self) -> float:
        """Return the half-width of the 95% interval. It is based on deals, since the games of a deal are paired."""
        count = len(self.shares)
        if count < 2:
            return 1.0
        mean = self.win_rate()
        spread = sum((share - mean) ** 2 for share in self.shares) / (count - 1)
        # If every deal had the same result, the win rate is still not certain: the rule of three applies.
        return max(1.96 * math.sqrt(spread / count), 3.0 / (count * 2) if spread == 0 else 0.0)


def lineups(seats: int, teams: list[list[int]]) -> list[list[bool]]:
    """Return, for each game of a deal, which seats the first bot plays: each side in turn."""
    return [[seat in side for seat in range(seats)] for side in teams]


def load_lineups(
    game: str, seats: int | None = None, options: dict[str, str] | None = None, pack: Path | None = None
) -> list[list[bool]]:
    """Return the lineups of a game that is not loaded yet. A deal has as many games as lineups."""
    loaded = load_game(game, seats, options, pack).game
    return lineups(int(loaded.seats), loaded.teams())


def first_bot_share(outcome: Outcome, is_first_bot: list[bool]) -> float:
    """Return the first bot's share of the win."""
    winners = outcome.winners()
    won = sum(1 for seat in winners if is_first_bot[seat])
    return won / len(winners)


def play_deal(config: DuelConfig, game: Game, deal_number: int) -> DuelResult:
    """Play one deal from every side."""
    result = DuelResult()
    teams = [[seat] for seat in range(game.seats)] if config.one_against_all else game.teams()
    root_seed = seeds.derive_seed(config.seed)
    total = 0.0
    for lineup_number, is_first_bot in enumerate(lineups(int(game.seats), teams)):
        players: list[Player] = []
        for seat, is_first in enumerate(is_first_bot):
            bot = config.first_bot if is_first else config.second_bot
            dice = seeds.game_dice(seeds.derive_seed(config.seed, f"side {lineup_number} seat {seat}"), deal_number)
            players.append(find_bot(bot, config.game).make_bot(game, dice))
        outcome = _play_game(game, seeds.game_dice(root_seed, deal_number), players, is_first_bot, result)
        winners = len(outcome.winners())
        result.games += 1
        result.draws += winners == game.seats
        total += first_bot_share(outcome, is_first_bot)
        firsts = [side[0] for side in teams]
        result.ended.append(([outcome.places[seat] for seat in firsts], [is_first_bot[seat] for seat in firsts]))
    result.shares.append(total / len(teams))
    result.par = 1.0 / len(teams)
    return result


def _play_game(game: Game, dice: Dice, players: list[Player], is_first_bot: list[bool], result: DuelResult) -> Outcome:
    state = game.deal(dice)
    moves_played = 0
    prompts = state.prompts()
    while prompts:
        for prompt in prompts:
            timing = result.one if is_first_bot[prompt.seat] else result.other
            started = time.perf_counter()
            move = players[prompt.seat].choose(state.view(prompt.seat), prompt)
            timing.seconds += time.perf_counter() - started
            timing.decisions += 1
            moves_played += 1
            state.apply(prompt.seat, move, dice)
        if moves_played > MAX_MOVES_PER_GAME:
            raise make_game_too_long_error()
        prompts = state.prompts()
    outcome = state.outcome()
    if outcome is None:
        raise LabError("The game has no prompts and no outcome. This is a bug in its rules.")
    return outcome


def load_duel_game(config: DuelConfig) -> Game:
    """Load the game and check both bots."""
    if config.deals < 1:
        raise LabError(f"The number of deals is {config.deals}; it must be at least 1.")
    if config.pack_text:
        game = load_game_from_text(config.game, config.pack_text, config.seats, config.options).game
    else:
        game = load_game(config.game, config.seats, config.options, config.pack).game
    find_bot(config.first_bot, config.game)
    find_bot(config.second_bot, config.game)
    return game


def run_duel(config: DuelConfig, jobs: int = 1, progress: Callable[[DuelResult], None] | None = None) -> DuelResult:
    """Play the whole duel on this many processes. If it is interrupted (Ctrl-C), return the games played so far."""
    load_duel_game(config)
    total = DuelResult()
    try:
        for result in play_deals([config], make_pool(jobs)):
            total.add(result[1])
            if progress is not None:
                progress(total)
    except KeyboardInterrupt:
        if not total.games:
            raise
    return total


def play_deals(
    configs: list[DuelConfig], worker_pool: WorkerPool, deals_done: list[int] | None = None
) -> Iterator[tuple[int, DuelResult]]:
    """Play the deals of several duels of one game, first deals first, so that a stopped run is still fair.

    `deals_done` is the number of deals of each duel that can be skipped.
    """
    done = deals_done if deals_done is not None else [0] * len(configs)
    tasks = [
        (at, number)
        for number in range(max(config.deals for config in configs))
        for at, config in enumerate(configs)
        if done[at] <= number < config.deals
    ]
    deal_results = worker_pool.map_ordered(_play_deal_task, ((configs[at], number) for at, number in tasks))
    for (at, _), result in zip(tasks, deal_results, strict=True):
        yield at, result


def play_deals_until(
    configs: list[DuelConfig], jobs: int, game: Game, totals: list[DuelResult], deadline: float
) -> Iterator[tuple[int, DuelResult]]:
    """Play deals until this time of the monotonic clock, always for the duel that has had the least time.

    Deals that have started are finished, because leaving out the long ones would bias the results.
    """
    deals_started = [len(total.shares) for total in totals]
    with process_pool(jobs) as pool:
        pending: dict[Future[DuelResult], int] = {}
        while True:
            while len(pending) < jobs and time.monotonic() < deadline:
                unfinished = [at for at, config in enumerate(configs) if deals_started[at] < config.deals]
                if not unfinished:
                    break
                at = min(unfinished, key=lambda at: (_time_spent(totals[at], deals_started[at]), at))
                with block_interrupts():
                    pending[pool.submit(_play_deal_task, configs[at], deals_started[at])] = at
                deals_started[at] += 1
            if not pending:
                return
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                yield pending.pop(future), future.result()


def _time_spent(total: DuelResult, deals_started: int) -> float:
    """Return the time spent on a duel, including deals in progress; zero if it has not started."""
    played = len(total.shares)
    if played == 0:
        return float(deals_started)
    return (total.one.seconds + total.other.seconds) * deals_started / played


_loaded_games: dict[str, Game] = {}


def _play_deal_task(config: DuelConfig, deal_number: int) -> DuelResult:
    key = repr((config.game, config.seats, config.options, config.pack, config.pack_text))
    if key not in _loaded_games:
        _loaded_games[key] = load_duel_game(config)
    return play_deal(config, _loaded_games[key], deal_number)
