"""Weapons, stances, attachments and archetypes; costs, poison and the start of a turn."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from kwoon.games.kung_fu_2019.rules.turn import start_turn
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture


def test_military_training_moves_to_new_weapon_and_is_never_discarded() -> None:
    table = KungFu2019Fixture("sword fan", "throw", archetypes="imperial-general -")
    table.does(1, "play sword")
    assert table.names_of(table.state.weapon_attachments[0]) == "military-training"
    table.does(1, "play fan")
    assert table.names_of(table.state.weapon_attachments[0]) == "military-training"
    assert table.pile() == "sword"
    table.does(1, "done")
    table.does(2, "done", draws="punch punch punch punch punch punch")
    table.does(2, "target 1", "attack throw", "done")
    table.does(1, "pass")
    assert table.names_of(table.state.unattached_companions[0]) == "military-training"
    assert table.pile() == "fan sword throw"
    assert table.has_all_cards()


def test_mysterious_stranger_doubles_stance_cost_and_bonus() -> None:
    table = KungFu2019Fixture("imperial-stance kick flying", "", archetypes="mysterious-stranger -")
    table.does(1, "play imperial-stance")
    assert table.state.chi == [16, 20]
    table.does(1, "target 2", "attack kick", "play flying", "done")
    table.does(2, "pass")
    assert table.state.chi == [16, 13]


def test_unaffordable_stance_is_discarded_and_affordable_one_can_be_paid_for_or_dropped() -> None:
    table = KungFu2019Fixture("", "")
    table.give_stance(1, "imperial-stance", "inner-fire")
    table.state.chi[0] = 3
    table.state.steps = []
    start_turn(table.state, 0, LiveDice(1))
    table.state._prompts = None
    assert table.state.chi[0] == 4  # Chi is restored before costs are paid
    assert table.legal_moves(1) == ["drop imperial-stance", "pay"]
    table.does(1, "pay")
    assert table.state.chi[0] == 3
    table = KungFu2019Fixture("", "")
    table.give_stance(1, "imperial-stance")
    table.state.chi[0] = 1
    table.state.steps = []
    start_turn(table.state, 0, LiveDice(1))
    assert table.state.stance[0] == -1
    assert table.pile() == "imperial-stance"


def test_imperial_stance_needs_more_chi_than_its_cost() -> None:
    table = KungFu2019Fixture("imperial-stance", "")
    table.state.chi[0] = 2
    assert table.legal_moves(1) == ["done"]


def test_poison_acts_at_next_turn_start_and_can_eliminate() -> None:
    table = KungFu2019Fixture("kick five-silent-steps", "", "")
    table.state.chi[1] = 7
    table.does(1, "target 2", "attack kick", "play five-silent-steps", "done")
    table.pass_all()
    assert table.state.chi == [20, 4, 20]
    table.does(1, "done")
    assert table.state.chi == [20, 0, 20]
    assert table.state.active == 2
    assert table.has_all_cards()


def test_protected_weapon_cannot_be_taken() -> None:
    table = KungFu2019Fixture("snatch-the-blade", "")
    table.give_weapon(2, "sword", "wrist-cord")
    table.does(1, "target 2", "attack snatch-the-blade", "done")
    table.does(2, "pass")
    assert table.prompted() == "1 respite"
    assert table.names_of(list(table.state.weapon)[1:]) == "sword"


def test_she_who_must_fight_counterattacks_only_without_block() -> None:
    table = KungFu2019Fixture("kick", "blocking-kick punch", archetypes="- she-who-must-fight")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "pass")
    assert table.prompted() == "2 counterattack"
    table.does(2, "attack punch", "done")
    table.does(1, "pass")
    assert table.state.chi == [18, 17]
    table = KungFu2019Fixture("kick", "blocking-kick punch", archetypes="- she-who-must-fight")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play blocking-kick")
    assert table.prompted() == "1 respite"


def test_hurled_weapons_act_only_as_enhancements() -> None:
    table = KungFu2019Fixture("kick hook-swords sword imperial-stance", "", archetypes="tavern-brawler -")
    table.give_weapon(2, "chair")
    table.does(1, "play imperial-stance")
    table.does(1, "target 2", "attack kick", "hurl sword", "hurl hook-swords", "done")
    table.does(2, "pass")
    assert table.state.chi == [18, 20 - (3 + 5 + 5 - 1)]
    assert table.names_of(list(table.state.weapon)[1:]) == "chair"


def test_meditation_forfeits_attack() -> None:
    table = KungFu2019Fixture("waterfall-meditation kick", "")
    table.state.chi[0] = 10
    table.does(1, "play waterfall-meditation")
    assert table.state.chi[0] == 15
    assert table.legal_moves(1) == ["done"]


def test_turn_ends_when_player_is_eliminated_in_own_attack() -> None:
    table = KungFu2019Fixture("kick", "no-match-for-mine kick", "")
    table.state.chi[0] = 2
    table.give_weapon(1, "sword")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "pass")
    table.does(3, "pass")
    table.does(2, "play no-match-for-mine")
    table.does(2, "attack kick", "done")
    table.pass_all()
    assert table.state.eliminated[0] == 1
    assert table.state.active == 1
    assert table.pile() == "kick kick no-match-for-mine sword"


def test_players_eliminated_together_tie() -> None:
    table = KungFu2019Fixture("kick", "no-match-for-mine kick iron-head")
    table.state.chi = [3, 1]
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play no-match-for-mine")
    table.does(2, "attack iron-head", "done")
    table.does(1, "pass")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([1, 1], "everybody-out")
    assert table.has_all_cards()
