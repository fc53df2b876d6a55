"""Teams: joint attacks, blocks for teammates, specials, passed cards and hidden information."""

from __future__ import annotations

from kwoon.core.game import SPECTATOR
from kwoon.games.kung_fu_2019.rules.pending_steps import SPECIAL, StepFrame
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture


def test_all_teammates_are_prompted_to_help_whatever_they_hold() -> None:
    table = KungFu2019Fixture("kick", "", "", "", "", "", format="3v3")
    table.does(1, "target 2", "attack kick", "done")
    assert table.prompted() == "3 help, 5 help"
    table.does(3, "pass")
    table.does(5, "pass")
    assert table.prompted() == "2 step-in, 4 step-in, 6 step-in"


def test_first_helper_clockwise_counts_and_others_are_prompted_again() -> None:
    table = KungFu2019Fixture("kick wild", "", "flying", "", "flying", "", format="3v3")
    table.give_stance(5, "dragon-stance")
    table.does(1, "target 2", "attack kick", "done")
    table.does(5, "play flying", "done")
    table.does(3, "play flying", "done")
    assert (table.hand(3), table.hand(5)) == ("", "flying")
    assert table.prompted() == "1 help, 5 help"
    assert table.legal_moves(5) == ["pass"]
    table.does(1, "play wild", "done")
    table.does(5, "pass")
    table.pass_all()
    assert table.state.chi == [30, 30 - 6]


def test_counterattack_after_split_by_helper_targets_the_helper() -> None:
    table = KungFu2019Fixture("kick", "", "no-match-for-mine punch", "split-attack", "", "", format="2v2v2")
    table.does(1, "target 2", "attack kick", "done")
    assert table.prompted() == "4 help"
    table.does(4, "split split-attack", "done")
    assert table.legal_moves(4) == ["target 3", "target 6"]
    table.does(4, "target 3")
    table.does(1, "pass")
    for seat in (2, 5):
        table.does(seat, "pass")
    assert table.prompted() == "2 block"
    table.does(2, "pass")
    table.does(3, "pass")
    table.does(6, "pass")
    table.does(3, "play no-match-for-mine")
    table.does(3, "attack punch", "done")
    assert list(table.state.attacks[1].targets) == [3]
    table.pass_all()
    assert table.state.chi == [18, 17, 20]


def test_you_go_that_way_adds_second_attack() -> None:
    table = KungFu2019Fixture("kick flying wild", "", "you-go-that-way punch flying", "", format="2v2")
    table.does(1, "target 2", "attack kick", "play flying", "done")
    table.does(3, "play you-go-that-way", "done")
    table.does(1, "pass")
    assert table.prompted() == "3 attack"
    assert table.legal_moves(3) == ["target 4"]
    table.does(3, "target 4", "attack punch", "play flying", "done")
    assert table.prompted() == "1 help"
    table.does(1, "play wild", "done")
    table.does(3, "pass")
    table.pass_all()
    assert table.state.chi == [20, 20 - 5 - 5]
    assert table.pile() == "flying flying kick punch wild you-go-that-way"
    assert table.has_all_cards()


def test_teammate_can_block_and_counterattack() -> None:
    table = KungFu2019Fixture("kick flying", "", "", "you-struck-my-friend punch", format="2v2")
    table.does(1, "target 2", "attack kick", "play flying", "done")
    table.does(3, "pass")
    assert table.prompted() == "2 step-in, 4 step-in"
    table.does(2, "pass")
    table.does(4, "play you-struck-my-friend")
    assert table.prompted() == "4 counterattack"
    table.does(4, "attack punch", "done")
    table.pass_all()
    assert table.state.chi == [18, 17]


def test_trading_places_draws_card_and_new_target_can_block() -> None:
    table = KungFu2019Fixture("kick", "", "trip wild", "trading-places", format="2v2")
    table.does(1, "target 2", "attack kick", "done")
    table.does(3, "pass")
    table.does(2, "pass")
    table.does(4, "play trading-places", draws="blocking-kick")
    assert table.prompted() == "2 step-in"
    table.does(2, "pass")
    table.does(4, "play blocking-kick")
    assert table.state.chi == [20, 20]
    assert table.prompted() == "3 special"


