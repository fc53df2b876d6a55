"""Teams: joint attacks, blocks for teammates, specials, passed cards and hidden information."""

from __future__ import annotations

from kwoon.core.game import SPECTATOR
from kwoon.games.kung_fu_2019.rules.steps import SPECIAL, PendingStep2019
from tests.games.kung_fu_2019.fixtures import Table


def test_teammates_are_asked_together_whatever_they_hold() -> None:
    table = Table("kick", "", "", "", "", "", format="3v3")
    table.does(1, "target 2", "attack kick", "done")
    assert table.asks() == "3 help, 5 help"
    table.does(3, "pass")
    table.does(5, "pass")
    assert table.asks() == "2 step-in, 4 step-in, 6 step-in"


def test_the_first_clockwise_helps_and_the_others_are_asked_again() -> None:
    table = Table("kick wild", "", "flying", "", "flying", "", format="3v3")
    table.stands(5, "dragon-stance")
    table.does(1, "target 2", "attack kick", "done")
    table.does(5, "play flying", "done")
    table.does(3, "play flying", "done")
    assert (table.hand(3), table.hand(5)) == ("", "flying")
    assert table.asks() == "1 help, 5 help"
    assert table.may(5) == ["pass"]
    table.does(1, "play wild", "done")
    table.does(5, "pass")
    table.everybody_passes()
    assert table.state.chi == [30, 30 - 6]


def test_a_helpers_split_is_countered_at_the_helper() -> None:
    table = Table("kick", "", "no-match-for-mine punch", "split-attack", "", "", format="2v2v2")
    table.does(1, "target 2", "attack kick", "done")
    assert table.asks() == "4 help"
    table.does(4, "split split-attack", "done")
    assert table.may(4) == ["target 3", "target 6"]
    table.does(4, "target 3")
    table.does(1, "pass")
    for seat in (2, 5):
        table.does(seat, "pass")
    assert table.asks() == "2 block"
    table.does(2, "pass")
    table.does(3, "pass")
    table.does(6, "pass")
    table.does(3, "play no-match-for-mine")
    table.does(3, "attack punch", "done")
    assert list(table.state.attacks[1].targets) == [3]
    table.everybody_passes()
    assert table.state.chi == [18, 17, 20]


def test_you_go_that_way_makes_two_attacks_of_one() -> None:
    table = Table("kick flying wild", "", "you-go-that-way punch flying", "", format="2v2")
    table.does(1, "target 2", "attack kick", "play flying", "done")
    table.does(3, "play you-go-that-way", "done")
    table.does(1, "pass")
    assert table.asks() == "3 attack"
    assert table.may(3) == ["target 4"]
    table.does(3, "target 4", "attack punch", "play flying", "done")
    assert table.asks() == "1 help"
    table.does(1, "play wild", "done")
    table.does(3, "pass")
    table.everybody_passes()
    assert table.state.chi == [20, 20 - 5 - 5]
    assert table.pile() == "flying flying kick punch wild you-go-that-way"
    assert table.is_whole()


def test_a_teammate_blocks_and_counters() -> None:
    table = Table("kick flying", "", "", "you-struck-my-friend punch", format="2v2")
    table.does(1, "target 2", "attack kick", "play flying", "done")
    table.does(3, "pass")
    assert table.asks() == "2 step-in, 4 step-in"
    table.does(2, "pass")
    table.does(4, "play you-struck-my-friend")
    assert table.asks() == "4 counterattack"
    table.does(4, "attack punch", "done")
    table.everybody_passes()
    assert table.state.chi == [18, 17]


def test_trading_places_draws_and_the_new_target_blocks() -> None:
    table = Table("kick", "", "trip wild", "trading-places", format="2v2")
    table.does(1, "target 2", "attack kick", "done")
    table.does(3, "pass")
    table.does(2, "pass")
    table.does(4, "play trading-places", draws="blocking-kick")
    assert table.asks() == "2 step-in"
    table.does(2, "pass")
    table.does(4, "play blocking-kick")
    assert table.state.chi == [20, 20]
    assert table.asks() == "3 special"


