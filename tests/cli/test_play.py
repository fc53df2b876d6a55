"""Matches through a pipe, from the first card to the record."""

from pathlib import Path

import pytest

import kwoon as package
from tests.cli.conftest import Kwoon
from tests.custom_bot import LAST_MOVE_BOT

WHOLE = "1\n" * 300
"""More first moves than any match needs. Repeating a sealed choice confirms it."""


def only_record(folder: Path) -> Path:
    (file,) = folder.glob("*.record")
    return file


def test_match_against_bot_plays_to_end_and_saves_record(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", "--name", "Mia", typed=WHOLE)
    assert result.code == 0
    assert result.err == ""
    assert "FIGHT: you against Pebble (bot)" in result.out
    assert "The end\n" in result.out
    assert "2 rounds and the FIGHT." in result.out
    record = only_record(records)
    assert f"kwoon replay {record}" in result.out
    assert record.read_text().splitlines()[-2].startswith("end ")
    assert "\x1b" not in result.out
    assert "Mia" not in result.out
    assert "Mia plays " in kwoon("replay", str(record)).out


def test_same_seed_repeats_match(kwoon: Kwoon, records: Path) -> None:
    kwoon("play", "fight", "--seed", "x", typed=WHOLE)
    kwoon("play", "fight", "--seed", "x", typed=WHOLE)
    kwoon("play", "fight", "--seed", "y", typed=WHOLE)
    first, again, other = (
        file.read_text() for file in sorted(records.glob("*.record"), key=lambda f: f.stat().st_mtime_ns)
    )
    assert first == again
    assert first != other


def test_reveal_explains_winner(kwoon: Kwoon) -> None:
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\nS1\n\n")
    after = result.out.partition("You play Punch 1; Pebble (bot) plays Kick 6.\n")[2]
    assert after.lstrip().startswith("Two attacks: 1 is lower than 6.")
    assert "You win Punch 1 and now have 1 point." in after
    assert "the Tie Breaker" in after


def test_name_defaults_to_player(kwoon: Kwoon, records: Path) -> None:
    assert "FIGHT: you against Pebble (bot)" in kwoon("play", "fight", typed="quit\n").out
    assert "name 1 Player\n" in only_record(records).read_text()
    two = kwoon("play", "fight", "--hotseat", "--name", "Mia", typed="quit\n")
    assert "FIGHT: Mia against Player 2" in two.out
    help_text = " ".join(kwoon("play", "--help").out.split())
    assert "--name NAME your name, shown to other players and in records (default: Player)" in help_text


@pytest.mark.parametrize("typed", ["take C1", "TAKE c1", "1", "C1", "c1", "kick 1", "Take Kick 1", "  take   C1 "])
def test_move_is_accepted_by_number_notation_or_card(kwoon: Kwoon, records: Path, typed: str) -> None:
    kwoon("play", "fight", "--bot", "random", "--seed", "7", typed=f"{typed}\n")
    assert only_record(records).read_text().splitlines()[-1].startswith("1 take C1")


def test_bad_input_does_not_change_record(kwoon: Kwoon, records: Path) -> None:
    bad = ["", "0", "99", "99999999999999999999", "-1", "play", "play Z9", "take S6", "S1", "wat", "undo", "rules zzz"]
    bad += ["play S1", "log", "look", "help", "rules", "rules tie", "save /dev/null/x", "concede\nno", "\x1b[2J", "é²"]
    good = ["1", "1", "", "1"]
    kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="\n".join(good) + "\n")
    clean = only_record(records)
    expected = clean.read_text()
    clean.unlink()
    script: list[str] = []
    for line in good:
        script.extend([] if line == "" else bad)
        script.append(line)
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="\n".join(script) + "\n")
    assert only_record(records).read_text() == expected
    assert "\x1b" not in result.out
    assert "There is no card 'Z9'" in result.out
    assert "First take a card from the row." in result.out
    assert "You can choose only cards in your hand or in the row." in result.out


