"""A match through a pipe, from the first card to the record."""

from pathlib import Path

import pytest

import kwoon as package
from tests.cli.conftest import Kwoon
from tests.custom_bot import LAST

WHOLE = "1\n" * 300
"""More first moves than any match takes; repeating a sealed choice confirms it."""


def only_record(folder: Path) -> Path:
    (file,) = folder.glob("*.record")
    return file


def test_a_whole_match_against_the_bot(kwoon: Kwoon, records: Path) -> None:
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", "--name", "Mia", typed=WHOLE)
    assert said.code == 0
    assert said.err == ""
    assert "FIGHT: you against Pebble (bot)" in said.out
    assert "The end\n" in said.out
    assert "the FIGHT, 2 rounds won." in said.out
    record = only_record(records)
    assert f"kwoon replay {record}" in said.out
    assert record.read_text().splitlines()[-2].startswith("end ")
    assert "\x1b" not in said.out
    assert "Mia" not in said.out
    assert "Mia plays " in kwoon("replay", str(record)).out


def test_the_same_seed_gives_the_same_match(kwoon: Kwoon, records: Path) -> None:
    kwoon("play", "fight", "--seed", "x", typed=WHOLE)
    kwoon("play", "fight", "--seed", "x", typed=WHOLE)
    kwoon("play", "fight", "--seed", "y", typed=WHOLE)
    first, again, other = (
        file.read_text() for file in sorted(records.glob("*.record"), key=lambda f: f.stat().st_mtime_ns)
    )
    assert first == again
    assert first != other


def test_why_somebody_won_is_told(kwoon: Kwoon) -> None:
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\nS1\n\n")
    after = said.out.partition("You play Punch 1, Pebble (bot) plays Kick 6.\n")[2]
    assert after.lstrip().startswith("Two attacks, and 1 is lower than 6.")
    assert "You win Punch 1 and have 1 point." in after
    assert "the Tie Breaker" in after


def test_nobody_is_given_a_name_that_they_did_not_choose(kwoon: Kwoon, records: Path) -> None:
    assert "FIGHT: you against Cinnabar (bot)" in kwoon("play", "fight", typed="quit\n").out
    assert "name 1 Player\n" in only_record(records).read_text()
    two = kwoon("play", "fight", "--two", "--name", "Mia", typed="quit\n")
    assert "FIGHT: Mia against Player 2" in two.out
    help_text = " ".join(kwoon("play", "--help").out.split())
    assert "--name NAME what records and others call you (Player)" in help_text


@pytest.mark.parametrize("typed", ["take C1", "TAKE c1", "1", "C1", "c1", "kick 1", "Take Kick 1", "  take   C1 "])
def test_a_move_by_number_notation_or_card(kwoon: Kwoon, records: Path, typed: str) -> None:
    kwoon("play", "fight", "--bot", "random", "--seed", "7", typed=f"{typed}\n")
    assert only_record(records).read_text().splitlines()[-1].startswith("1 take C1")


def test_bad_input_changes_nothing(kwoon: Kwoon, records: Path) -> None:
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
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="\n".join(script) + "\n")
    assert only_record(records).read_text() == expected
    assert "\x1b" not in said.out
    assert "There is no card 'Z9'" in said.out
    assert "First take a card from the row; you play from your hand after that." in said.out
    assert "Only the cards in your hand and in the row can be chosen." in said.out


def test_a_held_card_can_be_exchanged_before_it_is_shown(kwoon: Kwoon, records: Path) -> None:
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\nS1\nundo\nC1\nD2\n\n")
    assert "You take your card back." in said.out
    assert "You play Parry 2" in said.out
    assert [line for line in only_record(records).read_text().splitlines() if line.startswith("1 play")] == [
        "1 play D2"
    ]


def test_a_card_that_lies_open_cannot_be_taken_back(kwoon: Kwoon) -> None:
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\nS1\n\nundo\n")
    assert "There is nothing to take back: your last choice stands." in said.out


