"""Differences between a pack and the printed one, number by number, as text."""

from __future__ import annotations

from kwoon import registry
from kwoon.core.card_faces import Face
from kwoon.core.message import Message, Text, msg
from kwoon.core.schema.labels import schema_word
from kwoon.lab.packs.addresses import PackNumber, pack_numbers

MAX_GAME_PATH_LENGTH = 2
"""Maximum length of the path to one of the game's own numbers: they are at the top level or in one of its tables."""


def pack_differences(game: str, pack_text: str) -> list[Text]:
    """Return each difference as a line; an empty list for the printed pack."""
    if not pack_text:
        return []
    edited = registry.load_game_from_text(game, pack_text)
    original = registry.load_game(game)
    before = {face.id: face for face in original.faces}
    lines: list[Text] = []
    for face in edited.faces:
        old = before.pop(face.id, None)
        if old is None:
            lines.append(msg("core-schema-difference-added", card=face.name))
            continue
        lines += _face_differences(game, old, face)
        if old.copies != face.copies:
            lines.append(msg("core-schema-difference-copies", card=face.name, old=old.copies, new=face.copies))
    lines += [msg("core-schema-difference-removed", card=face.name) for face in before.values()]
    lines += _non_face_differences(game, pack_text)
    if not lines and edited.pack_fingerprint != original.pack_fingerprint:
        lines.append(msg("core-schema-difference-other"))
    return lines


def _face_differences(game: str, old: Face, new: Face) -> list[Text]:
    """Return the changed numbers of a face. If a face has several numbers with the same name, such as bonuses, they are
    matched in order."""
    lines: list[Text] = []
    numbers: dict[str, list[int]] = {}
    for number in old.numbers:
        numbers.setdefault(number.name, []).append(number.value)
    for number in new.numbers:
        left = numbers.get(number.name)
        name = schema_word(game, number.name)
        if not left:
            lines.append(msg("core-schema-difference-new-number", card=new.name, number=name, new=number.value))
        elif (old_value := left.pop(0)) != number.value:
            difference = msg(
                "core-schema-difference-number", card=new.name, number=name, old=old_value, new=number.value
            )
            lines.append(difference)
    return lines


def _non_face_differences(game: str, pack_text: str) -> list[Text]:
    """Return the changed numbers that are on no face, by address: the game's own, and those of abilities, which a face
    shows as sentences. Derived numbers are left out."""
    now, then = pack_numbers(game, pack_text), pack_numbers(game, registry.default_pack_text(game))
    return [
        msg(
            "core-schema-difference-game",
            address=_address_text(game, number),
            old=then[at].value,
            new=number.value,
        )
        for at, number in now.items()
        if (len(number.path) <= MAX_GAME_PATH_LENGTH or "ability" in number.path)
        and not number.is_derived
        and at in then
        and then[at].value != number.value
    ]


def _address_text(game: str, number: PackNumber) -> Text:
    """Return the address of a number; languages may show the label of one of the game's own numbers instead."""
    label = schema_word(game, str(number.path[-1]))
    is_own = len(number.path) <= MAX_GAME_PATH_LENGTH
    return Message(label.id, {}, number.address) if is_own and isinstance(label, Message) else number.address
