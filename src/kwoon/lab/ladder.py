"""A round robin of bots on paired deals, with ratings (OpenSkill) for any number of seats and teams."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from kwoon.bots import bots_for
from kwoon.core.game import Game
from kwoon.lab.duel import BotTiming, DuelConfig, DuelResult, load_duel_game, play_deals, play_deals_until
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import make_pool
from kwoon.lab.ladder_store import load_ladder, save_ladder


@dataclass(frozen=True)
class LadderConfig:
    """The bots, and how they play against each other."""

    game: str
    deals: int
    """Number of deals for each pair of bots."""
    seed: str
    bots: tuple[str, ...] = ()
    """The bots; empty for all levels of the game."""
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None
    minutes: float = 0.0
    """If set, every pair plays as many deals as its share of this time allows, up to `deals`."""
    save_path: Path | None = None
    """File for the games played, from which the same ladder can be resumed."""

    def bot_names(self) -> list[str]:
        """Return the bots, weakest first."""
        return list(self.bots) or [level.id for level in bots_for(self.game)]

    def identity(self) -> dict[str, object]:
        """Return the values that identify a ladder regardless of its progress."""
        pack = str(self.pack) if self.pack is not None else None
        return {
            "game": self.game,
            "bots": self.bot_names(),
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "pack": pack,
        }

    def bot_pairs(self) -> list[tuple[str, str]]:
        """Return all pairs of bots, the stronger level first."""
        return [(later, earlier) for earlier, later in combinations(self.bot_names(), 2)]

    def duel_config(self, bot: str, other_bot: str) -> DuelConfig:
        """Return the duel of a pair."""
        return DuelConfig(self.game, bot, other_bot, self.deals, self.seed, self.seats, self.options, self.pack)


@dataclass
class LadderRung:
    """One bot on the ladder."""

    bot: str
    rating: float = 0.0
    deviation: float = 0.0
    """Standard deviation of the rating."""
    win_rates: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Win rate against each other bot, with its 95% margin."""
    deals: dict[str, int] = field(default_factory=dict)
    """Number of deals against each weaker bot."""
    games: int = 0
    timing: BotTiming = field(default_factory=BotTiming)

    def format_win_rate(self, name: str) -> str:
        """Return the result against another bot for a table."""
        if name not in self.win_rates:
            return "–"
        rate, margin = self.win_rates[name]
        return f"{100 * rate:.0f} ± {100 * margin:.0f}"

    def decisions_per_second(self) -> float:
        """Return the number of decisions per second."""
        return self.timing.decisions / self.timing.seconds if self.timing.seconds > 0 else 0.0

    def as_dict(self) -> dict[str, object]:
        """Return the rung as plain values for JSON."""
        return {
            "bot": self.bot,
            "rating": round(self.rating, 3),
            "doubt": round(self.deviation, 3),
            "games": self.games,
            "decisions_per_second": round(self.decisions_per_second(), 1),
            "against": {name: {"rate": rate, "margin": margin} for name, (rate, margin) in self.win_rates.items()},
            "deals": self.deals,
        }


def run_ladder(ladder: LadderConfig, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[LadderRung]:
    """Play all pairs and rate the bots. If it is interrupted (Ctrl-C), return the results so far."""
    names = ladder.bot_names()
    if len(set(names)) != len(names) or len(names) < 2:
        raise LabError("A ladder needs at least two different bots, each named once.")
    configs = [ladder.duel_config(one, other) for one, other in ladder.bot_pairs()]
    game = load_duel_game(configs[0])
    for config in configs:
        load_duel_game(config)
    totals = (
        [DuelResult() for _ in configs]
        if ladder.save_path is None
        else load_ladder(ladder.save_path, ladder.identity(), len(configs))
    )
    if ladder.save_path is not None:
        # Check that the file can be written before anything is played.
        save_ladder(ladder.save_path, ladder.identity(), totals)
    deals_done = sum(len(total.shares) for total in totals)
    try:
        for at, result in _play_deals(ladder, configs, totals, jobs, game):
            totals[at].add(result)
            deals_done += 1
            if progress is not None:
                progress(deals_done)
    except KeyboardInterrupt:
        if not all(total.games for total in totals):
            raise
    finally:
        if ladder.save_path is not None:
            save_ladder(ladder.save_path, ladder.identity(), totals)
    if not all(total.games for total in totals):
        raise LabError("Time ran out before every pair had played once. Increase --minutes.")
    return _rungs(names, configs, totals, _rate_bots(names, configs, totals))


def _play_deals(
    ladder: LadderConfig, configs: list[DuelConfig], totals: list[DuelResult], jobs: int, game: Game
) -> Iterator[tuple[int, DuelResult]]:
    if ladder.minutes > 0:
        return play_deals_until(configs, jobs, game, totals, time.monotonic() + 60 * ladder.minutes)
    return play_deals(configs, make_pool(jobs), [len(total.shares) for total in totals])


def _rate_bots(names: list[str], configs: list[DuelConfig], totals: list[DuelResult]) -> dict[str, PlackettLuceRating]:
    """Rate every game once, starting with the first games of all pairs."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for number in range(max(len(total.ended) for total in totals)):
        for config, total in zip(configs, totals, strict=True):
            if number < len(total.ended):
                _rate_game(model, ratings, config, total.ended[number])
    return ratings


def _rate_game(
    model: PlackettLuce,
    ratings: dict[str, PlackettLuceRating],
    config: DuelConfig,
    ending: tuple[list[int], list[bool]],
) -> None:
    """Update the ratings after a game; bots of the same name on one side are one player."""
    places, sides = ending
    # Every side gets a copy of the rating, since a shared one would be updated once per side.
    now = {name: [ratings[name].mu, ratings[name].sigma] for name in (config.first_bot, config.second_bot)}
    teams = [[model.create_rating(now[config.first_bot if is_first else config.second_bot])] for is_first in sides]
    updated = model.rate(teams, ranks=[float(place) for place in places])
    # The rating of a bot in several seats changes by the average of its seats.
    for is_first, name in ((True, config.first_bot), (False, config.second_bot)):
        seats = [team[0] for team, side in zip(updated, sides, strict=True) if side == is_first]
        ratings[name] = model.create_rating(
            [sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)], name
        )


def _rungs(
    names: list[str], configs: list[DuelConfig], totals: list[DuelResult], ratings: dict[str, PlackettLuceRating]
) -> list[LadderRung]:
    rungs = {name: LadderRung(name, float(ratings[name].mu), float(ratings[name].sigma)) for name in names}
    for config, total in zip(configs, totals, strict=True):
        one, other = rungs[config.first_bot], rungs[config.second_bot]
        rate, margin = total.win_rate(), total.margin_of_error()
        one.win_rates[config.second_bot] = (rate, margin)
        one.deals[config.second_bot] = len(total.shares)
        # With more than two sides, the second bot had all the other seats, so its wins there are not a win rate of its
        # own.
        if total.par == 0.5:
            other.win_rates[config.first_bot] = (1 - rate, margin)
        one.games += total.games
        other.games += total.games
        one.timing.add(total.one)
        other.timing.add(total.other)
    return [rungs[name] for name in names]
