"""What to tune, as a file says it: which numbers, within which bounds, to what end, and by whose word."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from pathlib import Path

from kwoon import shelf
from kwoon.bots import find_bot
from kwoon.core.box import Opened
from kwoon.core.packs import Entry, PackError, open_pack
from kwoon.games import GAMES
from kwoon.lab.figures import catalog
from kwoon.lab.figures.catalog import KINDS, Kind
from kwoon.lab.packs.draft import Draft
from kwoon.lab.packs.numbers import PackNumber
from kwoon.lab.paired.played import Key, Pair, Played, pairs_of, play_on
from kwoon.lab.playing.series import QUICK, Series
from kwoon.lab.playing.workers import Alone
from kwoon.lab.problem import PlanError

OF_CARDS = (catalog.WORTH, catalog.DRAWN, catalog.PLAYED, catalog.PLAYED_WON)
RACE = 60_000
"""Of one race, all its settings together."""
SLOWER = 800
"""Of each of the last settings, by bots that are not quick."""
CONFIRM = 400
"""Of both packs, by each of those who have the last word."""
RACES = 2
PROBE = 40
"""Random games that tell which statistics there are at all, before anything is played in earnest."""
MOST_GAMES = 100_000_000


@dataclass(frozen=True)
class Knob:
    """A number that may be changed."""

    number: PackNumber
    least: int
    most: int
    above: str = ""
    """The address of a number that it must be greater than, because that is printed."""
    below: str = ""

    @property
    def at(self) -> str:
        """Its address."""
        return self.number.at

    @property
    def present(self) -> int:
        """What it is now."""
        return self.number.value


@dataclass(frozen=True)
class Aim:
    """A statistic, and between what it should be."""

    kind: Kind
    of: str
    low: float
    high: float

    def wants(self, key: Key) -> bool:
        """Whether it is about this statistic; without `of`, it is about all of its kind."""
        if key[0] != self.kind.id:
            return False
        if not self.of or self.of == key[1]:
            return True
        return self.kind is catalog.MATCH_UP and key[1].split(" / ")[0] == self.of


@dataclass(frozen=True)
class Plan:
    """All of it, checked."""

    game: str
    pack: str
    bots: tuple[str, ...]
    confirm: tuple[str, ...]
    price: float
    knobs: tuple[Knob, ...]
    aims: tuple[Aim, ...]
    seed: str
    games: int = RACE
    slower: int = SLOWER
    confirm_games: int = CONFIRM
    races: int = RACES
    seats: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    pairs: tuple[Pair, ...] = ()
    digest: str = ""
    """Of all that it says: a state that was kept belongs to one plan."""

    def series(self, bot: str, deals: str, pack: str) -> Series:
        """Games on deals of this name."""
        return Series(self.game, 0, f"{self.seed} {deals}", self.seats, (bot,), self.options, pack)

    @property
    def cards(self) -> bool:
        """Whether any aim is about cards, which takes longer to work out."""
        return any(aim.kind in OF_CARDS for aim in self.aims)


def read_plan(path: Path, seed: str) -> tuple[Plan, Draft]:
    """The plan of a file, and the pack that it starts from."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise PlanError(f"{path}: cannot be read: {shelf.unreadable(error)}.") from None
    return plan_of(text, str(path), seed, path.parent)


def plan_of(text: str, place: str, seed: str, folder: Path) -> tuple[Plan, Draft]:
    """The same from the text; a pack that it names lies beside it."""
    top = open_pack(text, place)
    game = top.choice("game", [box.id for box in GAMES])
    pack = shelf.read_pack(folder / top.text("pack")) if "pack" in top.table else ""
    draft = Draft(game, pack)
    seats = top.number("seats", 2, 6) if "seats" in top.table else None
    options = _options(top)
    plan = Plan(
        game=game,
        pack=draft.text,
        bots=_bots(top, "bots", game) or (QUICK,),
        confirm=_bots(top, "confirm", game),
        price=_real(top, "price", 0.0, 100.0, 0.0),
        knobs=tuple(_knob(entry, draft) for entry in top.entries("number")),
        aims=(),
        seed=top.text("seed") if "seed" in top.table else seed,
        games=_count(top, "games", RACE),
        slower=_count(top, "slower_games", SLOWER),
        confirm_games=_count(top, "confirm_games", CONFIRM),
        races=_count(top, "races", RACES),
        seats=seats,
        options=options,
    )
    opened = plan.series(plan.bots[0], "", draft.text).open()
    plan = replace(plan, aims=_aims(top.entries("aim"), plan, opened))
    top.finish()
    _apart(plan.knobs, top)
    digest = hashlib.sha256(repr((text, draft.text, plan.seed)).encode()).hexdigest()[:16]
    return replace(plan, pairs=tuple(_pairs(plan, opened)), digest=digest), draft


