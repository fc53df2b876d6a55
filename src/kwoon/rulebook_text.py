"""The rulebook that people learn a game from: Markdown in the game's folder, in one file for each language.

A comment below a heading names the clauses that the section covers, and the kinds of prompts and cards that it is about:

    <!-- clauses: fight.turn.winner-draw fight.turn.loser-draw; prompts: take; cards: attack -->
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from importlib.resources import files
from typing import NamedTuple

from kwoon.core.definition import GameDefinition

_COMMENT = re.compile(r"^<!--(.*?)-->\n", re.MULTILINE | re.DOTALL)
_PICTURES = re.compile(r"^(?:!\[[^\]]*\]\(card:[^)]*\) ?)+\n+", re.MULTILINE)
_PICTURED_CARD = re.compile(r"!\[[^\]]*\]\(card:([^)]*)\)")


class RulebookSection(NamedTuple):
    heading: str
    clauses: list[str]
    """Ids of clauses; a pattern such as `dp.character.*` stands for the matching clauses that no other section names."""
    prompts: list[str]
    card_kinds: list[str]


def rulebook_markdown(definition: GameDefinition, language: str = "en") -> str | None:
    """Return the game's rulebook in a language, or None if there is none."""
    file = files(definition.package).joinpath("rulebook", f"{language}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else None


def readable_markdown(markdown: str) -> str:
    """Return the Markdown without comments and card pictures, for places that cannot draw cards."""
    return _PICTURES.sub("", _COMMENT.sub("", markdown))


def pictured_cards(markdown: str) -> list[str]:
    """Return the ids of the cards that the rulebook shows."""
    return _PICTURED_CARD.findall(markdown)


def rulebook_sections(markdown: str) -> list[RulebookSection]:
    """Return the sections in order. Raise ValueError if a comment names an unknown field."""
    sections: list[RulebookSection] = []
    for part in re.split(r"^(?=#)", markdown, flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        section = RulebookSection(heading.lstrip("# "), [], [], [])
        fields = {"clauses": section.clauses, "prompts": section.prompts, "cards": section.card_kinds}
        for comment in _COMMENT.findall(body):
            for entry in comment.split(";"):
                name, _, values = entry.partition(":")
                if name.strip() not in fields:
                    raise ValueError(
                        f"The comment below '{section.heading}' names '{name.strip()}', which is not a field. "
                        f"Fields: {', '.join(fields)}."
                    )
                fields[name.strip()].extend(values.split())
        sections.append(section)
    return sections


def clauses_by_section(sections: list[RulebookSection], clause_ids: list[str]) -> dict[str, list[str]]:
    """Return the headings of the sections that cover each clause."""
    headings: dict[str, list[str]] = {clause: [] for clause in clause_ids}
    patterns = [(section.heading, name) for section in sections for name in section.clauses if "*" in name]
    for section in sections:
        for name in section.clauses:
            if "*" not in name:
                headings.setdefault(name, []).append(section.heading)
    for heading, pattern in patterns:
        for clause in clause_ids:
            if not headings[clause] and fnmatchcase(clause, pattern):
                headings[clause].append(heading)
    return headings
