"""Steps of FIGHT: positions, moves and the visible table. docs/develop/scenarios.md lists them."""

from __future__ import annotations

import pytest
from pytest_bdd import given, then, when

from kwoon.core.game import SPECTATOR
from kwoon.games.fight.rules.game import FightState
from kwoon.games.fight.view.view import FightView
from tests.rules.fight.facts import FACTS, cards_in_view, pile_cards, says
from tests.rules.fight.layout import FightLayout
from tests.rules.shared_steps import own_facts
from tests.rules.step_parsing import Impossible, split
from tests.rules.table import Table


def state_of(table: Table) -> FightState:
    state = table.state
    assert isinstance(state, FightState)
    return state


facts = own_facts(FACTS)


@pytest.fixture
def layout(table: Table) -> FightLayout:
    return table.describe(FightLayout(table))


# ---------------------------------------------------------------- Given


@given(says("{name} holds {cards}(?P<more> and any others)?"))
def hold(table: Table, layout: FightLayout, name: str, cards: str, more: str | None) -> None:
    seat = table.seat(name)
    layout.hands[seat] = table.cards(cards)
    if more is None:
        layout.open_hands.discard(seat)


@given(says("the row shows {cards}"))
def lay_row(table: Table, layout: FightLayout, cards: str) -> None:
    layout.row = table.cards(cards)


@given("the discard pile holds all other cards")
def discard_others(layout: FightLayout) -> None:
    layout.discard = None


@given("the row is empty")
def lay_no_row(layout: FightLayout) -> None:
    layout.row = []


@given(says("{name}'s pile is {pile}"))
def lay_pile(table: Table, layout: FightLayout, name: str, pile: str) -> None:
    layout.piles[table.seat(name)] = pile_cards(table, pile)


@given(says("{name} has the Tie Breaker"))
def give_breaker(table: Table, layout: FightLayout, name: str) -> None:
    layout.breaker = table.seat(name)


@given("nobody has the Tie Breaker")
def give_no_breaker(layout: FightLayout) -> None:
    layout.breaker = -1


@given(says("the deck has {count} cards?"), converters={"count": int})
def count_deck(layout: FightLayout, count: int) -> None:
    layout.deck_size = count


@given("the deck is empty")
def empty_deck(layout: FightLayout) -> None:
    layout.deck_size = 0


@given(says("the deck is {cards}"))
def lay_deck(table: Table, layout: FightLayout, cards: str) -> None:
    layout.deck = table.cards(cards)


@given(says("the discard pile is {cards}"))
def lay_discard(table: Table, layout: FightLayout, cards: str) -> None:
    layout.discard = table.cards(cards)


@given(says("{name} has won {count} rounds?"), converters={"count": int})
def score_rounds(table: Table, layout: FightLayout, name: str, count: int) -> None:
    layout.won[table.seat(name)] = count


# ---------------------------------------------------------------- When


@when(says("{name} plays {card}"))
def play(table: Table, name: str, card: str) -> None:
    table.answer(name, table.move(f"play {card}"))


@when(says("{one:name} plays {first:card} and {two:name} plays {second:card}"))
def play_both(table: Table, one: str, first: str, two: str, second: str) -> None:
    play(table, one, first)
    play(table, two, second)


@when(says("{name} takes {card}"))
def take(table: Table, name: str, card: str) -> None:
    table.answer(name, table.move(f"take {card}"))


@when("the draws are made")
def make_draws(table: Table) -> None:
    prompts = table.state.prompts()
    while prompts and prompts[0].kind == "take":
        table.answer(table.names[prompts[0].seat], prompts[0].moves[0])
        prompts = table.state.prompts()


# ---------------------------------------------------------------- Then: hands and prompts


@then(says("{name} holds {cards}"))
def hand_is(table: Table, name: str, cards: str) -> None:
    view = table.state.view(table.seat(name))
    assert isinstance(view, FightView)
    table.same(view.hand, cards)


@then(says("{name} has {card} in hand"))
def in_hand(table: Table, name: str, card: str) -> None:
    assert table.card(card) in state_of(table).hands[table.seat(name)]


@then(says("{names} together hold {cards}"))
def together_hold(table: Table, names: str, cards: str) -> None:
    table.same([card for name in split(names) for card in state_of(table).hands[table.seat(name)]], cards)


@then(says("{name} may only (?P<verb>play|take) {cards}"))
def may_only_with(table: Table, name: str, verb: str, cards: str) -> None:
    prompt = table.state.prompt(table.seat(name))
    assert prompt is not None, f"{name} is not asked."
    assert sorted(prompt.moves) == sorted(table.move(f"{verb} {card}") for card in split(cards))


