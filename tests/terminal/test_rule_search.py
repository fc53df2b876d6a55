"""Rule lookup: the best match comes first, every term finds something, and player names are not taken for cards."""

from pathlib import Path

import pytest

from kwoon.core.game import IllegalMove
from kwoon.games import GAMES
from kwoon.registry import find_game
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.move_parser import parse_typed_move
from kwoon.terminal.match.setup import MatchSetup
from kwoon.terminal.reports.rule_search import find_rules
from tests.terminal.match_fixture import ScriptedMatch
from tests.terminal.test_lookup import read

TEAMS = {"format": "2v2"}


@pytest.mark.parametrize(
    ("game", "word", "first"),
    [
        ("kung-fu-2014", "block", ["Blocking", "Several defenders", "kff14.block.may"]),
        ("kung-fu-2019", "team", ["Team cards", "Team Specials", "Sides"]),
        ("kung-fu-2019", "help", ["Helping an attack"]),
        ("kung-fu-2019", "step in", ["Stepping in"]),
        ("kung-fu-2019", "step-in", ["Stepping in"]),
        ("dragon-punch", "Initiative", ["The Initiative", "Earning it"]),
        ("dragon-punch", "unflip", ["dp.effect.taunt-unflips", "dp.end.reset"]),
        ("dragon-punch", "memory", ["dp.ruling.info-memory"]),
        ("fight", "draw", ["3. Draw", "fight.turn.winner-draw"]),
        ("kung-fur-fight", "resting", ["fur.setup.rest-area"]),
        ("kung-fur-fight", "pass", ["Passing", "fur.recover.pass"]),
    ],
)
def test_find_rules_puts_best_match_first(game: str, word: str, first: list[str]) -> None:
    assert [rule.label for rule in find_rules(find_game(game), word)][: len(first)] == first


def test_find_rules_puts_encoding_rulings_last() -> None:
    for word in ("initiative", "unflip", "projectile"):
        assert find_rules(find_game("dragon-punch"), word)[-1].label == "dp.ruling.effect-words"


def test_find_rules_prefers_phrase_over_separate_words() -> None:
    definition = find_game("kung-fu-2019")
    assert all("step" in f"{rule.label} {rule.text}".lower() for rule in find_rules(definition, "step in"))
    assert len(find_rules(definition, "step in")) < 5
    assert find_rules(definition, "weapon stance")
    assert find_rules(definition, "no such thing anywhere") == []


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("kung-fur-fight", ["resting", "achievement", "used", "AP"]),
        ("kung-fu-2014", ["finishing", "no chi"]),
        ("dragon-punch", ["strength", "flip", "unflip"]),
        ("kung-fu-2019", ["improvised", "hand size", "team", "teammates", "team attack", "team block"]),
    ],
)
def test_card_command_explains_every_listed_term(tmp_path: Path, game: str, words: list[str]) -> None:
    teams = game == "kung-fu-2019"
    for word in words:
        output = read(tmp_path, game, f"card {word}", seats=4 if teams else None, options=TEAMS if teams else None)
        assert "No card is called" not in output
        meaning = output.splitlines()[1]
        more = meaning.partition(" For more, type: rules ")[2]
        assert not more or find_rules(find_game(game), more)
    assert "Improvised: Printed on Weapons" in read(tmp_path, "kung-fu-2019", "card improvised")
    assert " improvised: Printed on Weapons" in read(tmp_path, "kung-fu-2019", "rules improvised")


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_terms_that_refer_to_rules_have_rules(tmp_path: Path, game: str) -> None:
    table = ScriptedMatch(tmp_path, game, MatchSetup(names=["Mia"]))
    terms = make_board(game, table.match.loaded, True).glossary()
    output = table.type_lines(*[f"card {term}" for term in terms])
    for line in output.splitlines():
        word = line.partition(" For more, type: rules ")[2]
        assert not word or find_rules(find_game(game), word)


def test_abbreviations_are_shown_in_capitals(tmp_path: Path) -> None:
    output = read(tmp_path, "kung-fur-fight", "card AP", "why ap")
    assert "AP: Attack Points" in output
    assert "AP is not a card but a term" in output


def test_card_command_with_player_or_team_shows_them(tmp_path: Path) -> None:
    output = read(tmp_path, "kung-fur-fight", "card tamarind", "card ninja cats")
    assert "Tamarind (bot): a player, not a card.\n  Tamarind (bot): 12 SP" in output
    assert "Ninja Cats: a team of " in output
    team = read(tmp_path, "kung-fu-2019", "card dragon", "card mia", seats=4, options=TEAMS)
    assert "Team Dragon: a team of you and " in team
    assert "Dragon Stance: Stance." in team
    assert "Mia: a player, not a card.\n  You: 7 cards in hand" in team


def test_number_out_of_range_is_refused_with_range(tmp_path: Path) -> None:
    loaded = ScriptedMatch(tmp_path, "fight", MatchSetup(names=["Mia"])).match.loaded
    with pytest.raises(IllegalMove, match=r"There is only one move: type 1\."):
        parse_typed_move("2", loaded, [0])
    with pytest.raises(IllegalMove, match=r"Choose a number from 1 to 2\."):
        parse_typed_move("3", loaded, [0, 1])


def test_why_at_discard_prompt_says_discard(tmp_path: Path) -> None:
    for game in ("kung-fu-2014", "kung-fu-2019"):
        output = ScriptedMatch(tmp_path, game, MatchSetup(names=["Mia"]), ["flying"]).type_lines("why")
        assert "You can discard every card in your hand now." in output


def test_defense_card_text_says_that_its_number_never_counts(tmp_path: Path) -> None:
    output = read(tmp_path, "fight", "card parry", "card kick", "card value")
    assert "Parry 6: Defense; its number never counts." in output
    assert "Kick 6: Attack. Beats" in output
    assert "A defense's number never counts." in output


def test_commands_before_start_do_not_begin_match(tmp_path: Path) -> None:
    table = ScriptedMatch(tmp_path, "fight", MatchSetup(names=["Mia"]))
    table.match.screen.is_interactive = True
    output = table.type_lines("?", "rules row", "card parry", "")
    assert output.count("Press Enter to begin: ") == 4
    door = output.rpartition("Press Enter to begin: ")[0]
    assert "rules WORD  look up a rule, for example: rules draw\n" in door
    assert " row: The open cards in the middle." in door
    assert "its number never counts" in door
    assert "Your choice (or help): " not in door


def test_taking_hand_card_is_refused(tmp_path: Path) -> None:
    cards = ["S1", "S2", "S3", "C2", "D1", "D2", "D3", "H1", "H2"]
    table = ScriptedMatch(tmp_path, "fight", MatchSetup(names=["Mia"]), cards)
    output = table.type_lines("take kick", "why kick")
    assert "Kick 2 is in your hand. Take one from the row. You can: take S1, take S2, take S3." in output
    assert "First take a card from the row." in output