def test_quick_does_not_ask_again(kwoon: Kwoon) -> None:
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", "--quick", typed="1\nS1\n")
    assert "You play Punch 1, Pebble (bot) plays" in said.out
    assert "Press Enter for yes" not in said.out


def test_the_end_of_input_keeps_the_match_and_it_goes_on(kwoon: Kwoon, records: Path) -> None:
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="1\n1\n\n")
    record = only_record(records)
    begun = record.read_text()
    assert said.code == 0
    assert f"kwoon play --record {record}" in said.out
    again = kwoon("play", "--record", str(record), typed=WHOLE)
    assert "The match goes on." in again.out
    assert "The end\n" in again.out
    assert record.read_text().startswith(begun)
    assert kwoon("replay", str(record)).code == 0


def test_bots_have_names_of_their_own_and_levels(kwoon: Kwoon, records: Path) -> None:
    said = kwoon("play", "kung-fu-2014", "--seats", "4", "--bot", "student", "--seed", "1", typed="quit\n")
    assert "you against Bramble (bot) against Slate (bot) against Ember (bot)" in said.out
    assert "The bots play at level 4 of 5." in said.out
    again = kwoon("play", "--record", str(only_record(records)), typed="quit\n")
    assert "The match goes on." in again.out


@pytest.mark.parametrize("called", ["Greedy (bot)", "Greedy (bot) 2"])
def test_a_match_with_a_bot_of_an_earlier_version_goes_on(kwoon: Kwoon, records: Path, called: str) -> None:
    kwoon("play", "fight", "--seed", "7", typed="1\n1\n\n")
    record = only_record(records)
    begun = record.read_text().replace("Cinnabar (bot)", called)
    assert called in begun
    record.write_text(begun)
    again = kwoon("play", "--record", str(record), typed=WHOLE)
    assert f"you against {called}" in again.out
    assert "The end\n" in again.out


def test_quit_keeps_the_match(kwoon: Kwoon, records: Path) -> None:
    said = kwoon("play", "fight", typed="quit\n")
    assert "against Cinnabar (bot)" in said.out
    assert f"The match is kept in {only_record(records)}" in said.out


def test_a_finished_match_does_not_go_on(kwoon: Kwoon, records: Path) -> None:
    kwoon("play", "fight", "--bot", "random", "--seed", "7", typed=WHOLE)
    said = kwoon("play", "--record", str(only_record(records)))
    assert said.code == 1
    assert "That match is over." in said.err


def test_conceding_ends_the_match(kwoon: Kwoon, records: Path) -> None:
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed="concede\nyes\n")
    assert "You concede." in said.out
    assert "Pebble (bot) wins: you gave up." in said.out
    assert "\nend 2 1 conceded\n" in only_record(records).read_text()


