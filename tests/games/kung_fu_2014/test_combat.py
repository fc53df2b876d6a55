"""Attacks, blocks, cleanup and counterattacks, with the most complex interactions of rules."""

from __future__ import annotations

from tests.games.kung_fu_2014.fixtures import KungFu2014Fixture


def test_daggers_hit_two_targets_for_full_damage() -> None:
    table = KungFu2014Fixture("daggers majestic whirlwind", "", "fast")
    table.does(1, "play daggers", "play whirlwind", "play majestic", "target 2", "target 3")
    assert table.prompted() == "2 block"
    table.does(2, "pass")
    table.does(3, "play punch", "play fast", "done")
    assert table.state.chi == [20, 12, 15]
    assert "daggers" in table.pile()


def test_ladder_with_monkey_stance_and_out_the_window_rewards_each_target_hit() -> None:
    table = KungFu2014Fixture("monkey-stance ladder out-the-window", "", "", "")
    table.state.chi[0] = 10
    table.does(1, "play monkey-stance", "play ladder", "play out-the-window", "target 2", "target 3", "target 4")
    table.does(2, "pass")
    table.does(3, "pass")
    table.does(4, "pass", draws="fast iron flying")
    assert table.state.chi == [13, 15, 15, 15]
    assert table.hand(1) == "fast iron flying monkey-stance"
    assert table.pile() == "ladder out-the-window"


def test_eye_for_an_eye_lets_player_at_no_chi_counterattack() -> None:
    table = KungFu2014Fixture("table", "eye-for-an-eye down-the-stairs snap-kick")
    table.state.chi[1] = 1
    table.does(1, "play table", "target 2")
    table.does(2, "play eye-for-an-eye", "done")
    assert table.state.chi[1] == 0
    assert table.prompted() == "2 counterattack"
    table.does(2, "play snap-kick", "play down-the-stairs", "target 1")
    table.does(1, "pass")
    assert table.state.chi == [16, 3]
    assert table.prompted().startswith("2 ")


def test_snake_stance_resolves_draft_and_drawn_cards_can_be_played() -> None:
    table = KungFu2014Fixture("snake-stance", "")
    table.does(1, "play snake-stance", draws="sword iron")
    assert table.prompted() == "1 base"
    assert table.state.draft(0) == ()
    table.does(1, "play sword", "play iron", "target 2")
    table.does(2, "pass")
    assert table.state.chi[1] == 13
    assert table.hand(1) == "sword"
    assert [table.card("sword")] == table.state.known[0]


def test_sidestep_draws_card_for_same_block() -> None:
    table = KungFu2014Fixture("roundhouse", "sidestep")
    table.does(1, "play roundhouse", "target 2")
    table.does(2, "play sidestep", draws="flipping")
    assert table.legal_moves() == ["play flipping", "done"]
    table.does(2, "play flipping", "done")
    assert table.state.chi[1] == 20


def test_leg_sweep_discards_cards_before_blocks() -> None:
    table = KungFu2014Fixture("leg-sweep double-attack", "fast", "iron iron")
    table.does(1, "play leg-sweep", "spread double-attack", "target 2", "target 3", draws="fast iron")
    assert table.pile() == "fast iron"
    assert table.prompted() == "2 block"
    assert table.hand(2) == ""


def test_spirit_damage_passes_block_and_triggers_damage_effects() -> None:
    table = KungFu2014Fixture("open-palm-strike", "umbrella")
    table.does(1, "play open-palm-strike", "target 2")
    table.does(2, "play umbrella", "done", draws="fast")
    assert table.state.chi[1] == 19
    assert table.hand(1) == "fast"


def test_stripped_stance_still_has_effect() -> None:
    table = KungFu2014Fixture("drunken-stance sword fast iron", "grappling-block")
    table.does(1, "play drunken-stance", "play sword", "target 2")
    table.does(2, "play grappling-block", "done")
    assert table.prompted() == "1 exchange"
    table.does(1, "discard fast", "done", draws="flying shadow phantom")
    assert table.pile() == "drunken-stance fast grappling-block sword"
    assert table.hand(1) == "shadow iron flying phantom"


def test_returned_stance_can_pay_for_nunchaku() -> None:
    table = KungFu2014Fixture("dragon-stance nunchaku", "")
    table.does(1, "play dragon-stance", "play nunchaku", "target 2")
    table.does(2, "pass")
    assert table.legal_moves() == ["return nunchaku", "pass"]
    table.does(1, "return nunchaku", "discard dragon-stance")
    assert table.hand(1) == "nunchaku"


