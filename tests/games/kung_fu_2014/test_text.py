"""Text for prompts and moves: player names, costs, and the effect of passing."""

from __future__ import annotations

import pytest

from kwoon.localization.formatter import Reader
from tests.games.kung_fu_2014.fixtures import KungFu2014Fixture

NAMES = ["Ann", "Bo", "Cy", "Di"]


def prompt_text(table: KungFu2014Fixture) -> str:
    (prompt,) = table.state.prompts()
    seat = int(prompt.seat)
    return Reader(NAMES, seat).say(table.text.describe_prompt(prompt, table.state.view(seat)))


def move_texts(table: KungFu2014Fixture) -> list[str]:
    (prompt,) = table.state.prompts()
    return [Reader(NAMES, int(prompt.seat)).say(table.text.describe_move(move)) for move in prompt.moves]


def after_attack(hand: str, *moves: str, draws: str = "") -> KungFu2014Fixture:
    """Return a table at Ann's cleanup, after she attacked Bo and he did not block."""
    table = KungFu2014Fixture(hand, "fast")
    table.does(1, *moves, "target 2")
    table.does(2, "pass", draws=draws)
    return table


def test_nunchaku_prompt_names_cost_and_effect_of_pass() -> None:
    table = after_attack("nunchaku iron", "play nunchaku")
    assert prompt_text(table) == "Keep Nunchaku? Pass, and it's discarded."
    assert move_texts(table) == ["Take back Nunchaku for one card", "Pass"]


def test_prompt_for_drunken_stance_and_nunchaku_names_both_costs() -> None:
    table = after_attack("drunken-stance nunchaku", "play drunken-stance", "play nunchaku", draws="sword fan")
    assert prompt_text(table) == "Choose what comes back to your hand. Pass, and both are discarded."
    assert move_texts(table) == ["Take back Nunchaku for one card", "Take back Drunken Stance for 2 cards", "Pass"]
    table.does(1, "return nunchaku", "discard fan")
    # Nunchaku is back in hand, so Sword and Nunchaku can pay for Drunken Stance.
    assert prompt_text(table) == "Keep Drunken Stance? Pass, and it's discarded."


def test_tiger_stance_prompt_allows_one_returned_card() -> None:
    table = after_attack("tiger-stance sword", "play tiger-stance", "play sword")
    assert prompt_text(table) == "Which card comes back? Pass, and both are discarded."
    assert move_texts(table) == ["Take back Sword", "Take back Tiger Stance", "Pass"]


def test_prompt_for_tiger_stance_alone_says_that_passing_discards_it() -> None:
    table = after_attack("tiger-stance", "play tiger-stance", "play punch")
    assert prompt_text(table) == "Keep Tiger Stance? Pass, and it's discarded."


def test_bo_staff_prompt_offers_return_or_counterattack() -> None:
    table = KungFu2014Fixture("snap-kick", "bo-staff")
    table.does(1, "play snap-kick", "target 2")
    table.does(2, "play bo-staff", "done")
    assert prompt_text(table) == "Take Bo Staff back, or give it up for a Counterattack."
    assert move_texts(table) == ["Take back Bo Staff", "Give up Bo Staff to Counterattack"]


def test_target_moves_use_player_names() -> None:
    table = KungFu2014Fixture("ladder", "", "", "")
    table.does(1, "play ladder")
    assert move_texts(table) == ["Strike Bo", "Strike Cy", "Strike Di"]
    table.does(1, "target 4")
    assert prompt_text(table) == "You're striking Di. Pick another target, or finish."
    assert move_texts(table) == ["Strike Bo", "Strike Cy", "Done"]
    table.does(1, "target 2")
    assert prompt_text(table) == "You're striking Di and Bo. Pick another target, or finish."


@pytest.mark.parametrize(
    ("moves", "card", "expected"),
    [
        ("play punch, play iron", "iron", "Your attack already has Iron. You can't add"),
        ("play punch, play to-the-floor", "iron", "The Finishing Move comes last."),
        ("play punch, play to-the-floor", "double-attack", "An attack can have only one Finishing Move."),
        ("play ladder, target 2", "iron", "You're choosing targets."),
    ],
)
def test_why_not_explains_card_that_cannot_be_added(moves: str, card: str, expected: str) -> None:
    table = KungFu2014Fixture("iron iron to-the-floor double-attack ladder", "", "")
    table.does(1, *moves.split(", "))
    assert str(table.text.why_not_usable(table.card(card), table.state.view(0))).startswith(expected)


def test_why_not_says_card_is_already_chosen() -> None:
    table = after_attack("drunken-stance nunchaku", "play drunken-stance", "play nunchaku", draws="sword fan")
    table.does(1, "return drunken-stance", "discard sword")
    assert str(table.text.why_not_usable(table.card("sword"), table.state.view(0))) == "You've already chosen Sword."


def log_lines(table: KungFu2014Fixture, seat: int) -> list[str]:
    reader = Reader(NAMES, seat)
    return [reader.say(table.text.describe_event(event.as_seen_by(seat))) for event in table.log.take_events()]


def test_extra_loss_is_named_in_prompts_and_log() -> None:
    table = KungFu2014Fixture("when-done-right snap-kick", "snap-kick sidestep")
    table.does(1, "play snap-kick", "play when-done-right", "target 2")
    assert prompt_text(table).endswith("or take 3. If you're hurt, When Done Right costs you 3 more Chi.")
    table.does(2, "play snap-kick")
    expected = "against 3. Add to it, or let it stand. If you're hurt, When Done Right costs you 3 more Chi."
    assert expected in prompt_text(table)
    table.does(2, "done")
    text = " ".join(log_lines(table, 1))
    assert "When Done Right costs you 3 more Chi." in text
    assert "Ann is already at full Chi." in text


def test_log_names_card_that_discards_weapon() -> None:
    table = KungFu2014Fixture("sword", "grappling-block")
    table.does(1, "play sword", "target 2")
    table.does(2, "play grappling-block", "done")
    assert "Grappling Block makes you discard Sword in cleanup." in log_lines(table, 0)


def test_two_uses_of_double_attack_have_different_text() -> None:
    table = KungFu2014Fixture("double-attack", "fast")
    table.does(1, "play punch")
    assert move_texts(table)[:2] == ["Play Double Attack for +3", "Play Double Attack for another target"]


def test_why_not_explains_illegal_target() -> None:
    table = KungFu2014Fixture("iron", "fast", "fast")

    def expected(seat: int) -> str:
        return Reader(NAMES, 0).say(
            table.text.why_not_move(table.game.parse_move(f"target {seat}"), table.state.view(0))
        )

    assert expected(2) == "First choose a Base or a Weapon. You can always use Punch."
    table.does(1, "play punch")
    assert expected(1) == "You can't strike yourself."
    assert expected(6) == "Seat 6 is empty."
    assert expected(2) == ""


def test_random_discard_log_names_its_cause() -> None:
    table = KungFu2014Fixture("leg-sweep", "fast")
    table.does(1, "play leg-sweep", "target 2")
    assert "You discard Fast at random because of Leg Sweep." in log_lines(table, 1)
