"""Step patterns for pytest-bdd: plain text with typed placeholders."""

from __future__ import annotations

import re
from collections.abc import Callable

from pytest_bdd import parsers
from pytest_bdd.parsers import StepParser

from kwoon.core.game import View

NAME = r"[A-Z]\w*"
"""Names are single capitalized words, so `nobody` and `all` do not match."""
ANY_CARD = r"[\w-]+"


class Impossible(ValueError):
    """A scenario that makes no sense as written; the message says what to change."""


def several(kind: str) -> str:
    """Return a pattern for one or more of a kind: 'a', 'a and b', 'a, b and c'."""
    return f"{kind}(?:(?:, | and ){kind})*"


def split(words: str) -> list[str]:
    """Return the parts of 'a, b and c'."""
    return re.split(r", | and ", words)


def listed(words: list[str]) -> str:
    """Return the parts joined as 'a, b and c'."""
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else "".join(words)


def pattern(words: str, card: str = ANY_CARD) -> str:
    """Return a regular expression for a step. `card` is the pattern of card ids.

    Placeholders are {name}, {names}, {who} (readers), {card}, {cards} and {count}; {loser:name} is a name captured as
    `loser`; any other placeholder matches any text. Special characters of regular expressions keep their meaning.
    """
    kinds = {
        "name": NAME,
        "names": several(NAME),
        "who": several(f"(?:all|a watcher|{NAME})"),
        "card": card,
        "cards": several(card),
        "count": r"\d+",
    }
    return re.sub(
        r"{(\w+)(?::(\w+))?}", lambda blank: f"(?P<{blank[1]}>{kinds.get(blank[2] or blank[1], '.+?')})", words
    )


def sentence(words: str, card: str = ANY_CARD) -> StepParser:
    """Return a parser for a given, when or then step."""
    return parsers.re(pattern(words, card))


Check = Callable[..., None]
CardsIn = Callable[[View], set[int]]


class Facts:
    """Statements that hold for a view or not, used for both `Then ...` and `Then Ann sees that ...`."""

    def __init__(self, card: str = ANY_CARD) -> None:
        self.card = card
        self.cards_in: CardsIn = _cards_unknown
        """Returns all cards whose faces a view shows."""
        self.checks: list[tuple[re.Pattern[str], Check]] = []

    def sentence(self, words: str) -> StepParser:
        """Return a parser for a step, with this game's card ids."""
        return sentence(words, self.card)

    def shows(self, cards_in: CardsIn) -> CardsIn:
        """Register the function that returns the cards a view shows."""
        self.cards_in = cards_in
        return cards_in

    def say(self, words: str) -> Callable[[Check], Check]:
        """Add a statement; its placeholders are passed to the check by name, after the table and the view."""

        def add(check: Check) -> Check:
            self.checks.append((re.compile(pattern(words, self.card)), check))
            return check

        return add

    def know(self, words: str) -> bool:
        """Return whether there is such a statement."""
        return any(known.fullmatch(words) for known, _ in self.checks)

    def hold(self, words: str, table: object, view: object) -> None:
        """Check a statement on one view."""
        for known, check in self.checks:
            match = known.fullmatch(words)
            if match:
                check(table, view, **match.groupdict())
                return
        raise Impossible(f"'{words}' is not something that one can see in this game.")


def _cards_unknown(view: View) -> set[int]:
    raise Impossible("This game does not say which cards a view shows.")


class FactSentence(StepParser):
    """Matches every statement of a game's facts and passes it on whole."""

    def __init__(self, facts: Facts) -> None:
        super().__init__("a fact")
        self.facts = facts

    def parse_arguments(self, name: str) -> dict[str, str]:
        return {"fact": name}

    def is_matching(self, name: str) -> bool:
        return self.facts.know(name)
