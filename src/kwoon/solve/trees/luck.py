"""All that luck can make of one answer, equal outcomes taken together."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Final

from kwoon.core.contract import Game, State
from kwoon.core.dice import AskingDice, LuckNeeded
from kwoon.core.events import Event, Log
from kwoon.solve.trees.manner import Manner, Told, manner_of

MOST: Final = 500_000
"""Ways of luck in one answer that are tried: a deal of nine cards has a third of it."""


OFTEN: Final = 2048
"""After so many tries or nodes somebody is called who may want to stop: compiled code does not notice Ctrl-C."""


class TooLarge(Exception):
    """There is more to a game than was allowed: a sentence that says how much was seen."""


class Chance:
    """One thing that may come of an answer, how likely it is, and what both seats see of it."""

    def __init__(self, state: State, told: list[Told], over: int, under: int) -> None:
        self.state = state
        self.told = told
        self.over = over
        self.under = under
        """The odds are `over` in `under`: exact, so that a file with them is."""

    def add(self, over: int, under: int) -> None:
        """It may come of other luck as well."""
        self.over = self.over * under + over * self.under
        self.under *= under
        common = gcd(self.over, self.under)
        self.over //= common
        self.under //= common

    def odds(self) -> float:
        """How likely it is."""
        return self.over / self.under


class Luck:
    """Tries an answer with all luck there is."""

    def __init__(self, game: Game, most: int, beat: Callable[[], None] | None = None) -> None:
        self.game = game
        self.most = min(most, MOST)
        self.beat = beat
        self.manner: Manner | None = None
        self.found: list[Chance] = []
        self.known: dict[Told, Chance] = {}
        self.tried = 0

    def deal(self) -> list[Chance]:
        """All deals."""
        return self._all(None, -1, -1)

    def answer(self, state: State, seat: int, move: int) -> list[Chance]:
        """All that may come of a move; the position stays as it is."""
        return self._all(state, seat, move)

    def _all(self, state: State | None, seat: int, move: int) -> list[Chance]:
        self.found = []
        self.known = {}
        self.tried = 0
        self._try(state, seat, move, rolls=[], over=1, under=1)
        return self.found

    def _try(self, state: State | None, seat: int, move: int, *, rolls: list[int], over: int, under: int) -> None:
        self.tried += 1
        if self.beat is not None and self.tried % OFTEN == 0:
            self.beat()
        if self.tried > self.most:
            raise TooLarge(
                f"One answer alone has more than {self.most:,} outcomes by luck: the game is too large to be solved. "
                "A pack with fewer cards would do."
            )
        dice = AskingDice(rolls)
        log = Log()
        twin = None if state is None else state.copy()
        try:
            if twin is None:
                twin = self.game.deal(dice, log)
            else:
                twin.log = log
                twin.answer(seat, move, dice)
        except LuckNeeded as needed:
            # An answer that stops half way may have come to an end that is known.
            if twin is None or self.manner is None or self.manner.worth(twin) is None:
                for roll, count in _rolls(needed):
                    more, odds = [*rolls, roll], (over * count, under * needed.sides)
                    self._try(state, seat, move, rolls=more, over=odds[0], under=odds[1])
                return
        twin.log = None
        self._keep(twin, log.taken(), over, under)

    def _keep(self, state: State, events: list[Event], over: int, under: int) -> None:
        if self.manner is None:
            self.manner = manner_of(self.game, state)
        manner = self.manner
        told = [manner.told(events, seat) for seat in range(2)]
        common = gcd(over, under)
        made = Chance(state, told, over // common, under // common)
        same = manner.same(state)
        if same is not None:
            key = (same, told[0], told[1])
            found = self.known.get(key)
            if found is not None:
                found.add(made.over, made.under)
                return
            self.known[key] = made
        self.found.append(made)


def _rolls(needed: LuckNeeded) -> list[tuple[int, int]]:
    """Which rolls there are, and for how many each stands: of those that draw the same card, the first for all."""
    if needed.pile is None:
        return [(roll, 1) for roll in range(needed.sides)]
    first: dict[int, int] = {}
    count: dict[int, int] = {}
    for roll, card in enumerate(needed.pile):
        first.setdefault(card, roll)
        count[card] = count.get(card, 0) + 1
    return [(roll, count[card]) for card, roll in first.items()]
