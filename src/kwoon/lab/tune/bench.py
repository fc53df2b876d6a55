"""Where settings are tried: each on the same deals, remembered, so that nothing is played twice.

What comes of a setting depends on nothing but the bot, the deals and how many they are. So a state that is kept on
disk is just a list of what is known, and whoever goes on from it ends where they would have ended without a pause.
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

from kwoon.core.packs import PackError
from kwoon.lab.figures.figure import Estimate
from kwoon.lab.packs.draft import Draft
from kwoon.lab.paired.played import Key, Played, play_on
from kwoon.lab.playing.workers import Workers
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Told
from kwoon.lab.tune.plan import Plan
from kwoon.tallies.sums import Sums

Setting = tuple[int, ...]
"""A value for each knob, in their order."""
AT_ONCE = 16


class TimeIsUp(Exception):
    """No more may be begun."""


@dataclass(frozen=True)
class Tried:
    """What is known of a setting."""

    found: dict[Key, Estimate]
    """The statistics that an aim is about."""
    played: str
    """A fingerprint of its games: settings that play alike have the same one."""


class Bench:
    """Tries settings."""

    def __init__(self, plan: Plan, draft: Draft, workers: Workers, told: Told, kept: Path | None = None) -> None:
        self.plan = plan
        self.draft = draft
        self.workers = workers
        self.told = told
        self.kept = kept
        self.until: float | None = None
        """A moment of the monotonic clock."""
        self.games = 0
        """Played by now, not counting what was remembered."""
        self.refused: dict[Setting, str] = {}
        """Settings that cannot be, and why."""
        self._texts: dict[Setting, str] = {}
        self._known: dict[str, Tried] = {}
        if kept is not None and kept.exists():
            self._known = _remembered(kept, plan.digest)

    @property
    def present(self) -> Setting:
        """The pack as it is."""
        return tuple(knob.present for knob in self.plan.knobs)

    def steps(self, setting: Setting) -> int:
        """How many steps it is away from the present."""
        return sum(abs(value - knob.present) for value, knob in zip(setting, self.plan.knobs, strict=True))

    def text(self, setting: Setting) -> str:
        """The pack with this setting; PackError if it cannot be."""
        if setting not in self._texts:
            values = {knob.at: value for knob, value in zip(self.plan.knobs, setting, strict=True)}
            for knob in self.plan.knobs:
                for other, sign in ((knob.above, 1), (knob.below, -1)):
                    if other and (values[knob.at] - values.get(other, self.draft.number(other).value)) * sign <= 0:
                        word = "above" if sign > 0 else "below"
                        raise PackError(f"{knob.at} = {values[knob.at]} is not {word} {other}.")
            self._texts[setting] = self.draft.settle(values)
        return self._texts[setting]

    def allowed(self, setting: Setting) -> bool:
        """Whether it can be; what cannot is counted."""
        if setting in self.refused:
            return False
        try:
            self.text(setting)
        except PackError as error:
            self.refused[setting] = str(error)
            return False
        return True

    def tried(self, settings: Sequence[Setting], deals: str, bot: str, games: int) -> dict[Setting, Tried]:
        """Each of them, over so many games of every pair of roles."""
        names = {setting: f"{deals} {bot} {games} {' '.join(map(str, setting))}" for setting in settings}
        missing = [setting for setting in settings if names[setting] not in self._known]
        for start in range(0, len(missing), AT_ONCE):
            if self.until is not None and time.monotonic() > self.until:
                raise TimeIsUp
            some = missing[start : start + AT_ONCE]
            self.told(f"{deals}: {len(settings)} settings, {games * len(self.plan.pairs)} games of each by {bot} bots")
            runs = [
                Played(self.plan.series(bot, deals, self.text(each)), self.plan.pairs, self.plan.cards) for each in some
            ]
            play_on(runs, games, self.workers)
            self.games += games * len(self.plan.pairs) * len(some)
            for setting, run in zip(some, runs, strict=True):
                self._known[names[setting]] = Tried(self._wanted(run), fingerprint(run.sums))
            self._keep()
        return {setting: self._known[names[setting]] for setting in settings}

    def _wanted(self, run: Played) -> dict[Key, Estimate]:
        found = run.found(self.plan.cards)
        return {key: each.estimate for key, each in found.items() if any(aim.wants(key) for aim in self.plan.aims)}

    def _keep(self) -> None:
        if self.kept is None:
            return
        state = {"plan": self.plan.digest, "known": {name: _plain(tried) for name, tried in self._known.items()}}
        # Under another name first: a half state never counts.
        beside = self.kept.with_name(f"{self.kept.name}.new")
        try:
            beside.write_text(json.dumps(state), encoding="utf-8")
            os.replace(beside, self.kept)
        except OSError as error:
            raise PlanError(f"{self.kept} cannot be written: {error.strerror}.") from None


def fingerprint(sums: Sums) -> str:
    """Of what happened in some games, group by group."""
    told: list[Iterable[float]] = [sums.by_seat, sums.turns, sums.decisions, sums.draws]
    told += [numbers for _, numbers in sorted(sums.meetings.items())]
    return hashlib.sha256(repr([list(each) for each in told]).encode()).hexdigest()[:16]


def _plain(tried: Tried) -> dict[str, Any]:
    found = [[*key, each.whole, each.count, sorted(each.without.items())] for key, each in tried.found.items()]
    return {"played": tried.played, "found": found}


def _remembered(kept: Path, digest: str) -> dict[str, Tried]:
    try:
        state = json.loads(kept.read_text(encoding="utf-8"))
        if state["plan"] != digest:
            raise PlanError(f"{kept} is the state of another tune: its file, pack or seed differs. Name another one.")
        known: dict[str, Tried] = {}
        for name, tried in state["known"].items():
            found = {
                (kind, of): Estimate(whole, {int(group): value for group, value in without}, count)
                for kind, of, whole, count, without in tried["found"]
            }
            known[name] = Tried(found, tried["played"])
        return known
    except PlanError:
        raise
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise PlanError(f"{kept} is no state of a tune: {error}.") from None
