"""A round robin of bots on paired deals, and ratings (OpenSkill) that fit any number of seats and teams."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from kwoon.bots import bots_for
from kwoon.core.contract import Game
from kwoon.lab.duel import Contest, Result, Side, open_contest, results, results_until
from kwoon.lab.kept import recall, remember
from kwoon.lab.playing.workers import workers
from kwoon.lab.problem import PlanError


@dataclass(frozen=True)
class Ladder:
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
    keep: Path | None = None
    """A file in which what was played is kept: the same ladder goes on from there."""

    def names(self) -> list[str]:
        """The bots, gentlest first."""
        return list(self.bots) or [level.id for level in bots_for(self.game)]

    def about(self) -> dict[str, object]:
        """What makes two ladders the same, however far they have come."""
        pack = str(self.pack) if self.pack is not None else None
        return {
            "game": self.game,
            "bots": self.names(),
            "seed": self.seed,
            "seats": self.seats,
            "options": self.options,
            "pack": pack,
        }

    def pairs(self) -> list[tuple[str, str]]:
        """Everybody against everybody else, the stronger level first."""
        return [(later, earlier) for earlier, later in combinations(self.names(), 2)]

    def contest(self, one: str, other: str) -> Contest:
        """One of the meetings."""
        return Contest(self.game, one, other, self.deals, self.seed, self.seats, self.options, self.pack)


@dataclass
class Rung:
    """One bot on the ladder."""

    bot: str
    rating: float = 0.0
    doubt: float = 0.0
    """The rating's standard deviation."""
    against: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Its win rate against each other bot, and the margin of 95 %."""
    deals: dict[str, int] = field(default_factory=dict)
    """How many deals it played against each weaker bot."""
    games: int = 0
    side: Side = field(default_factory=Side)

    def cell(self, name: str) -> str:
        """Its meeting with another bot, for a table."""
        if name not in self.against:
            return "–"
        rate, margin = self.against[name]
        return f"{100 * rate:.0f} ± {100 * margin:.0f}"

    def speed(self) -> float:
        """Decisions a second."""
        return self.side.decisions / self.side.seconds if self.side.seconds > 0 else 0.0

    def facts(self) -> dict[str, object]:
        """For programs."""
        return {
            "bot": self.bot,
            "rating": round(self.rating, 3),
            "doubt": round(self.doubt, 3),
            "games": self.games,
            "decisions_per_second": round(self.speed(), 1),
            "against": {name: {"rate": rate, "margin": margin} for name, (rate, margin) in self.against.items()},
            "deals": self.deals,
        }


def climb(ladder: Ladder, jobs: int = 1, progress: Callable[[int], None] | None = None) -> list[Rung]:
    """Play everything, rate everybody. Whoever stops it (Ctrl-C) gets what was played until then."""
    names = ladder.names()
    if len(set(names)) != len(names) or len(names) < 2:
        raise PlanError("A ladder needs at least two bots, each once.")
    contests = [ladder.contest(one, other) for one, other in ladder.pairs()]
    game = open_contest(contests[0])
    for contest in contests:
        open_contest(contest)
    totals = [Result() for _ in contests] if ladder.keep is None else recall(ladder.keep, ladder.about(), len(contests))
    if ladder.keep is not None:
        # Before anything is played: whether it can be kept at all.
        remember(ladder.keep, ladder.about(), totals)
    done = sum(len(total.shares) for total in totals)
    try:
        for at, result in _played(ladder, contests, totals, jobs, game):
            totals[at].add(result)
            done += 1
            if progress is not None:
                progress(done)
    except KeyboardInterrupt:
        if not all(total.games for total in totals):
            raise
    finally:
        if ladder.keep is not None:
            remember(ladder.keep, ladder.about(), totals)
    if not all(total.games for total in totals):
        raise PlanError("There was not enough time for every pair to meet once. Give it more minutes.")
    return _rungs(names, contests, totals, _ratings(names, contests, totals))


def _played(
    ladder: Ladder, contests: list[Contest], totals: list[Result], jobs: int, game: Game
) -> Iterator[tuple[int, Result]]:
    if ladder.minutes > 0:
        return results_until(contests, jobs, game, totals, time.monotonic() + 60 * ladder.minutes)
    return results(contests, workers(jobs), [len(total.shares) for total in totals])


def _ratings(names: list[str], contests: list[Contest], totals: list[Result]) -> dict[str, PlackettLuceRating]:
    """Every game counted once, the first ones of all pairs first."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for number in range(max(len(total.ended) for total in totals)):
        for contest, total in zip(contests, totals, strict=True):
            if number < len(total.ended):
                _rate(model, ratings, contest, total.ended[number])
    return ratings


def _rate(
    model: PlackettLuce, ratings: dict[str, PlackettLuceRating], contest: Contest, ended: tuple[list[int], list[bool]]
) -> None:
    """A game moves the ratings of those who played it; bots of the same name on one side are one player."""
    places, sides = ended
    # A rating of its own for every side: one that several share would be moved once for each of them.
    now = {name: [ratings[name].mu, ratings[name].sigma] for name in (contest.one, contest.other)}
    teams = [[model.create_rating(now[contest.one if ours else contest.other])] for ours in sides]
    moved = model.rate(teams, ranks=[float(place) for place in places])
    # A bot on several seats moves by the average of what its seats would.
    for ours, name in ((True, contest.one), (False, contest.other)):
        seats = [team[0] for team, side in zip(moved, sides, strict=True) if side == ours]
        ratings[name] = model.create_rating(
            [sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)], name
        )


def _rungs(
    names: list[str], contests: list[Contest], totals: list[Result], ratings: dict[str, PlackettLuceRating]
) -> list[Rung]:
    rungs = {name: Rung(name, float(ratings[name].mu), float(ratings[name].sigma)) for name in names}
    for contest, total in zip(contests, totals, strict=True):
        one, other = rungs[contest.one], rungs[contest.other]
        rate, margin = total.rate(), total.margin()
        one.against[contest.other] = (rate, margin)
        one.deals[contest.other] = len(total.shares)
        # With more than two sides the other bot sat on all other seats: what it won there is no rate of its own.
        if total.par == 0.5:
            other.against[contest.one] = (1 - rate, margin)
        one.games += total.games
        other.games += total.games
        one.side.add(total.one)
        other.side.add(total.other)
    return [rungs[name] for name in names]
