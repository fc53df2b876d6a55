"""A race: many settings on few deals, a third of them on three times as many, and so on until few are left.

All run on the same deals, so that luck favours nobody. Settings that play alike are found at the first step, where
their games are the same to the last decision; of those the nearest to the present one runs on.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kwoon.lab.execution.series import FAST_BOT
from kwoon.lab.tune.evaluator import OutOfTime, Setting, SettingEvaluator, SettingResult
from kwoon.lab.tune.objective import signed_root, squared_miss

MAX_STARTERS = 96
"""So many settings start."""
REDUCTION_FACTOR = 3
"""One of so many runs on, on so many times as many games."""
NUM_FINALISTS = 3
"""So many are left in the end, besides the present one."""
RACE_DEALS = "tune"
MAX_DRAW_ATTEMPTS = 50
"""So often a random setting is drawn again because it cannot be or is there already."""


@dataclass
class RaceResult:
    """What came of a race."""

    best: list[Setting] = field(default_factory=list)
    """The last settings, best first."""
    started: int = 0
    alike: int = 0
    """Settings that played like another, nearer one."""
    stopped: bool = False
    """Whether time was up before it was over."""


def score(evaluator: SettingEvaluator, setting: Setting, result: SettingResult) -> float:
    """In points: how far from the aims, and the price of the way there."""
    return signed_root(
        squared_miss(evaluator.config.objectives, result.estimates)
    ) + evaluator.config.step_price * evaluator.distance(setting)


def starting_settings(
    evaluator: SettingEvaluator, around: Setting, rng: random.Random, max_settings: int = MAX_STARTERS
) -> list[Setting]:
    """Who starts: all settings if they are few enough; otherwise the present one, some near the best so far, and some
    from anywhere."""
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
    """One step away, up or down."""
    for at, each in enumerate(ranges):
        for step in (1, -1):
            if around[at] + step in each:
                yield (*around[:at], around[at] + step, *around[at + 1 :])


def _random_setting(ranges: Sequence[range], around: Setting, rng: random.Random) -> Setting:
    """Half of them change a number or two, the others any."""
    change = range(len(ranges)) if rng.random() < 0.5 else rng.sample(range(len(ranges)), min(2, len(ranges)))
    return tuple(rng.choice(each) if at in change else around[at] for at, each in enumerate(ranges))


def run_race(evaluator: SettingEvaluator, settings: Sequence[Setting], games: int) -> RaceResult:
    """Until few are left; `games` is what all of it may cost, about."""
    race_result = RaceResult(started=len(settings))
    bot = FAST_BOT if FAST_BOT in evaluator.config.bots else evaluator.config.bots[0]
    remaining = list(settings)
    sizes = _stage_sizes(len(remaining))
    cost = sum(size * REDUCTION_FACTOR**step for step, size in enumerate(sizes))
    first = max(1, round(games / (cost * len(evaluator.config.role_pairs))))
    race_result.best = remaining[: NUM_FINALISTS + 1]
    for step in range(len(sizes)):
        try:
            results = evaluator.evaluate(remaining, RACE_DEALS, bot, first * REDUCTION_FACTOR**step)
        except OutOfTime:
            race_result.stopped = True
            break
        if step == 0:
            before = len(remaining)
            remaining = _drop_equivalent(evaluator, remaining, results)
            race_result.alike = before - len(remaining)
        remaining.sort(
            key=lambda setting: (score(evaluator, setting, results[setting]), evaluator.distance(setting), setting)
        )
        race_result.best = remaining
        size = sizes[step + 1] if step + 1 < len(sizes) else NUM_FINALISTS
        remaining = remaining[:size]
        if evaluator.current_setting not in remaining and step + 1 < len(sizes):
            # The present one is what all others are compared with.
            remaining.append(evaluator.current_setting)
    race_result.best = [setting for setting in race_result.best if setting != evaluator.current_setting][:NUM_FINALISTS]
    return race_result


def _stage_sizes(count: int) -> list[int]:
    """How many run at each step."""
    sizes = [count]
    while sizes[-1] > NUM_FINALISTS + 1:
        sizes.append(max(NUM_FINALISTS + 1, math.ceil(sizes[-1] / REDUCTION_FACTOR)))
    return sizes


def _drop_equivalent(
    evaluator: SettingEvaluator, settings: list[Setting], results: dict[Setting, SettingResult]
) -> list[Setting]:
    """Of those that play alike the nearest to the present."""
    nearest: dict[str, Setting] = {}
    for setting in sorted(settings, key=lambda setting: (evaluator.distance(setting), setting)):
        nearest.setdefault(results[setting].games_fingerprint, setting)
    representatives = set(nearest.values()) | {evaluator.current_setting}
    return [setting for setting in settings if setting in representatives]
