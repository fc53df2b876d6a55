"""What tests of all games must know about Kung Fu Fighting! (2019)."""

from __future__ import annotations

from typing import Any

from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from tests.game_facts import EventFacts, GameFacts, PackFacts

TABLES = (
    *("2", "2-archetypes", "2-expansion", "2v2", "2v2v2", "3", "3v3", "4", "4-archetypes", "6", "6-archetypes"),
    *("duel", "free", "teams", "evened", "challenges"),
)
STRUCK = "base strike base-split strike-split smash"


def make_small_search(game: Game, dice: Dice) -> Player:
    return SuccessiveHalvingBot(game, evaluator_for(game), Budget(max_games=6), dice, min_samples=1)


def count(reader: Any, kind: str, seat: int, cards: list[int], number: int) -> None:
    if kind in STRUCK.split():
        reader.attacker = seat
    elif kind == "damage" and reader.attacker >= 0:
        reader.count(reader.attacker, cards, "chi", number)


FACTS = GameFacts(
    PackFacts(
        fingerprint="7ab418a3b6e8d396",
        num_new_entries=12,
        disabled=(("card", "kick", "copies", {}), ("card", "imperial-general", "copies", {})),
        problems=(
            (("card", 0, "effects"), [], "should be one or more [[effects]] entries"),
            (("card", 0, "heal"), 2, "is not allowed on a card of kind 'attack'"),
        ),
        number_changes=(("card.punch.copies", 8, ["original_size = 98", "copies = 8"]),),
        numbers_on_faces={"attack": "attack", "bonus": "bonus", "defence": "defence", "heal": "heal"},
    ),
    EventFacts(
        card_columns={
            "struck": STRUCK,
            "added": "enhance join hurl split join-split",
            "blocked": "block block-for snap",
            "entered": "weapon stance attach",
            "restored": "restore",
            "special": "special face pass-on",
            "discarded": "discard",
            "given": "drop replace gone lose lapse",
            "taken": "take",
            "left": "out",
        },
        had="dealt drawn taken",
        played="struck added blocked entered restored special",
        has_turn_order=True,
        count=count,
    ),
    make_small_search,
    tuple(f"kung-fu-2019-{table}" for table in TABLES),
    table=(4, {"format": "2v2", "archetypes": "dealt", "expansion": "yes"}),
    table_label="kung-fu-2019-4",
    lab_seats=4,
    strong_card=("sword", {"card.sword.attack": 12}),
    unplayed_card="trip",
    variants=("bold",),
)
