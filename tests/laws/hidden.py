"""What each game hides, said once more: positions that a seat cannot tell apart, made without any game's view or guess.

A memory goes through a game beside it, sees everything, and decides by the ledger's words which cards a seat has had
before its eyes. A *twin* is the position at hand with all other cards dealt anew between the places that the seat
cannot look into, and with other answers behind the screen. Where a memory is unsure it takes a card for seen: that
makes fewer twins, never a wrong one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from kwoon.core.contract import TAKE_BACK, State
from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.games.dragon_punch.position import ADDING, SWITCHING
from kwoon.games.dragon_punch.rules import DragonState
from kwoon.games.fight.rules import FightState
from kwoon.games.kung_fu_2014.rules import KungFu2014State
from kwoon.games.kung_fu_2019.rules import KungFu2019State
from kwoon.games.kung_fu_2019.steps import COUNTER, DECLARE
from kwoon.games.kung_fur_fight.rules import FurState
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
                twin.answer(seat, TAKE_BACK, dice)
        self.rearrange(twin, eye, after, dice)
        twin.asking = None
        for seat, draft in drafts.items():
            if same or (after is not None and seat in state.owed()):
                for move in draft:
                    twin.answer(seat, move, dice)
            else:
                redraft(twin, seat, seat in state.owed(), dice)
        return twin


def redraft(state: State, seat: int, owing: bool, dice: Dice) -> None:
    """Another answer for a seat, whole, or as much of it as leaves the seat owing; nothing settles."""
    ask = state.ask(seat)
    while ask is not None:
        moves = state.onward(ask)
        move = moves[dice.roll(len(moves))]
        if owing:
            further = state.copy()
            further.answer(seat, move, dice)
            if dice.roll(3) == 0 or seat not in further.owed() or not further.draft(seat):
                return
        state.answer(seat, move, dice)
        ask = state.ask(seat)


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


def hands(state: FightState | KungFu2014State | KungFu2019State) -> Places:
    """Every hand, and the deck."""
    return {"deck": state.deck} | {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}


class FightMemory(InPlaces):
    """FIGHT: hands and the deck are hidden, but for what was taken from the row."""

    def note(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.word == "take":
                self.saw(list(self.table.eyes), f"hand {event.seat}", event.cards)
        self.forget_what_left(state)

    def places(self, state: State) -> Places:
        assert isinstance(state, FightState)
        return hands(state)

    def sees(self, state: State, eye: int, place: str) -> bool:
        return place == f"hand {eye}"

    def unfounded(self, state: State) -> str:
        assert isinstance(state, FightState)
        for seat, shown in enumerate(state.shown):
            if Counter(shown) - self.seen[0].get(f"hand {seat}", Counter()):
                return f"cards of seat {seat} that were not taken from the row: {shown}"
        return ""


class KungFu2014Memory(InPlaces):
    """2014: hands and the deck are hidden, but for what came back to a hand from the table."""

    def note(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.word == "return":
                self.saw(list(self.table.eyes), f"hand {event.seat}", event.cards)
        self.forget_what_left(state)

    def places(self, state: State) -> Places:
        assert isinstance(state, KungFu2014State)
        return hands(state)

    def sees(self, state: State, eye: int, place: str) -> bool:
        return place == f"hand {eye}"

    def unfounded(self, state: State) -> str:
        assert isinstance(state, KungFu2014State)
        for seat, known in enumerate(state.known):
            if Counter(known) - self.seen[0].get(f"hand {seat}", Counter()):
                return f"cards of seat {seat} that did not come back from the table: {known}"
        return ""


class KungFu2019Memory(InPlaces):
    """2019: hands and the deck are hidden, teammates' too; who hands a card over knows it (kff19.info.hands, .pass)."""

    def note(self, state: State, events: list[Event]) -> None:
        for event in events:
            if event.word == "pass-card":
                self.saw([event.seat], f"hand {event.number}", event.cards)
        self.forget_what_left(state)

    def places(self, state: State) -> Places:
        assert isinstance(state, KungFu2019State)
        return hands(state)

    def sees(self, state: State, eye: int, place: str) -> bool:
        return place == f"hand {eye}"

    def stays(self, state: State, place: str) -> bool:
        """Who bound themselves to attack again, or to block, holds what that takes."""
        assert isinstance(state, KungFu2019State)
        if place == "deck":
            return False
        seat = int(place.split()[1])
        for step in state.steps:
            if step.what == DECLARE and step.stage != COUNTER and step.seat == seat:
                return True
        for attack in state.attacks:
            for card, owner in zip(attack.cards, attack.owners, strict=True):
                if owner == seat and state.kinds.extra_attack[card]:
                    return True
            for at, taken in enumerate(attack.taken):
                if taken and attack.targets[at] == seat:
                    return True
        return False

    def unfounded(self, state: State) -> str:
        assert isinstance(state, KungFu2019State)
        for eye, knows in enumerate(state.known):
            for seat, known in enumerate(knows):
                if Counter(known) - self.seen[eye + 1].get(f"hand {seat}", Counter()):
                    return f"cards of seat {seat} that seat {eye} did not hand over: {known}"
        return ""


