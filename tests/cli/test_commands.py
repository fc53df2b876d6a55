"""The other commands: overview, version, rules, cards, simulate and replay."""

import json
import re
from pathlib import Path

import pytest

import kwoon as package
from kwoon import registry
from kwoon.core import game
from kwoon.core.game import Outcome
from kwoon.games import GAMES
from kwoon.lab.simulate import SimulationCounts, count_outcome
from tests.cli.conftest import Kwoon

COMMANDS = ["play", "replay", "rules", "cards", "simulate", "serve"]


def played(kwoon: Kwoon, records: Path) -> Path:
    kwoon("play", "fight", "--bot", "random", "--seed", "7", "--name", "Mia", typed="1\n" * 300)
    (file,) = records.glob("*.record")
    return file


def test_no_arguments_prints_overview(kwoon: Kwoon) -> None:
    result = kwoon()
    assert result.code == 0
    for command in COMMANDS:
        assert f"kwoon {command}" in result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_examples(kwoon: Kwoon, command: str) -> None:
    result = kwoon(command, "--help")
    assert result.code == 0
    assert result.out.startswith(f"usage: kwoon {command}")
    assert f"examples:\n  kwoon {command}" in result.out


@pytest.mark.parametrize("command", ["play", "simulate", "duel", "ladder"])
def test_help_lists_options_of_every_game(kwoon: Kwoon, command: str) -> None:
    output = kwoon(command, "--help").out
    for definition in GAMES:
        assert f"\n  {definition.id}: " in output
        for option in definition.options:
            values = "|".join(f'"{choice}"' if " " in choice else choice for choice in option.choices)
            assert f"\n    {option.name}={values}\n" in output
    assert ("kwoon serve" in output) == (command == "play")


def test_version_says_whether_rules_are_compiled(kwoon: Kwoon) -> None:
    kind = "interpreted" if str(game.__file__).endswith(".py") else "compiled"
    assert kwoon("--version").out.startswith(f"kwoon {package.__version__} (rules {kind}")


def test_simulate_json_prints_counts(kwoon: Kwoon) -> None:
    facts = json.loads(kwoon("simulate", "fight", "--games", "40", "--bot", "random", "--seed", "7", "--json").out)
    assert facts["games"] == 40
    assert sum(facts["wins_by_seat"]) == 40
    assert facts["mean_decisions_per_game"] == pytest.approx(facts["decisions"] / 40)
    assert facts["decisions_per_second"] == pytest.approx(facts["decisions"] / facts["seconds"], rel=0.01)
    assert isinstance(facts["compiled"], bool)
    assert facts["seed"] == "7"


def test_simulate_counts_draws_separately(kwoon: Kwoon) -> None:
    args = ("simulate", "kung-fu-2014", "--games", "120", "--bot", "random", "--seed", "7")
    facts = json.loads(kwoon(*args, "--json").out)
    assert facts["draws"] == facts["endings"]["everybody-out"] > 0
    assert sum(facts["wins_by_seat"]) + facts["draws"] == 120
    assert facts["draws_by_seat"] == [facts["draws"]] * 2
    output = kwoon(*args).out
    assert f"\nDraws: {facts['draws']}, " in output
    assert output.count(f", drew {facts['draws']}\n") == 2


@pytest.mark.parametrize(
    ("places", "wins", "drawn"),
    [
        ([1, 2, 1, 2], [1, 0, 1, 0], [0, 0, 0, 0]),
        ([1, 1, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1]),
        ([1, 1, 3, 3], [0, 0, 0, 0], [1, 1, 0, 0]),
    ],
    ids=["teammates win together", "all draw", "two sides share first place"],
)
def test_count_outcome_separates_wins_from_draws(places: list[int], wins: list[int], drawn: list[int]) -> None:
    tally = SimulationCounts(wins=[0] * 4, draws_by_seat=[0] * 4)
    count_outcome(Outcome(places, "last"), tally, {0: 0, 1: 1, 2: 0, 3: 1})
    assert (tally.wins, tally.draws_by_seat, tally.draws) == (wins, drawn, int(any(drawn)))


def counts(kwoon: Kwoon, *more: str) -> dict[str, object]:
    facts: dict[str, object] = json.loads(kwoon("simulate", "fight", "--games", "50", *more, "--json").out)
    return {name: facts[name] for name in ("games", "decisions", "wins_by_seat", "endings")}


