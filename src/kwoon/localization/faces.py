"""Card faces with texts in one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.localization.formatter import Reader


@dataclass(frozen=True)
class FormattedFace:
    """A `Face` whose texts are in one language. `label` is the name of its kind."""

    id: str
    name: str
    kind: str
    label: str
    icon: str
    text: str
    short_text: str
    numbers: tuple[NumberOnCard, ...]
    copies: int
    part_of: str


def format_faces(faces: Iterable[Face], reader: Reader | None = None) -> list[FormattedFace]:
    """Return the faces in the reader's language, by default in the language of this process."""
    say = (reader or Reader()).say
    return [
        FormattedFace(
            face.id,
            say(face.name),
            face.kind,
            say(face.kind_name()),
            face.icon,
            say(face.text),
            say(face.short_text or face.text),
            face.numbers,
            face.copies,
            face.part_of,
        )
        for face in faces
    ]
