"""Plays the games of an experiment: one after another in this process, or in batches by a pool of workers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from kwoon.bots import find_bot
from kwoon.bots.registry import bot_family_of
from kwoon.bots.restricted_players import RestrictedPlayer, RestrictedPolicy, Restriction
from kwoon.bots.search_common import Budget
from kwoon.bots.weakened_bots import MixedBot, NoviceBot
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy, play_fast_and_count_moves
from kwoon.core.game import Game, Outcome, Player, State
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME, make_game_too_long_error
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.lab import seeds
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import TaskResult, WorkerPool
from kwoon.lab.experiment import FAST_BOT, Experiment
from kwoon.stats.aggregates import Aggregates
from kwoon.stats.collector import StatsCollector
from kwoon.stats.registry import collector_for
from kwoon.stats.study_rows import PackedRows, StudyRows, unpack_rows


@dataclass
class BotTiming:
    """Number of decisions and thinking time of one bot."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: BotTiming) -> None:
        """Add another bot timing."""
        self.decisions += other.decisions
        self.seconds += other.seconds


class GameRunner:
    """Plays the games of an experiment one after another. With `time_limits`, bots play as they do at a table;
    otherwise they use their whole budget, and fast bots use fast policies."""

    def __init__(self, experiment: Experiment, loaded: LoadedGame | None = None, time_limits: bool = False) -> None:
        self.experiment = experiment
        self.game: Game = (loaded or experiment.load_cached()).game
        self.lineups = _make_lineups(experiment, self.game)
        """For each game on a deal, the bot in each seat. Paired deals have one lineup for each side that the first bot
        plays; other deals have only one lineup."""
        self.time_limits = time_limits
        side = "side {} " if experiment.paired_deals else ""
        self._root_seed = seeds.derive_seed(experiment.seed)
        self._seat_seeds = [
            [seeds.derive_seed(experiment.seed, f"{side.format(at)}seat {seat}") for seat in range(self.game.seats)]
            for at in range(len(self.lineups))
        ]
        self._roles = list(experiment.roles) or [""] * int(self.game.seats)
        self._banned_cards = list(experiment.banned_cards) or [""] * int(self.game.seats)
        bots = set(self.lineups[0])
        self.fast_policies = self._make_fast_policies() if bots == {FAST_BOT} and not time_limits else []
        """The policy of each seat; empty unless all bots are fast and play without time limits."""
        self._only_random = bots == {"random"} and not any(self._roles) and not any(self._banned_cards)

    def deal_dice(self, number: int) -> Dice:
        """Return the dice for the deal and the later draws of a game."""
        return seeds.game_dice(self._root_seed, number)

    def seat_dice(self, number: int, lineup: int = 0) -> list[Dice]:
        """Return the dice of each seat's bot."""
        return [seeds.game_dice(each, number) for each in self._seat_seeds[lineup]]

    def play_games(
        self, first: int, count: int, collector: StatsCollector | None = None
    ) -> Iterator[tuple[State, int]]:
        """Play `count` games from number `first`; yield the final state of each and its number of moves."""
        for number in range(first, first + count):
            dice = self.deal_dice(number)
            if collector is not None:
                collector.reset_for_game(number)
            state = self.game.deal(dice, collector)
            yield state, self.play(state, dice, number)

    def play(self, state: State, dice: Dice, number: int) -> int:
        """Play a game to its end and return the number of moves."""
        if self.fast_policies:
            return int(play_fast_and_count_moves(state, dice, self.fast_policies, self.seat_dice(number)))
        if self._only_random:
            return int(play_randomly_and_count_moves(state, dice))
        return play_and_count_moves(state, dice, self.make_players(number))

    def make_players(self, number: int, lineup: int = 0) -> list[Player]:
        """Make new bots for one game, so that none remembers the previous game."""
        players: list[Player] = []
        for seat, dice in enumerate(self.seat_dice(number, lineup)):
            player = find_bot(self.lineups[lineup][seat], self.experiment.game).make_bot(self.game, dice)
            if not self.time_limits:
                remove_time_limit(player)
            restriction = self._restriction(seat)
            players.append(player if restriction is None else RestrictedPlayer(restriction, player, dice))
        return players

    def _make_fast_policies(self) -> list[FastPolicy]:
        bot_family = bot_family_of(self.game)
        policies: list[FastPolicy] = []
        for seat in range(self.game.seats):
            policy, restriction = bot_family.fast_policy(self.game), self._restriction(seat)
            policies.append(policy if restriction is None else RestrictedPolicy(restriction, policy))
        return policies

    def _restriction(self, seat: int) -> Restriction | None:
        role, card = self._roles[seat], self._banned_cards[seat]
        return Restriction(self.game, role, card) if role or card else None


