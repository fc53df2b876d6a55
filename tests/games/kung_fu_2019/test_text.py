"""Log lines name causes, and refusals name reasons."""

from __future__ import annotations

from kwoon.core.game_text import Audience
from kwoon.games.kung_fu_2019.rules.steps import SPECIAL, PendingStep2019
from kwoon.registry import load_game
from tests.games.kung_fu_2019.fixtures import Table

NAMES = ["Ann", "Bo", "Cy", "Di"]


def told(table: Table, seat: int = 0) -> list[str]:
    """Return the log lines that a seat sees since the last call."""
    reader = Audience(NAMES, seat)
    return [table.words.event(event.seen_by(seat), reader) for event in table.log.take()]


def test_restored_chi_names_its_cause() -> None:
    table = Table("kick", "punch", archetypes="- mountain-healer")
    table.state.chi[1] = 10
    table.does(1, "done")
    assert "Bo restores 1 Chi by The Mountain Healer." in told(table)
    brewed = Table("a-toast-to-all", "punch")
    brewed.state.chi = [10, 10]
    brewed.wields(1, "iron-wok")
    brewed.does(1, "play a-toast-to-all")
    said = told(brewed)
    assert "You restore 5 Chi by A Toast to All, Iron Wok." in said
    assert "Bo restores 1 Chi by A Toast to All." in said


def test_catch_hands_over_a_weapon_of_ones_own() -> None:
    text = next(face.text for face in load_game("kung-fu-2019").faces if face.id == "catch")
    assert text.endswith("hand him a Weapon, from before you or from hand, in place of his.")


def test_why_not_names_when_a_block_or_challenge_is_played() -> None:
    table = Table("blocking-kick face-me get-behind-me you-struck-my-friend", "punch", "kick", "kick", format="2v2")
    view = table.state.view(0)

    def why(card: str) -> str:
        return table.words.why_not(table.card(card), view)

    assert why("blocking-kick") == "Blocking Kick is a Block. Keep it until you are attacked."
    assert why("face-me") == "Face Me is a Challenge. Keep it until any player is attacked."
    assert why("get-behind-me") == "Get Behind Me is a Block. Keep it until you or a teammate is attacked."
    assert why("you-struck-my-friend") == "You Struck My Friend is a Block. Keep it until a teammate is attacked."


def test_a_loss_is_told_as_the_difference_that_it_is() -> None:
    table = Table("iron-head", "rolling-with-the-blow")
    table.state.stance[1] = table.card("monkey-stance")
    table.does(1, "target 2", "attack iron-head", "done")
    table.does(2, "play rolling-with-the-blow")
    table.everybody_passes()
    assert "Bo loses no Chi to Iron Head: 4 − 3 Block − 1 by Monkey Stance." in told(table)


def test_a_loss_names_the_attack_that_it_comes_from() -> None:
    table = Table("iron-head", "punch")
    table.does(1, "target 2", "attack iron-head", "done")
    table.everybody_passes()
    said = told(table)
    assert "Bo loses 4 Chi to Iron Head." in said
    assert "You lose 1 Chi by your own Iron Head." in said


def test_a_block_that_does_not_fit_says_what_it_is_against_and_what_this_is() -> None:
    table = Table("kick", "blocking-punch")
    table.does(1, "target 2", "attack kick", "done")
    said = table.words.why_not(table.card("blocking-punch"), table.state.view(1))
    assert said == "Blocking Punch is against a Punch attack; this is a Kick attack."


def test_an_exchange_of_cards_says_with_whom_and_why() -> None:
    table = Table("kick punch", "", "a-whispered-plan wild flying", "", format="2v2")
    table.state.steps.append(PendingStep2019(SPECIAL, 0, -1, 0, 1))
    table.state._prompts = None
    table.does(3, "play a-whispered-plan", "count 2")
    asked = {}
    for ask in table.state.prompts():
        seat = int(ask.seat)
        asked[seat] = table.words.prompt(ask, table.state.view(seat), Audience(NAMES, seat))
    assert asked == {
        0: "Cy's A Whispered Plan: give 2 cards to Cy, and get 2 back.",
        2: "Your A Whispered Plan: give 2 cards to Ann, and get 2 back.",
    }


def test_no_defence_is_no_number_and_what_guards_against_some_attacks_is_no_defence() -> None:
    staff = next(face for face in load_game("kung-fu-2019").faces if face.id == "bo-staff")
    assert [(number.name, number.value) for number in staff.numbers] == [("attack", 2), ("guard", 2)]
