"""Refusals give the game's reason, even if passing is the only legal move."""

from pathlib import Path

import pytest

from kwoon.games import GAMES
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.match_fixture import ScriptedMatch

STRUCK = ["blocking-kick", "amazing-balance", "kick", "flying", "punch", "trip", "wild"]
STRIKING = ["kick", "none-can-defend", "fan", "wild", "throw", "spinning", "sword"]
UNBLOCKABLE = "No one can defend against this attack, except with a Your Kung Fu card."


def start_match(
    folder: Path, game: str, hands: list[str] | None = None, first_seat: int = 0, **setup_options: int
) -> ScriptedMatch:
    return ScriptedMatch(folder, game, MatchSetup(names=["Mia"], **setup_options), hands, first_seat)  # type: ignore[arg-type]


def test_unplayable_card_is_refused_with_reason(tmp_path: Path) -> None:
    table = start_match(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING])
    output = table.type_lines("done", "play flying", "play blocking-kick", "sword", "attack kick", "play kick")
    assert "Flying is played as part of an attack. First choose a target, then an Attack card or your Weapon." in output
    assert "Blocking Kick is a Block. Keep it until you're attacked." in output
    assert "Sword isn't in your hand." in output
    assert output.count("First choose a target, then the Attack card.") == 2
    assert table.moves() == ["1 done"]


def test_why_for_card_with_another_use_suggests_that_move(tmp_path: Path) -> None:
    table = start_match(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING])
    output = table.type_lines("done", "target quince", "play kick", "why kick", "why blocking kick", "why nonsense")
    assert output.count("You can: attack kick.") == 1
    assert "You can use Kick: attack kick." in output
    assert "Blocking Kick is a Block." in output
    assert "'nonsense' does not name one card." in output


@pytest.mark.parametrize("game", ["kung-fu-2014", "kung-fu-2019"])
def test_unknown_seat_is_refused(tmp_path: Path, game: str) -> None:
    output = start_match(tmp_path, game).type_lines("target 5", "take 5", "to 6")
    assert "Seat 5 is empty." in output or "No player is called '5'." in output
    if game == "kung-fu-2019":
        assert "'Give it to seat 6' is not possible now" in output


def test_illegal_move_is_refused_with_alternatives(tmp_path: Path) -> None:
    output = start_match(tmp_path, "kung-fu-2014", seats=3).type_lines("done", "play punch", "target me", "done")
    assert "You can't strike yourself. You can: target Saffron (bot), target Juniper (bot)." in output
    assert "'Done' is not possible now; type undo to take back your last choice. You can: play" in output
    furry = start_match(tmp_path, "kung-fur-fight").type_lines("weapons 1 4", "ringo", "lead 1 ringo", "lead 1 peach")
    assert "You have no Hidden Weapons. For example, you can: lead 1 fu, seal; type look to see all moves" in furry
    assert furry.count("Ringo isn't yours to send.") == 2
    assert "'peach' is not an animal or ranger." in furry or "Peach isn't an animal" in furry


def test_single_player_who_can_only_pass_sees_reasons(tmp_path: Path) -> None:
    table = start_match(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING], first_seat=1)
    table.script_bot(1, "done", "target 1", "attack kick", "play none-can-defend", "done", "done")
    output = table.type_lines()
    assert "deals 3 to you. Your Blocks can't stop it, so you take the hit. You can only pass." in output
    assert f"Blocking Kick, Amazing Balance: {UNBLOCKABLE}" in output
    assert "Punch is neither a Block nor a Challenge. The same applies to Kick, Trip, Flying, Wild." in output
    assert table.moves()[-2:] == ["1 pass", "2 done"]


def test_hotseat_player_who_can_only_pass_sees_reasons(tmp_path: Path) -> None:
    setup = MatchSetup(names=["Ann", "Bo"], people_only=True)
    table = ScriptedMatch(tmp_path, "kung-fu-2019", setup, [*STRUCK, *STRIKING], first_seat=1)
    output = table.type_lines("", "done", "target ann", "attack kick", "none can defend", "done", "", "")
    question = output.partition("Your Blocks can't stop it, so you take the hit.")[2]
    assert " 1  pass  Pass  no Block\n" in question
    assert f"Blocking Kick, Amazing Balance: {UNBLOCKABLE}" in question.partition("Pass? Press Enter to confirm")[0]


