"""What tests of all games must know about Kung Fur Fight."""

from __future__ import annotations

from typing import Any

from kwoon.bots.kung_fur_fight.evaluator import FurEvaluator
from kwoon.bots.kung_fur_fight.master_search import FurMasterBot
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from tests.game_facts import EventFacts, GameFacts, PackFacts


def make_small_search(game: Game, dice: Dice) -> Player:
    assert isinstance(game, KungFurFight)
    return FurMasterBot(game, dice, FurEvaluator(), Budget(max_games=300))


def count(reader: Any, kind: str, seat: int, cards: list[int], number: int) -> None:
    if kind == "round":
        reader.leaders = {}
    elif kind == "team":
        reader.leaders[seat, number] = cards[0]
    elif kind == "win":
        for each, column in ((seat, "won"), (1 - seat, "lost")):
            if (each, number) in reader.leaders:
                reader.count(each, [reader.leaders[each, number]], column)
    elif kind == "gain-vp":
        reader.count(seat, cards[:1], "vp", number)
    elif kind in ("gain-sp", "lose-sp"):
        reader.count(seat if kind == "gain-sp" else 1 - seat, cards[:1], "sp", number)


def start_with_full_spirit(data: dict[str, Any], printed: dict[str, Any]) -> None:
    data["start"]["sp"] = 12


FACTS = GameFacts(
    PackFacts(
        fingerprint="0405d28593f5494c",
        num_new_entries=4,
        disabled=(("card", "boom", "copies", {}),),
        problems=(
            (("limits", "sp_max"), 11, "is 11, but should be from 12 to 99"),
            (("card", 0, "ability", "word"), "none-such", "should be one of: none, chef"),
        ),
        number_changes=(
            ("card.boom.copies", 5, ["cards_total = 53", "reward_pile = 35", "copies = 5"]),
            ("card.boom.ability.first", -3, []),
        ),
        numbers_on_faces={"AP": "ap", "copies": "copies"},
        prolong=start_with_full_spirit,
    ),
    EventFacts(
        card_columns={"brought": "team add", "gained": "gain"},
        first_card_columns={"led": "team"},
        had="brought gained",
        played="brought gained",
        turn="round",
        counts_draws=False,
        has_opening_values=False,
        count=count,
    ),
    make_small_search,
    tuple(
        f"kung-fur-fight-{name}" for name in ("defeated", "draw", "pile", "victory", "unused-ability", "unused-token")
    ),
    table_label="kung-fur-fight-2",
    unplayed_card="ban",
    is_unplayed_card_never_needed=True,
    has_hidden_drafts=True,
    plans_from_public_hands=True,
    variants=("planner",),
)