def test_unconfirmed_card_can_be_taken_back(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\nS1\nundo\nC1\nD2\n\n")
    assert "Choose again." in result.out
    assert "You play Parry 2" in result.out
    assert [line for line in only_record(records).read_text().splitlines() if line.startswith("1 play")] == [
        "1 play D2"
    ]


def test_undo_of_revealed_card_is_refused(kwoon: Kwoon) -> None:
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\nS1\n\nundo\n")
    assert "There is nothing to take back." in result.out


def test_no_confirm_option_reveals_card_without_confirmation(kwoon: Kwoon) -> None:
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", "--no-confirm", typed="1\nS1\n")
    assert "You play Punch 1; Pebble (bot) plays" in result.out
    assert "Press Enter to confirm" not in result.out


def test_end_of_input_saves_match_that_can_be_resumed(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\n1\n\n")
    record = only_record(records)
    started = record.read_text()
    assert result.code == 0
    assert f"kwoon play --record {record}" in result.out
    again = kwoon("play", "--record", str(record), typed=WHOLE)
    assert "The match continues." in again.out
    assert "The end\n" in again.out
    assert record.read_text().startswith(started)
    assert kwoon("replay", str(record)).code == 0


def test_bots_have_names_and_levels(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("play", "kung-fu-2014", "--seats", "4", "--bot", "student", "--seed", "1", typed="quit\n")
    assert "you against Bramble (bot) against Slate (bot) against Ember (bot)" in result.out
    assert "The bots play at level 4 of 5." in result.out
    again = kwoon("play", "--record", str(only_record(records)), typed="quit\n")
    assert "The match continues." in again.out


@pytest.mark.parametrize("called", ["Greedy (bot)", "Greedy (bot) 2"])
def test_record_with_old_bot_name_can_be_resumed(kwoon: Kwoon, records: Path, called: str) -> None:
    kwoon("play", "fight", "--bot", "greedy", "--seed", "7", typed="1\n1\n\n")
    record = only_record(records)
    started = record.read_text().replace("Cinnabar (bot)", called)
    assert called in started
    record.write_text(started)
    again = kwoon("play", "--record", str(record), typed=WHOLE)
    assert f"you against {called}" in again.out
    assert "The end\n" in again.out


def test_quit_saves_match(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("play", "fight", typed="quit\n")
    assert "against Pebble (bot)" in result.out
    assert "The bot plays at level 1 of 5." in result.out
    assert f"Saved as {only_record(records)}" in result.out


def test_finished_match_cannot_be_resumed(kwoon: Kwoon, records: Path) -> None:
    kwoon("play", "fight", "--bot", "random", "--seed", "7", typed=WHOLE)
    result = kwoon("play", "--record", str(only_record(records)))
    assert result.code == 1
    assert "That match is over." in result.err


def test_concede_ends_match(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="concede\nyes\n")
    assert "You concede." in result.out
    assert "You conceded. Pebble (bot) wins." in result.out
    assert "\nend 2 1 conceded\n" in only_record(records).read_text()


def test_save_command_writes_copy(kwoon: Kwoon, records: Path, tmp_path: Path) -> None:
    copy = tmp_path / "mine.record"
    result = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed=f"1\nsave {copy}\nsave\n")
    assert copy.read_text() == only_record(records).read_text()
    assert f"Saved as {copy}" in result.out


def test_match_is_saved_elsewhere_if_folder_is_unwritable(
    kwoon: Kwoon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    result = kwoon("play", "fight", typed="")
    saved = Path(result.out.partition("Saved as ")[2].splitlines()[0])
    assert saved.read_text().startswith("kwoon record 1\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play"], "Name a game: fight"),
        (["play", "chess"], "There is no game called 'chess'."),
        (["play", "fight", "--bot", "god"], "Unknown bot 'god' for fight."),
        (["play", "fight", "--seats", "3"], "FIGHT is for 2 players, not 3."),
        (["play", "fight", "--option", "turbo"], "NAME=VALUE"),
        (["play", "dragon-punch", "--option", "turbo=yes"], "only in the hall: kwoon serve"),
        (["play", "fight", "--option", "call=yes"], "only in the hall: kwoon serve"),
        (["play", "fight", "--option", "colour=red"], "FIGHT has no option 'colour'."),
        (["play", "fight", "--name", "A", "--name", "B"], "only 1 can play"),
        (["play", "fight", "--name", "x" * 25], "1 to 24 printable characters"),
        (["play", "fight", "--name", "\x1b[2J"], "Invalid name"),
        (["play", "fight", "--name", "Random (bot)"], "only bots' names can end in (bot)"),
        (["play", "fight", "--name", "pebble"], "a bot has this name"),
        (["play", "fight", "--pack", "nowhere.toml"], "nowhere.toml"),
        (["play", "--record", "nowhere.record"], "nowhere.record"),
    ],
)
def test_play_with_bad_arguments_is_refused(kwoon: Kwoon, arguments: list[str], sentence: str) -> None:
    result = kwoon(*arguments)
    assert result.code == 1
    assert sentence in result.err
    assert result.err.startswith("kwoon: ")
    assert "Traceback" not in result.err
    assert "\x1b" not in result.err


def test_replay_of_match_with_custom_pack_needs_the_pack(kwoon: Kwoon, tmp_path: Path, records: Path) -> None:
    cards = Path(package.__path__[0], "games", "fight", "cards.toml").read_text()
    short = tmp_path / "short.toml"
    short.write_text(cards.replace("points_to_win_round = 13", "points_to_win_round = 2"))
    result = kwoon("play", "fight", "--pack", str(short), "--bot", "random", "--seed", "7", typed=WHOLE)
    assert "2 points win a round" in result.out
    assert f"--pack {short}" in result.out.splitlines()[-1]
    record = only_record(records)
    assert "different pack" in kwoon("replay", str(record)).err
    assert kwoon("replay", str(record), "--pack", str(short)).code == 0


def test_match_against_custom_bot_can_be_resumed(
    kwoon: Kwoon, tmp_path: Path, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "last_bot_of_a_test.py").write_text(LAST_MOVE_BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    own = ["--bot", "last_bot_of_a_test:Last"]
    result = kwoon("play", "fight", *own, "--seed", "7", typed="1\nquit\n")
    assert result.out.splitlines()[-1].endswith("--bot last_bot_of_a_test:Last")
    record = str(only_record(records))
    assert "Name its module with --bot MODULE:Last" in kwoon("play", "--record", record).err
    again = kwoon("play", "--record", record, *own, typed="1\nquit\n")
    assert again.code == 0
    assert "Last (bot) is at the keyboard" not in again.out


def test_team_match_shows_teams(kwoon: Kwoon, records: Path) -> None:
    team = ["play", "kung-fu-2019", "--seats", "4", "--option", "format=2v2"]
    output = kwoon(*team, "--hotseat", "--name", "Ann", "--name", "Bo", "--name", "Cleo", "--name", "Dee", typed="").out
    assert "Kung Fu Fighting! (2019): Ann and Cleo against Bo and Dee\n" in output
    assert "Ann and Cleo against Bo and Dee\n" in kwoon("replay", str(only_record(records))).out
    bots = kwoon(*team, "--seed", "2", typed="").out
    assert "(2019): you and Pebble (bot) against Pip (bot) and Acorn (bot)\n" in bots
    sheet = bots.rpartition("cards in the deck\n")[2].partition("\n\n")[0]
    assert sheet.count(" shared Chi") == 2
    assert "Team Dragon, yours: " in sheet


@pytest.mark.parametrize("typed", ["target Bo", "target bo", "strike bo", "bo"])
def test_target_can_be_chosen_by_player_name(kwoon: Kwoon, records: Path, typed: str) -> None:
    names = ["--name", "Ann", "--name", "Bo", "--name", "Cleo"]
    # With seed 1, Ann begins.
    lines = ["", "done", "play punch", typed]
    result = kwoon(
        "play", "kung-fu-2014", "--seats", "3", "--hotseat", *names, "--seed", "1", typed="\n".join(lines) + "\n"
    )
    assert "target Bo  Strike Bo\n" in result.out
    assert "Strike seat" not in result.out
    assert "1 target 2" in only_record(records).read_text()
