"""Goes through a whole game, depth first, and tells a listener of every node; keeps nothing but what seats know.

An information state is all that a seat has seen and done: its own last choice, which stands for all before it, and what
it was told since. Answers that are owed at the same time are given one after the other, the later one knowing nothing
of the earlier.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from kwoon.core.contract import Game, State
from kwoon.solve.trees.luck import OFTEN, Chance, Luck, TooLarge
from kwoon.solve.trees.manner import Told, manner_of


class Listener(ABC):
    """Is told of every node, before all that comes after it."""

    @abstractmethod
    def luck(self, chances: list[Chance]) -> None:
        """Luck decides."""

    @abstractmethod
    def decides(self, seat: int, number: int, last: int, first: int, moves: list[int]) -> None:
        """A seat decides: the number of its information state, its last choice before, the first of the choices that
        it has now (the others follow), and their moves."""

    @abstractmethod
    def ends(self, worth: float, odds: float, choices: list[int]) -> None:
        """It is over: what the first seat has won, how likely luck led here, and both seats' last choices."""


class Silence(Listener):
    """Hears nothing: for whoever only wants to know how large a tree is."""

    def luck(self, chances: list[Chance]) -> None:
        pass

    def decides(self, seat: int, number: int, last: int, first: int, moves: list[int]) -> None:
        pass

    def ends(self, worth: float, odds: float, choices: list[int]) -> None:
        pass


class Known:
    """What both seats know at a node."""

    def __init__(self, choices: list[int], since: list[int]) -> None:
        self.choices = choices
        """The last choice of each; 0 before the first."""
        self.since = since
        """What each was told since then, as a number."""


class Walk:
    """One way through."""

    def __init__(self, game: Game, listener: Listener, most: int, beat: Callable[[], None] | None = None) -> None:
        self.game = game
        self.listener = listener
        self.most = most
        self.nodes = 0
        self.beat = beat
        self.lucky = Luck(game, most, beat)
        self.states: list[dict[int, int]] = [{}, {}]
        """Of each seat, by its last choice and what it was told since: the number of an information state."""
        self.firsts: list[list[int]] = [[1], [1]]
        """Of each seat, by that number, the first of its choices; before all of them there is one, 0."""
        self.tellings: dict[tuple[int, Told], int] = {}

    def whole(self) -> None:
        """From the deal on."""
        self._fall(self.lucky.deal(), 1.0, Known([0, 0], [0, 0]))

    def since(self, state: State) -> None:
        """From a position on that hides nothing."""
        self.lucky.manner = manner_of(self.game, state)
        self._visit(state, 1.0, Known([0, 0], [0, 0]))

    def _fall(self, chances: list[Chance], odds: float, known: Known) -> None:
        if len(chances) > 1:
            self._count()
            self.listener.luck(chances)
        for chance in chances:
            since = [self._hears(known.since[seat], chance.told[seat]) for seat in range(2)]
            self._visit(chance.state, odds * chance.odds(), Known(known.choices, since))

    def _hears(self, since: int, told: Told) -> int:
        if not told:
            return since
        return self.tellings.setdefault((since, told), len(self.tellings) + 1)

    def _count(self) -> None:
        self.nodes += 1
        if self.beat is not None and self.nodes % OFTEN == 0:
            self.beat()
        if self.nodes > self.most:
            states = len(self.states[0]) + len(self.states[1])
            raise TooLarge(
                f"After {self.most:,} nodes and {states:,} information states the tree was not at its end: it is too "
                "large to be solved. A pack with fewer cards would do, or --most."
            )

    def _visit(self, state: State, odds: float, known: Known) -> None:
        manner = self.lucky.manner
        assert manner is not None
        worth = manner.worth(state)
        if worth is not None:
            self._count()
            self.listener.ends(worth, odds, known.choices)
            return
        ask = state.asks()[0]
        seat = int(ask.seat)
        moves = sorted(state.onward(ask))
        if len(moves) > 1:
            self._count()
            first = self._decides(seat, known, moves)
        for at, move in enumerate(moves):
            choices, since = known.choices[:], known.since[:]
            if len(moves) > 1:
                choices[seat] = first + at
                since[seat] = 0
            self._fall(self.lucky.answer(state, seat, move), odds, Known(choices, since))

    def _decides(self, seat: int, known: Known, moves: list[int]) -> int:
        """The first choice of the information state, which is new or was met before."""
        last = known.choices[seat]
        firsts = self.firsts[seat]
        number = self.states[seat].setdefault(last << 32 | known.since[seat], len(firsts) - 1)
        if number == len(firsts) - 1:
            firsts.append(firsts[-1] + len(moves))
        first = firsts[number]
        assert firsts[number + 1] - first == len(moves), "A seat would know by its moves what nobody told it."
        self.listener.decides(seat, number, last, first, moves)
        return first
