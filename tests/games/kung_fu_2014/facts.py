"""What tests of all games must know about KungFu Fighting (2014)."""

from __future__ import annotations

from typing import Any

from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from tests.game_facts import EventFacts, GameFacts, PackFacts


def make_small_search(game: Game, dice: Dice) -> Player:
    return SuccessiveHalvingBot(game, evaluator_for(game), Budget(max_games=6), dice, min_samples=1)


def count(reader: Any, kind: str, seat: int, cards: list[int], number: int) -> None:
    if kind in ("attack", "attack-spirit"):
        reader.attacker, reader.lying = seat, cards
    elif kind in ("damage", "spirit") and reader.attacker >= 0:
        reader.count(reader.attacker, reader.lying, "chi", number)


FACTS = GameFacts(
    PackFacts(
        fingerprint="ad8536af4a64bf68",
        num_new_entries=5,
        disabled=(("card", "fan", "copies", {}),),
        problems=((("card", 2, "effects", 0, "n"), 21, "should be from 1 to 20"),),
        number_changes=(("card.snap-kick.copies", 3, ["deck_size = 91", "copies = 3"]),),
        numbers_on_faces={"attack": "attack", "defence": "defence"},
    ),
    EventFacts(
        card_columns={
            "attacked": "attack attack-spirit",
            "blocked": "block block-spirit",
            "paid": "pay",
            "discarded": "discard exchange random",
            "returned": "return",
            "left": "out",
        },
        had="dealt drawn",
        played="attacked blocked",
        played_kinds=("attack", "attack-spirit", "block", "block-spirit"),
        has_turn_order=True,
        count=count,
    ),
    make_small_search,
    tuple(f"kung-fu-2014-{seats}" for seats in (2, 3, 6)),
    table=(3, {}),
    table_label="kung-fu-2014-3",
    lab_seats=3,
    strong_card=("sword", {"card.sword.attack": 15}),
    unplayed_card="fan",
    variants=("bold", "between"),
)
