"""Configuration of a tuning run, read from a file: the numbers, their bounds, the objectives and the bots that decide."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from kwoon import registry
from kwoon.bots import find_bot
from kwoon.core.definition import LoadedGame
from kwoon.core.toml_reader import PackError, TomlEntry, parse_pack_toml
from kwoon.lab.comparison.resumable_run import ResumableRun, RolePair, StatisticKey, play_up_to, role_pairs
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import FAST_BOT, Experiment
from kwoon.lab.packs.addresses import PackNumber
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import STATISTICS, Statistic

DEFAULT_RACE_GAMES = 60_000
"""Number of games in one race, for all its settings together."""
DEFAULT_SLOWER_GAMES = 800
"""Number of games that each slow bot plays with each finalist."""
DEFAULT_CONFIRM_GAMES = 400
"""Number of games that each confirming bot plays with each pack."""
DEFAULT_RACES = 2
PROBE_GAMES = 40
"""Number of random games that are played beforehand to find out which statistics exist."""
MAX_GAMES = 100_000_000


@dataclass(frozen=True)
class Knob:
    """A number that may be changed."""

    number: PackNumber
    minimum: int
    maximum: int
    greater_than: str = ""
    """Address of another number that this one must exceed."""
    less_than: str = ""


@dataclass(frozen=True)
class Objective:
    """A statistic and its target range."""

    statistic: Statistic
    subject: str
    low: float
    high: float

    def covers(self, key: StatisticKey) -> bool:
        """Return whether the objective applies to this statistic. Without a subject, it applies to all statistics of
        its kind; with a role as its subject, it applies to all matchups of that role."""
        if key[0] != self.statistic.id:
            return False
        if not self.subject or self.subject == key[1]:
            return True
        return self.statistic is definitions.MATCHUP_SHARE and key[1].split(" / ")[0] == self.subject


@dataclass(frozen=True)
class TuneConfig:
    """The validated configuration."""

    experiment: Experiment
    """The game, the current pack, and the bots that choose a setting."""
    confirm_bots: tuple[str, ...]
    step_price: float
    knobs: tuple[Knob, ...]
    objectives: tuple[Objective, ...]
    race_games: int = DEFAULT_RACE_GAMES
    slower_games: int = DEFAULT_SLOWER_GAMES
    confirm_games: int = DEFAULT_CONFIRM_GAMES
    num_races: int = DEFAULT_RACES
    role_pairs: tuple[RolePair, ...] = ()
    fingerprint: str = ""
    """Fingerprint of the whole configuration, to match stored results with it."""

    def with_deals(self, bot: str, deals_name: str, pack_text: str) -> Experiment:
        """Return the experiment for one bot with another pack, on the deals with this name."""
        seed = f"{self.experiment.seed} {deals_name}"
        return replace(self.experiment, seed=seed, bots=(bot,), pack_text=pack_text)

    @property
    def needs_card_statistics(self) -> bool:
        """Return whether any objective is about cards, whose statistics take longer to compute."""
        return any(objective.statistic in definitions.CARD_STATISTICS for objective in self.objectives)


def read_config(path: Path, seed: str) -> tuple[TuneConfig, PackEditor]:
    """Return the configuration in a file, and an editor for the pack that it starts from."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise LabError(f"Cannot read {path}: {registry.read_error_reason(error)}.") from None
    return parse_config(text, str(path), seed, path.parent)


def parse_config(text: str, source_name: str, seed: str, folder: Path) -> tuple[TuneConfig, PackEditor]:
    """Parse the configuration. The path of a pack that it names is relative to `folder`."""
    top = parse_pack_toml(text, source_name)
    game = top.choice("game", [definition.id for definition in registry.all_games()])
    pack = registry.read_pack(folder / top.text("pack")) if "pack" in top.table else ""
    editor = PackEditor(game, pack)
    experiment = Experiment(
        game,
        0,
        top.text("seed") if "seed" in top.table else seed,
        top.number("seats", 2, 6) if "seats" in top.table else None,
        _parse_bots(top, "bots", game) or (FAST_BOT,),
        _parse_options(top),
        editor.text,
    )
    config = TuneConfig(
        experiment,
        confirm_bots=_parse_bots(top, "confirm", game),
        step_price=_read_float(top, "price", 0.0, 100.0, 0.0),
        knobs=tuple(_parse_knob(entry, editor) for entry in top.entries("number")),
        objectives=(),
        race_games=_parse_count(top, "games", DEFAULT_RACE_GAMES),
        slower_games=_parse_count(top, "slower_games", DEFAULT_SLOWER_GAMES),
        confirm_games=_parse_count(top, "confirm_games", DEFAULT_CONFIRM_GAMES),
        num_races=_parse_count(top, "races", DEFAULT_RACES),
    )
    loaded = experiment.load()
    config = replace(config, objectives=_parse_objectives(top.entries("aim"), config, loaded))
    top.reject_unread_keys()
    _require_distinct(config.knobs, top)
    fingerprint = hashlib.sha256(repr((text, editor.text, experiment.seed)).encode()).hexdigest()[:16]
    return replace(config, role_pairs=tuple(_needed_role_pairs(config, loaded)), fingerprint=fingerprint), editor


