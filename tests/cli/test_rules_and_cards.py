"""`kwoon rules` and `kwoon cards`."""

import json
from pathlib import Path

import pytest

from kwoon import registry
from tests.cli.conftest import Kwoon


def test_rules_prints_each_clause_with_coverage(kwoon: Kwoon) -> None:
    output = kwoon("rules", "fight", "--clauses").out
    facts = json.loads(kwoon("rules", "fight", "--json").out)
    assert facts["totals"]["clauses"] == len(facts["clauses"])
    for clause in facts["clauses"]:
        assert clause["id"] in output
        assert clause["coverage"] in ("covered", "table", "uncovered")
        assert (clause["coverage"] == "covered") == bool(clause["scenarios"])
    assert output.count("NOT COVERED") == facts["totals"]["uncovered"]


def test_rules_of_game_prints_rulebook_without_comments(kwoon: Kwoon) -> None:
    output = kwoon("rules", "fight").out
    assert output.startswith("# FIGHT\n")
    assert "## The Tie Breaker" in output
    assert "<!--" not in output
    assert "card:" not in output


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
        ("kung-fu-2014", ["Snap Kick / Roundhouse  Base", "To the Floor!  Finishing Move", "Dragon Stance!  Stance"]),
        ("kung-fu-2019", ["Throw  Attack", "Hook Swords  Weapon", "The Mountain Healer  Archetype"]),
        ("kung-fur-fight", ["Fu  dog", "Hokuto  cat", "Hua token  token"]),
    ],
)
def test_cards_lists_every_card_with_its_kind(kwoon: Kwoon, game: str, groups: list[str]) -> None:
    lines = kwoon("cards", game).out.splitlines()
    assert [group for group in groups if group not in lines] == []
    kinds: dict[str, str] = {}
    for at, line in enumerate(lines):
        if line and not line.startswith(" ") and lines[at - 1] == "" and "  " in line:
            names, _, kind = line.rpartition("  ")
            kinds.update(dict.fromkeys(names.split(" / "), kind))
    for card in json.loads(kwoon("cards", game, "--json").out)["cards"]:
        assert kinds[card["name"]].lower() == card["kind"]


def test_cards_counts_two_sided_card_once(kwoon: Kwoon) -> None:
    output = kwoon("cards", "dragon-punch").out
    assert output.startswith("Dragon Punch: 17 cards, 11 of them different, ")
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
