"""What Kung Fur Fight hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.games.kung_fur_fight.rules.game import FurState
from kwoon.hidden_info import Invariants, Places, PlaceSpec


class FurSpec(PlaceSpec):
    """Kung Fur Fight hides the pile, the cards the opponent buried after a Peel, and the cards the opponent is looking
    at."""

    def observe(self, state: State, events: list[Event]) -> None:
        pass  # every card that a seat has seen is face up or in a place that it can look into

    def places(self, state: State) -> Places:
        assert isinstance(state, FurState)
        return {
            "pile": state.pile,
            "buried 0": state.sides[0].buried,
            "buried 1": state.sides[1].buried,
            "look": state.looked_at,
        }

    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        assert isinstance(state, FurState)
        if place == "look":
            return viewer >= 0 and state.combat is not None and state.combat.winner == viewer
        return place == f"buried {viewer}"

    def hides_something_rare(self, state: State) -> bool:
        assert isinstance(state, FurState)
        return bool(state.sides[0].buried or state.sides[1].buried or state.looked_at)


INVARIANTS: Final = Invariants(
    make_spec=FurSpec,
    view_fields=frozenset(
        {"phase", "round", "dogs", "hand", "hand_sizes", "rest", "rest_sizes", "seen_resting", "rangers", "plan"}
        | {"plan_weapons", "plan_coconut", "plan_left", "plan_counted", "plan_limit", "plan_ap", "teams", "weapons"}
        | {"coconut_at", "rewards", "pile", "discard", "buried", "buried_sizes", "look", "look_size", "fronts", "stock"}
        | {"supply", "mushrooms", "mushroom_stock", "coconut", "hua", "raihuu", "blocked", "dishes", "delicacies", "sp"}
        | {"vp", "limits", "limits_now", "passed", "chefs", "ginseng", "eaten", "totals", "results", "arena", "step"}
        | {"deciders", "leaders", "winner", "loss", "spoils", "won", "why", "lowest", "about", "used", "named"}
        | {"full_sp", "full_food", "lead_to_win"}
    ),
    draw_events=frozenset({"reward", "look"}),
    public_draw_events=frozenset({"reward"}),
    min_drafted_moves=5,
)
