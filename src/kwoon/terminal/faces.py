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
    return {
        "game": box.id,
        "title": box.title,
        "pack": opened.digest,
        "copies": sum(face.copies for face in opened.faces),
        "cards": [
            {
                "id": face.id,
                "name": face.name,
                "kind": face.kind,
                "copies": face.copies,
                "text": face.text,
                "numbers": [
                    {"name": number.name, "value": number.value, "source": number.source} for number in face.numbers
                ],
            }
            for face in opened.faces
        ],
    }


def tell_cards(screen: Screen, box: Box, opened: Opened) -> None:
    """Every card, grouped by what it does, then what the sources mean."""
    copies = sum(face.copies for face in opened.faces)
    screen.say(f"{box.title}: {copies} cards of {len(opened.faces)} kinds, pack {opened.digest}.")
    texts = dict.fromkeys(face.text for face in opened.faces)
    for text in texts:
        alike = [face for face in opened.faces if face.text == text]
        screen.say()
        screen.show(
            [(" / ".join(dict.fromkeys(face.name for face in alike)), "title"), (f"  {alike[0].kind}", "quiet")]
        )
        screen.show([(text, "")], indent=2)
        screen.columns([_row(face) for face in alike])
    used = dict.fromkeys(number.source for face in opened.faces for number in face.numbers)
    screen.say()
    for source in used:
        screen.say(f"{source}: {SOURCES.get(source, source)}.")


def _row(face: Face) -> tuple[Spans, ...]:
    numbers = ", ".join(f"{number.name} {number.value} ({number.source})" for number in face.numbers)
    copies = "1 copy" if face.copies == 1 else f"{face.copies} copies"
    return ([(f"  {face.id}", "name")], [(numbers, "")], [(copies, "quiet")])
