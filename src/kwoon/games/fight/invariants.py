"""What FIGHT hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, State
from kwoon.games.fight.rules.game import FightState
from kwoon.hidden_info import HandSpec, Invariants


class FightSpec(HandSpec):
    """FIGHT hides hands and the deck, except for cards taken from the row."""

    def observe(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "take":
                self.mark_seen(list(self.viewers), f"hand {event.seat}", event.cards)
        self.forget_what_left(state)

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, FightState)
        return self.unseen_cards(SPECTATOR, state.shown)


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
