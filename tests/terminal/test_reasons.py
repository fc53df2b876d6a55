"""Refusals give the game's reason, even where only a pass is left."""

from pathlib import Path

import pytest

from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.match_fixture import Sitting

STRUCK = ["blocking-kick", "amazing-balance", "kick", "flying", "punch", "trip", "wild"]
STRIKING = ["kick", "none-can-defend", "fan", "wild", "throw", "spinning", "sword"]
UNBLOCKABLE = "None can defend against this attack, except with a Your Kung Fu card."


def sit(folder: Path, game: str, hands: list[str] | None = None, first: int = 0, **more: int) -> Sitting:
    return Sitting(folder, game, MatchSetup(names=["Mia"], **more), hands, first)  # type: ignore[arg-type]


def test_a_card_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    table = sit(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING])
    said = table.types("done", "play flying", "play blocking-kick", "sword", "attack kick", "play kick")
    assert "Flying is added to an attack. First name whom you strike, and with what." in said
    assert "Blocking Kick is a Block. Keep it until you are attacked." in said
    assert "Sword is not in your hand." in said
    assert said.count("First name whom you strike, then the Attack card.") == 2
    assert table.moves() == ["1 done"]


def test_a_card_that_can_be_used_in_another_way_says_how(tmp_path: Path) -> None:
    table = sit(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING])
    said = table.types("done", "target quince", "play kick", "why kick", "why blocking kick", "why nonsense")
    assert said.count("You can: attack kick.") == 1
    assert "You can use Kick: attack kick." in said
    assert "Blocking Kick is a Block." in said
    assert "Which card is 'nonsense'?" in said


@pytest.mark.parametrize("game", ["kung-fu-2014", "kung-fu-2019"])
def test_seat_that_does_not_exist_is_refused(tmp_path: Path, game: str) -> None:
    said = sit(tmp_path, game).types("target 5", "take 5", "to 6")
    assert "Nobody sits on seat 5." in said or "Nobody here is called '5'." in said
    if game == "kung-fu-2019":
        assert "'Give it to seat 6' is not possible now" in said


def test_what_is_no_card_is_refused_with_what_is_possible(tmp_path: Path) -> None:
    said = sit(tmp_path, "kung-fu-2014", seats=3).types("done", "play punch", "target me", "done")
    assert "You cannot strike yourself. You can: target Saffron (bot), target Juniper (bot)." in said
    assert "'Done' is not possible now; undo takes your last choice back. You can: play" in said
    furry = sit(tmp_path, "kung-fur-fight").types("weapons 1 4", "ringo", "lead 1 ringo", "lead 1 peach")
    assert "You have no Hidden Weapons. You can for example: lead 1 fu, seal; look shows all" in furry
    assert furry.count("Ringo is not yours to send.") == 2
    assert "'peach' does not fight." in furry or "Peach is not an animal" in furry


def test_why_nothing_but_a_pass_is_possible(tmp_path: Path) -> None:
    table = sit(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING], first=1)
    table.tell(1, "done", "target 1", "attack kick", "play none-can-defend", "done", "done")
    said = table.types()
    assert "deals 3 to you. One Block, or none? You can only pass." in said
    assert f"Blocking Kick, Amazing Balance: {UNBLOCKABLE}" in said
    assert "Punch is neither a Block nor a Challenge. The same goes for Kick, Trip, Flying, Wild." in said
    assert table.moves()[-2:] == ["1 pass", "2 done"]


def test_people_at_one_keyboard_read_it_below_the_question(tmp_path: Path) -> None:
    seating = MatchSetup(names=["Ann", "Bo"], people_only=True)
    table = Sitting(tmp_path, "kung-fu-2019", seating, [*STRUCK, *STRIKING], first=1)
    said = table.types("", "done", "target ann", "attack kick", "none can defend", "done", "", "")
    question = said.partition("One Block, or none?")[2]
    assert " 1  pass  Pass  no Block\n" in question
    assert f"Blocking Kick, Amazing Balance: {UNBLOCKABLE}" in question.partition("Pass? Press Enter for yes")[0]


def test_pass_and_done_are_one_word_to_people(tmp_path: Path) -> None:
    table = sit(tmp_path, "kung-fu-2014", ["fast", "iron"])
    table.types("pass", "done")
    assert table.moves()[:2] == ["1 done", "1 pass"]


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"])
def test_every_hand_can_be_asked_about(tmp_path: Path, game: str) -> None:
    said = sit(tmp_path, game).types("why", "1", "why", "why zzz")
    assert "Which card is 'zzz'?" in said
    assert "Traceback" not in said


TEAMS = MatchSetup(names=["Mia"], seats=4, options={"format": "2v2"})
MIA = ["kick", "flying", "no-match-for-mine", "table", "face-me", "daggers", "get-behind-me"]


def test_who_cannot_be_struck_and_why(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "kung-fu-2019", TEAMS, MIA)
    seats = table.match.names
    mate, enemy = (name.partition(" ")[0].lower() for name in (seats[2], seats[1]))
    said = table.types(f"target {enemy}", "done", f"target {mate}", "target me", "target 6", "target nobody")
    assert "First discard and draw; the attack comes after that." in said
    assert f"{seats[2]} is on your team. You can: target {seats[1]}, target {seats[3]}." in said
    assert "You cannot strike yourself." in said
    assert "Say by name whom you mean. You can: target" in said
    assert f"Nobody here is called 'nobody'. You can: target {seats[1]}, target {seats[3]}." in said


def test_what_is_over_in_respite(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), [*MIA[:6], "wild"])
    table.tell(1)
    said = table.types("done", "target quince", "kick", "done", "look", "why flying", "target quince", "why no match")
    respite = said.rpartition("Respite:")[2]
    assert "Flying is added to an attack. You have already attacked this turn." in respite
    assert "You have already attacked this turn. You can: " in respite
    assert "Your Kung Fu is No Match for Mine is a Block. Keep it until you are attacked." in respite


def test_a_sealed_card_that_was_not_needed_is_told_to_its_owner(tmp_path: Path) -> None:
    hands = [*MIA, *["kick", "wild", "punch", "punch", "punch", "kick", "kick"]]
    table = Sitting(tmp_path, "kung-fu-2019", TEAMS, [*hands, "face-me"], first=1)
    table.tell(1, "done", "target 3", "attack kick", "done")
    table.tell(2, "play face-me")
    table.tell(3)
    said = table.types("play get-behind-me", "")
    assert "Get Behind Me was not needed, and is still in your hand." in said


def test_refusals_say_what_could_be_typed_instead(tmp_path: Path) -> None:
    said = sit(tmp_path, "fight").types("pass", "foo", "give up", "play S9", "99")
    assert "Nobody passes in FIGHT: each turn both of you play a card. You can: " in said
    assert "'foo' is not a move. You can: take" in said
    assert "To give the match up, type concede." in said
    assert "not in your hand" not in sit(tmp_path, "kung-fu-2019").types("give up")
    assert "There is no card 'S9'. You can: take" in said
    many = sit(tmp_path, "kung-fur-fight").types("foo", "pass")
    assert "look shows all that can be done, help what else can be typed." in many
    assert "type seal while nothing is laid" in many


def test_a_card_that_lies_elsewhere_says_where(tmp_path: Path) -> None:
    table = sit(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING])
    said = table.types("discard trip", "done", "why trip", "why sword")
    assert "Trip is not in your hand. It lies on the discard pile (discards)." in said
    assert "Sword is not in your hand.\n" in said
