"""Every error message is a well-formed sentence, as far as patterns can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.interpreted_rules import SLOW
from tests.invariants.error_messages import FAULTS, error_messages, faults, messages_in_source
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable

SOURCES = Path(__file__).parents[2] / "src/kwoon"
"""The source tree, because the installed package may be compiled and lack its sources."""
MODULES = [
    path.relative_to(SOURCES)
    for pattern in (
        "core/*.py",
        "games/*/rules/*.py",
        "games/*/text/*.py",
        "terminal/match/*.py",
        "terminal/boards/*.py",
    )
    for path in sorted(SOURCES.glob(pattern))
    if list(messages_in_source(path))
]


@pytest.mark.parametrize("table", REGISTERED_TABLES, ids=lambda table: table.label)
def test_error_messages_in_random_games_are_well_formed(table: InvariantTable) -> None:
    messages = dict.fromkeys(error_messages(table, 21, 40 if SLOW else 8))
    assert {source for source, _ in messages} >= {"notation", "rules", "card", "terminal"}
    faulty = {sentence: faults(sentence) for _, sentence in messages if faults(sentence)}
    assert not faulty


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_error_messages_in_sources_are_well_formed(module: Path) -> None:
    """Sources also contain messages that random games rarely reach."""
    faulty = {sentence: faults(sentence) for sentence in messages_in_source(SOURCES / module) if faults(sentence)}
    assert not faulty


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("You cannot done now.", "'cannot' without a verb"),
        ("You cannot S4 now.", "'cannot' without a verb"),
        ("you is out of the game.", "'you' with the verb of a third person"),
        ("ann is out of the game.", "does not begin with a capital letter, a number or a quotation mark"),
        ("Take it back", "does not end with a period"),
        ("Take it  back.", "two spaces, or a space at an end"),
        ("Take it back .", "a space before a punctuation mark"),
        ("Strike Fast!.", "two punctuation marks"),
        ("{name} is no Block.", "an unfilled brace"),
        ("Nobody sits on seat None.", "a Python value"),
        ("An attack has a a Base.", "a word twice"),
        ("Choose a attack.", "'a' before a vowel"),
        ("An block can have one Stance.", "'an' before a consonant"),
        ("Arena 2 has 1 Hidden Weapons already.", "'1' with a plural"),
        ("You have 2, and 1 of them lie there.", "'1' with the verb of a plural"),
        ("Take it back…", "an em dash or an ellipsis"),
    ],
)
def test_malformed_message_is_detected(sentence: str, fault: str) -> None:
    assert fault in faults(sentence)


def test_notation_in_message_is_not_checked_as_prose() -> None:
    assert faults("'split split-attack' is not possible now. You can: give give-me-a-boost, weapons 1 1.") == []
    assert faults("You can use Split Attack: play split-attack, split split-attack.") == []
    assert faults("You can use the the Table: play table.") == ["a word twice"]
    assert len(FAULTS) == len(set(FAULTS.values()))