def _parse_options(top: TomlEntry) -> dict[str, str]:
    if "options" not in top.table:
        return {}
    below = top.subtable("options")
    return {name: below.text(name) for name in below.table}


def _parse_bots(top: TomlEntry, name: str, game: str) -> tuple[str, ...]:
    bots = tuple(top.texts(name))
    for bot in bots:
        find_bot(bot, game)
    return bots


def _parse_count(top: TomlEntry, name: str, default: int) -> int:
    return top.number(name, 1, MAX_GAMES) if name in top.table else default


def _read_float(entry: TomlEntry, name: str, minimum: float, maximum: float, default: float) -> float:
    entry.read_fields.add(name)
    value = entry.table.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not minimum <= value <= maximum:
        raise entry.error(name, f"should be a number from {minimum:g} to {maximum:g}")
    return float(value)


def _parse_knob(entry: TomlEntry, editor: PackEditor) -> Knob:
    address = entry.text("at")
    try:
        number = editor.number(address)
    except LabError as error:
        raise PackError(f"{entry.location}: {error}") from None
    if number.is_derived:
        raise entry.error("at", f"is '{address}', which is derived from other numbers of the pack")
    if not number.is_adjustable:
        raise entry.error(
            "at", f"is '{address}', whose source is '{number.source}'; only designed numbers can be tuned"
        )
    bounds = editor.number_bounds(address)
    minimum = entry.number("from", bounds[0], bounds[1]) if "from" in entry.table else bounds[0]
    maximum = entry.number("to", minimum, bounds[1]) if "to" in entry.table else bounds[1]
    if not minimum <= number.value <= maximum:
        raise entry.error("from", f"and 'to' exclude the current value, {number.value}")
    others = {name: entry.text(name) if name in entry.table else "" for name in ("above", "below")}
    for name, other in others.items():
        if other and other not in editor.numbers:
            raise entry.error(name, f"is '{other}', but the pack has no number there")
    entry.reject_unread_keys()
    return Knob(number, minimum, maximum, others["above"], others["below"])


def _require_distinct(knobs: tuple[Knob, ...], top: TomlEntry) -> None:
    addresses = [knob.number.address for knob in knobs]
    for at, address in enumerate(addresses):
        if address in addresses[:at]:
            raise top.error("number", f"lists '{address}' twice")


def _parse_objectives(entries: list[TomlEntry], config: TuneConfig, loaded: LoadedGame) -> tuple[Objective, ...]:
    probe = ResumableRun(config.with_deals("random", "probe", config.experiment.pack_text), role_pairs(loaded))
    play_up_to([probe], max(1, PROBE_GAMES // len(probe.pairs)), InProcessPool())
    known = set(probe.measurements(with_cards=False))
    if sum(1 for copies in probe.aggregates.copies_dealt if copies) > 1:
        known |= {
            (kind.id, face.id) for kind in (definitions.OPENING_VALUE, definitions.DRAWN_VALUE) for face in loaded.faces
        }
    known |= {
        (kind.id, face.id)
        for kind in (definitions.PLAY_RATE, definitions.WIN_RATE_WHEN_PLAYED)
        for face in loaded.faces
    }
    return tuple(_parse_objective(entry, known) for entry in entries)


def _parse_objective(entry: TomlEntry, known: set[StatisticKey]) -> Objective:
    statistic_id = entry.choice("what", [statistic.id for statistic in STATISTICS])
    statistic = next(statistic for statistic in STATISTICS if statistic.id == statistic_id)
    subject = entry.text("of") if "of" in entry.table else ""
    entry.read_fields.add("between")
    target_range = entry.table.get("between")
    if (
        not isinstance(target_range, list)
        or len(target_range) != 2
        or not all(_is_number(each) for each in target_range)
    ):
        raise entry.error("between", "should be two numbers, such as [45, 55]")
    low, high = float(target_range[0]), float(target_range[1])
    if not statistic.minimum <= low <= high <= statistic.maximum:
        raise entry.error("between", "should be two possible values of the statistic, the lower one first")
    objective = Objective(statistic, subject, low, high)
    if statistic is not definitions.ENDING and not any(objective.covers(key) for key in known):
        subjects = sorted({key[1] for key in known if key[0] == statistic_id and key[1]})
        if not any(key[0] == statistic_id for key in known):
            raise entry.error("what", f"is '{statistic_id}', which this game does not have")
        if not subjects:
            raise entry.error("of", f"is not allowed, because '{statistic_id}' has no subjects")
        raise entry.error("of", f"is '{subject}', but should be one of: {', '.join(subjects)}")
    entry.reject_unread_keys()
    return objective


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _needed_role_pairs(config: TuneConfig, loaded: LoadedGame) -> list[RolePair]:
    """Return the role pairs to play. If all objectives are about one role, only its pairs are played."""
    about_roles = [
        objective.subject.split(" / ")[0]
        for objective in config.objectives
        if objective.statistic in (definitions.ROLE_SHARE, definitions.MATCHUP_SHARE)
    ]
    is_one_role = len(about_roles) == len(config.objectives) and len(set(about_roles)) == 1
    return role_pairs(loaded, about_roles[0] if is_one_role else "")
