"""Table state: Chi, hands, deck, discard pile and pending steps, and how cards and Chi move."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.card_lists import contains, insert_sorted, remove_keeping_order
from kwoon.core.events import EventLog
from kwoon.core.piles import PilesState
from kwoon.games.kung_fu_2014.rules.notation import KungFu2014Notation
from kwoon.games.kung_fu_2014.rules.pending_steps import CombatBuild, PendingStep


class BaseKungFu2014State(PilesState):
    """The position without the rules that change it.

    Drawing is inherited (kff14.setup.reshuffle-moment, kff14.setup.nothing-to-draw, kff14.random.uniform).
    """

    def __init__(self, game: KungFu2014Notation, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.pack = game.pack
        self.kinds = game.kinds
        self.ascending_targets = game.ascending_targets
        self.chi: list[int] = []
        self.known: list[list[int]] = []
        """For each hand, the cards that everyone saw return from the table."""
        self.steps: list[PendingStep] = []
        self.counterattack_count: i64 = 0
        """Counterattacks offered this turn."""

    # Players.

    def num_players_left(self) -> i64:
        count: i64 = 0
        for out in self.eliminated:
            if out == 0:
                count += 1
        return count

    # Cards.

    def forget_known_card(self, seat: i64, card: i64) -> None:
        known = self.known[seat]
        if known and contains(known, card):
            remove_keeping_order(known, card)

    def discard_cards(self, seat: i64, cards: list[int]) -> None:
        for card in cards:
            self.discard_from_hand(seat, card)

    def return_to_hand(self, seat: i64, card: i64) -> None:
        """Move a card from the table to a hand, in view of everyone."""
        insert_sorted(self.hands[seat], card)
        insert_sorted(self.known[seat], card)

    def discard_build(self, build: CombatBuild) -> list[int]:
        """Discard the cards of a build that are still on the table, except shared cards such as Punch. Return the
        discarded cards."""
        discarded = build.cards_on_table()
        for table_kind in self.kinds.table_kinds:  # cards shared by everyone
            while contains(discarded, table_kind):
                remove_keeping_order(discarded, table_kind)
        self.discard.extend(discarded)
        build.cleared = True
        return discarded

    # Chi.

    def lose_chi(self, seat: i64, amount: i64) -> i64:
        """Reduce a seat's Chi, but not below No Chi (kff14.nochi.floor). Return the Chi lost."""
        chi: i64 = self.chi[seat]
        lost = amount if amount < chi else chi
        if lost > 0:
            self.chi[seat] = chi - lost
            self.log_event("chi", seat, self.chi[seat])
        return lost

    def gain_chi(self, seat: i64, amount: i64, cause_card: i64) -> None:
        """Add Chi to a seat because of a card, up to the maximum (kff14.nochi.cap-20, kff14.damage.gains-separate)."""
        chi: i64 = self.chi[seat]
        max_chi: i64 = self.pack.max_chi
        gained = amount if chi + amount <= max_chi else max_chi - chi
        self.log_card("gain", seat, cause_card, gained)
        if gained > 0:
            self.chi[seat] = chi + gained
            self.log_event("chi", seat, self.chi[seat])