def test_passed_card_is_known_only_to_giver_and_receiver() -> None:
    table = KungFu2019Fixture("kick", "", "wild", "", format="2v2")
    table.does(1, "done")
    table.does(1, "give kick")
    assert table.hand(3) == "kick wild"
    (event,) = [event for event in table.log.take_events() if event.kind == "pass-card"]
    kick = table.card("kick")
    assert [event.as_seen_by(seat).cards for seat in range(SPECTATOR, 4)] == [[-1], [kick], [-1], [kick], [-1]]
    assert table.state.view(0).known[2] == (kick,)
    assert all(table.state.view(seat).known[2] == () for seat in (SPECTATOR, 1, 3))


def test_whispered_plan_swaps_equal_numbers_of_cards() -> None:
    table = KungFu2019Fixture("kick punch", "", "a-whispered-plan wild flying", "", format="2v2")
    table.state.steps.append(StepFrame(SPECIAL, 0, -1, 0, 1))
    table.state._prompts = None
    table.does(3, "play a-whispered-plan", "count 2")
    assert table.prompted() == "1 swap, 3 swap"
    table.does(1, "give punch", "give kick")
    table.does(3, "give flying", "give wild", draws="trip")
    assert (table.hand(1), table.hand(3)) == ("flying wild", "punch kick trip")
    assert table.state.view(0).known[2] == tuple(table.cards("punch kick"))
    assert table.prompted() == "3 special"
    table.does(3, "pass")
    assert table.prompted() == "1 prepare"
    assert table.has_all_cards()


def test_catch_moves_weapon_to_teammate() -> None:
    table = KungFu2019Fixture("", "", "catch", "", format="2v2")
    table.give_weapon(1, "chair")
    table.give_weapon(3, "sword", "iron-bound")
    table.state.steps.append(StepFrame(SPECIAL, 0))
    table.state._prompts = None
    table.does(3, "play catch", "give sword")
    assert table.names_of([table.state.weapon[0], *table.state.weapon_attachments[0]]) == "sword iron-bound"
    assert table.state.weapon[2] == -1
    assert table.pile() == "catch chair"


def test_now_while_he_staggers_allows_immediate_attack() -> None:
    table = KungFu2019Fixture("kick flying", "", "now-while-he-staggers punch", "", format="2v2")
    table.does(1, "target 2", "attack kick", "play flying", "done")
    for seat in (3, 2, 4, 2):
        table.does(seat, "pass")
    assert table.prompted() == "3 special"
    table.does(3, "play now-while-he-staggers")
    assert table.prompted() == "3 attack"
    table.does(3, "attack punch", "done")
    table.pass_all()
    assert table.state.chi == [20, 13]
    assert table.prompted() == "1 respite"
    assert table.has_all_cards()


def test_for_the_honour_heals_and_draws_after_large_loss() -> None:
    table = KungFu2019Fixture(
        "kick through-the-wall", "for-the-honour-of-our-school", "trip wild", "wild", format="2v2"
    )
    table.does(1, "target 2", "attack kick", "play through-the-wall", "done")
    for seat in (3, 2, 4, 2):
        table.does(seat, "pass")
    assert table.prompted() == "2 special, 3 special, 4 special"
    table.does(3, "pass")
    table.does(4, "pass")
    table.does(2, "play for-the-honour-of-our-school", draws="punch punch kick kick")
    assert table.state.chi == [20, 14]
    assert (table.hand(2), table.hand(4)) == ("punch punch", "kick kick wild")


def test_team_wins_or_is_eliminated_together() -> None:
    table = KungFu2019Fixture("kick", "", "", "sword", format="2v2")
    table.state.chi = [20, 3]
    table.does(1, "target 2", "attack kick", "done")
    table.pass_all()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 3, 1, 3]
    assert table.has_all_cards()


def test_team_continues_after_member_concedes_and_shares_places() -> None:
    table = KungFu2019Fixture("kick", "", "", "", format="2v2")
    table.concedes(3)
    assert table.state.outcome() is None
    table.does(1, "target 2", "attack kick", "done")
    assert table.prompted() == "2 step-in, 4 step-in"
    table.concedes(2)
    assert table.prompted() == "1 respite"
    table.concedes(4)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([1, 3, 1, 3], "conceded")
