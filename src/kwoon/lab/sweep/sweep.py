"""Moves every designed number one step up and one step down and measures the effect on the main statistics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from kwoon.core.definition import LoadedGame
from kwoon.core.message import Text, joined, named
from kwoon.core.schema.labels import schema_word
from kwoon.core.toml_reader import PackError
from kwoon.lab.comparison.differences import fairness_keys, statistic_name
from kwoon.lab.comparison.resumable_run import ResumableRun, StatisticKey, play_up_to, role_pairs
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import WorkerPool
from kwoon.lab.experiment import Experiment, games_option
from kwoon.lab.packs.addresses import PackNumber
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.report.build import ProgressCallback
from kwoon.lab.report.model import NumberStepEffect
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import Measurement
from kwoon.lab.statistics.estimate import MIN_CLAIM_GAMES, IntervalEstimate, benjamini_hochberg
from kwoon.lab.statistics.matchups import pickable_roles
from kwoon.lab.statistics.run_statistics import to_report_value

MAX_PARALLEL_SETTINGS = 8
"""Number of settings to collect before they are played together, limited by the memory for their aggregates."""
STEPS = (1, -1)


@dataclass(frozen=True)
class SweepStepEffect:
    """The effect on one statistic of moving one number by one step."""

    number: PackNumber
    step: int
    key: StatisticKey
    name: Text
    estimate: IntervalEstimate
    is_significant: bool = False
    """Whether the effect is significant and enough games were played for a claim."""


@dataclass
class SweepResult:
    """The result of a sweep with one bot."""

    bot: str
    games: int
    """Number of games with each setting."""
    numbers: list[PackNumber]
    effects: list[SweepStepEffect]
    rejected_steps: list[str]
    """Steps that the pack does not allow, each with the reason."""
    undersampled: set[str] = field(default_factory=set)
    """Addresses of the numbers that were tested in too few games for a claim."""
    games_needed: int = 0
    """Value of `--games` with which every number is tested in enough games."""
    game: str = ""


@dataclass(frozen=True)
class StepRun:
    """The games with a pack in which one number is moved by one step."""

    number: PackNumber
    step: int
    run: ResumableRun
    role: str


def select_numbers(editor: PackEditor, addresses: Sequence[str]) -> list[PackNumber]:
    """Return the named numbers, or all designed ones if none are named. Raise LabError if there are none, or if a named
    number is unknown or derived."""
    if not addresses:
        designed = [number for number in editor.numbers.values() if number.is_adjustable]
        if not designed:
            raise LabError(f"{editor.game} has no designed numbers: all are printed. Name numbers with --number.")
        return designed
    numbers = [editor.number(at) for at in addresses]
    for number in numbers:
        if number.is_derived:
            raise LabError(f"'{number.address}' is derived from other numbers, so it cannot be changed.")
    return numbers


def run_sweep(
    experiment: Experiment, addresses: Sequence[str], pool: WorkerPool, on_progress: ProgressCallback
) -> list[SweepResult]:
    """Run the sweep with each bot."""
    editor = PackEditor(experiment.game, experiment.pack_text)
    numbers = select_numbers(editor, addresses)
    return [_sweep_with_bot(experiment.with_bot(bot), editor, numbers, pool, on_progress) for bot in experiment.bots]


def _sweep_with_bot(
    experiment: Experiment,
    editor: PackEditor,
    numbers: list[PackNumber],
    pool: WorkerPool,
    on_progress: ProgressCallback,
) -> SweepResult:
    bot = experiment.bots[0]
    loaded = experiment.load()
    games = max(1, experiment.count // len(role_pairs(loaded)))
    result = SweepResult(bot, games * len(role_pairs(loaded)), numbers, [], [], game=experiment.game)
    baselines: dict[str, dict[StatisticKey, Measurement]] = {}
    pending: list[StepRun] = []
    for number in numbers:
        role = role_of_number(number, loaded)
        pairs = role_pairs(loaded, role)
        if games * len(pairs) < MIN_CLAIM_GAMES:
            result.undersampled.add(number.address)
        enough = -(-MIN_CLAIM_GAMES // len(pairs)) * len(role_pairs(loaded))
        result.games_needed = max(result.games_needed, games_option(bot, enough))
        if role not in baselines:
            run = ResumableRun(experiment, pairs)
            play_up_to([run], games, pool)
            baselines[role] = run.measurements()
        for step in STEPS:
            try:
                text = editor.text_with_numbers({number.address: number.value + step})
            except PackError as error:
                result.rejected_steps.append(str(error))
                continue
            pending.append(StepRun(number, step, ResumableRun(experiment.with_pack(text), pairs), role))
        if len(pending) >= MAX_PARALLEL_SETTINGS or number is numbers[-1]:
            on_progress(f"{number.address}, {numbers.index(number) + 1} of {len(numbers)}, with {bot} bots")
            play_up_to([each.run for each in pending], games, pool)
            for each in pending:
                result.effects += _step_effects(each, baselines[each.role], loaded)
            pending = []
    significant = benjamini_hochberg([each.estimate.p_value for each in result.effects])
    result.effects = [
        replace(each, is_significant=significant_step and each.number.address not in result.undersampled)
        for each, significant_step in zip(result.effects, significant, strict=True)
    ]
    return result


def role_of_number(number: PackNumber, loaded: LoadedGame) -> str:
    """Return the role that a number belongs to exclusively, if any. If there is one, only games with that role are
    played."""
    words = number.address.split(".")
    return next((role for role in pickable_roles(loaded) if len(words) > 1 and words[1] == role), "")


def _step_effects(
    step_run: StepRun, baseline: dict[StatisticKey, Measurement], loaded: LoadedGame
) -> Iterator[SweepStepEffect]:
    found = step_run.run.measurements()
    for key in _main_statistics(step_run, baseline):
        if key in found and key in baseline:
            estimate = found[key].estimate.difference(baseline[key].estimate).interval()
            yield SweepStepEffect(
                step_run.number, step_run.step, key, statistic_name(found[key].statistic, key[1], loaded), estimate
            )


def _main_statistics(step_run: StepRun, baseline: dict[StatisticKey, Measurement]) -> list[StatisticKey]:
    """Return the keys of the statistics for fairness, length, draws, and the value of the card that has this number."""
    roles = [key for key in baseline if key[0] == definitions.ROLE_SHARE.id and step_run.role in ("", key[1])]
    keys = roles or fairness_keys(baseline)
    keys += [(definitions.TURNS.id, ""), (definitions.DRAWS.id, "")]
    words = step_run.number.address.split(".")
    if len(words) > 2:
        keys.append((definitions.OPENING_VALUE.id, words[1]))
    return keys


def number_effects(result: SweepResult) -> list[NumberStepEffect]:
    """Return the significant effects of each number for the tornado chart, largest first."""
    found: dict[tuple[str, StatisticKey], dict[int, SweepStepEffect]] = {}
    for each in result.effects:
        found.setdefault((each.number.address, each.key), {})[each.step] = each
    rows: list[tuple[float, NumberStepEffect]] = []
    for steps in found.values():
        any_step = next(iter(steps.values()))
        if not any(each.is_significant for each in steps.values()):
            continue
        up, down = steps.get(1), steps.get(-1)
        effect = NumberStepEffect(
            any_step.number.address,
            setting_name(result.game, any_step.number.address),
            any_step.number.value,
            None if up is None else to_report_value(up.estimate),
            None if down is None else to_report_value(down.estimate),
            any_step.name,
        )
        rows.append((max(abs(each.estimate.value) for each in steps.values()), effect))
    return [effect for _, effect in sorted(rows, key=lambda row: (-row[0], row[1].address, str(row[1].statistic)))]


def setting_name(game: str, address: str) -> Text:
    """Return an address in readable form."""
    words = address.replace("-", " ").replace("_", " ").split(".")
    if len(words) <= 2:
        return joined("words", [schema_word(game, word) for word in words])
    _, card, *fields = words
    return joined("words", [named(f"{game}-cards", card), *(schema_word(game, word) for word in fields)])