def test_simulate_with_same_seed_repeats_on_any_number_of_processes(kwoon: Kwoon) -> None:
    alone = counts(kwoon, "--seed", "s")
    assert counts(kwoon, "--seed", "s", "--jobs", "2") == alone
    assert counts(kwoon, "--seed", "s", "--jobs", "3") == alone
    assert counts(kwoon, "--seed", "t") != alone


def test_simulate_text_prints_counts_and_seed(kwoon: Kwoon) -> None:
    output = kwoon("simulate", "fight", "--games", "30", "--bot", "random", "--seed", "7").out
    assert "30 games of fight" in output
    assert re.search(r"Seat 2 \(random\): won \d+, ", output)
    assert "--games 30 --seed 7" in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "must be at least 1"),
        (["--jobs", "0"], "number of processes is 0"),
        (["--bots", "random", "random", "random"], "3 bots were given for 2 seats"),
        (["--bots", "nobody"], "Unknown bot 'nobody'"),
        (["--pack", "nowhere.toml", "--jobs", "2"], "nowhere.toml"),
    ],
)
def test_simulate_with_bad_arguments_is_refused(kwoon: Kwoon, arguments: list[str], sentence: str) -> None:
    result = kwoon("simulate", "fight", *arguments)
    assert result.code == 1
    assert sentence in result.err


def test_replay_viewer_determines_visible_cards(kwoon: Kwoon, records: Path) -> None:
    file = str(played(kwoon, records))
    open_replay = kwoon("replay", file)
    assert open_replay.code == 0
    assert "Shown with all cards open." in open_replay.out
    assert "Mia draws Parry 2, Parry 1, Punch 1." in open_replay.out
    assert "The record is valid" in open_replay.out
    as_mia = kwoon("replay", file, "--as", "mia").out
    assert "You draw Parry 2, Parry 1, Punch 1." in as_mia
    assert "Pebble (bot) draws a card, three times." in as_mia
    assert kwoon("replay", file, "--as", "1").out == as_mia
    as_spectator = kwoon("replay", file, "--as", "spectator").out
    assert "Mia draws a card, three times." in as_spectator
    assert re.search(r"draws? (?!a card)", as_spectator) is None


def test_replay_as_unknown_viewer_is_refused(kwoon: Kwoon, records: Path) -> None:
    result = kwoon("replay", str(played(kwoon, records)), "--as", "3")
    assert result.code == 1
    assert "1 (Mia), 2 (Pebble (bot)), spectator, open" in result.err


def test_damaged_record_is_refused_with_line_number(kwoon: Kwoon, records: Path, tmp_path: Path) -> None:
    lines = played(kwoon, records).read_text().splitlines()
    damaged = tmp_path / "damaged.record"
    at = next(number for number, line in enumerate(lines) if line.startswith("1 play"))
    for number, line in [(at, "1 play H9"), (at, "1 dance"), (len(lines) - 1, "sum 0000"), (0, "kwoon record 9")]:
        damaged.write_text("\n".join([*lines[:number], line, *lines[number + 1 :]]) + "\n")
        result = kwoon("replay", str(damaged))
        assert result.code == 1
        assert f"{damaged}: Line {number + 1}: " in result.err
        assert kwoon("play", "--record", str(damaged)).err == result.err
    damaged.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in kwoon("replay", str(damaged)).err


def test_names_in_record_are_stripped_of_control_characters(kwoon: Kwoon, records: Path, tmp_path: Path) -> None:
    kwoon("play", "fight", "--bot", "random", "--seed", "7", "--name", "Mia", typed="1\n")
    (file,) = records.glob("*.record")
    evil = tmp_path / "evil.record"
    evil.write_text(file.read_text().replace("name 1 Mia", "name 1 \x1b[2JMia"))
    assert "\x1b" not in kwoon("replay", str(evil)).out
    assert "\x1b" not in kwoon("play", "--record", str(evil)).out


def test_rules_prints_each_clause_with_coverage(kwoon: Kwoon) -> None:
    output = kwoon("rules", "fight").out
    facts = json.loads(kwoon("rules", "fight", "--json").out)
    assert facts["totals"]["clauses"] == len(facts["clauses"])
    for clause in facts["clauses"]:
        assert clause["id"] in output
        assert clause["coverage"] in ("covered", "table", "uncovered")
        assert (clause["coverage"] == "covered") == bool(clause["scenarios"])
    assert output.count("NOT COVERED") == facts["totals"]["uncovered"]


