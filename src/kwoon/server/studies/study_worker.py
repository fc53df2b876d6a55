"""A laboratory bench: a process of its own, behind all others, in which the games of studies are played.

    python -m kwoon.server.studies.study_worker

It is asked to play on for about a second at a time, and remembers some studies, so that several go on by turns.
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
"""So many studies go on by turns; one more, and the one that was longest ago is begun anew."""
BATCH = 1.0
LONGEST = 120.0
"""So many seconds of the processor's time a few games may take at most: what takes longer hangs, as far as anybody can
tell. Games without an end are found by the number of their answers, long before."""
NICE = 19
SAID = 2
MOST_DIFFERENCES = 300


class StudyStep(NamedTuple):
    """Play on with a study; the packs are as text."""

    question: StudyQuestion
    pack: str
    against: str


class StudyWorker:
    """Studies under way."""

    def __init__(self) -> None:
        self._studies: OrderedDict[StudyQuestion, IncrementalComparison] = OrderedDict()

    def answer(self, step: StudyStep) -> bytes:
        """About a second's worth of games more; how far it is, or why it cannot be played."""
        try:
            study = self._studies.get(step.question) or self._begin(step)
            study.play_for(BATCH, lambda: process_time_limit(LONGEST))
        except (LabError, PackError, OptionError, UnknownBot, GameTooLong) as error:
            self._studies.pop(step.question, None)
            return msgspec.json.encode({"failed": str(error)})
        except Exception as error:
            self._studies.pop(step.question, None)
            return msgspec.json.encode({"failed": f"A game broke off ({type(error).__name__})."})
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
            question.games,
            (question.bot,),
            question.seed,
            question.seats,
            dict(question.options),
            step.pack,
        )
        return IncrementalComparison(asked, step.against)


def study_result(found: ComparisonResult) -> StudyResultResponse:
    """What was found, as people are sent it."""
    # The surest first, among those that are more than chance and among the others.
    ranked = sorted(found.differences, key=lambda each: (not each.is_significant, -confidence(each.estimate)))
    return StudyResultResponse(
        games=found.games,
        enough=found.is_precise,
        sentences=result_sentences(found),
        main=[
            HeadlineResponse(main.name, main.one, main.other, interval_response(main.number))
            for main in found.main_differences
        ],
        differences=[
            DifferenceResponse(
                what=each.statistic.id,
                of=each.subject,
                name=each.name,
                unit=each.statistic.unit,
                one=round(each.value, 4),
                other=round(each.other_value, 4),
                difference=interval_response(to_report_value(each.estimate)),
                stands=each.is_significant,
            )
            for each in ranked[:MOST_DIFFERENCES]
        ],
        alone=[
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
    """Return the most important sentences: the main statistic, then new cards. Always say if the games are too few."""
    first, *others = [sentence for sentence in sentences([found]) if sentence != TOO_FEW]
    chosen = [first, *new_card_sentences(found), *others][:SAID]
    return chosen if found.has_enough_games else [*chosen, TOO_FEW]


def confidence(figure: IntervalEstimate) -> float:
    """How many standard errors it is from nothing."""
    return abs(figure.value) / max(figure.error, 1e-12)


def interval_response(number: ReportValue) -> IntervalResponse:
    """A number with its bounds, those that there are."""
    low, high = [None if end is None or not math.isfinite(end) else round(end, 4) for end in (number.low, number.high)]
    return IntervalResponse(round(number.value, 4), low, high)


def main() -> None:
    """Play until nobody asks any more, when nobody else has anything to do."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    bench = StudyWorker()
    serve_over_stdio(lambda asked, told: answer_all(asked, told, bench.answer))


if __name__ == "__main__":
    main()
