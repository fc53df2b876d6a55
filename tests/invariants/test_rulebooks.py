"""Every clause of a registered game has its place in one section of the rulebook."""

from __future__ import annotations

import pytest

from kwoon.core.definition import GameDefinition
from kwoon.registry import all_games, find_game, load_rulebook, rulebook_problems
from kwoon.rulebook import RulebookSection


@pytest.mark.parametrize("definition", all_games(), ids=lambda definition: definition.id)
def test_every_clause_is_in_one_section(definition: GameDefinition) -> None:
    problems = [str(problem) for problem in rulebook_problems(definition, load_rulebook(definition))]
    assert not problems, "\n".join(problems)


def test_misplaced_clauses_are_reported() -> None:
    definition = find_game("fight")
    sections = load_rulebook(definition)
    first, *_, last = [section for section in sections if section.clauses]
    lost, repeated = last.clauses.pop(), first.clauses[0]
    sections.append(RulebookSection(2, "More", [], [repeated, "fight.unknown"], [], []))
    assert [str(problem) for problem in rulebook_problems(definition, sections)] == [
        f"The clause '{lost}' is not in any section of the rulebook. Add it to the comment below a heading.",
        f"The clause '{repeated}' is in 2 sections of the rulebook. Keep it in one of them.",
        "The rulebook names the clause 'fight.unknown', which is not in rules.toml.",
    ]
