"""Tuning from start to end: races, a comparison of the finalists by all bots, and a verdict on fresh deals."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from kwoon.lab.experiment import FAST_BOT
from kwoon.lab.tune.cma_es import MAX_RACE_KNOBS, propose_settings
from kwoon.lab.tune.evaluator import Setting, SettingEvaluator
from kwoon.lab.tune.objective import BotVerdict, bot_verdict, signed_root, squared_miss
from kwoon.lab.tune.successive_halving import RaceResult, run_race, starting_settings

CHOOSE, CONFIRM = "choose", "confirm"
"""Names of the deals on which the finalists are compared, and of those for the verdict."""
MAX_RACES = 100


@dataclass(frozen=True)
class NumberChange:
    """A proposed change to a number."""

    address: str
    before: int
    after: int


@dataclass
class TuneResult:
    """The result of a tuning run."""

    proposal: Setting | None = None
    changes: list[NumberChange] = field(default_factory=list)
    verdicts: list[BotVerdict] = field(default_factory=list)
    races: list[RaceResult] = field(default_factory=list)
    num_rejected: int = 0
    """Number of settings that the pack does not allow."""
    games_played: int = 0
    reason_to_keep: str = ""
    """Why to keep the current pack; empty if it should be changed."""

    @property
    def keeps_current(self) -> bool:
        """Return whether the current pack should be kept."""
        return bool(self.reason_to_keep)


def run_tuning(evaluator: SettingEvaluator, minutes: float | None = None) -> TuneResult:
    """Search for a better setting and confirm it on fresh deals. With `minutes`, races repeat until the time is up; the
    verdict takes extra time."""
    result = TuneResult()
    began = time.monotonic()
    evaluator.deadline = None if minutes is None else began + 60.0 * minutes
    best = _run_races(evaluator, result, minutes)
    evaluator.deadline = None
    proposal = _choose_setting(evaluator, best)
    result.num_rejected = len(evaluator.rejected_settings)
    if proposal == evaluator.current_setting:
        result.reason_to_keep = (
            "Including the cost of changes, no other setting comes closer to the objectives than the current one."
        )
    else:
        result.proposal = proposal
        result.changes = [
            NumberChange(knob.number.address, knob.number.value, value)
            for knob, value in zip(evaluator.config.knobs, proposal, strict=True)
            if value != knob.number.value
        ]
        result.verdicts = _confirm(evaluator, proposal)
        result.reason_to_keep = reason_to_keep(result.verdicts)
    result.games_played = evaluator.games_played
    return result


def _run_races(evaluator: SettingEvaluator, result: TuneResult, minutes: float | None) -> list[Setting]:
    """Run races, each around the best setting of the previous one; return the best settings of all of them."""
    config = evaluator.config
    rng = random.Random(f"{config.experiment.seed} race")
    around = evaluator.current_setting
    found: dict[Setting, None] = {}
    for _ in range(config.num_races if minutes is None else MAX_RACES):
        games = config.race_games
        if len(config.knobs) > MAX_RACE_KNOBS:
            games //= 2
            settings = propose_settings(evaluator, around, games)
        else:
            settings = starting_settings(evaluator, around, rng)
        race = run_race(evaluator, settings, games)
        result.races.append(race)
        new_settings = [setting for setting in race.finalists if setting not in found]
        found = dict.fromkeys([*race.finalists, *found])
        if race.out_of_time or not new_settings or race.num_started <= len(race.finalists) + 1:
            break
        around = race.finalists[0]
    return list(found)[:6]


def _games_per_pair(evaluator: SettingEvaluator, bot: str) -> int:
    """Return the number of games that a bot plays with each pair of roles to compare settings after the races."""
    games = evaluator.config.race_games // 10 if bot in (FAST_BOT, "random") else evaluator.config.slower_games
    return max(1, games // len(evaluator.config.role_pairs))


def _choose_setting(evaluator: SettingEvaluator, best: list[Setting]) -> Setting:
    """Choose a setting with all bots, on different deals than in the races. Slow bots compare only the best three and
    the current one."""
    config = evaluator.config
    fast_bots = [bot for bot in config.experiment.bots if bot in (FAST_BOT, "random")]
    left = [evaluator.current_setting, *best]
    worst = dict.fromkeys(left, float("-inf"))
    for bot in [*fast_bots, *[bot for bot in config.experiment.bots if bot not in fast_bots]]:
        if bot not in fast_bots and len(left) > 4:
            left = [
                evaluator.current_setting,
                *sorted(left[1:], key=lambda setting: _worst_case_loss(evaluator, setting, worst))[:3],
            ]
        tried = evaluator.evaluate(left, CHOOSE, bot, _games_per_pair(evaluator, bot))
        for setting in left:
            worst[setting] = max(worst[setting], squared_miss(config.objectives, tried[setting].estimates))
    return min(
        left, key=lambda setting: (_worst_case_loss(evaluator, setting, worst), evaluator.distance(setting), setting)
    )


def _worst_case_loss(evaluator: SettingEvaluator, setting: Setting, worst: dict[Setting, float]) -> float:
    return max(0.0, signed_root(worst[setting])) + evaluator.config.step_price * evaluator.distance(setting)


def _confirm(evaluator: SettingEvaluator, proposal: Setting) -> list[BotVerdict]:
    """Compare the current pack with the proposal on fresh deals."""
    config = evaluator.config
    verdicts: list[BotVerdict] = []
    for bot in (*config.experiment.bots, *config.confirm_bots):
        games = (
            _games_per_pair(evaluator, bot)
            if bot in config.experiment.bots
            else max(1, config.confirm_games // len(config.role_pairs))
        )
        tried = evaluator.evaluate([evaluator.current_setting, proposal], CONFIRM, bot, games)
        before, after = tried[evaluator.current_setting].estimates, tried[proposal].estimates
        verdicts.append(bot_verdict(bot, games * len(config.role_pairs), config.objectives, before, after))
        if verdicts[-1].is_worse:
            # One objection is enough, and the remaining bots are usually slower.
            break
    return verdicts


def reason_to_keep(verdicts: list[BotVerdict]) -> str:
    """Return why to keep the current pack; empty if no bot finds the proposal worse and one finds it better."""
    for each in verdicts:
        if each.is_worse:
            return (
                f"With {each.bot} bots, the proposal misses the objectives by {each.miss_after:.1f} points, the current pack by "
                f"{each.miss_before:.1f} ({each.games} games of each)."
            )
    if not any(each.is_better for each in verdicts):
        return "No bot finds a significant improvement on fresh deals."
    return ""
