"""Differences between a pack and the printed one, number by number, as text."""

from __future__ import annotations

from kwoon import registry
from kwoon.core.card_faces import Face
from kwoon.lab.packs.addresses import pack_numbers

MAX_GAME_PATH_LENGTH = 2
"""Maximum length of the path to one of the game's own numbers: they are at the top level or in one of its tables."""


def pack_differences(game: str, pack_text: str) -> list[str]:
    """Return each difference as a line; an empty list for the printed pack."""
    if not pack_text:
        return []
    edited = registry.load_game_from_text(game, pack_text)
    original = registry.load_game(game)
    before = {face.id: face for face in original.faces}
    lines: list[str] = []
    for face in edited.faces:
        old = before.pop(face.id, None)
        if old is None:
            lines.append(f"{face.name} was added.")
            continue
        lines += _face_differences(old, face)
        if old.copies != face.copies:
            lines.append(f"{face.name}: copies {old.copies} -> {face.copies}")
    lines += [f"{face.name} was removed." for face in before.values()]
    lines += _non_face_differences(game, pack_text)
    if not lines and edited.pack_fingerprint != original.pack_fingerprint:
        lines.append("Something other than a number differs.")
    return lines


def _face_differences(old: Face, new: Face) -> list[str]:
    """Return the changed numbers of a face. If a face has several numbers with the same name, such as bonuses, they are
    matched in order."""
    lines: list[str] = []
    numbers: dict[str, list[int]] = {}
    for number in old.numbers:
        numbers.setdefault(number.name, []).append(number.value)
    for number in new.numbers:
        left = numbers.get(number.name)
        old_value = left.pop(0) if left else "none"
        if old_value != number.value:
            lines.append(f"{new.name}: {number.name} {old_value} -> {number.value}")
    return lines


def _non_face_differences(game: str, pack_text: str) -> list[str]:
    """Return the changed numbers that are on no face, by address: the game's own, and those of abilities, which a face
    shows as sentences. Derived numbers are left out."""
    now, then = pack_numbers(game, pack_text), pack_numbers(game, registry.default_pack_text(game))
    return [
        f"{at} {then[at].value} -> {number.value}"
        for at, number in now.items()
        if (len(number.path) <= MAX_GAME_PATH_LENGTH or "ability" in number.path)
        and not number.is_derived
        and at in then
        and then[at].value != number.value
    ]
