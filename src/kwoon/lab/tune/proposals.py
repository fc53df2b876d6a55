"""Where there are many numbers: CMA-ES with margin proposes settings, which then run a race like any others."""

from __future__ import annotations

import hashlib
from typing import Any

from kwoon.extras import needs
from kwoon.lab.tune.bench import Bench, Setting, TimeIsUp
from kwoon.lab.tune.race import DEALS, FIELD, score

MANY = 8
"""With more numbers than this, a random field is too thin."""
SPREAD = 1.5
"""How far from the present it looks at first, in steps."""
WORST = 1e6
"""What a setting scores that cannot be."""


def proposals(bench: Bench, around: Setting, games: int) -> list[Setting]:
    """The best settings that it came across, for about so many games, and the present one."""
    with needs("lab", "Tuning more than a few numbers"):
        import numpy  # noqa: PLC0415
        from cmaes import CMAwM  # type: ignore[import-untyped]  # noqa: PLC0415

    knobs = bench.plan.knobs
    seed = int.from_bytes(hashlib.sha256(bench.plan.seed.encode()).digest()[:4], "little")
    optimizer: Any = CMAwM(
        mean=numpy.array(around, dtype=float),
        sigma=SPREAD,
        bounds=numpy.array([[knob.least, knob.most] for knob in knobs], dtype=float),
        steps=numpy.ones(len(knobs)),
        seed=seed,
    )
    bot = bench.plan.bots[0]
    rounds = 12
    each = max(1, games // (rounds * optimizer.population_size * len(bench.plan.pairs)))
    scored: dict[Setting, float] = {}
    for _ in range(rounds):
        asked = [optimizer.ask() for _ in range(optimizer.population_size)]
        settings = [tuple(round(float(value)) for value in shown) for shown, _ in asked]
        able = [setting for setting in dict.fromkeys(settings) if bench.allowed(setting)]
        try:
            tried = bench.tried(able, DEALS, bot, each)
        except TimeIsUp:
            break
        scored.update({setting: score(bench, setting, tried[setting]) for setting in able})
        optimizer.tell(
            [(inner, scored.get(setting, WORST)) for (_, inner), setting in zip(asked, settings, strict=True)]
        )
    ranked = sorted(scored, key=lambda setting: (scored[setting], setting))
    return list(dict.fromkeys([bench.present, around, *ranked[: FIELD // 3]]))
