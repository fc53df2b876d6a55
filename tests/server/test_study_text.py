"""The findings of a study are sentences in the reader's language."""

from __future__ import annotations

import pytest

from kwoon import registry
from kwoon.lab.comparison.compare import ComparisonResult, FairnessDifference
from kwoon.lab.comparison.differences import StatisticDifference, UnmatchedStatistic
from kwoon.lab.statistics import definitions
from kwoon.lab.statistics.definitions import STATISTICS, Statistic
from kwoon.lab.statistics.estimate import IntervalEstimate
from kwoon.lab.statistics.run_statistics import ReportValue
from kwoon.localization.formatter import Reader
from kwoon.server.workers.study_text import StudyText

TEXT = StudyText("fight", registry.load_game("fight"))
ESTIMATE = IntervalEstimate(-1.5, -2.0, -1.0, 0.25, 9)


def result(games: int, *, is_significant: bool = False, has_new_card: bool = False) -> ComparisonResult:
    main = FairnessDifference(definitions.ORDER_SHARE, "1", "", 52.0, 50.0, ReportValue(2.0, 1.0, 3.0))
    turns = StatisticDifference(definitions.TURNS, "", "", 8.5, 10.0, ESTIMATE, is_significant)
    played = IntervalEstimate(40.0, 35.0, 45.0, 2.5, 9)
    unmatched = [UnmatchedStatistic(definitions.PLAY_RATE, "S1", "", played)] if has_new_card else []
    return ComparisonResult("fast", games, 1, [main], [turns], unmatched)


@pytest.mark.parametrize(
    ("comparison", "language", "sentences"),
    [
        (
            result(400),
            "en",
            [
                "Win share of the first player: higher by 2.0 (1.0 to 3.0) points, 52.0% instead of 50.0%, in 400 games with each pack.",
                "Too few games for a conclusion: at least 2,000 games per pack are needed.",
            ],
        ),
        (result(5000), "en", [..., "None of the 1 statistics differs significantly."]),
        (
            result(5000, is_significant=True),
            "en",
            [..., "Turns: lower by 1.5 (1.0 to 2.0) turns, 8.5 instead of 10.0."],
        ),
        (
            result(5000, is_significant=True),
            "zh-Hant",
            [..., "回合數：減少 1.5（1.0 到 2.0）回合，從 10.0 變成 8.5。"],
        ),
        (
            result(5000, is_significant=True, has_new_card=True),
            "en",
            [..., "Punch (S1) exists only in this pack: played 40.0% of the time when held."],
        ),
    ],
)
def test_findings_are_sentences(comparison: ComparisonResult, language: str, sentences: list[object]) -> None:
    found = [Reader(language=language).say(each) for each in TEXT.sentences(comparison)]
    assert [each if wanted is not ... else ... for each, wanted in zip(found, sentences, strict=True)] == sentences


@pytest.mark.parametrize("statistic", STATISTICS, ids=lambda each: each.id)
def test_every_statistic_has_a_name_and_a_unit(statistic: Statistic) -> None:
    for subject in ("", "1", "S1", "S1 / S2", "rounds"):
        needs_subject = statistic in (*definitions.SHARES, definitions.ENDING)
        if subject or not needs_subject:
            assert Reader(language="zh-Hant").say(TEXT.statistic_name(statistic, subject))
    assert Reader(language="zh-Hant").say(TEXT.unit(statistic))
