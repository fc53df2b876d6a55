"""The rules about a word: what people read first comes first, and what only mentions the word comes last."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kwoon.core.box import Box
from kwoon.reading import Passage
from kwoon.shelf import Clause, ledger, reading
from kwoon.terminal.screen import Screen

AT_ONCE = 6
"""How many rules are shown in the middle of a match."""
SHORTEST = 3
"""A shorter word is meant as it is: 'in' is not the beginning of 'Initiative'."""
OF_THE_PACK = ("Move data",)
"""How a ruling begins that is about how cards are written down, and not about how they are played."""
TITLED, CHAPTER, BEGINS, MENTIONS, NAMED, WHOLE, RULED, LONGER, WRITTEN = range(9)
"""How much a rule is about a word: its heading is the word, its chapter's is, its heading begins with it, a heading has
it; a clause begins with it, has it, settles a rare case of it, has a longer word, or says how cards are written."""
NOT_AT_ALL = -1
ARTICLE = r"(?:an? |the |each |every )?"


@dataclass(frozen=True)
class Rule:
    """A passage or a clause, with what it is called."""

    label: str
    text: str


def about(box: Box, word: str) -> list[Rule]:
    """The rules about a word or a phrase, the one to read first at the front."""
    for sought in _forms(word):
        found = _passages(box, sought) + _clauses(box, sought)
        if found:
            return [rule for _, rule in sorted(found, key=lambda each: each[0])]
    return []


def tell_rules(screen: Screen, box: Box, word: str, meaning: str = "") -> None:
    """The rules about a word, without their scenarios; before them what it means, where somebody has said that."""
    found = about(box, word)
    if meaning:
        screen.show([(f"{word}: ", "name"), (meaning, "")], indent=1)
    elif not found:
        screen.say(f"No rule speaks of '{word}'. Try another word, for example: rules draw")
    for rule in found[:AT_ONCE]:
        screen.show([(rule.label, "quiet")], indent=1)
        screen.show([(rule.text, "")], indent=3)
    if len(found) > AT_ONCE:
        more = len(found) - AT_ONCE
        there = "is 1" if more == 1 else f"are {more}"
        screen.say(f"There {there} more. Add a word to find the one you want: rules {word} ...")


@dataclass(frozen=True)
class Sought:
    """What a text must have to be about a word."""

    parts: list[re.Pattern[str]]
    whole: re.Pattern[str]
    start: re.Pattern[str]
    heading: re.Pattern[str]

    def somewhere(self, text: str) -> bool:
        """Whether a text has all of it."""
        return all(part.search(text.lower()) for part in self.parts)

    def of_passage(self, passage: Passage, chapter: str) -> int:
        """How much the headings above a passage are about it."""
        title, above = passage.title.lower(), chapter.lower()
        if self.heading.fullmatch(title):
            return TITLED
        if self.heading.fullmatch(above):
            return CHAPTER
        if self.heading.match(title):
            return BEGINS
        named = self.somewhere(title) or self.somewhere(above)
        return MENTIONS if named and self.somewhere(f"{title} {passage.text}") else NOT_AT_ALL

    def of_clause(self, clause: Clause) -> int:
        """How much a clause that has it is about it."""
        text = clause.text.lower()
        if clause.text.startswith(OF_THE_PACK):
            return WRITTEN
        named = self.start.match(text) or self.whole.search(clause.id)
        if clause.kind == "ruling" and (named or self.whole.search(text)):
            return RULED
        return NAMED if named else WHOLE if self.whole.search(text) else LONGER


def _forms(word: str) -> list[Sought]:
    """The phrase; then its words, wherever they stand; then what is left of a word without its ending."""
    words = re.split(r"[\s-]+", word.lower().strip())
    phrase = r"[\s-]+".join(map(_beginning, words))
    forms = [_sought([phrase], phrase)]
    if len(words) > 1:
        forms.append(_sought([_beginning(each) for each in words], phrase))
    stem = re.sub(r"(?:ing|ed|es|s)$", "", words[0]) if len(words) == 1 else ""
    return [*forms, _sought([_beginning(stem)], _beginning(stem))] if len(stem) > SHORTEST else forms


def _beginning(word: str) -> str:
    return re.escape(word) + (r"[^\W_]*" if len(word) >= SHORTEST else r"(?![^\W_])")


def _sought(parts: list[str], phrase: str) -> Sought:
    bare = phrase.replace(r"[^\W_]*", r"(?:s|es)?")
    return Sought(
        [re.compile(rf"(?<![^\W_]){part}") for part in parts],
        re.compile(rf"(?<![^\W_]){bare}(?![^\W_])"),
        re.compile(rf"{ARTICLE}{bare}(?![^\W_])"),
        re.compile(rf"{ARTICLE}{phrase}"),
    )


def _passages(box: Box, sought: Sought) -> list[tuple[int, Rule]]:
    """Passages with a text of their own whose heading or chapter names the word; without one, their clauses."""
    clauses = {clause.id: clause for clause in ledger(box)}
    found: list[tuple[int, Rule]] = []
    for chapter in reading(box).chapters:
        for passage in chapter.passages:
            rank = sought.of_passage(passage, chapter.title)
            if rank != NOT_AT_ALL:
                found.extend([(rank, rule) for rule in _read(passage, chapter.title, clauses)])
    return found


def _read(passage: Passage, chapter: str, clauses: dict[str, Clause]) -> list[Rule]:
    if passage.text or passage.points:
        return [Rule(passage.title or chapter, " ".join([passage.text, *passage.points]).strip())]
    return [Rule(each, clauses[each].text) for each in passage.clauses if each in clauses]


def _clauses(box: Box, sought: Sought) -> list[tuple[int, Rule]]:
    """Clauses that have the word, but for those that their passage says already."""
    told = {rule.label for _, rule in _passages(box, sought)}
    found: list[tuple[int, Rule]] = []
    for clause in ledger(box):
        text = f"{clause.id} {clause.kind} {clause.section} {clause.text}"
        if clause.id not in told and sought.somewhere(text):
            found.append((sought.of_clause(clause), Rule(clause.id, clause.text)))
    return found
