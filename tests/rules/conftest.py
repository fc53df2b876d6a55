"""Steps shared by the scenarios of all games; docs/develop/scenarios.md lists them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.games import GAMES
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts, ImpossibleScenario, join_list, split_list, step_text

# ---------------------------------------------------------------- tags and the order of steps


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool:
    """Make scenarios selectable by the id of their clause, for example with `pytest -k fight.turn.refill`."""
    setattr(function, tag, True)
    return True


STEPS_BY_FILE: dict[Path, list[StepFunctionContext]] = {}


def steps_for(request: pytest.FixtureRequest) -> list[StepFunctionContext]:
    """Return all steps available to one test file. They are cached because pytest's lookup is slow."""
    path = request.node.path
    if path not in STEPS_BY_FILE:
        fixtures = request._fixturemanager
        fixture_defs = [getfixturedefs(fixtures, name, request.node) or () for name in get_fixture_names(fixtures)]
        contexts = [step_function_context_registry.get(each.func) for named in fixture_defs for each in named]
        STEPS_BY_FILE[path] = [context for context in contexts if context is not None]
    return STEPS_BY_FILE[path]


def pytest_bdd_before_step(request: pytest.FixtureRequest, scenario: Any, step: Any) -> None:
    """Check that the step is unambiguous, and note where each block of `When` steps starts in the log."""
    meanings = [
        each.step_func.__name__
        for each in steps_for(request)
        if each.type == step.type and each.parser.is_matching(step.name)
    ]
    if len(meanings) > 1:
        raise ImpossibleScenario(f"'{step.name}' could be {join_list(meanings)}.")
    at = scenario.steps.index(step)
    if step.type == "when" and scenario.steps[at - 1].type != "when":
        table: ScenarioTable = request.getfixturevalue("table")
        table.step_start = len(table.log.events)


def pytest_bdd_before_step_call(request: pytest.FixtureRequest, step: Any, step_func_args: dict[str, Any]) -> None:
    """Refuse steps that describe a position (those with a `layout` fixture) after play has started."""
    if "layout" in step_func_args and request.getfixturevalue("table").started():
        raise ImpossibleScenario(
            f"'{step.name}' comes too late: a position is described before the first When or Then."
        )


def pytest_bdd_after_step(request: pytest.FixtureRequest, scenario: Any, step: Any) -> None:
    """After the last step, check that no rigged dice are left over."""
    if step is scenario.steps[-1]:
        table: ScenarioTable = request.getfixturevalue("table")
        table.assert_rigged_dice_used()


# ---------------------------------------------------------------- hooks for each game


@pytest.fixture
def table() -> ScenarioTable:
    raise ImpossibleScenario("A scenario starts with a sentence like: Given a game of FIGHT between Ann and Bo.")


@pytest.fixture
def facts() -> Facts:
    """The facts that a game's views can show; each game overrides this fixture."""
    raise ImpossibleScenario("This game has no list of facts.")


@pytest.fixture
def default_position() -> None:
    """Lay out a default position for scenarios that describe none; some games override this fixture."""


# ---------------------------------------------------------------- Given

LOADED_GAMES: dict[tuple[object, ...], LoadedGame] = {}


def load_once(definition: GameDefinition, seats: int, options: dict[str, str]) -> LoadedGame:
    """Return a loaded game. Scenarios share it because it is immutable."""
    key = (definition.id, seats, *sorted(options.items()))
    if key not in LOADED_GAMES:
        pack = files(definition.package).joinpath("cards.toml").read_text(encoding="utf-8")
        LOADED_GAMES[key] = definition.load(pack, f"{definition.id} cards", seats, options)
    return LOADED_GAMES[key]


@given(step_text("a game of {title} between {names}( with {options})?"), target_fixture="table")
def create_table(title: str, names: str, options: str | None) -> ScenarioTable:
    """Open a table. Options are written as names and choices: `with turbo on and stages two`."""
    chosen = dict(option.split(" ", 1) for option in split_list(options)) if options else {}
    for definition in GAMES:
        if str(definition.title) == title:
            return ScenarioTable(load_once(definition, len(split_list(names)), chosen), split_list(names))
    raise ImpossibleScenario(
        f"There is no game called {title}: there are {join_list([str(definition.title) for definition in GAMES])}."
    )


@given(step_text("the next cards drawn will be {cards}"))
def rig_draws(table: ScenarioTable, cards: str) -> None:
    table.dice.draws.extend(table.cards(cards))


@given(step_text("the coin will favour {name}"))
def rig_coin(table: ScenarioTable, name: str) -> None:
    table.dice.rolls.append(table.seat(name))


# ---------------------------------------------------------------- When


@pytest.fixture
def tally() -> Counter[int]:
    """How often each seat, card or move has come up."""
    return Counter()


@when("the game is dealt")
def deal(table: ScenarioTable) -> None:
    table.deal()


