"""Text of prompts and moves: player names, prices, and the effect of passing."""

from __future__ import annotations

import pytest

from kwoon.core.game_text import Audience
from tests.games.kung_fu_2014.fixtures import Table

NAMES = ["Ann", "Bo", "Cy", "Di"]


def asked(table: Table) -> str:
    """Return the text of the only prompt."""
    (ask,) = table.state.prompts()
    seat = int(ask.seat)
    return table.words.prompt(ask, table.state.view(seat), Audience(NAMES, seat))


def offered(table: Table) -> list[str]:
    """Return its moves as text with player names."""
    (ask,) = table.state.prompts()
    return [table.words.advice(move, Audience(NAMES, int(ask.seat))) for move in ask.moves]


def after_attack(hand: str, *moves: str, draws: str = "") -> Table:
    """Return a table where Ann has attacked Bo, who did not block, and cleans up."""
    table = Table(hand, "fast")
    table.does(1, *moves, "target 2")
    table.does(2, "pass", draws=draws)
    return table


def test_nunchaku_tell_their_price_and_what_a_pass_does() -> None:
    table = after_attack("nunchaku iron", "play nunchaku")
    assert asked(table) == "Nunchaku can come back to your hand. Pass, and it is discarded."
    assert offered(table) == ["Pay a card to take back Nunchaku", "Pass"]


def test_drunken_stance_with_nunchaku_tells_both_prices() -> None:
    table = after_attack("drunken-stance nunchaku", "play drunken-stance", "play nunchaku", draws="sword fan")
    assert asked(table) == "Choose what comes back to your hand. Pass, and both are discarded."
    assert offered(table) == ["Pay a card to take back Nunchaku", "Pay 2 cards to take back Drunken Stance", "Pass"]
    table.does(1, "return nunchaku", "discard fan")
    # Nunchaku is back in hand, so Sword and Nunchaku can pay for Drunken Stance.
    assert asked(table) == "Drunken Stance can come back to your hand. Pass, and it is discarded."


def test_under_tiger_one_card_comes_back_at_the_most() -> None:
    table = after_attack("tiger-stance sword", "play tiger-stance", "play sword")
    assert asked(table) == "Choose the one card that comes back to your hand. Pass, and both are discarded."
    assert offered(table) == ["Take back Sword", "Take back Tiger Stance", "Pass"]


def test_tiger_alone_can_be_left_too() -> None:
    table = after_attack("tiger-stance", "play tiger-stance", "play punch")
    assert asked(table) == "Tiger Stance can come back to your hand. Pass, and it is discarded."


def test_bo_staff_comes_back_or_makes_way_for_a_counterattack() -> None:
    table = Table("snap-kick", "bo-staff")
    table.does(1, "play snap-kick", "target 2")
    table.does(2, "play bo-staff", "done")
    assert asked(table) == "Take Bo Staff back, or give it up: then you may Counterattack."
    assert offered(table) == ["Take back Bo Staff", "Give up Bo Staff to Counterattack"]


def test_those_who_are_struck_go_by_their_names() -> None:
    table = Table("ladder", "", "", "")
    table.does(1, "play ladder")
    assert offered(table) == ["Strike Bo", "Strike Cy", "Strike Di"]
    table.does(1, "target 4")
    assert asked(table) == "You strike Di. Name another target, or be done."
    assert offered(table) == ["Strike Bo", "Strike Cy", "Done"]
    table.does(1, "target 2")
    assert asked(table) == "You strike Di and Bo. Name another target, or be done."


@pytest.mark.parametrize(
    ("moves", "card", "why"),
    [
        ("play punch, play iron", "iron", "Iron is in your attack already, and no two Enhancements"),
        ("play punch, play to-the-floor", "iron", "The Finishing Move comes last. Take it back to add this."),
        ("play punch, play to-the-floor", "double-attack", "An attack can have only one Finishing Move."),
        ("play ladder, target 2", "iron", "You are naming targets."),
    ],
)
def test_why_a_card_cannot_be_added(moves: str, card: str, why: str) -> None:
    table = Table("iron iron to-the-floor double-attack ladder", "", "")
    table.does(1, *moves.split(", "))
    assert table.words.why_not(table.card(card), table.state.view(0)).startswith(why)


def test_a_card_that_is_to_go_is_not_named_twice() -> None:
    table = after_attack("drunken-stance nunchaku", "play drunken-stance", "play nunchaku", draws="sword fan")
    table.does(1, "return drunken-stance", "discard sword")
    assert table.words.why_not(table.card("sword"), table.state.view(0)) == "Sword is chosen already."


def told(table: Table, seat: int) -> list[str]:
    """Return the log lines that a seat sees."""
    reader = Audience(NAMES, seat)
    return [table.words.event(event.seen_by(seat), reader) for event in table.log.take()]


def test_what_a_blow_takes_besides_is_named_before_and_after() -> None:
    table = Table("when-done-right snap-kick", "snap-kick sidestep")
    table.does(1, "play snap-kick", "play when-done-right", "target 2")
    assert asked(table).endswith("or take 3, and 3 more by When Done Right.")
    table.does(2, "play snap-kick")
    said = asked(table)
    assert "against 3; if anything gets through, 3 more by When Done Right. Add to it, or be done." in said
    table.does(2, "done")
    said = " ".join(told(table, 1))
    assert "You lose 3 Chi more by When Done Right." in said
    assert "Ann is at full Chi already." in said or "Ann gains 3 Chi by When Done Right." in said


def test_who_makes_a_weapon_go_is_named() -> None:
    table = Table("sword", "grappling-block")
    table.does(1, "play sword", "target 2")
    table.does(2, "play grappling-block", "done")
    assert "Grappling Block makes you discard Sword in cleanup." in told(table, 0)


def test_the_two_ways_to_play_a_double_attack_read_differently() -> None:
    table = Table("double-attack", "fast")
    table.does(1, "play punch")
    assert offered(table)[:2] == ["Play Double Attack for +3", "Play Double Attack for another target"]


def test_why_somebody_cannot_be_struck() -> None:
    table = Table("iron", "fast", "fast")

    def why(seat: int) -> str:
        return table.words.why_not_move(
            table.game.parse_move(f"target {seat}"), table.state.view(0), Audience(NAMES, 0)
        )

    assert why(2) == "First choose a Base or a Weapon; Punch is always there."
    table.does(1, "play punch")
    assert why(1) == "You cannot strike yourself."
    assert why(6) == "Nobody sits on seat 6."
    assert why(2) == ""


def test_a_random_discard_says_what_it_comes_from() -> None:
    table = Table("leg-sweep", "fast")
    table.does(1, "play leg-sweep", "target 2")
    assert "You discard Fast at random, because of Leg Sweep." in told(table, 1)
