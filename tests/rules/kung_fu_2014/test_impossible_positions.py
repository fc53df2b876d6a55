"""Impossible positions in scenarios are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.games.kung_fu_2014.definition import KungFu2014Definition
from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from tests.rules.kung_fu_2014.scenario_position import KungFuLayout
from tests.rules.kung_fu_2014.view_facts import PACK
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario

NAMES = ["Ann", "Bo", "Cy"]


@pytest.fixture
def layout() -> KungFuLayout:
    return KungFuLayout(ScenarioTable(KungFu2014Definition().load(PACK, "cards", 3, {}), NAMES))


def give(layout: KungFuLayout, seat: int, cards: str) -> None:
    layout.hands[seat] = layout.table.cards(cards)
    layout.open_hands.discard(seat)


def build(layout: KungFuLayout) -> KungFu2014State:
    return layout.build(layout.table)


@pytest.mark.parametrize("deck_size", [None, 0, 5, 69])
def test_unnamed_parts_are_filled_in(layout: KungFuLayout, deck_size: int | None) -> None:
    layout.deck_size = deck_size
    state = build(layout)
    assert state.all_cards() == layout.table.game.all_cards()
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert len(state.deck) == (69 if deck_size is None else deck_size)
    assert state.chi == [20, 20, 20]


def test_cards_to_be_drawn_stay_in_deck(layout: KungFuLayout) -> None:
    drawn = layout.table.cards("fast, fast, fast, flipping")
    layout.table.dice.draws.extend(drawn)
    deck = build(layout).deck
    assert [deck.count(card) for card in sorted(set(drawn))] == [3, deck.count(drawn[-1])]
    assert drawn[-1] in deck


def test_too_many_copies_are_rejected(layout: KungFuLayout) -> None:
    give(layout, 0, "sword")
    give(layout, 1, "sword")
    with pytest.raises(ImpossibleScenario, match="not enough copies of sword"):
        build(layout)


def test_punch_in_hand_is_rejected(layout: KungFuLayout) -> None:
    give(layout, 0, "punch")
    with pytest.raises(ImpossibleScenario, match="not enough copies of punch"):
        build(layout)


@pytest.mark.parametrize("chi", [0, 21])
def test_impossible_chi_is_rejected(layout: KungFuLayout, chi: int) -> None:
    layout.chi[1] = chi
    with pytest.raises(ImpossibleScenario, match=f"Bo has {chi} Chi, but a remaining player has from 1 to 20"):
        build(layout)


def test_hand_of_eliminated_player_is_rejected(layout: KungFuLayout) -> None:
    layout.out = [2]
    give(layout, 2, "sword")
    with pytest.raises(ImpossibleScenario, match="Cy is out and holds nothing"):
        build(layout)


def test_turn_of_eliminated_player_is_rejected(layout: KungFuLayout) -> None:
    layout.out = [2]
    layout.active = 2
    with pytest.raises(ImpossibleScenario, match="Cy is out and has no turn"):
        build(layout)


def test_missing_cards_are_rejected(layout: KungFuLayout) -> None:
    layout.deck = layout.table.cards("sword")
    layout.discard = layout.table.cards("fan")
    with pytest.raises(ImpossibleScenario, match=r"Say where .* are"):
        build(layout)


def test_oversized_deck_is_rejected(layout: KungFuLayout) -> None:
    layout.deck_size = 70
    with pytest.raises(ImpossibleScenario, match="The deck cannot have 70 cards here"):
        build(layout)
