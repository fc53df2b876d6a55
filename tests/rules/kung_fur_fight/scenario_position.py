"""A position in Kung Fur Fight at the start of a Plan Phase. Anything not described is filled in."""

from __future__ import annotations

from collections import Counter

from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from tests.rules.kung_fur_fight.plans import PlanText
from tests.rules.scenario_game import Layout, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario, join_list

ROUND = 5
"""A round in the middle of a game."""
FILLER_CARDS = ["tumaz", "himiko", "musashi", "ming", "tai-chi", "shiau-yao", "boshark", "kiwano"]
"""Cards for arenas that a scenario does not mention. The first ones have no effect except that they go to the winner's
hand."""


class FurLayout(Layout):
    """The position described so far. Lists of two items are indexed by seat."""

    def __init__(self, table: ScenarioTable, plans: list[PlanText]) -> None:
        self.table = table
        self.plans = plans
        """The next plans, whose cards must be available."""
        self.hands: dict[int, list[int]] = {}
        self.left: dict[int, list[int]] = {}
        """The cards that each hand has besides those in its plan."""
        self.also: list[list[int]] = [[], []]
        self.fronts: list[list[int]] = [[], []]
        self.rewards: dict[int, list[int]] = {}
        self.pile: list[int] | None = None
        self.pile_size: int | None = None
        self.sp = [12, 12]
        self.vp = [0, 0]
        self.limits: dict[int, int] = {}
        self.blocked: int = NOBODY
        self.supply: dict[int, int] = {}
        self.coconut: int = NOBODY
        self.dishes = [2, 2]
        self.delicacies: dict[int, int] = {}
        self.hua = [0, 0, 0]
        self.mushrooms = [0] * 6

    def build(self, table: ScenarioTable) -> FurState:
        """Return the state. Raise `ImpossibleScenario` with the reason if the position is impossible."""
        game = table.game
        assert isinstance(game, KungFurFight)
        self._check_scores()
        state = FurState(game, table.log)
        state.set_up(0)
        state.round = ROUND
        for seat, side in enumerate(state.sides):
            side.hand = self._hand(seat)
            side.rest = cards_without(self._faction(seat), side.hand)
            side.cards_in_front = self.fronts[seat][:]
            side.card_limit = self._limit(seat)
            side.dishes = self.dishes[seat]
            side.delicacies = self._delicacies(seat)
            side.sp = self.sp[seat]
            side.vp = self.vp[seat]
        self._lay_tokens(state)
        self._lay_rewards(state)
        missing = cards_without(game.all_cards(), state.all_cards())
        if missing or state.all_cards() != game.all_cards():
            raise ImpossibleScenario(f"Something is in two places, and {join_list(table.card_ids(missing))} nowhere.")
        return state

    def _check_scores(self) -> None:
        for seat in (0, 1):
            if not 1 <= self.sp[seat] <= 12:
                raise ImpossibleScenario(
                    f"{self.table.names[seat]} has {self.sp[seat]} SP, but a round starts with 1 to 12."
                )
        if abs(self.vp[0] - self.vp[1]) >= 4:
            raise ImpossibleScenario("A lead of 4 VP has already won the game; nothing is left to play.")

    # Animals.

    def _faction(self, seat: int) -> list[int]:
        game = self.table.game
        assert isinstance(game, KungFurFight)
        return game.pack.hands[seat][:]

    def _hand(self, seat: int) -> list[int]:
        played = [self.table.card(card) for card in self.plans[seat].cards()]
        if seat in self.hands:
            hand = self.hands[seat][:]
        elif seat in self.left:
            hand = played + self.left[seat]
        else:
            hand = self._faction(seat) + [card for card in played if self._is_ranger(card)] + self.also[seat]
        for card in cards_without(played, hand):
            raise ImpossibleScenario(f"{self.table.names[seat]} plays {self._id(card)}, but does not hold it.")
        for card in cards_without(hand, self._faction(seat)):
            if not self._is_ranger(card):
                raise ImpossibleScenario(f"{self.table.names[seat]} holds too many copies of {self._id(card)}.")
        return sorted(hand)

    def _is_ranger(self, card: int) -> bool:
        return self.table.loaded.faces[card].kind == "ranger"

    def _id(self, card: int) -> str:
        return self.table.loaded.faces[card].id

    # The board.

    def _limit(self, seat: int) -> int:
        required = 5 if self.sp[seat] <= 4 else 4 if self.sp[seat] <= 8 else 3
        limit = self.limits.get(seat, required)
        if limit < required:
            raise ImpossibleScenario(f"With {self.sp[seat]} SP, the Card Limit has already been raised to {required}.")
        return limit

    def _delicacies(self, seat: int) -> int:
        left = self.delicacies.get(seat, 0 if self.sp[seat] <= 4 else 1)
        if left and self.sp[seat] <= 4:
            raise ImpossibleScenario(f"With {self.sp[seat]} SP, the Delicacy has already been spent.")
        return left

    def _lay_tokens(self, state: FurState) -> None:
        pack = state.pack
        state.weapon_stock = pack.num_weapons
        for seat, side in enumerate(state.sides):
            side.unused_weapons = self.supply.get(seat, self.plans[seat].weapons())
            if self.plans[seat].weapons() > side.unused_weapons:
                raise ImpossibleScenario(f"{self.table.names[seat]} plays more Hidden Weapons than there are.")
            state.weapon_stock -= side.unused_weapons
            for at, arena_side in enumerate(side.arena_sides):
                arena_side.mushrooms = self.mushrooms[3 * seat + at]
        state.mushroom_stock = pack.mushroom_tokens - sum(self.mushrooms)
        if state.weapon_stock < 0 or state.mushroom_stock < 0:
            raise ImpossibleScenario("There are not enough tokens in the pack.")
        for at, arena in enumerate(state.arenas):
            arena.hua = self.hua[at]
        state.coconut_owner = self.coconut
        if self.blocked >= 0:
            state.sides[self.blocked].limit_token_round = ROUND

    # Reward cards.

    def _lay_rewards(self, state: FurState) -> None:
        """Set the arenas, the pile with the cards to be drawn, and the Discard Area with used cards."""
        pack = state.pack
        discard = []
        if self.coconut >= 0:
            discard.append(self.table.card("coconut"))
        discard += [self.table.card("mushroom")] * sum(self.mushrooms)
        owned = [card for side in state.sides for card in side.hand if self._is_ranger(card)]
        named = [card for cards in self.rewards.values() for card in cards]
        left = cards_without(pack.pile, owned + self.fronts[0] + self.fronts[1] + named + discard)
        for at, arena in enumerate(state.arenas):
            arena.rewards = self.rewards.get(at, [])[:] or [self._filler_card(left)]
            if len(arena.rewards) > pack.max_rewards:
                raise ImpossibleScenario(f"Arena {at + 1} has room for {pack.max_rewards} Reward cards.")
        state.pile = self._pile(left)
        state.discard = discard + cards_without(left, state.pile)

    def _filler_card(self, left: list[int]) -> int:
        for name in FILLER_CARDS:
            card = self.table.card(name)
            if left.count(card) > self.table.dice.draws.count(card):
                left.remove(card)
                return card
        raise ImpossibleScenario("There is nothing left to fill the arenas with; say what they have.")

    def _pile(self, left: list[int]) -> list[int]:
        if self.pile is not None:
            if cards_without(self.pile, left):
                raise ImpossibleScenario("Not all of these cards are left for the Reward Pile.")
            return self.pile[:]
        if self.pile_size is None:
            return left[:]
        if self.pile_size > len(left):
            raise ImpossibleScenario(f"Only {len(left)} cards are left for the Reward Pile.")
        drawn = self.table.dice.draws
        return sorted(left, key=lambda card: card not in drawn)[: self.pile_size]


def cards_without(cards: list[int], removed: list[int]) -> list[int]:
    """Return `cards` without `removed`, ignoring removed cards that are not there."""
    left = Counter(cards)
    left.subtract(Counter(removed))
    return [card for card, count in sorted(left.items()) for _ in range(count)]