def _options(top: Entry) -> dict[str, str]:
    if "options" not in top.table:
        return {}
    below = top.below("options")
    return {name: below.text(name) for name in below.table}


def _bots(top: Entry, name: str, game: str) -> tuple[str, ...]:
    bots = tuple(top.texts(name))
    for bot in bots:
        find_bot(bot, game)
    return bots


def _count(top: Entry, name: str, otherwise: int) -> int:
    return top.number(name, 1, MOST_GAMES) if name in top.table else otherwise


def _real(entry: Entry, name: str, least: float, most: float, otherwise: float) -> float:
    entry.read.add(name)
    value = entry.table.get(name, otherwise)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise entry.wrong(name, f"should be a number from {least:g} to {most:g}")
    return float(value)


def _knob(entry: Entry, draft: Draft) -> Knob:
    at = entry.text("at")
    try:
        number = draft.number(at)
    except PlanError as error:
        raise PackError(f"{entry.place}: {error}") from None
    if number.follows:
        raise entry.wrong("at", f"is '{at}', which follows from other numbers of the pack")
    if not number.designed:
        raise entry.wrong(
            "at", f"is '{at}', which is {number.source}, not designed: it is known, so it is not ours to tune"
        )
    known = draft.bounds(at)
    least = entry.number("from", known[0], known[1]) if "from" in entry.table else known[0]
    most = entry.number("to", least, known[1]) if "to" in entry.table else known[1]
    if not least <= number.value <= most:
        raise entry.wrong("from", f"and 'to' leave out what the number is now, {number.value}")
    others = {name: entry.text(name) if name in entry.table else "" for name in ("above", "below")}
    for name, other in others.items():
        if other and other not in draft.numbers:
            raise entry.wrong(name, f"is '{other}', but the pack has no number there")
    entry.finish()
    return Knob(number, least, most, others["above"], others["below"])


def _apart(knobs: tuple[Knob, ...], top: Entry) -> None:
    seen: set[str] = set()
    for knob in knobs:
        if knob.at in seen:
            raise top.wrong("number", f"has '{knob.at}' twice")
        seen.add(knob.at)


def _aims(entries: list[Entry], plan: Plan, opened: Opened) -> tuple[Aim, ...]:
    probe = Played(plan.series("random", "probe", plan.pack), pairs_of(opened))
    play_on([probe], max(1, PROBE // len(probe.pairs)), Alone())
    known = set(probe.found(cards=False))
    if sum(1 for copies in probe.sums.copies if copies) > 1:
        known |= {(kind.id, face.id) for kind in (catalog.WORTH, catalog.DRAWN) for face in opened.faces}
    known |= {(kind.id, face.id) for kind in (catalog.PLAYED, catalog.PLAYED_WON) for face in opened.faces}
    return tuple(_aim(entry, known) for entry in entries)


def _aim(entry: Entry, known: set[Key]) -> Aim:
    what = entry.choice("what", [kind.id for kind in KINDS])
    kind = next(kind for kind in KINDS if kind.id == what)
    of = entry.text("of") if "of" in entry.table else ""
    entry.read.add("between")
    band = entry.table.get("between")
    if not isinstance(band, list) or len(band) != 2 or not all(_is_real(each) for each in band):
        raise entry.wrong("between", "should be two numbers, such as [45, 55]")
    low, high = float(band[0]), float(band[1])
    if not kind.least <= low <= high <= kind.most:
        raise entry.wrong("between", "should be two numbers that the statistic can have, the lower one first")
    aim = Aim(kind, of, low, high)
    if kind is not catalog.ENDING and not any(aim.wants(key) for key in known):
        there = sorted({key[1] for key in known if key[0] == what and key[1]})
        if not any(key[0] == what for key in known):
            raise entry.wrong("what", f"is '{what}', which this game does not have")
        raise entry.wrong("of", f"is '{of}', but should be one of: {', '.join(there)}")
    entry.finish()
    return aim


def _is_real(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _pairs(plan: Plan, opened: Opened) -> list[Pair]:
    """Whom to make the seats play: if all aims are about one role, only its games."""
    roles = {aim.of.split(" / ")[0] for aim in plan.aims if aim.kind in (catalog.ROLE, catalog.MATCH_UP)}
    others = any(aim.kind not in (catalog.ROLE, catalog.MATCH_UP) for aim in plan.aims)
    if len(roles) == 1 and not others and (role := roles.pop()):
        return pairs_of(opened, role)
    return pairs_of(opened)
