"""What KungFu Fighting (2014) hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, State
from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from kwoon.hidden_info import HandSpec, Invariants


class KungFu2014Spec(HandSpec):
    """The 2014 game hides hands and the deck, except for cards that returned to a hand from the table."""

    def observe(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "return":
                self.mark_seen(list(self.viewers), f"hand {event.seat}", event.cards)
        self.forget_what_left(state)

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, KungFu2014State)
        return self.unseen_cards(SPECTATOR, state.known)


INVARIANTS: Final = Invariants(
    make_spec=KungFu2014Spec,
    view_fields=frozenset(
        {"hand", "hand_sizes", "known", "chi", "out", "deck", "discard", "active", "turn", "phase", "why", "waiting"}
        | {"attacker", "against", "stance", "base", "broken", "enhancements", "finishing", "spread", "total", "spirit"}
        | {"stance_at", "base_at", "cleared", "targets", "decided", "block_stances", "block_bases", "block_broken"}
        | {"block_enhancements", "block_totals", "block_spirits", "block_stance_at", "block_base_at", "given_up"}
        | {"block_cleared", "through", "lost", "at", "build", "build_values", "build_total", "build_spirit"}
        | {"values", "block_values", "coming", "build_broken", "full_chi", "table"}
    ),
    draw_events=frozenset({"draw", "random"}),
    public_draw_events=frozenset({"random"}),
    min_drafted_moves=0.5,
)
