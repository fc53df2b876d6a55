"""A specification of hidden information for each game, derived from its clauses."""

from __future__ import annotations

from collections import Counter

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import State
from kwoon.games.dragon_punch.rules.game import DragonState
from kwoon.games.dragon_punch.rules.state import ADDING, SWITCHING
from kwoon.games.fight.rules.game import FightState
from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from kwoon.games.kung_fu_2019.rules.pending_steps import COUNTER, DECLARE
from kwoon.games.kung_fur_fight.rules.game import FurState
from tests.invariants.tables import InvariantTable
from tests.invariants.twin_positions import HiddenInfoSpec, Places, PlaceSpec


def hands_and_deck(state: FightState | KungFu2014State | KungFu2019State) -> Places:
    return {"deck": state.deck} | {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}


class FightSpec(PlaceSpec):
    """FIGHT hides hands and the deck, except for cards taken from the row."""

    def observe(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "take":
                self.mark_seen(list(self.table.viewers), f"hand {event.seat}", event.cards)
        self.forget_what_left(state)

    def places(self, state: State) -> Places:
        assert isinstance(state, FightState)
        return hands_and_deck(state)

    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        return place == f"hand {viewer}"

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, FightState)
        for seat, shown in enumerate(state.shown):
            if Counter(shown) - self.seen[0].get(f"hand {seat}", Counter()):
                return f"cards of seat {seat} that were not taken from the row: {shown}"
        return ""


class KungFu2014Spec(PlaceSpec):
    """The 2014 game hides hands and the deck, except for cards that returned to a hand from the table."""

    def observe(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "return":
                self.mark_seen(list(self.table.viewers), f"hand {event.seat}", event.cards)
        self.forget_what_left(state)

    def places(self, state: State) -> Places:
        assert isinstance(state, KungFu2014State)
        return hands_and_deck(state)

    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        return place == f"hand {viewer}"

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, KungFu2014State)
        for seat, known in enumerate(state.known):
            if Counter(known) - self.seen[0].get(f"hand {seat}", Counter()):
                return f"cards of seat {seat} that did not come back from the table: {known}"
        return ""


class KungFu2019Spec(PlaceSpec):
    """The 2019 game hides hands and the deck, even from teammates. A player who passes a card knows where it is
    (kff19.info.hands, .pass)."""

    def observe(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "pass-card":
                self.mark_seen([event.seat], f"hand {event.number}", event.cards)
        self.forget_what_left(state)

    def places(self, state: State) -> Places:
        assert isinstance(state, KungFu2019State)
        return hands_and_deck(state)

    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        return place == f"hand {viewer}"

    def is_fixed(self, state: State, place: str) -> bool:
        """Return whether a hand must stay unchanged: a seat that has committed to attack again or to block holds the
        cards for it."""
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
        for viewer, known_by_seat in enumerate(state.known):
            for seat, known in enumerate(known_by_seat):
                if Counter(known) - self.seen[viewer + 1].get(f"hand {seat}", Counter()):
                    return f"cards of seat {seat} that seat {viewer} did not hand over: {known}"
        return ""


class FurSpec(PlaceSpec):
    """Kung Fur Fight hides the pile, the cards the opponent buried after a Peel, and the cards the opponent is looking
    at."""

    def observe(self, state: State, events: list[Event]) -> None:
        pass  # seats see cards that lie face up or in a place that they can look into

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


class DragonSpec(HiddenInfoSpec):
    """Dragon Punch hides which side of an unflipped card is up and, in a custom fight, which cards a player has."""

    def __init__(self, table: InvariantTable) -> None:
        super().__init__(table)
        self.round = 0
        self.flipped_this_round: set[int] = set()
        """Kinds with a card that has lain flipped in this round."""
        self.ever_seen: set[int] = set()
        """Kinds with a card that has ever been seen."""

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
        """Return the kinds with a card that is flipped or was just played."""
        kinds = {face >> 1 for face in state.played if 0 <= face < state.game.faces}
        for seat in self.table.seats:
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
                return  # a new round starts, and the end of the last one revealed all cards
        for seat in self.table.seats:
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
        """Return the unused cards that could replace a card that nobody has seen (dp.ruling.custom-info)."""
        game = state.game
        if card < game.basics:
            replacements = [
                kind for kind in state.unassigned_cards if kind < game.basics and held[kind] < game.supply[kind]
            ]
        else:
            replacements = [kind for kind in state.unassigned_cards if kind >= game.basics and not held[kind]]
        return [kind for kind in replacements if kind not in self.ever_seen | {game.taunt}]

    def hides_something_rare(self, state: State) -> bool:
        """Return whether a seat has both red and white cards of kinds that were not flipped in this round."""
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
        return [state.current_faces(seat, True) for seat in self.table.seats]

    def hidden_cards(self, state: State, viewer: int) -> list[tuple[str, list[int]]]:
        assert isinstance(state, DragonState)
        return [
            (f"hand {seat}", state.current_faces(seat, False))
            for seat in self.table.seats
            if seat != viewer and state.kinds[seat]
        ]

    def wrongly_marked_as_seen(self, state: State) -> str:
        assert isinstance(state, DragonState)
        known = self.ever_seen if state.game.has_secret_hands else self.flipped_this_round
        for seat in self.table.seats:
            if not self.kinds_in_public_history(state, seat) <= known:
                return f"cards of seat {seat} that never lay open: {self.kinds_in_public_history(state, seat) - known}"
        return ""

    def kinds_in_public_history(self, state: DragonState, seat: int) -> set[int]:
        game = state.game
        kinds = {entry >> 1 for entry in state.history[seat] if entry < game.shown}
        return kinds | {entry - game.shown for entry in state.history[seat] if game.shown <= entry < game.unflipped}


def make_spec(table: InvariantTable) -> HiddenInfoSpec:
    specs: dict[str, type[HiddenInfoSpec]] = {
        "fight": FightSpec,
        "dragon-punch": DragonSpec,
        "kung-fur-fight": FurSpec,
        "kung-fu-2014": KungFu2014Spec,
        "kung-fu-2019": KungFu2019Spec,
    }
    return specs[table.definition.id](table)
