"""Steps of KungFu Fighting (2014): positions, moves and results. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import re

import pytest
from pytest_bdd import given, then, when

from kwoon.games.kung_fu_2014.definition import KungFu2014Definition
from kwoon.games.kung_fu_2014.view.view import KungFu2014View
from tests.rules.kung_fu_2014.attack_notation import BUILD, aim, asked_for, lay
from tests.rules.kung_fu_2014.facts import FACTS, PACK, says
from tests.rules.kung_fu_2014.layout import KungFuLayout
from tests.rules.shared_steps import own_facts
from tests.rules.step_parsing import split
from tests.rules.table import Table

facts = own_facts(FACTS)


@pytest.fixture
def layout(table: Table) -> KungFuLayout:
    return table.describe(KungFuLayout(table))


# ---------------------------------------------------------------- Given: the pack


@given(says("in the box {card} carries Spirit"))
def give_spirit(table: Table, card: str) -> None:
    reopen(table, card, r"spirit = \w+", "spirit = true")


@given(says("in the box {card} has attack {count}"))
def give_attack(table: Table, card: str, count: str) -> None:
    reopen(table, card, r"attack = \d+", f"attack = {count}")


@given(says("in the box {card} only has the effect (?P<word>[a-z-]+)"))
def give_effect(table: Table, card: str, word: str) -> None:
    reopen(table, card, r"effects = [^\n]*", f'effects = [{{ word = "{word}" }}]')


def reopen(table: Table, card: str, old: str, new: str) -> None:
    """Reload the game with one card changed."""
    before, found, after = re.split(rf'(\[\[card\]\]\nid = "{card}"\n.*?){old}', PACK, maxsplit=1, flags=re.DOTALL)
    table.reopen(KungFu2014Definition(), before + found + new + after)


# ---------------------------------------------------------------- Given: a position


@given(says("{name} holds {cards}(?P<more> and any others)?"))
def hold(table: Table, layout: KungFuLayout, name: str, cards: str, more: str | None) -> None:
    seat = table.seat(name)
    layout.hands[seat] = table.cards(cards)
    if more is None:
        layout.open_hands.discard(seat)


@given(says("{names} holds? nothing"))
def hold_nothing(table: Table, layout: KungFuLayout, names: str) -> None:
    layout.open_hands -= {table.seat(name) for name in split(names)}


@given(says("{name} holds all the other cards"))
def hoard(table: Table, layout: KungFuLayout, name: str) -> None:
    layout.hoarder = table.seat(name)
    layout.open_hands.discard(table.seat(name))


@given(says("{names} (has|have) {count} Chi"), converters={"count": int})
def set_chi(table: Table, layout: KungFuLayout, names: str, count: int) -> None:
    for name in split(names):
        layout.chi[table.seat(name)] = count


@given(says("{names} (is|are) out"))
def set_out(table: Table, layout: KungFuLayout, names: str) -> None:
    layout.out.extend(table.seat(name) for name in split(names))


@given(says("{name} may attack"))
def set_attacking(table: Table, layout: KungFuLayout, name: str) -> None:
    layout.active = table.seat(name)


@given(says("{name}'s turn is about to begin"))
def set_beginning(table: Table, layout: KungFuLayout, name: str) -> None:
    layout.active = table.seat(name)
    layout.beginning = True


@given(says("{count} turns have been completed"), converters={"count": int})
def set_completed(layout: KungFuLayout, count: int) -> None:
    layout.completed = count


@given("the deck is empty")
def lay_no_deck(layout: KungFuLayout) -> None:
    layout.deck = []


@given(says("the deck is {cards}"))
def lay_deck(table: Table, layout: KungFuLayout, cards: str) -> None:
    layout.deck = table.cards(cards)


@given(says("the deck has {count} cards?"), converters={"count": int})
def count_deck(layout: KungFuLayout, count: int) -> None:
    layout.deck_size = count


@given(says("the discard pile is {cards}"))
def lay_discard(table: Table, layout: KungFuLayout, cards: str) -> None:
    layout.discard = table.cards(cards)


@given(says("{name} will lose {cards} at random"))
def rig_loss(table: Table, name: str, cards: str) -> None:
    """Rig a random loss from a hand; it takes its place in the order of all rigged dice."""
    table.seat(name)
    table.dice.draws.extend(table.cards(cards))


@given(says("chance lets {name} begin"))
def rig_first(table: Table, name: str) -> None:
    table.dice.rolls.append(table.seat(name))


# ---------------------------------------------------------------- When


@when(says("{name} discards {cards}"))
def discard(table: Table, name: str, cards: str) -> None:
    """Discard exactly these cards, in the discard phase or for Drunken Stance."""
    assert asked_for(table, name) in ("discard", "exchange")
    for card in table.cards(cards):
        table.answer(name, table.move(f"discard {table.opened.faces[card].id}"))
    table.answer(name, table.move("done"))


@when(says("{name} discards nothing"))
def discard_nothing(table: Table, name: str) -> None:
    assert asked_for(table, name) in ("discard", "exchange")
    table.answer(name, table.move("done"))


@when(says("{name} discards the whole hand"))
def discard_all(table: Table, name: str) -> None:
    discard(table, name, ", ".join(table.named(cards_held(table, name))))


def cards_held(table: Table, name: str) -> list[int]:
    view = table.state.view(table.seat(name))
    assert isinstance(view, KungFu2014View)
    return list(view.hand)


@when(says(f"{{name}} (?P<how>attacks|counterattacks) {{names}} with {BUILD}"))
def attack(table: Table, name: str, how: str, names: str, build: str) -> None:
    assert asked_for(table, name) == how[:-1], f"{name} is asked '{asked_for(table, name)}'."
    lay(table, name, build)
    aim(table, name, split(names))


@when(says(f"{{name}} blocks with {BUILD}"))
def block(table: Table, name: str, build: str) -> None:
    assert asked_for(table, name) == "block", f"{name} is asked '{asked_for(table, name)}'."
    lay(table, name, build)
    table.answer(name, table.move("done"))


@when(says("{names} (does|do) not (?P<how>attack|counterattack|block)"))
def decline(table: Table, names: str, how: str) -> None:
    """Decline for several players, in the named order."""
    for name in split(names):
        assert asked_for(table, name) == how, f"{name} is asked '{asked_for(table, name)}'."
        table.answer(name, table.move("pass"))


@when(says("{name} returns {card}(, paying with {cards})?"))
def take_back_to_hand(table: Table, name: str, card: str, cards: str | None) -> None:
    assert asked_for(table, name) == "return", f"{name} is asked '{asked_for(table, name)}'."
    table.answer(name, table.move(f"return {card}"))
    if cards is not None:
        for paid in table.cards(cards):
            assert asked_for(table, name) == "pay"
            table.answer(name, table.move(f"discard {table.opened.faces[paid].id}"))


@when(says("{name} returns nothing more"))
def return_no_more(table: Table, name: str) -> None:
    assert asked_for(table, name) == "return", f"{name} is asked '{asked_for(table, name)}'."
    table.answer(name, table.move("pass"))


@when(says("{name} gives up bo-staff"))
def give_up_staff(table: Table, name: str) -> None:
    table.answer(name, table.move("give-up bo-staff"))


@when(says("{names} pass(es)? (his|her|their) turns?"))
def pass_turns(table: Table, names: str) -> None:
    """Discard nothing and attack nobody; an empty hand has no discard prompt."""
    for name in split(names):
        if asked_for(table, name) == "discard":
            discard_nothing(table, name)
        decline(table, name, "attack")


# ---------------------------------------------------------------- Then


@then(says("{name} holds {cards}"))
def hand_is(table: Table, name: str, cards: str) -> None:
    table.same(cards_held(table, name), cards)


@then(says("{name} holds nothing"))
def hand_is_empty(table: Table, name: str) -> None:
    assert cards_held(table, name) == []


@then(says("{name} (?P<does>has|does not have) {card} in hand"))
def in_hand(table: Table, name: str, does: str, card: str) -> None:
    assert (table.card(card) in cards_held(table, name)) == (does == "has")


ASKED = "discard|attack|counterattack|base|add|target|block|block-base|block-add|exchange|return|pay"


@then(says(f"{{name}} is asked: (?P<word>{ASKED})"))
def is_asked(table: Table, name: str, word: str) -> None:
    assert [(table.names[prompt.seat], prompt.kind) for prompt in table.state.prompts()] == [(name, word)]


@then(says("{names} (shares|share) the win"))
def share(table: Table, names: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [table.names[seat] for seat in outcome.winners()] == split(names)


@then(says("the places are {places}"))
def places_are(table: Table, places: str) -> None:
    outcome = table.state.outcome()
    assert outcome is not None, "The game is not over."
    assert [f"{name} {place}" for name, place in zip(table.names, outcome.places, strict=True)] == places.split(", ")


@then(says("{names} together hold {cards}"))
def together_hold(table: Table, names: str, cards: str) -> None:
    table.same([card for name in split(names) for card in cards_held(table, name)], cards)
