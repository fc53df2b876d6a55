"""Every designed number one step up and one step down: what that does to the main statistics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from kwoon.core.box import Opened
from kwoon.core.packs import PackError
from kwoon.lab.figures import catalog
from kwoon.lab.figures.catalog import Measured
from kwoon.lab.figures.figure import MIN_CLAIM_GAMES, Figure, surviving
from kwoon.lab.figures.findings import numbered
from kwoon.lab.figures.matchups import roles_of
from kwoon.lab.packs.draft import Draft
from kwoon.lab.packs.numbers import PackNumber
from kwoon.lab.paired.differences import main_keys, named
from kwoon.lab.paired.played import Key, Played, pairs_of, play_on
from kwoon.lab.playing.workers import Workers
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked, Told
from kwoon.lab.report.shape import Lever

AT_ONCE = 8
"""So many settings are played side by side; what a run adds up takes some room."""
STEPS = (1, -1)


@dataclass(frozen=True)
class Moved:
    """What one step of one number does to one statistic."""

    number: PackNumber
    step: int
    key: Key
    name: str
    figure: Figure
    stands: bool = False
    """Whether it is more than chance, on enough games for a claim."""


@dataclass
class Swept:
    """What comes of a sweep by one bot."""

    bot: str
    games: int
    """Of each setting."""
    numbers: list[PackNumber]
    moved: list[Moved]
    refused: list[str]
    """Steps that the pack does not allow, each with the reason."""
    too_few: set[str] = field(default_factory=set)
    """Addresses of the numbers that were moved in too few games for a claim."""
    needed: int = 0
    """What to ask for (`--games`) so that every number is moved in enough games."""


@dataclass(frozen=True)
class Variant:
    """A pack that is one step away."""

    number: PackNumber
    step: int
    run: Played
    role: str


def chosen_numbers(draft: Draft, ats: Sequence[str]) -> list[PackNumber]:
    """Those named, or all designed ones; a sentence for what cannot be swept."""
    if not ats:
        designed = [number for number in draft.numbers.values() if number.designed]
        if not designed:
            raise PlanError(f"No number of {draft.game} is designed: all are known. Name some with --number.")
        return designed
    numbers = [draft.number(at) for at in ats]
    for number in numbers:
        if number.follows:
            raise PlanError(f"'{number.at}' follows from other numbers, so it is not moved by itself.")
    return numbers


def sweep(asked: Asked, ats: Sequence[str], workers: Workers, told: Told) -> list[Swept]:
    """Bot by bot."""
    draft = Draft(asked.game, asked.pack)
    numbers = chosen_numbers(draft, ats)
    return [_by_bot(replace(asked, bots=(bot,)), draft, numbers, workers, told) for bot in asked.bots]


def _by_bot(asked: Asked, draft: Draft, numbers: list[PackNumber], workers: Workers, told: Told) -> Swept:
    bot = asked.bots[0]
    series = asked.series(bot, 0)
    opened = series.open()
    games = max(1, asked.games_of(bot) // len(pairs_of(opened)))
    result = Swept(bot, games * len(pairs_of(opened)), numbers, [], [])
    present: dict[str, dict[Key, Measured]] = {}
    coming: list[Variant] = []
    for number in numbers:
        role = role_of(number, opened)
        pairs = pairs_of(opened, role)
        if games * len(pairs) < MIN_CLAIM_GAMES:
            result.too_few.add(number.at)
        enough = -(-MIN_CLAIM_GAMES // len(pairs)) * len(pairs_of(opened))
        result.needed = max(result.needed, asked.games_for(bot, enough))
        if role not in present:
            run = Played(series, pairs)
            play_on([run], games, workers)
            present[role] = run.found()
        for step in STEPS:
            try:
                text = draft.settle({number.at: number.value + step})
            except PackError as error:
                result.refused.append(str(error))
                continue
            coming.append(Variant(number, step, Played(replace(series, pack=text), pairs), role))
        if len(coming) >= AT_ONCE or number is numbers[-1]:
            told(f"{number.at}, {numbers.index(number) + 1} of {len(numbers)}, between {bot} bots")
            play_on([each.run for each in coming], games, workers)
            for each in coming:
                result.moved += _moved(each, present[each.role], opened)
            coming = []
    standing = surviving([each.figure.doubt for each in result.moved])
    result.moved = [
        replace(each, stands=true and each.number.at not in result.too_few)
        for each, true in zip(result.moved, standing, strict=True)
    ]
    return result


def role_of(number: PackNumber, opened: Opened) -> str:
    """The role that alone a number belongs to, if that is so: only its games are played then."""
    words = number.at.split(".")
    return next((role for role in roles_of(opened) if len(words) > 1 and words[1] == role), "")


def _moved(variant: Variant, present: dict[Key, Measured], opened: Opened) -> Iterator[Moved]:
    found = variant.run.found()
    for key in _keys(variant, present):
        if key in found and key in present:
            figure = found[key].estimate.minus(present[key].estimate).figure()
            yield Moved(variant.number, variant.step, key, named(found[key].kind, key[1], opened), figure)


def _keys(variant: Variant, present: dict[Key, Measured]) -> list[Key]:
    """Fairness, length, draws, and the worth of the card that the number stands on."""
    roles = [key for key in present if key[0] == catalog.ROLE.id and variant.role in ("", key[1])]
    keys = roles or main_keys(present)
    keys += [(catalog.TURNS.id, ""), (catalog.DRAWS.id, "")]
    words = variant.number.at.split(".")
    if len(words) > 2:
        keys.append((catalog.WORTH.id, words[1]))
    return keys


def levers(swept: Swept) -> list[Lever]:
    """For the tornado: every statistic that a number moves for sure, the largest first."""
    found: dict[tuple[str, Key], dict[int, Moved]] = {}
    for each in swept.moved:
        found.setdefault((each.number.at, each.key), {})[each.step] = each
    rows: list[tuple[float, Lever]] = []
    for steps in found.values():
        any_step = next(iter(steps.values()))
        if not any(each.stands for each in steps.values()):
            continue
        up, down = steps.get(1), steps.get(-1)
        lever = Lever(
            any_step.number.at,
            spoken(any_step.number.at),
            any_step.number.value,
            None if up is None else numbered(up.figure),
            None if down is None else numbered(down.figure),
            any_step.name,
        )
        rows.append((max(abs(each.figure.value) for each in steps.values()), lever))
    return [lever for _, lever in sorted(rows, key=lambda row: (-row[0], row[1].at, row[1].what))]


def spoken(at: str) -> str:
    """An address as people read it."""
    words = at.replace("-", " ").replace("_", " ").split(".")
    return ", ".join(words[1:] if len(words) > 2 else words)
