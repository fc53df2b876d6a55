"""Packs: error messages name the location and the reason, and changed numbers affect the game and its text."""

from __future__ import annotations

import pytest

from kwoon.core.toml_reader import PackError
from kwoon.games.kung_fu_2014.cards.pack import KungFu2014Pack
from tests.games.kung_fu_2014.fixtures import CARDS, KungFu2014Fixture


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'word = "sweep"',
            'word = "swoop"',
            "card 'leg-sweep': effects number 1: 'word' is 'swoop', but should be one of",
        ),
        (
            'word = "return-one"',
            'word = "return-one", n = 1',
            "card 'tiger-stance': effects number 1: 'n' is not a known field",
        ),
        ('word = "break-block", n = 6', 'word = "break-block"', "card 'fan': effects number 1: 'n' is missing"),
        ('word = "break-block"', 'word = "exchange"', "is not allowed for kind 'weapon', only for: stance"),
        ("deck_size = 90", "deck_size = 91", "'deck_size' should be 90"),
        ('id = "fan"', 'id = "fast"', "card 'fast': 'id' is 'fast', which is already the id of another entry"),
        ('name = "Fan"', 'name = "Fast!"', "'name' is 'Fast!', which is already the name of another card"),
        ("start_chi = 20", "start_chi = 21", "'start_chi' is 21, but should be from 1 to 20"),
        ('kind = "finishing move"', 'kind = "finisher"', "'kind' is 'finisher'"),
        ("spirit = false\n", "", "'spirit' is missing; it should be true or false"),
        ("attack = 1\n", "attack = -1\n", "card 'punch': 'attack' is -1"),
        ('pile = "table"\n', "", "'deck_size' should be 93"),
        ('word = "counter"', 'word = "damage-draw", n = 1', "the card has no 'attack'"),
    ],
)
def test_invalid_pack_is_rejected_with_reason(old: str, new: str, message: str) -> None:
    assert old in CARDS
    with pytest.raises(PackError) as error:
        KungFu2014Pack(CARDS.replace(old, new, 1), "my.toml")
    assert message in str(error.value)
    assert str(error.value).startswith("my.toml")


def test_changed_number_changes_game_and_text() -> None:
    changed = CARDS.replace('word = "break-block", n = 6', 'word = "break-block", n = 2')
    text = next(str(face.text) for face in KungFu2014Pack(changed, "my.toml").faces() if face.id == "fan")
    assert "for 2" in text
    table = KungFu2014Fixture("table", "fan", pack=changed)
    table.does(1, "play table", "target 2")
    table.does(2, "break fan", "done")
    assert table.state.chi[1] == 16


def test_every_card_with_effect_has_text() -> None:
    pack = KungFu2014Pack(CARDS, "cards")
    for card in pack.kinds:
        text = str(card.printed_text())
        assert bool(card.effects) <= bool(text)
        assert "{" not in text
        for effect in card.effects:
            if effect.type.has_number and effect.n > 1:
                assert str(effect.n) in str(effect.printed_text())
