"""Responses about games: options, bots, cards, rules and the rulebook."""

from __future__ import annotations

from typing import Literal

import msgspec

from kwoon import registry
from kwoon.bots.level import Level
from kwoon.core.card_faces import Face
from kwoon.core.definition import GameDefinition, Option
from kwoon.hall.json_encoding import TextField
from kwoon.hall.ratings.bot_ratings import bot_ratings
from kwoon.hall.ratings.models import DUEL
from kwoon.hall.settings import HallSettings
from kwoon.rating_scale import rating_points
from kwoon.registry import RuleClause
from kwoon.rulebook import RulebookSection


class OptionChoiceResponse(msgspec.Struct):
    """One choice of an option: its value, its text, and the numbers of players for which it is available."""

    value: str
    title: TextField
    seats: list[int]


class OptionResponse(msgspec.Struct):
    """A rule variant that is chosen before the game starts. The first choice is the default."""

    name: str
    title: TextField
    description: TextField
    choices: list[OptionChoiceResponse]


class BotResponse(msgspec.Struct):
    """A bot that can be played against. Its level is 1 to 5, or 0 if it is not one of the five levels."""

    id: str
    name: TextField
    description: TextField
    level: int
    strength: float
    """Strength on the scale of levels: 2.5 is halfway between levels 2 and 3; 0 if unknown."""
    rating: float | None
    """Rating in duels; null if unknown."""
    points: int | None
    """The same rating as players see it: `kwoon.rating_scale`."""


class GameResponse(msgspec.Struct):
    """A game that the hall offers."""

    id: str
    title: TextField
    description: TextField
    icon: str
    seats: list[int]
    minutes: list[int]
    options: list[OptionResponse]
    has_simultaneous_choices: bool
    bots: list[BotResponse]
    interpolated_bots: list[BotResponse]
    """Bots with strengths between the levels, weakest first."""
    personality_bots: list[BotResponse]
    lesson: bool
    """Whether the game has a lesson."""
    lesson_minutes: int
    """About how long the lesson takes."""
    learning_order: int
    """Position among the games to learn; the lowest number is the best for newcomers."""
    first_choice_starts: bool
    """Whether, at a table with `uses_call`, the first finished choice starts the countdown."""
    has_optional_prompts: bool
    """Whether the game has optional prompts. If not, `quick_seconds` has no effect."""
    card_fields: list[str]
    """Fields of the view that hold cards, for clients without a board for the game."""
    seat_fields: list[str]
    """Fields of the view that hold seats."""
    value_names: dict[str, list[TextField]]
    """Names of the values of numbered fields of the view, starting with 0."""


class NumberOnCardResponse(msgspec.Struct):
    """A number on a card, and its origin."""

    name: str
    value: int
    source: str


class CardResponse(msgspec.Struct):
    """One kind of card."""

    id: str
    name: TextField
    kind: str
    label: TextField
    """The name of the kind."""
    icon: str
    text: TextField
    short_text: TextField
    """The part of the text to show where there is little room."""
    numbers: list[NumberOnCardResponse]
    copies: int
    against: list[list[int]]


class RuleResponse(msgspec.Struct):
    """One clause of a game's rules."""

    id: str
    text: str
    section: str
    kind: str
    reason: str
    cards: list[int]
    """The cards that the clause mentions, as indices into the list of faces."""


class RulebookBlockResponse(msgspec.Struct):
    """A paragraph, quote, list, table or row of cards. Texts may contain `**bold**` and `*italic*` words."""

    kind: Literal["paragraph", "quote", "list", "steps", "table", "cards"]
    text: str
    """The text of a paragraph or quote."""
    items: list[str]
    """The items of a list, or the ids of cards."""
    rows: list[list[str]]
    """The rows of a table, beginning with its head."""


class RulebookSectionResponse(msgspec.Struct):
    """A section of the rulebook. If it has no blocks, the text of its clauses is shown."""

    level: int
    """1 for the introduction, 2 for a chapter, 3 for a section of a chapter."""
    heading: str
    blocks: list[RulebookBlockResponse]
    clauses: list[str]
    prompts: list[str]
    """Kinds of prompts for which the section should be read first."""
    kinds: list[str]
    """Kinds of cards that the section is about."""


def option_response(definition: GameDefinition, option: Option) -> OptionResponse:
    choices = [
        OptionChoiceResponse(value, label, list(definition.seat_counts({option.name: value})))
        for value, label in zip(option.choices, option.labels, strict=True)
    ]
    return OptionResponse(option.name, option.title, option.description, choices)


def bot_response(game: str, level: Level) -> BotResponse:
    bot_rating = bot_ratings(game, DUEL).get(level.id)
    rating, points = (None, None) if bot_rating is None else (round(bot_rating[0], 1), rating_points(bot_rating[0]))
    return BotResponse(level.id, level.name, level.description, level.grade, level.strength, rating, points)


def game_response(definition: GameDefinition, bots: list[Level], settings: HallSettings) -> GameResponse:
    return GameResponse(
        id=definition.id,
        title=definition.title,
        description=definition.description,
        icon=definition.icon,
        seats=list(definition.seats),
        minutes=list(definition.minutes),
        options=[option_response(definition, each) for each in definition.options if each.is_public],
        has_simultaneous_choices=definition.has_simultaneous_choices,
        bots=[bot_response(definition.id, level) for level in bots],
        interpolated_bots=[
            bot_response(definition.id, level) for level in settings.interpolated_bots if level.can_play(definition.id)
        ],
        personality_bots=[
            bot_response(definition.id, level) for level in settings.personality_bots if level.can_play(definition.id)
        ],
        lesson=registry.has_lesson(definition),
        lesson_minutes=definition.lesson_minutes,
        learning_order=definition.learning_order,
        first_choice_starts=definition.has_turbo,
        has_optional_prompts=definition.has_optional_prompts,
        card_fields=list(definition.card_fields),
        seat_fields=list(definition.seat_fields),
        value_names={field: list(names) for field, names in definition.value_names.items()},
    )


def card_response(face: Face) -> CardResponse:
    numbers = [NumberOnCardResponse(number.name, number.value, number.source) for number in face.numbers]
    against = [list(each) for each in face.against]
    return CardResponse(
        face.id,
        face.name,
        face.kind,
        face.kind_name(),
        face.icon,
        face.text,
        face.short_text or face.text,
        numbers,
        face.copies,
        against,
    )


def rule_response(clause: RuleClause, cards: list[int]) -> RuleResponse:
    return RuleResponse(clause.id, clause.text, clause.section, clause.kind, clause.why, cards)


def section_response(section: RulebookSection) -> RulebookSectionResponse:
    return RulebookSectionResponse(
        level=section.level,
        heading=section.heading,
        blocks=[RulebookBlockResponse(each.kind, each.text, each.items, each.rows) for each in section.blocks],
        clauses=section.clauses,
        prompts=section.prompts,
        kinds=section.card_kinds,
    )
