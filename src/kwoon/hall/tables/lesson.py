"""Lessons: the dice and the opponent follow a script, and the learner gets instructions."""

from __future__ import annotations

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import Dice, RiggedDice
from kwoon.core.game import TAKE_BACK, Prompt
from kwoon.core.lesson import Lesson, ScriptTrackingDice
from kwoon.core.message import msg
from kwoon.core.record import RecordedMove
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.tables.socket_messages import LessonPageResponse, LessonResponse

LEARNER = 0


class LessonTeacher:
    """Follows a lesson's script at one table. It keeps no state: everything follows from the moves so far."""

    def __init__(self, lesson: Lesson, loaded_game: LoadedGame) -> None:
        self.lesson = lesson
        self.opened = loaded_game

    def lesson_dice(self, deal: list[int] | None, steps: list[RecordedMove], fallback: Dice) -> Dice:
        """Return dice for the deal (if `deal` is None) or the next move: the rest of the script, then `fallback`."""
        draws = list(self.lesson.draws)
        rolls = list(self.lesson.rolls)
        if deal is not None:
            state = self.opened.game.deal(ScriptTrackingDice(deal, draws, rolls))
            for step in steps:
                state.apply(step.seat, step.move, ScriptTrackingDice(step.rolls, draws, rolls))
        return RiggedDice(fallback, draws, rolls, exact=False)

    def scripted_move(self, seat: int, steps: list[RecordedMove], prompt: Prompt) -> int | None:
        """Return the opponent's next scripted move, or None if the script has no legal move."""
        index = _count_kept_moves(steps, seat)
        if index < len(self.lesson.opponent_moves):
            for move in self.lesson.opponent_moves[index]:
                if move in prompt.moves:
                    return move
        return None

    def current_instruction(self, seat: int, steps: list[RecordedMove]) -> LessonResponse | None:
        """Return the instruction for the learner's current prompt, or None."""
        index = _count_kept_moves(steps, seat)
        if seat != LEARNER or index >= len(self.lesson.exercises):
            return None
        exercise = self.lesson.exercises[index]
        return LessonResponse(
            step=index + 1,
            num_steps=len(self.lesson.exercises),
            pages=[LessonPageResponse(page.text, list(page.highlight)) for page in exercise.pages],
            allowed_moves=list(exercise.allowed_moves) or None,
            hint=exercise.hint or None,
        )

    def require_allowed_move(self, seat: int, steps: list[RecordedMove], move: int) -> None:
        """Raise HallError if the current exercise does not allow the move."""
        instruction = self.current_instruction(seat, steps)
        if instruction is not None and instruction.allowed_moves is not None and move not in instruction.allowed_moves:
            raise Conflict(instruction.hint or msg("hall-lesson-other-move"))


def teacher_for(game: str, loaded_game: LoadedGame) -> LessonTeacher:
    """Return the teacher for a game's lesson. Raise HallError if the game has no lesson."""
    try:
        definition = registry.find_game(game)
    except registry.UnknownGame as error:
        raise NotFound(error.text) from None
    lesson = registry.load_lesson(definition, loaded_game)
    if lesson is None:
        raise NotFound(msg("hall-lesson-none", game=definition.title))
    return LessonTeacher(lesson, loaded_game)


def _count_kept_moves(steps: list[RecordedMove], seat: int) -> int:
    count = 0
    for step in steps:
        if step.seat == seat:
            count += 1 if step.move >= 0 else -1 if step.move == TAKE_BACK else 0
    return count
