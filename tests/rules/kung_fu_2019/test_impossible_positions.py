"""Impossible positions and unknown cards in scenarios are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from tests.rules.kung_fu_2019.attack_notation import block, declare, items
from tests.rules.kung_fu_2019.scenario_position import KungFu2019Layout
from tests.rules.kung_fu_2019.view_facts import PACK
from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario


def make_layout(names: str, options: dict[str, str] | None = None) -> KungFu2019Layout:
    seats = names.split()
    return KungFu2019Layout(ScenarioTable(KungFu2019Definition().load(PACK, "cards", len(seats), options or {}), seats))


def test_unnamed_hands_are_empty_and_other_cards_are_in_deck() -> None:
    layout = make_layout("Ann Bo Cy")
    state = layout.build(layout.table)
    assert state.hands == [[], [], []]
    assert (len(state.deck), state.discard) == (99, [])
    assert list(state.chi) == [20, 20, 20]
    assert [prompt.kind for prompt in state.prompts()] == ["prepare"]


def test_all_seats_get_archetypes_if_one_is_named() -> None:
    layout = make_layout("Ann Bo Cy", {"archetypes": "chosen"})
    layout.archetypes[1] = layout.table.card("imperial-general")
    layout.weapons[1] = layout.table.cards("sword")
    state = layout.build(layout.table)
    assert len(set(state.archetype)) == 3
    assert layout.table.card_ids(state.weapon_attachments[1]) == ["military-training"]
    assert sorted(state.all_cards()) == sorted(state.game.all_cards())


def test_too_many_copies_are_rejected() -> None:
    layout = make_layout("Ann Bo")
    layout.hands[0] = layout.table.cards("no-match-for-mine, no-match-for-mine")
    with pytest.raises(ImpossibleScenario, match="not enough copies of no-match-for-mine"):
        layout.build(layout.table)


def test_card_outside_deck_is_rejected() -> None:
    layout = make_layout("Ann Bo")
    layout.hands[0] = layout.table.cards("guandao")
    with pytest.raises(ImpossibleScenario, match="not enough copies of guandao"):
        layout.build(layout.table)


def test_archetype_without_option_is_rejected() -> None:
    layout = make_layout("Ann Bo")
    layout.archetypes[0] = layout.table.card("rooftop-thief")
    with pytest.raises(ImpossibleScenario, match="with archetypes chosen"):
        layout.build(layout.table)


@pytest.mark.parametrize("chi", [0, 21])
def test_impossible_chi_is_rejected(chi: int) -> None:
    layout = make_layout("Ann Bo")
    layout.chi[1] = chi
    with pytest.raises(ImpossibleScenario, match=f"Bo cannot have {chi} Chi"):
        layout.build(layout.table)


def test_missing_cards_are_rejected() -> None:
    layout = make_layout("Ann Bo")
    layout.deck = []
    layout.discard = []
    with pytest.raises(ImpossibleScenario, match="all the other cards"):
        layout.build(layout.table)


def test_attack_notation_is_parsed() -> None:
    table = make_layout("Ann Bo Cy").table
    attack = declare(table, "ladder (Cy), combo-attack (kick, punch), whirlwind (+3), sword (hurled)", "Bo")
    assert (attack.target, attack.base, attack.further) == ("target 2", "attack-split ladder", ["target 3"])
    assert attack.added == ["play combo-attack", "join kick", "join punch", "play whirlwind", "hurl sword"]
    assert declare(table, "chair (smashed)").base == "break chair"
    assert block(table, "meant-for-him (Cy)") == ["redirect meant-for-him", "target 3"]
    assert block(table, "up-to-the-rafters (kick)") == ["play up-to-the-rafters", "discard kick"]
    with pytest.raises(ImpossibleScenario, match="names no cards"):
        items("something else")
