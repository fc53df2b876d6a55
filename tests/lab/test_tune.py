"""Tuning restores a spoiled pack and leaves good numbers alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.toml_reader import PackError
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.statistics.estimate import JackknifeEstimate
from kwoon.lab.tune.cma_es import propose_settings
from kwoon.lab.tune.config import TuneConfig, parse_config
from kwoon.lab.tune.evaluator import SettingEvaluator
from kwoon.lab.tune.objective import BotVerdict, bot_verdict, squared_miss
from kwoon.lab.tune.successive_halving import run_race
from kwoon.lab.tune.text import tuning_sentences
from kwoon.lab.tune.tune import reason_to_keep, run_tuning

HERE = Path()


def ignore_progress(line: str) -> None:
    """Discard progress messages."""


def as_designed(text: str) -> str:
    """Mark all numbers in a pack as designed."""
    return re.sub(r'"(printed|inferred)"', '"designed"', text)


@pytest.fixture
def spoiled_folder(tmp_path: Path) -> Path:
    """Return a folder with a pack in which a round takes far too many points to win."""
    editor = PackEditor("fight", as_designed(registry.default_pack_text("fight")))
    (tmp_path / "spoilt.toml").write_text(editor.text_with_numbers({"points_to_win_round": 24}), encoding="utf-8")
    return tmp_path


ROUNDS = """
game = "fight"
pack = "spoilt.toml"
bots = ["random"]
games = 6000
races = 1
price = 0.01
number = [{ at = "points_to_win_round", from = 6, to = 24 }]
aim = [{ what = "turns", between = [14, 18] }]
"""


def make_evaluator(text: str, folder: Path, state_path: Path | None = None) -> SettingEvaluator:
    config, editor = parse_config(text, "aims", "tuning", folder)
    return SettingEvaluator(config, editor, InProcessPool(), ignore_progress, state_path)


def test_tuning_brings_spoiled_pack_within_objectives(spoiled_folder: Path) -> None:
    evaluator = make_evaluator(ROUNDS, spoiled_folder)
    result = run_tuning(evaluator)
    assert not result.keeps_current, result.reason_to_keep
    assert [change.address for change in result.changes] == ["points_to_win_round"]
    assert result.verdicts[0].is_better and result.verdicts[0].miss_after < 0.5 < result.verdicts[0].miss_before
    assert result.proposal is not None
    changed = evaluator.pack_text(result.proposal)
    assert sum(a != b for a, b in zip(changed.split("\n"), evaluator.editor.text.split("\n"), strict=True)) == 1
    assert tuning_sentences(result)[0].startswith("Change points_to_win_round 24 -> ")


def test_resumed_tuning_gives_identical_result(spoiled_folder: Path) -> None:
    state = spoiled_folder / "state.json"
    first = make_evaluator(ROUNDS, spoiled_folder, state)
    one = run_tuning(first)
    again = make_evaluator(ROUNDS, spoiled_folder, state)
    other = run_tuning(again)
    assert again.games_played == 0 < first.games_played
    assert (one.proposal, one.verdicts) == (other.proposal, other.verdicts)
    with pytest.raises(LabError, match="belongs to another tuning run"):
        make_evaluator(ROUNDS.replace("0.01", "0.02"), spoiled_folder, state)
    state.write_text("{}", encoding="utf-8")
    with pytest.raises(LabError, match="is not the saved state"):
        make_evaluator(ROUNDS, spoiled_folder, state)


def test_tuning_pack_within_objectives_keeps_it(spoiled_folder: Path) -> None:
    result = run_tuning(make_evaluator(ROUNDS.replace("[14, 18]", "[5, 50]"), spoiled_folder))
    assert result.keeps_current and result.proposal is None
    assert tuning_sentences(result)[0].startswith("Keep the current pack.")


def test_race_drops_equivalent_settings_at_first_stage(spoiled_folder: Path) -> None:
    text = ROUNDS.replace('at = "points_to_win_round", from = 6, to = 24', 'at = "card.D6.value", from = 4, to = 9')
    evaluator = make_evaluator(text, spoiled_folder)
    race = run_race(evaluator, [(value,) for value in range(4, 10)], 600)
    # Only attacks are compared by value, and D6 is a Parry.
    assert (race.num_started, race.num_equivalent, race.finalists) == (6, 5, [])


def test_tuning_many_numbers_proposes_settings_before_the_race(spoiled_folder: Path) -> None:
    cards = [f"{suit}{value}" for suit in "SC" for value in range(1, 6)]
    knobs = ", ".join(f'{{ at = "card.{card}.points", from = 0, to = 9 }}' for card in cards)
    text = ROUNDS.replace('{ at = "points_to_win_round", from = 6, to = 24 }', knobs).replace("6000", "3000")
    evaluator = make_evaluator(text, spoiled_folder)
    settings = propose_settings(evaluator, evaluator.current_setting, 1500)
    assert settings[0] == evaluator.current_setting and len(settings) == len(set(settings)) > 10
    assert all(evaluator.is_allowed(setting) for setting in settings)
    assert propose_settings(make_evaluator(text, spoiled_folder), evaluator.current_setting, 1500) == settings
    result = run_tuning(make_evaluator(text, spoiled_folder))
    # If cards are worth more points, rounds end sooner.
    assert not result.keeps_current, result.reason_to_keep
    assert sum(change.after - change.before for change in result.changes) > 0


def test_settings_violating_printed_order_are_rejected() -> None:
    text = """
