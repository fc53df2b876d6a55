"""Impossible positions and unknown cards in scenarios are refused with a message."""

from __future__ import annotations

import pytest

from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from tests.rules.kung_fu_2019.attack_notation import block, declare, items
from tests.rules.kung_fu_2019.facts import PACK
from tests.rules.kung_fu_2019.layout import KungFu2019Layout
from tests.rules.step_parsing import Impossible
from tests.rules.table import Table


def sit(names: str, options: dict[str, str] | None = None) -> KungFu2019Layout:
    seats = names.split()
    return KungFu2019Layout(Table(KungFu2019Definition().load(PACK, "cards", len(seats), options or {}), seats))


def test_whatever_is_not_named_is_empty_or_in_the_deck() -> None:
    layout = sit("Ann Bo Cy")
    state = layout.build(layout.table)
    assert state.hands == [[], [], []]
    assert (len(state.deck), state.discard) == (99, [])
    assert list(state.chi) == [20, 20, 20]
    assert [prompt.kind for prompt in state.prompts()] == ["prepare"]


def test_everybody_has_an_archetype_if_anybody_has() -> None:
    layout = sit("Ann Bo Cy", {"archetypes": "chosen"})
    layout.archetypes[1] = layout.table.card("imperial-general")
    layout.weapons[1] = layout.table.cards("sword")
    state = layout.build(layout.table)
    assert len(set(state.archetype)) == 3
    assert layout.table.named(state.weapon_attachments[1]) == ["military-training"]
    assert sorted(state.all_cards()) == sorted(state.game.all_cards())


def test_more_copies_than_there_are() -> None:
    layout = sit("Ann Bo")
    layout.hands[0] = layout.table.cards("no-match-for-mine, no-match-for-mine")
    with pytest.raises(Impossible, match="not so many copies of no-match-for-mine"):
        layout.build(layout.table)


def test_a_card_that_is_not_played_with() -> None:
    layout = sit("Ann Bo")
    layout.hands[0] = layout.table.cards("guandao")
    with pytest.raises(Impossible, match="not so many copies of guandao"):
        layout.build(layout.table)


def test_an_archetype_in_a_game_without() -> None:
    layout = sit("Ann Bo")
    layout.archetypes[0] = layout.table.card("rooftop-thief")
    with pytest.raises(Impossible, match="with archetypes chosen"):
        layout.build(layout.table)


@pytest.mark.parametrize("chi", [0, 21])
def test_chi_that_nobody_has(chi: int) -> None:
    layout = sit("Ann Bo")
    layout.chi[1] = chi
    with pytest.raises(Impossible, match=f"Bo cannot have {chi} Chi"):
        layout.build(layout.table)


def test_cards_that_are_nowhere() -> None:
    layout = sit("Ann Bo")
    layout.deck = []
    layout.discard = []
    with pytest.raises(Impossible, match="all the other cards"):
        layout.build(layout.table)


def test_how_attacks_are_written() -> None:
    table = sit("Ann Bo Cy").table
    laid = declare(table, "ladder (Cy), combo-attack (kick, punch), whirlwind (+3), sword (hurled)", "Bo")
    assert (laid.target, laid.base, laid.further) == ("target 2", "attack-split ladder", ["target 3"])
    assert laid.added == ["play combo-attack", "join kick", "join punch", "play whirlwind", "hurl sword"]
    assert declare(table, "chair (smashed)").base == "break chair"
    assert block(table, "meant-for-him (Cy)") == ["redirect meant-for-him", "target 3"]
    assert block(table, "up-to-the-rafters (kick)") == ["play up-to-the-rafters", "discard kick"]
    with pytest.raises(Impossible, match="names no cards"):
        items("something else")
