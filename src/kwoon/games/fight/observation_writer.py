"""Observation rows for FIGHT, written directly from the state."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kwoon.core.game import Game, State
from kwoon.games.fight.rules.game import Fight, FightState
from kwoon.learn.encoders import KindIndex
from kwoon.learn.observation import ObservationSpec
from kwoon.learn.observation_writers import ObservationWriter, write_card_counts, write_number, write_seat


class FightWriter(ObservationWriter):
    """Writes rows of the spec in `observation.py`."""

    def __init__(self, spec: ObservationSpec, game: Fight) -> None:
        super().__init__(spec)
        kinds = KindIndex(game.ids, game.all_cards())
        self.places = kinds.slot_by_card
        self.kinds: i64 = kinds.count
        self.deck: i64 = len(game.deck)

    def write(self, state: State, seat: i64, out: vec[u8], offset: i64) -> None:
        assert isinstance(state, FightState)
        places = self.places
        kinds = self.kinds
        other = 1 - seat
        write_card_counts(out, offset, state.hands[seat], places)
        offset += kinds
        out[offset] = u8(len(state.hands[seat]))
        out[offset + 1] = u8(len(state.hands[other]))
        offset += 2
        write_card_counts(out, offset, state.shown[seat], places)
        write_card_counts(out, offset + kinds, state.shown[other], places)
        write_card_counts(out, offset + 2 * kinds, state.row, places)
        offset += 3 * kinds
        out[offset] = u8(len(state.deck))
        offset += 1
        played = state.played
        if played:
            out[offset + places[played[seat] + 1]] = 1
            out[offset + kinds + places[played[other] + 1]] = 1
        offset += 2 * kinds
        out[offset + places[state.prize + 1]] = 1
        write_card_counts(out, offset + kinds, state.discard, places)
        write_card_counts(out, offset + 2 * kinds, state.piles[seat], places)
        write_card_counts(out, offset + 3 * kinds, state.piles[other], places)
        offset += 4 * kinds
        write_seat(out, offset, state.tie_breaker, seat)
        write_number(out, offset + 3, state.scores[seat], 255)
        write_number(out, offset + 4, state.scores[other], 255)
        write_number(out, offset + 5, state.rounds_won[seat], 255)
        write_number(out, offset + 6, state.rounds_won[other], 255)
        write_number(out, offset + 7, state.round, 255)
        write_number(out, offset + 8, state.turn, self.deck)
        out[offset + 9 + state.phase] = 1
        write_seat(out, offset + 13, state.picker, seat)
        write_number(out, offset + 16, state.picks, 255)
        write_seat(out, offset + 17, state.turn_loser, seat)


def make_writer(spec: ObservationSpec, game: Game) -> ObservationWriter | None:
    assert isinstance(game, Fight)
    return FightWriter(spec, game)
