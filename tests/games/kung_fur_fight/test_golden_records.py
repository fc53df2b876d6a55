"""What happens in the golden records of Kung Fur Fight.

Four records show endings under edition 1: no spirit left, four victories ahead, an empty pile, and a draw with moves
taken back. In two more records, under edition 2, players leave an ability and a token unused and choose the order of
rewards.
"""

from __future__ import annotations

import pytest

from kwoon.registry import load_game_of_record
from tests.records.test_golden_records import HERE, event_kinds


def test_records_have_every_combat_decision_and_token() -> None:
    kinds = {word for end in ("defeated", "draw", "pile", "victory") for word in event_kinds(f"kung-fur-fight-{end}")}
    assert {"coin", "throw", "add", "remove", "look", "bury", "peach", "apple", "turned", "spared"} <= kinds
    assert {"coconut", "mushrooms", "hua", "hua-lost", "raihuu", "steal", "limit-token"} <= kinds
    assert {"crowded-out", "skipped", "tie", "dish", "delicacy", "pass", "recover"} <= kinds


@pytest.mark.parametrize("unused", ["ability", "token"])
def test_edition_2_records_have_unused_abilities_and_tokens(unused: str) -> None:
    text = HERE.joinpath(f"kung-fur-fight-unused-{unused}.record").read_text(encoding="utf-8")
    loaded, header = load_game_of_record(text)
    assert loaded.options == header.options == {"dogs": "drawn", "rewards": "winner chooses", "edition": "2"}
    assert f"{unused}-unused" in event_kinds(f"kung-fur-fight-unused-{unused}")
    assert f" leave {unused} :" in text
    assert " take " in text


@pytest.mark.parametrize("end", ["defeated", "draw", "pile", "victory"])
def test_records_without_edition_use_edition_1(end: str) -> None:
    text = HERE.joinpath(f"kung-fur-fight-{end}.record").read_text(encoding="utf-8")
    assert "option edition" not in text
    assert load_game_of_record(text)[0].options["edition"] == "1"
