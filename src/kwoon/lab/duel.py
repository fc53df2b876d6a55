"""Bots against each other on paired deals: every deal is played once from each side, so that its luck cancels out."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.bots import find_bot
from kwoon.core.contract import Game, Outcome, Player
from kwoon.core.dice import Dice
from kwoon.core.endless import MOST_ANSWERS, endless
from kwoon.lab import luck
from kwoon.lab.playing.workers import Workers, workers
from kwoon.lab.problem import PlanError
from kwoon.lab.processes import several, undisturbed
from kwoon.shelf import open_box, open_text


@dataclass(frozen=True)
class Contest:
    """Who meets whom, at which game, how often."""

    game: str
    one: str
    other: str
    deals: int
    """Each is played from every side: twice with two seats."""
    seed: str
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None
    text: str = ""
    """The text of a pack, instead of a file with one."""
    crowd: bool = False
    """One against all others, although there are teams."""


@dataclass
class Side:
    """What one bot did."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Side) -> None:
        """Count more in."""
        self.decisions += other.decisions
        self.seconds += other.seconds


@dataclass
class Result:
    """What came of a contest."""

    shares: list[float] = field(default_factory=list)
    """For each deal, how much of its games the first bot won: a draw is shared."""
    games: int = 0
    draws: int = 0
    one: Side = field(default_factory=Side)
    other: Side = field(default_factory=Side)
    par: float = 0.5
    """What a bot gets against its like."""
    ended: list[tuple[list[int], list[bool]]] = field(default_factory=list)
    """For each game the place of each side, and whether it was the first bot's; for ratings."""

    def add(self, more: Result) -> None:
        """Count more in."""
        self.shares.extend(more.shares)
        self.games += more.games
        self.draws += more.draws
        self.one.add(more.one)
        self.other.add(more.other)
        self.par = more.par
        self.ended.extend(more.ended)

    def rate(self) -> float:
        """How much the first bot won, of 1."""
        return sum(self.shares) / len(self.shares)

    def margin(self) -> float:
        """95 of 100 such contests come within this distance of the true rate. Deals count, not their paired games."""
        count = len(self.shares)
        if count < 2:
            return 1.0
        mean = self.rate()
        spread = sum((share - mean) ** 2 for share in self.shares) / (count - 1)
        # A contest in which every deal went the same way is not certain: at best as good as the rule of three.
        return max(1.96 * math.sqrt(spread / count), 3.0 / (count * 2) if spread == 0 else 0.0)


def lineups(seats: int, sides: list[list[int]]) -> list[list[bool]]:
    """On which seats the first bot sits, one list for each game of a deal: on those of every side in turn."""
    return [[seat in side for seat in range(seats)] for side in sides]


def lineups_of(
    game: str, seats: int | None = None, options: dict[str, str] | None = None, pack: Path | None = None
) -> list[list[bool]]:
    """The line-ups of a game that is still in its box: a deal has as many games."""
    opened = open_box(game, seats, options, pack).game
    return lineups(int(opened.seats), opened.sides())


def share(outcome: Outcome, ours: list[bool]) -> float:
    """How much of the win goes to the first bot."""
    winners = outcome.winners()
    won = sum(1 for seat in winners if ours[seat])
    return won / len(winners)


def play_deal(contest: Contest, game: Game, number: int) -> Result:
    """One deal from every side."""
    result = Result()
    sides = [[seat] for seat in range(game.seats)] if contest.crowd else game.sides()
    start = luck.root(contest.seed)
    total = 0.0
    for turn, ours in enumerate(lineups(int(game.seats), sides)):
        players: list[Player] = []
        for seat, mine in enumerate(ours):
            bot = contest.one if mine else contest.other
            dice = luck.nth(luck.root(contest.seed, f"side {turn} seat {seat}"), number)
            players.append(find_bot(bot, contest.game).make(game, dice))
        outcome = _play(game, luck.nth(start, number), players, ours, result)
        winners = len(outcome.winners())
        result.games += 1
        result.draws += winners == game.seats
        total += share(outcome, ours)
        firsts = [side[0] for side in sides]
        result.ended.append(([outcome.places[seat] for seat in firsts], [ours[seat] for seat in firsts]))
    result.shares.append(total / len(sides))
    result.par = 1.0 / len(sides)
    return result


