"""Rule lookup: the best match comes first, no term is a dead end, and player names are not cards."""

from pathlib import Path

import pytest

from kwoon.core.game import IllegalMove
from kwoon.registry import find_game
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.move_parser import parse_typed_move
from kwoon.terminal.match.setup import MatchSetup
from kwoon.terminal.reports.rule_search import find_rules
from tests.terminal.match_fixture import Sitting
from tests.terminal.test_lookup import read

TEAMS = {"format": "2v2"}


@pytest.mark.parametrize(
    ("game", "word", "first"),
    [
        ("kung-fu-2014", "block", ["A block", "A block", "kff14.block.may"]),
        ("kung-fu-2019", "team", ["Sides", "Each for themselves", "Helping an attack"]),
        ("kung-fu-2019", "help", ["Helping an attack"]),
        ("kung-fu-2019", "step in", ["Stepping in"]),
        ("kung-fu-2019", "step-in", ["Stepping in"]),
        ("dragon-punch", "Initiative", ["dp.init.meaning", "dp.init.sources"]),
        ("dragon-punch", "unflip", ["dp.effect.taunt-unflips", "dp.end.reset"]),
        ("dragon-punch", "memory", ["dp.ruling.info-memory"]),
        ("kung-fur-fight", "resting", ["fur.setup.rest-area"]),
        ("kung-fur-fight", "pass", ["Passing", "fur.recover.pass"]),
    ],
)
def test_the_rules_about_a_word_begin_with_what_it_is(game: str, word: str, first: list[str]) -> None:
    assert [rule.label for rule in find_rules(find_game(game), word)][: len(first)] == first


def test_how_cards_are_written_down_comes_last() -> None:
    for word in ("initiative", "unflip", "projectile"):
        assert find_rules(find_game("dragon-punch"), word)[-1].label == "dp.ruling.effect-words"


def test_a_phrase_is_no_heap_of_words_unless_nobody_says_it() -> None:
    box = find_game("kung-fu-2019")
    assert all("step" in f"{rule.label} {rule.text}".lower() for rule in find_rules(box, "step in"))
    assert len(find_rules(box, "step in")) < 5
    assert find_rules(box, "weapon stance")
    assert find_rules(box, "no such thing anywhere") == []


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("kung-fur-fight", ["resting", "achievement", "used", "AP"]),
        ("kung-fu-2014", ["finishing", "no chi"]),
        ("dragon-punch", ["strength", "flip", "unflip"]),
        ("kung-fu-2019", ["improvised", "hand size", "team", "teammates", "team attack", "team block"]),
    ],
)
def test_no_word_leads_nowhere(tmp_path: Path, game: str, words: list[str]) -> None:
    teams = game == "kung-fu-2019"
    for word in words:
        said = read(tmp_path, game, f"card {word}", seats=4 if teams else None, options=TEAMS if teams else None)
        assert "No card is called" not in said
        meaning = said.splitlines()[1]
        more = meaning.partition(" More: rules ")[2]
        assert not more or find_rules(find_game(game), more)
    assert "Improvised: Printed on Weapons" in read(tmp_path, "kung-fu-2019", "card improvised")
    assert " improvised: Printed on Weapons" in read(tmp_path, "kung-fu-2019", "rules improvised")


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"])
def test_every_word_that_promises_more_has_more(tmp_path: Path, game: str) -> None:
    table = Sitting(tmp_path, game, MatchSetup(names=["Mia"]))
    terms = make_board(game, table.match.loaded, True).terms()
    said = table.types(*[f"card {term}" for term in terms])
    for line in said.splitlines():
        word = line.partition(" More: rules ")[2]
        assert not word or find_rules(find_game(game), word)


def test_capitals_stay_capitals(tmp_path: Path) -> None:
    said = read(tmp_path, "kung-fur-fight", "card AP", "why ap")
    assert "AP: Attack Points" in said
    assert "AP is not a card but a term" in said


def test_a_player_or_a_side_is_no_card(tmp_path: Path) -> None:
    said = read(tmp_path, "kung-fur-fight", "card tamarind", "card ninja cats")
    assert "Tamarind (bot): a player, no card.\n  Tamarind (bot): 12 SP" in said
    assert "Ninja Cats: the side of " in said
    team = read(tmp_path, "kung-fu-2019", "card dragon", "card mia", seats=4, options=TEAMS)
    assert "Team Dragon: the side of you and " in team
    assert "Dragon Stance: Stance." in team
    assert "Mia: a player, no card.\n  You: 7 cards in hand" in team


def test_one_move_is_no_choice_of_numbers(tmp_path: Path) -> None:
    opened = Sitting(tmp_path, "fight", MatchSetup(names=["Mia"])).match.loaded
    with pytest.raises(IllegalMove, match=r"There is only one move: type 1\."):
        parse_typed_move("2", opened, [0])
    with pytest.raises(IllegalMove, match=r"Choose a number from 1 to 2\."):
        parse_typed_move("3", opened, [0, 1])


def test_what_is_discarded_is_not_used(tmp_path: Path) -> None:
    for game in ("kung-fu-2014", "kung-fu-2019"):
        said = Sitting(tmp_path, game, MatchSetup(names=["Mia"]), ["flying"]).types("why")
        assert "Every card of your hand can be discarded now." in said


def test_the_number_of_a_defence_never_counts(tmp_path: Path) -> None:
    said = read(tmp_path, "fight", "card parry", "card kick", "card value")
    assert "Parry 6: Defence, whose number never counts." in said
    assert "Kick 6: Attack. Beats" in said
    assert "The number of a defence never counts." in said


def test_help_before_the_match_is_no_beginning(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "fight", MatchSetup(names=["Mia"]))
    table.match.screen.is_interactive = True
    said = table.types("?", "rules row", "card parry", "")
    assert said.count("Press Enter to begin: ") == 4
    door = said.rpartition("Press Enter to begin: ")[0]
    assert "rules WORD  the rules about a word, for example: rules draw\n" in door
    assert " row: The open cards in the middle." in door
    assert "whose number never counts" in door
    assert "Your choice (or help): " not in door


def test_a_card_of_the_hand_is_not_taken_from_the_row(tmp_path: Path) -> None:
    cards = ["S1", "S2", "S3", "C2", "D1", "D2", "D3", "H1", "H2"]
    table = Sitting(tmp_path, "fight", MatchSetup(names=["Mia"]), cards)
    said = table.types("take kick", "why kick")
    assert "Kick 2 is in your hand; take one from the row. You can: take S1, take S2, take S3." in said
    assert "First take a card from the row; you play from your hand after that." in said
