"""A round robin of bots on paired deals, with ratings (OpenSkill) for any number of seats and teams."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path

from openskill.models import PlackettLuce, PlackettLuceRating

from kwoon.bots import bots_for
from kwoon.lab.duel import DuelResult, run_duels, run_duels_until
from kwoon.lab.errors import LabError
from kwoon.lab.execution.runner import BotTiming
from kwoon.lab.execution.workers import make_pool
from kwoon.lab.experiment import Experiment


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
    """Number of deals against each bot before it in the list."""
    games: int = 0
    timing: BotTiming = field(default_factory=BotTiming)

    def format_win_rate(self, name: str) -> str:
        """Return the win rate against another bot in percent, with its margin, for a table."""
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


def ladder_pairs(experiment: Experiment) -> list[Experiment]:
    """Return the duels of all pairs of bots. In each duel, the later bot in the list, which should be stronger, comes
    first."""
    return [experiment.with_pair(later, earlier) for earlier, later in combinations(_bot_names(experiment), 2)]


def ladder_identity(experiment: Experiment) -> dict[str, object]:
    """Return the values that identify a ladder regardless of its progress."""
    return {
        "game": experiment.game,
        "bots": _bot_names(experiment),
        "seed": experiment.seed,
        "seats": experiment.seats,
        "options": experiment.options,
        "pack": experiment.pack_name or None,
    }


def _bot_names(experiment: Experiment) -> list[str]:
    """Return the named bots in the given order, or all levels of the game, weakest first, if none are named."""
    return list(experiment.bots) or [level.id for level in bots_for(experiment.game)]


def run_ladder(
    experiment: Experiment,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    minutes: float = 0.0,
    save_path: Path | None = None,
) -> list[LadderRung]:
    """Play all pairs and rate the bots. If interrupted (Ctrl-C), return the results so far, or raise
    `KeyboardInterrupt` if a pair has no results yet.

    With `minutes`, every pair plays as many deals as its share of this time allows, up to the experiment's number. The
    same ladder can be resumed from the file `save_path`.
    """
    names, identity = _bot_names(experiment), ladder_identity(experiment)
    if len(set(names)) != len(names) or len(names) < 2:
        raise LabError("A ladder needs at least two different bots, each named once.")
    pairs = ladder_pairs(experiment)
    for pair in pairs:
        pair.require_valid()
    totals = [DuelResult() for _ in pairs] if save_path is None else load_ladder(save_path, identity, len(pairs))
    if save_path is not None:
        # Check that the file can be written before anything is played.
        save_ladder(save_path, identity, totals)
    deals_done = sum(len(total.shares) for total in totals)
    try:
        for at, result in (
            run_duels_until(pairs, jobs, totals, time.monotonic() + 60 * minutes)
            if minutes > 0
            else run_duels(pairs, make_pool(jobs), [len(total.shares) for total in totals])
        ):
            totals[at].add(result)
            deals_done += 1
            if progress is not None:
                progress(deals_done)
    except KeyboardInterrupt:
        if not all(total.games for total in totals):
            raise
    finally:
        if save_path is not None:
            save_ladder(save_path, identity, totals)
    if not all(total.games for total in totals):
        raise LabError("Time ran out before every pair had played once. Increase --minutes.")
    return _rungs(names, pairs, totals, _rate_bots(names, pairs, totals))


def _rate_bots(names: list[str], pairs: list[Experiment], totals: list[DuelResult]) -> dict[str, PlackettLuceRating]:
    """Rate every game once, starting with the first games of all pairs."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for number in range(max(len(total.ended) for total in totals)):
        for pair, total in zip(pairs, totals, strict=True):
            if number < len(total.ended):
                _rate_game(model, ratings, pair.bots, total.ended[number])
    return ratings


def _rate_game(
    model: PlackettLuce,
    ratings: dict[str, PlackettLuceRating],
    bots: tuple[str, ...],
    ending: tuple[list[int], list[bool]],
) -> None:
    """Update the ratings after a game. The bots on one side are rated as one player."""
    places, sides = ending
    first_bot, second_bot = bots
    # Every side gets a copy of the rating, since a shared one would be updated once per side.
    now = {name: [ratings[name].mu, ratings[name].sigma] for name in bots}
    teams = [[model.create_rating(now[first_bot if is_first else second_bot])] for is_first in sides]
    updated = model.rate(teams, ranks=[float(place) for place in places])
    # A bot that plays several sides gets the average of their new ratings.
    for is_first, name in ((True, first_bot), (False, second_bot)):
        seats = [team[0] for team, side in zip(updated, sides, strict=True) if side == is_first]
        ratings[name] = model.create_rating(
            [sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)], name
        )


def _rungs(
    names: list[str], pairs: list[Experiment], totals: list[DuelResult], ratings: dict[str, PlackettLuceRating]
) -> list[LadderRung]:
    rungs = {name: LadderRung(name, float(ratings[name].mu), float(ratings[name].sigma)) for name in names}
    for pair, total in zip(pairs, totals, strict=True):
        first_bot, second_bot = pair.bots
        one, other = rungs[first_bot], rungs[second_bot]
        rate, margin = total.win_rate(), total.margin_of_error()
        one.win_rates[second_bot] = (rate, margin)
        one.deals[second_bot] = len(total.shares)
        # With more than two sides, the second bot had all the other seats, so `1 - rate` is not the win rate of one seat.
        if total.par == 0.5:
            other.win_rates[first_bot] = (1 - rate, margin)
        one.games += total.games
        other.games += total.games
        one.timing.add(total.one)
        other.timing.add(total.other)
    return [rungs[name] for name in names]


# The stored progress of a ladder.


def save_ladder(path: Path, identity: dict[str, object], totals: list[DuelResult]) -> None:
    """Save the results of a ladder with its identity. Raise `LabError` if the file cannot be written."""
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_text(
            json.dumps({"ladder": identity, "pairs": [asdict(total) for total in totals]}), encoding="utf-8"
        )
        temporary.replace(path)
    except OSError as error:
        raise LabError(f"Cannot write {path}: {error.strerror}.") from None


def load_ladder(path: Path, identity: dict[str, object], num_pairs: int) -> list[DuelResult]:
    """Load the earlier results of this ladder, or empty results if there is no file yet. Raise `LabError` if the file
    cannot be read or holds something else."""
    if not path.exists():
        return [DuelResult() for _ in range(num_pairs)]
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
        same = saved["ladder"] == json.loads(json.dumps(identity))
        totals = [_parse_result(pair) for pair in saved["pairs"]]
    except OSError as error:
        raise LabError(f"Cannot read {path}: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise LabError(f"{path} is not a saved ladder. Choose another file.") from None
    if not same or len(totals) != num_pairs:
        raise LabError(f"{path} holds another ladder (its game, bots, seed or options differ). Choose another file.")
    return totals


def _parse_result(data: dict[str, object]) -> DuelResult:
    result = DuelResult(**data)  # type: ignore[arg-type]
    result.one = BotTiming(**data["one"])  # type: ignore[arg-type]
    result.other = BotTiming(**data["other"])  # type: ignore[arg-type]
    return result
