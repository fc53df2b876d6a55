"""Steps for Dragon Punch: positions, moves and results. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import pytest
from pytest_bdd import given, then, when

from tests.rules.dragon_punch.replay_with_other_moves import ScenarioMoves
from tests.rules.dragon_punch.scenario_position import DragonLayout
from tests.rules.dragon_punch.view_facts import FACTS, card_of, game_of, step_text, view_of
from tests.rules.fact_steps import register_facts
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import split_list

ATTACK_RESULTS = {"blocked": "Blocked", "evaded": "Evaded", "hit": "Successful", "interrupted": "Interrupted"}
HEIGHTS = ("High", "Low")


facts = register_facts(FACTS)


@pytest.fixture
def layout(table: ScenarioTable) -> DragonLayout:
    return table.describe(DragonLayout(table))


@pytest.fixture
def scenario_moves(table: ScenarioTable) -> ScenarioMoves:
    """The moves made so far, for replaying the scenario with a difference.

    A scenario that describes no position starts at the first turn with arbitrary characters.
    """
    if table.layout is None and not table.started():
        table.layout = DragonLayout(table)
    return ScenarioMoves(table)


# ---------------------------------------------------------------- Given


@given(step_text("{name} fights as {cards}"))
def fight_as(table: ScenarioTable, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].characters = split_list(cards)


@given(step_text("{name} holds {cards}"))
def hold(table: ScenarioTable, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].hand = split_list(cards)


@given(step_text("{name} can play {move:card}"))
def can_play(table: ScenarioTable, layout: DragonLayout, name: str, move: str) -> None:
    layout.sides[table.seat(name)].plays.append(move)


@given(step_text("{name}'s red cards are {cards}"))
def lay_red(table: ScenarioTable, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].red = split_list(cards)


@given(step_text("{name}'s white cards are {cards}"))
def lay_white(table: ScenarioTable, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].white = split_list(cards)


@given(step_text("{name}'s flipped cards are {cards}"))
def lay_flipped(table: ScenarioTable, layout: DragonLayout, name: str, cards: str) -> None:
    layout.sides[table.seat(name)].flipped = split_list(cards)


@given(step_text("{name} has the Initiative"))
def give_initiative(table: ScenarioTable, layout: DragonLayout, name: str) -> None:
    layout.initiative = table.seat(name)


@given("nobody has the Initiative")
def give_no_initiative(layout: DragonLayout) -> None:
    layout.initiative = -1


@given(step_text("{name} has won {count} rounds?"), converters={"count": int})
def score_rounds(table: ScenarioTable, layout: DragonLayout, name: str, count: int) -> None:
    layout.won[table.seat(name)] = count


@given(step_text("{count} turns have passed without damage"), converters={"count": int})
def pass_quietly(layout: DragonLayout, count: int) -> None:
    layout.quiet = count


@given(step_text("{count} rounds? in a row had no winner"), converters={"count": int})
def pass_undecided(layout: DragonLayout, count: int) -> None:
    layout.undecided = count


@given(step_text("this is round {number}"), converters={"number": int})
def set_round(layout: DragonLayout, number: int) -> None:
    layout.round = number


@given(step_text("{name} hides (her|his) older flipped cards"))
def hide_flipped(table: ScenarioTable, layout: DragonLayout, name: str) -> None:
    layout.hides |= 1 << table.seat(name)


# ---------------------------------------------------------------- When


@when(step_text("{name} plays {move:card}"))
def play(scenario_moves: ScenarioMoves, name: str, move: str) -> None:
    scenario_moves.make_move(name, [f"play {move}"])


@when(step_text("{one:name} plays {first:card} and {two:name} plays {second:card}"))
def play_both(scenario_moves: ScenarioMoves, one: str, first: str, two: str, second: str) -> None:
    play(scenario_moves, one, first)
    play(scenario_moves, two, second)


@when(step_text("both play {move:card} {count} times?"), converters={"count": int})
def play_often(table: ScenarioTable, scenario_moves: ScenarioMoves, move: str, count: int) -> None:
    for _ in range(count):
        for name in table.names:
            play(scenario_moves, name, move)


@when(step_text("{count} rounds in a row end in a double knockout"), converters={"count": int})
def knock_out_both(scenario_moves: ScenarioMoves, table: ScenarioTable, count: int) -> None:
    """Play rounds in which both players kick three times and lose all six health."""
    one, two = table.names
    for _ in range(count):
        kick = "high-kick"
        for cards in (("high-kick", "block"), ("throw", "fireball"), ()):
            play_both(scenario_moves, one, kick, two, kick)
            if cards:
                for name in (one, two):
                    scenario_moves.make_move(name, [f"switch {card}" for card in cards])
                play_both(scenario_moves, one, "taunt", two, "taunt")
            kick = "combo-kick"


@when(step_text("{name} (?P<does>hides|shows) (her|his) flipped cards"))
def choose_flipped(scenario_moves: ScenarioMoves, name: str, does: str) -> None:
    scenario_moves.make_move(name, [f"{does.removesuffix('s')} flipped"])


@when(step_text("{name} switches {cards}"))
def switch(scenario_moves: ScenarioMoves, name: str, cards: str) -> None:
    scenario_moves.make_move(name, [f"switch {card}" for card in split_list(cards)])


@when(step_text("{one:name} switches {first:card} and {two:name} switches {second:card}"))
def switch_both(scenario_moves: ScenarioMoves, one: str, first: str, two: str, second: str) -> None:
    switch(scenario_moves, one, first)
    switch(scenario_moves, two, second)


@when("the damage is switched")
def switch_any(table: ScenarioTable) -> None:
    prompts = table.state.prompts()
    while prompts and prompts[0].kind == "switch":
        table.make_move(table.names[prompts[0].seat], prompts[0].moves[0])
        prompts = table.state.prompts()


@when(step_text("{name} picks {card}"))
def pick(scenario_moves: ScenarioMoves, name: str, card: str) -> None:
    scenario_moves.make_move(name, [f"pick {card}"])


@when("the characters are picked")
def pick_any(table: ScenarioTable) -> None:
    prompts = table.state.prompts()
    while prompts and prompts[0].kind == "pick":
        table.make_move(table.names[prompts[0].seat], prompts[0].moves[0])
        prompts = table.state.prompts()


@when(step_text("{name} builds a hand of {cards}"))
def build(scenario_moves: ScenarioMoves, name: str, cards: str) -> None:
    scenario_moves.make_move(name, scenario_moves.hand_building_moves(cards))


# ---------------------------------------------------------------- Then: hands and prompts


@then(step_text("{name}'s red cards are {cards}"))
def red_cards(table: ScenarioTable, name: str, cards: str) -> None:
    view = view_of(table, table.seat(name))
    basics = 2 * game_of(table).basics
    own_faces = [*view.hand, *view.flipped[table.seat(name)]]
    red = [card_of(table, face) for face in own_faces if face < basics and face % 2]
    assert sorted(red) == sorted(split_list(cards))


@then(step_text("{name} may only (?P<verb>play|switch) {cards}"))
def may_only_with(scenario_moves: ScenarioMoves, name: str, verb: str, cards: str) -> None:
    table = scenario_moves.table
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} has no prompt."
    assert sorted(map(table.game.format_move, prompt.moves)) == sorted(f"{verb} {card}" for card in split_list(cards))


@then(step_text("{names} are both asked to (?P<verb>play|switch|hide)"))
def both_asked(scenario_moves: ScenarioMoves, names: str, verb: str) -> None:
    table = scenario_moves.table
    assert [(table.names[prompt.seat], prompt.kind) for prompt in table.state.prompts()] == [
        (name, verb) for name in split_list(names)
    ]


@then("nobody may play")
def nobody_may_play(table: ScenarioTable) -> None:
    assert [prompt.seat for prompt in table.state.prompts() if prompt.kind == "play"] == []


# ---------------------------------------------------------------- Then: results


def attack_results(table: ScenarioTable, seat: int) -> list[str]:
    results = []
    for event in table.events_of_step():
        result = ATTACK_RESULTS.get(event.kind.split("-")[0])
        if result is not None and event.seat == seat and event.cards:
            results.append(f"{HEIGHTS[event.number]} {result}")
    return results


@then(step_text("{name}'s attacks? (is|are) {ends}"))
def attacks_end(table: ScenarioTable, name: str, ends: str) -> None:
    assert attack_results(table, table.seat(name)) == split_list(ends)


@then("no attack is Successful")
def no_attack_succeeds(table: ScenarioTable) -> None:
    ends = attack_results(table, 0) + attack_results(table, 1)
    assert ends
    assert [end for end in ends if end.endswith("Successful")] == []


def damage(table: ScenarioTable) -> dict[str, int]:
    return {table.names[event.seat]: event.number for event in table.events_of_step() if event.kind == "damage"}


@then(step_text("{name} takes (?P<count>no|\\d+) damage"))
def takes_damage(table: ScenarioTable, name: str, count: str) -> None:
    assert damage(table).get(name, 0) == (0 if count == "no" else int(count))


@then("nobody takes damage")
def no_damage(table: ScenarioTable) -> None:
    assert damage(table) == {}


def round_ends(table: ScenarioTable) -> list[str]:
    ends = [event for event in table.events_of_step() if event.kind.startswith("round-")]
    return [table.names[event.seat] if event.seat >= 0 else "nobody" for event in ends]


@then("nobody wins the round")
def round_undecided(table: ScenarioTable) -> None:
    assert round_ends(table) == ["nobody"]


@then("the round goes on")
def round_goes_on(table: ScenarioTable) -> None:
    assert round_ends(table) == []
    assert table.state.outcome() is None


@then("the game is drawn")
def game_drawn(table: ScenarioTable) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert outcome.winners() == [0, 1]
