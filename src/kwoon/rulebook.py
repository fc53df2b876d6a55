"""The rulebook that people learn a game from: Markdown in the game's folder, in one file for each language.

A comment below a heading names the clauses that the section covers, and the kinds of prompts and cards that it is about:

    <!-- clauses: fight.turn.winner-draw fight.turn.loser-draw; prompts: take; cards: attack -->

Only the Markdown that rulebooks need is understood: headings, paragraphs, quotes, lists, tables, bold, italics, and
pictures of cards: `![](card:S4)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple

_COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)
_PICTURES = re.compile(r"^(?:!\[[^\]]*\]\(card:[^)]*\) ?)+\n+", re.MULTILINE)
_PICTURED_CARD = re.compile(r"!\[[^\]]*\]\(card:([^)]*)\)")
_BLOCK_START = re.compile(r"(?=^(?:- |\d+\. |> |\|))", re.MULTILINE)
_TABLE_RULE = re.compile(r"[|:\- ]+")
_LIST_ITEM = re.compile(r"^(?:-|\d+\.) +", re.MULTILINE)


BlockKind = Literal["paragraph", "quote", "list", "steps", "table", "cards"]


class RulebookBlock(NamedTuple):
    """A paragraph, quote, list, table or row of cards. Texts may contain `**bold**` and `*italic*` words."""

    kind: BlockKind
    """`steps` is a numbered list."""
    text: str = ""
    """Of a paragraph or quote."""
    items: list[str] = []  # noqa: RUF012
    """Of a list, or the ids of cards."""
    rows: list[list[str]] = []  # noqa: RUF012
    """Of a table. The first row is its head."""

    def texts(self) -> list[str]:
        """Return all texts in the block."""
        return [] if self.kind == "cards" else [self.text, *self.items, *(cell for row in self.rows for cell in row)]


@dataclass(frozen=True)
class RulebookSection:
    level: int
    """1 for the introduction, 2 for a chapter, 3 for a section of a chapter."""
    heading: str
    blocks: list[RulebookBlock]
    clauses: list[str]
    """Ids of the clauses that the section covers, or patterns; `resolve_patterns` replaces them."""
    prompts: list[str]
    """Kinds of prompts for which this section should be read first."""
    card_kinds: list[str]
    """Kinds of cards that the section is about."""

    def plain_text(self) -> str:
        """Return the section's sentences in one line, without tables and marks of emphasis."""
        texts = (text for block in self.blocks if block.kind != "table" for text in block.texts())
        return " ".join(filter(None, texts)).replace("*", "")


def parse_rulebook(markdown: str, clause_ids: Iterable[str] = ()) -> list[RulebookSection]:
    """Return the sections in order, with patterns of clauses resolved.

    Raise ValueError if a comment names an unknown field.
    """
    parts = re.split(r"^(?=#)", markdown, flags=re.MULTILINE)
    return _resolve_patterns([_section(part) for part in parts if part.strip()], list(clause_ids))


def rulebook_from_clauses(clauses: Iterable[tuple[str, str]]) -> list[RulebookSection]:
    """Return the sections of a game that has only clauses, given as pairs of a heading and a clause's id."""
    sections: dict[str, RulebookSection] = {}
    for heading, clause in clauses:
        section = sections.setdefault(heading, RulebookSection(2, heading, [], [], [], []))
        section.clauses.append(clause)
    return list(sections.values())


def readable_markdown(markdown: str) -> str:
    """Return the Markdown without comments and card pictures, for places that cannot draw cards."""
    return _PICTURES.sub("", re.sub(_COMMENT.pattern + r"\n", "", markdown, flags=re.DOTALL))


def _section(part: str) -> RulebookSection:
    head, _, body = part.partition("\n")
    heading = head.lstrip("# ")
    section = RulebookSection(len(head) - len(head.lstrip("#")), heading, list(_blocks(body)), [], [], [])
    fields = {"clauses": section.clauses, "prompts": section.prompts, "cards": section.card_kinds}
    for comment in _COMMENT.findall(body):
        for entry in comment.split(";"):
            name, _, values = entry.partition(":")
            if name.strip() not in fields:
                raise ValueError(
                    f"The comment below '{heading}' names '{name.strip()}', which is not a field. "
                    f"Fields: {', '.join(fields)}."
                )
            fields[name.strip()].extend(values.split())
    section.card_kinds[:] = [kind.replace("-", " ") for kind in section.card_kinds]
    return section


def _blocks(body: str) -> Iterator[RulebookBlock]:
    for paragraph in re.split(r"\n{2,}", _COMMENT.sub("", body)):
        text = paragraph.strip()
        first = _BLOCK_START.search(text)
        if first is not None and first.start() > 0:
            # A list or table directly below a sentence.
            yield from (_block(each.strip()) for each in (text[: first.start()], text[first.start() :]))
        elif text:
            yield _block(text)


def _block(text: str) -> RulebookBlock:
    if text.startswith("|"):
        lines = [line.strip() for line in text.splitlines() if not _TABLE_RULE.fullmatch(line)]
        rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines]
        return RulebookBlock("table", rows=rows)
    if text.startswith("> "):
        return RulebookBlock("quote", re.sub(r"^> ?", "", text, flags=re.MULTILINE).replace("\n", " "))
    if _PICTURED_CARD.match(text):
        return RulebookBlock("cards", items=_PICTURED_CARD.findall(text))
    if _LIST_ITEM.match(text):
        items = [" ".join(item.split()) for item in _LIST_ITEM.split(text) if item]
        return RulebookBlock("list" if text.startswith("-") else "steps", items=items)
    return RulebookBlock("paragraph", text.replace("\n", " "))


def _resolve_patterns(sections: list[RulebookSection], clause_ids: list[str]) -> list[RulebookSection]:
    """Replace patterns such as `dp.character.*` by the matching clauses that no section names."""
    named = {name for section in sections for name in section.clauses if "*" not in name}
    for section in sections:
        for pattern in [name for name in section.clauses if "*" in name]:
            matches = [clause for clause in clause_ids if clause not in named and fnmatchcase(clause, pattern)]
            at = section.clauses.index(pattern)
            section.clauses[at : at + 1] = matches
            named.update(matches)
    return sections
