"""What tests of all games must know about Dragon Punch."""

from __future__ import annotations

from typing import Any

from kwoon.bots.dragon_punch.search import DragonSearchBot
from kwoon.bots.search_common import Budget
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.games.dragon_punch.rules.game import DragonPunch
from tests.game_facts import EventFacts, GameFacts, PackFacts

HIT = "hit-alone hit-initiative hit-time hit-same-time hit-uninterruptible"
INTERRUPTED = "interrupted-initiative interrupted-time interrupted-projectile"


def make_small_search(game: Game, dice: Dice) -> Player:
    assert isinstance(game, DragonPunch)
    return DragonSearchBot(game, dice, 1, Budget(max_games=2))


def count(reader: Any, kind: str, seat: int, cards: list[int], number: int) -> None:
    if kind == "reveal":
        reader.shown = cards
        for each in range(2):
            reader.count(each, [cards[each]], "played")
    elif kind in f"blocked evaded {INTERRUPTED}".split():
        reader.count(1 - seat, [cards[1]], "stopped")
    elif kind == "damage" and reader.shown:
        reader.count(1 - seat, [reader.shown[1 - seat]], "damage", number)
        reader.count(seat, [reader.shown[seat]], "suffered", number)
    elif kind == "initiative":
        reader.count(seat, [reader.shown[seat]], "initiative")


def block_with_basic_cards(data: dict[str, Any], printed: dict[str, Any]) -> None:
    data["basic"] = printed["basic"]
    for card in data["basic"]:
        for side in (card["white"], card["red"]):
            side["high"], side["low"] = {"block": True}, {"block": True}


FACTS = GameFacts(
    PackFacts(
        fingerprint="086fae3a7b5815af",
        num_new_entries=2,
        disabled=(
            ("basic", "low-poke", "copies_per_player", {"custom_health": 6}),
            ("character", "reed", "copies", {}),
        ),
        problems=(
            (("basic", 0, "white", "high", "attack", "strength"), 21, "should be from 0 to 20"),
            (("character", 1, "move", 1, "effects"), ["unflip", "unflip"], "names 'unflip' twice"),
            (("basic", 1, "id"), "other", "should be low-poke, the id of Low Poke"),
        ),
        number_changes=(
            (
                "character.reed.move.twin-herons.low.attack.strength",
                1,
                ["low = { attack = { strength = 1, time = 5 } }"],
            ),
            ("basic.fireball.white.high.attack.time", 5, ["high = { attack = { strength = 1, time = 5 } }"]),
        ),
        numbers_on_faces=None,
        prolong=block_with_basic_cards,
    ),
    EventFacts(
        first_card_columns={"hit": HIT, "blocked": "blocked", "evaded": "evaded", "interrupted": INTERRUPTED},
        had="played",
        played="played",
        wins_round=("round-won",),
        counts_draws=False,
        has_opening_values=False,
        count=count,
    ),
    make_small_search,
    tuple(f"dragon-punch-{name}" for name in ("custom", "duel", "tag-team", "knockouts-1", "knockouts-2")),
    table=(None, {"mode": "tag-team"}),
    table_label="dragon-punch-2-mode=custom",
    unplayed_card="throw",
    is_unplayed_card_never_needed=True,
    # All built hands have the same size.
    has_drafts_of_different_length=False,
    variants=("tricky",),
)
