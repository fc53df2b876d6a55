"""What FIGHT hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.games.fight.rules.game import FightState
from kwoon.hidden_info import Invariants, Places, PlaceSpec


class FightSpec(PlaceSpec):
    """FIGHT hides hands and the deck, except for cards taken from the row."""

    def observe(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "take":
                self.mark_seen(list(self.viewers), f"hand {event.seat}", event.cards)
        self.forget_what_left(state)

    def places(self, state: State) -> Places:
        assert isinstance(state, FightState)
        return {"deck": state.deck} | {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}

    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        return place == f"hand {viewer}"

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, FightState)
        for seat, shown in enumerate(state.shown):
            if Counter(shown) - self.seen[0].get(f"hand {seat}", Counter()):
                return f"cards of seat {seat} that were not taken from the row: {shown}"
        return ""


INVARIANTS: Final = Invariants(
    make_spec=FightSpec,
    view_fields=frozenset(
        {"hand", "hand_sizes", "shown", "row", "deck", "played", "prize", "discard", "piles", "breaker", "scores"}
        | {"won", "piles_shown", "round", "turn", "phase", "picker", "picks", "beaten", "goal", "rounds"}
        | {"conceded"}
    ),
    draw_events=frozenset({"row", "draw"}),
    public_draw_events=frozenset({"row"}),
    min_drafted_moves=0.25,
)