def remove_time_limit(player: Player) -> Player:
    """Remove a bot's time limit, unless time is its only limit, and return the bot.

    At a table, a search also stops after a while so that nobody has to wait. The results of a study must not depend on
    how slow or busy the machine is.
    """
    if isinstance(player, MixedBot | NoviceBot):
        remove_time_limit(player.mentor)
    if isinstance(player, MixedBot):
        remove_time_limit(player.fallback)
    budget = getattr(player, "budget", None)
    if isinstance(budget, Budget) and budget.max_games > 0:
        budget.max_milliseconds = 0
    return player


def _make_lineups(experiment: Experiment, game: Game) -> list[list[str]]:
    if not experiment.paired_deals:
        return [experiment.bots_by_seat(int(game.seats))]
    first_bot, second_bot = experiment.bots
    return [[first_bot if seat in side else second_bot for seat in range(game.seats)] for side in game.teams()]


def play_and_count_moves(
    state: State,
    dice: Dice,
    players: list[Player],
    apply: Callable[[int, int, Dice], object] | None = None,
    timings: Sequence[BotTiming] | None = None,
) -> int:
    """Play a state to its end and return the number of moves. Players receive only their views and prompts.

    `apply` replaces `state.apply`, for example to record the moves. `timings` has an entry for each seat, which is
    updated.
    """
    apply = apply or state.apply
    decisions = 0
    prompts = state.prompts()
    while prompts:
        for prompt in prompts:
            seat = prompt.seat
            if timings is None:
                move = players[seat].choose(state.view(seat), prompt)
            else:
                started = time.perf_counter()
                move = players[seat].choose(state.view(seat), prompt)
                timings[seat].seconds += time.perf_counter() - started
                timings[seat].decisions += 1
            apply(seat, move, dice)
            decisions += 1
        if decisions > MAX_MOVES_PER_GAME:
            raise make_game_too_long_error()
        prompts = state.prompts()
    return decisions


def final_outcome(state: State) -> Outcome:
    """Return the outcome of a finished game. Raise `LabError` if it has none."""
    outcome = state.outcome()
    if outcome is None:
        raise LabError("The game has no prompts and no outcome. This is a bug in its rules.")
    return outcome


def run_batches(
    task: Callable[..., TaskResult],
    experiment: Experiment,
    pool: WorkerPool,
    batches: Iterable[tuple[int, int]] | None = None,
) -> Iterator[TaskResult]:
    """Yield `task(experiment, first, count)` for every batch, or for the given ones, in order."""
    chosen = experiment.batches() if batches is None else batches
    return pool.map_ordered(task, ((experiment, first, count) for first, count in chosen))


def play_batches(
    experiment: Experiment, pool: WorkerPool, batches: Iterable[tuple[int, int]] | None = None
) -> Iterator[StudyRows]:
    """Yield the rows of every batch, or of the given ones, in order."""
    return map(unpack_rows, run_batches(play_batch_packed, experiment, pool, batches))


def run_experiment(experiment: Experiment, pool: WorkerPool) -> Aggregates:
    """Play all games and return their aggregates."""
    loaded = experiment.load()
    experiment.bots_by_seat(int(loaded.game.seats))
    aggregates = empty_aggregates(loaded)
    for rows in play_batches(experiment, pool):
        aggregates.add(rows)
    return aggregates


def empty_aggregates(loaded: LoadedGame, with_cards: bool = True) -> Aggregates:
    """Return empty aggregates, optionally without card statistics."""
    collector = collector_for(loaded.game)
    return Aggregates(int(loaded.game.seats), int(collector.card_kinds), collector.counters, with_cards)


def play_batch(experiment: Experiment, first: int, count: int, loaded: LoadedGame | None = None) -> StudyRows:
    """Play `count` games from number `first` and return their rows."""
    runner = GameRunner(experiment, loaded)
    collector = collector_for(runner.game)
    for state, decisions in runner.play_games(first, count, collector):
        collector.record_game_end(state, decisions)
    return collector.rows


def play_batch_packed(experiment: Experiment, first: int, count: int) -> PackedRows:
    """Play a batch and return its packed rows, for transfer between processes."""
    return play_batch(experiment, first, count).pack_rows()
