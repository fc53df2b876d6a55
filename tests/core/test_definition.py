"""Game definitions: options are checked before a game is loaded, and describe what can be played."""

from __future__ import annotations

import pytest

from kwoon.core.definition import GameDefinition, Option, OptionError
from kwoon.core.game import Outcome
from kwoon.games import GAMES
from kwoon.games.fight.definition import FightDefinition
from kwoon.registry import UnknownGame, find_game, load_clauses, load_game, record_header

at_every_box = pytest.mark.parametrize("box", GAMES, ids=lambda box: box.id)


def box_with_options() -> GameDefinition:
    """Return FIGHT with invented options."""
    box = FightDefinition()
    box.options = (
        Option("speed", "How fast.", ("normal", "turbo")),
        Option("rounds", "How many.", ("three", "one")),
    )
    return box


def test_what_is_not_said_is_as_usual() -> None:
    assert box_with_options().validate_options(2, {}) == {"speed": "normal", "rounds": "three"}
    assert box_with_options().validate_options(2, {"rounds": "one"}) == {"speed": "normal", "rounds": "one"}


def test_a_value_that_is_none_is_told_with_those_that_are() -> None:
    with pytest.raises(OptionError, match=r"Option 'speed' cannot be 'slow'. Choose one of: normal, turbo\."):
        box_with_options().validate_options(2, {"speed": "slow"})


def test_an_option_that_is_none_is_told_with_those_that_are() -> None:
    with pytest.raises(OptionError, match=r"has no option 'colour'. Its options: speed, rounds\."):
        box_with_options().validate_options(2, {"colour": "red"})
    box = FightDefinition()
    box.options = ()
    with pytest.raises(OptionError, match=r"has no option 'colour'. Its options: none\."):
        box.validate_options(2, {"colour": "red"})


@at_every_box
@pytest.mark.parametrize("seats", [0, 1, 7, -2, 1_000])
def test_a_number_of_players_that_cannot_be_is_told_with_those_that_can(box: GameDefinition, seats: int) -> None:
    with pytest.raises(OptionError, match=rf"is for {box.seats[0]}.* players, not {seats}\."):
        load_game(box.id, seats)


@at_every_box
def test_a_box_says_what_it_is(box: GameDefinition) -> None:
    assert find_game(box.id) is box
    assert box.title
    assert box.description.endswith(".")
    assert box.icon
    assert 0 < box.minutes[0] <= box.minutes[1]
    assert list(box.seats) == sorted(set(box.seats))
    for option in box.options:
        assert option.description.endswith(".")
        assert len(set(option.choices)) == len(option.choices) > 1
        assert option.title
        assert len(set(option.labels)) == len(option.choices)


@at_every_box
def test_options_say_for_how_many_players_they_are(box: GameDefinition) -> None:
    assert box.seat_counts({}) == box.seats
    for option in box.options:
        for value in option.choices:
            counts = box.seat_counts({option.name: value})
            assert counts
            for seats in box.seats:
                if seats in counts:
                    assert box.validate_options(seats, {option.name: value})[option.name] == value
                else:
                    with pytest.raises(OptionError, match=rf"is for {counts[0]}.* players, not {seats}\."):
                        box.validate_options(seats, {option.name: value})


def test_teams_have_their_own_numbers_of_players() -> None:
    box = find_game("kung-fu-2019")
    counts = {format: box.seat_counts({"format": format}) for format in ("2v2", "3v3", "2v2v2")}
    assert counts == {"2v2": (4,), "3v3": (6,), "2v2v2": (6,)}
    # Without a seat count, the format determines it.
    assert load_game(box.id, options={"format": "2v2"}).game.seats == 4


TWO_SIDED = {"dragon-punch"}
"""Games with two-sided cards, counted by one side."""
WITH_MORE_DECKS = {"kung-fu-2019"}
"""Games with decks that only some options use."""


@at_every_box
def test_an_opened_box_has_a_face_for_every_kind_of_card(box: GameDefinition) -> None:
    opened = load_game(box.id)
    kinds = set(opened.game.all_cards())
    assert kinds <= set(range(len(opened.faces)))
    assert len({face.id for face in opened.faces}) == len(opened.faces)
    for card, face in enumerate(opened.faces):
        if card in kinds or box.id not in TWO_SIDED | WITH_MORE_DECKS:
            assert opened.game.all_cards().count(card) == face.copies
        assert opened.text.card(card)
    assert len(opened.game.all_cards()) == sum(opened.faces[card].copies for card in kinds)
    assert record_header(box, opened, ["Ann"]).pack == opened.pack_fingerprint


@at_every_box
def test_a_box_has_its_rules_with_it(box: GameDefinition) -> None:
    clauses = load_clauses(box)
    assert clauses
    assert len({clause.id for clause in clauses}) == len(clauses)


def test_a_game_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'chess'. Known games: fight"):
        find_game("chess")


def test_a_new_game_is_of_the_latest_edition_and_one_that_was_begun_of_its_own() -> None:
    box = FightDefinition()
    box.options = ()
    assert box.validate_options(2, {}) == box.stored_options({}) == {}
    box.edition = 3
    assert box.validate_options(2, {}) == {"edition": "3"}
    assert box.validate_options(2, {"edition": "2"}) == {"edition": "2"}
    assert box.stored_options({}) == {"edition": "1"}
    assert box.stored_options({"edition": "2"}) == {"edition": "2"}
    assert box.rematch_options({"edition": "2"}, Outcome([1, 2], "points")) == {"edition": "3"}


@pytest.mark.parametrize("edition", ["0", "4", "", "third"])
def test_an_edition_that_is_not_known_is_told_with_those_that_are(edition: str) -> None:
    box = FightDefinition()
    box.edition = 3
    with pytest.raises(OptionError, match=rf"has no rules edition '{edition}'. Choose 1 or 2 or 3\."):
        box.validate_options(2, {"edition": edition})


def test_a_game_of_one_edition_has_no_such_option() -> None:
    with pytest.raises(OptionError, match=r"has no option 'edition'. Its options: refill, piles\."):
        FightDefinition().validate_options(2, {"edition": "1"})
