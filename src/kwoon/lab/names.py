"""Names of what statistics are about: bots, seats, roles, cards and endings."""

from __future__ import annotations

from kwoon.core.card_faces import Face
from kwoon.core.definition import LoadedGame
from kwoon.core.message import Text, joined, msg, named

ROLE_SEPARATOR = " and "
"""Separates the bots of a study, and the characters of one seat."""


def bot_name(bot: Text) -> Text:
    """Return the name of a bot. In English it is the bot's id."""
    if not isinstance(bot, str):
        return bot
    return joined("and", [named("lab-bot", each) for each in bot.split(ROLE_SEPARATOR)])


def seat_name(number: int) -> Text:
    return msg("lab-seat", number=number)


def place_name(number: int) -> Text:
    """Return the name of a place in the order of play, starting with 1."""
    return msg("lab-place", number=number)


def ending_name(ending: str) -> Text:
    return named("lab-ending", ending.replace("-", " "))


def role_name(loaded: LoadedGame, role: str) -> Text:
    """Return the name of a role: that of its card, or of its cards if a seat has several."""
    faces = {face.id: face.name for face in loaded.faces}
    names = [faces.get(each, named("lab-role", each.capitalize())) for each in role.split(ROLE_SEPARATOR)]
    return joined("and", list(names))


def unique_card_name(face: Face, faces: list[Face]) -> Text:
    """Return a card's name, followed by its id if other cards have the same name."""
    namesakes = [each for each in faces if each.name == face.name]
    return face.name if len(namesakes) == 1 else msg("lab-card-with-code", card=face.name, code=face.id)
