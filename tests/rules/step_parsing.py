"""Step patterns for pytest-bdd: plain text with typed placeholders."""

from __future__ import annotations

import re
from collections.abc import Callable

from pytest_bdd import parsers
from pytest_bdd.parsers import StepParser

from kwoon.core.game import View

NAME = r"[A-Z]\w*"
"""Names are single capitalized words, so that `nobody` and `all` do not match."""
ANY_CARD = r"[\w-]+"


class ImpossibleScenario(ValueError):
    """A scenario that makes no sense as written; the message says what to change."""


def list_pattern(kind: str) -> str:
    """Return a pattern for a list of one or more items: 'a', 'a and b', 'a, b and c'."""
    return f"{kind}(?:(?:, | and ){kind})*"


def split_list(text: str) -> list[str]:
    """Return the items in a list such as 'a, b and c'."""
    return re.split(r", | and ", text)


def join_list(text: list[str]) -> str:
    """Return the items joined as 'a, b and c'."""
    return ", ".join(text[:-1]) + " and " + text[-1] if len(text) > 1 else "".join(text)


def step_pattern(text: str, card: str = ANY_CARD) -> str:
    """Return a regular expression for a step. `card` is the pattern for card ids.

    Placeholders are {name}, {names}, {who} (viewers), {card}, {cards} and {count}. {loser:name} is a name captured as
    `loser`. Any other placeholder matches any text. Characters that are special in regular expressions keep their
    meaning.
    """
    kinds = {
        "name": NAME,
        "names": list_pattern(NAME),
        "who": list_pattern(f"(?:all|a watcher|{NAME})"),
        "card": card,
        "cards": list_pattern(card),
        "count": r"\d+",
    }
    return re.sub(
        r"{(\w+)(?::(\w+))?}",
        lambda placeholder: f"(?P<{placeholder[1]}>{kinds.get(placeholder[2] or placeholder[1], '.+?')})",
        text,
    )


def step_text(text: str, card: str = ANY_CARD) -> StepParser:
    return parsers.re(step_pattern(text, card))


Check = Callable[..., None]
CardsInView = Callable[[View], set[int]]


class Facts:
    """Statements that are true or false for a view, used for both `Then ...` and `Then Ann sees that ...`."""

    def __init__(self, card: str = ANY_CARD) -> None:
        self.card = card
        self.cards_in: CardsInView = _no_cards_in_view
        """Returns all cards whose faces a view shows."""
        self.checks: list[tuple[re.Pattern[str], Check]] = []

    def step_text(self, text: str) -> StepParser:
        """Return a parser for a step with this game's card ids."""
        return step_text(text, self.card)

    def set_cards_in_view(self, cards_in: CardsInView) -> CardsInView:
        """Register the function that returns the cards shown in a view."""
        self.cards_in = cards_in
        return cards_in

    def statement(self, text: str) -> Callable[[Check], Check]:
        """Register a check for a statement. The check gets the table, the view and the statement's placeholders by
        name."""

        def add(check: Check) -> Check:
            self.checks.append((re.compile(step_pattern(text, self.card)), check))
            return check

        return add

    def matches(self, text: str) -> bool:
        return any(pattern.fullmatch(text) for pattern, _ in self.checks)

    def check(self, text: str, table: object, view: object) -> None:
        """Check a statement against one view. Raise `ImpossibleScenario` if it is unknown."""
        for pattern, check in self.checks:
            match = pattern.fullmatch(text)
            if match:
                check(table, view, **match.groupdict())
                return
        raise ImpossibleScenario(f"'{text}' is not a known fact of this game.")


def _no_cards_in_view(view: View) -> set[int]:
    raise ImpossibleScenario("This game does not define which cards a view shows.")


class FactStepParser(StepParser):
    """Matches every statement among a game's facts and passes on its whole text."""

    def __init__(self, facts: Facts) -> None:
        super().__init__("a fact")
        self.facts = facts

    def parse_arguments(self, name: str) -> dict[str, str]:
        return {"fact": name}

    def is_matching(self, name: str) -> bool:
        return self.facts.matches(name)
