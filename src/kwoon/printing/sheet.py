"""Sheets of cards to cut out: nine per page with crop marks, and backs aligned with their fronts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kwoon import pack_editor, registry
from kwoon.localization.faces import FormattedFace, format_faces
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import ENGLISH
from kwoon.printing.canvas import Canvas, Point
from kwoon.printing.card_back import draw_back
from kwoon.printing.card_front import CARD_HEIGHT, CARD_WIDTH, draw_bleed, draw_front
from kwoon.printing.colors import GREY, Color
from kwoon.printing.fonts import printable_language
from kwoon.printing.two_move_front import draw_two_moves, draw_two_moves_bleed, labels_of_moves

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
COLUMNS = 3
ROWS = 3
BLEED = 2.5
"""Width in millimeters of the bleed beyond a card's edge. It prevents an inexact cut from showing white."""
CROP_MARK_LENGTH = 4.0
CROP_MARK_GAP = 1.0


@dataclass(frozen=True)
class PrintedCard:
    """A printed card. If there are two `moves`, the front shows them instead of `face`."""

    face: FormattedFace
    moves: tuple[FormattedFace, ...] = ()


def render_pack_pdf(
    game: str, text: str = "", paper: str = "a4", one_each: bool = False, language: str = ENGLISH
) -> bytes:
    """Return a pack as a PDF for duplex printing: each page of fronts is followed by its page of backs.

    Without `text`, print the game's default pack. With `one_each`, print one copy of each card. If the fonts lack
    characters of the language, print it in English. Rendering takes seconds, so the server runs it in a separate
    process. Raise `MissingLetters` if the fonts lack a character used in the pack.
    """
    definition = registry.find_game(game)
    reader = Reader(language=language_of_sheets(game, text, language))
    cards = list(_copies(pack_faces(game, text, reader), one_each))
    width, height = PAPERS[paper]
    title = reader.t("printing-cards-title", game=definition.title)
    canvas = Canvas(width, height, title, texts_of_cards(cards, reader))
    canvas.pdf.set_lang(reader.language)
    left, top = (width - COLUMNS * CARD_WIDTH) / 2, (height - ROWS * CARD_HEIGHT) / 2
    for first in range(0, len(cards), COLUMNS * ROWS):
        page = cards[first : first + COLUMNS * ROWS]
        positions = [
            (left + index % COLUMNS * CARD_WIDTH, top + index // COLUMNS * CARD_HEIGHT) for index in range(len(page))
        ]
        canvas.pdf.add_page()
        # Neighboring cards cover each other's bleed, so draw the full bleed first, then the horizontal bleed, then the
        # fronts.
        for margin in ((BLEED, BLEED), (BLEED, 0.0)):
            for card, position in zip(page, positions, strict=True):
                _draw_bleed(canvas, card, position, margin)
        for card, position in zip(page, positions, strict=True):
            draw_card(canvas, card, position, reader)
        _draw_crop_marks(canvas, left, top, width, height)
        canvas.pdf.add_page()
        _draw_backs(canvas, definition.back_color, len(page), left, top)
        _draw_crop_marks(canvas, left, top, width, height)
    return canvas.finish()


def language_of_sheets(game: str, text: str, language: str) -> str:
    """Return the language in which a pack can be printed: `language`, or else English."""
    return printable_language(
        language, lambda reader: texts_of_cards(combine_faces(pack_faces(game, text, reader)), reader)
    )


def pack_faces(game: str, text: str, reader: Reader) -> list[FormattedFace]:
    """Return the faces of a pack, by default of the game's default pack."""
    return format_faces(pack_editor.all_faces(game, text or registry.default_pack_text(game)), reader)


def texts_of_cards(cards: Iterable[PrintedCard], reader: Reader) -> list[str]:
    """Return all texts that are on the cards."""
    faces = {face.id: face for card in cards for face in (card.face, *card.moves)}
    texts = [text for face in faces.values() for text in (face.name, face.label, face.id, face.text, face.short_text)]
    return [*texts, *labels_of_moves(reader), "+-0123456789"]


def _copies(faces: list[FormattedFace], one_each: bool) -> Iterator[PrintedCard]:
    """Yield every copy, or one copy of each card if `one_each` is set. Skip disabled cards."""
    for card in combine_faces(faces):
        yield from [card] * (1 if one_each and card.face.copies else card.face.copies)


def combine_faces(faces: list[FormattedFace]) -> Iterator[PrintedCard]:
    """Yield the cards, combining faces that belong to the same card."""
    for face in faces:
        if face.part_of:
            continue
        parts = [each for each in faces if each.part_of == face.id]
        if len(parts) == 1:
            yield PrintedCard(face, (face, parts[0]))
        else:
            yield PrintedCard(face, tuple(parts))


def draw_card(canvas: Canvas, card: PrintedCard, position: Point, reader: Reader) -> None:
    """Draw the front of a card with its upper left corner at a position."""
    if len(card.moves) == 2:
        character_name = card.face.name if card.face.kind == "character" else ""
        draw_two_moves(canvas, card.moves, character_name, position, reader)
    else:
        draw_front(canvas, card.face, *position)


def _draw_bleed(canvas: Canvas, card: PrintedCard, position: Point, margin: Point) -> None:
    if len(card.moves) == 2:
        draw_two_moves_bleed(canvas, card.moves, position, margin)
    else:
        draw_bleed(canvas, card.face.kind, position, margin)


def _draw_backs(canvas: Canvas, color: Color, count: int, left: float, top: float) -> None:
    """Draw a page of backs, mirrored for flipping on the long edge: the first card in a row becomes the last."""
    for at in range(count):
        x, y = left + (COLUMNS - 1 - at % COLUMNS) * CARD_WIDTH, top + at // COLUMNS * CARD_HEIGHT
        canvas.fill_rect(x - BLEED, y - BLEED, CARD_WIDTH + 2 * BLEED, CARD_HEIGHT + 2 * BLEED, color)
    for at in range(count):
        draw_back(canvas, color, left + (COLUMNS - 1 - at % COLUMNS) * CARD_WIDTH, top + at // COLUMNS * CARD_HEIGHT)


def _draw_crop_marks(canvas: Canvas, left: float, top: float, width: float, height: float) -> None:
    right, bottom = left + COLUMNS * CARD_WIDTH, top + ROWS * CARD_HEIGHT
    gap = BLEED + CROP_MARK_GAP
    for at in range(COLUMNS + 1):
        x = left + at * CARD_WIDTH
        canvas.draw_line((x, max(1, top - gap - CROP_MARK_LENGTH)), (x, top - gap), GREY, 0.15)
        canvas.draw_line((x, bottom + gap), (x, min(height - 1, bottom + gap + CROP_MARK_LENGTH)), GREY, 0.15)
    for at in range(ROWS + 1):
        y = top + at * CARD_HEIGHT
        canvas.draw_line((max(1, left - gap - CROP_MARK_LENGTH), y), (left - gap, y), GREY, 0.15)
        canvas.draw_line((right + gap, y), (min(width - 1, right + gap + CROP_MARK_LENGTH), y), GREY, 0.15)
