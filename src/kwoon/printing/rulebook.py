"""A game's rulebook as a PDF, with the pictured cards as they are printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from kwoon import registry
from kwoon.core.definition import GameDefinition
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import ENGLISH
from kwoon.printing.canvas import MM_PER_POINT, Canvas
from kwoon.printing.card_back import draw_emblem, draw_lattice
from kwoon.printing.card_front import CARD_HEIGHT, CARD_WIDTH
from kwoon.printing.colors import GOLD, INK, LIGHT, PAPER, PAPER_SHADE, RED, SOFT_INK, Color, mix_colors
from kwoon.printing.fonts import SANS, SERIF, has_letter, printable_language
from kwoon.printing.line_breaks import Line, StyledText, break_lines
from kwoon.printing.pages import Piece, split_into_pages
from kwoon.printing.sheet import PAPERS, PrintedCard, combine_faces, draw_card, pack_faces, texts_of_cards
from kwoon.rulebook import RulebookBlock, RulebookSection

TEXT_WIDTH = 146.0
TOP_MARGIN = 20.0
BOTTOM_MARGIN = 24.0
BANNER_HEIGHT = 46.0
TEXT_SIZE = 10.5
TABLE_SIZE = 9.5
INTRODUCTION_SIZE = 13.0
HEADING_SIZES = {2: 19.0, 3: 13.5, 4: 10.5}
"""In points, by level."""
HEADING_SPACES = {2: 10.0, 3: 6.5, 4: 4.5}
"""Space above a heading in millimeters, by level."""
BLOCK_SPACE = 3.0
ITEM_SPACE = 1.2
SPACE_BELOW = 1.5
"""Additional space below tables and cards."""
INDENT = 6.5
"""Of lists."""
QUOTE_PADDING = 3.0
CELL_PADDING = 2.2
MAX_CARD_WIDTH = 42.0
CARD_GAP = 4.0
MAX_CARDS_IN_ROW = 5
NARROW_CELL = 4
"""Cells of at most this many characters are centered, if their whole column is narrow."""
TABLE_HEAD: Color = mix_colors(PAPER_SHADE, PAPER, 0.7)
QUOTE_COLOR: Color = mix_colors(PAPER_SHADE, PAPER, 0.35)
SUBSTITUTES = {"♠": "", "♣": "", "♦": "", "♥": "", "★": "*"}
"""What to print instead of signs that the fonts lack."""
_EMPHASIS = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*)")


def render_rulebook_pdf(game: str, text: str = "", paper: str = "a4", language: str = ENGLISH) -> bytes:
    """Return a game's rulebook as a PDF. Its pictures show the cards of a pack given as text, by default of the game's
    default pack.

    If the fonts lack characters of the language, print the rulebook in English. Raise `MissingLetters` if they lack a
    character used on the cards.
    """
    definition = registry.find_game(game)
    reader = Reader(language=language_of_rulebook(game, text, language))
    width, height = PAPERS[paper]
    sections = _sections(definition, reader.language)
    cards = _pictured_cards(sections, game, text, reader)
    title = reader.say(definition.title)
    canvas = Canvas(
        width,
        height,
        reader.t("printing-rulebook-title", game=title),
        _texts(definition, sections, list(cards.values()), reader),
    )
    canvas.pdf.set_lang(reader.language)
    layout = _Layout(canvas, (width - TEXT_WIDTH) / 2, definition.back_color, cards, reader)
    pieces = list(layout.note(reader.t("printing-english-only"))) if reader.language != language else []
    for section in sections:
        pieces.extend(layout.section(section))
    first_top = BANNER_HEIGHT + 12
    heading = sections[0].heading if sections and sections[0].level == 1 else title
    room = height - BOTTOM_MARGIN
    for number, page in enumerate(split_into_pages(pieces, room - first_top, room - TOP_MARGIN), 1):
        canvas.pdf.add_page()
        if number == 1:
            _draw_banner(canvas, heading, definition.back_color, width)
        for y, piece in page:
            piece.draw((first_top if number == 1 else TOP_MARGIN) + y)
        _draw_footer(canvas, title, number, width, height)
    return canvas.finish()


def language_of_rulebook(game: str, text: str, language: str) -> str:
    """Return the language in which a rulebook can be printed: `language`, or else English."""
    definition = registry.find_game(game)

    def texts(reader: Reader) -> list[str]:
        sections = _sections(definition, reader.language)
        return _texts(definition, sections, list(_pictured_cards(sections, game, text, reader).values()), reader)

    return printable_language(language, texts)


def _sections(definition: GameDefinition, language: str) -> list[RulebookSection]:
    """Return the sections to print. If the game has no rulebook, they list its clauses."""
    sections = registry.load_rulebook(definition, language)
    if registry.rulebook_markdown(definition, language) is None:
        clauses = {clause.id: clause.text for clause in registry.load_clauses(definition)}
        for section in sections:
            section.blocks.append(RulebookBlock("list", items=[clauses[id] for id in section.clauses]))
    for section in sections:
        section.blocks[:] = [_with_substitutes(block) for block in section.blocks]
    return sections


def _with_substitutes(block: RulebookBlock) -> RulebookBlock:
    """Return a block with substitutes for signs that the fonts lack. The font for Chinese has them."""
    return block._replace(
        text=_substitute(block.text),
        items=[_substitute(item) for item in block.items],
        rows=[[_substitute(cell) for cell in row] for row in block.rows],
    )


def _substitute(text: str) -> str:
    for sign, substitute in SUBSTITUTES.items():
        if sign in text and not has_letter(sign):
            text = text.replace(f"{sign} ", f"{substitute} " if substitute else "").replace(sign, substitute)
    return text


def _texts(
    definition: GameDefinition, sections: list[RulebookSection], cards: list[PrintedCard], reader: Reader
) -> list[str]:
    texts = [text for section in sections for block in section.blocks for text in block.texts()]
    headings = [section.heading for section in sections]
    labels = [reader.say(definition.title), reader.t("printing-english-only"), "0123456789."]
    return [*texts, *headings, *labels, *texts_of_cards(cards, reader)]


def _pictured_cards(sections: list[RulebookSection], game: str, text: str, reader: Reader) -> dict[str, PrintedCard]:
    """Return the pictured cards by the ids of their faces, without those that the pack does not have."""
    pictured = {id for section in sections for block in section.blocks if block.kind == "cards" for id in block.items}
    cards: dict[str, PrintedCard] = {}
    for card in combine_faces(pack_faces(game, text, reader)):
        for face in (card.face, *card.moves):
            if face.id in pictured and card.face.copies:
                cards[face.id] = card
    return cards


def _draw_banner(canvas: Canvas, title: str, color: Color, width: float) -> None:
    """Draw the head of the first page, which looks like the backs of the cards."""
    canvas.fill_rect(0, 0, width, BANNER_HEIGHT, color)
    draw_lattice(canvas, color, (0, 0, width, BANNER_HEIGHT))
    canvas.fill_rect(0, BANNER_HEIGHT, width, 1.2, GOLD)
    left, size = (width - TEXT_WIDTH) / 2, 30.0
    draw_emblem(canvas, color, (left + TEXT_WIDTH - size / 2, BANNER_HEIGHT / 2), size)
    # Behind the title, there is no lattice.
    text_width = TEXT_WIDTH - size - 8
    canvas.fill_rect(0, 8, left + text_width, BANNER_HEIGHT - 16, color)
    canvas.draw_text(
        title,
        (left, 8, text_width, BANNER_HEIGHT - 16),
        size=34,
        min_size=16,
        font=SERIF,
        bold=True,
        color=LIGHT,
        align="L",
        max_lines=2,
    )


def _draw_footer(canvas: Canvas, title: str, number: int, width: float, height: float) -> None:
    left, y = (width - TEXT_WIDTH) / 2, height - 15
    canvas.draw_line((left, y - 1.5), (left + TEXT_WIDTH, y - 1.5), mix_colors(SOFT_INK, PAPER, 0.35), 0.2)
    canvas.draw_text(title, (left, y, TEXT_WIDTH - 20, 5), size=8, min_size=6, color=SOFT_INK, align="L", max_lines=1)
    page = (left + TEXT_WIDTH - 20, y, 20, 5)
    canvas.draw_text(str(number), page, size=9, min_size=9, font=SERIF, bold=True, color=SOFT_INK, align="R")


class _Layout:
    """Turns sections into pieces: lines, rows of tables, and rows of cards."""

    def __init__(
        self, canvas: Canvas, left: float, color: Color, cards: dict[str, PrintedCard], reader: Reader
    ) -> None:
        self.canvas = canvas
        self.left = left
        self.color = color
        self.cards = cards
        self.reader = reader
        # Chinese characters fill their line, so they need more space between lines.
        self.line_height = 1.62 if reader.language.startswith("zh") else 1.45
        self._outline_level = -1

    def note(self, text: str) -> Iterator[Piece]:
        yield from self._quote(text)

    def section(self, section: RulebookSection) -> Iterator[Piece]:
        if section.level > 1:
            yield from self._heading(section)
        for index, block in enumerate(section.blocks):
            if section.level == 1 and index == 0 and block.kind == "paragraph":
                yield from self._lines(
                    block.text, INTRODUCTION_SIZE, font=SERIF, color=mix_colors(self.color, INK, 0.8)
                )
            else:
                yield from self._block(block)

    def _block(self, block: RulebookBlock) -> Iterator[Piece]:
        match block.kind:
            case "paragraph":
                yield from self._lines(block.text)
            case "quote":
                yield from self._quote(block.text)
            case "list" | "steps":
                for index, item in enumerate(block.items):
                    number = f"{index + 1}." if block.kind == "steps" else ""
                    yield from self._item(item, number, BLOCK_SPACE if index == 0 else ITEM_SPACE)
            case "table":
                yield from self._table(block.rows)
            case "cards":
                yield from self._cards(block.items)

    def _heading(self, section: RulebookSection) -> Iterator[Piece]:
        level = min(section.level, max(HEADING_SIZES))
        font, color = (SERIF, self.color if level == 2 else INK) if level < 4 else (SANS, RED)
        size = HEADING_SIZES[level]
        leading = size * MM_PER_POINT * 1.25
        lines = break_lines([StyledText(section.heading, bold=True)], TEXT_WIDTH, self.canvas.measure(font, size))
        for index, line in enumerate(lines):

            def draw(y: float, line: Line = line, is_first: bool = index == 0) -> None:
                if is_first:
                    self._add_bookmark(section.heading, level - 2, y)
                self.canvas.draw_line_of_text(line, (self.left, y), leading, font=font, size=size, color=color)

            yield Piece(leading, draw, HEADING_SPACES[level] if index == 0 else 0.0, keeps_next=True)
        if level == 2:

            def draw_rule(y: float) -> None:
                self.canvas.fill_rect(self.left, y + 0.8, TEXT_WIDTH, 0.5, GOLD)

            yield Piece(1.8, draw_rule, keeps_next=True)

    def _add_bookmark(self, heading: str, level: int, y: float) -> None:
        # A bookmark must not be more than one level below the one before.
        self._outline_level = min(level, self._outline_level + 1)
        self.canvas.pdf.set_xy(self.left, y)
        self.canvas.pdf.start_section(heading, self._outline_level)

    def _lines(
        self,
        text: str,
        size: float = TEXT_SIZE,
        *,
        font: str = SANS,
        color: Color = INK,
        indent: float = 0.0,
        width: float = TEXT_WIDTH,
        space: float = BLOCK_SPACE,
    ) -> Iterator[Piece]:
        """Yield the lines of a paragraph. Its first and its last line do not stand alone on a page."""
        leading = size * MM_PER_POINT * self.line_height
        lines = break_lines(styled_texts(text), width - indent, self.canvas.measure(font, size))
        for index, line in enumerate(lines):

            def draw(y: float, line: Line = line) -> None:
                position = (self.left + indent, y)
                self.canvas.draw_line_of_text(line, position, leading, font=font, size=size, color=color)

            keeps_next = index < len(lines) - 1 and index in (0, len(lines) - 2)
            yield Piece(leading, draw, space if index == 0 else 0.0, keeps_next)

    def _item(self, text: str, number: str, space: float) -> Iterator[Piece]:
        first, *rest = self._lines(text, indent=INDENT, space=space)

        def draw(y: float) -> None:
            if number:
                label = [StyledText(number, bold=True)]
                leading = first.height
                self.canvas.draw_line_of_text(
                    label, (self.left, y), leading, font=SERIF, size=TEXT_SIZE + 0.5, color=RED
                )
            else:
                self.canvas.draw_disc((self.left + 1.6, y + first.height / 2 - 0.65), 1.3, RED, RED, 0.1)
            first.draw(y)

        yield first._replace(draw=draw)
        yield from rest

    def _quote(self, text: str) -> Iterator[Piece]:
        lines = list(self._lines(text, indent=2 * QUOTE_PADDING, width=TEXT_WIDTH - QUOTE_PADDING))
        for index, line in enumerate(lines):
            above = QUOTE_PADDING * 0.7 if index == 0 else 0.0
            below = QUOTE_PADDING * 0.7 if index == len(lines) - 1 else 0.0
            height = line.height + above + below

            def draw(y: float, line: Piece = line, above: float = above, height: float = height) -> None:
                # The boxes of the lines overlap, so that viewers draw no seams between them.
                self.canvas.fill_rect(self.left, y, TEXT_WIDTH, height, QUOTE_COLOR)
                self.canvas.fill_rect(self.left, y, 1.1, height, GOLD)
                line.draw(y + above)

            yield line._replace(height=height, draw=draw)

    def _table(self, rows: list[list[str]]) -> Iterator[Piece]:
        num_columns = max(len(row) for row in rows)
        cells = [row + [""] * (num_columns - len(row)) for row in rows]
        measure = self.canvas.measure(SANS, TABLE_SIZE)
        texts = [[_emphasized(styled_texts(cell), at == 0) for cell in row] for at, row in enumerate(cells)]
        natural = [
            max(sum(measure(part) for part in row[column]) for row in texts) + 2 * CELL_PADDING + 0.1
            for column in range(num_columns)
        ]
        widths = column_widths(natural, TEXT_WIDTH)
        centered = [
            column > 0 and all(len(row[column]) <= NARROW_CELL for row in cells[1:]) for column in range(num_columns)
        ]
        head: tuple[Piece, ...] = ()
        for index, row in enumerate(texts):
            lines = [
                break_lines(cell, width - 2 * CELL_PADDING, measure) for cell, width in zip(row, widths, strict=True)
            ]
            piece = self._table_row(lines, widths, centered, is_head=index == 0)
            if index == 0:
                piece = piece._replace(space=BLOCK_SPACE + 0.5, keeps_next=True)
                head = (piece,)
                yield piece
            else:
                is_last = index == len(texts) - 1
                height = piece.height + (SPACE_BELOW if is_last else 0)
                yield piece._replace(
                    height=height, repeated=head, keeps_next=index in (1, len(texts) - 2) and not is_last
                )

    def _table_row(
        self, cells: Sequence[list[Line]], widths: Sequence[float], centered: Sequence[bool], *, is_head: bool
    ) -> Piece:
        leading = TABLE_SIZE * MM_PER_POINT * (self.line_height - 0.1)
        padding = 1.1
        height = max(len(lines) for lines in cells) * leading + 2 * padding
        measure = self.canvas.measure(SANS, TABLE_SIZE)

        def draw(y: float) -> None:
            if is_head:
                self.canvas.fill_rect(self.left, y, sum(widths), height, TABLE_HEAD)
            rule = mix_colors(SOFT_INK, PAPER, 0.9 if is_head else 0.3)
            self.canvas.draw_line(
                (self.left, y + height), (self.left + sum(widths), y + height), rule, 0.35 if is_head else 0.2
            )
            x = self.left
            for lines, width, is_centered in zip(cells, widths, centered, strict=True):
                top = y + padding
                for line in lines:
                    free = width - 2 * CELL_PADDING - sum(map(measure, line)) if is_centered else 0.0
                    self.canvas.draw_line_of_text(
                        line, (x + CELL_PADDING + free / 2, top), leading, font=SANS, size=TABLE_SIZE, color=INK
                    )
                    top += leading
                x += width

        return Piece(height, draw)

    def _cards(self, ids: list[str]) -> Iterator[Piece]:
        cards: list[PrintedCard] = []
        for id in ids:
            card = self.cards.get(id)
            # Two moves may be on the same card.
            if card is not None and card not in cards:
                cards.append(card)
        for first in range(0, len(cards), MAX_CARDS_IN_ROW):
            yield self._row_of_cards(cards[first : first + MAX_CARDS_IN_ROW])

    def _row_of_cards(self, cards: list[PrintedCard]) -> Piece:
        width = min(MAX_CARD_WIDTH, (TEXT_WIDTH - CARD_GAP * (len(cards) - 1)) / len(cards))
        scale = width / CARD_WIDTH
        height = CARD_HEIGHT * scale

        def draw(y: float) -> None:
            x = self.left + (TEXT_WIDTH - len(cards) * (width + CARD_GAP) + CARD_GAP) / 2
            for card in cards:
                self.canvas.fill_rect(x - 0.15, y - 0.15, width + 0.3, height + 0.3, mix_colors(SOFT_INK, PAPER, 0.5))
                with self.canvas.scaled((x, y), scale):
                    draw_card(self.canvas, card, (0.0, 0.0), self.reader)
                x += width + CARD_GAP

        return Piece(height + SPACE_BELOW, draw, BLOCK_SPACE + 1, keeps_next=True)


def styled_texts(markdown: str) -> list[StyledText]:
    """Return a text with its `**bold**` and `*italic*` words."""
    texts: list[StyledText] = []
    for part in filter(None, _EMPHASIS.split(markdown)):
        if part.startswith("**") and len(part) > 4:
            texts.append(StyledText(part[2:-2], bold=True))
        elif part.startswith("*") and part.endswith("*") and len(part) > 2:
            texts.append(StyledText(part[1:-1], italic=True))
        else:
            texts.append(StyledText(part))
    return texts or [StyledText("")]


def _emphasized(texts: list[StyledText], is_bold: bool) -> list[StyledText]:
    return [each._replace(bold=True) for each in texts] if is_bold else texts


def column_widths(natural: Sequence[float], available: float) -> list[float]:
    """Return the widths of a table's columns. Columns that are narrower than their fair share keep their natural width;
    the others share the rest in proportion to theirs."""
    widths = list(natural)
    wide = set(range(len(widths)))
    while sum(widths) > available + 0.01 and wide:
        rest = available - sum(widths[column] for column in range(len(widths)) if column not in wide)
        narrow = {column for column in wide if natural[column] <= rest / len(wide)}
        if not narrow:
            total = sum(natural[column] for column in wide)
            for column in wide:
                widths[column] = rest * natural[column] / total
            break
        wide -= narrow
    return widths
