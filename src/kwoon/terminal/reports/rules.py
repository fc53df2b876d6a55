"""Prints the rules of a game: each clause, with the scenarios that test it."""

from __future__ import annotations

import re

from kwoon.core.definition import GameDefinition
from kwoon.localization.formatter import Reader
from kwoon.registry import RuleClause, load_clauses, load_rulebook, rulebook_problems
from kwoon.terminal.reports.scenario_parser import FeatureScenario, load_scenarios
from kwoon.terminal.screen import Screen


def matching_clauses(clauses: list[RuleClause], words: str) -> list[RuleClause]:
    """Return the clauses whose id, kind, section and text together contain every word. A word may be the beginning of a
    longer word. The first part of an id stands for the game, so only a word with a period, such as a whole id, finds
    it."""
    patterns = [(word, re.compile(rf"(?<![^\W_]){re.escape(word)}")) for word in words.lower().split()]
    matches: list[RuleClause] = []
    for clause in clauses:
        text = f"{clause.topic} {clause.kind} {clause.section} {clause.text}".lower()
        if all(pattern.search(f"{clause.id} {text}" if "." in word else text) for word, pattern in patterns):
            matches.append(clause)
    return matches


def scenarios_by_clause(definition: GameDefinition) -> dict[str, list[FeatureScenario]]:
    """Return the scenarios tagged with each clause id."""
    by_clause: dict[str, list[FeatureScenario]] = {}
    for scenario in load_scenarios(definition):
        for tag in scenario.tags:
            by_clause.setdefault(tag, []).append(scenario)
    return by_clause


def coverage_status(clause: RuleClause, clause_scenarios: list[FeatureScenario]) -> str:
    """Return `covered` if a scenario tests the clause, `table` if the clause is outside the rules engine, or
    `uncovered`."""
    if clause_scenarios:
        return "covered"
    return "table" if clause.outside_rules else "uncovered"


def count_coverage(definition: GameDefinition, clauses: list[RuleClause]) -> dict[str, int]:
    """Return the number of clauses, in total and by coverage, and the number of scenarios."""
    by_clause = scenarios_by_clause(definition)
    coverages = [coverage_status(clause, by_clause.get(clause.id, [])) for clause in clauses]
    counts = {name: coverages.count(name) for name in ("covered", "table", "uncovered")}
    return {"clauses": len(clauses), **counts, "scenarios": len(load_scenarios(definition))}


def rules_as_dict(definition: GameDefinition, words: str = "") -> dict[str, object]:
    """Return the matching rules as plain values for JSON."""
    clauses = matching_clauses(load_clauses(definition), words)
    by_clause = scenarios_by_clause(definition)
    return {
        "game": definition.id,
        "title": str(definition.title),
        "totals": count_coverage(definition, clauses),
        "clauses": [
            {
                "id": clause.id,
                "text": clause.text,
                "section": clause.section,
                "kind": clause.kind,
                "why": clause.why,
                "table": clause.outside_rules,
                "coverage": coverage_status(clause, by_clause.get(clause.id, [])),
                "scenarios": [
                    {"file": scenario.file, "feature": scenario.feature, "name": scenario.name}
                    for scenario in by_clause.get(clause.id, [])
                ],
            }
            for clause in clauses
        ],
    }


def print_rules(screen: Screen, definition: GameDefinition, words: str = "") -> bool:
    """Print every matching clause with its scenarios, then the totals. Return False if no clause matches."""
    clauses = matching_clauses(load_clauses(definition), words)
    if not clauses:
        screen.print_line(Reader().t("terminal-no-rule-of-game", game=definition.title, words=words))
        return False
    by_clause = scenarios_by_clause(definition)
    for clause in clauses:
        clause_scenarios = by_clause.get(clause.id, [])
        screen.print_line()
        screen.print_spans([(clause.id, "title"), (f"  {clause.kind}", "quiet")])
        screen.print_spans([(clause.text, "")], indent=2)
        if clause.why:
            screen.print_spans([(Reader().t("terminal-reports-ruling", reason=clause.why), "quiet")], indent=2)
        for scenario in dict.fromkeys((scenario.name, scenario.file) for scenario in clause_scenarios):
            screen.print_spans(
                [
                    (Reader().t("terminal-reports-tested-by"), "quiet"),
                    (scenario[0], ""),
                    (f" ({scenario[1]})", "quiet"),
                ],
                indent=4,
            )
        match coverage_status(clause, clause_scenarios):
            case "table":
                screen.print_spans(
                    [(Reader().t("terminal-reports-outside", reason=clause.outside_rules), "quiet")], indent=4
                )
            case "uncovered":
                screen.print_spans([(Reader().t("terminal-reports-not-covered"), "attack")], indent=4)
    screen.print_line()
    print_totals(screen, definition, clauses)
    return True


def print_rulebook_problems(screen: Screen, definition: GameDefinition, language: str) -> None:
    """Print what the author of the rulebook has to correct."""
    for problem in rulebook_problems(definition, load_rulebook(definition, language)):
        screen.print_spans([(Reader().say(problem), "attack")])


def print_totals(screen: Screen, definition: GameDefinition, clauses: list[RuleClause]) -> None:
    """Print the totals of a game's rules on one line."""
    counts = count_coverage(definition, clauses)
    screen.print_line(
        Reader().t(
            "terminal-rules-total",
            game=definition.title,
            clauses=counts["clauses"],
            covered=counts["covered"],
            outside=counts["table"],
            uncovered=counts["uncovered"],
        )
    )
