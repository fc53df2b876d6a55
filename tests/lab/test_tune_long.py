"""Tuning over many games (`make lab-long`): tuned packs reach their targets on fresh deals, and numbers that masters
find fair are left alone, whatever faster bots find."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from kwoon import registry
from kwoon.lab.comparison.resumable_run import ResumableRun, play_up_to, role_pairs
from kwoon.lab.execution.workers import make_pool
from kwoon.lab.experiment import Experiment
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.tune.config import parse_config
from kwoon.lab.tune.evaluator import SettingEvaluator
from kwoon.lab.tune.tune import TuneResult, run_tuning

pytestmark = pytest.mark.skipif(not os.environ.get("KWOON_LONG"), reason="needs KWOON_LONG=1 (make lab-long)")
POOL = make_pool(os.cpu_count() or 1)


def tune_file(text: str, folder: Path) -> tuple[TuneResult, str]:
    """Run tuning; return the result and the text of the proposed pack, if any."""
    config, editor = parse_config(text, "aims", "long form", folder)
    evaluator = SettingEvaluator(config, editor, POOL, lambda line: None)
    result = run_tuning(evaluator)
    return result, "" if result.keeps_current or result.proposal is None else evaluator.pack_text(result.proposal)


def test_tuning_brings_spoiled_fight_pack_within_objectives(tmp_path: Path) -> None:
    # All numbers are marked as designed, and a low Punch wins a round by itself.
    ours = re.sub(r'"(printed|inferred)"', '"designed"', registry.default_pack_text("fight"))
    spoiled = PackEditor("fight", ours).text_with_numbers({"card.S1.points": 9, "points_to_win_round": 7})
    (tmp_path / "spoilt.toml").write_text(spoiled, encoding="utf-8")
    config_text = """
game = "fight"
pack = "spoilt.toml"
price = 0.02
games = 150000
races = 1
number = [{ at = "card.S1.points", from = 0, to = 12 }, { at = "points_to_win_round", from = 4, to = 26 }]
aim = [{ what = "worth", of = "S1", between = [-2.5, 2.5] }, { what = "turns", between = [19, 20.5] }]
"""
    result, pack = tune_file(config_text, tmp_path)
    assert not result.keeps_current, result.reason_to_keep
    run = ResumableRun(Experiment("fight", 0, "fresh", pack_text=pack))
    play_up_to([run], 20_000, POOL)
    found = run.measurements()
    worth, turns = found["worth", "S1"].estimate.interval(), found["turns", ""].estimate.interval()
    assert worth.low <= 2.5 and worth.high >= -2.5
    assert turns.low <= 20.5 and turns.high >= 19.0


def test_tuning_brings_spoiled_dragon_punch_pack_within_objectives(tmp_path: Path) -> None:
    halla = "character.halla.move"
    spoiled = PackEditor("dragon-punch").text_with_numbers({f"{halla}.gate-breaker.high.attack.strength": 4})
    (tmp_path / "spoilt.toml").write_text(spoiled, encoding="utf-8")
    config_text = f"""
game = "dragon-punch"
pack = "spoilt.toml"
bots = ["quick", "greedy"]
price = 0.2
games = 60000
races = 1
number = [
  {{ at = "{halla}.gate-breaker.high.attack.strength", from = 0, to = 5 }},
  {{ at = "{halla}.gate-breaker.high.attack.time", from = 3, to = 7 }},
  {{ at = "{halla}.ankle-anchor.low.attack.strength", from = 0, to = 3 }},
]
aim = [{{ what = "role", of = "halla", between = [43, 53] }}]
"""
    result, pack = tune_file(config_text, tmp_path)
    assert not result.keeps_current, result.reason_to_keep
    experiment = Experiment("dragon-punch", 0, "fresh", pack_text=pack)
    for bot, games in (("quick", 400), ("greedy", 100)):
        run = ResumableRun(
            Experiment("dragon-punch", 0, "fresh", bots=(bot,), pack_text=pack), role_pairs(experiment.load(), "halla")
        )
        play_up_to([run], games, POOL)
        role = run.measurements(with_cards=False)["role", "halla"].estimate.interval()
        assert role.low <= 53.0 and role.high >= 43.0, (bot, role)


def test_tuning_balanced_character_keeps_current_pack(tmp_path: Path) -> None:
    herons = "character.reed.move.twin-herons"
    config_text = f"""
game = "dragon-punch"
bots = ["quick", "greedy"]
confirm = ["master"]
price = 0.2
games = 40000
races = 1
slower_games = 1600
confirm_games = 800
number = [
  {{ at = "{herons}.high.attack.strength", from = 0, to = 3 }},
  {{ at = "{herons}.high.attack.time", from = 2, to = 8 }},
  {{ at = "{herons}.low.attack.strength", from = 0, to = 3 }},
  {{ at = "{herons}.low.attack.time", from = 2, to = 8 }},
]
aim = [{{ what = "match-up", of = "reed", between = [45, 55] }}]
"""
    result, _ = tune_file(config_text, tmp_path)
    # Weakening Reed improves games between quick bots and does not harm those between greedy bots.
    assert [each.bot for each in result.verdicts] == ["quick", "greedy", "master"]
    assert result.verdicts[0].is_better and not result.verdicts[1].is_worse
    assert result.keeps_current and "Between master bots" in result.reason_to_keep
