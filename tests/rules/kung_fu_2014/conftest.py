"""Steps for KungFu Fighting (2014): positions, moves and results. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import re

import pytest
from pytest_bdd import given, then, when

from kwoon.games.kung_fu_2014.definition import KungFu2014Definition
from kwoon.games.kung_fu_2014.view.view import KungFu2014View
from tests.rules.fact_steps import register_facts
from tests.rules.kung_fu_2014.attack_notation import BUILD, choose_targets, play_build, prompt_kind
from tests.rules.kung_fu_2014.scenario_position import KungFuLayout
from tests.rules.kung_fu_2014.view_facts import FACTS, PACK, step_text
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import split_list

facts = register_facts(FACTS)


@pytest.fixture
def layout(table: ScenarioTable) -> KungFuLayout:
    return table.describe(KungFuLayout(table))


# ---------------------------------------------------------------- Given: the pack


@given(step_text("in the box {card} carries Spirit"))
def give_spirit(table: ScenarioTable, card: str) -> None:
    reload(table, card, r"spirit = \w+", "spirit = true")


@given(step_text("in the box {card} has attack {count}"))
def give_attack(table: ScenarioTable, card: str, count: str) -> None:
    reload(table, card, r"attack = \d+", f"attack = {count}")


@given(step_text("in the box {card} only has the effect (?P<word>[a-z-]+)"))
def give_effect(table: ScenarioTable, card: str, word: str) -> None:
    reload(table, card, r"effects = [^\n]*", f'effects = [{{ word = "{word}" }}]')


def reload(table: ScenarioTable, card: str, old: str, new: str) -> None:
    """Reload the game with `old` replaced in the entry for one card."""
    before, card_text, after = re.split(rf'(\[\[card\]\]\nid = "{card}"\n.*?){old}', PACK, maxsplit=1, flags=re.DOTALL)
    table.reload(KungFu2014Definition(), before + card_text + new + after)


# ---------------------------------------------------------------- Given: a position


@given(step_text("{name} holds {cards}(?P<more> and any others)?"))
def hold(table: ScenarioTable, layout: KungFuLayout, name: str, cards: str, more: str | None) -> None:
    seat = table.seat(name)
    layout.hands[seat] = table.cards(cards)
    if more is None:
        layout.open_hands.discard(seat)


@given(step_text("{names} holds? nothing"))
def hold_nothing(table: ScenarioTable, layout: KungFuLayout, names: str) -> None:
    layout.open_hands -= {table.seat(name) for name in split_list(names)}


@given(step_text("{name} holds all the other cards"))
def hold_the_rest(table: ScenarioTable, layout: KungFuLayout, name: str) -> None:
    layout.holder_of_rest = table.seat(name)
    layout.open_hands.discard(table.seat(name))


@given(step_text("{names} (has|have) {count} Chi"), converters={"count": int})
def set_chi(table: ScenarioTable, layout: KungFuLayout, names: str, count: int) -> None:
    for name in split_list(names):
        layout.chi[table.seat(name)] = count


@given(step_text("{names} (is|are) out"))
def set_out(table: ScenarioTable, layout: KungFuLayout, names: str) -> None:
    layout.out.extend(table.seat(name) for name in split_list(names))


@given(step_text("{name} may attack"))
def set_attacking(table: ScenarioTable, layout: KungFuLayout, name: str) -> None:
    layout.active = table.seat(name)


@given(step_text("{name}'s turn is about to begin"))
def set_beginning(table: ScenarioTable, layout: KungFuLayout, name: str) -> None:
    layout.active = table.seat(name)
    layout.beginning = True


@given(step_text("{count} turns have been completed"), converters={"count": int})
def set_completed(layout: KungFuLayout, count: int) -> None:
    layout.completed = count


@given("the deck is empty")
def lay_no_deck(layout: KungFuLayout) -> None:
    layout.deck = []


@given(step_text("the deck is {cards}"))
def lay_deck(table: ScenarioTable, layout: KungFuLayout, cards: str) -> None:
    layout.deck = table.cards(cards)


@given(step_text("the deck has {count} cards?"), converters={"count": int})
def count_deck(layout: KungFuLayout, count: int) -> None:
    layout.deck_size = count


@given(step_text("the discard pile is {cards}"))
def lay_discard(table: ScenarioTable, layout: KungFuLayout, cards: str) -> None:
    layout.discard = table.cards(cards)


@given(step_text("{name} will lose {cards} at random"))
def rig_loss(table: ScenarioTable, name: str, cards: str) -> None:
    """Rig the cards that a hand loses at random: they are the next draws."""
    table.seat(name)
    table.dice.draws.extend(table.cards(cards))


@given(step_text("chance lets {name} begin"))
def rig_first(table: ScenarioTable, name: str) -> None:
    table.dice.rolls.append(table.seat(name))


# ---------------------------------------------------------------- When


@when(step_text("{name} discards {cards}"))
def discard(table: ScenarioTable, name: str, cards: str) -> None:
    """Discard exactly these cards, in the discard phase or for Drunken Stance."""
    assert prompt_kind(table, name) in ("discard", "exchange")
    for card in table.cards(cards):
        table.make_move(name, table.move(f"discard {table.loaded.faces[card].id}"))
    table.make_move(name, table.move("done"))


@when(step_text("{name} discards nothing"))
def discard_nothing(table: ScenarioTable, name: str) -> None:
    assert prompt_kind(table, name) in ("discard", "exchange")
    table.make_move(name, table.move("done"))


@when(step_text("{name} discards the whole hand"))
def discard_all(table: ScenarioTable, name: str) -> None:
    discard(table, name, ", ".join(table.card_ids(cards_held(table, name))))


def cards_held(table: ScenarioTable, name: str) -> list[int]:
    view = table.state.view(table.seat(name))
    assert isinstance(view, KungFu2014View)
    return list(view.hand)


@when(step_text(f"{{name}} (?P<how>attacks|counterattacks) {{names}} with {BUILD}"))
def attack(table: ScenarioTable, name: str, how: str, names: str, build: str) -> None:
    assert prompt_kind(table, name) == how[:-1], f"{name} has the prompt '{prompt_kind(table, name)}'."
    play_build(table, name, build)
    choose_targets(table, name, split_list(names))


@when(step_text(f"{{name}} blocks with {BUILD}"))
def block(table: ScenarioTable, name: str, build: str) -> None:
    assert prompt_kind(table, name) == "block", f"{name} has the prompt '{prompt_kind(table, name)}'."
    play_build(table, name, build)
    table.make_move(name, table.move("done"))


@when(step_text("{names} (does|do) not (?P<how>attack|counterattack|block)"))
def decline(table: ScenarioTable, names: str, how: str) -> None:
    for name in split_list(names):
        assert prompt_kind(table, name) == how, f"{name} has the prompt '{prompt_kind(table, name)}'."
        table.make_move(name, table.move("pass"))


@when(step_text("{name} returns {card}(, paying with {cards})?"))
def take_back_to_hand(table: ScenarioTable, name: str, card: str, cards: str | None) -> None:
    assert prompt_kind(table, name) == "return", f"{name} has the prompt '{prompt_kind(table, name)}'."
    table.make_move(name, table.move(f"return {card}"))
    if cards is not None:
        for paid in table.cards(cards):
            assert prompt_kind(table, name) == "pay"
            table.make_move(name, table.move(f"discard {table.loaded.faces[paid].id}"))


@when(step_text("{name} returns nothing more"))
def return_no_more(table: ScenarioTable, name: str) -> None:
    assert prompt_kind(table, name) == "return", f"{name} has the prompt '{prompt_kind(table, name)}'."
    table.make_move(name, table.move("pass"))


@when(step_text("{name} gives up bo-staff"))
def give_up_staff(table: ScenarioTable, name: str) -> None:
    table.make_move(name, table.move("give-up bo-staff"))


@when(step_text("{names} pass(es)? (his|her|their) turns?"))
def pass_turns(table: ScenarioTable, names: str) -> None:
    """Discard nothing and attack nobody. A player with an empty hand has no discard prompt."""
    for name in split_list(names):
        if prompt_kind(table, name) == "discard":
            discard_nothing(table, name)
        decline(table, name, "attack")


# ---------------------------------------------------------------- Then


@then(step_text("{name} holds {cards}"))
def hand_is(table: ScenarioTable, name: str, cards: str) -> None:
    table.assert_cards(cards_held(table, name), cards)


@then(step_text("{name} holds nothing"))
def hand_is_empty(table: ScenarioTable, name: str) -> None:
    assert cards_held(table, name) == []


@then(step_text("{name} (?P<does>has|does not have) {card} in hand"))
def in_hand(table: ScenarioTable, name: str, does: str, card: str) -> None:
    assert (table.card(card) in cards_held(table, name)) == (does == "has")


PROMPT_KINDS = "discard|attack|counterattack|base|add|target|block|block-base|block-add|exchange|return|pay"


@then(step_text(f"{{name}} is asked: (?P<word>{PROMPT_KINDS})"))
def is_asked(table: ScenarioTable, name: str, word: str) -> None:
    assert [(table.names[prompt.seat], prompt.kind) for prompt in table.state.prompts()] == [(name, word)]


@then(step_text("{names} (shares|share) the win"))
def share(table: ScenarioTable, names: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [table.names[seat] for seat in outcome.winners()] == split_list(names)


@then(step_text("the places are {places}"))
def places_are(table: ScenarioTable, places: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [f"{name} {place}" for name, place in zip(table.names, outcome.places, strict=True)] == places.split(", ")


@then(step_text("{names} together hold {cards}"))
def together_hold(table: ScenarioTable, names: str, cards: str) -> None:
    table.assert_cards([card for name in split_list(names) for card in cards_held(table, name)], cards)
