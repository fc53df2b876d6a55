"""The cards of a pack for people: every kind with its numbers, and where each number comes from."""

from __future__ import annotations

from kwoon.core.box import Box, Opened
from kwoon.core.faces import Face
from kwoon.terminal.screen import Screen, Spans

SOURCES = {
    "printed": "stands in the rulebook",
    "inferred": "follows from an example in the rulebook",
    "found": "from a public description of the game",
    "designed": "ours, because the real one is lost",
}


def report(box: Box, opened: Opened) -> dict[str, object]:
    """The cards as plain values, for JSON."""
    whole = _whole(opened)
    return {
        "game": box.id,
        "title": box.title,
        "pack": opened.digest,
        "copies": sum(face.copies for face in whole),
        "kinds": len(whole),
        "cards": [_facts(face) for face in opened.faces],
        "tokens": [_facts(face) for face in opened.tokens],
    }


def _facts(face: Face) -> dict[str, object]:
    return {
        "id": face.id,
        "name": face.name,
        "kind": face.kind,
        "copies": face.copies,
        "part_of": face.part_of,
        "text": face.text,
        "numbers": [{"name": number.name, "value": number.value, "source": number.source} for number in face.numbers],
    }


def _whole(opened: Opened) -> list[Face]:
    """The faces that stand for a card; another side or a part of it is no card more."""
    return [face for face in opened.faces if not face.part_of]


def tell_cards(screen: Screen, box: Box, opened: Opened) -> None:
    """Every card, those of a kind that do the same together, then what the sources mean."""
    whole = _whole(opened)
    copies = sum(face.copies for face in whole)
    screen.say(f"{box.title}: {copies} cards of {len(whole)} kinds, pack {opened.digest}.")
    every = [*opened.faces, *opened.tokens]
    names = {face.id: face.name for face in opened.faces}
    for kind, text in dict.fromkeys((face.kind, face.text) for face in every):
        alike = [face for face in every if (face.kind, face.text) == (kind, text)]
        screen.say()
        screen.show([(" / ".join(dict.fromkeys(face.name for face in alike)), "title"), (f"  {kind}", "quiet")])
        if text:
            screen.show([(text, "")], indent=2)
        screen.columns([_row(face, names) for face in alike])
    used = dict.fromkeys(number.source for face in every for number in face.numbers)
    screen.say()
    for source in used:
        screen.say(f"{source}: {SOURCES.get(source, source)}.")


def _row(face: Face, names: dict[str, str]) -> tuple[Spans, ...]:
    numbers = ", ".join(
        f"{number.name} {number.value} ({number.source})" for number in face.numbers if number.name != "copies"
    )
    copies = "1 copy" if face.copies == 1 else f"{face.copies} copies"
    source = next((f" ({number.source})" for number in face.numbers if number.name == "copies"), "")
    last = f"on the card {names[face.part_of]}" if face.part_of else f"{copies}{source}"
    return ([(f"  {face.id}", "name")], [(numbers, "")], [(last, "quiet")])
