"""The rules of a game for people: each clause, and the scenarios that show it."""

from __future__ import annotations

import re

from kwoon.core.box import Box
from kwoon.shelf import Clause, ledger
from kwoon.terminal.reports.scenarios import Scenario, scenarios
from kwoon.terminal.screen import Screen


def matching(clauses: list[Clause], word: str) -> list[Clause]:
    """The clauses that have the words in their id, kind, section or text, each as the beginning of a word."""
    sought = [re.compile(rf"(?<![^\W_]){re.escape(each)}") for each in word.lower().split()]
    found: list[Clause] = []
    for clause in clauses:
        text = f"{clause.id} {clause.kind} {clause.section} {clause.text}".lower()
        if all(each.search(text) for each in sought):
            found.append(clause)
    return found


def covering(box: Box) -> dict[str, list[Scenario]]:
    """The scenarios of each clause, by its id."""
    covered: dict[str, list[Scenario]] = {}
    for scenario in scenarios(box):
        for tag in scenario.tags:
            covered.setdefault(tag, []).append(scenario)
    return covered


def standing(clause: Clause, shown: list[Scenario]) -> str:
    """Whether a clause is `covered` by a scenario, belongs to the `table`, or is `uncovered`."""
    if shown:
        return "covered"
    return "table" if clause.table else "uncovered"


def totals(box: Box, clauses: list[Clause]) -> dict[str, int]:
    """How many clauses there are and how they stand."""
    covered = covering(box)
    standings = [standing(clause, covered.get(clause.id, [])) for clause in clauses]
    counts = {name: standings.count(name) for name in ("covered", "table", "uncovered")}
    return {"clauses": len(clauses), **counts, "scenarios": len(scenarios(box))}


def report(box: Box, word: str = "") -> dict[str, object]:
    """The ledger as plain values, for JSON."""
    clauses = matching(ledger(box), word)
    covered = covering(box)
    return {
        "game": box.id,
        "title": box.title,
        "totals": totals(box, clauses),
        "clauses": [
            {
                "id": clause.id,
                "text": clause.text,
                "section": clause.section,
                "kind": clause.kind,
                "why": clause.why,
                "table": clause.table,
                "standing": standing(clause, covered.get(clause.id, [])),
                "scenarios": [
                    {"file": each.file, "feature": each.feature, "name": each.name}
                    for each in covered.get(clause.id, [])
                ],
            }
            for clause in clauses
        ],
    }


def tell_ledger(screen: Screen, box: Box, word: str = "") -> bool:
    """Every clause with its scenarios, then the totals; False if the word finds none."""
    clauses = matching(ledger(box), word)
    if not clauses:
        screen.say(f"No rule of {box.title} speaks of '{word}'.")
        return False
    covered = covering(box)
    for clause in clauses:
        shown = covered.get(clause.id, [])
        screen.say()
        screen.show([(clause.id, "title"), (f"  {clause.kind}", "quiet")])
        screen.show([(clause.text, "")], indent=2)
        if clause.why:
            screen.show([(f"Our ruling, because: {clause.why}", "quiet")], indent=2)
        for each in dict.fromkeys((each.name, each.file) for each in shown):
            screen.show([("shown by: ", "quiet"), (each[0], ""), (f" ({each[1]})", "quiet")], indent=4)
        match standing(clause, shown):
            case "table":
                screen.show([(f"left to the table: {clause.table}", "quiet")], indent=4)
            case "uncovered":
                screen.show([("NOT COVERED by any scenario", "attack")], indent=4)
    screen.say()
    tell_totals(screen, box, clauses)
    return True


def tell_totals(screen: Screen, box: Box, clauses: list[Clause]) -> None:
    """One line about a whole ledger."""
    counts = totals(box, clauses)
    screen.say(
        f"{box.title}: {counts['clauses']} clauses, {counts['covered']} covered by scenarios, "
        f"{counts['table']} left to the table, {counts['uncovered']} not covered."
    )
