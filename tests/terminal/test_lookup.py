"""Looking up cards and tokens during a match, by part of a name or all that are visible."""

from pathlib import Path

import pytest

from kwoon.terminal.match.fuzzy_match import best_matches
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.match_fixture import Sitting

ARCHETYPES = {"archetypes": "dealt", "format": "2v2"}


def read(folder: Path, game: str, *lines: str, seats: int | None = None, options: dict[str, str] | None = None) -> str:
    """Return the output for these lines at the first prompt."""
    seating = MatchSetup(names=["Mia"], seats=seats, options=options or {})
    return Sitting(folder, game, seating).types(*lines).partition("(or help): ")[2]


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
def test_names_are_understood_in_part(typed: str, places: list[int]) -> None:
    names = ["Your Kung Fu is Weak!", "Your Kung Fu is No Match for Mine!", "Kick", "Blocking Kick!"]
    every = [*[(name,) for name in names], ("You Go That Way, I'll Go This Way!", "you-go-that-way")]
    assert best_matches(typed, every) == places


def test_a_card_by_a_part_of_its_name(tmp_path: Path) -> None:
    said = read(tmp_path, "kung-fu-2014", "card WHEN DONE", "card kung fu", "card stance", "card spaceship")
    assert "When Done Right, None Can Defend!: Finishing move, attack +0. Damage Effect: the target loses 3 Chi" in said
    assert "Your Kung Fu Is Weak!: Base, block 6, Spirit. For blocks only." in said
    assert "'stance' could be: " in said
    assert "Crane Stance!, " in said.partition("could be: ")[2].splitlines()[0]
    assert "No card is called 'spaceship'." in said


def test_cards_that_say_the_same_are_read_once(tmp_path: Path) -> None:
    said = read(tmp_path, "fight", "card punch", "card ♣5", "card ♣ 5", "card ♣ Kick 5", "card 5")
    assert said.count("Punch 1, Punch 2, Punch 3, Punch 4, Punch 5, Punch 6: Attack. Beats Dodge.") == 1
    assert said.count("  Kick 5: Attack. Beats Parry.") == 4


def test_words_that_are_no_cards_are_explained(tmp_path: Path) -> None:
    said = read(tmp_path, "fight", "card tie breaker", "card pass", "rules row")
    assert "Tie breaker: The highest card won in the round" in said
    assert "More: rules tie breaker" in said
    assert "Pass: Nobody passes in FIGHT" in said
    assert " row: The open cards in the middle." in said
    stances = read(tmp_path, "kung-fu-2014", "card stances", "card spirit", "rules passing")
    assert "Stance: Comes before the Base" in stances
    assert "'stances' could be" not in stances
    weapons = read(tmp_path, "kung-fu-2019", "card weapon", "why weapon", seats=4, options={"format": "2v2"})
    assert "Weapon: Lies before you" in weapons
    assert "Pass Me That Weapon: " in weapons
    assert "Weapon is not a card but a term: Lies before you" in weapons
    assert "Spirit: A flame on some cards." in stances
    assert " pass: You do nothing at this question" in stances


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"])
def test_rules_say_what_a_pass_does(tmp_path: Path, game: str) -> None:
    assert " pass: " in read(tmp_path, game, "rules pass").splitlines()[1]


def test_a_rule_is_found_by_the_beginning_of_a_word(tmp_path: Path) -> None:
    said = read(tmp_path, "dragon-punch", "rules chi", "rules block")
    assert "No rule speaks of 'chi'." in said
    assert "dp.combat.check-defence" in said


def test_a_card_that_this_game_leaves_in_the_box(tmp_path: Path) -> None:
    said = read(tmp_path, "kung-fu-2019", "card catch!", "card tavern")
    assert "Catch!: Team special. When a teammate prepares" in said
    assert said.count("It is in the box, but not in this game.") == 2
    team = read(tmp_path, "kung-fu-2019", "card catch!", "card tavern", seats=4, options=ARCHETYPES)
    assert "not in this game" not in team
    assert "The Tavern Brawler: Archetype. You may add Weapon cards" in team


def test_what_tokens_are_worth(tmp_path: Path) -> None:
    said = read(tmp_path, "kung-fur-fight", "card hua", "card raihuu", "card mushroom", "card coconut", "card dish")
    assert "Hua: Dog, 2 AP." in said
    assert "Hua token: Token. +2 AP for the Monk Dogs in its arena" in said
    assert "Raihuu token: Token. +2 AP for the Ninja Cats in its arena" in said
    assert "Mushroom token: Token. +1 AP for its owner" in said
    assert "Coconut token: Token. +1 AP" in said
    assert "Dish: Token. Food." in said


def test_a_character_is_read_with_both_special_moves(tmp_path: Path) -> None:
    said = read(tmp_path, "dragon-punch", "card old reed", "card high kick")
    assert "Old Reed: Character." in said
    assert "Second Kettle: Special move. High: nothing. Low: block." in said
    assert "Twin Herons: Special move. High: attack of strength 1 at time 4." in said
    assert "Combo Kick: Red side." in said


def test_all_cards_where_one_sees_them(tmp_path: Path) -> None:
    hands = ["crane-stance", "kick", "sword", "flying", "punch", "trip", "face-me"]
    hands += ["blocking-punch", "no-match-for-mine", "kick", "fan", "wild", "throw", "spinning"]
    table = Sitting(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), hands, first=1)
    table.tell(1, "done", "play fan", "target 1", "attack kick", "play wild", "done", "done")
    said = table.types("cards").rpartition("Your choice (or help): ")[0].rpartition("Your choice (or help): ")[2]
    own, _, other = said.partition(" Before Quince (bot)\n")
    assert own.startswith("\n Your hand\n")
    assert "  Kick: Attack. Attack for 3.\n" in own
    assert "  Fan: Weapon. Attack for 0. 3 defence against every attack.\n" in other
    assert "  Wild: Enhancement. +1 damage.\n" in other
    assert "Kick: as above." in other
    for hidden in ("No Match", "Throw", "Spinning", "Blocking Punch"):
        assert hidden not in said


@pytest.mark.parametrize("game", ["fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"])
def test_every_card_of_a_game_can_be_listed(tmp_path: Path, game: str) -> None:
    table = Sitting(tmp_path, game, MatchSetup(names=["Mia"]))
    said = table.types("cards all", "cards")
    for card in table.match.lookup.cards:
        name = table.match.loaded.faces[card].name
        assert name in said
    assert said.count(" Your hand\n") == 1


def test_discard_piles_are_open(tmp_path: Path) -> None:
    hands = ["kick", "kick", "sword", "flying", "punch", "trip", "wild"]
    said = Sitting(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), hands).types(
        "discards", "discard kick", "kick", "discard sword", "done", "discards"
    )
    assert " Discard pile: empty\n" in said
    assert " Discard pile: Kick (2), Sword\n" in said
    assert " Discard pile: empty\n Face down, by you: empty\n" in read(tmp_path, "kung-fur-fight", "discards")
    assert " Discard pile: Punch" not in read(tmp_path, "kung-fu-2014", "discards")
    fought = Sitting(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"]), ["fast", "iron"])
    assert " Discard pile: Fast, Iron\n" in fought.types("discard fast", "discard iron", "done", "discards")
    assert "Nothing is discarded in this game." in read(tmp_path, "dragon-punch", "discards")
    assert "discards" not in read(tmp_path, "dragon-punch", "help")


def test_commands_say_where_to_be_hurried(tmp_path: Path) -> None:
    assert read(tmp_path, "dragon-punch", "turbo", "call").count("kwoon serve") == 2
