"""Many games of one box stepped in one call, each into its own row of shared memory.

Every game has dice of its own, so that it is the same game whatever its neighbours do, and the same as if it were
played alone. Seats that are asked at the same time answer one after the other, in the order of their seats, each to the
end of its draft; a row shows nothing of what others have drafted. A game that ends is dealt anew in the same step: its
`done` is 1 and its `reward` is told, and the row is of the new game already.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kwoon.core.contract import Ask, Game, Refused, State
from kwoon.core.dice import Dice, LiveDice
from kwoon.learn.rewards import Rewards
from kwoon.learn.shape import zeros
from kwoon.learn.writers import Writer


class Batch:
    """So many games. The buffers stay the same objects: numpy can look at them without a copy."""

    def __init__(self, game: Game, writer: Writer, count: int, seed: int) -> None:
        self.game = game
        self.writer = writer
        self.count: i64 = count
        self.moves: i64 = game.size()
        self.seats: i64 = game.seats
        self.rewarding = Rewards(game)
        self.rows: vec[u8] = zeros(count * writer.size)
        """What the asked seat of each game knows."""
        self.mask: vec[u8] = zeros(count * game.size())
        """1 for each move that it may make."""
        self.seat: vec[u8] = zeros(count)
        """Who is asked."""
        self.done: vec[u8] = zeros(count)
        """1 for a game that ended by the last step."""
        self.reward: vec[float] = vec[float](capacity=count * game.seats)
        """What each seat of each game got by the last step: anything but 0 only if the game ended."""
        for _ in range(count * game.seats):
            self.reward = append(self.reward, 0.0)
        self.dice: list[LiveDice] = [LiveDice(seed_of(seed, number)) for number in range(count)]
        self.states: list[State] = []
        self.asks: list[Ask] = []
        self.offered: list[list[int]] = []
        """The moves that each mask shows."""
        self.steps: i64 = 0
        for number in range(count):
            state = self._deal(number)
            self.states.append(state)
            self.asks.append(state.asks()[0])
            self.offered.append([])
            self._show(number)

    def step(self, moves: list[int]) -> None:
        """One move of every game, by the seat that it asks; Refused if one of them may not be made, and then nothing
        has changed."""
        if len(moves) != self.count:
            raise Refused(f"There are {self.count} games and {len(moves)} moves.")
        for number in range(self.count):
            move = moves[number]
            if not 0 <= move < self.moves or self.mask[number * self.moves + move] == 0:
                raise Refused(f"Game {number}: move {move} cannot be made now.")
        for number in range(self.count):
            self._take(number, moves[number])

    def roll(self, dice: Dice, steps: int) -> None:
        """So many steps of random moves."""
        for _ in range(steps):
            for number in range(self.count):
                moves = self.offered[number]
                self._take(number, moves[dice.roll(len(moves))])

    def _take(self, number: i64, move: int) -> None:
        state = self.states[number]
        if self.done[number]:
            self.done[number] = 0
            for seat in range(self.seats):
                self.reward[number * self.seats + seat] = 0.0
        self._clear(number)
        state.accept(self.asks[number], move, self.dice[number])
        asks = state.asks()
        if not asks:
            self._end(number, state)
            state = self._deal(number)
            self.states[number] = state
            asks = state.asks()
        self.asks[number] = asks[0]
        self.steps += 1
        self._show(number)

    def _deal(self, number: i64) -> State:
        state = self.game.deal(self.dice[number])
        # Asks need not list what only people need; those of before are made anew.
        state.brief = True
        state.asking = None
        return state

    def _end(self, number: i64, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.done[number] = 1
        for seat, reward in enumerate(self.rewarding.of(outcome)):
            self.reward[number * self.seats + seat] = reward

    def _clear(self, number: i64) -> None:
        """What was shown is taken away: cheaper than a new row."""
        at: i64 = number * self.moves
        for move in self.offered[number]:
            self.mask[at + move] = 0
        at = number * self.writer.size
        rows = self.rows
        for place in range(at, at + self.writer.size):
            rows[place] = 0

    def _show(self, number: i64) -> None:
        ask = self.asks[number]
        self.seat[number] = u8(ask.seat)
        self.writer.write(self.states[number], ask.seat, self.rows, number * self.writer.size)
        at: i64 = number * self.moves
        offered = self.states[number].onward(ask)
        self.offered[number] = offered
        for move in offered:
            self.mask[at + move] = 1


def seed_of(seed: int, number: int) -> int:
    """The seed of one game among many: four words that follow from the seed and the game's number."""
    words = LiveDice((seed & 0xFFFFFFFFFFFFFFFF) | (number << 64))
    found = 0
    for place in range(4):
        found |= int(words.word()) << (32 * place)
    return found
