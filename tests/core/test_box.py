"""Boxes: options are checked before a game is opened, and say what can be played."""

from __future__ import annotations

import pytest

from kwoon.core.box import Box, Option, OptionError
from kwoon.core.contract import Outcome
from kwoon.games import GAMES
from kwoon.games.fight.box import FightBox
from kwoon.shelf import NotOnShelf, find, header, ledger, open_box

at_every_box = pytest.mark.parametrize("box", GAMES, ids=lambda box: box.id)


def box_with_options() -> Box:
    """FIGHT, with options that it does not have."""
    box = FightBox()
    box.options = (
        Option("speed", "How fast.", ("normal", "turbo")),
        Option("rounds", "How many.", ("three", "one")),
    )
    return box


def test_what_is_not_said_is_as_usual() -> None:
    assert box_with_options().check(2, {}) == {"speed": "normal", "rounds": "three"}
    assert box_with_options().check(2, {"rounds": "one"}) == {"speed": "normal", "rounds": "one"}


def test_a_value_that_is_none_is_told_with_those_that_are() -> None:
    with pytest.raises(OptionError, match=r"Option speed is one of: normal, turbo; not 'slow'\."):
        box_with_options().check(2, {"speed": "slow"})


def test_an_option_that_is_none_is_told_with_those_that_are() -> None:
    with pytest.raises(OptionError, match=r"has no option 'colour'. It has: speed, rounds\."):
        box_with_options().check(2, {"colour": "red"})
    box = FightBox()
    box.options = ()
    with pytest.raises(OptionError, match=r"has no option 'colour'. It has: none\."):
        box.check(2, {"colour": "red"})


@at_every_box
@pytest.mark.parametrize("seats", [0, 1, 7, -2, 1_000])
def test_a_number_of_players_that_cannot_be_is_told_with_those_that_can(box: Box, seats: int) -> None:
    with pytest.raises(OptionError, match=rf"is for {box.seats[0]}.* players, not {seats}\."):
        open_box(box.id, seats)


@at_every_box
def test_a_box_says_what_it_is(box: Box) -> None:
    assert find(box.id) is box
    assert box.title
    assert box.about.endswith(".")
    assert box.icon
    assert 0 < box.minutes[0] <= box.minutes[1]
    assert list(box.seats) == sorted(set(box.seats))
    for option in box.options:
        assert option.about.endswith(".")
        assert len(set(option.choices)) == len(option.choices) > 1
        assert option.title
        assert len(set(option.words)) == len(option.choices)


@at_every_box
def test_options_say_for_how_many_players_they_are(box: Box) -> None:
    assert box.seats_with({}) == box.seats
    for option in box.options:
        for value in option.choices:
            counts = box.seats_with({option.name: value})
            assert counts
            for seats in box.seats:
                if seats in counts:
                    assert box.check(seats, {option.name: value})[option.name] == value
                else:
                    with pytest.raises(OptionError, match=rf"is for {counts[0]}.* players, not {seats}\."):
                        box.check(seats, {option.name: value})


def test_teams_have_their_own_numbers_of_players() -> None:
    box = find("kung-fu-2019")
    counts = {format: box.seats_with({"format": format}) for format in ("2v2", "3v3", "2v2v2")}
    assert counts == {"2v2": (4,), "3v3": (6,), "2v2v2": (6,)}
    # Whoever does not say how many gets as many as it takes.
    assert open_box(box.id, options={"format": "2v2"}).game.seats == 4


TWO_SIDED = {"dragon-punch"}
"""Games whose cards have a face on each side and are counted by one of them."""
WITH_MORE_DECKS = {"kung-fu-2019"}
"""Games with decks that only some of their options play with."""


@at_every_box
def test_an_opened_box_has_a_face_for_every_kind_of_card(box: Box) -> None:
    opened = open_box(box.id)
    kinds = set(opened.game.cards())
    assert kinds <= set(range(len(opened.faces)))
    assert len({face.id for face in opened.faces}) == len(opened.faces)
    for card, face in enumerate(opened.faces):
        if card in kinds or box.id not in TWO_SIDED | WITH_MORE_DECKS:
            assert opened.game.cards().count(card) == face.copies
        assert opened.words.card(card)
    assert len(opened.game.cards()) == sum(opened.faces[card].copies for card in kinds)
    assert header(box, opened, ["Ann"]).pack == opened.digest


@at_every_box
def test_a_box_has_its_rules_with_it(box: Box) -> None:
    clauses = ledger(box)
    assert clauses
    assert len({clause.id for clause in clauses}) == len(clauses)


def test_a_game_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(NotOnShelf, match=r"no game called 'chess'. On the shelf: fight"):
        find("chess")


def test_a_new_game_is_of_the_latest_edition_and_one_that_was_begun_of_its_own() -> None:
    box = FightBox()
    box.options = ()
    assert box.check(2, {}) == box.begun({}) == {}
    box.edition = 3
    assert box.check(2, {}) == {"edition": "3"}
    assert box.check(2, {"edition": "2"}) == {"edition": "2"}
    assert box.begun({}) == {"edition": "1"}
    assert box.begun({"edition": "2"}) == {"edition": "2"}
    assert box.again({"edition": "2"}, Outcome([1, 2], "points")) == {"edition": "3"}


@pytest.mark.parametrize("edition", ["0", "4", "", "third"])
def test_an_edition_that_is_not_known_is_told_with_those_that_are(edition: str) -> None:
    box = FightBox()
    box.edition = 3
    with pytest.raises(OptionError, match=rf"is played by edition 1 or 2 or 3 of its rules; not '{edition}'\."):
        box.check(2, {"edition": edition})


def test_a_game_of_one_edition_has_no_such_option() -> None:
    with pytest.raises(OptionError, match=r"has no option 'edition'. It has: refill, piles\."):
        FightBox().check(2, {"edition": "1"})
