"""The data of a Dragon Punch state: where the cards are, and what each seat may see of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.card_lists import contains
from kwoon.core.events import HIDDEN, NOBODY, EventLog
from kwoon.core.game import State
from kwoon.games.dragon_punch.combat.exchange import next_initiative
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.view.hidden_hand_deduction import count_kinds, publicly_known_counts
from kwoon.games.dragon_punch.view.view import DragonView

# Phases of the game.
ORDERING: Final[i64] = 0
PICKING: Final[i64] = 1
ADDING: Final[i64] = 2
PLAYING: Final[i64] = 3
SWITCHING: Final[i64] = 4
OVER: Final[i64] = 5
HIDING: Final[i64] = 6


class BaseDragonState(State):
    """The data of a state. Lists of two are indexed by seat."""

    def __init__(self, game: DragonNotation, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.game = game
        self.phase: i64 = ORDERING
        # `deal`, `copy` and sampling fill these in. Until then, shared placeholders keep copying cheap.
        none = game.empty_list
        nones = game.empty_nested_list
        self.kinds: list[list[int]] = nones
        """Each seat's cards, in ascending order. Never changed in place, because copies share the list."""
        self.unassigned_cards: list[int] = none
        """Cards that belong to nobody. Never changed in place, because copies share the list."""
        self.red: list[int] = none
        """Bit mask of each seat's cards that are red side up."""
        self.flipped: list[int] = none
        """Bit mask of each seat's flipped cards."""
        self.newest: list[int] = none
        """Index of each seat's most recently flipped card, or -1."""
        self.health: list[int] = none
        self.played: list[int] = none
        """The revealed faces, until this turn's damage has been taken."""
        self.damage: list[int] = none
        """Number of cards that each seat has to switch now."""
        self.history: list[list[int]] = nones
        """Public history of each seat's cards; see hidden_hand_deduction.py."""
        self.rounds_won: list[int] = none
        self.initiative: i64 = NOBODY
        self.round: i64 = 0
        self.turn: i64 = 0
        self.turns_without_damage: i64 = 0
        """Consecutive turns in which nobody lost health."""
        self.undecided_rounds: i64 = 0
        """Consecutive rounds ended by the stalemate rule; in edition 1, consecutive rounds without a winner."""
        self.hiding_mask: i64 = 3 if game.newest_only else 0
        """Bit mask of the seats that hide their older flipped cards (dp.ruling.newest-only, dp.ruling.each-hides)."""
        self.first_picker: i64 = NOBODY
        """The seat that picks a character first."""
        self.conceded: i64 = NOBODY

    def view(self, seat: int) -> DragonView:
        game = self.game
        return DragonView(
            seat=seat,
            pending_seats=self.pending_seats(),
            draft=self.draft(seat),
            hand=tuple(self.current_faces(seat, False)) if seat >= 0 else (),
            holding=(self._known_unflipped(0, seat), self._known_unflipped(1, seat)),
            may_play=(self._possible_faces(0, seat), self._possible_faces(1, seat)),
            flipped=(self._visible_flipped_faces(0, seat), self._visible_flipped_faces(1, seat)),
            newest=(self._newest_flipped_face(0), self._newest_flipped_face(1)),
            characters=(self._visible_characters(0, seat), self._visible_characters(1, seat)),
            full=game.health,
            health=(self.health[0], self.health[1]),
            health_left=(self.health[0] - self.damage[0], self.health[1] - self.damage[1]),
            initiative=self.initiative,
            initiative_next=self.initiative_after_damage(),
            played=tuple(self.played),
            damage=(self.damage[0], self.damage[1]),
            history=(tuple(self.history[0]), tuple(self.history[1])),
            won=(self.rounds_won[0], self.rounds_won[1]),
            round=self.round,
            turn=self.turn,
            quiet=self.turns_without_damage,
            undecided=self.undecided_rounds,
            phase=self.phase,
            hides=(self.hides_flipped(0), self.hides_flipped(1)),
            first=self.first_picker,
            available=tuple([game.card_face(kind) for kind in self.unassigned_cards if kind >= game.basics])
            if self.phase in (ORDERING, PICKING)
            else (),
            marked=self.drafted_cards(seat),
            conceded=self.conceded,
        )

    def all_cards(self) -> list[int]:
        return sorted([self.game.card_face(kind) for kind in self.kinds[0] + self.kinds[1] + self.unassigned_cards])

    def set_consistent_history(self, seat: i64) -> None:
        """Give a seat a history consistent with its cards, for a state that was set up rather than played."""
        game = self.game
        kinds = self.kinds[seat]
        reds = bin(self.red[seat]).count("1")
        story: list[int] = []
        if reds:
            story.append(game.hidden + reds)
        for slot, kind in enumerate(kinds):
            if (self.flipped[seat] >> slot) & 1:
                story.append(2 * kind + ((self.red[seat] >> slot) & 1))
        self.history[seat] = story

    # Faces, drafts and Initiative.

    def current_face(self, seat: i64, slot: i64) -> int:
        """Return the face that is up on the card at index `slot`."""
        kind = self.kinds[seat][slot]
        if kind >= self.game.basics:
            return self.game.card_face(kind)
        return 2 * kind + ((self.red[seat] >> slot) & 1)

    def current_faces(self, seat: i64, flipped: bool) -> list[int]:
        """Return the faces that are up on a seat's flipped or unflipped cards."""
        found: list[int] = []
        for slot in range(len(self.kinds[seat])):
            if ((self.flipped[seat] >> slot) & 1 == 1) == flipped:
                found.append(self.current_face(seat, slot))
        # Sort so that the order does not reveal which of two copies is red.
        found.sort()
        return found

    def drafted_cards(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cards chosen in a seat's draft: first those from its hand or the supply, then its flipped cards."""
        game = self.game
        held: list[int] = []
        lying: list[int] = []
        for move in self.draft(seat):
            if move < game.first_switch:
                held.append(move)
            elif move < game.first_pick:
                white = (move - game.first_switch) & ~1
                in_hand = contains(self.current_faces(seat, False), white)
                (held if in_hand and move & 1 == game.first_switch & 1 else lying).append(white)
            elif move < game.first_add:
                held.append(game.first_portrait + move - game.first_pick)
            elif move < game.first_order:
                held.append(2 * (move - game.first_add))
        return (tuple(held), tuple(lying))

    def _newest_flipped_face(self, seat: i64) -> int:
        return HIDDEN if self.newest[seat] < 0 else self.current_face(seat, self.newest[seat])

    def initiative_after_damage(self) -> int:
        """Return the seat that has the Initiative once this turn's damage has been taken, or -1."""
        if self.phase != SWITCHING:
            return self.initiative
        return next_initiative(self.game.packed_exchange(self.played[0], self.played[1], self.initiative))

    # Card visibility (dp.ruling.info-view, dp.ruling.newest-only, dp.ruling.each-hides, dp.ruling.custom-info).

    def hides_flipped(self, seat: i64) -> bool:
        """Whether a seat's older flipped cards are hidden from the opponent."""
        return (self.hiding_mask >> seat) & 1 == 1

    def _sees_all_flipped(self, seat: i64, viewer: i64) -> bool:
        """Whether a viewer sees all of a seat's flipped cards. A single flipped card is always visible."""
        if not self.hides_flipped(seat) or seat == viewer or self.phase == OVER:
            return True
        return self.flipped[seat] & (self.flipped[seat] - 1) == 0

    def _visible_flipped_faces(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        if self._sees_all_flipped(seat, viewer):
            return tuple(self.current_faces(seat, True))
        return tuple([self._newest_flipped_face(seat)] + [HIDDEN] * (len(self.current_faces(seat, True)) - 1))

    def _known_counts(self, seat: i64, viewer: i64) -> list[int]:
        """Return the number of cards of each kind, flipped or not, that a viewer knows the seat to have."""
        game = self.game
        if not game.has_secret_hands:
            return count_kinds(self.kinds[seat], game.kinds)
        if not self.kinds[seat]:
            return [0] * game.kinds
        if not self.hides_flipped(seat) or seat == viewer or self.phase == OVER:
            return publicly_known_counts(game, tuple(self.history[seat]))
        known = [0] * game.kinds
        known[game.taunt] = 1  # dp.variant.custom-nine
        if self.newest[seat] >= 0:
            known[self.kinds[seat][self.newest[seat]]] = 1
        return known

    def _possible_unflipped(self, seat: i64, viewer: i64) -> list[int]:
        """Return the cards that a viewer knows the seat to have, except the flipped ones that the viewer sees."""
        left = self._known_counts(seat, viewer)
        lists = self._sees_all_flipped(seat, viewer)
        for slot, kind in enumerate(self.kinds[seat]):
            if (self.flipped[seat] >> slot) & 1 and (lists or slot == self.newest[seat]):
                left[kind] -= 1
        found: list[int] = []
        for kind in range(self.game.kinds):
            found.extend([kind] * left[kind])
        return found

    def _known_unflipped(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        """Return a seat's unflipped cards as far as a viewer may know them."""
        found: list[int] = []
        if self._sees_all_flipped(seat, viewer):
            found = [self.game.card_face(kind) for kind in self._possible_unflipped(seat, viewer)]
        unflipped = len(self.current_faces(seat, False))
        return tuple(found + [HIDDEN] * (unflipped - len(found)))

    def _possible_faces(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        """Return the moves that may be up on a seat's unflipped cards, as far as a viewer may know them. The number of
        white basic cards equals the seat's health, so the visible flipped cards may leave only one side possible for
        the others."""
        game = self.game
        white: i64 = self.health[seat]
        red: i64 = game.health - white
        for face in self._visible_flipped_faces(seat, viewer):
            if 0 <= face < 2 * game.basics:
                if face & 1:
                    red -= 1
                else:
                    white -= 1
        found: list[int] = []
        last: i64 = -1
        for kind in self._possible_unflipped(seat, viewer):
            if kind == last:
                continue
            last = kind
            if kind >= game.basics or white > 0:
                found.append(2 * kind)
            if kind >= game.basics or red > 0:
                found.append(2 * kind + 1)
        return tuple(found)

    def _visible_characters(self, seat: i64, viewer: i64) -> tuple[int, ...]:
        game = self.game
        kinds = [kind for kind in self.kinds[seat] if kind >= game.basics]
        if game.has_secret_hands and seat != viewer:
            known = self._known_counts(seat, viewer)
            kinds = [kind for kind in kinds if known[kind]]
        return tuple([game.card_face(kind) for kind in kinds])
