"""For many numbers: CMA-ES with margin proposes the settings that compete in a race."""

from __future__ import annotations

import hashlib
from typing import Any

from kwoon.core.message import msg
from kwoon.lab.tune.evaluator import OutOfTime, Setting, SettingEvaluator
from kwoon.lab.tune.successive_halving import MAX_STARTERS, RACE_DEALS, setting_loss
from kwoon.optional_deps import requires

MAX_RACE_KNOBS = 8
"""With more numbers than this, random settings are too sparse, so CMA-ES proposes them."""
INITIAL_SIGMA = 1.5
"""Initial standard deviation around the starting setting, in steps."""
INVALID_SCORE = 1e6
"""Score of an invalid setting."""


def propose_settings(evaluator: SettingEvaluator, around: Setting, games: int) -> list[Setting]:
    """Return the current setting, the setting `around`, and the best settings found with about this many games."""
    with requires("lab", msg("terminal-reports-needs-tuning")):
        import numpy  # noqa: PLC0415
        from cmaes import CMAwM  # type: ignore[import-untyped]  # noqa: PLC0415

    knobs = evaluator.config.knobs
    seed = int.from_bytes(hashlib.sha256(evaluator.config.experiment.seed.encode()).digest()[:4], "little")
    optimizer: Any = CMAwM(
        mean=numpy.array(around, dtype=float),
        sigma=INITIAL_SIGMA,
        bounds=numpy.array([[knob.minimum, knob.maximum] for knob in knobs], dtype=float),
        steps=numpy.ones(len(knobs)),
        seed=seed,
    )
    bot = evaluator.config.experiment.bots[0]
    rounds = 12
    games_per_pair = max(1, games // (rounds * optimizer.population_size * len(evaluator.config.role_pairs)))
    scored: dict[Setting, float] = {}
    for _ in range(rounds):
        candidates = [optimizer.ask() for _ in range(optimizer.population_size)]
        settings = [tuple(round(float(value)) for value in shown) for shown, _ in candidates]
        allowed = [setting for setting in dict.fromkeys(settings) if evaluator.is_allowed(setting)]
        try:
            tried = evaluator.evaluate(allowed, RACE_DEALS, bot, games_per_pair)
        except OutOfTime:
            break
        scored.update({setting: setting_loss(evaluator, setting, tried[setting]) for setting in allowed})
        optimizer.tell(
            [
                (inner, scored.get(setting, INVALID_SCORE))
                for (_, inner), setting in zip(candidates, settings, strict=True)
            ]
        )
    ranked = sorted(scored, key=lambda setting: (scored[setting], setting))
    return list(dict.fromkeys([evaluator.current_setting, around, *ranked[: MAX_STARTERS // 3]]))
