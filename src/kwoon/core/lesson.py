"""Lessons: guided matches with rigged dice, a scripted opponent, and the teacher's text before each move."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from kwoon.core.card_faces import Face
from kwoon.core.dice import Dice, RecordedDice
from kwoon.core.game import Game, IllegalMove
from kwoon.core.message import Message, Text
from kwoon.core.toml_reader import PackError, TomlEntry, parse_pack_toml


@dataclass(frozen=True)
class LessonPage:
    """A piece of the teacher's text and the elements that it highlights."""

    text: Text
    highlight: tuple[str, ...]


@dataclass(frozen=True)
class Exercise:
    """The pages shown before one of the learner's moves, and the moves that the lesson accepts."""

    pages: tuple[LessonPage, ...]
    allowed_moves: tuple[int, ...]
    """The accepted moves; empty if all legal moves are accepted."""
    hint: Text
    """Shown when the learner tries a different move."""


class ScriptTrackingDice(Dice):
    """Recorded dice that also remove each replayed draw and coin from the lesson's script, so that the script holds
    only those still to come."""

    def __init__(self, rolls: list[int], draws: list[int], coins: list[int]) -> None:
        self.recorded = RecordedDice(rolls)
        self.draws = draws
        self.coins = coins

    def roll(self, sides: i64) -> i64:
        value = self.recorded.roll(sides)
        if self.coins and self.coins[0] == value:
            self.coins.pop(0)
        return value

    def draw(self, pile: list[int]) -> int:
        card = self.recorded.draw(pile)
        if self.draws and self.draws[0] == card:
            self.draws.pop(0)
        return card


class Lesson:
    """The complete script of a lesson. The learner has the first seat. Texts are ids of messages, such as
    `fight-lesson-welcome`, in the catalogs of `locales/lesson`; texts that begin differently are shown as they are."""

    def __init__(self, text: str, source_name: str, game: Game, faces: list[Face]) -> None:
        top = parse_pack_toml(text, source_name)
        prefix = f"{top.text('game')}-lesson-"
        self.opponent = _parse_text(top.text("opponent"), prefix)
        """The opponent's name. Tables store it in English and translate it as `named(f"{game}-lesson", name)`, so its
        id is that of the English name: `fight-lesson-old-crane`."""
        ids = [face.id for face in faces]
        self.draws = [_parse_card(name, ids, top) for name in top.texts("draws")]
        self.rolls = [_parse_roll(text, top) for text in top.texts("rolls")]
        self.opponent_moves = [
            [_parse_move(name, game, top) for name in line.split(" or ")] for line in top.texts("plays")
        ]
        self.exercises = [_parse_exercise(entry, game, prefix) for entry in top.entries("step")]
        top.reject_unread_keys()


def _parse_exercise(entry: TomlEntry, game: Game, prefix: str) -> Exercise:
    pages: list[LessonPage] = []
    for page in entry.entries("page"):
        pages.append(LessonPage(_parse_text(page.text("text"), prefix), tuple(page.texts("highlight"))))
        page.reject_unread_keys()
    only = [_parse_move(name, game, entry) for name in entry.texts("only")]
    hint = _parse_text(entry.text("hint"), prefix) if only else ""
    entry.reject_unread_keys()
    return Exercise(tuple(pages), tuple(only), hint)


def _parse_text(text: str, prefix: str) -> Text:
    return Message(text, {}) if text.startswith(prefix) else text


def _parse_card(name: str, ids: list[str], top: TomlEntry) -> int:
    if name not in ids:
        raise top.error("draws", f"names '{name}', but the pack has no such card")
    return ids.index(name)


def _parse_roll(text: str, top: TomlEntry) -> int:
    if not text.isdigit():
        raise top.error("rolls", f"contains '{text}', which is not a whole number")
    return int(text)


def _parse_move(name: str, game: Game, entry: TomlEntry) -> int:
    try:
        return game.parse_move(name)
    except IllegalMove as error:
        raise PackError(f"{entry.location}: {error}") from None
