"""How sentences are written down for pytest-bdd: plain words, with blanks that only take what belongs there."""

from __future__ import annotations

import re
from collections.abc import Callable

from pytest_bdd import parsers
from pytest_bdd.parsers import StepParser

from kwoon.core.game import View

NAME = r"[A-Z]\w*"
"""Players' names are single words with a capital, so that `nobody` and `all` are none."""
ANY_CARD = r"[\w-]+"


class Impossible(ValueError):
    """A scenario that makes no sense as written: a sentence that says what to change."""


def several(kind: str) -> str:
    """One or more of a kind: 'a', 'a and b', 'a, b and c'."""
    return f"{kind}(?:(?:, | and ){kind})*"


def split(words: str) -> list[str]:
    """The parts of 'a, b and c'."""
    return re.split(r", | and ", words)


def listed(words: list[str]) -> str:
    """The other way round."""
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else "".join(words)


def pattern(words: str, card: str = ANY_CARD) -> str:
    """A regular expression for a sentence. `card` is how the ids of cards look.

    Its blanks are {name}, {names}, {who} (who looks on), {card}, {cards} and {count}; {loser:name} is a name that goes
    by `loser`; anything else in braces takes any words. What is special in regular expressions stays so.
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
    """A sentence for given, when or then."""
    return parsers.re(pattern(words, card))


Check = Callable[..., None]
CardsIn = Callable[[View], set[int]]


class Facts:
    """Sentences that are true of a view or not: one list for `Then ...` and for `Then Ann sees that ...`."""

    def __init__(self, card: str = ANY_CARD) -> None:
        self.card = card
        self.cards_in: CardsIn = _cards_unknown
        """All cards whose faces a view shows."""
        self.checks: list[tuple[re.Pattern[str], Check]] = []

    def sentence(self, words: str) -> StepParser:
        """A sentence for given, when or then, which knows how the cards of this game look."""
        return sentence(words, self.card)

    def shows(self, cards_in: CardsIn) -> CardsIn:
        """Say which cards a view shows."""
        self.cards_in = cards_in
        return cards_in

    def say(self, words: str) -> Callable[[Check], Check]:
        """Add a sentence; what fills its blanks is given to the check by name, after the table and the view."""

        def add(check: Check) -> Check:
            self.checks.append((re.compile(pattern(words, self.card)), check))
            return check

        return add

    def know(self, words: str) -> bool:
        """Whether there is such a sentence."""
        return any(known.fullmatch(words) for known, _ in self.checks)

    def hold(self, words: str, table: object, view: object) -> None:
        """Check a sentence on one view."""
        for known, check in self.checks:
            match = known.fullmatch(words)
            if match:
                check(table, view, **match.groupdict())
                return
        raise Impossible(f"'{words}' is not something that one can see in this game.")


def _cards_unknown(view: View) -> set[int]:
    raise Impossible("This game does not say which cards a view shows.")


class FactSentence(StepParser):
    """Every sentence that a game's facts know, handed on whole."""

    def __init__(self, facts: Facts) -> None:
        super().__init__("a fact")
        self.facts = facts

    def parse_arguments(self, name: str) -> dict[str, str]:
        return {"fact": name}

    def is_matching(self, name: str) -> bool:
        return self.facts.know(name)
