"""Lessons: at a lesson's table luck and opponent follow the script, and the learner is told what to look at."""

from __future__ import annotations

from kwoon import shelf
from kwoon.core.box import Opened
from kwoon.core.contract import TAKE_BACK, Ask
from kwoon.core.dice import Dice, RiggedDice
from kwoon.core.lesson import FallenLuck, Lesson
from kwoon.core.record import Step
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.wire import LessonSent, PageSent

LEARNER = 0


class Teacher:
    """One lesson's script at one table. It keeps nothing: all follows from the answers so far."""

    def __init__(self, lesson: Lesson, opened: Opened) -> None:
        self.lesson = lesson
        self.opened = opened

    def luck(self, deal: list[int] | None, steps: list[Step], otherwise: Dice) -> Dice:
        """Dice for the deal (when there was none yet) or the next answer: what the script still has, then luck."""
        draws = list(self.lesson.draws)
        coins = list(self.lesson.rolls)
        if deal is not None:
            state = self.opened.game.deal(FallenLuck(deal, draws, coins))
            for step in steps:
                state.answer(step.seat, step.move, FallenLuck(step.luck, draws, coins))
        return RiggedDice(otherwise, draws, coins, exact=False)

    def reply(self, seat: int, steps: list[Step], ask: Ask) -> int | None:
        """What the script has the opponent answer, if it has something that is legal."""
        at = _answers(steps, seat)
        if at < len(self.lesson.plays):
            for move in self.lesson.plays[at]:
                if move in ask.moves:
                    return move
        return None

    def sent(self, seat: int, steps: list[Step]) -> LessonSent | None:
        """What the learner, who is asked something, is told."""
        at = _answers(steps, seat)
        if seat != LEARNER or at >= len(self.lesson.exercises):
            return None
        exercise = self.lesson.exercises[at]
        return LessonSent(
            at=at + 1,
            of=len(self.lesson.exercises),
            pages=[PageSent(page.text, list(page.highlight)) for page in exercise.pages],
            only=list(exercise.only) or None,
            hint=exercise.hint or None,
        )

    def check(self, seat: int, steps: list[Step], move: int) -> None:
        """Refuse what the lesson is not about."""
        told = self.sent(seat, steps)
        if told is not None and told.only is not None and move not in told.only:
            raise Refusal(409, told.hint or "Follow the lesson here.")


def teacher_for(game: str, opened: Opened) -> Teacher:
    """The teacher of a game; Refusal if it has no lesson."""
    try:
        box = shelf.find(game)
    except shelf.NotOnShelf as error:
        raise Refusal(404, str(error)) from None
    lesson = shelf.lesson(box, opened)
    if lesson is None:
        raise Refusal(404, f"{box.title} has no lesson yet. Read its rules, and ask a gentle bot.")
    return Teacher(lesson, opened)


def _answers(steps: list[Step], seat: int) -> int:
    """How many answers of a seat stand."""
    count = 0
    for step in steps:
        if step.seat == seat:
            count += 1 if step.move >= 0 else -1 if step.move == TAKE_BACK else 0
    return count