def test_rules_with_words_filters_clauses(kwoon: Kwoon) -> None:
    found = json.loads(kwoon("rules", "fight", "Breaker", "coin", "--json").out)["clauses"]
    assert "fight.tb.coin" in [clause["id"] for clause in found]
    assert "fight.setup.deck" not in [clause["id"] for clause in found]
    rulings = json.loads(kwoon("rules", "fight", "ruling", "--json").out)["clauses"]
    assert {clause["kind"] for clause in rulings if ".ruling." in clause["id"]} == {"ruling"}
    assert kwoon("rules", "fight", "spaceship").code == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["fight", "--plain", "tie", "breaker"],
        ["fight", "tie", "--plain", "breaker"],
        ["--plain", "fight", "tie", "breaker"],
        ["fight", "tie", "breaker", "--plain"],
    ],
)
def test_rules_accepts_options_between_words(kwoon: Kwoon, arguments: list[str]) -> None:
    assert kwoon("rules", *arguments) == kwoon("rules", "fight", "tie", "breaker")
    wrong = kwoon("rules", "fight", "--plan", "tie")
    assert wrong.code == 2
    assert "unrecognized arguments: --plan tie" in wrong.err


def test_rules_without_game_covers_all_games(kwoon: Kwoon) -> None:
    assert "FIGHT: " in kwoon("rules").out
    assert json.loads(kwoon("rules", "--json").out)[0]["game"] == "fight"


def test_cards_copy_refuses_to_overwrite_existing_file(kwoon: Kwoon, tmp_path: Path) -> None:
    copy = tmp_path / "my.toml"
    assert "kwoon lab compare fight --pack" in kwoon("cards", "fight", "--copy", str(copy)).out
    assert copy.read_text(encoding="utf-8") == registry.default_pack_text("fight")
    copy.write_text("mine", encoding="utf-8")
    again = kwoon("cards", "fight", "--copy", str(copy))
    assert again.code == 1 and "already exists" in again.err
    assert copy.read_text(encoding="utf-8") == "mine"
    assert "Cannot write" in kwoon("cards", "fight", "--copy", str(tmp_path / "no" / "my.toml")).err


def test_cards_prints_source_of_each_number(kwoon: Kwoon) -> None:
    output = kwoon("cards", "fight").out
    assert "S1  value 1 (inferred), points 1 (printed)" in output
    facts = json.loads(kwoon("cards", "fight", "--json").out)
    assert facts["copies"] == 24
    assert facts["cards"][0]["numbers"][0] == {"name": "value", "value": 1, "source": "inferred"}


@pytest.mark.parametrize(
    ("game", "groups"),
    [
        ("kung-fu-2014", ["Snap Kick / Roundhouse  base", "To the Floor!  finishing move", "Dragon Stance!  stance"]),
        ("kung-fu-2019", ["Throw  attack", "Hook Swords  weapon", "The Mountain Healer  archetype"]),
        ("kung-fur-fight", ["Fu  dog", "Hokuto  cat", "Hua token  token"]),
    ],
)
def test_cards_lists_every_card_under_its_kind(kwoon: Kwoon, game: str, groups: list[str]) -> None:
    lines = kwoon("cards", game).out.splitlines()
    assert [group for group in groups if group not in lines] == []
    kinds: dict[str, str] = {}
    for at, line in enumerate(lines):
        if line and not line.startswith(" ") and lines[at - 1] == "" and "  " in line:
            names, _, kind = line.rpartition("  ")
            kinds.update(dict.fromkeys(names.split(" / "), kind))
    for card in json.loads(kwoon("cards", game, "--json").out)["cards"]:
        assert kinds[card["name"]] == card["kind"]


def test_cards_counts_two_sided_card_once(kwoon: Kwoon) -> None:
    output = kwoon("cards", "dragon-punch").out
    assert output.startswith("Dragon Punch: 17 cards of 11 kinds, ")
    assert "on the card Linnet Vale" in output
    facts = json.loads(kwoon("cards", "dragon-punch", "--json").out)
    assert (facts["copies"], facts["kinds"]) == (17, 11)
    assert [card["part_of"] for card in facts["cards"] if card["id"] == "combo-kick"] == ["high-kick"]


def test_invalid_pack_is_refused_by_every_command(kwoon: Kwoon, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "fight"\n')
    for command in (["cards", "fight"], ["play", "fight"], ["simulate", "fight"], ["serve", "--port", "0"]):
        result = kwoon(*command, "--pack", str(bad))
        assert result.code == 1
        assert str(bad) in result.err
