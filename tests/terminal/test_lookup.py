"""Looking up cards, tokens and terms during a match: by part of a name, or all that are visible."""

from pathlib import Path

import pytest

from kwoon.games import GAMES
from kwoon.terminal.match.fuzzy_match import best_matches
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.match_fixture import ScriptedMatch

ARCHETYPES = {"archetypes": "dealt", "format": "2v2"}


def read(folder: Path, game: str, *lines: str, seats: int | None = None, options: dict[str, str] | None = None) -> str:
    setup = MatchSetup(names=["Mia"], seats=seats, options=options or {})
    return ScriptedMatch(folder, game, setup).type_lines(*lines).partition("(or help): ")[2]


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("your kung fu is weak", [0]),
        ("YOUR KUNG", [0, 1]),
        ("kung fu", [0, 1]),
        ("no match", [1]),
        ("kick", [2]),
        ("block", [3]),
        ("blocking", [3]),
        ("ill go", [4]),
        ("go this", [4]),
        ("k", [2]),
        ("", []),
        ("sword", []),
    ],
)
def test_best_matches_finds_partial_names(typed: str, places: list[int]) -> None:
    names = ["Your Kung Fu is Weak!", "Your Kung Fu is No Match for Mine!", "Kick", "Blocking Kick!"]
    every = [*[(name,) for name in names], ("You Go That Way, I'll Go This Way!", "you-go-that-way")]
    assert best_matches(typed, every) == places


def test_card_command_finds_card_by_partial_name(tmp_path: Path) -> None:
    output = read(tmp_path, "kung-fu-2014", "card WHEN DONE", "card kung fu", "card stance", "card spaceship")
    assert (
        "When Done Right, None Can Defend!: Finishing Move, attack +0. Damage Effect: the target loses 3 more" in output
    )
    assert "Your Kung Fu Is Weak!: Base, block 6, Spirit. Blocks only." in output
    assert "'stance' matches several cards: " in output
    assert "Crane Stance!, " in output.partition("several cards: ")[2].splitlines()[0]
    assert "No card is called 'spaceship'." in output


def test_identical_cards_are_shown_once(tmp_path: Path) -> None:
    output = read(tmp_path, "fight", "card punch", "card ♣5", "card ♣ 5", "card ♣ Kick 5", "card 5")
    assert (
        output.count("Punch 1, Punch 2, Punch 3, Punch 4, Punch 5, Punch 6: Attack. Beats Dodge, loses to Parry.") == 1
    )
    assert output.count("  Kick 5: Attack. Beats Parry, loses to Dodge.") == 4


def test_card_command_explains_terms(tmp_path: Path) -> None:
    output = read(tmp_path, "fight", "card tie breaker", "card pass", "rules row")
    assert "Tie breaker: The highest card won in the round" in output
    assert "For more, type: rules tie breaker" in output
    assert "Pass: You can't pass in FIGHT" in output
    assert " row: The open cards in the middle." in output
    stances = read(tmp_path, "kung-fu-2014", "card stances", "card spirit", "rules passing")
    assert "Stance: Played before the Base" in stances
    assert "'stances' matches" not in stances
    weapons = read(tmp_path, "kung-fu-2019", "card weapon", "why weapon", seats=4, options={"format": "2v2"})
    assert "Weapon: Stays in front of you" in weapons
    assert "Pass Me That Weapon: " in weapons
    assert "Weapon is not a card but a term: Stays in front of you" in weapons
    assert "Spirit: A flame on some cards." in stances
    assert " pass: You do nothing at this prompt" in stances


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_rules_command_explains_pass_in_every_game(tmp_path: Path, game: str) -> None:
    assert " pass: " in read(tmp_path, game, "rules pass").splitlines()[1]


def test_rules_command_matches_only_beginnings_of_words(tmp_path: Path) -> None:
    output = read(tmp_path, "dragon-punch", "rules chi", "rules block")
    assert "No rule contains 'chi'." in output
    assert "dp.combat.check-defence" in output


