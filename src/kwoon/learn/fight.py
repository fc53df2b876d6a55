"""Rows of FIGHT straight from the state."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.contract import State
from kwoon.games.fight.play.rules import Fight, FightState
from kwoon.learn.shape import Shape
from kwoon.learn.slots import Kinds
from kwoon.learn.writers import Writer, count, tell, tell_seat


class FightWriter(Writer):
    """The table of `shapes/fight.py`, line by line."""

    def __init__(self, shape: Shape, game: Fight) -> None:
        super().__init__(shape)
        kinds = Kinds(game.ids, game.cards())
        self.places = kinds.places
        self.kinds: i64 = kinds.count
        self.deck: i64 = len(game.deck)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, FightState)
        places = self.places
        kinds = self.kinds
        other = 1 - seat
        count(out, at, state.hands[seat], places)
        at += kinds
        out[at] = u8(len(state.hands[seat]))
        out[at + 1] = u8(len(state.hands[other]))
        at += 2
        count(out, at, state.shown[seat], places)
        count(out, at + kinds, state.shown[other], places)
        count(out, at + 2 * kinds, state.row, places)
        at += 3 * kinds
        out[at] = u8(len(state.deck))
        at += 1
        played = state.played
        if played:
            out[at + places[played[seat] + 1]] = 1
            out[at + kinds + places[played[other] + 1]] = 1
        at += 2 * kinds
        out[at + places[state.prize + 1]] = 1
        count(out, at + kinds, state.discard, places)
        count(out, at + 2 * kinds, state.piles[seat], places)
        count(out, at + 3 * kinds, state.piles[other], places)
        at += 4 * kinds
        tell_seat(out, at, state.breaker, seat)
        tell(out, at + 3, state.scores[seat], 255)
        tell(out, at + 4, state.scores[other], 255)
        tell(out, at + 5, state.won[seat], 255)
        tell(out, at + 6, state.won[other], 255)
        tell(out, at + 7, state.round, 255)
        tell(out, at + 8, state.turn, self.deck)
        out[at + 9 + state.phase] = 1
        tell_seat(out, at + 13, state.picker, seat)
        tell(out, at + 16, state.picks, 255)
        tell_seat(out, at + 17, state.beaten, seat)
