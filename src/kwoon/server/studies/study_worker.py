"""The study worker: a low-priority process that plays the games of studies.

python -m kwoon.server.studies.study_worker

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
from kwoon.core.limits import GameTooLong
from kwoon.core.toml_reader import PackError
from kwoon.hall.api.workshop_responses import (
    DifferenceResponse,
    HeadlineResponse,
    IntervalResponse,
    StatisticResponse,
    StudyResultResponse,
)
from kwoon.hall.workshop.interfaces import StudyProgress
from kwoon.hall.workshop.models import StudyQuestion
from kwoon.lab.comparison.compare import ComparisonResult
from kwoon.lab.comparison.incremental import IncrementalComparison
from kwoon.lab.comparison.text import TOO_FEW, new_card_sentences, sentences
from kwoon.lab.errors import LabError
from kwoon.lab.report.build import LabRequest
from kwoon.lab.statistics.estimate import IntervalEstimate
from kwoon.lab.statistics.results import ReportValue, to_report_value
from kwoon.server.workers.bot_worker import answer_all, process_time_limit, serve_over_stdio

KEPT = 8
"""Number of studies kept in memory. Beyond it, the least recently used one is dropped and would start over."""
BATCH = 1.0
LONGEST = 120.0
"""CPU seconds that a few games may take; anything longer is considered hung. Endless games are caught much earlier by
their number of moves."""
NICE = 19
SAID = 2
MOST_DIFFERENCES = 300


class StudyStep(NamedTuple):
    """A request to continue a study; the packs are TOML texts."""

    question: StudyQuestion
    pack: str
    against: str


class StudyWorker:
    """The studies in progress."""

    def __init__(self) -> None:
        self._studies: OrderedDict[StudyQuestion, IncrementalComparison] = OrderedDict()

    def answer(self, step: StudyStep) -> bytes:
        """Play for about one more second; return the progress, or why the study cannot be played."""
        try:
            study = self._studies.get(step.question) or self._begin(step)
            study.play_for(BATCH, lambda: process_time_limit(LONGEST))
        except (LabError, PackError, OptionError, UnknownBot, GameTooLong) as error:
            self._studies.pop(step.question, None)
            return msgspec.json.encode({"failed": str(error)})
        except Exception as error:
            self._studies.pop(step.question, None)
            return msgspec.json.encode({"failed": f"A game failed ({type(error).__name__})."})
        self._studies[step.question] = study
        self._studies.move_to_end(step.question)
        if len(self._studies) > KEPT:
            self._studies.popitem(last=False)
        found = study.result
        answer = None if found.num_checks == 0 else msgspec.Raw(msgspec.json.encode(study_result(found)))
        if study.is_done:
            del self._studies[step.question]
        return msgspec.json.encode(StudyProgress(study.games, study.total_games, study.is_done, answer))

    def _begin(self, step: StudyStep) -> IncrementalComparison:
        question = step.question
        asked = LabRequest(
            question.game,
            question.num_games,
            (question.bot,),
            question.seed,
            question.seats,
            dict(question.options),
            step.pack,
        )
        return IncrementalComparison(asked, step.against)


def study_result(found: ComparisonResult) -> StudyResultResponse:
    """Return the result of a study as it is sent to clients."""
    # The most certain first: significant differences, then the others.
    ranked = sorted(found.differences, key=lambda each: (not each.is_significant, -confidence(each.estimate)))
    return StudyResultResponse(
        num_games=found.games,
        is_complete=found.is_precise,
        sentences=result_sentences(found),
        headlines=[
            HeadlineResponse(main.name, main.value, main.other_value, interval_response(main.difference))
            for main in found.main_differences
        ],
        differences=[
            DifferenceResponse(
                statistic=each.statistic.id,
                subject=each.subject,
                name=each.name,
                unit=each.statistic.unit,
                first=round(each.value, 4),
                second=round(each.other_value, 4),
                difference=interval_response(to_report_value(each.estimate)),
                is_significant=each.is_significant,
            )
            for each in ranked[:MOST_DIFFERENCES]
        ],
        only_in_pack=[
            StatisticResponse(
                each.statistic.id,
                each.subject,
                each.name,
                each.statistic.unit,
                interval_response(to_report_value(each.estimate)),
            )
            for each in found.unmatched[:MOST_DIFFERENCES]
        ],
    )


def result_sentences(found: ComparisonResult) -> list[str]:
    """Return the main findings: the main statistic, then new cards. Always say if there are too few games."""
    first, *others = [sentence for sentence in sentences([found]) if sentence != TOO_FEW]
    chosen = [first, *new_card_sentences(found), *others][:SAID]
    return chosen if found.has_enough_games else [*chosen, TOO_FEW]


def confidence(figure: IntervalEstimate) -> float:
    """Return the distance from zero in standard errors."""
    return abs(figure.value) / max(figure.standard_error, 1e-12)


def interval_response(number: ReportValue) -> IntervalResponse:
    """Return a number with its bounds, as far as it has any."""
    low, high = [None if end is None or not math.isfinite(end) else round(end, 4) for end in (number.low, number.high)]
    return IntervalResponse(round(number.value, 4), low, high)


def main() -> None:
    """Serve requests at the lowest priority until the input ends."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    bench = StudyWorker()
    serve_over_stdio(lambda asked, told: answer_all(asked, told, bench.answer))


if __name__ == "__main__":
    main()
