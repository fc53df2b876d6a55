"""Observation rows for Dragon Punch, written directly from the state."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.game import State
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.rules.state import ORDERING, PICKING
from kwoon.learn.observation import ObservationSpec
from kwoon.learn.observation_writers import ObservationWriter, write_number, write_seat
from kwoon.learn.observations.dragon_punch import DeducedCardsEncoder


class DragonPunchWriter(ObservationWriter):
    """Writes rows of the spec in `observations/dragon_punch.py`, for games in which only the sides of cards are secret."""

    def __init__(self, spec: ObservationSpec, game: DragonPunch) -> None:
        super().__init__(spec)
        self.game = game
        self.width: i64 = game.faces + game.characters + 1
        """Number of slots for a list of cards."""
        self.seen_cards = DeducedCardsEncoder(game)

    def write(self, state: State, seat: i64, out: vec[u8], offset: i64) -> None:
        assert isinstance(state, DragonState)
        width = self.width
        for turned in range(2):
            self._write_cards(state, (seat + turned) & 1, turned, out, offset)
        offset += 11 * width
        for turned in range(2):
            who = (seat + turned) & 1
            health: i64 = state.health[who]
            out[offset + turned] = u8(health)
            out[offset + 2 + turned] = u8(health - state.damage[who] + 128)
        write_seat(out, offset + 4, state.initiative, seat)
        write_seat(out, offset + 7, state.initiative_after_damage(), seat)
        offset += 10
        self._write_exchange(state, seat, out, offset)
        offset += 2 * width + 2 + 2 * self.seen_cards.size
        write_number(out, offset, state.rounds_won[seat], 255)
        write_number(out, offset + 1, state.rounds_won[1 - seat], 255)
        write_number(out, offset + 2, state.round, 255)
        write_number(out, offset + 3, state.turn, 255)
        write_number(out, offset + 4, state.turns_without_damage, 255)
        write_number(out, offset + 5, state.undecided_rounds, 255)
        out[offset + 6 + state.phase] = 1
        write_seat(out, offset + 12, state.first_picker, seat)
        self._write_choices(state, seat, out, offset + 15)

    def _write_cards(self, state: DragonState, seat: i64, is_second: i64, out: vec[u8], offset: i64) -> None:
        """Write one seat's cards: those held, playable, flipped and flipped last, and its characters. The sides of
        unflipped cards are written only for the observing seat."""
        game = self.game
        width = self.width
        white: i64 = state.health[seat]
        red: i64 = game.health - white
        flips: i64 = state.flipped[seat]
        kinds = state.kinds[seat]
        lying = offset + (5 + is_second) * width
        for slot, kind in enumerate(kinds):
            if (flips >> slot) & 1:
                face: i64 = state.current_face(seat, slot)
                out[lying + 1 + face] = out[lying + 1 + face] + 1
                if kind < game.basics:
                    if face & 1:
                        red -= 1
                    else:
                        white -= 1
        holding = offset + (1 + is_second) * width + 1
        playing = offset + (3 + is_second) * width + 1
        for slot, kind in enumerate(kinds):
            if kind >= game.basics:
                named: i64 = offset + (9 + is_second) * width + 1 + game.card_face(kind)
                out[named] = out[named] + 1
            if (flips >> slot) & 1:
                continue
            shown: i64 = game.card_face(kind)
            out[holding + shown] = out[holding + shown] + 1
            if is_second == 0:
                up: i64 = offset + 1 + state.current_face(seat, slot)
                out[up] = out[up] + 1
            both = kind >= game.basics
            if both or white > 0:
                out[playing + 2 * kind] = 1
            if both or red > 0:
                out[playing + 2 * kind + 1] = 1
        newest: i64 = state.newest[seat]
        out[offset + (7 + is_second) * width + (0 if newest < 0 else 1 + state.current_face(seat, newest))] = 1

    def _write_exchange(self, state: DragonState, seat: i64, out: vec[u8], offset: i64) -> None:
        """Write the cards played, the damage, and what can be concluded publicly about each seat's cards."""
        width = self.width
        seen_cards = offset + 2 * width + 2
        for turned in range(2):
            who = (seat + turned) & 1
            if state.played:
                out[offset + turned * width + 1 + state.played[who]] = 1
            write_number(out, offset + 2 * width + turned, state.damage[who], 255)
            if self.seen_cards.encodes_sets:
                self.seen_cards.write_red_sets(state.history[who], out, seen_cards + turned * self.seen_cards.size)
            else:
                self.seen_cards.write_counting_overflow(
                    tuple(state.history[who]), seat, out, seen_cards + turned * self.seen_cards.size
                )

    def _write_choices(self, state: DragonState, seat: i64, out: vec[u8], offset: i64) -> None:
        """Write the characters that can be picked, and the seat's own draft."""
        game = self.game
        if state.phase in (ORDERING, PICKING):
            for kind in state.unassigned_cards:
                if kind >= game.basics:
                    place: i64 = offset + 1 + game.card_face(kind)
                    out[place] = out[place] + 1
        if state.first_moves[seat] >= 0:
            marked = state.drafted_cards(int(seat))
            for group in range(2):
                for card in marked[group]:
                    lies: i64 = offset + (1 + group) * self.width + 1 + card
                    out[lies] = out[lies] + 1
