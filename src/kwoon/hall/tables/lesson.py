"""Lessons: at a lesson's table luck and opponent follow the script, and the learner is told what to look at."""

from __future__ import annotations

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import Dice, RiggedDice
from kwoon.core.game import TAKE_BACK, Prompt
from kwoon.core.lesson import Lesson, LessonDice
from kwoon.core.record import RecordedMove
from kwoon.hall.api.socket_messages import LessonPageResponse, LessonResponse
from kwoon.hall.tables.table_state import ApiError

LEARNER = 0


class Teacher:
    """One lesson's script at one table. It keeps nothing: all follows from the answers so far."""

    def __init__(self, lesson: Lesson, loaded_game: LoadedGame) -> None:
        self.lesson = lesson
        self.opened = loaded_game

    def dice(self, deal: list[int] | None, steps: list[RecordedMove], fallback: Dice) -> Dice:
        """Dice for the deal (when there was none yet) or the next answer: what the script still has, then luck."""
        draws = list(self.lesson.draws)
        rolls = list(self.lesson.rolls)
        if deal is not None:
            state = self.opened.game.deal(LessonDice(deal, draws, rolls))
            for step in steps:
                state.apply(step.seat, step.move, LessonDice(step.rolls, draws, rolls))
        return RiggedDice(fallback, draws, rolls, exact=False)

    def scripted_move(self, seat: int, steps: list[RecordedMove], prompt: Prompt) -> int | None:
        """What the script has the opponent answer, if it has something that is legal."""
        index = _count_moves(steps, seat)
        if index < len(self.lesson.plays):
            for move in self.lesson.plays[index]:
                if move in prompt.moves:
                    return move
        return None

    def instruction(self, seat: int, steps: list[RecordedMove]) -> LessonResponse | None:
        """What the learner, who is asked something, is told."""
        index = _count_moves(steps, seat)
        if seat != LEARNER or index >= len(self.lesson.exercises):
            return None
        exercise = self.lesson.exercises[index]
        return LessonResponse(
            at=index + 1,
            of=len(self.lesson.exercises),
            pages=[LessonPageResponse(page.text, list(page.highlight)) for page in exercise.pages],
            only=list(exercise.allowed_moves) or None,
            hint=exercise.hint or None,
        )

    def check_move(self, seat: int, steps: list[RecordedMove], move: int) -> None:
        """Refuse what the lesson is not about."""
        instruction = self.instruction(seat, steps)
        if instruction is not None and instruction.only is not None and move not in instruction.only:
            raise ApiError(409, instruction.hint or "Follow the lesson here.")


def teacher_for(game: str, loaded_game: LoadedGame) -> Teacher:
    """The teacher of a game; Refusal if it has no lesson."""
    try:
        definition = registry.find_game(game)
    except registry.UnknownGame as error:
        raise ApiError(404, str(error)) from None
    lesson = registry.load_lesson(definition, loaded_game)
    if lesson is None:
        raise ApiError(404, f"{definition.title} has no lesson yet. Read its rules, and ask a gentle bot.")
    return Teacher(lesson, loaded_game)


def _count_moves(steps: list[RecordedMove], seat: int) -> int:
    """How many answers of a seat stand."""
    count = 0
    for step in steps:
        if step.seat == seat:
            count += 1 if step.move >= 0 else -1 if step.move == TAKE_BACK else 0
    return count