def test_pass_and_done_are_interchangeable(tmp_path: Path) -> None:
    table = start_match(tmp_path, "kung-fu-2014", ["fast", "iron"])
    table.type_lines("pass", "done")
    assert table.moves()[:2] == ["1 done", "1 pass"]


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_why_works_in_every_game(tmp_path: Path, game: str) -> None:
    output = start_match(tmp_path, game).type_lines("why", "1", "why", "why zzz")
    assert "'zzz' does not name one card." in output
    assert "Traceback" not in output


TEAMS = MatchSetup(names=["Mia"], seats=4, options={"format": "2v2"})
MIA = ["kick", "flying", "no-match-for-mine", "table", "face-me", "daggers", "get-behind-me"]


def test_illegal_target_is_refused_with_reason(tmp_path: Path) -> None:
    table = ScriptedMatch(tmp_path, "kung-fu-2019", TEAMS, MIA)
    seats = table.match.names
    mate, enemy = (name.partition(" ")[0].lower() for name in (seats[2], seats[1]))
    output = table.type_lines(f"target {enemy}", "done", f"target {mate}", "target me", "target 6", "target nobody")
    assert "Discard and draw first. Then you can attack." in output
    assert f"{seats[2]} is on your team. You can: target {seats[1]}, target {seats[3]}." in output
    assert "You can't attack yourself." in output
    assert "Use a player's name instead of a number. You can: target" in output
    assert f"No player is called 'nobody'. You can: target {seats[1]}, target {seats[3]}." in output


def test_attack_in_respite_is_refused_with_reason(tmp_path: Path) -> None:
    table = ScriptedMatch(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), [*MIA[:6], "wild"])
    table.script_bot(1)
    output = table.type_lines(
        "done", "target quince", "kick", "done", "look", "why flying", "target quince", "why no match"
    )
    respite = output.rpartition("Catch your breath:")[2]
    assert "Flying is played as part of an attack. You've already attacked this turn." in respite
    assert "You've already attacked this turn. You can: " in respite
    assert "Your Kung Fu is No Match for Mine is a Block. Keep it until you're attacked." in respite


def test_unused_sealed_card_is_reported_to_owner(tmp_path: Path) -> None:
    hands = [*MIA, *["kick", "wild", "punch", "punch", "punch", "kick", "kick"]]
    table = ScriptedMatch(tmp_path, "kung-fu-2019", TEAMS, [*hands, "face-me"], first_seat=1)
    table.script_bot(1, "done", "target 3", "attack kick", "done")
    table.script_bot(2, "play face-me")
    table.script_bot(3)
    output = table.type_lines("play get-behind-me", "")
    assert "Get Behind Me was not needed and is still in your hand." in output


def test_unknown_input_is_refused_with_alternatives(tmp_path: Path) -> None:
    output = start_match(tmp_path, "fight").type_lines("pass", "foo", "give up", "play S9", "99")
    assert "You can't pass in FIGHT: both players play a card every turn. You can: " in output
    assert "'foo' is not a move. You can: take" in output
    assert "To give up the match, type concede." in output
    assert "not in your hand" not in start_match(tmp_path, "kung-fu-2019").type_lines("give up")
    assert "There is no card 'S9'. You can: take" in output
    many = start_match(tmp_path, "kung-fur-fight").type_lines("foo", "pass")
    assert "type look to see all moves, or help for the commands." in many
    assert "type seal before you send any" in many


def test_card_outside_hand_is_refused_with_its_location(tmp_path: Path) -> None:
    table = start_match(tmp_path, "kung-fu-2019", [*STRUCK, *STRIKING])
    output = table.type_lines("discard trip", "done", "why trip", "why sword")
    assert "Trip isn't in your hand. It is in the discard pile (type discards)." in output
    assert "Sword isn't in your hand.\n" in output