def test_card_not_in_this_match_is_marked(tmp_path: Path) -> None:
    output = read(tmp_path, "kung-fu-2019", "card catch!", "card tavern")
    assert "Catch!: Team Special. During a teammate's prepare" in output
    assert output.count("It is not used in this match.") == 2
    team = read(tmp_path, "kung-fu-2019", "card catch!", "card tavern", seats=4, options=ARCHETYPES)
    assert "not used in this match" not in team
    assert "The Tavern Brawler: Archetype. You may hurl Weapon cards" in team


def test_card_command_explains_tokens(tmp_path: Path) -> None:
    output = read(tmp_path, "kung-fur-fight", "card hua", "card raihuu", "card mushroom", "card coconut", "card dish")
    assert "Hua: Dog, 2 AP." in output
    assert "Hua token: Token. +2 AP for the Monk Dogs in its arena" in output
    assert "Raihuu token: Token. +2 AP for the Ninja Cats in its arena" in output
    assert "Mushroom token: Token. +1 AP for its owner" in output
    assert "Coconut token: Token. +1 AP" in output
    assert "Dish: Token. Food." in output


def test_character_is_shown_with_both_special_moves(tmp_path: Path) -> None:
    output = read(tmp_path, "dragon-punch", "card old reed", "card high kick")
    assert "Old Reed: Character." in output
    assert "Second Kettle: Special move. High: nothing. Low: block." in output
    assert "Twin Herons: Special move. High: attack with strength 1 at time 4." in output
    assert "Combo Kick: Red side." in output


def test_cards_command_lists_visible_cards_by_place(tmp_path: Path) -> None:
    hands = ["crane-stance", "kick", "sword", "flying", "punch", "trip", "face-me"]
    hands += ["blocking-punch", "no-match-for-mine", "kick", "fan", "wild", "throw", "spinning"]
    table = ScriptedMatch(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), hands, first_seat=1)
    table.script_bot(1, "done", "play fan", "target 1", "attack kick", "play wild", "done", "done")
    output = table.type_lines("cards").rpartition("Your choice (or help): ")[0].rpartition("Your choice (or help): ")[2]
    own, _, other = output.partition(" In front of Quince (bot)\n")
    assert own.startswith("\n Your hand\n")
    assert "  Kick: Attack. Attack for 3.\n" in own
    assert "  Fan: Weapon. Attack for 0. 3 defense against any attack.\n" in other
    assert "  Wild: Enhancement. +1 damage.\n" in other
    assert "Kick: as above." in other
    for hidden in ("No Match", "Throw", "Spinning", "Blocking Punch"):
        assert hidden not in output


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_cards_all_command_lists_every_card(tmp_path: Path, game: str) -> None:
    table = ScriptedMatch(tmp_path, game, MatchSetup(names=["Mia"]))
    output = table.type_lines("cards all", "cards")
    for card in table.match.lookup.cards:
        name = str(table.match.loaded.faces[card].name)
        assert name in output
    assert output.count(" Your hand\n") == 1


def test_discards_command_shows_discard_piles(tmp_path: Path) -> None:
    hands = ["kick", "kick", "sword", "flying", "punch", "trip", "wild"]
    output = ScriptedMatch(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), hands).type_lines(
        "discards", "discard kick", "kick", "discard sword", "done", "discards"
    )
    assert " Discard pile: empty\n" in output
    assert " Discard pile: Kick (2), Sword\n" in output
    assert " Discard pile: empty\n Your face-down cards: empty\n" in read(tmp_path, "kung-fur-fight", "discards")
    assert " Discard pile: Punch" not in read(tmp_path, "kung-fu-2014", "discards")
    fought = ScriptedMatch(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"]), ["fast", "iron"])
    assert " Discard pile: Fast, Iron\n" in fought.type_lines("discard fast", "discard iron", "done", "discards")
    assert "This game has no discard pile." in read(tmp_path, "dragon-punch", "discards")
    assert "\ndiscards  " not in read(tmp_path, "dragon-punch", "help")


def test_call_command_without_countdown_refers_to_hall(tmp_path: Path) -> None:
    assert read(tmp_path, "dragon-punch", "turbo", "call").count("kwoon serve") == 2