@then(says("{cards} are the {move} cards from 1 to 6"))
def cards_are(table: Table, cards: str, move: str) -> None:
    faces = [table.opened.faces[card] for card in table.cards(cards)]
    assert [face.name for face in faces] == [move] * 6
    assert [number.value for face in faces for number in face.numbers if number.name == "value"] == [1, 2, 3, 4, 5, 6]
    assert [number.value for face in faces for number in face.numbers if number.name == "points"] == [1, 2, 3, 4, 5, 6]
    assert [face.id for face in table.opened.faces if face.name == move] == split(cards)


def who_may_play(table: Table) -> list[str]:
    return [table.names[prompt.seat] for prompt in table.state.prompts() if prompt.kind == "play"]


@then("nobody may play")
def nobody_may_play(table: Table) -> None:
    assert who_may_play(table) == []


@then(says("{names} may play"))
def may_play(table: Table, names: str) -> None:
    assert who_may_play(table) == split(names)


# ---------------------------------------------------------------- Then: events


@then(says("{winner} wins the turn"))
def wins_turn(table: Table, winner: str) -> None:
    winners = [table.names[event.seat] for event in table.fresh_events() if event.kind == "win"]
    assert winners == ([] if winner == "nobody" else [winner])


@then(says("{name} has played (one of )?{cards}"))
def has_played(table: Table, name: str, cards: str) -> None:
    reveals = [event for event in table.log.events if event.kind == "reveal"]
    assert reveals, "No cards have been turned over."
    assert reveals[-1].cards[table.seat(name)] in table.cards(cards)


def coins(table: Table) -> list[str]:
    """Return whom each coin favored in the current block of `When` steps, up to a new round."""
    words = [event.kind for event in table.fresh_events()]
    end = words.index("round") if "round" in words else len(words)
    return [table.names[event.seat] for event in table.fresh_events()[:end] if event.kind == "coin"]


@then(says("no coin was flipped(?P<until> before the new round)?"))
def no_coin(table: Table, until: str | None) -> None:
    assert coins(table) == []


@then(says("{count} coins were flipped"), converters={"count": int})
def counted_coins(table: Table, count: int) -> None:
    assert len([event for event in table.log.events if event.kind == "coin"]) == count


@then(says("all are told that the coin favours {name}"))
def told_coin(table: Table, name: str) -> None:
    for seat in table.readers("all"):
        told = [event.seat for event in table.told(seat, table.fresh_events()) if event.kind == "coin"]
        assert told == [table.seat(name)]


# ---------------------------------------------------------------- Then: hidden information


def seen(table: Table, seat: int) -> set[int]:
    return table.seen(seat, cards_in_view)


@then("nobody sees a card of the deck")
def deck_unseen(table: Table) -> None:
    for seat in table.readers("all"):
        assert not seen(table, seat) & set(state_of(table).deck)


@then(says("{name} sees (his|her) own hand and not {other:name}'s"))
def own_hand_only(table: Table, name: str, other: str) -> None:
    hands = state_of(table).hands
    assert seen(table, table.seat(name)) >= set(hands[table.seat(name)])
    assert not seen(table, table.seat(name)) & set(hands[table.seat(other)])


@then("a watcher sees no hand")
def no_hand(table: Table) -> None:
    hands = state_of(table).hands
    assert not seen(table, SPECTATOR) & set(hands[0] + hands[1])


@then(says("{who} (?P<can>could|could not) tell if {name} held {cards} instead"))
def could_tell_hand(table: Table, who: str, can: str, name: str, cards: str) -> None:
    state = state_of(table)
    twin = state.copy()
    hand = table.cards(cards)
    if not set(hand) <= set(state.deck):
        raise Impossible(f"{cards} are not all in the deck: only the deck's cards could be in a hand instead.")
    twin.deck = [card for card in state.deck if card not in hand] + state.hands[table.seat(name)]
    twin.hands[table.seat(name)] = hand
    twin._prompts = None
    for seat in table.readers(who):
        alike = table.reaching(seat, state, []) == table.reaching(seat, twin, [])
        assert alike == (can == "could not")


@then(says("the turn comes out the same whether Ann plays {one:card} before or after Bo plays {two:card}"))
def order_does_not_matter(table: Table, one: str, two: str) -> None:
    answers = [(0, table.move(f"play {one}")), (1, table.move(f"play {two}"))]
    assert table.after(answers) == table.after(answers[::-1])
