"""The numbers of the pack are those on the card faces."""

from __future__ import annotations

from kwoon import registry
from kwoon.lab.packs.addresses import pack_numbers


def test_pack_numbers_match_card_faces() -> None:
    numbers = pack_numbers("dragon-punch", registry.default_pack_text("dragon-punch"))
    by_move = {
        (at.split(".")[-4], at.split(".")[-3], at.split(".")[-1]): n for at, n in numbers.items() if "attack" in at
    }
    # Addresses call the moves of basic cards `white` and `red`, so only moves of characters are found by id.
    seen = 0
    for face in registry.load_game("dragon-punch").faces:
        for number in face.numbers:
            height, _, what = number.name.partition(" ")
            found = by_move.get((face.id, height, {"attack": "strength"}.get(what, what)))
            if found is not None:
                seen += 1
                assert (found.value, found.source) == (number.value, number.source), found.address
    assert seen >= 14
