"""Log lines name causes, and error messages name reasons."""

from __future__ import annotations

from kwoon.games.kung_fu_2019.rules.pending_steps import SPECIAL, StepFrame
from kwoon.localization.formatter import Reader
from kwoon.registry import load_game
from tests.games.kung_fu_2019.fixtures import KungFu2019Fixture

NAMES = ["Ann", "Bo", "Cy", "Di"]


def log_lines(table: KungFu2019Fixture, seat: int = 0) -> list[str]:
    """Return the log lines that a seat has seen since the last call."""
    reader = Reader(NAMES, seat)
    return [reader.say(table.text.describe_event(event.as_seen_by(seat))) for event in table.log.take_events()]


def test_restored_chi_log_names_its_cause() -> None:
    table = KungFu2019Fixture("kick", "punch", archetypes="- mountain-healer")
    table.state.chi[1] = 10
    table.does(1, "done")
    assert "Bo restores 1 Chi thanks to The Mountain Healer." in log_lines(table)
    healing_table = KungFu2019Fixture("a-toast-to-all", "punch")
    healing_table.state.chi = [10, 10]
    healing_table.give_weapon(1, "iron-wok")
    healing_table.does(1, "play a-toast-to-all")
    lines = log_lines(healing_table)
    assert "You restore 5 Chi thanks to A Toast to All and Iron Wok." in lines
    assert "Bo restores 1 Chi thanks to A Toast to All." in lines


def test_catch_text_says_whose_weapon_is_handed_over() -> None:
    text = next(str(face.text) for face in load_game("kung-fu-2019").faces if face.id == "catch")
    assert text.endswith("hand them one of your Weapons, from play or your hand. It replaces theirs.")


def test_why_not_says_when_block_or_challenge_can_be_played() -> None:
    table = KungFu2019Fixture(
        "blocking-kick face-me get-behind-me you-struck-my-friend", "punch", "kick", "kick", format="2v2"
    )
    view = table.state.view(0)

    def why(card: str) -> str:
        return str(table.text.why_not_usable(table.card(card), view))

    assert why("blocking-kick") == "Blocking Kick is a Block. Keep it until you're attacked."
    assert why("face-me") == "Face Me is a Challenge. Keep it until someone is attacked."
    assert why("get-behind-me") == "Get Behind Me is a Block. Keep it until you or a teammate is attacked."
    assert why("you-struck-my-friend") == "You Struck My Friend is a Block. Keep it until a teammate is attacked."


def test_loss_log_shows_damage_minus_defense() -> None:
    table = KungFu2019Fixture("iron-head", "rolling-with-the-blow")
    table.state.stance[1] = table.card("monkey-stance")
    table.does(1, "target 2", "attack iron-head", "done")
    table.does(2, "play rolling-with-the-blow")
    table.pass_all()
    assert "Bo loses no Chi to Iron Head: 4 − 3 (Block) − 1 (Monkey Stance)." in log_lines(table)


def test_loss_log_names_the_attack() -> None:
    table = KungFu2019Fixture("iron-head", "punch")
    table.does(1, "target 2", "attack iron-head", "done")
    table.pass_all()
    lines = log_lines(table)
    assert "Bo loses 4 Chi to Iron Head." in lines
    assert "You lose 1 Chi to your own Iron Head." in lines


def test_why_not_for_wrong_block_names_both_attack_kinds() -> None:
    table = KungFu2019Fixture("kick", "blocking-punch")
    table.does(1, "target 2", "attack kick", "done")
    lines = str(table.text.why_not_usable(table.card("blocking-punch"), table.state.view(1)))
    assert lines == "Blocking Punch works against any Punch attack, but this is a Kick attack."


def prompt_texts(table: KungFu2019Fixture) -> dict[int, str]:
    """Return the text of each prompt, by seat, as its reader sees it."""
    texts = {}
    for prompt in table.state.prompts():
        seat = int(prompt.seat)
        texts[seat] = Reader(NAMES, seat).say(table.text.describe_prompt(prompt, table.state.view(seat)))
    return texts


def test_prompt_without_a_fitting_card_says_so_to_its_reader() -> None:
    table = KungFu2019Fixture("kick", "blocking-kick")
    table.does(1, "target 2", "attack kick", "done")
    assert prompt_texts(table)[1].endswith("Play a Block, or take the hit?")
    for hand, expected in (("", "You have no Block"), ("blocking-punch", "Your Blocks can't stop it")):
        table = KungFu2019Fixture("kick", hand)
        table.does(1, "target 2", "attack kick", "done")
        assert prompt_texts(table)[1] == f"Ann's Kick deals 3 to you. {expected}, so you take the hit."


def test_teammates_without_a_fitting_card_are_prompted_and_told_so() -> None:
    for hand, question in (("wild", "Add an Enhancement?"), ("", "You have nothing to add.")):
        table = KungFu2019Fixture("kick", "", hand, "get-behind-me", format="2v2")
        table.does(1, "target 2", "attack kick", "done")
        assert prompt_texts(table) == {2: f"Ann's Kick deals 3 to Bo. {question}"}
    table.does(3, "pass")
    assert prompt_texts(table) == {
        1: "Ann's Kick deals 3 to you. You have no Challenge that works here. Blocking comes next.",
        3: "Ann's Kick deals 3 to Bo. Step in, or block for Bo?",
    }


def test_card_swap_prompt_names_partner_and_cause() -> None:
    table = KungFu2019Fixture("kick punch", "", "a-whispered-plan wild flying", "", format="2v2")
    table.state.steps.append(StepFrame(SPECIAL, 0, -1, 0, 1))
    table.state._prompts = None
    table.does(3, "play a-whispered-plan", "count 2")
    assert prompt_texts(table) == {
        0: "Cy plays A Whispered Plan: give Cy 2 cards, and get as many back.",
        2: "You play A Whispered Plan: give Ann 2 cards, and get as many back.",
    }


def test_conditional_defense_is_listed_as_guard() -> None:
    staff = next(face for face in load_game("kung-fu-2019").faces if face.id == "bo-staff")
    assert [(number.name, number.value) for number in staff.numbers] == [("attack", 2), ("guard", 2)]
