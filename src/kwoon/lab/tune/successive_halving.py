"""A race by successive halving: many settings play few deals, then a third of them play three times as many, until few
settings are left.

All settings play the same deals, so chance favors none. Equivalent settings are found at the first stage, because their
games are identical. Of these, only the one nearest to the current setting continues.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kwoon.lab.experiment import FAST_BOT
from kwoon.lab.tune.evaluator import OutOfTime, Setting, SettingEvaluator, SettingResult
from kwoon.lab.tune.objective import signed_root, squared_miss

MAX_STARTERS = 96
"""Maximum number of settings at the start."""
REDUCTION_FACTOR = 3
"""At each stage, one in this many settings continues and plays this many times as many games."""
NUM_FINALISTS = 3
"""Number of settings left at the end, besides the current one."""
RACE_DEALS = "tune"
MAX_DRAW_ATTEMPTS = 50
"""Maximum number of attempts, per setting, to draw random settings that are valid and new."""


@dataclass
class RaceResult:
    """The result of a race."""

    finalists: list[Setting] = field(default_factory=list)
    """The finalists, best first."""
    num_started: int = 0
    num_equivalent: int = 0
    """Number of settings that played like another one nearer to the current setting."""
    out_of_time: bool = False
    """Whether time ran out before the end."""


def setting_loss(evaluator: SettingEvaluator, setting: Setting, result: SettingResult) -> float:
    """Return the distance from the objectives plus the cost of the steps, in points."""
    return signed_root(
        squared_miss(evaluator.config.objectives, result.estimates)
    ) + evaluator.config.step_price * evaluator.distance(setting)


def starting_settings(
    evaluator: SettingEvaluator, around: Setting, rng: random.Random, max_settings: int = MAX_STARTERS
) -> list[Setting]:
    """Return the settings to start with: all if there are few enough; otherwise the current one, a few near the best so
    far, and random ones."""
    ranges = [range(knob.minimum, knob.maximum + 1) for knob in evaluator.config.knobs]
    if math.prod(len(each) for each in ranges) <= max_settings:
        everything = sorted(itertools.product(*ranges), key=lambda setting: (evaluator.distance(setting), setting))
        return [setting for setting in everything if evaluator.is_allowed(setting)]
    chosen = dict.fromkeys([evaluator.current_setting, around])
    for near in itertools.islice(_neighbors(ranges, around), max_settings // 3):
        if evaluator.is_allowed(near):
            chosen[near] = None
    for _ in range(max_settings * MAX_DRAW_ATTEMPTS):
        if len(chosen) >= max_settings:
            break
        setting = _random_setting(ranges, around, rng)
        if evaluator.is_allowed(setting):
            chosen[setting] = None
    return list(chosen)


def _neighbors(ranges: Sequence[range], around: Setting) -> Iterator[Setting]:
    """Yield the settings in which one number is one step higher or lower."""
    for at, each in enumerate(ranges):
        for step in (1, -1):
            if around[at] + step in each:
                yield (*around[:at], around[at] + step, *around[at + 1 :])


def _random_setting(ranges: Sequence[range], around: Setting, rng: random.Random) -> Setting:
    """Return a random setting. Half of the time, at most two numbers change; otherwise, all may change."""
    change = range(len(ranges)) if rng.random() < 0.5 else rng.sample(range(len(ranges)), min(2, len(ranges)))
    return tuple(rng.choice(each) if at in change else around[at] for at, each in enumerate(ranges))


def run_race(evaluator: SettingEvaluator, settings: Sequence[Setting], games: int) -> RaceResult:
    """Run a race until few settings are left; `games` is the approximate total number of games."""
    race_result = RaceResult(num_started=len(settings))
    bot = FAST_BOT if FAST_BOT in evaluator.config.experiment.bots else evaluator.config.experiment.bots[0]
    remaining = list(settings)
    sizes = _stage_sizes(len(remaining))
    cost = sum(size * REDUCTION_FACTOR**step for step, size in enumerate(sizes))
    first = max(1, round(games / (cost * len(evaluator.config.role_pairs))))
    race_result.finalists = remaining[: NUM_FINALISTS + 1]
    for step in range(len(sizes)):
        try:
            results = evaluator.evaluate(remaining, RACE_DEALS, bot, first * REDUCTION_FACTOR**step)
        except OutOfTime:
            race_result.out_of_time = True
            break
        if step == 0:
            before = len(remaining)
            remaining = _drop_equivalent(evaluator, remaining, results)
            race_result.num_equivalent = before - len(remaining)
        remaining.sort(
            key=lambda setting: (
                setting_loss(evaluator, setting, results[setting]),
                evaluator.distance(setting),
                setting,
            )
        )
        race_result.finalists = remaining
        size = sizes[step + 1] if step + 1 < len(sizes) else NUM_FINALISTS
        remaining = remaining[:size]
        if evaluator.current_setting not in remaining and step + 1 < len(sizes):
            # The current setting is the baseline of all comparisons.
            remaining.append(evaluator.current_setting)
    race_result.finalists = [setting for setting in race_result.finalists if setting != evaluator.current_setting][
        :NUM_FINALISTS
    ]
    return race_result


def _stage_sizes(count: int) -> list[int]:
    """Return the number of settings at each stage."""
    sizes = [count]
    while sizes[-1] > NUM_FINALISTS + 1:
        sizes.append(max(NUM_FINALISTS + 1, math.ceil(sizes[-1] / REDUCTION_FACTOR)))
    return sizes


def _drop_equivalent(
    evaluator: SettingEvaluator, settings: list[Setting], results: dict[Setting, SettingResult]
) -> list[Setting]:
    """Return the settings with only one of each group of equivalent ones: the one nearest to the current setting."""
    nearest: dict[str, Setting] = {}
    for setting in sorted(settings, key=lambda setting: (evaluator.distance(setting), setting)):
        nearest.setdefault(results[setting].games_fingerprint, setting)
    representatives = set(nearest.values()) | {evaluator.current_setting}
    return [setting for setting in settings if setting in representatives]
