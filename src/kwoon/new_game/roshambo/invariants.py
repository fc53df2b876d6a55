"""What Roshambo hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.hidden_info import Invariants, Places, PlaceSpec
from kwoon.new_game.roshambo.rules import RoshamboState


class RoshamboSpec(PlaceSpec):
    """Hands and the deck are hidden."""

    def observe(self, state: State, events: list[Event]) -> None:
        pass  # Cards that others have seen are in the discard pile.

    def places(self, state: State) -> Places:
        assert isinstance(state, RoshamboState)
        return {"deck": state.deck, "hand 0": state.hands[0], "hand 1": state.hands[1]}

    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        return place == f"hand {viewer}"


INVARIANTS: Final = Invariants(
    make_spec=RoshamboSpec,
    view_fields=frozenset({"hand", "hand_sizes", "deck", "discard", "scores", "turn", "conceded"}),
    draw_events=frozenset({"draw"}),
    min_drafted_moves=0.25,
)
