"""Impossible positions in scenarios are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.games.fight.rules.game import FightState
from kwoon.registry import load_game
from tests.rules.fight.scenario_position import FightLayout
from tests.rules.fight.view_facts import pile_cards
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario


def build(
    *,
    hands: tuple[str, str] = ("", ""),
    row: str | None = None,
    piles: tuple[str, str] = ("empty", "empty"),
    breaker: int = -1,
    deck: str | None = None,
    deck_size: int | None = None,
    discard: str | None = None,
    won: int = 0,
) -> FightState:
    table = ScenarioTable(load_game("fight"), ["Ann", "Bo"])
    layout = FightLayout(table)
    for seat, hand in enumerate(hands):
        if hand:
            layout.hands[seat] = table.cards(hand)
            layout.open_hands.discard(seat)
        layout.piles[seat] = pile_cards(table, piles[seat])
    layout.row = None if row is None else table.cards(row)
    layout.breaker = breaker
    layout.deck = None if deck is None else table.cards(deck)
    layout.deck_size = deck_size
    layout.discard = None if discard is None else table.cards(discard)
    layout.won[0] = won
    return layout.build(table)


@pytest.mark.parametrize("deck_size", [None, 0, 5, 13])
def test_unnamed_parts_are_filled_in(deck_size: int | None) -> None:
    state = build(deck_size=deck_size)
    assert state.all_cards() == list(range(24))
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert len(state.row) == (2 if deck_size == 0 else 3)
    assert len(state.deck) == (13 if deck_size is None else deck_size)


def test_card_in_two_places_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="S3 is in two places"):
        build(hands=("S3, H2, D5, C1", ""), row="S3, S4, S5")


@pytest.mark.parametrize("hand", ["S3, H2, D5", "S3, H2, D5, C1, C2"])
def test_hand_of_wrong_size_is_rejected(hand: str) -> None:
    with pytest.raises(ImpossibleScenario, match=r"Ann holds . cards, but a turn starts with 4"):
        build(hands=(hand, ""))


@pytest.mark.parametrize("row", ["S3, S4", "S3, S4, S5, S6"])
def test_row_of_wrong_size_is_rejected(row: str) -> None:
    with pytest.raises(ImpossibleScenario, match=r"The row shows . cards"):
        build(row=row)


def test_unknown_card_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="There is no card called 'S7'"):
        build(row="S7, S4, S5")


def test_tie_breaker_without_pile_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="Bo has the Tie Breaker and needs a pile"):
        build(breaker=1)


def test_won_card_without_tie_breaker_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="name the player with the Tie Breaker"):
        build(piles=("S3", "empty"))


def test_won_card_above_tie_breaker_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="C5 was won, so S3 cannot be the Tie Breaker"):
        build(piles=("S3", "C5"), breaker=0)


def test_defense_in_victory_pile_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="H3 is a defense"):
        build(piles=("H3", "empty"), breaker=0)


def test_oversized_deck_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="Only 13 cards are left for the deck, not 14"):
        build(deck_size=14)


def test_missing_cards_are_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match=r"Say where .* are"):
        build(deck="S1", discard="S2")


def test_finished_game_is_rejected() -> None:
    with pytest.raises(ImpossibleScenario, match="has won the game"):
        build(won=2)
