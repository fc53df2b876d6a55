"""The study worker: a low-priority process that plays the games for studies.

python -m kwoon.server.workers.study_worker

Each request plays for about a second. The worker keeps several studies in memory, so that they can take turns.
"""

from __future__ import annotations

import math
import os
from collections import OrderedDict
from contextlib import suppress
from typing import NamedTuple

import msgspec

from kwoon.bots.level import UnknownBot
from kwoon.core.definition import OptionError
from kwoon.core.game_length_limit import GameTooLong
from kwoon.core.message import msg
from kwoon.core.toml_reader import PackError
from kwoon.hall.json_encoding import encode_json
from kwoon.hall.workshop.interfaces import StudyProgress
from kwoon.hall.workshop.models import StudyConfig
from kwoon.hall.workshop.responses import (
    HeadlineStatisticResponse,
    IntervalResponse,
    StatisticDifferenceResponse,
    StudyResultResponse,
    UnmatchedStatisticResponse,
)
from kwoon.lab.comparison.compare import ComparisonResult
from kwoon.lab.comparison.incremental import IncrementalComparison
from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment
from kwoon.lab.statistics.estimate import IntervalEstimate
from kwoon.lab.statistics.run_statistics import ReportValue, to_report_value
from kwoon.server.workers.bot_worker import cpu_time_limit, serve_over_stdio
from kwoon.server.workers.study_text import StudyText

MAX_STUDIES = 8
"""Maximum number of studies kept in memory. The least recently used one is evicted and has to start over."""
STEP_SECONDS = 1.0
MAX_STEP_CPU_SECONDS = 120.0
"""CPU seconds after which a few games are considered hung. Endless games reach the limit on moves much earlier."""
NICE_LEVEL = 19
MAX_DIFFERENCES = 300


class StudyJob(NamedTuple):
    """A request to continue a study; the packs are TOML texts."""

    question: StudyConfig
    pack: str
    against: str


class StudyWorker:
    """Plays studies step by step and keeps the unfinished ones in memory."""

    def __init__(self) -> None:
        self._studies: OrderedDict[StudyConfig, IncrementalComparison] = OrderedDict()

    def run_step(self, step: StudyJob) -> bytes:
        """Play for about one more second. Return the progress, or the reason why the study failed, as JSON."""
        try:
            study = self._studies.get(step.question) or self._begin_study(step)
            study.play_for(STEP_SECONDS, lambda: cpu_time_limit(MAX_STEP_CPU_SECONDS))
        except (LabError, PackError, OptionError, UnknownBot, GameTooLong) as error:
            self._studies.pop(step.question, None)
            return encode_json({"failed": error.text})
        except Exception as error:
            self._studies.pop(step.question, None)
            return encode_json({"failed": msg("hall-study-game-failed", error=type(error).__name__)})
        self._studies[step.question] = study
        self._studies.move_to_end(step.question)
        if len(self._studies) > MAX_STUDIES:
            self._studies.popitem(last=False)
        result_json = None
        if study.result.num_checks > 0:
            text = StudyText(step.question.game, study.runs[0].loaded)
            result_json = msgspec.Raw(encode_json(study_result(study.result, text)))
        if study.is_done:
            del self._studies[step.question]
        return encode_json(StudyProgress(study.num_games, study.games_per_pack, study.is_done, result_json))

    def _begin_study(self, step: StudyJob) -> IncrementalComparison:
        question = step.question
        experiment = Experiment(
            question.game,
            question.num_games,
            question.seed,
            question.seats,
            (question.bot,),
            dict(question.options),
            step.pack,
        )
        return IncrementalComparison(experiment, step.against)


def study_result(comparison: ComparisonResult, text: StudyText) -> StudyResultResponse:
    """Return a study's result in the form sent to clients."""
    # Significant differences come first, then those with the largest distance from zero in standard errors.
    ranked = sorted(
        comparison.differences, key=lambda each: (not each.is_significant, -standard_errors_from_zero(each.estimate))
    )
    return StudyResultResponse(
        num_games=comparison.games,
        is_complete=comparison.is_precise,
        sentences=text.sentences(comparison),
        headlines=[
            HeadlineStatisticResponse(
                text.statistic_name(main.statistic, main.subject),
                main.value,
                main.other_value,
                interval_response(main.difference),
            )
            for main in comparison.main_differences
        ],
        differences=[
            StatisticDifferenceResponse(
                statistic=each.statistic.id,
                subject=each.subject,
                name=text.statistic_name(each.statistic, each.subject),
                unit=text.unit(each.statistic),
                first=round(each.value, 4),
                second=round(each.other_value, 4),
                difference=interval_response(to_report_value(each.estimate)),
                is_significant=each.is_significant,
            )
            for each in ranked[:MAX_DIFFERENCES]
        ],
        only_in_pack=[
            UnmatchedStatisticResponse(
                each.statistic.id,
                each.subject,
                text.statistic_name(each.statistic, each.subject),
                text.unit(each.statistic),
                interval_response(to_report_value(each.estimate)),
            )
            for each in comparison.unmatched[:MAX_DIFFERENCES]
        ],
    )


def standard_errors_from_zero(estimate: IntervalEstimate) -> float:
    """Return the estimate's distance from zero in standard errors."""
    return abs(estimate.value) / max(estimate.standard_error, 1e-12)


def interval_response(value: ReportValue) -> IntervalResponse:
    """Return a rounded value with its bounds. Infinite bounds become None."""
    low, high = [None if end is None or not math.isfinite(end) else round(end, 4) for end in (value.low, value.high)]
    return IntervalResponse(round(value.value, 4), low, high)


def main() -> None:
    """Serve requests at the lowest priority until the input ends."""
    with suppress(OSError, AttributeError):
        os.nice(NICE_LEVEL)
    serve_over_stdio(StudyWorker().run_step)


if __name__ == "__main__":
    main()
