"""Games begun under edition 1 keep its rules."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.registry import load_game, upgrade_stored_options
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture


def deal(options: dict[str, str]) -> KungFu2019State:
    game = load_game("kung-fu-2019", 2, options).game
    assert isinstance(game, KungFu2019)
    return game.deal(LiveDice(1))


def test_new_game_uses_edition_2_and_stored_game_without_edition_uses_edition_1() -> None:
    assert load_game("kung-fu-2019", 2, {}).options["edition"] == "2"
    assert upgrade_stored_options("kung-fu-2019", {})["edition"] == "1"


def test_healing_after_evened_start_in_edition_1_stops_at_common_maximum() -> None:
    state = deal({"start": "evened", "edition": "1"})
    assert sorted(state.chi) == [17, 20]
    assert state.max_chi == [20, 20]
    state.gain_chi(state.active, 5, [])
    assert state.chi == [20, 20]


def test_healing_after_evened_start_in_edition_2_stops_at_own_maximum() -> None:
    state = deal({"start": "evened"})
    state.gain_chi(state.active, 5, [])
    assert sorted(state.chi) == [17, 20]
    assert state.copy().max_chi == state.chi
    assert state.view(0).most_chi == tuple(state.chi)
    assert state.game.sample_state(state.view(1), LiveDice(2)).max_chi == state.chi


def test_only_edition_1_attaches_companion_to_taken_weapon() -> None:
    for edition, attached in (("1", "military-training"), ("2", "")):
        table = KungFu2019Fixture("snatch-the-blade", "", archetypes="imperial-general -", edition=edition)
        table.give_weapon(2, "sword")
        table.does(1, "target 2", "attack snatch-the-blade", "done")
        table.does(2, "pass")
        table.does(1, "take 2")
        assert table.names_of(table.state.weapon_attachments[0]) == attached


def test_only_edition_2_adds_stance_bonus_to_hurled_weapon() -> None:
    for edition, damage in (("1", 7), ("2", 9)):
        table = KungFu2019Fixture("kick sword", "", archetypes="tavern-brawler -", edition=edition)
        table.give_stance(1, "dragon-stance")
        table.does(1, "target 2", "attack kick", "hurl sword", "done")
        table.does(2, "pass")
        assert table.state.chi == [20, 20 - damage]