class FurMemory(InPlaces):
    """Kung Fur Fight: the pile, what others put away face down after a Peel, and what they look at for one."""

    def note(self, state: State, events: list[Event]) -> None:
        pass  # What was seen lies open, or is in a place that one looks into oneself.

    def places(self, state: State) -> Places:
        assert isinstance(state, FurState)
        return {"pile": state.pile, "buried 0": state.buried[0], "buried 1": state.buried[1], "look": state.look}

    def sees(self, state: State, eye: int, place: str) -> bool:
        assert isinstance(state, FurState)
        if place == "look":
            return eye >= 0 and state.combat is not None and state.combat.winner == eye
        return place == f"buried {eye}"

    def worth_a_look(self, state: State) -> bool:
        assert isinstance(state, FurState)
        return bool(state.buried[0] or state.buried[1] or state.look)


class DragonMemory(Memory):
    """Dragon Punch: which side of an unflipped card is up; in a custom fight also which cards somebody has."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.round = 0
        self.turned: set[int] = set()
        """Kinds of which somebody's card lay flipped in this round."""
        self.met: set[int] = set()
        """Kinds of which somebody's card was seen at all."""

    def note(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, DragonState)
        shown = self.flipped(state)
        for event in events:
            if event.word in ("reveal", "flip", "unflip"):
                shown |= {face >> 1 for face in event.cards if face < state.game.faces}
        if state.round != self.round:
            self.round = int(state.round)
            self.turned = set()
        self.turned |= shown
        self.met |= shown

    def flipped(self, state: DragonState) -> set[int]:
        """Kinds that lie open or were just played."""
        found = {face >> 1 for face in state.played if 0 <= face < state.game.faces}
        for seat in self.table.seats:
            found |= {kind for slot, kind in enumerate(state.kinds[seat]) if (state.flipped[seat] >> slot) & 1}
        return found

    def rearrange(self, state: State, eye: int, after: State | None, dice: Dice) -> None:
        assert isinstance(state, DragonState)
        shown: set[int] = set()
        if after is not None:
            assert isinstance(after, DragonState)
            shown = self.flipped(after) | self.told(after, 0) | self.told(after, 1)
            if after.round != state.round or 0 in after.health:
                return  # When a round ends all cards lie open, and then anew.
        for seat in self.table.seats:
            if seat != eye and state.kinds[seat]:
                self._deal(state, seat, shown, dice)

    def _deal(self, state: DragonState, seat: int, shown: set[int], dice: Dice) -> None:
        cards = [
            [kind, (state.red[seat] >> slot) & 1, (state.flipped[seat] >> slot) & 1, int(state.newest[seat] == slot)]
            for slot, kind in enumerate(state.kinds[seat])
        ]
        free = [card for card in cards if not card[2] and card[0] not in self.turned | shown]
        basic = [card for card in free if card[0] < state.game.basics]
        sides = [card[1] for card in basic]
        for card in basic:
            card[1] = dice.draw(sides)
        for card in free if state.game.secret else []:
            fitting = self._instead(state, card[0], Counter(each[0] for each in cards))
            fitting = [kind for kind in fitting if kind not in shown]
            if fitting and card[0] not in self.met | {state.game.taunt}:
                kind = dice.draw(fitting)
                state.aside = sorted((Counter(state.aside) - Counter([kind]) + Counter([card[0]])).elements())
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

    def _instead(self, state: DragonState, card: int, held: Counter[int]) -> list[int]:
        """The cards in the box that somebody might have in the place of an unseen one (dp.ruling.custom-info)."""
        game = state.game
        if card < game.basics:
            fitting = [kind for kind in state.aside if kind < game.basics and held[kind] < game.supply[kind]]
        else:
            fitting = [kind for kind in state.aside if kind >= game.basics and not held[kind]]
        return [kind for kind in fitting if kind not in self.met | {game.taunt}]

    def worth_a_look(self, state: State) -> bool:
        """A red card lies among white ones, and none of these has been turned in this round."""
        assert isinstance(state, DragonState)
        for seat, kinds in enumerate(state.kinds):
            sides = {(state.red[seat] >> slot) & 1 for slot, kind in enumerate(kinds) if kind not in self.turned}
            if len(sides) > 1:
                return True
        return False

    def answers_stay_hidden(self, state: State) -> bool:
        assert isinstance(state, DragonState)
        return state.phase in (ADDING, SWITCHING)

    def shown(self, state: State) -> object:
        assert isinstance(state, DragonState)
        return [state.faces_up(seat, True) for seat in self.table.seats]

    def secret(self, state: State, eye: int) -> list[tuple[str, list[int]]]:
        assert isinstance(state, DragonState)
        return [
            (f"hand {seat}", state.faces_up(seat, False))
            for seat in self.table.seats
            if seat != eye and state.kinds[seat]
        ]

    def unfounded(self, state: State) -> str:
        assert isinstance(state, DragonState)
        known = self.met if state.game.secret else self.turned
        for seat in self.table.seats:
            if not self.told(state, seat) <= known:
                return f"cards of seat {seat} that never lay open: {self.told(state, seat) - known}"
        return ""

    def told(self, state: DragonState, seat: int) -> set[int]:
        """The kinds that are named in what everybody is told about a seat's cards."""
        game = state.game
        kinds = {word >> 1 for word in state.story[seat] if word < game.shown}
        return kinds | {word - game.shown for word in state.story[seat] if game.shown <= word < game.unflipped}


def remember(table: Table) -> Memory:
    """A new memory for a game at this table."""
    memories: dict[str, type[Memory]] = {
        "fight": FightMemory,
        "dragon-punch": DragonMemory,
        "kung-fur-fight": FurMemory,
        "kung-fu-2014": KungFu2014Memory,
        "kung-fu-2019": KungFu2019Memory,
    }
    return memories[table.box.id](table)
