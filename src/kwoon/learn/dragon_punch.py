"""Rows of Dragon Punch straight from the state."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.contract import State
from kwoon.games.dragon_punch.play.position import ORDERING, PICKING
from kwoon.games.dragon_punch.play.rules import DragonPunch, DragonState
from kwoon.learn.shape import Shape
from kwoon.learn.shapes.dragon_punch import Story
from kwoon.learn.writers import Writer, tell, tell_seat


class DragonWriter(Writer):
    """The table of `shapes/dragon_punch.py`, for games in which nobody's cards are secret but for their sides."""

    def __init__(self, shape: Shape, game: DragonPunch) -> None:
        super().__init__(shape)
        self.game = game
        self.width: i64 = game.faces + game.characters + 1
        """How many slots a list of cards has."""
        self.story = Story(game)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, DragonState)
        width = self.width
        for turned in range(2):
            self._cards(state, (seat + turned) & 1, turned, out, at)
        at += 11 * width
        for turned in range(2):
            who = (seat + turned) & 1
            health: i64 = state.health[who]
            out[at + turned] = u8(health)
            out[at + 2 + turned] = u8(health - state.damage[who] + 128)
        tell_seat(out, at + 4, state.initiative, seat)
        tell_seat(out, at + 7, state.initiative_next(), seat)
        at += 10
        self._exchange(state, seat, out, at)
        at += 2 * width + 2 + 2 * self.story.size
        tell(out, at, state.won[seat], 255)
        tell(out, at + 1, state.won[1 - seat], 255)
        tell(out, at + 2, state.round, 255)
        tell(out, at + 3, state.turn, 255)
        tell(out, at + 4, state.quiet, 255)
        tell(out, at + 5, state.undecided, 255)
        out[at + 6 + state.phase] = 1
        tell_seat(out, at + 12, state.first, seat)
        self._choices(state, seat, out, at + 15)

    def _cards(self, state: DragonState, seat: i64, turned: i64, out: vec[u8], at: i64) -> None:
        """A seat's cards, flipped or not: the own hand, then for both what they hold, may play, have flipped, flipped
        last, and their characters."""
        game = self.game
        width = self.width
        white: i64 = state.health[seat]
        red: i64 = game.health - white
        flips: i64 = state.flipped[seat]
        kinds = state.kinds[seat]
        lying = at + (5 + turned) * width
        for slot, kind in enumerate(kinds):
            if (flips >> slot) & 1:
                face: i64 = state.face(seat, slot)
                out[lying + 1 + face] = out[lying + 1 + face] + 1
                if kind < game.basics:
                    if face & 1:
                        red -= 1
                    else:
                        white -= 1
        holding = at + (1 + turned) * width + 1
        playing = at + (3 + turned) * width + 1
        for slot, kind in enumerate(kinds):
            if kind >= game.basics:
                named: i64 = at + (9 + turned) * width + 1 + game.card_face(kind)
                out[named] = out[named] + 1
            if (flips >> slot) & 1:
                continue
            shown: i64 = game.card_face(kind)
            out[holding + shown] = out[holding + shown] + 1
            if turned == 0:
                up: i64 = at + 1 + state.face(seat, slot)
                out[up] = out[up] + 1
            both = kind >= game.basics
            if both or white > 0:
                out[playing + 2 * kind] = 1
            if both or red > 0:
                out[playing + 2 * kind + 1] = 1
        newest: i64 = state.newest[seat]
        out[at + (7 + turned) * width + (0 if newest < 0 else 1 + state.face(seat, newest))] = 1

    def _exchange(self, state: DragonState, seat: i64, out: vec[u8], at: i64) -> None:
        """What was played, what it did, and what both have seen of each other."""
        width = self.width
        story = at + 2 * width + 2
        for turned in range(2):
            who = (seat + turned) & 1
            if state.played:
                out[at + turned * width + 1 + state.played[who]] = 1
            tell(out, at + 2 * width + turned, state.damage[who], 255)
            if self.story.sets:
                self.story.write_sets(state.story[who], out, story + turned * self.story.size)
            else:
                self.story.write(tuple(state.story[who]), seat, out, story + turned * self.story.size)

    def _choices(self, state: DragonState, seat: i64, out: vec[u8], at: i64) -> None:
        """The characters that can be picked, and the own draft."""
        game = self.game
        if state.phase in (ORDERING, PICKING):
            for kind in state.aside:
                if kind >= game.basics:
                    place: i64 = at + 1 + game.card_face(kind)
                    out[place] = out[place] + 1
        if state.chosen[seat] >= 0:
            marked = state.marked(int(seat))
            for group in range(2):
                for card in marked[group]:
                    lies: i64 = at + (1 + group) * self.width + 1 + card
                    out[lies] = out[lies] + 1
