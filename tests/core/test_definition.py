"""Game definitions: options are checked before a game is loaded, and describe the available choices."""

from __future__ import annotations

import pytest

from kwoon.core.definition import GameDefinition, Option, OptionError
from kwoon.core.game import Outcome
from kwoon.games import GAMES
from kwoon.games.fight.definition import FightDefinition
from kwoon.registry import UnknownGame, find_game, load_clauses, load_game, record_header

for_every_game = pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)


def definition_with_options() -> GameDefinition:
    definition = FightDefinition()
    definition.options = (
        Option("speed", "How fast.", ("normal", "turbo")),
        Option("rounds", "How many.", ("three", "one")),
    )
    return definition


def test_omitted_options_get_defaults() -> None:
    assert definition_with_options().validate_options(2, {}) == {"speed": "normal", "rounds": "three"}
    assert definition_with_options().validate_options(2, {"rounds": "one"}) == {"speed": "normal", "rounds": "one"}


def test_unknown_option_value_error_lists_known_values() -> None:
    with pytest.raises(OptionError, match=r"Option 'speed' cannot be 'slow'. Choose one of: normal, turbo\."):
        definition_with_options().validate_options(2, {"speed": "slow"})


def test_unknown_option_error_lists_known_options() -> None:
    with pytest.raises(OptionError, match=r"has no option 'colour'. Its options: speed, rounds\."):
        definition_with_options().validate_options(2, {"colour": "red"})
    definition = FightDefinition()
    definition.options = ()
    with pytest.raises(OptionError, match=r"has no option 'colour'. It takes no options\."):
        definition.validate_options(2, {"colour": "red"})


@for_every_game
@pytest.mark.parametrize("seats", [0, 1, 7, -2, 1_000])
def test_impossible_seat_count_error_lists_possible_counts(definition: GameDefinition, seats: int) -> None:
    with pytest.raises(OptionError, match=rf"is for {definition.seats[0]}.* players, not {seats}\."):
        load_game(definition.id, seats)


@for_every_game
def test_definition_has_title_description_seats_and_options(definition: GameDefinition) -> None:
    assert find_game(definition.id) is definition
    assert definition.title
    assert str(definition.description).endswith(".")
    assert definition.icon
    assert 0 < definition.minutes[0] <= definition.minutes[1]
    assert list(definition.seats) == sorted(set(definition.seats))
    for option in definition.options:
        assert str(option.description).endswith(".")
        assert len(set(option.choices)) == len(option.choices) > 1
        assert option.title
        assert len(set(option.labels)) == len(option.choices)


@for_every_game
def test_options_determine_allowed_seat_counts(definition: GameDefinition) -> None:
    assert definition.seat_counts({}) == definition.seats
    for option in definition.options:
        for value in option.choices:
            counts = definition.seat_counts({option.name: value})
            assert counts
            for seats in definition.seats:
                if seats in counts:
                    assert definition.validate_options(seats, {option.name: value})[option.name] == value
                else:
                    with pytest.raises(OptionError, match=rf"is for {counts[0]}.* players, not {seats}\."):
                        definition.validate_options(seats, {option.name: value})


def test_team_formats_determine_seat_count() -> None:
    definition = find_game("kung-fu-2019")
    counts = {format: definition.seat_counts({"format": format}) for format in ("2v2", "3v3", "2v2v2")}
    assert counts == {"2v2": (4,), "3v3": (6,), "2v2v2": (6,)}
    # If the number of seats is not given, the format determines it.
    assert load_game(definition.id, options={"format": "2v2"}).game.seats == 4


TWO_SIDED = {"dragon-punch"}
"""Games with two-sided cards, of which only one side is counted."""
WITH_OPTIONAL_DECKS = {"kung-fu-2019"}
"""Games with decks that only some options use."""


@for_every_game
def test_loaded_game_has_a_face_for_every_card_kind(definition: GameDefinition) -> None:
    loaded = load_game(definition.id)
    kinds = set(loaded.game.all_cards())
    assert kinds <= set(range(len(loaded.faces)))
    assert len({face.id for face in loaded.faces}) == len(loaded.faces)
    for card, face in enumerate(loaded.faces):
        if card in kinds or definition.id not in TWO_SIDED | WITH_OPTIONAL_DECKS:
            assert loaded.game.all_cards().count(card) == face.copies
        assert loaded.text.card_name(card)
    assert len(loaded.game.all_cards()) == sum(loaded.faces[card].copies for card in kinds)
    assert record_header(definition, loaded, ["Ann"]).pack == loaded.pack_fingerprint


@for_every_game
def test_definition_has_clauses_with_unique_ids(definition: GameDefinition) -> None:
    clauses = load_clauses(definition)
    assert clauses
    assert len({clause.id for clause in clauses}) == len(clauses)


def test_unknown_game_error_lists_known_games() -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'chess'. Known games: fight"):
        find_game("chess")


def test_new_game_gets_latest_edition_and_stored_game_keeps_its_own() -> None:
    definition = FightDefinition()
    definition.options = ()
    assert definition.validate_options(2, {}) == definition.options_of_stored_game({}) == {}
    definition.edition = 3
    assert definition.validate_options(2, {}) == {"edition": "3"}
    assert definition.validate_options(2, {"edition": "2"}) == {"edition": "2"}
    assert definition.options_of_stored_game({}) == {"edition": "1"}
    assert definition.options_of_stored_game({"edition": "2"}) == {"edition": "2"}
    assert definition.rematch_options({"edition": "2"}, Outcome([1, 2], "points")) == {"edition": "3"}


@pytest.mark.parametrize("edition", ["0", "4", "", "third"])
def test_unknown_edition_error_lists_known_editions(edition: str) -> None:
    definition = FightDefinition()
    definition.edition = 3
    with pytest.raises(OptionError, match=rf"has no rules edition '{edition}'. Choose 1, 2 or 3\."):
        definition.validate_options(2, {"edition": edition})


def test_single_edition_game_has_no_edition_option() -> None:
    with pytest.raises(OptionError, match=r"has no option 'edition'. Its options: refill, piles\."):
        FightDefinition().validate_options(2, {"edition": "1"})
