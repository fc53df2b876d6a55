"""Packs: errors name the file, the entry and the problem, and a fingerprint identifies the content."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from kwoon.core.definition import GameDefinition, OptionError
from kwoon.core.schema.pack_node import PackNode
from kwoon.core.toml_reader import PackError, pack_fingerprint, parse_pack_toml
from kwoon.games import GAMES
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.rules.game import Fight
from kwoon.registry import archived_packs, default_pack, find_game, has_lesson, load_game, load_named_packs
from tests.games.fight.packs import FIGHT_PACKS

PACK = FIGHT_PACKS["tiny"]


def pack_error(text: str) -> str:
    with pytest.raises(PackError) as error:
        FightPack(text, "mine.toml")
    sentence = str(error.value)
    assert sentence.startswith("mine.toml: ")
    assert sentence.endswith(".")
    return sentence


def with_replacement(old: str, new: str) -> str:
    assert old in PACK
    return PACK.replace(old, new, 1)


CARD = '[[card]]\nid = "C1"\nmove = "kick"\nsuit = "clubs"\nvalue = 1\npoints = 1\ncopies = 1\nsource = "designed"\n'
INVALID_PACKS: dict[str, tuple[Callable[[], str], str]] = {
    "not TOML": (lambda: PACK + "\n[[card", "not valid TOML"),
    "text that is no pack": (lambda: "\0\1\2", "not valid TOML"),
    "empty": (lambda: "", "'game' is missing"),
    "another game": (lambda: with_replacement('"fight"', '"chess"'), "'game' is 'chess', but should be one of: fight"),
    "missing number": (lambda: with_replacement("row_size = 2\n", ""), "'row_size' is missing"),
    "missing in a card": (
        lambda: with_replacement(CARD, CARD.replace("points = 1\n", "")),
        "card 'C1': 'points' is missing",
    ),
    "missing id": (lambda: with_replacement(CARD, CARD.replace('id = "C1"\n', "")), "card number 3: 'id' is missing"),
    "misspelt in a card": (
        lambda: with_replacement(CARD, CARD + "pionts = 3\n"),
        "card 'C1': 'pionts' is not a known field. Known fields:",
    ),
    "misspelt on top": (lambda: "colour = 1\n" + PACK, "'colour' is not a known field. Known fields:"),
    "text for a number": (
        lambda: with_replacement("row_size = 2", 'row_size = "2"'),
        "'row_size' is '2', but should be a whole number",
    ),
    "a fraction": (
        lambda: with_replacement("row_size = 2", "row_size = 2.0"),
        "'row_size' is 2.0, but should be a whole number",
    ),
    "yes for a number": (
        lambda: with_replacement("row_size = 2", "row_size = true"),
        "'row_size' is true, but should be a whole number",
    ),
    "a number for text": (
        lambda: with_replacement('id = "C1"', "id = 4"),
        "card number 3: 'id' is 4, but should be nonempty text in quotes",
    ),
    "blank text": (
        lambda: with_replacement('name = "Kick"', 'name = " "'),
        "move 'kick': 'name' is ' ', but should be nonempty text in quotes",
    ),
    "too small": (
        lambda: with_replacement("row_size = 2", "row_size = 1"),
        "'row_size' is 1, but should be from 2 to 9",
    ),
    "too large": (
        lambda: with_replacement("value = 3", "value = 100"),
        "card 'S3': 'value' is 100, but should be from 1 to 99",
    ),
    "negative": (lambda: with_replacement("value = 3", "value = -3"), "card 'S3': 'value' is -3, but should be from"),
    "duplicate card": (
        lambda: with_replacement('id = "C1"', 'id = "S1"'),
        "card 'S1': 'id' is 'S1', which is already the id of another entry",
    ),
    "duplicate move": (
        lambda: with_replacement('id = "kick"', 'id = "punch"'),
        "move 'punch': 'id' is 'punch', which is already the id of another entry",
    ),
    "unknown move": (
        lambda: with_replacement('move = "kick"', 'move = "bite"'),
        "'move' is 'bite', but should be one of: punch, kick",
    ),
    "unknown source": (
        lambda: with_replacement('copies = 1\nsource = "designed"', 'copies = 1\nsource = "me"'),
        "'source' is 'me'",
    ),
    "another suit": (
        lambda: with_replacement('move = "kick"\nsuit = "clubs"', 'move = "kick"\nsuit = "hearts"'),
        "should be clubs",
    ),
    "cards as a number": (lambda: "card = 3\n" + PACK.partition("[[card]]")[0], "one or more [[card]] entries"),
    "one card as a table": (
        lambda: PACK.partition("[[card]]")[0] + "[card]\nid = 'S1'\n",
        "one or more [[card]] entries",
    ),
    "cards as numbers": (lambda: "card = [3]\n" + PACK.partition("[[card]]")[0], "should be [[card]] entries"),
    "no cards": (lambda: "card = []\n" + PACK.partition("[[card]]")[0], "one or more [[card]] entries"),
    "deck of another size": (lambda: with_replacement("deck_size = 9", "deck_size = 8"), "'deck_size' should be 9"),
    "deck too small": (
        lambda: with_replacement("row_size = 2", "row_size = 6"),
        "'deck_size' is 9, but two hands and the row need 10",
    ),
    "hand that does not add up": (lambda: with_replacement("hand_size = 2", "hand_size = 3"), "'hand_size' should be"),
    "rounds that do not add up": (
        lambda: with_replacement("max_rounds = 3", "max_rounds = 4"),
        "'max_rounds' should be 3",
    ),
    "a broken ring": (
        lambda: with_replacement('beats = "dodge"', 'beats = "parry"'),
        "must have the other role, and its 'loses_to' must be 'punch'",
    ),
    "a move with other copies": (
        lambda: with_replacement("copies = 3", "copies = 2"),
        "move 'punch': 'copies' should be 3",
    ),
}


@pytest.mark.parametrize("invalid_pack", INVALID_PACKS)
def test_pack_error_names_location_and_problem(invalid_pack: str) -> None:
    make, expected = INVALID_PACKS[invalid_pack]
    assert expected in pack_error(make())


def test_pack_error_shortens_long_number() -> None:
    name = "points_to_win_round"
    sentence = pack_error(re.sub(rf"^{name} = \d+", f"{name} = {'9' * 1_900}", PACK, flags=re.MULTILINE))
    assert re.fullmatch(rf"mine.toml: '{name}' is 9{{40}}\.\.\., but should be from 1 to 999\.", sentence)


def test_pack_missing_any_line_is_rejected() -> None:
    lines = PACK.splitlines()
    for at, line in enumerate(lines):
        text = "\n".join(lines[:at] + lines[at + 1 :])
        if not line.startswith("[["):
            name = line.split(" ")[0]
            assert f"'{name}' is missing" in pack_error(text)
        else:
            pack_error(text)


def test_unreadable_pack_error_names_file(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"Cannot read .*none\.toml"):
        load_game("fight", pack=tmp_path / "none.toml")
    junk = tmp_path / "junk.toml"
    junk.write_bytes(bytes(range(128, 256)))
    with pytest.raises(PackError, match=r"Cannot read .*junk\.toml"):
        load_game("fight", pack=junk)
    broken = tmp_path / "broken.toml"
    broken.write_text("game = \n")
    with pytest.raises(PackError, match=r"broken\.toml: not valid TOML: .*line 1"):
        load_game("fight", pack=broken)


def test_custom_pack_file_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(PACK)
    loaded = load_game("fight", pack=path)
    assert len(loaded.game.all_cards()) == 9
    assert loaded.pack_fingerprint == FightPack(PACK, "here").fingerprint


def test_named_packs_are_loaded_alongside_default_pack(tmp_path: Path) -> None:
    path = tmp_path / "a:b=c" / "my own.toml"
    path.parent.mkdir()
    path.write_text(PACK, encoding="utf-8-sig")
    default_fingerprint = load_game("fight").pack_fingerprint
    again, once = load_named_packs([path, path])
    assert again == once
    assert (once.name, once.pack.game, once.pack.fingerprint) == (
        "my own",
        "fight",
        FightPack(PACK, "here").fingerprint,
    )
    assert once.pack.load().pack_fingerprint == once.pack.fingerprint
    # The printed pack remains available with its lesson.
    assert load_game("fight").pack_fingerprint == default_pack("fight").fingerprint == default_fingerprint
    assert has_lesson(find_game("fight"))


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)
def test_default_and_archived_packs_are_identified_by_fingerprint(definition: GameDefinition) -> None:
    assert default_pack(definition.id).fingerprint == load_game(definition.id).pack_fingerprint
    known = [pack.fingerprint for pack in archived_packs(definition.id)]
    assert default_pack(definition.id).fingerprint not in known
    folder = files(definition.package).joinpath("archive")
    assert known == ([each.name[:-5] for each in sorted(folder.iterdir(), key=str)] if folder.is_dir() else [])


def test_named_pack_with_fewer_seats_is_accepted(tmp_path: Path) -> None:
    cards = files("kwoon.games").joinpath("kung_fu_2014", "cards.toml").read_text(encoding="utf-8")
    assert "chi_mats = 6" in cards
    path = tmp_path / "few.toml"
    path.write_text(cards.replace("chi_mats = 6", "chi_mats = 4"), encoding="utf-8")
    (named_pack,) = load_named_packs([path])
    assert int(named_pack.pack.load(4).game.seats) == 4
    with pytest.raises(OptionError, match="at most 4 players, not 5"):
        named_pack.pack.load(5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (with_replacement("value = 1", "value = 0"), "card 'S1': 'value' is 0, but should be from 1 to 99."),
        ("row_size = 3", "'game' is missing. Set it to the id of the game, such as \"fight\"."),
        ("game = ", "not valid TOML: Invalid value (at end of document)."),
        ("game = 'chess'", "Known games: " + ", ".join(definition.id for definition in GAMES) + "."),
    ],
)
def test_unplayable_named_pack_is_rejected_with_reason(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(PackError) as error:
        load_named_packs([path])
    assert str(error.value).startswith(f"{path}: ")
    assert str(error.value).endswith(reason)


@pytest.mark.parametrize("character", ["9", "["])
def test_pack_with_extremely_long_value_is_rejected(character: str) -> None:
    assert "line 1 has 5,007 characters, but at most 2,000 are allowed" in pack_error("game = " + 5000 * character)


def fingerprint(text: str) -> str:
    return pack_fingerprint(parse_pack_toml(text, "here").table)


def test_fingerprint_ignores_comments_spaces_and_key_order() -> None:
    same = fingerprint(PACK)
    assert re.fullmatch(r"[0-9a-f]{16}", same)
    assert fingerprint("# mine\n" + PACK.replace(" = ", "   =  ").replace("\n", " # why\n")) == same
    head, entries = PACK.split("[[move]]", 1)
    assert fingerprint("\n".join(reversed(head.splitlines())) + "\n[[move]]" + entries) == same
    assert (
        fingerprint(with_replacement(CARD, CARD.replace("value = 1\npoints = 1\n", "points = 1\nvalue = 1\n"))) == same
    )


def test_fingerprint_changes_with_any_value() -> None:
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


def test_fingerprint_depends_on_entry_order() -> None:
    """A card is identified by its position in the pack, so records would not match a reordered pack."""
    assert fingerprint('[[card]]\nid = "a"\n[[card]]\nid = "b"') != fingerprint(
        '[[card]]\nid = "b"\n[[card]]\nid = "a"'
    )


def test_number_source_overrides_entry_source() -> None:
    entry = PackNode({"source": "printed", "value_source": "designed"}, "here")
    assert (entry.source("value"), entry.source("points")) == ("designed", "printed")


@pytest.mark.parametrize("card", ["s1", "S 1", "S\t1", "ſ1"])
def test_card_id_is_rejected_unless_its_moves_parse_back(card: str) -> None:
    """Moves with such a card would not parse back, and records that contain them could not be replayed."""
    text = PACK.replace('id = "S1"', f'id = "{card}"', 1)
    try:
        game = Fight(FightPack(text, "mine.toml"))
    except PackError as error:
        assert "id" in str(error)
        return
    assert [game.parse_move(game.format_move(move)) for move in range(game.num_distinct_moves())] == list(
        range(game.num_distinct_moves())
    )
