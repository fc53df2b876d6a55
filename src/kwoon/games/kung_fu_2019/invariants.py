"""What Kung Fu Fighting! (2019) hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.rules.pending_steps import COUNTER, DECLARE
from kwoon.hidden_info import HandSpec, Invariants


class KungFu2019Spec(HandSpec):
    """The 2019 game hides hands and the deck, even from teammates. A player who passes a card knows where it is
    (kff19.info.hands, kff19.info.pass)."""

    def observe(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "pass-card":
                self.mark_seen([event.seat], f"hand {event.number}", event.cards)
        self.forget_what_left(state)

    def is_fixed(self, state: State, place: str) -> bool:
        """Whether a hand must stay unchanged because its seat has committed to another attack or to a Block, and
        therefore holds the cards for it."""
        assert isinstance(state, KungFu2019State)
        if place == "deck":
            return False
        seat = int(place.split()[1])
        for step in state.steps:
            if step.step_type == DECLARE and step.stage != COUNTER and step.seat == seat:
                return True
        for attack in state.attacks:
            for card, owner in zip(attack.cards, attack.owners, strict=True):
                if owner == seat and state.kinds.extra_attack[card]:
                    return True
            for at, taken in enumerate(attack.target_settled):
                if taken and attack.targets[at] == seat:
                    return True
        return False

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, KungFu2019State)
        return " and ".join(filter(None, [self.unseen_cards(seat, known) for seat, known in enumerate(state.known)]))


INVARIANTS: Final = Invariants(
    make_spec=KungFu2019Spec,
    view_fields=frozenset(
        {"hand", "hand_sizes", "known", "team", "chi", "most_chi", "out", "weapon", "on_weapon", "stance"}
        | {"on_stance", "archetype", "beside", "aside", "poison", "deck", "discard", "active", "turn", "attacked"}
        | {"forfeited", "phase", "why", "steps", "spent", "takes", "attack_by", "attack_against", "attack_group"}
        | {"attack_base", "attack_way", "attack_armed", "attack_flags", "attack_splitter", "attack_most"}
        | {"attack_helped", "attack_void", "attack_base_value", "attack_bonus", "attack_cards", "attack_owners"}
        | {"attack_ways", "attack_values", "attack_targets", "attack_aims", "attack_damage", "attack_blocks"}
        | {"attack_block_by", "attack_faced", "attack_taken", "build_base", "build_base_value", "build_bonus"}
        | {"attack_gains", "build_cards", "build_values", "build_targets", "build_damage", "build_gains"}
    ),
    draw_events=frozenset({"draw", "random", "dealt"}),
    public_draw_events=frozenset({"random", "dealt"}),
    min_drafted_moves=0.45,
)
