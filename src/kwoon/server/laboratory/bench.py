"""A laboratory bench: a process of its own, behind all others, in which the games of studies are played.

    python -m kwoon.server.laboratory.bench

It is asked to play on for about a second at a time, and remembers some studies, so that several go on by turns.
"""

from __future__ import annotations

import math
import os
from collections import OrderedDict
from contextlib import suppress
from typing import NamedTuple

import msgspec

from kwoon.bots.level import NoSuchBot
from kwoon.core.box import OptionError
from kwoon.core.endless import Endless
from kwoon.core.packs import PackError
from kwoon.hall.telling.workshop_sent import AnswerSent, DifferenceSent, FigureSent, MainSent, SpanSent
from kwoon.hall.workshop.needs import Played
from kwoon.hall.workshop.rows import Question
from kwoon.lab.figures.figure import Figure
from kwoon.lab.figures.findings import Number, numbered
from kwoon.lab.paired.compare import Compared
from kwoon.lab.paired.gradual import Gradual
from kwoon.lab.paired.telling import TOO_FEW, of_new_cards, sentences
from kwoon.lab.problem import PlanError
from kwoon.lab.report.make import Asked
from kwoon.server.partners.partner import answer_all, at_work, stand_by

KEPT = 8
"""So many studies go on by turns; one more, and the one that was longest ago is begun anew."""
BATCH = 1.0
LONGEST = 120.0
"""So many seconds of the processor's time a few games may take at most: what takes longer hangs, as far as anybody can
tell. Games without an end are found by the number of their answers, long before."""
NICE = 19
SAID = 2
MOST_DIFFERENCES = 300


class Step(NamedTuple):
    """Play on with a study; the packs are as text."""

    question: Question
    pack: str
    against: str


class Bench:
    """Studies under way."""

    def __init__(self) -> None:
        self._studies: OrderedDict[Question, Gradual] = OrderedDict()

    def answer(self, step: Step) -> bytes:
        """About a second's worth of games more; how far it is, or why it cannot be played."""
        try:
            study = self._studies.get(step.question) or self._begin(step)
            study.play_on(BATCH, lambda: at_work(LONGEST))
        except (PlanError, PackError, OptionError, NoSuchBot, Endless) as error:
            self._studies.pop(step.question, None)
            return msgspec.json.encode({"failed": str(error)})
        except Exception as error:
            self._studies.pop(step.question, None)
            return msgspec.json.encode({"failed": f"A game broke off ({type(error).__name__})."})
        self._studies[step.question] = study
        self._studies.move_to_end(step.question)
        if len(self._studies) > KEPT:
            self._studies.popitem(last=False)
        found = study.found
        answer = None if found.looks == 0 else msgspec.Raw(msgspec.json.encode(answer_sent(found)))
        if study.done:
            del self._studies[step.question]
        return msgspec.json.encode(Played(study.games, study.of, study.done, answer))

    def _begin(self, step: Step) -> Gradual:
        question = step.question
        asked = Asked(
            question.game,
            question.games,
            (question.bot,),
            question.seed,
            question.seats,
            dict(question.options),
            step.pack,
        )
        return Gradual(asked, step.against)


def answer_sent(found: Compared) -> AnswerSent:
    """What was found, as people are sent it."""
    # The surest first, among those that are more than chance and among the others.
    ranked = sorted(found.all, key=lambda each: (not each.stands, -sureness(each.figure)))
    return AnswerSent(
        games=found.games,
        enough=found.enough,
        sentences=said(found),
        main=[MainSent(main.name, main.one, main.other, span_sent(main.number)) for main in found.main],
        differences=[
            DifferenceSent(
                what=each.kind.id,
                of=each.of,
                name=each.name,
                unit=each.kind.unit,
                one=round(each.one, 4),
                other=round(each.other, 4),
                difference=span_sent(numbered(each.figure)),
                stands=each.stands,
            )
            for each in ranked[:MOST_DIFFERENCES]
        ],
        alone=[
            FigureSent(each.kind.id, each.of, each.name, each.kind.unit, span_sent(numbered(each.figure)))
            for each in found.alone[:MOST_DIFFERENCES]
        ],
    )


def said(found: Compared) -> list[str]:
    """Return the most important sentences: the main statistic, then new cards. Always say if the games are too few."""
    first, *others = [sentence for sentence in sentences([found]) if sentence != TOO_FEW]
    chosen = [first, *of_new_cards(found), *others][:SAID]
    return chosen if found.claims else [*chosen, TOO_FEW]


def sureness(figure: Figure) -> float:
    """How many standard errors it is from nothing."""
    return abs(figure.value) / max(figure.error, 1e-12)


def span_sent(number: Number) -> SpanSent:
    """A number with its bounds, those that there are."""
    low, high = [None if end is None or not math.isfinite(end) else round(end, 4) for end in (number.low, number.high)]
    return SpanSent(round(number.value, 4), low, high)


def main() -> None:
    """Play until nobody asks any more, when nobody else has anything to do."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    bench = Bench()
    stand_by(lambda asked, told: answer_all(asked, told, bench.answer))


if __name__ == "__main__":
    main()
