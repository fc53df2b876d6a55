"""The rules about a word: what people read first comes first, and what only mentions the word comes last."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kwoon.core.definition import GameDefinition
from kwoon.registry import Clause, load_clauses, load_rulebook
from kwoon.rulebook import Passage
from kwoon.terminal.screen import Screen

MAX_SHOWN = 6
"""How many rules are shown in the middle of a match."""
MIN_PREFIX_LENGTH = 3
"""A shorter word is meant as it is: 'in' is not the beginning of 'Initiative'."""
PACK_RULING_STARTS = ("Move data",)
"""How a ruling begins that is about how cards are written down, and not about how they are played."""
TITLED, CHAPTER, BEGINS, MENTIONS, NAMED, WHOLE, RULED, LONGER, WRITTEN = range(9)
"""How much a rule is about a word: its heading is the word, its chapter's is, its heading begins with it, a heading has
it; a clause begins with it, has it, settles a rare case of it, has a longer word, or says how cards are written."""
NO_RANK = -1
ARTICLE = r"(?:an? |the |each |every )?"


@dataclass(frozen=True)
class FoundRule:
    """A passage or a clause, with what it is called."""

    label: str
    text: str


def find_rules(definition: GameDefinition, word: str) -> list[FoundRule]:
    """The rules about a word or a phrase, the one to read first at the front."""
    for query in _make_queries(word):
        rules = _find_passages(definition, query) + _find_clauses(definition, query)
        if rules:
            return [rule for _, rule in sorted(rules, key=lambda each: each[0])]
    return []


def print_found_rules(screen: Screen, definition: GameDefinition, word: str, meaning: str = "") -> None:
    """The rules about a word, without their scenarios; before them what it means, where somebody has said that."""
    rules = find_rules(definition, word)
    if meaning:
        screen.print_spans([(f"{word}: ", "name"), (meaning, "")], indent=1)
    elif not rules:
        screen.print_line(f"No rule speaks of '{word}'. Try another word, for example: rules draw")
    for rule in rules[:MAX_SHOWN]:
        screen.print_spans([(rule.label, "quiet")], indent=1)
        screen.print_spans([(rule.text, "")], indent=3)
    if len(rules) > MAX_SHOWN:
        more = len(rules) - MAX_SHOWN
        count_text = "is 1" if more == 1 else f"are {more}"
        screen.print_line(f"There {count_text} more. Add a word to find the one you want: rules {word} ...")


@dataclass(frozen=True)
class RuleQuery:
    """What a text must have to be about a word."""

    parts: list[re.Pattern[str]]
    whole_word: re.Pattern[str]
    start_of_text: re.Pattern[str]
    heading: re.Pattern[str]

    def matches(self, text: str) -> bool:
        """Whether a text has all of it."""
        return all(part.search(text.lower()) for part in self.parts)

    def rank_passage(self, passage: Passage, chapter: str) -> int:
        """How much the headings above a passage are about it."""
        title, chapter_title = passage.title.lower(), chapter.lower()
        if self.heading.fullmatch(title):
            return TITLED
        if self.heading.fullmatch(chapter_title):
            return CHAPTER
        if self.heading.match(title):
            return BEGINS
        is_mentioned = self.matches(title) or self.matches(chapter_title)
        return MENTIONS if is_mentioned and self.matches(f"{title} {passage.text}") else NO_RANK

    def rank_clause(self, clause: Clause) -> int:
        """How much a clause that has it is about it."""
        text = clause.text.lower()
        if clause.text.startswith(PACK_RULING_STARTS):
            return WRITTEN
        is_named = self.start_of_text.match(text) or self.whole_word.search(clause.id)
        if clause.kind == "ruling" and (is_named or self.whole_word.search(text)):
            return RULED
        return NAMED if is_named else WHOLE if self.whole_word.search(text) else LONGER


def _make_queries(word: str) -> list[RuleQuery]:
    """The phrase; then its words, wherever they stand; then what is left of a word without its ending."""
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


def _find_passages(definition: GameDefinition, query: RuleQuery) -> list[tuple[int, FoundRule]]:
    """Passages with a text of their own whose heading or chapter names the word; without one, their clauses."""
    clauses = {clause.id: clause for clause in load_clauses(definition)}
    ranked_rules: list[tuple[int, FoundRule]] = []
    for chapter in load_rulebook(definition).chapters:
        for passage in chapter.passages:
            rank = query.rank_passage(passage, chapter.title)
            if rank != NO_RANK:
                ranked_rules.extend([(rank, rule) for rule in _passage_rules(passage, chapter.title, clauses)])
    return ranked_rules


def _passage_rules(passage: Passage, chapter: str, clauses: dict[str, Clause]) -> list[FoundRule]:
    if passage.text or passage.points:
        return [FoundRule(passage.title or chapter, " ".join([passage.text, *passage.points]).strip())]
    return [FoundRule(clause_id, clauses[clause_id].text) for clause_id in passage.clauses if clause_id in clauses]


def _find_clauses(definition: GameDefinition, query: RuleQuery) -> list[tuple[int, FoundRule]]:
    """Clauses that have the word, but for those that their passage says already."""
    shown_labels = {rule.label for _, rule in _find_passages(definition, query)}
    ranked_rules: list[tuple[int, FoundRule]] = []
    for clause in load_clauses(definition):
        text = f"{clause.id} {clause.kind} {clause.section} {clause.text}"
        if clause.id not in shown_labels and query.matches(text):
            ranked_rules.append((query.rank_clause(clause), FoundRule(clause.id, clause.text)))
    return ranked_rules
