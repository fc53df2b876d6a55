"""Plays many games without anybody watching and counts how they end; the same seed gives the same counts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.bots import find_bot
from kwoon.core import contract
from kwoon.core.contract import Game, Outcome, Player, State
from kwoon.core.dice import Dice
from kwoon.core.endless import MOST_ANSWERS, endless
from kwoon.core.playout import playout
from kwoon.lab import luck
from kwoon.lab.playing.workers import workers
from kwoon.lab.problem import PlanError
from kwoon.shelf import open_box

BATCH = 2000
"""The most games that are played before the next report. Results do not depend on it: each game has its own dice."""


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    games: int
    seed: str
    seats: int | None = None
    bots: tuple[str, ...] = ()
    """One for each seat, or one for all of them; none means random play."""
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None


@dataclass
class Tally:
    """What came of it."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    """Games that each seat won. Teammates win together; a drawn game counts for nobody."""
    drawn: list[int] = field(default_factory=list)
    """Games in which each seat shared first place with another side."""
    draws: int = 0
    """Games in which more than one side came first."""
    endings: dict[str, int] = field(default_factory=dict)
    """Why games ended, as the game calls it."""

    def add(self, other: Tally) -> None:
        """Count another batch in."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = _sum(self.wins, other.wins)
        self.drawn = _sum(self.drawn, other.drawn)
        for why, count in other.endings.items():
            self.endings[why] = self.endings.get(why, 0) + count


def _sum(total: list[int], more: list[int]) -> list[int]:
    """Add two lists item by item; an empty total counts as zeros."""
    return [a + b for a, b in zip(total or [0] * len(more), more, strict=True)]


def compiled() -> bool:
    """Whether the rules run as a C extension."""
    return not str(contract.__file__).endswith(".py")


def seat_bots(plan: Plan, seats: int) -> list[str]:
    """The bot on each seat."""
    bots = list(plan.bots) or ["random"]
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise PlanError(f"Name one bot for all seats or one for each of the {seats}; you named {len(bots)}.")
    for bot in bots:
        find_bot(bot, plan.game)
    return bots


def open_plan(plan: Plan) -> Game:
    """The game that is played."""
    return open_box(plan.game, plan.seats, plan.options, plan.pack).game


def play_batch(plan: Plan, game: Game, first: int, count: int) -> Tally:
    """Games `first` and following, one after the other."""
    bots = seat_bots(plan, game.seats)
    start = luck.root(plan.seed)
    only_random = set(bots) == {"random"}
    tally = Tally(wins=[0] * game.seats, drawn=[0] * game.seats)
    side_of = {seat: number for number, seats in enumerate(game.sides()) for seat in seats}
    for number in range(first, first + count):
        dice = luck.nth(start, number)
        state = game.deal(dice)
        if only_random:
            tally.decisions += playout(state, dice)
        else:
            tally.decisions += play(state, dice, make_bots(plan, game, bots, number))
        outcome = state.outcome()
        if outcome is None:
            raise PlanError("The game stopped without an ending. This is a fault in its rules.")
        count_outcome(outcome, tally, side_of)
    return tally


def make_bots(plan: Plan, game: Game, bots: list[str], number: int) -> list[Player]:
    """New bots for one game, so that none remembers the game before."""
    return [
        find_bot(bot, plan.game).make(game, luck.nth(luck.root(plan.seed, f"seat {seat}"), number))
        for seat, bot in enumerate(bots)
    ]


def play(state: State, dice: Dice, players: list[Player]) -> int:
    """Play a state to its end; how many answers that took. Players get their views and asks and nothing else."""
    decisions = 0
    asks = state.asks()
    while asks:
        for ask in asks:
            state.answer(ask.seat, players[ask.seat].choose(state.view(ask.seat), ask), dice)
            decisions += 1
        if decisions > MOST_ANSWERS:
            raise endless()
        asks = state.asks()
    return decisions


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> tuple[Tally, float]:
    """Play the whole plan on this many processes; the counts, and the seconds that it took."""
    if plan.games < 1 or jobs < 1:
        raise PlanError("Play at least one game, on at least one process.")
    total = Tally()
    started = time.perf_counter()
    for tally in _alone(plan) if jobs == 1 else _together(plan, jobs):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    return total, time.perf_counter() - started


def _alone(plan: Plan) -> Iterator[Tally]:
    game = open_plan(plan)
    for first, count in _batches(plan, 1):
        yield play_batch(plan, game, first, count)


def _together(plan: Plan, jobs: int) -> Iterator[Tally]:
    # Bad options and packs should be told here, in one sentence, not by every worker.
    seat_bots(plan, open_plan(plan).seats)
    yield from workers(jobs).each(_work, ((plan, first, count) for first, count in _batches(plan, jobs)))


def _work(plan: Plan, first: int, count: int) -> Tally:
    return play_batch(plan, open_plan(plan), first, count)


def _batches(plan: Plan, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(BATCH, plan.games // (16 * jobs)))
    for first in range(0, plan.games, size):
        yield first, min(size, plan.games - first)


def count_outcome(outcome: Outcome, tally: Tally, side_of: dict[int, int]) -> None:
    """Add one game to the tally; `side_of` maps each seat to its side."""
    tally.games += 1
    winners = outcome.winners()
    draw = len({side_of[seat] for seat in winners}) > 1
    for seat in winners:
        (tally.drawn if draw else tally.wins)[seat] += 1
    tally.draws += draw
    tally.endings[outcome.why] = tally.endings.get(outcome.why, 0) + 1
