"""An independent statement of what each game hides: positions that a seat cannot distinguish, built without views or
sampling.

A memory follows a game, sees everything and decides from the ledger which cards a seat has seen. A *twin* is the
current position with all other cards redistributed between the places that the seat cannot look into, and with other
hidden drafts. In doubt a memory treats a card as seen, which makes fewer twins but never a wrong one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import TAKE_BACK, State
from tests.invariants.tables import Table

Places = dict[str, list[int]]
Seen = dict[str, Counter[int]]


class Memory(ABC):
    """Record of what each seat at one table has seen."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @abstractmethod
    def note(self, state: State, events: list[Event]) -> None:
        """Record unredacted events and the position after them."""

    @abstractmethod
    def rearrange(self, state: State, eye: int, after: State | None, dice: Dice) -> None:
        """Redistribute the cards the seat has not seen, except those revealed on the way to `after` if it is given."""

    def worth_a_look(self, state: State) -> bool:
        """Return whether this position hides something that is rarely hidden."""
        return False

    def answers_stay_hidden(self, state: State) -> bool:
        """Return whether current answers stay hidden after all seats have answered."""
        return False

    @abstractmethod
    def secret(self, state: State, eye: int) -> list[tuple[str, list[int]]]:
        """Return the cards that this seat may not know, by place."""

    def cards(self, state: State, eye: int) -> Counter[int]:
        """Return the cards whose location this seat may not know."""
        return Counter(card for _, cards in self.secret(state, eye) for card in cards)

    def shown(self, state: State) -> object:
        """Return the visible part of answers that otherwise stay hidden."""
        return None

    def unfounded(self, state: State) -> str:
        """Return what the state wrongly marks as seen, or an empty string."""
        return ""

    def twin(self, state: State, eye: int, dice: Dice, after: State | None = None) -> State:
        """Return a position that looks the same to the seat or, given `after`, one that leads to the same look.

        Other seats' drafts are replaced unless they are revealed on the way there.
        """
        twin = state.copy()
        same = after is not None and not self.answers_stay_hidden(state)
        drafts = {seat: state.draft(seat) for seat in self.table.seats if seat != eye and state.draft(seat)}
        for seat, draft in drafts.items():
            for _ in draft:
                twin.apply(seat, TAKE_BACK, dice)
        self.rearrange(twin, eye, after, dice)
        twin._prompts = None
        for seat, draft in drafts.items():
            if same or (after is not None and seat in state.pending_seats()):
                for move in draft:
                    twin.apply(seat, move, dice)
            else:
                redraft(twin, seat, seat in state.pending_seats(), dice)
        return twin


def redraft(state: State, seat: int, owing: bool, dice: Dice) -> None:
    """Give a seat another draft, complete or still owing, without resolving the position."""
    ask = state.prompt(seat)
    while ask is not None:
        moves = state.canonical_moves(ask)
        move = moves[dice.roll(len(moves))]
        if owing:
            further = state.copy()
            further.apply(seat, move, dice)
            if dice.roll(3) == 0 or seat not in further.pending_seats() or not further.draft(seat):
                return
        state.apply(seat, move, dice)
        ask = state.prompt(seat)


class InPlaces(Memory):
    """Memory for games whose secrets are which cards lie in which place."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.seen: list[Seen] = [{} for _ in table.eyes]
        """For the spectator and each seat, the cards it has seen go to each place."""

    @abstractmethod
    def places(self, state: State) -> Places:
        """Return the card lists that some seat cannot look into."""

    @abstractmethod
    def sees(self, state: State, eye: int, place: str) -> bool:
        """Return whether a seat can look into a place."""

    def stays(self, state: State, place: str) -> bool:
        """Return whether announcements constrain a hand so that it must stay unchanged."""
        return False

    def saw(self, eyes: list[int], place: str, cards: list[int]) -> None:
        """Record that these seats saw cards go to a place."""
        for eye in eyes:
            self.seen[eye + 1].setdefault(place, Counter()).update(cards)

    def forget_what_left(self, state: State) -> None:
        """Forget cards that are no longer in their place; everybody saw them leave."""
        for name, cards in self.places(state).items():
            for seen in self.seen:
                if name in seen:
                    seen[name] &= Counter(cards)

    def rearrange(self, state: State, eye: int, after: State | None, dice: Dice) -> None:
        places = self.places(state)
        names = [name for name in places if not self.sees(state, eye, name)]
        comes_out = Counter[int]()
        if after is not None:
            comes_out = self.cards(state, eye) - self.cards(after, eye)
        kept: Places = {}
        pool: list[int] = []
        for name in names:
            stay = self.seen[eye + 1].get(name, Counter()) | comes_out
            if self.stays(state, name):
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

    def secret(self, state: State, eye: int) -> list[tuple[str, list[int]]]:
        places = self.places(state)
        return [(name, sorted(places[name])) for name in places if not self.sees(state, eye, name)]
