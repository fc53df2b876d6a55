"""Table state: Chi, hands, slots, deck, discard pile, exchange and pending steps, and how cards and Chi move."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import contains, insert_sorted, remove_keeping_order
from kwoon.core.events import NOBODY, Event, EventLog
from kwoon.core.piles import PilesState
from kwoon.games.kung_fu_2019.rules.notation import KungFu2019Notation
from kwoon.games.kung_fu_2019.rules.pending_steps import ExchangeAttack, SlotTransfer, StepFrame


class BaseKungFu2019State(PilesState):
    """The position without the rules that change it.

    Drawing is inherited (kff19.turn.refill.reshuffle.when, kff19.turn.refill.empty).
    """

    def __init__(self, game: KungFu2019Notation, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.rules = game
        self.kinds = game.kinds
        self.kind_count: i64 = game.kinds.count
        self.has_teams = game.has_teams
        self.team = game.team_of
        """Team of each seat; in a free-for-all, every seat is its own team."""
        self.chi: list[int] = []
        """Chi of each team."""
        self.max_chi: list[int] = []
        """Maximum Chi of each team (kff19.chi.cap): its starting Chi, not reduced by the first player's penalty in
        edition 1."""
        self.known: list[list[list[int]]] = []
        """Cards that each seat knows in each hand because it passed them; empty if there are no teams."""
        self.weapon = vec[i64]()
        self.weapon_attachments: list[list[int]] = []
        self.stance = vec[i64]()
        self.stance_attachments: list[list[int]] = []
        self.archetype = vec[i64]()
        self.unattached_companions: list[list[int]] = []
        """Companion cards beside their archetype, attached to nothing."""
        self.unused_archetype_cards: list[int] = []
        """Archetype cards that nobody has: not chosen, or returned when a player was eliminated."""
        self.poison: list[int] = []
        """Chi that each seat loses at the start of its next turn."""
        self.attacks: list[ExchangeAttack] = []
        """Attacks of the current exchange."""
        self.other_played_cards: list[int] = []
        """Cards played in the exchange, other than attacks and blocks."""
        self.transfers: list[SlotTransfer] = []
        """Decided transfers of weapons and stances."""
        self.steps: list[StepFrame] = []
        self.specials_played: i64 = 0
        """Specials played this turn."""
        self.has_attacked = False
        self.attack_forfeited = False

    # Players.

    def num_teams_left(self) -> i64:
        """Return how many teams are still in the game."""
        bits: i64 = 0
        for seat in range(self.seats):
            if self.eliminated[seat] == 0:
                bits |= 1 << self.team[seat]
        count: i64 = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    def teammates(self, seat: i64) -> list[int]:
        """Return the teammates who are still in the game, clockwise."""
        seats: list[int] = []
        if self.has_teams:
            for offset in range(1, self.seats):
                other = (seat + offset) % self.seats
                if self.team[other] == self.team[seat] and self.eliminated[other] == 0:
                    seats.append(other)
        return seats

    # Hands.

    def forget_known_card(self, seat: i64, card: i64) -> None:
        for known in self.known:
            cards = known[seat]
            if cards and contains(cards, card):
                remove_keeping_order(cards, card)

    def pass_card(self, giver: i64, receiver: i64, card: i64) -> None:
        """Pass a card from hand to hand, face down (kff19.info.pass, kff19.team.pass.must)."""
        remove_keeping_order(self.hands[giver], card)
        insert_sorted(self.hands[receiver], card)
        for viewer in range(self.seats):
            known_cards = self.known[viewer][giver]
            if known_cards:
                # Only the receiver learns which card was passed; for the others, it may have been any of the cards they
                # knew.
                if viewer != receiver:
                    known_cards.clear()
                elif contains(known_cards, card):
                    remove_keeping_order(known_cards, card)
        insert_sorted(self.known[giver][receiver], card)
        if self.log is not None:
            visible_to: i64 = (1 << giver) | (1 << receiver)
            self.log.events.append(Event("pass-card", giver, [int(card)], receiver, visible_to))

    # Chi.

    def chi_of(self, seat: i64) -> i64:
        """Return the Chi of a seat's team."""
        return self.chi[self.team[seat]]

    def lose_chi(self, team: i64, amount: i64) -> None:
        """Reduce a team's Chi, but not below 0 (kff19.resolve.chi-floor)."""
        if amount > 0:
            left: i64 = self.chi[team] - amount
            self.chi[team] = left if left > 0 else 0
            self.log_event("chi", NOBODY, team * 1000 + self.chi[team])

    def gain_chi(self, seat: i64, amount: i64, cause_cards: list[int]) -> None:
        """Add Chi to a seat's team, up to its maximum (kff19.chi.cap, kff19.team.chi.cap). `cause_cards` are public."""
        team = self.team[seat]
        chi: i64 = self.chi[team]
        max_chi: i64 = self.max_chi[team]
        gained = amount if chi + amount <= max_chi else max_chi - chi
        self.log_cards("gain", seat, cause_cards, gained)
        if gained > 0:
            self.chi[team] = chi + gained
            self.log_event("chi", NOBODY, team * 1000 + self.chi[team])
