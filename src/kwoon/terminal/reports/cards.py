"""Prints the cards of a pack with their numbers, and the source of each number."""

from __future__ import annotations

from kwoon.core.card_faces import Face
from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.message import joined, message_ids
from kwoon.localization.faces import FormattedFace, format_faces
from kwoon.localization.formatter import Reader
from kwoon.pack_editor import known_icons
from kwoon.terminal.screen import Screen, Spans

SOURCE_IDS = message_ids("terminal-source", "printed, inferred, found, designed")


def cards_as_dict(definition: GameDefinition, loaded: LoadedGame) -> dict[str, object]:
    """Return the cards as plain values for JSON."""
    whole_cards = _one_face_per_card(loaded)
    return {
        "game": definition.id,
        "title": str(definition.title),
        "pack": loaded.pack_fingerprint,
        "copies": sum(face.copies for face in whole_cards),
        "kinds": len(whole_cards),
        "cards": [_face_as_dict(face) for face in loaded.faces],
        "tokens": [_face_as_dict(face) for face in loaded.tokens],
    }


def _face_as_dict(face: Face) -> dict[str, object]:
    return {
        "id": face.id,
        "name": str(face.name),
        "kind": face.kind,
        "copies": face.copies,
        "part_of": face.part_of,
        "text": str(face.text),
        "numbers": [{"name": number.name, "value": number.value, "source": number.source} for number in face.numbers],
    }


def _one_face_per_card(loaded: LoadedGame) -> list[Face]:
    """Return one face per card, without faces that are part of another card."""
    return [face for face in loaded.faces if not face.part_of]


def print_cards(screen: Screen, definition: GameDefinition, loaded: LoadedGame) -> None:
    """Print every card and a legend of the sources. Cards of one kind with the same text are grouped."""
    whole_cards = _one_face_per_card(loaded)
    copies = sum(face.copies for face in whole_cards)
    t = Reader().t
    kinds, pack = len(whole_cards), loaded.pack_fingerprint
    screen.print_line(t("terminal-cards-total", game=definition.title, copies=copies, kinds=kinds, pack=pack))
    all_faces = format_faces([*loaded.faces, *loaded.tokens])
    names = {face.id: face.name for face in all_faces}
    for kind, text in dict.fromkeys((face.label, face.text) for face in all_faces):
        same_text = [face for face in all_faces if (face.label, face.text) == (kind, text)]
        screen.print_line()
        screen.print_spans(
            [(" / ".join(dict.fromkeys(face.name for face in same_text)), "title"), (f"  {kind}", "quiet")]
        )
        if text:
            screen.print_spans([(text, "")], indent=2)
        screen.print_columns([_number_row(face, names) for face in same_text])
    used = dict.fromkeys(number.source for face in all_faces for number in face.numbers)
    screen.print_line()
    for source in used:
        screen.print_line(t(SOURCE_IDS[source]) if source in SOURCE_IDS else f"{source}.")
    unknown = {face.icon for face in all_faces} - known_icons()
    for icon in sorted(unknown):
        cards = [face.name for face in all_faces if face.icon == icon]
        screen.print_spans([(t("terminal-unknown-icon", icon=icon, cards=joined("and", [*cards])), "attack")])


def _number_row(face: FormattedFace, names: dict[str, str]) -> tuple[Spans, ...]:
    numbers = ", ".join(
        f"{number.name} {number.value} ({number.source})" for number in face.numbers if number.name != "copies"
    )
    t = Reader().t
    source = next((f" ({number.source})" for number in face.numbers if number.name == "copies"), "")
    location = (
        t("terminal-on-card", card=names[face.part_of])
        if face.part_of
        else f"{t('terminal-copies', count=face.copies)}{source}"
    )
    return ([(f"  {face.id}", "name")], [(numbers, "")], [(location, "quiet")])
