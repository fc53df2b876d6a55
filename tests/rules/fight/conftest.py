"""Steps for FIGHT: positions, moves and the visible table. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import pytest
from pytest_bdd import given, then, when

from kwoon.core.game import SPECTATOR
from kwoon.games.fight.rules.game import FightState
from kwoon.games.fight.view.view import FightView
from tests.rules.fact_steps import register_facts
from tests.rules.fight.scenario_position import FightLayout
from tests.rules.fight.view_facts import FACTS, cards_in_view, pile_cards, step_text
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, split_list


def state_of(table: ScenarioTable) -> FightState:
    state = table.state
    assert isinstance(state, FightState)
    return state


facts = register_facts(FACTS)


@pytest.fixture
def layout(table: ScenarioTable) -> FightLayout:
    return table.describe(FightLayout(table))


# ---------------------------------------------------------------- Given


@given(step_text("{name} holds {cards}(?P<more> and any others)?"))
def hold(table: ScenarioTable, layout: FightLayout, name: str, cards: str, more: str | None) -> None:
    seat = table.seat(name)
    layout.hands[seat] = table.cards(cards)
    if more is None:
        layout.open_hands.discard(seat)


@given(step_text("the row shows {cards}"))
def lay_row(table: ScenarioTable, layout: FightLayout, cards: str) -> None:
    layout.row = table.cards(cards)


@given("the discard pile holds all other cards")
def discard_others(layout: FightLayout) -> None:
    layout.discard = None


@given("the row is empty")
def lay_no_row(layout: FightLayout) -> None:
    layout.row = []


@given(step_text("{name}'s pile is {pile}"))
def lay_pile(table: ScenarioTable, layout: FightLayout, name: str, pile: str) -> None:
    layout.piles[table.seat(name)] = pile_cards(table, pile)


@given(step_text("{name} has the Tie Breaker"))
def give_breaker(table: ScenarioTable, layout: FightLayout, name: str) -> None:
    layout.breaker = table.seat(name)


@given("nobody has the Tie Breaker")
def give_no_breaker(layout: FightLayout) -> None:
    layout.breaker = -1


@given(step_text("the deck has {count} cards?"), converters={"count": int})
def count_deck(layout: FightLayout, count: int) -> None:
    layout.deck_size = count


@given("the deck is empty")
def empty_deck(layout: FightLayout) -> None:
    layout.deck_size = 0


@given(step_text("the deck is {cards}"))
def lay_deck(table: ScenarioTable, layout: FightLayout, cards: str) -> None:
    layout.deck = table.cards(cards)


@given(step_text("the discard pile is {cards}"))
def lay_discard(table: ScenarioTable, layout: FightLayout, cards: str) -> None:
    layout.discard = table.cards(cards)


@given(step_text("{name} has won {count} rounds?"), converters={"count": int})
def score_rounds(table: ScenarioTable, layout: FightLayout, name: str, count: int) -> None:
    layout.won[table.seat(name)] = count


# ---------------------------------------------------------------- When


@when(step_text("{name} plays {card}"))
def play(table: ScenarioTable, name: str, card: str) -> None:
    table.make_move(name, table.move(f"play {card}"))


@when(step_text("{one:name} plays {first:card} and {two:name} plays {second:card}"))
def play_both(table: ScenarioTable, one: str, first: str, two: str, second: str) -> None:
    play(table, one, first)
    play(table, two, second)


@when(step_text("{name} takes {card}"))
def take(table: ScenarioTable, name: str, card: str) -> None:
    table.make_move(name, table.move(f"take {card}"))


@when("the draws are made")
def make_draws(table: ScenarioTable) -> None:
    prompts = table.state.prompts()
    while prompts and prompts[0].kind == "take":
        table.make_move(table.names[prompts[0].seat], prompts[0].moves[0])
        prompts = table.state.prompts()


# ---------------------------------------------------------------- Then: hands and prompts


@then(step_text("{name} holds {cards}"))
def hand_is(table: ScenarioTable, name: str, cards: str) -> None:
    view = table.state.view(table.seat(name))
    assert isinstance(view, FightView)
    table.assert_cards(view.hand, cards)


@then(step_text("{name} has {card} in hand"))
def in_hand(table: ScenarioTable, name: str, card: str) -> None:
    assert table.card(card) in state_of(table).hands[table.seat(name)]


@then(step_text("{names} together hold {cards}"))
def together_hold(table: ScenarioTable, names: str, cards: str) -> None:
    table.assert_cards([card for name in split_list(names) for card in state_of(table).hands[table.seat(name)]], cards)


@then(step_text("{name} may only (?P<verb>play|take) {cards}"))
def may_only_with(table: ScenarioTable, name: str, verb: str, cards: str) -> None:
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} has no prompt."
    assert sorted(prompt.moves) == sorted(table.move(f"{verb} {card}") for card in split_list(cards))


@then(step_text("{cards} are the {move} cards from 1 to 6"))
def cards_are(table: ScenarioTable, cards: str, move: str) -> None:
    faces = [table.loaded.faces[card] for card in table.cards(cards)]
    assert [str(face.name) for face in faces] == [move] * 6
    assert [number.value for face in faces for number in face.numbers if number.name == "value"] == [1, 2, 3, 4, 5, 6]
    assert [number.value for face in faces for number in face.numbers if number.name == "points"] == [1, 2, 3, 4, 5, 6]
    assert [face.id for face in table.loaded.faces if str(face.name) == move] == split_list(cards)


def players_who_may_play(table: ScenarioTable) -> list[str]:
    return [table.names[prompt.seat] for prompt in table.state.prompts() if prompt.kind == "play"]


@then("nobody may play")
def nobody_may_play(table: ScenarioTable) -> None:
    assert players_who_may_play(table) == []


@then(step_text("{names} may play"))
def may_play(table: ScenarioTable, names: str) -> None:
    assert players_who_may_play(table) == split_list(names)


# ---------------------------------------------------------------- Then: events


@then(step_text("{winner} wins the turn"))
def wins_turn(table: ScenarioTable, winner: str) -> None:
    winners = [table.names[event.seat] for event in table.events_of_step() if event.kind == "win"]
    assert winners == ([] if winner == "nobody" else [winner])


@then(step_text("{name} has played (one of )?{cards}"))
def has_played(table: ScenarioTable, name: str, cards: str) -> None:
    reveals = [event for event in table.log.events if event.kind == "reveal"]
    assert reveals, "No cards have been turned over."
    assert reveals[-1].cards[table.seat(name)] in table.cards(cards)


def coins(table: ScenarioTable) -> list[str]:
    """Return whom each coin favored in the current block of `When` steps, before any new round."""
    words = [event.kind for event in table.events_of_step()]
    end = words.index("round") if "round" in words else len(words)
    return [table.names[event.seat] for event in table.events_of_step()[:end] if event.kind == "coin"]


@then(step_text("no coin was flipped(?P<until> before the new round)?"))
def no_coin(table: ScenarioTable, until: str | None) -> None:
    assert coins(table) == []


@then(step_text("{count} coins were flipped"), converters={"count": int})
def counted_coins(table: ScenarioTable, count: int) -> None:
    assert len([event for event in table.log.events if event.kind == "coin"]) == count


@then(step_text("all are told that the coin favours {name}"))
def told_coin(table: ScenarioTable, name: str) -> None:
    for seat in table.viewers("all"):
        coin_winners = [
            event.seat for event in table.events_seen_by(seat, table.events_of_step()) if event.kind == "coin"
        ]
        assert coin_winners == [table.seat(name)]


# ---------------------------------------------------------------- Then: hidden information


def cards_seen(table: ScenarioTable, seat: int) -> set[int]:
    return table.cards_seen_by(seat, cards_in_view)


@then("nobody sees a card of the deck")
def deck_unseen(table: ScenarioTable) -> None:
    for seat in table.viewers("all"):
        assert not cards_seen(table, seat) & set(state_of(table).deck)


@then(step_text("{name} sees (his|her) own hand and not {other:name}'s"))
def own_hand_only(table: ScenarioTable, name: str, other: str) -> None:
    hands = state_of(table).hands
    assert cards_seen(table, table.seat(name)) >= set(hands[table.seat(name)])
    assert not cards_seen(table, table.seat(name)) & set(hands[table.seat(other)])


@then("a watcher sees no hand")
def no_hand(table: ScenarioTable) -> None:
    hands = state_of(table).hands
    assert not cards_seen(table, SPECTATOR) & set(hands[0] + hands[1])


@then(step_text("{who} (?P<can>could|could not) tell if {name} held {cards} instead"))
def could_tell_hand(table: ScenarioTable, who: str, can: str, name: str, cards: str) -> None:
    state = state_of(table)
    twin = state.copy()
    hand = table.cards(cards)
    if not set(hand) <= set(state.deck):
        raise ImpossibleScenario(f"{cards} are not all in the deck: only the deck's cards could be in a hand instead.")
    twin.deck = [card for card in state.deck if card not in hand] + state.hands[table.seat(name)]
    twin.hands[table.seat(name)] = hand
    twin._prompts = None
    for seat in table.viewers(who):
        alike = table.data_seen_by(seat, state, []) == table.data_seen_by(seat, twin, [])
        assert alike == (can == "could not")


@then(step_text("the turn comes out the same whether Ann plays {one:card} before or after Bo plays {two:card}"))
def order_does_not_matter(table: ScenarioTable, one: str, two: str) -> None:
    answers = [(0, table.move(f"play {one}")), (1, table.move(f"play {two}"))]
    assert table.snapshot_after(answers) == table.snapshot_after(answers[::-1])
