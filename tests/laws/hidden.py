"""What each game hides, said once more: positions that a seat cannot tell apart, made without any game's view or guess.

A memory goes through a game beside it, sees everything, and decides by the ledger's words which cards a seat has had
before its eyes. A *twin* is the position at hand with all other cards dealt anew between the places that the seat
cannot look into, and with other answers behind the screen. Where a memory is unsure it takes a card for seen: that
makes fewer twins, never a wrong one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import TAKE_BACK, State
from tests.laws.tables import Table

Places = dict[str, list[int]]
Seen = dict[str, Counter[int]]


class Memory(ABC):
    """What everybody at one table has seen."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @abstractmethod
    def note(self, state: State, events: list[Event]) -> None:
        """Something happened, told without redaction, and the position is this now."""

    @abstractmethod
    def rearrange(self, state: State, eye: int, after: State | None, dice: Dice) -> None:
        """Deal anew what the seat has not seen; if `after` is given, but for what comes out on the way to it."""

    def worth_a_look(self, state: State) -> bool:
        """Whether something is hidden here that seldom is."""
        return False

    def answers_stay_hidden(self, state: State) -> bool:
        """Whether what is answered now stays hidden when all have answered."""
        return False

    @abstractmethod
    def secret(self, state: State, eye: int) -> list[tuple[str, list[int]]]:
        """What this seat may not know: the cards by place."""

    def cards(self, state: State, eye: int) -> Counter[int]:
        """The cards that this seat may not know to lie where they do."""
        return Counter(card for _, cards in self.secret(state, eye) for card in cards)

    def shown(self, state: State) -> object:
        """Of answers that stay hidden, what can be seen of them all the same."""
        return None

    def unfounded(self, state: State) -> str:
        """What the position has down as seen although nobody saw it; nothing if all is well."""
        return ""

    def twin(self, state: State, eye: int, dice: Dice, after: State | None = None) -> State:
        """A position that looks the same to the seat; if `after` is given, one that comes to look like that.

        What the others have answered already is another answer, unless it comes out on the way there.
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
    """Another answer for a seat, whole, or as much of it as leaves the seat owing; nothing settles."""
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
    """A game whose secrets are which cards lie in which place."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.seen: list[Seen] = [{} for _ in table.eyes]
        """For the watcher and each seat, what it has seen go to each place."""

    @abstractmethod
    def places(self, state: State) -> Places:
        """The lists of cards that somebody cannot look into."""

    @abstractmethod
    def sees(self, state: State, eye: int, place: str) -> bool:
        """Whether a seat looks into a place."""

    def stays(self, state: State, place: str) -> bool:
        """Whether what was said at the table binds a hand so that it has to stay as it is."""
        return False

    def saw(self, eyes: list[int], place: str, cards: list[int]) -> None:
        """These seats saw cards go to a place."""
        for eye in eyes:
            self.seen[eye + 1].setdefault(place, Counter()).update(cards)

    def forget_what_left(self, state: State) -> None:
        """What is not there any more was seen to go."""
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
