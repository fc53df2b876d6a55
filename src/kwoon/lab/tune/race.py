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

from kwoon.lab.playing.series import QUICK
from kwoon.lab.tune.aims import in_points, missed
from kwoon.lab.tune.bench import Bench, Setting, TimeIsUp, Tried

FIELD = 96
"""So many settings start."""
KEEP = 3
"""One of so many runs on, on so many times as many games."""
LAST = 3
"""So many are left in the end, besides the present one."""
DEALS = "tune"
TRIES = 50
"""So often a random setting is drawn again because it cannot be or is there already."""


@dataclass
class Raced:
    """What came of a race."""

    best: list[Setting] = field(default_factory=list)
    """The last settings, best first."""
    started: int = 0
    alike: int = 0
    """Settings that played like another, nearer one."""
    stopped: bool = False
    """Whether time was up before it was over."""


def score(bench: Bench, setting: Setting, tried: Tried) -> float:
    """In points: how far from the aims, and the price of the way there."""
    return in_points(missed(bench.plan.aims, tried.found)) + bench.plan.price * bench.steps(setting)


def field_of(bench: Bench, around: Setting, luck: random.Random, most: int = FIELD) -> list[Setting]:
    """Who starts: all settings if they are few enough; otherwise the present one, some near the best so far, and some
    from anywhere."""
    ranges = [range(knob.least, knob.most + 1) for knob in bench.plan.knobs]
    if math.prod(len(each) for each in ranges) <= most:
        everything = sorted(itertools.product(*ranges), key=lambda setting: (bench.steps(setting), setting))
        return [setting for setting in everything if bench.allowed(setting)]
    chosen = dict.fromkeys([bench.present, around])
    for near in itertools.islice(_neighbours(ranges, around), most // 3):
        if bench.allowed(near):
            chosen[near] = None
    for _ in range(most * TRIES):
        if len(chosen) >= most:
            break
        setting = _drawn(ranges, around, luck)
        if bench.allowed(setting):
            chosen[setting] = None
    return list(chosen)


def _neighbours(ranges: Sequence[range], around: Setting) -> Iterator[Setting]:
    """One step away, up or down."""
    for at, each in enumerate(ranges):
        for step in (1, -1):
            if around[at] + step in each:
                yield (*around[:at], around[at] + step, *around[at + 1 :])


def _drawn(ranges: Sequence[range], around: Setting, luck: random.Random) -> Setting:
    """Half of them change a number or two, the others any."""
    change = range(len(ranges)) if luck.random() < 0.5 else luck.sample(range(len(ranges)), min(2, len(ranges)))
    return tuple(luck.choice(each) if at in change else around[at] for at, each in enumerate(ranges))


def race(bench: Bench, settings: Sequence[Setting], games: int) -> Raced:
    """Until few are left; `games` is what all of it may cost, about."""
    raced = Raced(started=len(settings))
    bot = QUICK if QUICK in bench.plan.bots else bench.plan.bots[0]
    left = list(settings)
    sizes = _sizes(len(left))
    cost = sum(size * KEEP**step for step, size in enumerate(sizes))
    first = max(1, round(games / (cost * len(bench.plan.pairs))))
    raced.best = left[: LAST + 1]
    for step in range(len(sizes)):
        try:
            tried = bench.tried(left, DEALS, bot, first * KEEP**step)
        except TimeIsUp:
            raced.stopped = True
            break
        if step == 0:
            before = len(left)
            left = _unlike(bench, left, tried)
            raced.alike = before - len(left)
        left.sort(key=lambda setting: (score(bench, setting, tried[setting]), bench.steps(setting), setting))
        raced.best = left
        size = sizes[step + 1] if step + 1 < len(sizes) else LAST
        left = left[:size]
        if bench.present not in left and step + 1 < len(sizes):
            # The present one is what all others are compared with.
            left.append(bench.present)
    raced.best = [setting for setting in raced.best if setting != bench.present][:LAST]
    return raced


def _sizes(count: int) -> list[int]:
    """How many run at each step."""
    sizes = [count]
    while sizes[-1] > LAST + 1:
        sizes.append(max(LAST + 1, math.ceil(sizes[-1] / KEEP)))
    return sizes


def _unlike(bench: Bench, settings: list[Setting], tried: dict[Setting, Tried]) -> list[Setting]:
    """Of those that play alike the nearest to the present."""
    nearest: dict[str, Setting] = {}
    for setting in sorted(settings, key=lambda setting: (bench.steps(setting), setting)):
        nearest.setdefault(tried[setting].played, setting)
    kept = set(nearest.values()) | {bench.present}
    return [setting for setting in settings if setting in kept]