@when(step_text('{name} answers "{notation}"'))
def answer(table: ScenarioTable, name: str, notation: str) -> None:
    for words in notation.split('" and then "'):
        table.make_move(name, table.move(words))


@when(step_text("{name} takes back (his|her|their) choice"))
def take_back(table: ScenarioTable, name: str) -> None:
    table.make_move(name, table.move("take back their choice"))


@when(step_text("{name} gives up"))
def give_up(table: ScenarioTable, name: str) -> None:
    table.make_move(name, table.move("give up"))


@when(step_text("{name} tries to {notation}"))
def attempt(table: ScenarioTable, name: str, notation: str) -> None:
    table.attempt(name, notation)


@when(step_text("{name} is too late"))
def too_late(table: ScenarioTable, name: str) -> None:
    table.make_move(name, table.state.default_move(table.seat(name), table.dice))


# ---------------------------------------------------------------- Then: refusals, prompts and the end


@then("the move is refused")
def move_is_refused(table: ScenarioTable) -> None:
    assert table.error is not None, "The move was accepted."
    assert table.snapshot(table.state, table.log.events) == table.snapshot_before_attempt, (
        "The refused move changed something."
    )


@then(step_text('the move is refused: "{words}"'))
def refused_saying(table: ScenarioTable, words: str) -> None:
    move_is_refused(table)
    assert table.error == words


def prompted_players(table: ScenarioTable) -> list[str]:
    return [table.names[prompt.seat] for prompt in table.state.prompts()]


@then("nobody is asked")
def nobody_asked(table: ScenarioTable) -> None:
    assert prompted_players(table) == []


@then(step_text("only {name} is asked"))
def only_asked(table: ScenarioTable, name: str) -> None:
    assert prompted_players(table) == [name]


@then(step_text("{names} are (both|all) asked"))
def all_asked(table: ScenarioTable, names: str) -> None:
    assert sorted(prompted_players(table)) == sorted(split_list(names))


def legal_moves(table: ScenarioTable, name: str) -> list[str]:
    prompt = table.state.prompt(table.seat(name))
    return [] if prompt is None else sorted(table.game.format_move(move) for move in prompt.moves)


@then(step_text('{name} may only answer "{notations}"'))
def may_only(table: ScenarioTable, name: str, notations: str) -> None:
    assert legal_moves(table, name) == sorted(notations.split('", "'))


@then(step_text('{name} may answer "{notation}"'))
def may(table: ScenarioTable, name: str, notation: str) -> None:
    assert notation in legal_moves(table, name)


@then(step_text('{name} may not answer "{notation}"'))
def may_not(table: ScenarioTable, name: str, notation: str) -> None:
    assert notation not in legal_moves(table, name)


@then(step_text("{name} wins the game"))
def wins(table: ScenarioTable, name: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [table.names[seat] for seat in outcome.winners()] == [name]


@then("the game goes on")
def goes_on(table: ScenarioTable) -> None:
    assert table.state.outcome() is None


# ---------------------------------------------------------------- Then: cards and who sees them


@then(step_text("the pack is {cards}"))
def pack_is(table: ScenarioTable, cards: str) -> None:
    table.assert_cards(table.game.all_cards(), cards)


@then("every card is somewhere")
def none_lost(table: ScenarioTable) -> None:
    assert table.card_ids(table.state.all_cards()) == table.card_ids(table.game.all_cards())


@then(step_text("{who} sees? that {fact}"))
def see_that(table: ScenarioTable, facts: Facts, who: str, fact: str) -> None:
    for seat in table.viewers(who):
        facts.check(fact, table, table.state.view(seat))


@then(step_text("{who} sees? {cards}"))
def see(table: ScenarioTable, facts: Facts, who: str, cards: str) -> None:
    for seat in table.viewers(who):
        unseen = set(table.cards(cards)) - table.cards_seen_by(seat, facts.cards_in)
        assert not unseen, f"{who} should see {join_list(table.card_ids(unseen))}."


@then(step_text("{who} (does|do) not see {cards}"))
def not_see(table: ScenarioTable, facts: Facts, who: str, cards: str) -> None:
    for seat in table.viewers(who):
        leaked = set(table.cards(cards)) & table.cards_seen_by(seat, facts.cards_in)
        assert not leaked, f"{who} should not see {join_list(table.card_ids(leaked))}."


@then(step_text("{who} could not tell if {name} had chosen to {notation} instead"))
def could_not_tell(table: ScenarioTable, who: str, name: str, notation: str) -> None:
    state, events = table.with_other_moves(name, [table.move(words) for words in notation.split(" and then ")])
    for seat in table.viewers(who):
        assert table.data_seen_by(seat, table.state, table.log.events) == table.data_seen_by(seat, state, events)


@then(step_text("{who}'s log reads"))
def log_reads(table: ScenarioTable, who: str, docstring: str) -> None:
    for seat in table.viewers(who):
        assert table.log_lines(seat) == docstring.splitlines()
