"""The view fields that are allowed. Every seat receives a new field, so adding one must be a deliberate decision."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import View
from tests.invariants.tables import InvariantTable, at_every_table, random_positions

COMMON_FIELDS = {"seat", "pending_seats", "draft"}
FIELDS = {
    "fight": COMMON_FIELDS
    | {"hand", "hand_sizes", "shown", "row", "deck", "played", "prize", "discard", "piles", "breaker", "scores", "won"}
    | {"piles_shown"}
    | {"round", "turn", "phase", "picker", "picks", "beaten", "goal", "rounds", "conceded"},
    "dragon-punch": COMMON_FIELDS
    | {"hand", "holding", "may_play", "flipped", "newest", "characters", "full", "health", "health_left", "initiative"}
    | {"initiative_next", "played", "damage", "history", "won"}
    | {"round", "turn", "quiet", "undecided", "phase", "hides", "first", "available", "marked", "conceded"},
    "kung-fur-fight": COMMON_FIELDS
    | {"phase", "round", "dogs", "hand", "hand_sizes", "rest", "rest_sizes", "seen_resting", "rangers", "plan"}
    | {"plan_weapons", "plan_coconut", "plan_left", "plan_counted", "plan_limit", "plan_ap", "teams", "weapons"}
    | {"coconut_at", "rewards", "pile", "discard", "buried", "buried_sizes", "look", "look_size", "fronts", "stock"}
    | {"supply", "mushrooms", "mushroom_stock", "coconut", "hua", "raihuu", "blocked", "dishes", "delicacies", "sp"}
    | {"vp", "limits", "limits_now", "passed", "chefs", "ginseng", "eaten", "totals", "results", "arena", "step"}
    | {"deciders", "leaders", "winner", "loss", "spoils", "won", "why", "lowest", "about", "used", "named"},
    "kung-fu-2014": COMMON_FIELDS
    | {"hand", "hand_sizes", "known", "chi", "out", "deck", "discard", "active", "turn", "phase", "why", "waiting"}
    | {"attacker", "against", "stance", "base", "broken", "enhancements", "finishing", "spread", "total", "spirit"}
    | {"stance_at", "base_at", "cleared", "targets", "decided", "block_stances", "block_bases", "block_broken"}
    | {"block_enhancements", "block_totals", "block_spirits", "block_stance_at", "block_base_at", "given_up"}
    | {"block_cleared", "through", "lost", "at", "build", "build_values", "build_total", "build_spirit"}
    | {"values", "block_values", "coming", "build_broken", "full_chi", "table"},
    "kung-fu-2019": COMMON_FIELDS
    | {"hand", "hand_sizes", "known", "team", "chi", "most_chi", "out", "weapon", "on_weapon", "stance"}
    | {"on_stance", "archetype", "beside", "aside", "poison", "deck", "discard", "active", "turn", "attacked"}
    | {"forfeited", "phase", "why", "steps", "spent", "takes", "attack_by", "attack_against", "attack_group"}
    | {"attack_base", "attack_way", "attack_armed", "attack_flags", "attack_splitter", "attack_most"}
    | {"attack_helped", "attack_void", "attack_base_value", "attack_bonus", "attack_cards", "attack_owners"}
    | {"attack_ways", "attack_values", "attack_targets", "attack_aims", "attack_damage", "attack_blocks"}
    | {"attack_block_by", "attack_faced", "attack_taken", "build_base", "build_base_value", "build_bonus"}
    | {"attack_gains", "build_cards", "build_values", "build_targets", "build_damage", "build_gains"},
}


def attributes(view: object) -> set[str]:
    names = {name for name in dir(view) if not (name.startswith("__") and name.endswith("__"))}
    return {name for name in names if not callable(getattr(view, name))}


def unlisted(view: View, game: str) -> set[str]:
    return (attributes(view) | set(view.as_dict())) - FIELDS[game]


@at_every_table
def test_view_has_exactly_the_listed_fields(table: InvariantTable) -> None:
    for state in random_positions(table, 20, 1, every=9):
        for viewer in table.viewers:
            view = state.view(viewer)
            assert unlisted(view, table.definition.id) == set()
            assert set(view.as_dict()) == FIELDS[table.definition.id]


@at_every_table
def test_attribute_added_to_view_is_not_in_its_dict(table: InvariantTable) -> None:
    """Only fields are in `as_dict()`, which is all that is sent, shown and compared."""
    view = table.deal(LiveDice(1)).view(0)
    try:
        object.__setattr__(view, "secret", (1, 2))
    except AttributeError:
        return  # compiled views accept no further attributes
    assert "secret" not in view.as_dict()
    assert unlisted(view, table.definition.id) == {"secret"}


@dataclass
class ViewWithExtraField:
    """A view with a field that someone added without considering who may see it."""

    seat: int
    pending_seats: tuple[int, ...]
    draft: tuple[int, ...]
    deck_order: tuple[int, ...]

    def facts(self) -> dict[str, object]:
        return dict(vars(self))


@pytest.mark.parametrize("game", FIELDS)
def test_unlisted_view_field_is_detected(game: str) -> None:
    view: object = ViewWithExtraField(0, (), (), (3, 1, 2))
    assert attributes(view) - FIELDS[game] == {"deck_order"}
