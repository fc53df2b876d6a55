"""What Dragon Punch hides according to its clauses, stated independently of its views."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.games.dragon_punch.rules.game import DragonState
from kwoon.games.dragon_punch.rules.state import ADDING, SWITCHING
from kwoon.hidden_info import HiddenInfoSpec, Invariants


class DragonSpec(HiddenInfoSpec):
    """Dragon Punch hides which side of an unflipped card is up and, in a custom fight, which cards a player has."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.flipped_this_round: set[int] = set()
        """Kinds of which a card was flipped or played in this round."""
        self.ever_seen: set[int] = set()
        """Kinds of which a card has ever been flipped or played."""

    def observe(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, DragonState)
        shown = self.flipped_kinds(state)
        for event in events:
            if event.kind in ("reveal", "flip", "unflip"):
                shown |= {face >> 1 for face in event.cards if face < state.game.faces}
        if state.round != self.round:
            self.round = int(state.round)
            self.flipped_this_round = set()
        self.flipped_this_round |= shown
        self.ever_seen |= shown

    def flipped_kinds(self, state: DragonState) -> set[int]:
        """Return the kinds of which a card is flipped or was just played."""
        kinds = {face >> 1 for face in state.played if 0 <= face < state.game.faces}
        for seat in self.seats:
            kinds |= {kind for slot, kind in enumerate(state.kinds[seat]) if (state.flipped[seat] >> slot) & 1}
        return kinds

    def rearrange(self, state: State, viewer: int, after: State | None, dice: Dice) -> None:
        assert isinstance(state, DragonState)
        shown: set[int] = set()
        if after is not None:
            assert isinstance(after, DragonState)
            shown = (
                self.flipped_kinds(after)
                | self.kinds_in_public_history(after, 0)
                | self.kinds_in_public_history(after, 1)
            )
            if after.round != state.round or 0 in after.health:
                return  # the round ended, which revealed all cards
        for seat in self.seats:
            if seat != viewer and state.kinds[seat]:
                self._redistribute(state, seat, shown, dice)

    def _redistribute(self, state: DragonState, seat: int, shown: set[int], dice: Dice) -> None:
        cards = [
            [kind, (state.red[seat] >> slot) & 1, (state.flipped[seat] >> slot) & 1, int(state.newest[seat] == slot)]
            for slot, kind in enumerate(state.kinds[seat])
        ]
        free = [card for card in cards if not card[2] and card[0] not in self.flipped_this_round | shown]
        basic = [card for card in free if card[0] < state.game.basics]
        sides = [card[1] for card in basic]
        for card in basic:
            card[1] = dice.draw(sides)
        for card in free if state.game.has_secret_hands else []:
            replacements = self._replacements(state, card[0], Counter(each[0] for each in cards))
            replacements = [kind for kind in replacements if kind not in shown]
            if replacements and card[0] not in self.ever_seen | {state.game.taunt}:
                kind = dice.draw(replacements)
                state.unassigned_cards = sorted(
                    (Counter(state.unassigned_cards) - Counter([kind]) + Counter([card[0]])).elements()
                )
                card[0] = kind
        cards.sort()
        state.kinds = [[card[0] for card in cards] if each == seat else state.kinds[each] for each in (0, 1)]
        state.red = list(state.red)
        state.flipped = list(state.flipped)
        state.newest = list(state.newest)
        state.red[seat] = sum(card[1] << slot for slot, card in enumerate(cards))
        state.flipped[seat] = sum(card[2] << slot for slot, card in enumerate(cards))
        if state.newest[seat] >= 0:
            state.newest[seat] = next(slot for slot, card in enumerate(cards) if card[3])

    def _replacements(self, state: DragonState, card: int, held: Counter[int]) -> list[int]:
        """Return the unused cards that could replace a card nobody has seen (dp.ruling.custom-info)."""
        game = state.game
        if card < game.basics:
            replacements = [
                kind for kind in state.unassigned_cards if kind < game.basics and held[kind] < game.supply[kind]
            ]
        else:
            replacements = [kind for kind in state.unassigned_cards if kind >= game.basics and not held[kind]]
        return [kind for kind in replacements if kind not in self.ever_seen | {game.taunt}]

    def hides_something_rare(self, state: State) -> bool:
        """Whether a seat has both red and white cards of kinds that were not flipped in this round."""
        assert isinstance(state, DragonState)
        for seat, kinds in enumerate(state.kinds):
            sides = {
                (state.red[seat] >> slot) & 1 for slot, kind in enumerate(kinds) if kind not in self.flipped_this_round
            }
            if len(sides) > 1:
                return True
        return False

    def moves_stay_hidden(self, state: State) -> bool:
        assert isinstance(state, DragonState)
        return state.phase in (ADDING, SWITCHING)

    def revealed_part(self, state: State) -> object:
        assert isinstance(state, DragonState)
        return [state.current_faces(seat, True) for seat in self.seats]

    def hidden_cards(self, state: State, viewer: int) -> list[tuple[str, list[int]]]:
        assert isinstance(state, DragonState)
        return [
            (f"hand {seat}", state.current_faces(seat, False))
            for seat in self.seats
            if seat != viewer and state.kinds[seat]
        ]

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, DragonState)
        known = self.ever_seen if state.game.has_secret_hands else self.flipped_this_round
        for seat in self.seats:
            if not self.kinds_in_public_history(state, seat) <= known:
                return f"cards of seat {seat} that never lay open: {self.kinds_in_public_history(state, seat) - known}"
        return ""

    def kinds_in_public_history(self, state: DragonState, seat: int) -> set[int]:
        """Return the kinds named in the public history of a seat's cards."""
        game = state.game
        kinds = {entry >> 1 for entry in state.history[seat] if entry < game.shown}
        return kinds | {entry - game.shown for entry in state.history[seat] if game.shown <= entry < game.unflipped}


INVARIANTS: Final = Invariants(
    make_spec=DragonSpec,
    view_fields=frozenset(
        {"hand", "holding", "may_play", "flipped", "newest", "characters", "full", "health", "health_left"}
        | {"initiative", "initiative_next", "played", "damage", "history", "won", "round", "turn", "quiet"}
        | {"undecided", "phase", "hides", "first", "available", "marked", "conceded"}
    ),
    min_drafted_moves=0.35,
)
