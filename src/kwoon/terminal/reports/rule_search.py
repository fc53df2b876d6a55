"""Finds the rules about a word and sorts them by relevance."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kwoon.core.definition import GameDefinition
from kwoon.localization.formatter import Reader
from kwoon.localization.languages import ENGLISH, current_language
from kwoon.registry import RuleClause, load_clauses, load_rulebook
from kwoon.rulebook import RulebookBlock, RulebookSection
from kwoon.terminal.screen import Screen

MAX_SHOWN = 6
"""Maximum number of rules shown during a match."""
MIN_PREFIX_LENGTH = 3
"""Minimum length of a word that also matches as a prefix: 'in' does not match 'Initiative'."""
PACK_RULING_STARTS = ("Move data",)
"""Beginnings of rulings about how cards are encoded rather than played."""
TITLED, CHAPTER, BEGINS, MENTIONS, NAMED, WHOLE, RULED, LONGER, WRITTEN = range(9)
"""Ranks of rules that match a word, best first. Sections: the heading is the word, the chapter's heading is the word,
the heading begins with the word, or a heading contains the word. Clauses: the word begins the text or is in the id, the
text contains the word, the clause is a ruling about the word, the text contains only a longer word, or the clause is
about how cards are encoded."""
NO_RANK = -1
ARTICLE = r"(?:an? |the |each |every )?"


@dataclass(frozen=True)
class FoundRule:
    """A section with its heading, or a clause with its id."""

    label: str
    text: str


def find_rules(definition: GameDefinition, word: str) -> list[FoundRule]:
    """Return the rules about a word or phrase, most relevant first. Clauses are English, so in other languages the
    rulebook is searched first."""
    if current_language() != ENGLISH:
        found = find_in_rulebook(load_rulebook(definition, current_language()), word)
        if found:
            return found
    for query in _make_queries(word):
        rules = _find_sections(definition, query) + _find_clauses(definition, query)
        if rules:
            return [rule for _, rule in sorted(rules, key=lambda each: each[0])]
    return []


def find_in_rulebook(sections: list[RulebookSection], word: str) -> list[FoundRule]:
    """Return the sections of a rulebook about a word, most relevant first: all of a section if its heading contains the
    word, otherwise the lines that do."""
    word = word.lower().strip()
    ranked_rules: list[tuple[int, FoundRule]] = []
    for section in sections:
        heading = section.heading.lower()
        lines = [line.replace("*", "") for block in section.blocks for line in _lines(block)]
        if word not in heading:
            rank, lines = WHOLE, [line for line in lines if word in line.lower()]
        else:
            rank = TITLED if heading == word else MENTIONS
        if lines:
            ranked_rules.append((rank, FoundRule(section.heading, "\n".join(lines))))
    return [rule for _, rule in sorted(ranked_rules, key=lambda each: each[0])]


def _lines(block: RulebookBlock) -> list[str]:
    """Return a block as lines: its sentences, points or table rows."""
    if block.kind == "cards":
        return []
    rows = [" · ".join(filter(None, row)) for row in block.rows]
    return [line for line in (block.text, *block.items, *rows) if line]


def print_found_rules(
    screen: Screen, definition: GameDefinition, word: str, meaning: str = "", most: int = MAX_SHOWN
) -> bool:
    """Print the rules about a word, without scenarios. If `meaning` is given, print it first as the word's definition.
    Return whether there is anything about the word."""
    rules, reader = find_rules(definition, word), Reader()
    if meaning:
        screen.print_spans([(reader.t("terminal-term-title", term=word), "name"), (meaning, "")], indent=1)
    elif not rules:
        screen.print_line(reader.t("terminal-no-rule", word=word, example="draw"))
    for rule in rules[:most]:
        screen.print_spans([(rule.label, "quiet")], indent=1)
        for line in rule.text.split("\n"):
            screen.print_spans([(line, "")], indent=3)
    if len(rules) > most:
        screen.print_line(reader.t("terminal-more-found", count=len(rules) - most, word=word))
    return bool(rules or meaning)


@dataclass(frozen=True)
class RuleQuery:
    """Patterns for a searched word or phrase."""

    parts: list[re.Pattern[str]]
    whole_word: re.Pattern[str]
    start_of_text: re.Pattern[str]
    heading: re.Pattern[str]

    def matches(self, text: str) -> bool:
        """Return whether a text contains all parts."""
        return all(part.search(text.lower()) for part in self.parts)

    def rank_section(self, section: RulebookSection, chapter: str) -> int:
        """Return the rank of a section by its headings, or `NO_RANK`."""
        title, chapter_title = (re.sub(r"^\d+\. ", "", each.lower()) for each in (section.heading, chapter))
        if self.heading.fullmatch(title):
            return TITLED
        if self.heading.fullmatch(chapter_title):
            return CHAPTER
        if self.heading.match(title):
            return BEGINS
        is_mentioned = self.matches(title) or self.matches(chapter_title)
        return MENTIONS if is_mentioned and self.matches(f"{title} {section.plain_text().lower()}") else NO_RANK

    def rank_clause(self, clause: RuleClause) -> int:
        """Return the rank of a clause that matches the query."""
        text = clause.text.lower()
        if clause.text.startswith(PACK_RULING_STARTS):
            return WRITTEN
        is_named = self.start_of_text.match(text) or self.whole_word.search(clause.topic)
        if clause.kind == "ruling" and (is_named or self.whole_word.search(text)):
            return RULED
        return NAMED if is_named else WHOLE if self.whole_word.search(text) else LONGER


def _make_queries(word: str) -> list[RuleQuery]:
    """Return the queries to try in order: the phrase, its words in any position, and, for a single word, the word
    without its ending."""
    words = re.split(r"[\s-]+", word.lower().strip())
    phrase = r"[\s-]+".join(map(_prefix_pattern, words))
    forms = [_make_query([phrase], phrase)]
    if len(words) > 1:
        forms.append(_make_query([_prefix_pattern(part) for part in words], phrase))
    stem = re.sub(r"(?:ing|ed|es|s)$", "", words[0]) if len(words) == 1 else ""
    return (
        [*forms, _make_query([_prefix_pattern(stem)], _prefix_pattern(stem))]
        if len(stem) > MIN_PREFIX_LENGTH
        else forms
    )


def _prefix_pattern(word: str) -> str:
    return re.escape(word) + (r"[^\W_]*" if len(word) >= MIN_PREFIX_LENGTH else r"(?![^\W_])")


def _make_query(parts: list[str], phrase: str) -> RuleQuery:
    whole_phrase = phrase.replace(r"[^\W_]*", r"(?:s|es)?")
    return RuleQuery(
        [re.compile(rf"(?<![^\W_]){part}") for part in parts],
        re.compile(rf"(?<![^\W_]){whole_phrase}(?![^\W_])"),
        re.compile(rf"{ARTICLE}{whole_phrase}(?![^\W_])"),
        re.compile(rf"{ARTICLE}{phrase}"),
    )


def _find_sections(definition: GameDefinition, query: RuleQuery) -> list[tuple[int, FoundRule]]:
    """Return the sections whose headings match. A section without text yields its clauses."""
    clauses = {clause.id: clause for clause in load_clauses(definition)}
    ranked_rules: list[tuple[int, FoundRule]] = []
    chapter = ""
    for section in load_rulebook(definition):
        chapter = section.heading if section.level < 3 else chapter
        rank = query.rank_section(section, chapter)
        if rank != NO_RANK:
            ranked_rules.extend([(rank, rule) for rule in _section_rules(section, clauses)])
    return ranked_rules


def _section_rules(section: RulebookSection, clauses: dict[str, RuleClause]) -> list[FoundRule]:
    if section.blocks:
        return [FoundRule(section.heading, section.plain_text())]
    return [FoundRule(clause_id, clauses[clause_id].text) for clause_id in section.clauses if clause_id in clauses]


def _find_clauses(definition: GameDefinition, query: RuleQuery) -> list[tuple[int, FoundRule]]:
    """Return the matching clauses that are not already found through a section."""
    shown_labels = {rule.label for _, rule in _find_sections(definition, query)}
    ranked_rules: list[tuple[int, FoundRule]] = []
    for clause in load_clauses(definition):
        # The first part of an id stands for the game.
        text = f"{clause.topic} {clause.kind} {clause.section} {clause.text}"
        if clause.id not in shown_labels and query.matches(text):
            ranked_rules.append((query.rank_clause(clause), FoundRule(clause.id, clause.text)))
    return ranked_rules
