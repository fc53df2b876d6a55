"""What Roshambo hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from typing import Final

from kwoon.hidden_info import HandSpec, Invariants


class RoshamboSpec(HandSpec):
    """Hands and the deck are hidden. Cards that others have seen are in the discard pile."""


INVARIANTS: Final = Invariants(
    make_spec=RoshamboSpec,
    view_fields=frozenset({"hand", "hand_sizes", "deck", "discard", "scores", "turn", "conceded"}),
    draw_events=frozenset({"draw"}),
    min_drafted_moves=0.25,
)
