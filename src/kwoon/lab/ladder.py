"""A round robin of bots on paired deals, and ratings (OpenSkill) that fit any number of seats and teams."""

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
    """Who meets whom."""

    game: str
    deals: int
    """For each pair of bots."""
    seed: str
    bots: tuple[str, ...] = ()
    """None means all levels of the game."""
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pack: Path | None = None
    minutes: float = 0.0
    """If any: every pair plays as many deals as its share of this time allows, up to `deals`."""
    save_path: Path | None = None
    """A file in which what was played is kept: the same ladder goes on from there."""

    def bot_names(self) -> list[str]:
        """The bots, gentlest first."""
        return list(self.bots) or [level.id for level in bots_for(self.game)]

    def identity(self) -> dict[str, object]:
        """What makes two ladders the same, however far they have come."""
        pack = str(self.pack) if self.pack is not None else None
        return {
            "game": self.game,
            "bots": self.bot_names(),
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "pack": pack,
        }

    def pairs(self) -> list[tuple[str, str]]:
        """Everybody against everybody else, the stronger level first."""
        return [(later, earlier) for earlier, later in combinations(self.bot_names(), 2)]

    def duel_config(self, one: str, other: str) -> DuelConfig:
        """One of the meetings."""
        return DuelConfig(self.game, one, other, self.deals, self.seed, self.seats, self.options, self.pack)


@dataclass
class LadderRung:
    """One bot on the ladder."""

    bot: str
    rating: float = 0.0
    deviation: float = 0.0
    """The rating's standard deviation."""
    win_rates: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Its win rate against each other bot, and the margin of 95 %."""
    deals: dict[str, int] = field(default_factory=dict)
    """How many deals it played against each weaker bot."""
    games: int = 0
    timing: BotTiming = field(default_factory=BotTiming)

    def format_win_rate(self, name: str) -> str:
        """Its meeting with another bot, for a table."""
        if name not in self.win_rates:
            return "–"
        rate, margin = self.win_rates[name]
        return f"{100 * rate:.0f} ± {100 * margin:.0f}"

    def decisions_per_second(self) -> float:
        """Decisions a second."""
        return self.timing.decisions / self.timing.seconds if self.timing.seconds > 0 else 0.0

    def as_dict(self) -> dict[str, object]:
        """For programs."""
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
    """Play everything, rate everybody. Whoever stops it (Ctrl-C) gets what was played until then."""
    names = ladder.bot_names()
    if len(set(names)) != len(names) or len(names) < 2:
        raise LabError("A ladder needs at least two bots, each once.")
    configs = [ladder.duel_config(one, other) for one, other in ladder.pairs()]
    game = load_duel_game(configs[0])
    for config in configs:
        load_duel_game(config)
    totals = (
        [DuelResult() for _ in configs]
        if ladder.save_path is None
        else load_ladder(ladder.save_path, ladder.identity(), len(configs))
    )
    if ladder.save_path is not None:
        # Before anything is played: whether it can be kept at all.
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
        raise LabError("There was not enough time for every pair to meet once. Give it more minutes.")
    return _rungs(names, configs, totals, _ratings(names, configs, totals))


def _play_deals(
    ladder: LadderConfig, configs: list[DuelConfig], totals: list[DuelResult], jobs: int, game: Game
) -> Iterator[tuple[int, DuelResult]]:
    if ladder.minutes > 0:
        return play_deals_until(configs, jobs, game, totals, time.monotonic() + 60 * ladder.minutes)
    return play_deals(configs, make_pool(jobs), [len(total.shares) for total in totals])


def _ratings(names: list[str], configs: list[DuelConfig], totals: list[DuelResult]) -> dict[str, PlackettLuceRating]:
    """Every game counted once, the first ones of all pairs first."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for number in range(max(len(total.ended) for total in totals)):
        for config, total in zip(configs, totals, strict=True):
            if number < len(total.ended):
                _rate(model, ratings, config, total.ended[number])
    return ratings


def _rate(
    model: PlackettLuce,
    ratings: dict[str, PlackettLuceRating],
    config: DuelConfig,
    ending: tuple[list[int], list[bool]],
) -> None:
    """A game moves the ratings of those who played it; bots of the same name on one side are one player."""
    places, sides = ending
    # A rating of its own for every side: one that several share would be moved once for each of them.
    now = {name: [ratings[name].mu, ratings[name].sigma] for name in (config.first_bot, config.second_bot)}
    teams = [[model.create_rating(now[config.first_bot if ours else config.second_bot])] for ours in sides]
    moved = model.rate(teams, ranks=[float(place) for place in places])
    # A bot on several seats moves by the average of what its seats would.
    for ours, name in ((True, config.first_bot), (False, config.second_bot)):
        seats = [team[0] for team, side in zip(moved, sides, strict=True) if side == ours]
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
        # With more than two sides the other bot sat on all other seats: what it won there is no rate of its own.
        if total.par == 0.5:
            other.win_rates[config.first_bot] = (1 - rate, margin)
        one.games += total.games
        other.games += total.games
        one.timing.add(total.one)
        other.timing.add(total.other)
    return [rungs[name] for name in names]
