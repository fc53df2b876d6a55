"""The data of a state: each seat's side with its part of the arenas, the arenas, the pile and the tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, EventLog
from kwoon.core.game import State
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT
from kwoon.games.kung_fur_fight.rules.notation import FurNotation
from kwoon.games.kung_fur_fight.rules.pending_combat import PLANNING, UNDECIDED, Combat

NOT_REDUCED: Final[i64] = 99
"""Value of `lowest_sp` if no SP were lost this round; higher than any number on the track."""


@mypyc_attr(acyclic=True)
class ArenaSide:
    """One seat's part of one arena."""

    def __init__(self, team: list[int]) -> None:
        self.team = team
        """The revealed team, Leader first."""
        self.weapons: i64 = 0
        """Hidden Weapons of the team."""
        self.mushrooms: i64 = 0
        self.total: i64 = 0
        """AP counted this round."""

    def copy(self) -> ArenaSide:
        copy = ArenaSide(self.team[:])
        copy.weapons = self.weapons
        copy.mushrooms = self.mushrooms
        copy.total = self.total
        return copy


@mypyc_attr(acyclic=True)
class FurSide:
    """Everything that one seat has."""

    def __init__(
        self,
        hand: list[int],
        rest: list[int],
        cards_in_front: list[int],
        buried: list[int],
        arena_sides: list[ArenaSide],
    ) -> None:
        self.hand = hand
        """Cards in hand, in pack order, so a returned card goes back to its usual position."""
        self.rest = rest
        self.cards_in_front = cards_in_front
        """Face-up cards in front of the seat: Peach, Apple, BOOM."""
        self.buried = buried
        """Cards that the seat put away face down after a Peel; nobody else has seen them."""
        self.arena_sides = arena_sides
        """The seat's part of each arena."""
        self.sp: i64 = 0
        self.lowest_sp: i64 = NOT_REDUCED
        """Lowest SP to which the seat was reduced this round."""
        self.vp: i64 = 0
        self.card_limit: i64 = 0
        """The Card Limit as the player board shows it."""
        self.limit_token_round: i64 = 0
        """The round in which the Card Limit -1 token applies to the seat, or 0."""
        self.unused_weapons: i64 = 0
        self.dishes: i64 = 0
        self.delicacies: i64 = 0
        # The fields below apply to this round.
        self.passed: bool = False
        self.played_chef: bool = False
        """Whether a Chef was played as a Leader."""
        self.has_ginseng: bool = False
        self.peaches_used: i64 = 0
        """Number of Peaches that the plan has used."""

    def copy(self) -> FurSide:
        arena_sides = self.arena_sides
        arena_copies = [arena_sides[0].copy(), arena_sides[1].copy(), arena_sides[2].copy()]
        copy = FurSide(self.hand[:], self.rest[:], self.cards_in_front[:], self.buried[:], arena_copies)
        copy.sp = self.sp
        copy.lowest_sp = self.lowest_sp
        copy.vp = self.vp
        copy.card_limit = self.card_limit
        copy.limit_token_round = self.limit_token_round
        copy.unused_weapons = self.unused_weapons
        copy.dishes = self.dishes
        copy.delicacies = self.delicacies
        copy.passed = self.passed
        copy.played_chef = self.played_chef
        copy.has_ginseng = self.has_ginseng
        copy.peaches_used = self.peaches_used
        return copy

    def reset_round_data(self) -> None:
        """Reset the data that apply to one round only and are not reset elsewhere."""
        self.passed = False
        self.played_chef = False
        self.has_ginseng = False
        self.lowest_sp = NOT_REDUCED
        for arena_side in self.arena_sides:
            arena_side.total = 0


@mypyc_attr(acyclic=True)
class FurArena:
    """The parts of an arena that both seats share."""

    def __init__(self, rewards: list[int]) -> None:
        self.rewards = rewards
        """The arena's Reward cards, oldest first."""
        self.hua: i64 = 0
        """Hua tokens, which belong to the Dogs."""
        self.raihuu: i64 = 0
        """Raihuu tokens, which belong to the Cats."""
        self.result: i64 = UNDECIDED
        """Result of this round: the seat that won, UNDECIDED, TIED or SKIPPED."""

    def copy(self) -> FurArena:
        copy = FurArena(self.rewards[:])
        copy.hua = self.hua
        copy.raihuu = self.raihuu
        copy.result = self.result
        return copy


def empty_arena_sides() -> list[ArenaSide]:
    """Return a seat's empty parts of the three arenas."""
    return [ArenaSide([]), ArenaSide([]), ArenaSide([])]


