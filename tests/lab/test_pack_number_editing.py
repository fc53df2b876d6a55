"""Every number in every pack has an address and a source, and can be set without changing any other line."""

from __future__ import annotations

import pytest

from kwoon import registry
from kwoon.core.toml_reader import PackError
from kwoon.games import GAMES
from kwoon.lab.errors import LabError
from kwoon.lab.packs.addresses import UNKNOWN_SOURCE, pack_numbers
from kwoon.lab.packs.edit import PackEditor
from kwoon.lab.report.pack_diff import pack_differences
from tests.game_facts import FACTS

IDS = [box.id for box in GAMES]


@pytest.mark.parametrize("game", IDS)
def test_setting_current_values_gives_identical_pack(game: str) -> None:
    editor = PackEditor(game)
    assert len(editor.numbers) > 50
    assert editor.text_with_numbers({at: number.value for at, number in editor.numbers.items()}) == editor.text


@pytest.mark.parametrize("game", IDS)
def test_every_number_has_a_source(game: str) -> None:
    assert [
        n.address for n in pack_numbers(game, registry.default_pack_text(game)).values() if n.source == UNKNOWN_SOURCE
    ] == []


@pytest.mark.parametrize("game", [game for game, facts in FACTS.items() if facts.pack.numbers_on_faces])
def test_pack_numbers_match_card_faces(game: str) -> None:
    numbers = pack_numbers(game, registry.default_pack_text(game))
    fields = FACTS[game].pack.numbers_on_faces
    assert fields is not None
    seen = 0
    for face in registry.load_game(game).faces:
        for number in face.numbers:
            name = fields.get(number.name, f"effects.{number.name}.n")
            found = numbers.get(f"card.{face.id}.{name}")
            if found is not None:
                seen += 1
                assert (found.value, found.source) == (number.value, number.source), found.address
    assert seen >= 40


def changed_lines(before: str, after: str) -> list[str]:
    one, other = before.split("\n"), after.split("\n")
    assert len(one) == len(other)
    return [line for line, old in zip(other, one, strict=True) if line != old]


@pytest.mark.parametrize(
    ("game", "at", "value", "lines"),
    [(game, *change) for game, facts in FACTS.items() for change in facts.pack.number_changes],
)
def test_changing_a_number_updates_its_line_and_derived_totals(
    game: str, at: str, value: int, lines: list[str]
) -> None:
    editor = PackEditor(game)
    text = editor.text_with_numbers({at: value})
    found = changed_lines(editor.text, text)
    assert pack_numbers(game, text)[at].value == value
    assert len(found) == max(1, len(lines))
    assert not lines or found == lines
    # The editor's own text is unchanged.
    assert editor.text_with_numbers({}) == editor.text


def test_number_bounds_match_the_pack_reader() -> None:
    editor = PackEditor("fight")
    assert editor.number_bounds("card.S3.value") == (1, 99)
    assert editor.number_bounds("row_size") == (2, 9)


def test_invalid_number_raises_error_with_its_address() -> None:
    editor = PackEditor("fight")
    with pytest.raises(PackError, match=r"card 'S3': 'value' is 0, but should be from 1 to 99"):
        editor.text_with_numbers({"card.S3.value": 0})
    with pytest.raises(LabError, match=r"no number at 'card\.S3\.valeu'. Similar addresses: card\.S3\.value"):
        editor.text_with_numbers({"card.S3.valeu": 1})
    with pytest.raises(LabError, match="is derived from other numbers"):
        editor.text_with_numbers({"deck_size": 30})
    with pytest.raises(PackError, match="the Cats have 9 animals, but should have 10"):
        PackEditor("kung-fur-fight").text_with_numbers({"card.ban.copies": 2})


def differences(game: str, pack_text: str) -> list[str]:
    return [str(each) for each in pack_differences(game, pack_text)]


def test_pack_differences_include_numbers_that_are_on_no_card() -> None:
    fight, fur = PackEditor("fight"), PackEditor("kung-fur-fight")
    assert differences("fight", fight.text) == []
    assert differences("fight", fight.text_with_numbers({"rounds_to_win": 3, "card.S1.points": 4})) == [
        "Punch: points 1 -> 4",
        "rounds_to_win 2 -> 3",
    ]
    # Copies are compared too. A number that is not shown on a card is named by its address.
    later = PackEditor("kung-fu-2019")
    assert differences("kung-fu-2019", later.text_with_numbers({"card.punch.copies": 8})) == ["Punch: copies 9 -> 8"]
    assert differences("kung-fur-fight", fur.text_with_numbers({"card.boom.ability.first": -4})) == [
        "card.boom.ability.first -2 -> -4"
    ]