def _play(game: Game, dice: Dice, players: list[Player], ours: list[bool], result: Result) -> Outcome:
    state = game.deal(dice)
    given = 0
    asks = state.asks()
    while asks:
        for ask in asks:
            side = result.one if ours[ask.seat] else result.other
            began = time.perf_counter()
            move = players[ask.seat].choose(state.view(ask.seat), ask)
            side.seconds += time.perf_counter() - began
            side.decisions += 1
            given += 1
            state.answer(ask.seat, move, dice)
        if given > MOST_ANSWERS:
            raise endless()
        asks = state.asks()
    outcome = state.outcome()
    if outcome is None:
        raise PlanError("The game stopped without an ending. This is a fault in its rules.")
    return outcome


def open_contest(contest: Contest) -> Game:
    """The game that is played, with both bots checked."""
    if contest.deals < 1:
        raise PlanError("Play at least one deal.")
    if contest.text:
        game = open_text(contest.game, contest.text, contest.seats, contest.options).game
    else:
        game = open_box(contest.game, contest.seats, contest.options, contest.pack).game
    find_bot(contest.one, contest.game)
    find_bot(contest.other, contest.game)
    return game


def duel(contest: Contest, jobs: int = 1, progress: Callable[[Result], None] | None = None) -> Result:
    """Play the whole contest on this many processes. Whoever stops it (Ctrl-C) gets what was played until then."""
    open_contest(contest)
    total = Result()
    try:
        for result in results([contest], workers(jobs)):
            total.add(result[1])
            if progress is not None:
                progress(total)
    except KeyboardInterrupt:
        if not total.games:
            raise
    return total


def results(contests: list[Contest], players: Workers, played: list[int] | None = None) -> Iterator[tuple[int, Result]]:
    """The deals of several contests at one game, first deals first, so that a stopped run is a fair one.

    `played` says how many deals of each contest are not needed any more.
    """
    done = played if played is not None else [0] * len(contests)
    tasks = [
        (at, number)
        for number in range(max(contest.deals for contest in contests))
        for at, contest in enumerate(contests)
        if done[at] <= number < contest.deals
    ]
    played_now = players.each(_work, ((contests[at], number) for at, number in tasks))
    for (at, _), result in zip(tasks, played_now, strict=True):
        yield at, result


def results_until(
    contests: list[Contest], jobs: int, game: Game, totals: list[Result], until: float
) -> Iterator[tuple[int, Result]]:
    """Deals until this moment of the monotonic clock, next of the contest that has had the least time.

    Deals that have begun are played to their end: to leave out the long ones would not be fair.
    """
    given = [len(total.shares) for total in totals]
    with several(jobs) as pool:
        waiting: dict[Future[Result], int] = {}
        while True:
            while len(waiting) < jobs and time.monotonic() < until:
                open_at = [at for at, contest in enumerate(contests) if given[at] < contest.deals]
                if not open_at:
                    break
                at = min(open_at, key=lambda at: (_cost(totals[at], given[at]), at))
                with undisturbed():
                    waiting[pool.submit(_work, contests[at], given[at])] = at
                given[at] += 1
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()


def _cost(total: Result, given: int) -> float:
    """The time that a contest has had, deals that have only begun included; none if it has not begun."""
    played = len(total.shares)
    if played == 0:
        return float(given)
    return (total.one.seconds + total.other.seconds) * given / played


_open: dict[str, Game] = {}


def _work(contest: Contest, number: int) -> Result:
    key = repr((contest.game, contest.seats, contest.options, contest.pack, contest.text))
    if key not in _open:
        _open[key] = open_contest(contest)
    return play_deal(contest, _open[key], number)
