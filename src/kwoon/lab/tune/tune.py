"""Tuning from beginning to end: a race, the last settings before every bot, and a verdict on deals that nobody has
tuned on."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from kwoon.lab.playing.series import QUICK
from kwoon.lab.tune.aims import Opinion, in_points, missed, opinion
from kwoon.lab.tune.bench import Bench, Setting, TimeIsUp
from kwoon.lab.tune.proposals import MANY, proposals
from kwoon.lab.tune.race import Raced, field_of, race

CHOOSE, CONFIRM = "choose", "confirm"
"""The names of the deals on which the last settings are compared, and of those that the verdict is from."""
MOST_RACES = 100


@dataclass(frozen=True)
class Change:
    """A number that would be another."""

    at: str
    before: int
    after: int


@dataclass
class Tuned:
    """What comes of it."""

    proposal: Setting | None = None
    changes: list[Change] = field(default_factory=list)
    opinions: list[Opinion] = field(default_factory=list)
    races: list[Raced] = field(default_factory=list)
    refused: int = 0
    """Settings that the pack does not allow."""
    games: int = 0
    why: str = ""
    """Why it is to be left as it is; empty if it is to be changed."""

    @property
    def leave(self) -> bool:
        """Whether the answer is "leave it"."""
        return bool(self.why)


def tune(bench: Bench, minutes: float | None = None) -> Tuned:
    """Search, choose, and judge. With minutes, races go on until they are over; the verdict takes its own time."""
    result = Tuned()
    began = time.monotonic()
    bench.until = None if minutes is None else began + 60.0 * minutes
    best = _search(bench, result, minutes)
    bench.until = None
    proposal = _choose(bench, best)
    result.refused = len(bench.refused)
    if proposal == bench.present:
        result.why = "No setting that was tried is nearer to the aims than the present one, its price reckoned in."
    else:
        result.proposal = proposal
        result.changes = [
            Change(knob.at, knob.present, value)
            for knob, value in zip(bench.plan.knobs, proposal, strict=True)
            if value != knob.present
        ]
        result.opinions = _judge(bench, proposal)
        result.why = verdict(result.opinions)
    result.games = bench.games
    return result


def _search(bench: Bench, result: Tuned, minutes: float | None) -> list[Setting]:
    """Races, each around the best of the one before; the best settings of all of them."""
    plan = bench.plan
    luck = random.Random(f"{plan.seed} race")
    around = bench.present
    found: dict[Setting, None] = {}
    for _ in range(plan.races if minutes is None else MOST_RACES):
        games = plan.games
        if len(plan.knobs) > MANY:
            games //= 2
            settings = proposals(bench, around, games)
        else:
            settings = field_of(bench, around, luck)
        raced = race(bench, settings, games)
        result.races.append(raced)
        again = [setting for setting in raced.best if setting not in found]
        found = dict.fromkeys([*raced.best, *found])
        if raced.stopped or not again or raced.started <= len(raced.best) + 1:
            break
        around = raced.best[0]
    return list(found)[:6]


def _games(bench: Bench, bot: str) -> int:
    """Of each pair of roles, for the last settings."""
    games = bench.plan.games // 10 if bot in (QUICK, "random") else bench.plan.slower
    return max(1, games // len(bench.plan.pairs))


def _choose(bench: Bench, best: list[Setting]) -> Setting:
    """By all bots, on other deals than those of the race. Slower ones see only the last three and the present one."""
    plan = bench.plan
    quick = [bot for bot in plan.bots if bot in (QUICK, "random")]
    left = [bench.present, *best]
    worst = dict.fromkeys(left, float("-inf"))
    for bot in [*quick, *[bot for bot in plan.bots if bot not in quick]]:
        if bot not in quick and len(left) > 4:
            left = [bench.present, *sorted(left[1:], key=lambda setting: _priced(bench, setting, worst))[:3]]
        tried = bench.tried(left, CHOOSE, bot, _games(bench, bot))
        for setting in left:
            worst[setting] = max(worst[setting], missed(plan.aims, tried[setting].found))
    return min(left, key=lambda setting: (_priced(bench, setting, worst), bench.steps(setting), setting))


def _priced(bench: Bench, setting: Setting, worst: dict[Setting, float]) -> float:
    return max(0.0, in_points(worst[setting])) + bench.plan.price * bench.steps(setting)


def _judge(bench: Bench, proposal: Setting) -> list[Opinion]:
    """Present pack against proposal, on deals that have not been looked at before."""
    plan = bench.plan
    opinions: list[Opinion] = []
    for bot in (*plan.bots, *plan.confirm):
        games = _games(bench, bot) if bot in plan.bots else max(1, plan.confirm_games // len(plan.pairs))
        tried = bench.tried([bench.present, proposal], CONFIRM, bot, games)
        before, after = tried[bench.present].found, tried[proposal].found
        opinions.append(opinion(bot, games * len(plan.pairs), plan.aims, before, after))
        if opinions[-1].worse:
            # One is enough, and those who come later are the slowest.
            break
    return opinions


def verdict(opinions: list[Opinion]) -> str:
    """Why to leave it; nothing if every bot finds the aims no worse and one finds them better."""
    for each in opinions:
        if each.worse:
            return (
                f"Between {each.bot} bots the proposal misses the aims by {each.after:.1f} points, the present pack by "
                f"{each.before:.1f} ({each.games} games of each)."
            )
    if not any(each.better for each in opinions):
        return "No bot finds the aims better for sure on deals that nobody tuned on."
    return ""


__all__ = ["Change", "TimeIsUp", "Tuned", "tune", "verdict"]
