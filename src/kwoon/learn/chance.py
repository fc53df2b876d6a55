"""A game followed with its luck in the open: it asks seats for moves, and chance for every roll."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.contract import Game, State
from kwoon.core.dice import AskingDice, LuckNeeded
from kwoon.core.events import Log

CHANCE: Final = -1
"""In place of a seat: luck decides."""
OVER: Final = -2
"""In place of a seat: the game is over."""
DEAL: Final = -1
"""In place of a move: the cards are being dealt."""


class Line:
    """One way through a game. Moves are made in the order of the seats that are asked, each draft to its end."""

    def __init__(self, game: Game, like: Line | None = None) -> None:
        self.game = game
        self.settled: State | None = None
        """The position before the answer that waits for its luck; none before the deal."""
        self.seat: i64 = CHANCE
        """Whose answer waits."""
        self.move = DEAL
        self.rolls: list[int] = []
        """The luck that it has had so far."""
        self.needed: LuckNeeded | None = None
        """What it still needs."""
        self.told: list[list[str]] = [[] for _ in range(game.seats)]
        """What each seat has seen and done: all that it could remember."""
        if like is None:
            self._go_on()
            return
        self.settled = None if like.settled is None else like.settled.copy()
        self.seat = like.seat
        self.move = like.move
        self.rolls = like.rolls[:]
        self.needed = like.needed
        self.told = [told[:] for told in like.told]

    def copy(self) -> Line:
        """An independent line like this one."""
        return Line(self.game, self)

    def __copy__(self) -> Line:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Line:
        return self.copy()

    def asked(self) -> int:
        """Who decides now: a seat, CHANCE, or nobody because it is OVER."""
        if self.needed is not None:
            return CHANCE
        assert self.settled is not None
        asks = self.settled.asks()
        return int(asks[0].seat) if asks else OVER

    def legal(self) -> list[int]:
        """The moves of the seat that is asked, ascending."""
        assert self.settled is not None and self.needed is None
        return sorted(self.settled.onward(self.settled.asks()[0]))

    def outcomes(self) -> list[tuple[int, float]]:
        """What luck may do, and how likely: of rolls that draw the same card, the first stands for all."""
        needed = self.needed
        assert needed is not None
        if needed.pile is None:
            return [(roll, 1.0 / needed.sides) for roll in range(needed.sides)]
        first: dict[int, int] = {}
        count: dict[int, int] = {}
        for roll, card in enumerate(needed.pile):
            first.setdefault(card, roll)
            count[card] = count.get(card, 0) + 1
        return [(roll, count[card] / needed.sides) for card, roll in first.items()]

    def choose(self, move: int) -> None:
        """The asked seat makes a move; Refused if it may not."""
        assert self.settled is not None and self.needed is None
        seat = self.asked()
        self.seat = seat
        self.move = move
        self.rolls = []
        self._go_on()

    def fall(self, roll: int) -> None:
        """Luck decides."""
        assert self.needed is not None
        self.rolls = [*self.rolls, roll]
        self._go_on()

    def _go_on(self) -> None:
        """Try the answer that waits with the luck that it has had; if that is not enough, nothing has happened yet."""
        dice = AskingDice(self.rolls)
        log = Log()
        try:
            if self.settled is None:
                state = self.game.deal(dice, log)
            else:
                state = self.settled.copy()
                state.log = log
                state.answer(self.seat, self.move, dice)
        except LuckNeeded as needed:
            # The pile may be changed by whoever tries again.
            self.needed = LuckNeeded(needed.sides, None if needed.pile is None else needed.pile[:])
            return
        self.needed = None
        if self.settled is not None:
            self.told[self.seat].append(f"you {self.game.write(self.move)}")
        for event in log.taken():
            for seat in range(self.game.seats):
                word, who, cards, number = event.seen_by(int(seat)).facts()
                self.told[seat].append(f"{word} {who} {list(cards)} {number}")
        state.log = None
        self.settled = state