class BaseFurState(State):
    """The data of a state: each side, each arena, and everything else on the table."""

    sides: list[FurSide]
    arenas: list[FurArena]
    pile: list[int]
    discard: list[int]
    looked_at: list[int]
    """Cards that the player who uses a Peel is looking at."""
    weapon_stock: i64
    """Hidden Weapons in the Warehouse."""
    mushroom_stock: i64
    coconut_owner: i64
    """The seat that has the Coconut token, or NOBODY."""
    coconut_arena: i64
    """The arena to which the Coconut was sent this round, or NOBODY."""
    combat: Combat | None
    winner: i64
    why: str
    """The reason the game ended; empty while it is in progress."""

    def __init__(self, game: FurNotation, log: EventLog | None) -> None:
        """Create an empty state; the caller must call `set_up` or fill in all fields above."""
        super().__init__(game, log)
        self.game = game
        self.pack = game.pack
        self.phase: i64 = PLANNING
        self.round: i64 = 0
        self.dogs: i64 = 0
        """The seat of the Monk Dogs; the other seat has the Ninja Cats."""

    def set_up(self, dogs_seat: i64) -> None:
        """Set up for a new game (fur.ruling.start-values, fur.ruling.start-tokens, fur.ruling.token-counts)."""
        pack = self.pack
        self.dogs = dogs_seat
        self.sides = [self._new_side(dogs_seat), self._new_side(1 - dogs_seat)]
        self.arenas = [FurArena([]), FurArena([]), FurArena([])]
        self.pile = pack.pile[:]
        self.discard = []
        self.looked_at = []
        self.weapon_stock = pack.num_weapons - self.sides[0].unused_weapons - self.sides[1].unused_weapons
        self.mushroom_stock = pack.mushroom_tokens
        self.coconut_owner = NOBODY
        self.coconut_arena = NOBODY
        self.combat = None
        self.winner = NOBODY
        self.why = ""

    def _new_side(self, faction: i64) -> FurSide:
        pack = self.pack
        side = FurSide(pack.hands[faction][:], [], [], [], empty_arena_sides())  # fur.ruling.card-counts
        side.unused_weapons = pack.start_weapons[faction]
        side.dishes = pack.dishes
        side.delicacies = pack.delicacies
        side.sp = pack.start_sp
        side.vp = pack.start_vp
        side.card_limit = pack.start_card_limit
        return side

    def reset_round_data(self) -> None:
        """Reset the data that apply to one round only and are not reset elsewhere."""
        self.coconut_arena = NOBODY
        for side in self.sides:
            side.reset_round_data()
        for arena in self.arenas:
            arena.result = UNDECIDED

    def copy_into(self, target: BaseFurState) -> None:
        target.phase = self.phase
        target.round = self.round
        target.dogs = self.dogs
        target.sides = [self.sides[0].copy(), self.sides[1].copy()]
        target.arenas = [self.arenas[0].copy(), self.arenas[1].copy(), self.arenas[2].copy()]
        target.pile = self.pile[:]
        target.discard = self.discard[:]
        target.looked_at = self.looked_at[:]
        target.weapon_stock = self.weapon_stock
        target.mushroom_stock = self.mushroom_stock
        target.coconut_owner = self.coconut_owner
        target.coconut_arena = self.coconut_arena
        target.combat = None if self.combat is None else self.combat.copy()
        target.winner = self.winner
        target.why = self.why
        self._copy_drafts(target)

    def all_cards(self) -> list[int]:
        cards = self.pile + self.discard + self.looked_at
        for arena in self.arenas:
            cards.extend(arena.rewards)
        for side in self.sides:
            cards.extend(side.hand + side.rest + side.cards_in_front + side.buried)
            for arena_side in side.arena_sides:
                cards.extend(arena_side.team)
        if self.combat is not None:
            cards.extend(self.combat.won_rewards)
        cards.sort()
        return cards

    # Card Limits and cards in front of a seat.

    def card_limit_without_peach(self, seat: i64) -> i64:
        """Return how many counted animals the seat may play this round without a Peach (fur.ruling.limit-formula)."""
        side = self.sides[seat]
        limit = side.card_limit
        if side.limit_token_round == self.round:  # fur.ruling.block-timing
            limit -= 1
        return limit if limit > 0 else 0

    def card_limit_with_peaches(self, seat: i64) -> i64:
        """Return `card_limit_without_peach` plus the amount that the seat's Peaches add (fur.plan.peach-secret)."""
        return self.card_limit_without_peach(seat) + self.total_ability_in_front(seat, CARD_LIMIT)

    def total_ability_in_front(self, seat: i64, ability: i64) -> i64:
        """Return the total of an ability over the cards in front of a seat: 1 per card, or the amount that a Peach
        adds."""
        total: i64 = 0
        for card in self.sides[seat].cards_in_front:
            if self.pack.abilities[card] == ability:
                total += self.pack.first_numbers[card] if ability == CARD_LIMIT else 1
        return total

    # Logged changes.

    def take_weapons_from_stock(self, seat: i64, count: i64, card: i64) -> None:
        """Take up to `count` Hidden Weapons from the Warehouse, which may have fewer (fur.ruling.warehouse-short)."""
        num_taken = min(count, self.weapon_stock)
        self.weapon_stock -= num_taken
        self.sides[seat].unused_weapons += num_taken
        self.log_card("take-weapons", seat, card, num_taken)

    def gain_sp(self, seat: i64, count: i64, card: i64) -> None:
        """Add SP to a seat, up to the full track; a seat at 0 gains none (fur.end.no-revival, fur.ruling.sp-bounds)."""
        side = self.sides[seat]
        sp_before = side.sp
        sp_after: i64 = min(sp_before + count, self.pack.max_sp)
        if sp_before > 0 and sp_after > sp_before:
            side.sp = sp_after
            self.log_card("gain-sp", seat, card, sp_after - sp_before)

    def gain_vp(self, seat: i64, count: i64, card: i64 = NOBODY) -> None:
        """Add VP to a seat, without an upper limit (fur.setup.vp-wrap). `card` is the cause, or NOBODY for a win."""
        self.sides[seat].vp += count
        if self.log is not None:
            self.log.add_event("gain-vp", seat, [card] if card >= 0 else [], count)

    def start_round(self, dice: Dice) -> None:
        """Start a round: reveal one more Reward card for each arena (fur.prepare.reveal, fur.prepare.stack)."""
        self.round += 1
        self.phase = PLANNING
        self.log_event("round", NOBODY, self.round)
        for arena in range(3):
            rewards = self.arenas[arena].rewards
            card = dice.draw(self.pile)
            rewards.append(card)
            self.log_card("reward", NOBODY, card, arena + 1)
            if len(rewards) > self.pack.max_rewards:  # fur.prepare.max-three
                oldest = rewards.pop(0)
                self.discard.append(oldest)
                self.log_card("crowded-out", NOBODY, oldest, arena + 1)
