"""Steps for Kung Fu Fighting! (2019): positions and moves. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import re

import pytest
from pytest_bdd import given, then, when

from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from tests.rules.fact_steps import register_facts
from tests.rules.kung_fu_2019.attack_notation import ITEMS, NotedAttack, block, declare, moves_for
from tests.rules.kung_fu_2019.pass_unmentioned_prompts import ScenarioInPlay
from tests.rules.kung_fu_2019.scenario_position import KungFu2019Layout
from tests.rules.kung_fu_2019.view_facts import FACTS, PACK, WITH, step_text
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import split_list

facts = register_facts(FACTS)


@pytest.fixture
def layout(table: ScenarioTable) -> KungFu2019Layout:
    return laid_out(table)


def laid_out(table: ScenarioTable) -> KungFu2019Layout:
    """Return the position described so far; at first, it is an empty table."""
    if table.layout is None:
        table.layout = KungFu2019Layout(table)
    assert isinstance(table.layout, KungFu2019Layout)
    return table.layout


@pytest.fixture
def default_position(table: ScenarioTable) -> None:
    if not table.started():
        laid_out(table)


# ---------------------------------------------------------------- Given: the pack


@given("the box has one more card")
def add_card(table: ScenarioTable, docstring: str) -> None:
    table.reload(KungFu2019Definition(), f"{PACK}\n[[card]]\n{docstring}\n")


@given(step_text("the box has {count} copies of {card}"), converters={"count": int})
def change_copies(table: ScenarioTable, count: int, card: str) -> None:
    match = re.search(rf'\[\[card\]\]\nid = "{card}".*?deck = "(\w+)".*?copies = (\d+)', PACK, re.DOTALL)
    assert match is not None
    text = PACK[: match.start(2)] + str(count) + PACK[match.end(2) :]
    size = re.compile(rf"(?m)^({match[1]}_size = )(\d+)")
    changed = size.sub(lambda old: f"{old[1]}{int(old[2]) + count - int(match[2])}", text)
    table.reload(KungFu2019Definition(), changed)


# ---------------------------------------------------------------- Given: a position


@given(step_text("{name} holds {cards}"))
def hold(table: ScenarioTable, layout: KungFu2019Layout, name: str, cards: str) -> None:
    layout.hands[table.seat(name)] = table.cards(cards)


@given(step_text("{name} holds all other cards"))
def hold_the_rest(table: ScenarioTable, layout: KungFu2019Layout, name: str) -> None:
    layout.all_others = table.seat(name)


@given(step_text("{name}('s team)? has {count} Chi"), converters={"count": int})
def give_chi(table: ScenarioTable, layout: KungFu2019Layout, name: str, count: int) -> None:
    layout.chi[table.seat(name)] = count


@given(step_text(f"{{name}} wields (?:nothing|(?P<weapon>{{card}}){WITH})"))
def wield(table: ScenarioTable, layout: KungFu2019Layout, name: str, weapon: str | None, attached: str | None) -> None:
    if weapon is not None:
        layout.weapons[table.seat(name)] = table.cards(weapon) + (table.cards(attached) if attached else [])


@given(step_text(f"{{name}} stands in (?:nothing|(?P<stance>{{card}}){WITH})"))
def stand(table: ScenarioTable, layout: KungFu2019Layout, name: str, stance: str | None, attached: str | None) -> None:
    if stance is not None:
        layout.stances[table.seat(name)] = table.cards(stance) + (table.cards(attached) if attached else [])


@given(step_text("{name} is {card}"))
def give_archetype(table: ScenarioTable, layout: KungFu2019Layout, name: str, card: str) -> None:
    layout.archetypes[table.seat(name)] = table.card(card)


@given(step_text("{name} is out of the game"))
def put_out(table: ScenarioTable, layout: KungFu2019Layout, name: str) -> None:
    layout.out.add(table.seat(name))


@given(step_text("the deck is (?:empty|{cards})"))
def lay_deck(table: ScenarioTable, layout: KungFu2019Layout, cards: str | None) -> None:
    layout.deck = table.cards(cards) if cards else []


@given(step_text("the discard pile is (?:empty|{cards})"))
def lay_discards(table: ScenarioTable, layout: KungFu2019Layout, cards: str | None) -> None:
    layout.discard = table.cards(cards) if cards else []


@given(step_text("it is {name}'s turn"))
def give_turn(table: ScenarioTable, layout: KungFu2019Layout, name: str) -> None:
    layout.active = table.seat(name)


@given(step_text("{name} began"))
def set_first_player(table: ScenarioTable, layout: KungFu2019Layout, name: str) -> None:
    layout.first = table.seat(name)


@given(step_text("{name}'s turn is about to begin"))
def turn_begins(table: ScenarioTable, layout: KungFu2019Layout, name: str) -> None:
    layout.active = table.seat(name)
    layout.beginning = True


# ---------------------------------------------------------------- When: the turn


@pytest.fixture
def fight(table: ScenarioTable) -> ScenarioInPlay:
    laid_out(table)
    return ScenarioInPlay(table)


@when(step_text("{name} discards (?:nothing|{cards}) and refills"))
def refill(fight: ScenarioInPlay, name: str, cards: str | None) -> None:
    fight.remember_chi()
    prompt = fight.prompt_of(name)
    if cards is None and fight.state.active == fight.seat(name) and (prompt is None or prompt.kind != "discard"):
        return  # an empty hand causes no discard prompt
    fight.pass_until(name, {"discard"})
    fight.play(name, [f"discard {card}" for card in split_list(cards)] if cards else [])
    fight.play(name, ["done"])


@when(step_text("{name} (?P<verb>play|drop)s {card}"))
def play_card(fight: ScenarioInPlay, name: str, verb: str, card: str) -> None:
    fight.pass_until(name, {"discard", "prepare", "respite", "step-in", "block", "special"}, f"{verb} {card}")
    fight.play(name, [f"{verb} {card}"])


@when(step_text("{name} ends the turn"))
def end_turn(fight: ScenarioInPlay, name: str) -> None:
    pass_on(fight, name, None, None)


@when(step_text("{name} passes (?:nothing|{card} to {mate:name})"))
def pass_on(fight: ScenarioInPlay, name: str, card: str | None, mate: str | None) -> None:
    fight.pass_until(name, {"prepare", "respite"})
    fight.play(name, ["done"])
    prompt = fight.prompt_of(name)
    if card is not None or (prompt is not None and prompt.kind == "pass-card"):
        fight.play(name, [f"give {card}" if card else "pass"])
    if mate is not None and fight.drafting(name):
        fight.play(name, [f"to {fight.seat(mate) + 1}"])


@when(step_text("{name} pays the upkeep"))
def pay(fight: ScenarioInPlay, name: str) -> None:
    fight.play(name, ["pay"])


@when(step_text("{name} declines the upkeep"))
def decline(fight: ScenarioInPlay, name: str) -> None:
    stance = fight.state.stance[fight.seat(name)]
    fight.play(name, [f"drop {fight.table.loaded.faces[stance].id}"])


@when(step_text("everybody ends their turns {count} times"), converters={"count": int})
def end_many_turns(fight: ScenarioInPlay, count: int) -> None:
    for _ in range(count * len(fight.table.names)):
        name = fight.table.names[fight.state.active]
        refill(fight, name, None)
        end_turn(fight, name)


# ---------------------------------------------------------------- When: an exchange


def lay(fight: ScenarioInPlay, name: str, attack_declared: NotedAttack) -> None:
    moves = moves_for(fight.table, fight.state, fight.seat(name), attack_declared)
    assert moves is not None, f"{name} cannot do this: {attack_declared}."
    fight.play(name, moves)


@when(step_text(f"{{name}} (?P<verb>attack|hit)s {{target:name}} with {ITEMS}"))
def attack(fight: ScenarioInPlay, name: str, verb: str, target: str, items: str) -> None:
    fight.pass_until(name, {"prepare", "attack"})
    lay(fight, name, declare(fight.table, items, target))
    if verb == "hit":
        fight.all_pass()


@when(step_text(f"{{name}} counterattacks with {ITEMS}"))
def counterattack(fight: ScenarioInPlay, name: str, items: str) -> None:
    fight.pass_until(name, {"counterattack"})
    lay(fight, name, declare(fight.table, items))


@when(step_text(f"{{name}} (?P<manner>adds|chooses to add) {ITEMS}"))
def add(fight: ScenarioInPlay, name: str, manner: str, items: str) -> None:
    fight.pass_until(name, {"help"})
    lay(fight, name, declare(fight.table, items, base=False))
    if manner == "adds":
        fight.others_pass(name)


@when(step_text("{name} adds nothing"))
def add_nothing(fight: ScenarioInPlay, name: str) -> None:
    fight.pass_until(name, {"help"})
    fight.play(name, ["pass"])
    fight.others_pass(name)


@when(step_text(f"{{name}} blocks with {ITEMS}"))
def block_with(fight: ScenarioInPlay, name: str, items: str) -> None:
    fight.pass_until(name, {"block"})
    fight.play(name, block(fight.table, items))


@when(step_text("{name} does not (?P<word>block|counterattack)"))
def do_not(fight: ScenarioInPlay, name: str, word: str) -> None:
    fight.pass_until(name, {word})
    fight.play(name, ["pass"])


@when("nothing more is played")
def nothing_more(fight: ScenarioInPlay) -> None:
    fight.all_pass()


@when(step_text("{name} takes (?:nothing|from {loser:name}( for {mate:name})?)"))
def take(fight: ScenarioInPlay, name: str, loser: str | None, mate: str | None) -> None:
    fight.pass_until(name, {"take", "take-stance"})
    fight.play(name, [f"take {fight.seat(loser) + 1}" if loser else "pass"])
    if mate is not None:
        fight.play(name, [f"to {fight.seat(mate) + 1}"])


@when(step_text("{name} plays {card}, giving {cards}"))
def play_giving(fight: ScenarioInPlay, name: str, card: str, cards: str) -> None:
    fight.pass_until(name, {"special"}, f"play {card}")
    fight.play(name, [f"play {card}", *[f"give {given}" for given in split_list(cards)]])


@when(step_text("{name} plays {card} for {count} cards?"))
def play_for(fight: ScenarioInPlay, name: str, card: str, count: str) -> None:
    fight.pass_until(name, {"special"}, f"play {card}")
    fight.play(name, [f"play {card}", f"count {count}"])


@when(step_text("{name} gives {cards}"))
def give(fight: ScenarioInPlay, name: str, cards: str) -> None:
    fight.play(name, [f"give {card}" for card in split_list(cards)])


# ---------------------------------------------------------------- Then


@then(step_text(r"{name} loses (?P<count>no|\d+) Chi"))
def loses(fight: ScenarioInPlay, name: str, count: str) -> None:
    lost = fight.lost(name)
    assert lost == (0 if count == "no" else int(count)), f"{name} has lost {lost}."
