"""Many games stepped in one call, each writing to its own row of shared memory.

Every game has its own dice, so it does not depend on the other games and runs exactly as if played alone. Seats that
are prompted at the same time answer in seat order, each finishing its draft before the next begins; a row shows nothing
of other seats' drafts. A game that ends is dealt again in the same step: `done` is 1, `reward` holds its result, and
the row already belongs to the new game.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, IllegalMove, Prompt, State
from kwoon.learn.network import zero_floats
from kwoon.learn.observation import zeros
from kwoon.learn.observation_writers import ObservationWriter
from kwoon.learn.rewards import RewardRule


class GameBatch:
    """A batch of games. The buffers are never replaced, so numpy can view them without a copy."""

    def __init__(self, game: Game, writer: ObservationWriter, count: int, seed: int) -> None:
        self.game = game
        self.writer = writer
        self.count: i64 = count
        self.num_moves: i64 = game.num_distinct_moves()
        self.seats: i64 = game.seats
        self.reward_rule = RewardRule(game)
        self.observations: vec[u8] = zeros(count * writer.size)
        """Observation of each game's prompted seat."""
        self.mask: vec[u8] = zeros(count * game.num_distinct_moves())
        """1 for each legal move."""
        self.seat: vec[u8] = zeros(count)
        """Seat that is prompted in each game."""
        self.done: vec[u8] = zeros(count)
        """1 for a game that ended in the last step."""
        self.reward: vec[float] = zero_floats(count * game.seats)
        """Reward for each game and seat in the last step; nonzero only if the game ended."""
        self.dice: list[LiveDice] = [LiveDice(game_seed(seed, number)) for number in range(count)]
        self.states: list[State] = []
        self.prompts: list[Prompt] = []
        self.legal_moves: list[list[int]] = []
        """The moves whose mask is 1, for each game."""
        self.steps: i64 = 0
        for number in range(count):
            state = self._deal(number)
            self.states.append(state)
            self.prompts.append(state.prompts()[0])
            self.legal_moves.append([])
            self._write_observation(number)

    def step(self, moves: list[int]) -> None:
        """Make one move in every game, for the prompted seat. Raise IllegalMove, with no side effects, if any move is
        illegal."""
        if len(moves) != self.count:
            raise IllegalMove(f"{len(moves)} moves were given for {self.count} games.")
        for number in range(self.count):
            move = moves[number]
            if not 0 <= move < self.num_moves or self.mask[number * self.num_moves + move] == 0:
                raise IllegalMove(f"Game {number}: move {move} is not legal now.")
        for number in range(self.count):
            self._apply_move(number, moves[number])

    def play_random(self, dice: Dice, steps: int) -> None:
        """Make `steps` random moves in every game."""
        for _ in range(steps):
            for number in range(self.count):
                moves = self.legal_moves[number]
                self._apply_move(number, moves[dice.roll(len(moves))])

    def _apply_move(self, index: i64, move: int) -> None:
        state = self.states[index]
        if self.done[index]:
            self.done[index] = 0
            for seat in range(self.seats):
                self.reward[index * self.seats + seat] = 0.0
        self._clear_observation(index)
        state.apply_unchecked(self.prompts[index], move, self.dice[index])
        prompts = state.prompts()
        if not prompts:
            self._record_rewards(index, state)
            state = self._deal(index)
            self.states[index] = state
            prompts = state.prompts()
        self.prompts[index] = prompts[0]
        self.steps += 1
        self._write_observation(index)

    def _deal(self, index: i64) -> State:
        state = self.game.deal(self.dice[index])
        # List canonical moves only, and drop the prompts computed before this was set.
        state.canonical_only = True
        state._prompts = None
        return state

    def _record_rewards(self, index: i64, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.done[index] = 1
        for seat, reward in enumerate(self.reward_rule.rewards_by_seat(outcome)):
            self.reward[index * self.seats + seat] = reward

    def _clear_observation(self, index: i64) -> None:
        """Zero the row in place, which is cheaper than allocating a new one."""
        offset: i64 = index * self.num_moves
        for move in self.legal_moves[index]:
            self.mask[offset + move] = 0
        offset = index * self.writer.size
        rows = self.observations
        for slot in range(offset, offset + self.writer.size):
            rows[slot] = 0

    def _write_observation(self, index: i64) -> None:
        prompt = self.prompts[index]
        self.seat[index] = u8(prompt.seat)
        self.writer.write(self.states[index], prompt.seat, self.observations, index * self.writer.size)
        offset: i64 = index * self.num_moves
        legal = self.states[index].canonical_moves(prompt)
        self.legal_moves[index] = legal
        for move in legal:
            self.mask[offset + move] = 1


def game_seed(seed: int, game_index: int) -> int:
    """Return the 128-bit seed for one game, derived from the batch seed and the game's index."""
    dice = LiveDice((seed & 0xFFFFFFFFFFFFFFFF) | (game_index << 64))
    result = 0
    for word_index in range(4):
        result |= int(dice.next_word()) << (32 * word_index)
    return result
