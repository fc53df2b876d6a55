"""What tests of all games must know about FIGHT."""

from __future__ import annotations

from typing import Any

from kwoon.bots.fight.network import NetworkBlendBot, load_network_bot
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from tests.game_facts import EventFacts, GameFacts, PackFacts
from tests.games.fight.packs import FIGHT_PACKS


def make_small_search(game: Game, dice: Dice) -> Player:
    network_bot = load_network_bot(game, dice)
    assert network_bot is not None
    return NetworkBlendBot(game, evaluator_for(game), Budget(max_games=3), dice, network_bot)


def count(reader: Any, kind: str, seat: int, cards: list[int], number: int) -> None:
    if kind == "reveal":
        for each in range(2):
            reader.count(each, [cards[each]], "played")


FACTS = GameFacts(
    PackFacts(
        fingerprint="c4b6e027cc7d26ea",
        num_new_entries=1,
        disabled=(("card", "S3", "copies", {}),),
        problems=(
            (("card", 3, "value"), 0, "is 0, but should be from 1 to 99"),
            (("card", 3, "suit"), "hearts", "should be spades, the suit of Punch"),
            (("move", 0, "name"), "Pun\u202ech", "contains a character that cannot be printed"),
            (("move", 0, "name"), "P" * 61, "has 61 characters, but at most 60 are allowed"),
        ),
        number_changes=(("card.S4.points", 7, ["points = 7"]), ("card.S1.value", 2, ["value = 2"])),
        numbers_on_faces={"value": "value", "points": "points"},
    ),
    EventFacts(
        card_columns={"taken": "take", "won": "win", "breaker": "breaker"},
        had="dealt drawn taken",
        played="played",
        played_kinds=("reveal",),
        wins_round=("round-by-points", "round-by-breaker"),
        first="coin",
        count=count,
    ),
    make_small_search,
    ("concession", "depletion", "points"),
    table_label="fight-2",
    strong_card=("S1", {"card.S1.points": 13}),
    unplayed_card="D4",
    has_drafts_of_different_length=False,
    custom_packs=FIGHT_PACKS,
    variants=("tricky", "between"),
)