def test_the_passed_card_is_known_to_giver_and_receiver_alone() -> None:
    table = Table("kick", "", "wild", "", format="2v2")
    table.does(1, "done")
    table.does(1, "give kick")
    assert table.hand(3) == "kick wild"
    (event,) = [event for event in table.log.take() if event.kind == "pass-card"]
    kick = table.card("kick")
    assert [event.seen_by(seat).cards for seat in range(SPECTATOR, 4)] == [[-1], [kick], [-1], [kick], [-1]]
    assert table.state.view(0).known[2] == (kick,)
    assert all(table.state.view(seat).known[2] == () for seat in (SPECTATOR, 1, 3))


def test_a_plan_swaps_the_same_number_face_down() -> None:
    table = Table("kick punch", "", "a-whispered-plan wild flying", "", format="2v2")
    table.state.steps.append(PendingStep2019(SPECIAL, 0, -1, 0, 1))
    table.state._prompts = None
    table.does(3, "play a-whispered-plan", "count 2")
    assert table.asks() == "1 swap, 3 swap"
    table.does(1, "give punch", "give kick")
    table.does(3, "give flying", "give wild", draws="trip")
    assert (table.hand(1), table.hand(3)) == ("flying wild", "punch kick trip")
    assert table.state.view(0).known[2] == tuple(table.cards("punch kick"))
    assert table.asks() == "3 special"
    table.does(3, "pass")
    assert table.asks() == "1 prepare"
    assert table.is_whole()


def test_a_weapon_is_caught_in_a_teammates_slot() -> None:
    table = Table("", "", "catch", "", format="2v2")
    table.wields(1, "chair")
    table.wields(3, "sword", "iron-bound")
    table.state.steps.append(PendingStep2019(SPECIAL, 0))
    table.state._prompts = None
    table.does(3, "play catch", "give sword")
    assert table.named([table.state.weapon[0], *table.state.weapon_attachments[0]]) == "sword iron-bound"
    assert table.state.weapon[2] == -1
    assert table.pile() == "catch chair"


def test_a_staggered_opponent_is_struck_again_at_once() -> None:
    table = Table("kick flying", "", "now-while-he-staggers punch", "", format="2v2")
    table.does(1, "target 2", "attack kick", "play flying", "done")
    for seat in (3, 2, 4, 2):
        table.does(seat, "pass")
    assert table.asks() == "3 special"
    table.does(3, "play now-while-he-staggers")
    assert table.asks() == "3 attack"
    table.does(3, "attack punch", "done")
    table.everybody_passes()
    assert table.state.chi == [20, 13]
    assert table.asks() == "1 respite"
    assert table.is_whole()


def test_a_team_that_lost_much_takes_heart() -> None:
    table = Table("kick through-the-wall", "for-the-honour-of-our-school", "trip wild", "wild", format="2v2")
    table.does(1, "target 2", "attack kick", "play through-the-wall", "done")
    for seat in (3, 2, 4, 2):
        table.does(seat, "pass")
    assert table.asks() == "2 special, 3 special, 4 special"
    table.does(3, "pass")
    table.does(4, "pass")
    table.does(2, "play for-the-honour-of-our-school", draws="punch punch kick kick")
    assert table.state.chi == [20, 14]
    assert (table.hand(2), table.hand(4)) == ("punch punch", "kick kick wild")


def test_a_team_falls_together_and_wins_together() -> None:
    table = Table("kick", "", "", "sword", format="2v2")
    table.state.chi = [20, 3]
    table.does(1, "target 2", "attack kick", "done")
    table.everybody_passes()
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.places == [1, 3, 1, 3]
    assert table.is_whole()


def test_a_team_plays_on_without_one_who_gave_up_and_shares_the_end() -> None:
    table = Table("kick", "", "", "", format="2v2")
    table.concedes(3)
    assert table.state.outcome() is None
    table.does(1, "target 2", "attack kick", "done")
    assert table.asks() == "2 step-in, 4 step-in"
    table.concedes(2)
    assert table.asks() == "1 respite"
    table.concedes(4)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([1, 3, 1, 3], "conceded")