game = "dragon-punch"
aim = [{ what = "match-up", of = "cinderglass", between = [45, 55] }]
[[number]]
at = "character.cinderglass.move.meteor-storm.high.attack.time"
above = "basic.fireball.white.high.attack.time"
to = 9
"""
    evaluator = make_evaluator(text, HERE)
    assert [value for value in range(2, 10) if evaluator.is_allowed((value,))] == [4, 5, 6, 7, 8, 9]
    assert len(evaluator.rejected_settings) == 2
    assert len(evaluator.config.role_pairs) == 8, "Only pairs with the objective's role should be played."


def estimate(value: float, spread: float = 0.0) -> JackknifeEstimate:
    return JackknifeEstimate(value, {group: value + spread * (-1) ** group for group in range(50)}, 1000.0)


def parse_objectives(text: str) -> TuneConfig:
    return parse_config(f'game = "dragon-punch"\n{text}', "aims", "x", HERE)[0]


OBJECTIVE = """
number = [{ at = "character.reed.move.twin-herons.low.attack.strength", from = 0, to = 3 }]
aim = [{ what = "match-up", of = "reed", between = [45, 55] }]
"""


def test_squared_miss_is_squared_distance_minus_noise() -> None:
    objectives = parse_objectives(OBJECTIVE).objectives
    key, other = ("match-up", "reed / otto"), ("match-up", "otto / reed")
    assert squared_miss(objectives, {key: estimate(58.0)}) == pytest.approx(9.0)
    assert squared_miss(objectives, {key: estimate(50.0), other: estimate(10.0)}) == 0.0
    noisy = estimate(58.0, 0.3)
    assert squared_miss(objectives, {key: noisy}) == pytest.approx(9.0 - noisy.interval().standard_error ** 2)


def test_proposal_needs_one_better_verdict_and_none_worse() -> None:
    objectives = parse_objectives(OBJECTIVE).objectives
    key = ("match-up", "reed / otto")

    def verdict(bot: str, before: float, after: float, spread: float = 0.0) -> BotVerdict:
        return bot_verdict(bot, 100, objectives, {key: estimate(before)}, {key: estimate(after, spread)})

    assert reason_to_keep([verdict("quick", 63.0, 52.0), verdict("master", 51.0, 47.0)]) == ""
    assert "With master bots" in reason_to_keep([verdict("quick", 63.0, 52.0), verdict("master", 51.0, 42.0)])
    assert "No bot finds" in reason_to_keep([verdict("quick", 51.0, 50.0), verdict("master", 51.0, 49.0)])
    assert "No bot finds" in reason_to_keep([verdict("quick", 58.0, 57.5, 3.0)])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[45, 55]", "[55, 45]", "'between' should be two possible values of the statistic"),
        ("[45, 55]", "[45]", "'between' should be two numbers"),
        ('"match-up"', '"fun"', "'what' is 'fun', but should be one of: seat, order"),
        ('"match-up"', '"worth"', "'what' is 'worth', which this game does not have"),
        ('"reed"', '"weed"', "'of' is 'weed', but should be one of:"),
        ("to = 3", "to = 30", "'to' is 30, but should be from 0 to 20"),
        ("from = 0", "from = 3", "'from' and 'to' exclude the current value, 2"),
        ("strength", "strenth", "no number at 'character.reed.move.twin-herons.low.attack.strenth'"),
        (", from", ', above = "x", from', "'above' is 'x', but the pack has no number there"),
        (", from", ", fro = 1, from", "'fro' is not a known field"),
        ("number", 'bots = ["slow"]\nnumber', "Unknown bot 'slow'"),
        ("number", "price = -1\nnumber", "'price' should be a number from 0 to 100"),
        ("number", "prize = 1\nnumber", "'prize' is not a known field"),
        ("aim =", "aims =", "'aim' is missing"),
    ],
)
def test_invalid_tune_config_raises_error_with_its_location(old: str, new: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        parse_objectives(OBJECTIVE.replace(old, new, 1))


def test_tuning_printed_number_raises_error() -> None:
    text = OBJECTIVE.replace(
        "character.reed.move.twin-herons.low.attack.strength", "basic.high-kick.white.high.attack.strength"
    )
    with pytest.raises(PackError, match="whose source is 'printed'; only designed numbers can be tuned"):
        parse_objectives(text)
    with pytest.raises(PackError, match="is derived from other numbers"):
        parse_objectives(OBJECTIVE.replace("character.reed.move.twin-herons.low.attack.strength", "hand_size"))
