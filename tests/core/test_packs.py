"""Packs: errors name the file, the entry and the problem; a fingerprint identifies the content."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from kwoon.core.definition import GameDefinition, OptionError
from kwoon.core.toml_reader import PackError, open_pack, pack_fingerprint, unique_ids
from kwoon.games import GAMES
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.rules.game import Fight
from kwoon.registry import archived_packs, default_pack, find_game, has_lesson, load_game, load_named_packs
from tests.invariants.fight_packs import FIGHT_PACKS

PACK = FIGHT_PACKS["tiny"]


def wrong(text: str) -> str:
    with pytest.raises(PackError) as error:
        FightPack(text, "mine.toml")
    sentence = str(error.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(".")
    return sentence


def swap(old: str, new: str) -> str:
    """Return the pack with the first occurrence of `old` replaced."""
    assert old in PACK
    return PACK.replace(old, new, 1)


CARD = '[[card]]\nid = "C1"\nmove = "kick"\nsuit = "clubs"\nvalue = 1\npoints = 1\ncopies = 1\nsource = "designed"\n'
MISTAKES: dict[str, tuple[Callable[[], str], str]] = {
    "not TOML": (lambda: PACK + "\n[[card", "not valid TOML"),
    "text that is no pack": (lambda: "\0\1\2", "not valid TOML"),
    "empty": (lambda: "", "'game' is missing"),
    "another game": (lambda: swap('"fight"', '"chess"'), "'game' is 'chess', but should be one of: fight"),
    "missing number": (lambda: swap("row_size = 2\n", ""), "'row_size' is missing"),
    "missing in a card": (lambda: swap(CARD, CARD.replace("points = 1\n", "")), "card 'C1': 'points' is missing"),
    "missing id": (lambda: swap(CARD, CARD.replace('id = "C1"\n', "")), "card number 3: 'id' is missing"),
    "misspelt in a card": (
        lambda: swap(CARD, CARD + "pionts = 3\n"),
        "card 'C1': 'pionts' is not a known field. Known fields:",
    ),
    "misspelt on top": (lambda: "colour = 1\n" + PACK, "'colour' is not a known field. Known fields:"),
    "text for a number": (
        lambda: swap("row_size = 2", 'row_size = "2"'),
        "'row_size' is '2', but should be a whole number",
    ),
    "a fraction": (lambda: swap("row_size = 2", "row_size = 2.0"), "'row_size' is 2.0, but should be a whole number"),
    "yes for a number": (
        lambda: swap("row_size = 2", "row_size = true"),
        "'row_size' is true, but should be a whole number",
    ),
    "a number for text": (
        lambda: swap('id = "C1"', "id = 4"),
        "card number 3: 'id' is 4, but should be text in quotes",
    ),
    "blank text": (
        lambda: swap('name = "Kick"', 'name = " "'),
        "move 'kick': 'name' is ' ', but should be text in quotes",
    ),
    "too small": (lambda: swap("row_size = 2", "row_size = 1"), "'row_size' is 1, but should be from 2 to 9"),
    "too large": (lambda: swap("value = 3", "value = 100"), "card 'S3': 'value' is 100, but should be from 1 to 99"),
    "negative": (lambda: swap("value = 3", "value = -3"), "card 'S3': 'value' is -3, but should be from"),
    "duplicate card": (
        lambda: swap('id = "C1"', 'id = "S1"'),
        "card 'S1': 'id' is 'S1', which is already the id of another entry",
    ),
    "duplicate move": (
        lambda: swap('id = "kick"', 'id = "punch"'),
        "move 'punch': 'id' is 'punch', which is already the id of another entry",
    ),
    "unknown move": (
        lambda: swap('move = "kick"', 'move = "bite"'),
        "'move' is 'bite', but should be one of: punch, kick",
    ),
    "unknown source": (
        lambda: swap('copies = 1\nsource = "designed"', 'copies = 1\nsource = "me"'),
        "'source' is 'me'",
    ),
    "another suit": (
        lambda: swap('move = "kick"\nsuit = "clubs"', 'move = "kick"\nsuit = "hearts"'),
        "should be clubs",
    ),
    "cards as a number": (lambda: "card = 3\n" + PACK.partition("[[card]]")[0], "one or more [[card]] entries"),
    "one card as a table": (
        lambda: PACK.partition("[[card]]")[0] + "[card]\nid = 'S1'\n",
        "one or more [[card]] entries",
    ),
    "cards as numbers": (lambda: "card = [3]\n" + PACK.partition("[[card]]")[0], "should be [[card]] entries"),
    "no cards": (lambda: "card = []\n" + PACK.partition("[[card]]")[0], "one or more [[card]] entries"),
    "deck of another size": (lambda: swap("deck_size = 9", "deck_size = 8"), "'deck_size' should be 9"),
    "deck too small": (
        lambda: swap("row_size = 2", "row_size = 6"),
        "'deck_size' is 9, but two hands and the row need 10",
    ),
    "hand that does not add up": (lambda: swap("hand_size = 2", "hand_size = 3"), "'hand_size' should be"),
    "rounds that do not add up": (lambda: swap("max_rounds = 3", "max_rounds = 4"), "'max_rounds' should be 3"),
    "a broken ring": (
        lambda: swap('beats = "dodge"', 'beats = "parry"'),
        "must have the other role and 'punch' as its 'loses_to'",
    ),
    "a move with other copies": (lambda: swap("copies = 3", "copies = 2"), "move 'punch': 'copies' should be 3"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_place(mistake: str) -> None:
    make, said = MISTAKES[mistake]
    assert said in wrong(make())


def test_a_number_of_many_figures_is_told_in_few() -> None:
    name = "points_to_win_round"
    sentence = wrong(re.sub(rf"^{name} = \d+", f"{name} = {'9' * 1_900}", PACK, flags=re.MULTILINE))
    assert re.fullmatch(rf"mine.toml: '{name}' is 9{{40}}\.\.\., but should be from 1 to 999\.", sentence)


def test_every_line_of_a_pack_matters() -> None:
    """Removing any line causes an error."""
    lines = PACK.splitlines()
    for at, line in enumerate(lines):
        lost = "\n".join(lines[:at] + lines[at + 1 :])
        if not line.startswith("[["):
            name = line.split(" ")[0]
            assert f"'{name}' is missing" in wrong(lost)
        else:
            wrong(lost)


def test_a_pack_that_cannot_be_read_is_told_by_its_file(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"none\.toml: cannot be read"):
        load_game("fight", pack=tmp_path / "none.toml")
    junk = tmp_path / "junk.toml"
    junk.write_bytes(bytes(range(128, 256)))
    with pytest.raises(PackError, match=r"junk\.toml: cannot be read"):
        load_game("fight", pack=junk)
    broken = tmp_path / "broken.toml"
    broken.write_text("game = \n")
    with pytest.raises(PackError, match=r"broken\.toml: not valid TOML: .*line 1"):
        load_game("fight", pack=broken)


def test_a_pack_of_ones_own_is_played_with(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(PACK)
    opened = load_game("fight", pack=own)
    assert len(opened.game.all_cards()) == 9
    assert opened.pack_fingerprint == FightPack(PACK, "here").digest


def test_a_hall_offers_the_packs_that_it_was_given(tmp_path: Path) -> None:
    own = tmp_path / "a:b=c" / "my own.toml"
    own.parent.mkdir()
    own.write_text(PACK, encoding="utf-8-sig")
    usual = load_game("fight").pack_fingerprint
    again, once = load_named_packs([own, own])
    assert again == once
    assert (once.name, once.pack.game, once.pack.fingerprint) == ("my own", "fight", FightPack(PACK, "here").digest)
    assert once.pack.load().pack_fingerprint == once.pack.fingerprint
    # The printed pack remains available with its lesson.
    assert load_game("fight").pack_fingerprint == default_pack("fight").fingerprint == usual
    assert has_lesson(find_game("fight"))


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.id)
def test_the_packs_of_a_box_are_known_by_their_fingerprints(box: GameDefinition) -> None:
    assert default_pack(box.id).fingerprint == load_game(box.id).pack_fingerprint
    known = [pack.fingerprint for pack in archived_packs(box.id)]
    assert default_pack(box.id).fingerprint not in known
    folder = files("kwoon.games").joinpath(box.folder, "archive")
    assert known == ([each.name[:-5] for each in sorted(folder.iterdir(), key=str)] if folder.is_dir() else [])


def test_a_hall_takes_a_pack_for_fewer_people_than_the_box(tmp_path: Path) -> None:
    cards = files("kwoon.games").joinpath("kung_fu_2014", "cards.toml").read_text(encoding="utf-8")
    assert "chi_mats = 6" in cards
    few = tmp_path / "few.toml"
    few.write_text(cards.replace("chi_mats = 6", "chi_mats = 4"), encoding="utf-8")
    (offer,) = load_named_packs([few])
    assert int(offer.pack.load(4).game.seats) == 4
    with pytest.raises(OptionError, match="at most 4 players, not 5"):
        offer.pack.load(5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (swap("value = 1", "value = 0"), "card 'S1': 'value' is 0, but should be from 1 to 99."),
        ("row_size = 3", "'game' is missing: it says which game the pack is for."),
        ("game = ", "not valid TOML: Invalid value (at end of document)."),
        ("game = 'chess'", "Known games: " + ", ".join(box.id for box in GAMES) + "."),
    ],
)
def test_a_hall_does_not_open_with_a_pack_that_cannot_be_played(tmp_path: Path, text: str, reason: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(text)
    with pytest.raises(PackError) as error:
        load_named_packs([bad])
    assert str(error.value).startswith(f"{bad}: ")
    assert str(error.value).endswith(reason)


@pytest.mark.parametrize("sign", ["9", "["])
def test_what_has_no_end_is_refused(sign: str) -> None:
    assert "line 1 has 5007 characters, but at most 2000 are allowed" in wrong("game = " + 5000 * sign)


def fingerprint(text: str) -> str:
    return pack_fingerprint(open_pack(text, "here").table)


def test_comments_spaces_and_the_order_of_names_do_not_change_a_fingerprint() -> None:
    same = fingerprint(PACK)
    assert re.fullmatch(r"[0-9a-f]{16}", same)
    assert fingerprint("# mine\n" + PACK.replace(" = ", "   =  ").replace("\n", " # why\n")) == same
    head, entries = PACK.split("[[move]]", 1)
    assert fingerprint("\n".join(reversed(head.splitlines())) + "\n[[move]]" + entries) == same
    assert fingerprint(swap(CARD, CARD.replace("value = 1\npoints = 1\n", "points = 1\nvalue = 1\n"))) == same


def test_any_other_value_changes_a_fingerprint() -> None:
    seen = {fingerprint(PACK)}
    lines = PACK.splitlines()
    for at, line in enumerate(lines):
        if " = " in line:
            value = line.split(" = ")[1]
            other = f'"{value[1:-1]}x"' if value.startswith('"') else str(int(value) + 1)
            changed = [*lines[:at], line.replace(value, other), *lines[at + 1 :]]
            seen.add(fingerprint("\n".join(changed)))
    assert len(seen) == 1 + sum(" = " in line for line in lines)
    assert len({fingerprint(f"a = {value}") for value in ("1", "1.0", "true", '"1"', "[1]", "{ b = 1 }")}) == 6


def test_entries_in_another_order_are_another_pack() -> None:
    """A card is identified by its position in the pack, so records would not fit."""
    assert fingerprint('[[card]]\nid = "a"\n[[card]]\nid = "b"') != fingerprint(
        '[[card]]\nid = "b"\n[[card]]\nid = "a"'
    )


def test_a_source_is_the_entrys_unless_a_number_has_its_own() -> None:
    entry = open_pack('source = "printed"\nvalue_source = "designed"', "here")
    assert (entry.source("value"), entry.source("points")) == ("designed", "printed")
    entry.reject_unread()
    with pytest.raises(PackError, match=r"here: 'source' is missing\."):
        open_pack("value = 1", "here").source("value")


def test_unique_names_can_be_any_field() -> None:
    entries = open_pack('[[card]]\nname = "a"\n[[card]]\nname = "b"', "here").entries("card")
    assert unique_ids(entries, "name") == ["a", "b"]


@pytest.mark.parametrize("card", ["s1", "S 1", "S\t1", "ſ1"])
def test_a_card_whose_name_could_not_be_typed_is_refused(card: str) -> None:
    """Its moves would not parse back, and records with them could not be replayed."""
    text = PACK.replace('id = "S1"', f'id = "{card}"', 1)
    try:
        game = Fight(FightPack(text, "mine.toml"))
    except PackError as error:
        assert "id" in str(error)
        return
    assert [game.parse_move(game.format_move(move)) for move in range(game.num_moves())] == list(
        range(game.num_moves())
    )
