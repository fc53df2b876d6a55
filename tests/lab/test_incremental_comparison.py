"""A comparison in small steps gives the same result as a single run."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from kwoon import registry
from kwoon.core.game_length_limit import GameTooLong
from kwoon.lab.comparison.compare import ComparisonOptions, compare
from kwoon.lab.comparison.incremental import IncrementalComparison
from kwoon.lab.execution import runner
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from tests.sample_game import SAMPLE_GAME

LONGER = registry.default_pack_text("fight").replace("points_to_win_round = 13", "points_to_win_round = 15")
ASKED = Experiment(SAMPLE_GAME, 600, "seed", 2, bots=("quick",), pack_text=LONGER)


def ignore_progress(_: str) -> None:
    return None


def test_incremental_comparison_matches_single_run() -> None:
    incremental = IncrementalComparison(ASKED, registry.default_pack_text(SAMPLE_GAME))
    assert (incremental.check_counts, incremental.games_per_pack) == ([300, 600], 600)
    checks = steps = 0
    while not incremental.is_done:
        incremental.play_for(0.02)
        steps += 1
        if incremental.result.num_checks > checks:
            checks = incremental.result.num_checks
            assert incremental.result.games == incremental.check_counts[checks - 1]
            assert incremental.result.is_precise == (checks == 2)
    assert (checks, incremental.num_games) == (2, 600)
    assert steps > 1
    whole = compare(
        ASKED, registry.default_pack_text(SAMPLE_GAME), ComparisonOptions(None, InProcessPool(), ignore_progress)
    )[0]
    assert incremental.result.differences == whole.differences
    # Earlier looks at the data make the claim slightly weaker.
    (early,), (once,) = incremental.result.main_differences, whole.main_differences
    assert (early.value, early.other_value) == (once.value, once.other_value)
    assert early.difference.low is not None and once.difference.low is not None
    assert early.difference.low < once.difference.low


def test_incremental_comparison_time_limit_applies_only_to_games() -> None:
    """Analysis time is not limited, because the machine's speed must not affect conclusions about the cards."""
    within: list[str] = []

    @contextmanager
    def bounded() -> Iterator[None]:
        within.append("playing")
        yield
        within.append("played")

    class CheckCounter(IncrementalComparison):
        def _update_result(self, count: int) -> None:
            within.append("looked")

    incremental = CheckCounter(replace(ASKED, count=250), registry.default_pack_text(SAMPLE_GAME))
    while not incremental.is_done:
        incremental.play_for(1.0, bounded)
    assert within[:2] == ["playing", "played"]
    assert within[-3:] == ["playing", "played", "looked"]


def test_incremental_comparison_games_per_pack_depends_on_bots_and_roles() -> None:
    assert (
        IncrementalComparison(replace(ASKED, bots=("greedy",)), registry.default_pack_text("fight")).games_per_pack == 6
    )
    roles = IncrementalComparison(
        Experiment("dragon-punch", 600, "seed", bots=("quick",)), registry.default_pack_text("dragon-punch")
    )
    assert roles.games_per_pack == 600 == roles.check_counts[-1] * len(roles.runs[0].pairs)


def test_game_over_the_move_limit_raises_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MAX_MOVES_PER_GAME", 5)
    with pytest.raises(GameTooLong, match="may never end"):
        IncrementalComparison(replace(ASKED, bots=("greedy",)), registry.default_pack_text(SAMPLE_GAME)).play_for(1.0)
