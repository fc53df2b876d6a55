"""Plays many games and counts how they end; the same seed gives the same counts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.bots import find_bot
from kwoon.core import game
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Outcome, Player, State
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME, make_game_too_long_error
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.lab import seeds
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import make_pool
from kwoon.registry import load_game

MAX_BATCH = 2000
"""Maximum number of games between progress reports. Results do not depend on it, since each game has its own dice."""


@dataclass(frozen=True)
class SimulationConfig:
    """The games to play."""

    game: str
    games: int
    seed: str
    seats: int | None = None
    bots: tuple[str, ...] = ()
    """One bot for each seat, or one for all; empty for random play."""
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None


@dataclass
class SimulationCounts:
    """Counts of the results."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    """Number of games that each seat won. Teammates win together; draws do not count."""
    draws_by_seat: list[int] = field(default_factory=list)
    """Number of games in which each seat shared first place with another side."""
    draws: int = 0
    """Number of games in which more than one side came first."""
    endings: dict[str, int] = field(default_factory=dict)
    """Number of games by ending, as the game names it."""

    def add(self, other: SimulationCounts) -> None:
        """Add the counts of another batch."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = _add_lists(self.wins, other.wins)
        self.draws_by_seat = _add_lists(self.draws_by_seat, other.draws_by_seat)
        for why, count in other.endings.items():
            self.endings[why] = self.endings.get(why, 0) + count


def _add_lists(total: list[int], addend: list[int]) -> list[int]:
    """Add two lists item by item; an empty total counts as zeros."""
    return [a + b for a, b in zip(total or [0] * len(addend), addend, strict=True)]


def is_compiled() -> bool:
    """Return whether the rules run as a C extension."""
    return not str(game.__file__).endswith(".py")


def seat_bots(config: SimulationConfig, seats: int) -> list[str]:
    """Return the bot of each seat."""
    bots = list(config.bots) or ["random"]
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise LabError(f"Name one bot for all seats or one for each of the {seats}; you named {len(bots)}.")
    for bot in bots:
        find_bot(bot, config.game)
    return bots


def load_simulation_game(config: SimulationConfig) -> Game:
    """Load the game."""
    return load_game(config.game, config.seats, config.options, config.pack).game


def play_batch(config: SimulationConfig, game: Game, first: int, count: int) -> SimulationCounts:
    """Play `count` games from number `first`, one after the other."""
    bots = seat_bots(config, game.seats)
    root_seed = seeds.derive_seed(config.seed)
    only_random = set(bots) == {"random"}
    counts = SimulationCounts(wins=[0] * game.seats, draws_by_seat=[0] * game.seats)
    team_of_seat = {seat: number for number, seats in enumerate(game.teams()) for seat in seats}
    for number in range(first, first + count):
        dice = seeds.game_dice(root_seed, number)
        state = game.deal(dice)
        if only_random:
            counts.decisions += play_randomly_and_count_moves(state, dice)
        else:
            counts.decisions += play_and_count_moves(state, dice, make_bots(config, game, bots, number))
        outcome = state.outcome()
        if outcome is None:
            raise LabError("The game has no prompts and no outcome. This is a bug in its rules.")
        count_outcome(outcome, counts, team_of_seat)
    return counts


def make_bots(config: SimulationConfig, game: Game, bots: list[str], number: int) -> list[Player]:
    """Make new bots for one game, so that none remembers the previous game."""
    return [
        find_bot(bot, config.game).make_bot(
            game, seeds.game_dice(seeds.derive_seed(config.seed, f"seat {seat}"), number)
        )
        for seat, bot in enumerate(bots)
    ]


def play_and_count_moves(state: State, dice: Dice, players: list[Player]) -> int:
    """Play a state to its end and return the number of moves. Players receive only their views and prompts."""
    decisions = 0
    prompts = state.prompts()
    while prompts:
        for prompt in prompts:
            state.apply(prompt.seat, players[prompt.seat].choose(state.view(prompt.seat), prompt), dice)
            decisions += 1
        if decisions > MAX_MOVES_PER_GAME:
            raise make_game_too_long_error()
        prompts = state.prompts()
    return decisions


def simulate(
    config: SimulationConfig, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> tuple[SimulationCounts, float]:
    """Play all games on this many processes; return the counts and the elapsed seconds."""
    if config.games < 1 or jobs < 1:
        raise LabError("Play at least one game, on at least one process.")
    total = SimulationCounts()
    started = time.perf_counter()
    for counts in _play_in_process(config) if jobs == 1 else _play_in_pool(config, jobs):
        total.add(counts)
        if progress is not None:
            progress(total.games)
    return total, time.perf_counter() - started


def _play_in_process(config: SimulationConfig) -> Iterator[SimulationCounts]:
    game = load_simulation_game(config)
    for first, count in _batches(config, 1):
        yield play_batch(config, game, first, count)


def _play_in_pool(config: SimulationConfig, jobs: int) -> Iterator[SimulationCounts]:
    # Report bad options and packs here, once, and not in every worker.
    seat_bots(config, load_simulation_game(config).seats)
    yield from make_pool(jobs).map_ordered(
        _play_batch_task, ((config, first, count) for first, count in _batches(config, jobs))
    )


def _play_batch_task(config: SimulationConfig, first: int, count: int) -> SimulationCounts:
    return play_batch(config, load_simulation_game(config), first, count)


def _batches(config: SimulationConfig, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(MAX_BATCH, config.games // (16 * jobs)))
    for first in range(0, config.games, size):
        yield first, min(size, config.games - first)


def count_outcome(outcome: Outcome, counts: SimulationCounts, team_of_seat: dict[int, int]) -> None:
    """Add a game to the counts; `team_of_seat` maps each seat to its team."""
    counts.games += 1
    winners = outcome.winners()
    draw = len({team_of_seat[seat] for seat in winners}) > 1
    for seat in winners:
        (counts.draws_by_seat if draw else counts.wins)[seat] += 1
    counts.draws += draw
    counts.endings[outcome.why] = counts.endings.get(outcome.why, 0) + 1
