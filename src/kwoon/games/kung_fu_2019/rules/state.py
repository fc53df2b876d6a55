"""What lies where: Chi, hands, slots, deck, discard pile, the exchange and the steps; and how cards and Chi move."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import contains, insert_sorted, remove_ordered
from kwoon.core.events import NOBODY, Log
from kwoon.core.piles import PilesState
from kwoon.games.kung_fu_2019.rules.notation import KungFu2019Notation
from kwoon.games.kung_fu_2019.rules.steps import ExchangeAttack, PendingStep2019, SlotTransfer


class BaseKungFu2019State(PilesState):
    """The table, without the rules that change it.

    How cards are drawn is the same in many games: kff19.turn.refill.reshuffle.when, kff19.turn.refill.empty.
    """

    def __init__(self, game: KungFu2019Notation, log: Log | None) -> None:
        super().__init__(game, log)
        self.rules = game
        self.kinds = game.kinds
        self.kind_count: i64 = game.kinds.count
        self.has_teams = game.has_teams
        self.team = game.team_of
        """The team of each seat; everybody has one, alone or not."""
        self.chi: list[int] = []
        """By team."""
        self.max_chi: list[int] = []
        """Where the Chi of each team started, which it never passes (kff19.chi.cap)."""
        self.known: list[list[list[int]]] = []
        """What each seat knows of each hand, because it handed those cards over; empty where nobody has a teammate."""
        self.weapon = vec[i64]()
        self.weapon_attachments: list[list[int]] = []
        self.stance = vec[i64]()
        self.stance_attachments: list[list[int]] = []
        self.archetype = vec[i64]()
        self.unattached_companions: list[list[int]] = []
        """The companion cards that lie beside their archetype, attached to nothing."""
        self.unused_archetype_cards: list[int] = []
        """Archetype cards that take no part in the game."""
        self.poison: list[int] = []
        """What each seat loses at the start of its next turn."""
        self.attacks: list[ExchangeAttack] = []
        """The exchange."""
        self.other_played_cards: list[int] = []
        """Cards that were played in the exchange beside attacks and blocks."""
        self.transfers: list[SlotTransfer] = []
        """What is decided about taking."""
        self.steps: list[PendingStep2019] = []
        self.specials_played: i64 = 0
        """How many were played in this turn."""
        self.has_attacked = False
        self.attack_forfeited = False

    # Who is there.

    def teams_left(self) -> i64:
        """How many teams are in the game."""
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
        """The teammates who are in the game, clockwise."""
        seats: list[int] = []
        if self.has_teams:
            for away in range(1, self.seats):
                other = (seat + away) % self.seats
                if self.team[other] == self.team[seat] and self.eliminated[other] == 0:
                    seats.append(other)
        return seats

    # Hands.

    def forget_known_card(self, seat: i64, card: i64) -> None:
        for knows in self.known:
            held = knows[seat]
            if held and contains(held, card):
                remove_ordered(held, card)

    def pass_card(self, giver: i64, receiver: i64, card: i64) -> None:
        """A card goes from hand to hand, face down (kff19.info.pass, kff19.team.pass.must)."""
        remove_ordered(self.hands[giver], card)
        insert_sorted(self.hands[receiver], card)
        for viewer in range(self.seats):
            held = self.known[viewer][giver]
            if held:
                # Only the one who gets the card knows which one went; to others any of them may have gone.
                if viewer != receiver:
                    held.clear()
                elif contains(held, card):
                    remove_ordered(held, card)
        insert_sorted(self.known[giver][receiver], card)

    # Chi.

    def chi_of(self, seat: i64) -> i64:
        """The Chi of a seat, or of its team."""
        return self.chi[self.team[seat]]

    def lose_chi(self, team: i64, amount: i64) -> None:
        """Take Chi away (kff19.resolve.chi-floor)."""
        if amount > 0:
            left: i64 = self.chi[team] - amount
            self.chi[team] = left if left > 0 else 0
            if self.log is not None:
                self.log.add("chi", NOBODY, [], team * 1000 + self.chi[team])

    def gain_chi(self, seat: i64, amount: i64, cause_cards: list[int]) -> None:
        """Give Chi, up to where it started (kff19.chi.cap, kff19.team.chi.cap); the causes are open cards."""
        team = self.team[seat]
        chi: i64 = self.chi[team]
        max_chi: i64 = self.max_chi[team]
        gained = amount if chi + amount <= max_chi else max_chi - chi
        if self.log is not None:
            self.log.add("gain", seat, cause_cards, gained)
        if gained > 0:
            self.chi[team] = chi + gained
            if self.log is not None:
                self.log.add("chi", NOBODY, [], team * 1000 + self.chi[team])
