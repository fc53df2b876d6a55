"""Packs: refusals with place and reason, effects of changed numbers, and custom cards."""

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
from tests.games.kung_fu_2019.fixtures import CARDS, Table

OWN = """
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
    ("old", "new", "says"),
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
            "'effects' contain 'take-over', which is allowed on a challenge, but not on a block",
        ),
        (
            '  { word = "take-over", source = "designed" },\n',
            "",
            "'effects' of a challenge should have one of: take-over, take-over-teammate",
        ),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(old: str, new: str, says: str) -> None:
    assert old in CARDS
    with pytest.raises(PackError) as refused:
        KungFu2019Pack(CARDS.replace(old, new, 1), "my.toml")
    assert str(refused.value).startswith("my.toml")
    assert says in str(refused.value)


def test_a_changed_number_changes_game_and_text() -> None:
    changed = CARDS.replace('copies_source = "designed"\nattack = 3\n', 'copies_source = "designed"\nattack = 6\n', 1)
    table = Table("kick", "", pack=changed)
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "pass")
    assert table.state.chi == [20, 14]
    faces = KungFu2019Pack(changed, "my.toml").faces()
    assert next(face for face in faces if face.id == "kick").text == "Attack for 6."


def test_a_card_of_ones_own_is_shuffled_in_and_plays() -> None:
    table = Table("grandmothers-broom", "", pack=CARDS + OWN)
    assert len(table.game.all_cards()) == 148
    table.stands(2, "crane-stance")
    table.does(1, "play grandmothers-broom")
    table.does(1, "target 2", "attack grandmothers-broom", "done")
    table.does(2, "pass")
    assert table.state.chi == [20, 17]
    assert list(table.state.stance) == [-1, -1]


@pytest.mark.parametrize(
    ("format", "seats", "expansion", "cards"), [("free", 2, "no", 99), ("2v2", 4, "no", 136), ("2v2", 4, "yes", 184)]
)
def test_the_decks_have_their_printed_sizes(format: str, seats: int, expansion: str, cards: int) -> None:
    pack = KungFu2019Pack(CARDS, "cards")
    assert len(KungFu2019(pack, seats, expansion == "yes", "none", format).all_cards()) == cards


def test_every_card_says_what_it_does() -> None:
    for face in KungFu2019Pack(CARDS, "cards").faces():
        assert face.text.endswith((".", ":")) and "{" not in face.text
        assert all(number.source for number in face.numbers)


def test_a_card_can_be_told_from_its_short_name() -> None:
    said = KungFu2019Text(KungFu2019(KungFu2019Pack(CARDS, "cards"), 2)).names
    names = [card.name for card in KungFu2019Pack(CARDS, "cards").kinds]
    assert len(set(said)) == len(names)
    for name, short in zip(names, said, strict=True):
        assert not re.search("[,!]", short)
        whole = re.sub("[,!]", "", name)
        assert short == whole or (whole.startswith(f"{short} ") and len(short.split()) >= 3)
    assert "Now While He Staggers" in said
    assert {"When Done Right", "You Go That Way", "Face Me"} <= {*said}


def test_the_rulebooks_advice_on_archetypes_is_given_where_they_are_chosen() -> None:
    (option,) = [option for option in KungFu2019Definition().options if option.name == "archetypes"]
    assert option.description.endswith("Best with the expansion, and not in a first game.")


def test_only_blocks_ask_for_the_kind_of_an_attack_card() -> None:
    """kff19.attack.subtype: other effects may only require an attack card, which names all four kinds."""
    for card in KungFu2019Pack(CARDS, "cards").kinds:
        for effect in card.effects:
            named = {*effect.against} & {*SUBTYPES[ATTACK]}
            assert card.kind == BLOCK or not named or len(named) == 4, card.id


def test_no_card_does_anything_to_a_target_that_ignores_its_attack() -> None:
    """kff19.block.ignore: these keywords do, or defend against the attack that removes them
    (kff19.resolve.no-lost-defence). They exist for custom cards and earlier packs."""
    words = {"target-draws", "target-discards", "bar-counterattacks", "damaged-weapon-goes", "damaged-stance-goes"}
    used = {effect.type.name for card in KungFu2019Pack(CARDS, "cards").kinds for effect in card.effects}
    assert words <= {word.name for word in EFFECT_TYPES}
    assert not used & words


def test_an_attack_says_its_kind_unless_its_name_does() -> None:
    texts = {face.id: face.text for face in KungFu2019Pack(CARDS, "cards").faces()}
    assert texts["punch"] == "Attack for 2."
    assert texts["heel-like-thunder"].startswith("Attack for 5, a Kick. ")
    assert texts["sword"].startswith("Attack for 3. ")


def test_blocks_that_name_a_kind_of_attack_are_those_that_a_feint_gets_past() -> None:
    pack = KungFu2019Pack(CARDS, "cards")
    texts = {face.id: face.text for face in pack.faces()}
    blocks = [card for card in pack.kinds if card.kind == "block"]
    named = {card.id for card in blocks if re.search(r"(Punch|Kick|Throw|Trip|Weapon) attack", texts[card.id])}
    assert named == {card.id for card in blocks if card.subtype == "kind"}


def test_blocks_that_take_over_are_still_read_in_packs_of_before_revision_3() -> None:
    (earlier,) = [pack for pack in registry.archived_packs("kung-fu-2019") if "revision = 2\n" in pack.text]
    table = Table("kick", "face-me blocking-kick", pack=earlier.text)
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play face-me", "play blocking-kick")
    assert table.state.chi == [20, 20]
    assert table.asks() == "2 counterattack"


def test_a_challenge_is_not_the_one_block_of_its_player() -> None:
    faces = {face.id: face for face in KungFu2019Pack(CARDS, "cards").faces()}
    assert faces["face-me"].kind == "challenge"
    assert faces["trading-places"].kind == "team challenge"
    table = Table("kick", "face-me blocking-kick", "")
    table.does(1, "target 2", "attack kick", "done")
    table.does(2, "play face-me")
    table.does(3, "pass")
    assert table.may(2) == ["play blocking-kick", "pass"]
