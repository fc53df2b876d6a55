"""Two hands of Dragon Punch as packed numbers: moves, their results, and the cards that damage may turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.solver.tablebase_layout import INITIATIVE_STATES, MAX_HEALTH, TablebaseLayout, count_bits
from kwoon.core.message import MessageError, msg
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.hand_moves import playable_faces
from kwoon.games.dragon_punch.rules.notation import DUEL, DragonNotation


class Unsolvable(MessageError):
    """Raised if a game cannot be solved. The message says why."""


class HandMoves:
    """One seat's moves, by its red and flipped cards."""

    def __init__(self, game: DragonNotation, kinds: list[int], layout: TablebaseLayout) -> None:
        self.starts: vec[i64] = vec[i64]()
        """Index of the first move for each arrangement of the cards; its moves end where those of the next arrangement
        begin."""
        self.move_faces: vec[i64] = vec[i64]()
        """Each move, given by the slot and the side of its card."""
        self.next_flips: vec[i64] = vec[i64]()
        """The flipped cards after each move."""
        self.game_moves: list[int] = []
        """The game's own move for each slot and side."""
        for kind in kinds:
            self.game_moves.extend([2 * kind, 2 * kind + 1])
        for red in range(layout.num_red_sets):
            for flip in range(layout.num_flip_sets):
                self.starts = append(self.starts, len(self.move_faces))
                self._append_playable_moves(game, kinds, red, flip, layout)
        self.starts = append(self.starts, len(self.move_faces))

    def _append_playable_moves(
        self, game: DragonNotation, kinds: list[int], red: i64, flip: i64, layout: TablebaseLayout
    ) -> None:
        below: i64 = flip & ((1 << layout.taunt) - 1)
        flipped: i64 = below | flip >> layout.taunt << (layout.taunt + 1)
        for slot in range(len(kinds)):
            if (flipped >> slot) & 1:
                continue
            one: i64 = 1 << slot
            # Query the rules card by card, because two copies of a card are two cards here.
            for face in playable_faces([kinds[slot]], (red >> slot) & 1, 0, game.basics, False):
                self.move_faces = append(self.move_faces, 2 * slot + (face & 1))
                self.next_flips = append(
                    self.next_flips, 0 if game.unflips[face] else layout.flip_set_index(flipped | one)
                )

    def moves_start(self, red: i64, flip: i64, layout: TablebaseLayout) -> i64:
        return self.starts[red * layout.num_flip_sets + flip]

    def count_moves(self, red: i64, flip: i64, layout: TablebaseLayout) -> i64:
        at = red * layout.num_flip_sets + flip
        return self.starts[at + 1] - self.starts[at]


class SolverMatchup:
    """Two characters, each with a hand. Raises `Unsolvable` if the game cannot be solved."""

    def __init__(self, game: DragonNotation, first: int, second: int) -> None:
        _require_solvable(game)
        self.game = game
        self.layout = TablebaseLayout(int(game.health), game.basic_hand.index(int(game.taunt)))
        self.hands = [[*game.basic_hand, int(game.basics) + each] for each in (first, second)]
        self.first_moves = HandMoves(game, self.hands[0], self.layout)
        self.second_moves = HandMoves(game, self.hands[1], self.layout)
        self.num_faces: i64 = 2 * len(self.hands[0])
        """Number of faces in a hand: two per card."""
        self.results: vec[i64] = vec[i64]()
        """Packed results by the first move, the second move and the holder of the Initiative."""
        for face in self.first_moves.game_moves:
            for other in self.second_moves.game_moves:
                for holder in range(-1, 2):
                    self.results = append(self.results, game.packed_exchange(face, other, holder))
        self.damages = sorted({unpack_exchange(result) for result in self.results})
        """All results of a turn: both seats' damage and the next holder of the Initiative (plus one)."""
        self.max_damage: i64 = max([max(one, other) for one, other, _ in self.damages])
        self.loss_starts: vec[i64] = vec[i64]()
        self.losses: vec[i64] = vec[i64]()
        self._fill_losses()

    def _fill_losses(self) -> None:
        """List, by red cards and damage, the sets of red cards that may result."""
        for red in range(self.layout.num_red_sets):
            for damage in range(self.max_damage + 1):
                self.loss_starts = append(self.loss_starts, len(self.losses))
                for then in range(self.layout.num_red_sets):
                    if then & red == red and count_bits(then) == count_bits(red) + damage:
                        self.losses = append(self.losses, then)
        self.loss_starts = append(self.loss_starts, len(self.losses))

    def loss_index(self, red: i64, damage: i64) -> i64:
        """Return the index in `loss_starts` for these red cards and this damage. The next entry of `loss_starts` is the
        end of their sets."""
        return red * (self.max_damage + 1) + damage

    def remaining_health(self, red: i64) -> i64:
        return self.layout.health - count_bits(red)


def unpack_exchange(result: i64) -> tuple[int, int, int]:
    """Return both seats' damage and the next holder of the Initiative (plus one)."""
    return (int(damage_to(0, result)), int(damage_to(1, result)), int(next_initiative(result)) + 1)


def _require_solvable(game: DragonNotation) -> None:
    if game.mode != DUEL:
        raise Unsolvable(msg("dragon-punch-terminal-solver-only-duels"))
    if game.health > MAX_HEALTH or len(game.basic_hand) != game.health:
        raise Unsolvable(msg("dragon-punch-terminal-solver-only-basic", most=MAX_HEALTH))
    assert INITIATIVE_STATES == 3
