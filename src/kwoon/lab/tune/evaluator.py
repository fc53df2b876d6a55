"""Evaluates settings on the same deals and caches the results, so that nothing is played twice.

The result of a setting depends only on the bot, the deals and their number. The state stored on disk is therefore just
a list of results, and a resumed run ends with the same result as an uninterrupted one.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kwoon.core.toml_reader import PackError
from kwoon.lab.comparison.resumable_run import ResumableRun, StatisticKey, play_up_to
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.report.build import ProgressCallback
from kwoon.lab.statistics.estimate import JackknifeEstimate
from kwoon.lab.tune.config import TuneConfig
from kwoon.stats.aggregates import Aggregates

Setting = tuple[int, ...]
"""A value for each knob, in order."""
MAX_PARALLEL_SETTINGS = 16


class OutOfTime(Exception):
    """Raised if the time limit has passed before all settings are evaluated."""


@dataclass(frozen=True)
class SettingResult:
    """The result of a setting."""

    estimates: dict[StatisticKey, JackknifeEstimate]
    """The statistics used by the objectives."""
    games_fingerprint: str
    """A fingerprint of its games; equivalent settings have the same one."""


class SettingEvaluator:
    """Evaluates settings and stores the results."""

    def __init__(
        self,
        config: TuneConfig,
        editor: PackEditor,
        pool: WorkerPool,
        on_progress: ProgressCallback,
        state_path: Path | None = None,
    ) -> None:
        self.config = config
        self.editor = editor
        self.pool = pool
        self.on_progress = on_progress
        self.state_path = state_path
        self.deadline: float | None = None
        """Deadline on the monotonic clock."""
        self.games_played = 0
        """Number of games played so far, not counting cached ones."""
        self.rejected_settings: dict[Setting, str] = {}
        """Invalid settings, each with the reason."""
        self._pack_texts: dict[Setting, str] = {}
        self._results: dict[str, SettingResult] = {}
        if state_path is not None and state_path.exists():
            self._results = _load_results(state_path, config.fingerprint)

    @property
    def current_setting(self) -> Setting:
        """Return the setting of the pack as it is."""
        return tuple(knob.number.value for knob in self.config.knobs)

    def distance(self, setting: Setting) -> int:
        """Return the distance from the current setting in steps."""
        return sum(abs(value - knob.number.value) for value, knob in zip(setting, self.config.knobs, strict=True))

    def pack_text(self, setting: Setting) -> str:
        """Return the pack with this setting; raise PackError if it is invalid."""
        if setting not in self._pack_texts:
            values = {knob.number.address: value for knob, value in zip(self.config.knobs, setting, strict=True)}
            for knob in self.config.knobs:
                for other, sign in ((knob.greater_than, 1), (knob.less_than, -1)):
                    if (
                        other
                        and (values[knob.number.address] - values.get(other, self.editor.number(other).value)) * sign
                        <= 0
                    ):
                        relation = "above" if sign > 0 else "below"
                        raise PackError(
                            f"{knob.number.address} = {values[knob.number.address]} must be {relation} {other}."
                        )
            self._pack_texts[setting] = self.editor.text_with_numbers(values)
        return self._pack_texts[setting]

    def is_allowed(self, setting: Setting) -> bool:
        """Return whether a setting is valid; invalid ones are recorded."""
        if setting in self.rejected_settings:
            return False
        try:
            self.pack_text(setting)
        except PackError as error:
            self.rejected_settings[setting] = str(error)
            return False
        return True

    def evaluate(
        self, settings: Sequence[Setting], deals_name: str, bot: str, games: int
    ) -> dict[Setting, SettingResult]:
        """Return the result of each setting over `games` games with every pair of roles. Raise `OutOfTime` if the
        deadline has passed before all games are played."""
        names = {setting: f"{deals_name} {bot} {games} {' '.join(map(str, setting))}" for setting in settings}
        missing = [setting for setting in settings if names[setting] not in self._results]
        for start in range(0, len(missing), MAX_PARALLEL_SETTINGS):
            if self.deadline is not None and time.monotonic() > self.deadline:
                raise OutOfTime
            batch = missing[start : start + MAX_PARALLEL_SETTINGS]
            self.on_progress(
                f"{deals_name}: {len(settings)} settings, {games * len(self.config.role_pairs)} games each with {bot} bots"
            )
            runs = [
                ResumableRun(
                    self.config.with_deals(bot, deals_name, self.pack_text(each)),
                    self.config.role_pairs,
                    self.config.needs_card_statistics,
                )
                for each in batch
            ]
            play_up_to(runs, games, self.pool)
            self.games_played += games * len(self.config.role_pairs) * len(batch)
            for setting, run in zip(batch, runs, strict=True):
                self._results[names[setting]] = SettingResult(
                    self._objective_estimates(run), games_fingerprint(run.aggregates)
                )
            self._save_results()
        return {setting: self._results[names[setting]] for setting in settings}

    def _objective_estimates(self, run: ResumableRun) -> dict[StatisticKey, JackknifeEstimate]:
        found = run.measurements(self.config.needs_card_statistics)
        return {
            key: each.estimate
            for key, each in found.items()
            if any(objective.covers(key) for objective in self.config.objectives)
        }

    def _save_results(self) -> None:
        if self.state_path is None:
            return
        state = {
            "plan": self.config.fingerprint,
            "known": {name: _to_plain(tried) for name, tried in self._results.items()},
        }
        # Written under a temporary name, so that a partial state never counts.
        temporary = self.state_path.with_name(f"{self.state_path.name}.new")
        try:
            temporary.write_text(json.dumps(state), encoding="utf-8")
            os.replace(temporary, self.state_path)
        except OSError as error:
            raise LabError(f"Cannot write {self.state_path}: {error.strerror}.") from None


def games_fingerprint(aggregates: Aggregates) -> str:
    """Return a fingerprint of the results of games, by group."""
    totals: list[Iterable[float]] = [aggregates.seat_wins, aggregates.turns, aggregates.decisions, aggregates.draws]
    totals += [numbers for _, numbers in sorted(aggregates.matchups.items())]
    return hashlib.sha256(repr([list(each) for each in totals]).encode()).hexdigest()[:16]


def _to_plain(result: SettingResult) -> dict[str, Any]:
    found = [
        [*key, each.value, each.sample_size, sorted(each.leave_one_out.items())]
        for key, each in result.estimates.items()
    ]
    return {"played": result.games_fingerprint, "found": found}


def _load_results(state_path: Path, config_fingerprint: str) -> dict[str, SettingResult]:
    try:
        state = json.loads(state_path.read_text(encoding="utf-8"))
        if state["plan"] != config_fingerprint:
            raise LabError(
                f"{state_path} belongs to another tuning run: its file, pack or seed differs. Choose another file."
            )
        results: dict[str, SettingResult] = {}
        for name, tried in state["known"].items():
            found = {
                (kind, subject): JackknifeEstimate(whole, {int(group): value for group, value in without}, count)
                for kind, subject, whole, count, without in tried["found"]
            }
            results[name] = SettingResult(found, tried["played"])
        return results
    except LabError:
        raise
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise LabError(f"{state_path} is not the saved state of a tuning run: {error}.") from None