def test_saving_to_a_file_of_ones_own(kwoon: Kwoon, records: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.record"
    said = kwoon("play", "fight", "--bot", "random", "--seed", "7", typed=f"1\nsave {mine}\nsave\n")
    assert mine.read_text() == only_record(records).read_text()
    assert f"Saved in {mine}" in said.out


def test_a_folder_that_cannot_be_written_does_not_lose_the_match(
    kwoon: Kwoon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    said = kwoon("play", "fight", typed="")
    kept = Path(said.out.partition("The match is kept in ")[2].splitlines()[0])
    assert kept.read_text().startswith("kwoon record 1\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play"], "Which game? On the shelf: fight"),
        (["play", "chess"], "There is no game called 'chess'."),
        (["play", "fight", "--bot", "god"], "There is no bot called 'god' for fight."),
        (["play", "fight", "--seats", "3"], "FIGHT is for 2 players, not 3."),
        (["play", "fight", "--option", "turbo"], "name=value"),
        (["play", "dragon-punch", "--option", "turbo=yes"], "for tables in the hall: kwoon serve"),
        (["play", "fight", "--option", "call=yes"], "for tables in the hall: kwoon serve"),
        (["play", "fight", "--option", "colour=red"], "FIGHT has no option 'colour'."),
        (["play", "fight", "--name", "A", "--name", "B"], "there is room for 1"),
        (["play", "fight", "--name", "x" * 25], "1 to 24 letters"),
        (["play", "fight", "--name", "\x1b[2J"], "will not do"),
        (["play", "fight", "--name", "Random (bot)"], "is for bots"),
        (["play", "fight", "--name", "pebble"], "is one of the bots"),
        (["play", "fight", "--pack", "nowhere.toml"], "nowhere.toml"),
        (["play", "--record", "nowhere.record"], "nowhere.record"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(kwoon: Kwoon, words: list[str], sentence: str) -> None:
    said = kwoon(*words)
    assert said.code == 1
    assert sentence in said.err
    assert said.err.startswith("kwoon: ")
    assert "Traceback" not in said.err
    assert "\x1b" not in said.err


def test_another_pack(kwoon: Kwoon, tmp_path: Path, records: Path) -> None:
    cards = Path(package.__path__[0], "games", "fight", "cards.toml").read_text()
    short = tmp_path / "short.toml"
    short.write_text(cards.replace("points_to_win_round = 13", "points_to_win_round = 2"))
    said = kwoon("play", "fight", "--pack", str(short), "--bot", "random", "--seed", "7", typed=WHOLE)
    assert "2 points win a round" in said.out
    assert f"--pack {short}" in said.out.splitlines()[-1]
    record = only_record(records)
    assert "another pack" in kwoon("replay", str(record)).err
    assert kwoon("replay", str(record), "--pack", str(short)).code == 0


def test_a_kept_match_against_ones_own_bot_goes_on(
    kwoon: Kwoon, tmp_path: Path, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "last_bot_of_a_test.py").write_text(LAST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    own = ["--bot", "last_bot_of_a_test:Last"]
    said = kwoon("play", "fight", *own, "--seed", "7", typed="1\nquit\n")
    assert said.out.splitlines()[-1].endswith("--bot last_bot_of_a_test:Last")
    record = str(only_record(records))
    assert "say where it is with --bot module:Last" in kwoon("play", "--record", record).err
    again = kwoon("play", "--record", record, *own, typed="1\nquit\n")
    assert again.code == 0
    assert "Last (bot) is at the keyboard" not in again.out


def test_teams_are_told_apart_and_targets_have_names(kwoon: Kwoon, records: Path) -> None:
    team = ["play", "kung-fu-2019", "--seats", "4", "--option", "format=2v2"]
    said = kwoon(*team, "--two", "--name", "Ann", "--name", "Bo", "--name", "Cleo", "--name", "Dee", typed="").out
    assert "Kung Fu Fighting! (2019): Ann and Cleo against Bo and Dee\n" in said
    assert "Ann and Cleo against Bo and Dee\n" in kwoon("replay", str(only_record(records))).out
    bots = kwoon(*team, "--seed", "2", typed="").out
    assert "(2019): you and Cinnabar (bot) against Quince (bot) and Ginkgo (bot)\n" in bots
    sheet = bots.rpartition("cards in the deck\n")[2].partition("\n\n")[0]
    assert sheet.count(" Chi together") == 2
    assert "Team Dragon, yours: " in sheet


@pytest.mark.parametrize("typed", ["target Bo", "target bo", "strike bo", "bo"])
def test_a_target_by_name(kwoon: Kwoon, records: Path, typed: str) -> None:
    names = ["--name", "Ann", "--name", "Bo", "--name", "Cleo"]
    # Seed 1: Ann begins.
    lines = ["", "done", "play punch", typed]
    said = kwoon("play", "kung-fu-2014", "--seats", "3", "--two", *names, "--seed", "1", typed="\n".join(lines) + "\n")
    assert "target Bo  Strike Bo\n" in said.out
    assert "Strike seat" not in said.out
    assert "1 target 2" in only_record(records).read_text()
