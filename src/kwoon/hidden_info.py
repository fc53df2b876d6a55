"""An independent statement of what each game hides: positions that a seat cannot distinguish, made without views or
sampling. The invariant tests compare them with the game.

A specification follows a game, sees everything and decides from the clauses which cards each seat has seen. A *twin* is
the current position with all other cards redistributed among the places that the seat cannot look into, and with
different hidden drafts. When in doubt, a specification treats a card as seen, so that there are fewer twins but no
wrong ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, Protocol, cast

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import SPECTATOR, TAKE_BACK, State

Places = dict[str, list[int]]
Seen = dict[str, Counter[int]]


class HiddenInfoSpec(ABC):
    """A record of what each seat at one table has seen."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.viewers = range(SPECTATOR, seats)
        """The spectator and all seats."""

    @abstractmethod
    def observe(self, state: State, events: list[Event]) -> None:
        """Record unredacted events and the position after them."""

    @abstractmethod
    def rearrange(self, state: State, viewer: int, after: State | None, dice: Dice) -> None:
        """Redistribute the cards that the viewer has not seen. If `after` is given, keep those that are revealed before
        it."""

    def hides_something_rare(self, state: State) -> bool:
        return False

    def moves_stay_hidden(self, state: State) -> bool:
        """Return whether the seats' moves stay hidden even after all seats have moved."""
        return False

    @abstractmethod
    def hidden_cards(self, state: State, viewer: int) -> list[tuple[str, list[int]]]:
        """Return the cards that this viewer may not know, by place."""

    def hidden_card_counts(self, state: State, viewer: int) -> Counter[int]:
        """Return how often each card is hidden from this viewer, in any place."""
        return Counter(card for _, cards in self.hidden_cards(state, viewer) for card in cards)

    def revealed_part(self, state: State) -> object:
        """Return the part of otherwise hidden moves that is revealed."""
        return None

    def wrongly_marked_as_seen(self, state: State) -> str:
        """Return what the state wrongly marks as seen, or an empty string."""
        return ""

    def twin(self, state: State, viewer: int, dice: Dice, after: State | None = None) -> State:
        """Return a position that looks the same to the viewer. If `after` is given, the move to it must look the same
        too.

        Other seats' drafts are replaced unless they are revealed on the way to `after`.
        """
        twin = state.copy()
        same = after is not None and not self.moves_stay_hidden(state)
        drafts = {seat: state.draft(seat) for seat in self.seats if seat != viewer and state.draft(seat)}
        for seat, draft in drafts.items():
            for _ in draft:
                twin.apply(seat, TAKE_BACK, dice)
        self.rearrange(twin, viewer, after, dice)
        twin._prompts = None
        for seat, draft in drafts.items():
            if same or (after is not None and seat in state.pending_seats()):
                for move in draft:
                    twin.apply(seat, move, dice)
            else:
                replace_draft(twin, seat, seat in state.pending_seats(), dice)
        return twin


def replace_draft(state: State, seat: int, incomplete: bool, dice: Dice) -> None:
    """Give a seat a random draft without resolving the position. If `incomplete`, the draft may end early."""
    prompt = state.prompt(seat)
    while prompt is not None:
        moves = state.canonical_moves(prompt)
        move = moves[dice.roll(len(moves))]
        if incomplete:
            next_state = state.copy()
            next_state.apply(seat, move, dice)
            if dice.roll(3) == 0 or seat not in next_state.pending_seats() or not next_state.draft(seat):
                return
        state.apply(seat, move, dice)
        prompt = state.prompt(seat)


class PlaceSpec(HiddenInfoSpec):
    """A specification for games in which only the places of cards are hidden."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seen: list[Seen] = [{} for _ in self.viewers]
        """For the spectator and each seat, the cards that they saw go to each place."""

    @abstractmethod
    def places(self, state: State) -> Places:
        """Return the lists of cards that some seat cannot look into, by place."""

    @abstractmethod
    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        """Return whether a seat can look into a place."""

    def is_fixed(self, state: State, place: str) -> bool:
        """Return whether the cards in a place must stay unchanged because announcements depend on them."""
        return False

    def mark_seen(self, viewers: list[int], place: str, cards: list[int]) -> None:
        """Record that these viewers saw cards go to a place."""
        for viewer in viewers:
            self.seen[viewer + 1].setdefault(place, Counter()).update(cards)

    def forget_what_left(self, state: State) -> None:
        """Forget cards that are no longer in their place; everyone saw them leave."""
        for name, cards in self.places(state).items():
            for seen in self.seen:
                if name in seen:
                    seen[name] &= Counter(cards)

    def rearrange(self, state: State, viewer: int, after: State | None, dice: Dice) -> None:
        places = self.places(state)
        names = [name for name in places if not self.can_look_into(state, viewer, name)]
        revealed = Counter[int]()
        if after is not None:
            revealed = self.hidden_card_counts(state, viewer) - self.hidden_card_counts(after, viewer)
        kept: Places = {}
        pool: list[int] = []
        for name in names:
            stay = self.seen[viewer + 1].get(name, Counter()) | revealed
            if self.is_fixed(state, name):
                stay = Counter(places[name])
            stay &= Counter(places[name])
            kept[name] = list(stay.elements())
            pool += (Counter(places[name]) - stay).elements()
        for name in names:
            size = len(places[name])
            places[name][:] = kept[name]
            while len(places[name]) < size:
                places[name].append(dice.draw(pool))
            if name.startswith("hand"):
                places[name].sort()

    def hidden_cards(self, state: State, viewer: int) -> list[tuple[str, list[int]]]:
        places = self.places(state)
        return [(name, sorted(places[name])) for name in places if not self.can_look_into(state, viewer, name)]


class StateWithHands(Protocol):
    hands: list[list[int]]
    deck: list[int]


class HandSpec(PlaceSpec):
    """A specification for games that hide hands and a deck. Subclasses record the cards that were seen going to a hand
    and call `forget_what_left`."""

    def observe(self, state: State, events: list[Event]) -> None:
        pass  # in a subclass without this method, all cards that others have seen have left the hands

    def places(self, state: State) -> Places:
        hidden = cast(StateWithHands, state)
        return {"deck": hidden.deck} | {f"hand {seat}": hand for seat, hand in enumerate(hidden.hands)}

    def can_look_into(self, state: State, viewer: int, place: str) -> bool:
        return place == f"hand {viewer}"

    def unseen_cards(self, viewer: int, hands: list[list[int]]) -> str:
        """Return which of these cards in hands the viewer did not see going there, or an empty string."""
        for seat, cards in enumerate(hands):
            if Counter(cards) - self.seen[viewer + 1].get(f"hand {seat}", Counter()):
                return f"viewer {viewer} did not see all of these cards go to the hand of seat {seat}: {cards}"
        return ""


class Invariants(NamedTuple):
    """Everything that the invariant tests need to know about a game besides its code: the attribute of its provider
    `invariants`."""

    make_spec: Callable[[int], HiddenInfoSpec]
    """Makes a specification of what is hidden, for a number of seats."""
    view_fields: frozenset[str]
    """All fields of its view besides those of `View`. A new field reaches every seat, so it must be added here
    deliberately."""
    draw_events: frozenset[str] = frozenset()
    """Kinds of events that list drawn cards, in drawing order. The tests use them to let two games draw the same cards.
    """
    public_draw_events: frozenset[str] = frozenset()
    """Kinds of events that show drawn cards to everyone."""
    min_drafted_moves: float = 0.0
    """Lower bound on the average number of moves drafted before the resolving one, so that the tests take back enough."""