def test_nunchaku_and_drunken_stance_cannot_pay_for_each_other_at_once() -> None:
    table = KungFu2014Fixture("drunken-stance nunchaku", "")
    table.does(1, "play drunken-stance", "play nunchaku", "target 2")
    table.does(2, "pass", draws="fast iron")
    assert table.legal_moves() == ["return nunchaku", "return drunken-stance", "pass"]
    table.does(1, "return drunken-stance")
    assert table.legal_moves() == ["discard fast", "discard iron"]
    table.does(1, "discard fast", "discard iron")
    assert table.hand(1) == "drunken-stance"
    assert table.legal_moves() == ["return nunchaku", "pass"]
    table.does(1, "return nunchaku", "discard drunken-stance")
    assert table.hand(1) == "nunchaku"


def test_tiger_stance_returns_one_card_and_nunchaku_keeps_its_cost() -> None:
    table = KungFu2014Fixture("tiger-stance nunchaku fast", "")
    table.does(1, "play tiger-stance", "play nunchaku", "target 2")
    table.does(2, "pass")
    assert table.legal_moves() == ["return nunchaku", "return tiger-stance", "pass"]
    table.does(1, "return nunchaku", "discard fast")
    assert table.hand(1) == "nunchaku"
    assert table.pile() == "fast tiger-stance"


def test_giving_up_bo_staff_still_allows_tiger_return_and_grants_counterattack() -> None:
    table = KungFu2014Fixture("", "tiger-stance bo-staff")
    table.does(1, "play punch", "target 2")
    table.does(2, "play tiger-stance", "play bo-staff", "done")
    assert table.legal_moves() == ["return bo-staff", "give-up bo-staff"]
    table.does(2, "give-up bo-staff")
    assert table.legal_moves() == ["return tiger-stance", "pass"]
    table.does(2, "return tiger-stance")
    assert table.prompted() == "2 counterattack"


def test_counterattacks_resolve_in_order_and_depth_first() -> None:
    table = KungFu2014Fixture("ladder eye-for-an-eye", "eye-for-an-eye", "bo-staff", "")
    table.does(1, "play ladder", "target 2", "target 3", "done")
    table.does(2, "play eye-for-an-eye", "done")
    table.does(3, "play bo-staff", "done")
    table.does(3, "give-up bo-staff")
    assert table.prompted() == "2 counterattack"
    assert table.state.view(0).waiting == ((0, 2),)
    table.does(2, "play punch", "target 1")
    table.does(1, "play eye-for-an-eye", "done")
    assert table.prompted() == "1 counterattack"
    assert table.state.view(0).waiting == ((0, 2), (1,))
    table.does(1, "pass")
    assert table.prompted() == "3 counterattack"


def test_counterattack_must_include_attacker_and_may_include_others() -> None:
    table = KungFu2014Fixture("", "eye-for-an-eye daggers", "")
    table.does(1, "play punch", "target 2")
    table.does(2, "play eye-for-an-eye", "done", "play daggers")
    assert table.legal_moves() == ["target 1"]
    table.does(2, "target 1")
    assert table.legal_moves() == ["target 3", "done"]
    table.does(2, "target 3")
    # The order of targets starts to the left of the attacker.
    assert table.prompted() == "3 block"


def test_your_kung_fu_is_no_match_grants_counterattack_even_at_no_chi() -> None:
    table = KungFu2014Fixture("table", "your-kung-fu-is-no-match", "")
    table.state.chi[1] = 0
    table.does(1, "play table", "target 2")
    table.does(2, "play your-kung-fu-is-no-match", "done")
    assert table.state.chi[1] == 0
    assert table.prompted() == "2 counterattack"


def test_sword_is_discarded_after_hitting_player_at_no_chi() -> None:
    table = KungFu2014Fixture("sword", "", "")
    table.state.chi[1] = 0
    table.does(1, "play sword", "target 2")
    table.does(2, "pass")
    assert "sword" in table.pile()


def test_broken_fan_blocks_six_and_is_discarded() -> None:
    table = KungFu2014Fixture("table", "fan")
    table.does(1, "play table", "target 2")
    table.does(2, "break fan", "done")
    assert table.state.chi[1] == 20
    assert table.pile() == "fan table"


def test_simultaneous_elimination_is_a_draw_among_remaining_players() -> None:
    table = KungFu2014Fixture("table", "eye-for-an-eye snap-kick", "")
    table.state.eliminated[2] = 1
    table.state.chi = [2, 3, 0]
    table.does(1, "play table", "target 2")
    table.does(2, "play eye-for-an-eye", "done", "play snap-kick", "target 1")
    table.does(1, "pass")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.why) == ([1, 1, 3], "everybody-out")
