"""Packs: error messages with location and reason, effects of changed numbers, and custom cards."""

from __future__ import annotations

import re

import pytest

from kwoon import registry
from kwoon.core.toml_reader import PackError
from kwoon.games.kung_fu_2019.cards.effects import ATTACK, BLOCK, EFFECT_TYPES, SUBTYPES
from kwoon.games.kung_fu_2019.cards.pack import KungFu2019Pack
from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.text.text import KungFu2019Text
from tests.games.kung_fu_2019.fixtures import CARDS, KungFu2019Fixture

CUSTOM_CARD = """
[[card]]
id = "grandmothers-broom"
name = "Grandmother's Broom"
deck = "own"
kind = "weapon"
subtype = "improvised"
copies = 1
attack = 3
defence = 1
icon = "broom"
source = "designed"
effects = [{ word = "strip-stance" }]
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('deck = "original"\nkind = "attack"', 'deck = "box"\nkind = "attack"', "'deck' is 'box'"),
        ("original_size = 99", "original_size = 98", "'original_size' should be 99"),
        ('word = "strip-weapon"', 'word = "strip-hat"', "'word' is 'strip-hat'"),
        ('word = "combo", n = 2', 'word = "combo", n = 0', "'n' is 0"),
        ('cards = ["kick"]', 'cards = ["kik"]', "names 'kik', but the pack has no such card"),
        ('stance = "snake-stance"', 'stance = "kick"', "names 'kick', whose kind is 'attack'"),
        (
            'companion = "military-training"',
            'companion = "sword"',
            "whose kind is 'weapon', not 'improved weapon'",
        ),
        ('name = "Kick"', 'name = "Punch"', "already the name of another card"),
        ('id = "kick"', 'id = "punch"', "already the id of another entry"),
        ("bonus = 2\n", "", "'bonus' is missing"),
        ('subtype = "kick"', 'subtype = "elbow"', "'subtype' is 'elbow'"),
        ('\nsource = "printed"', '\nsource = "guessed"', "'source' is 'guessed'"),
        ('against = ["punch"]', 'against = ["slap"]', "names 'slap'"),
        ("attack = 3\n", "attack = 3\nspeed = 1\n", "'speed' is not a known field"),
        (
            'kind = "challenge"',
            'kind = "block"\nsubtype = "general"',
            "'effects' contains 'take-over', which is allowed on a challenge, but not on a block",
        ),
        (
            '  { word = "take-over", source = "designed" },\n',
            "",
            "'effects' of a challenge should include one of: take-over, take-over-teammate",
        ),
    ],
)
def test_invalid_pack_is_rejected_with_reason(old: str, new: str, message: str) -> None:
    assert old in CARDS
    with pytest.raises(PackError) as error:
        KungFu2019Pack(CARDS.replace(old, new, 1), "my.toml")
    assert str(error.value).startswith("my.toml")
    assert message in str(error.value)


def test_changed_number_changes_game_and_text() -> None:
    changed = CARDS.replace('copies_source = "designed"\nattack = 3\n', 'copies_source = "designed"\nattack = 6\n', 1)
    table = KungFu2019Fixture("kick", "", pack=changed)
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "pass")
    assert table.state.chi == [20, 14]
    faces = KungFu2019Pack(changed, "my.toml").faces()
    assert str(next(face for face in faces if face.id == "kick").text) == "Attack for 6."


def test_custom_card_is_shuffled_in_and_playable() -> None:
    table = KungFu2019Fixture("grandmothers-broom", "", pack=CARDS + CUSTOM_CARD)
    assert len(table.game.all_cards()) == 148
    table.give_stance(2, "crane-stance")
    table.does(1, "play grandmothers-broom")
    table.does(1, "target 2", "attack grandmothers-broom", "done")
    table.does(2, "pass")
    assert table.state.chi == [20, 17]
    assert list(table.state.stance) == [-1, -1]


@pytest.mark.parametrize(
    ("format", "seats", "expansion", "cards"), [("free", 2, "no", 99), ("2v2", 4, "no", 136), ("2v2", 4, "yes", 184)]
)
def test_decks_have_printed_sizes(format: str, seats: int, expansion: str, cards: int) -> None:
    pack = KungFu2019Pack(CARDS, "cards")
    assert len(KungFu2019(pack, seats, expansion == "yes", "none", format).all_cards()) == cards


def test_every_card_has_text_and_sources() -> None:
    for face in KungFu2019Pack(CARDS, "cards").faces():
        assert str(face.text).endswith((".", ":")) and "{" not in str(face.text)
        assert all(number.source for number in face.numbers)


def test_short_names_are_unique() -> None:
    short_names = [str(name) for name in KungFu2019Text(KungFu2019(KungFu2019Pack(CARDS, "cards"), 2)).names]
    names = [card.name for card in KungFu2019Pack(CARDS, "cards").kinds]
    assert len(set(short_names)) == len(names)
    for name, short in zip(names, short_names, strict=True):
        assert not re.search("[,!]", short)
        full_name = re.sub("[,!]", "", name)
        assert short == full_name or (full_name.startswith(f"{short} ") and len(short.split()) >= 3)
    assert "Now While He Staggers" in short_names
    assert {"When Done Right", "You Go That Way", "Face Me"} <= {*short_names}


def test_archetypes_option_gives_rulebook_advice() -> None:
    (option,) = [option for option in KungFu2019Definition().options if option.name == "archetypes"]
    assert str(option.description).endswith("Best with the expansion, but not for a first game.")


def test_only_blocks_depend_on_attack_subtype() -> None:
    """Effects of other cards may only require some attack card, so they name all four subtypes (kff19.attack.subtype)."""
    for card in KungFu2019Pack(CARDS, "cards").kinds:
        for effect in card.effects:
            named = {*effect.against} & {*SUBTYPES[ATTACK]}
            assert card.kind == BLOCK or not named or len(named) == 4, card.id


def test_no_printed_card_affects_target_that_ignores_attack() -> None:
    """No printed card uses these effects, which exist for custom cards and earlier packs. They would affect a target
    that ignores the attack (kff19.block.ignore), or defend against the attack that removes their card
    (kff19.resolve.no-lost-defence)."""
    effect_names = {
        "target-draws",
        "target-discards",
        "bar-counterattacks",
        "damaged-weapon-goes",
        "damaged-stance-goes",
    }
    used_effects = {effect.type.name for card in KungFu2019Pack(CARDS, "cards").kinds for effect in card.effects}
    assert effect_names <= {word.name for word in EFFECT_TYPES}
    assert not used_effects & effect_names


def test_attack_text_names_subtype_unless_card_name_does() -> None:
    texts = {face.id: str(face.text) for face in KungFu2019Pack(CARDS, "cards").faces()}
    assert texts["punch"] == "Attack for 2."
    assert texts["heel-like-thunder"].startswith("A Kick attack for 5. ")
    assert texts["sword"].startswith("Attack for 3. ")


def test_blocks_naming_attack_subtype_are_those_beaten_by_feint() -> None:
    pack = KungFu2019Pack(CARDS, "cards")
    texts = {face.id: str(face.text) for face in pack.faces()}
    blocks = [card for card in pack.kinds if card.kind == "block"]
    named = {card.id for card in blocks if re.search(r"(Punch|Kick|Throw|Trip|Weapon) attack", texts[card.id])}
    assert named == {card.id for card in blocks if card.subtype == "kind"}


def test_archived_packs_with_take_over_blocks_are_playable() -> None:
    (archived,) = [pack for pack in registry.archived_packs("kung-fu-2019") if "revision = 2\n" in pack.text]
    table = KungFu2019Fixture("kick", "face-me blocking-kick", pack=archived.text)
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play face-me", "play blocking-kick")
    assert table.state.chi == [20, 20]
    assert table.prompted() == "2 counterattack"


def test_challenge_does_not_use_up_players_block() -> None:
    faces = {face.id: face for face in KungFu2019Pack(CARDS, "cards").faces()}
    assert faces["face-me"].kind == "challenge"
    assert faces["trading-places"].kind == "team challenge"
    table = KungFu2019Fixture("kick", "face-me blocking-kick", "")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play face-me")
    table.does(3, "pass")
    assert table.legal_moves(2) == ["play blocking-kick", "pass"]
