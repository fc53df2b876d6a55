"""In what a pack differs from the one in the box: number by number, in words."""

from __future__ import annotations

from kwoon import shelf
from kwoon.core.faces import Face
from kwoon.lab.packs.numbers import numbers_of

OF_THE_GAME = 2
"""Numbers of the game have shorter addresses than those of cards: they stand at its top, or in one of its tables."""


def differs(game: str, pack: str) -> list[str]:
    """Each difference as a line; none for the pack in the box."""
    if not pack:
        return []
    theirs = shelf.open_text(game, pack)
    boxed = shelf.open_box(game)
    before = {face.id: face for face in boxed.faces}
    lines: list[str] = []
    for face in theirs.faces:
        old = before.pop(face.id, None)
        if old is None:
            lines.append(f"{face.name} is new.")
            continue
        lines += _on_face(old, face)
        if old.copies != face.copies:
            lines.append(f"{face.name}: copies {old.copies} -> {face.copies}")
    lines += [f"{face.name} is gone." for face in before.values()]
    lines += _off_faces(game, pack)
    if not lines and theirs.digest != boxed.digest:
        lines.append("Something differs that is no number.")
    return lines


def _on_face(old: Face, face: Face) -> list[str]:
    """What other numbers a face shows. Some show several of one name, such as bonuses: the first is the first."""
    lines: list[str] = []
    numbers: dict[str, list[int]] = {}
    for number in old.numbers:
        numbers.setdefault(number.name, []).append(number.value)
    for number in face.numbers:
        left = numbers.get(number.name)
        was = left.pop(0) if left else "none"
        if was != number.value:
            lines.append(f"{face.name}: {number.name} {was} -> {number.value}")
    return lines


def _off_faces(game: str, pack: str) -> list[str]:
    """Numbers that stand on no face, by their addresses: the game's own, and those of an ability, which is a sentence
    there. Those that only follow from others go without saying."""
    now, then = numbers_of(game, pack), numbers_of(game, shelf.pack_text(game))
    return [
        f"{at} {then[at].value} -> {number.value}"
        for at, number in now.items()
        if (len(number.path) <= OF_THE_GAME or "ability" in number.path)
        and not number.follows
        and at in then
        and then[at].value != number.value
    ]
