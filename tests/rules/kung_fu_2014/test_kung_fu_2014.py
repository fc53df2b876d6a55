"""The scenarios for KungFu Fighting (2014), and steps about cards, secrets, dice and many games."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from random import Random

import pytest
from pytest_bdd import scenarios, then, when

from kwoon.core.definition import OptionError
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fu_2014.definition import KungFu2014Definition
from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from tests.rules.frequency import assert_about_equal
from tests.rules.kung_fu_2014.event_phrases import assert_events_in_order
from tests.rules.kung_fu_2014.view_facts import PACK, cards_in_view, step_text
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, split_list

scenarios(str(files("kwoon.games").joinpath("kung_fu_2014", "scenarios")))


def state_of(table: ScenarioTable) -> KungFu2014State:
    state = table.state
    assert isinstance(state, KungFu2014State)
    return state


# ---------------------------------------------------------------- events


@then(step_text("all are told in this order: {phrases}"))
def told_in_order(table: ScenarioTable, phrases: str) -> None:
    for seat in table.viewers("all"):
        assert_events_in_order(table, table.events_seen_by(seat, table.events_of_step()), phrases.split("; "))


# ---------------------------------------------------------------- the pack


@then(step_text("(it|KungFu Fighting) cannot be played by {count} players"), converters={"count": int})
def not_for_so_many(count: int) -> None:
    with pytest.raises(OptionError):
        KungFu2014Definition().load(PACK, "cards", count, {})


@then(step_text("there are {count} cards in the deck and {table_cards:count} on the table"))
def box_counts(table: ScenarioTable, count: str, table_cards: str) -> None:
    punch = [card for card in table.game.all_cards() if table.loaded.faces[card].id == "punch"]
    copies = Counter({face.id: face.copies for face in table.loaded.faces})
    assert (copies.total() - copies["punch"], copies["punch"]) == (int(count), int(table_cards))
    assert len(table.game.all_cards()) - len(punch) == int(count)


@then(step_text("the {kind}s of the deck are {counted}"))
def kinds_are(table: ScenarioTable, kind: str, counted: str) -> None:
    """Check the copies of all cards of a kind, written as `2 snap-kick, 1 roundhouse`. Punch is not in the deck."""
    expected = {words.split(" ")[1]: int(words.split(" ")[0]) for words in split_list(counted)}
    faces = [face for face in table.loaded.faces if face.kind == kind and face.id != "punch"]
    assert {face.id: face.copies for face in faces} == expected
    copies_in_deck = Counter(table.loaded.faces[card].id for card in table.game.all_cards())
    assert {face.id: copies_in_deck[face.id] for face in faces} == expected


@then(step_text("(?P<card>[a-z-]+) reads (?P<values>.+)"))
def card_reads(table: ScenarioTable, card: str, values: str) -> None:
    """Check a card's numbers and their sources, written as `attack 4 (printed), no defense`."""
    numbers = {number.name: number for number in table.loaded.faces[table.card(card)].numbers}
    for words in values.split(", "):
        if words.startswith("no "):
            assert words[3:].lower() not in numbers
        elif words.startswith("Spirit"):
            assert f"Spirit ({numbers['spirit'].source})" == words
        else:
            number = numbers[words.split(" ")[0]]
            assert f"{number.name} {number.value} ({number.source})" == words


@then(step_text("only {cards} carry Spirit"))
def spirit_bearers(table: ScenarioTable, cards: str) -> None:
    faces = table.loaded.faces
    bearers = [at for at, face in enumerate(faces) if any(number.name == "spirit" for number in face.numbers)]
    table.assert_cards(bearers, cards)


@then(step_text("{cards} have no text"))
def no_text(table: ScenarioTable, cards: str) -> None:
    for card in table.cards(cards):
        effects = {number.name for number in table.loaded.faces[card].numbers} - {"attack", "defence", "spirit"}
        assert effects == set()


# ---------------------------------------------------------------- dice


@when(step_text("the game is dealt {count} times"), converters={"count": int})
def count_deals(table: ScenarioTable, tally: Counter[int], count: int) -> None:
    dice = LiveDice(SEED)
    for _ in range(count):
        tally[int(table.game.deal(dice).prompts()[0].seat)] += 1


@then(step_text("{names} began about equally often"))
def fair_start(table: ScenarioTable, tally: Counter[int], names: str) -> None:
    assert_about_equal([tally[table.seat(name)] for name in split_list(names)], tally.total())


@when(step_text('{name} answers "{notation}" {count} times, each time from here'), converters={"count": int})
def count_outcomes(table: ScenarioTable, tally: Counter[int], name: str, notation: str, count: int) -> None:
    """Make a move many times and count the cards that reach the discard pile."""
    before = Counter(state_of(table).discard)
    dice = LiveDice(SEED)
    for _ in range(count):
        twin = state_of(table).copy()
        twin.apply(table.seat(name), table.move(notation), dice)
        tally.update((Counter(twin.discard) - before).elements())


@then(step_text("{cards} were lost about equally often, and nothing else"))
def fair_loss(table: ScenarioTable, tally: Counter[int], cards: str) -> None:
    expected = table.cards(cards)
    assert set(tally) == set(expected)
    assert_about_equal([tally[card] for card in expected], tally.total())


@then(
    step_text("{count} games played at random all end, with every card somewhere at every moment"),
    converters={"count": int},
)
def random_games(table: ScenarioTable, count: int) -> None:
    cards = table.game.all_cards()
    for number in range(count):
        dice = LiveDice(SEED + number)
        choice = Random(number)
        state = table.game.deal(dice)
        prompts = state.prompts()
        while prompts:
            assert state.all_cards() == cards
            state.apply(prompts[0].seat, choice.choice(prompts[0].moves), dice)
            prompts = state.prompts()
        assert state.outcome() is not None


# ---------------------------------------------------------------- hidden information


@then("nobody sees a card of the deck")
def deck_unseen(table: ScenarioTable) -> None:
    for seat in table.viewers("all"):
        seen = Counter(cards_in_view(table.state.view(seat)))
        elsewhere = set(state_of(table).discard)
        for hand in state_of(table).hands:
            elsewhere |= set(hand)
        assert not (set(seen) - elsewhere) & set(state_of(table).deck)


@then(step_text("{who} (?P<can>could|could not) tell if {name} held {cards} instead"))
def could_tell_hand(table: ScenarioTable, who: str, can: str, name: str, cards: str) -> None:
    """Compare with a twin in which the player holds these cards from the deck instead."""
    state = state_of(table)
    twin = state.copy()
    seat = table.seat(name)
    hand = sorted(table.cards(cards))
    if Counter(hand) - Counter(state.deck) or len(hand) != len(state.hands[seat]):
        raise ImpossibleScenario(f"{cards} should be as many cards from the deck as {name} holds.")
    twin.deck = sorted((Counter(state.deck) - Counter(hand) + Counter(state.hands[seat])).elements())
    twin.hands[seat] = hand
    twin._prompts = None
    for reader in table.viewers(who):
        alike = table.data_seen_by(reader, state, []) == table.data_seen_by(reader, twin, [])
        assert alike == (can == "could not")
