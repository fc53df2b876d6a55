"""A position of Kung Fur Fight: what lies on the table, and the small things that are done with it."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import State
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, Log
from kwoon.games.kung_fur_fight.cards.abilities import CARD_LIMIT
from kwoon.games.kung_fur_fight.play.notation import FurNotation
from kwoon.games.kung_fur_fight.play.steps import PLANNING, UNDECIDED, Combat


class FurPosition(State):
    """The data of a position. Lists of two are by seat, of three by arena, of six by seat and then arena."""

    # Cards.
    pile: list[int]
    rewards: list[list[int]]
    """The Reward cards of each arena, the oldest first."""
    discard: list[int]
    buried: list[list[int]]
    """What each seat put away face down after a Peel; nobody else has seen it."""
    look: list[int]
    """What the winner of a Peel is looking at."""
    hands: list[list[int]]
    """In the order of the pack, so that nobody has to look for a card that came back."""
    rests: list[list[int]]
    fronts: list[list[int]]
    """Cards that lie open in front of each seat: Peach, Apple, BOOM."""
    teams: list[list[int]]
    """Revealed teams, the Leader first."""

    # Tokens.
    stock: i64
    """Hidden Weapons in the Warehouse."""
    supply: list[int]
    """Each seat's unused Hidden Weapons."""
    weapons: list[int]
    """Hidden Weapons in the revealed teams."""
    mushroom_stock: i64
    mushrooms: list[int]
    coconut: i64
    """Who has the Coconut token."""
    coconut_at: i64
    """The arena that it was sent to this round."""
    hua: list[int]
    """By arena: Hua tokens, which are the Dogs'."""
    raihuu: list[int]
    """By arena: Raihuu tokens, which are the Cats'."""
    blocked: list[int]
    """For each seat the round in which the Card Limit -1 token weighs on it, or 0."""
    dishes: list[int]
    delicacies: list[int]

    # Scores.
    sp: list[int]
    vp: list[int]
    limits: list[int]
    """Card Limits as the player boards show them."""

    # This round.
    passed: list[bool]
    chefs: list[bool]
    """Who played a Chef as a Leader."""
    ginseng: list[bool]
    eaten: list[int]
    """How many Peaches each plan has used."""
    totals: list[int]
    """AP as they were counted."""
    results: list[int]
    """How each arena ended: the seat that won, or UNDECIDED, TIED, SKIPPED."""
    combat: Combat | None

    # The end.
    winner: i64
    why: str
    """Why the game is over, in a word; empty while it goes on."""

    def __init__(self, game: FurNotation, log: Log | None) -> None:
        """Whoever makes a state lays it out, or fills in all of the above."""
        super().__init__(game, log)
        self.game = game
        self.pack = game.pack
        self.phase: i64 = PLANNING
        self.round: i64 = 0
        self.dogs: i64 = 0
        """The seat of the Monk Dogs; the other one leads the Ninja Cats."""

    def lay_out(self, dogs: i64) -> None:
        """Set up for a new game (fur.ruling.start-values, fur.ruling.start-tokens, fur.ruling.token-counts)."""
        pack = self.pack
        self.dogs = dogs
        self.pile = pack.pile[:]
        self.rewards = [[], [], []]
        self.discard = []
        self.buried = [[], []]
        self.look = []
        self.hands = [pack.hands[dogs][:], pack.hands[1 - dogs][:]]  # fur.ruling.card-counts
        self.rests = [[], []]
        self.fronts = [[], []]
        self.teams = [[], [], [], [], [], []]
        self.supply = [pack.weapons_of[dogs], pack.weapons_of[1 - dogs]]
        self.stock = pack.weapons - self.supply[0] - self.supply[1]
        self.mushroom_stock = pack.mushroom_tokens
        self.mushrooms = [0, 0, 0, 0, 0, 0]
        self.coconut = NOBODY
        self.hua = [0, 0, 0]
        self.raihuu = [0, 0, 0]
        self.blocked = [0, 0]
        self.dishes = [pack.dishes, pack.dishes]
        self.delicacies = [pack.delicacies, pack.delicacies]
        self.sp = [pack.sp, pack.sp]
        self.vp = [pack.vp, pack.vp]
        self.limits = [pack.limit, pack.limit]
        self.combat = None
        self.winner = NOBODY
        self.why = ""
        self.weapons = [0, 0, 0, 0, 0, 0]
        self.coconut_at = NOBODY
        self.passed = [False, False]
        self.chefs = [False, False]
        self.ginseng = [False, False]
        self.eaten = [0, 0]
        self.totals = [0, 0, 0, 0, 0, 0]
        self.results = [UNDECIDED, UNDECIDED, UNDECIDED]

    def clear_round(self) -> None:
        """Forget what was noted for one round only, and what is not cleared already."""
        self.coconut_at = NOBODY
        for seat in range(2):
            self.passed[seat] = False
            self.chefs[seat] = False
            self.ginseng[seat] = False
        for arena in range(3):
            self.results[arena] = UNDECIDED
            self.totals[arena] = 0
            self.totals[3 + arena] = 0

    def copy_into(self, twin: FurPosition) -> None:
        """Make a new state one like this."""
        twin.phase = self.phase
        twin.round = self.round
        twin.dogs = self.dogs
        twin.pile = self.pile[:]
        twin.rewards = [self.rewards[0][:], self.rewards[1][:], self.rewards[2][:]]
        twin.discard = self.discard[:]
        twin.buried = [self.buried[0][:], self.buried[1][:]]
        twin.look = self.look[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.rests = [self.rests[0][:], self.rests[1][:]]
        twin.fronts = [self.fronts[0][:], self.fronts[1][:]]
        twin.teams = [team[:] for team in self.teams]
        twin.stock = self.stock
        twin.supply = self.supply[:]
        twin.weapons = self.weapons[:]
        twin.mushroom_stock = self.mushroom_stock
        twin.mushrooms = self.mushrooms[:]
        twin.coconut = self.coconut
        twin.coconut_at = self.coconut_at
        twin.hua = self.hua[:]
        twin.raihuu = self.raihuu[:]
        twin.blocked = self.blocked[:]
        twin.dishes = self.dishes[:]
        twin.delicacies = self.delicacies[:]
        twin.sp = self.sp[:]
        twin.vp = self.vp[:]
        twin.limits = self.limits[:]
        twin.passed = self.passed[:]
        twin.chefs = self.chefs[:]
        twin.ginseng = self.ginseng[:]
        twin.eaten = self.eaten[:]
        twin.totals = self.totals[:]
        twin.results = self.results[:]
        twin.combat = None if self.combat is None else self.combat.copy()
        twin.winner = self.winner
        twin.why = self.why
        self._copy_drafts(twin)

    def everything(self) -> list[int]:
        lying = self.pile + self.discard + self.look
        for cards in self.rewards + self.buried + self.hands + self.rests + self.fronts + self.teams:
            lying.extend(cards)
        if self.combat is not None:
            lying.extend(self.combat.spoils)
        lying.sort()
        return lying

    # Small things.

    def base_limit(self, seat: i64) -> i64:
        """How many counted animals the seat may play this round without a Peach (fur.ruling.limit-formula)."""
        limit: i64 = self.limits[seat]
        if self.blocked[seat] == self.round:  # fur.ruling.block-timing
            limit -= 1
        return limit if limit > 0 else 0

    def full_limit(self, seat: i64) -> i64:
        """The same with every Peach that the seat has (fur.plan.peach-secret)."""
        return self.base_limit(seat) + self.count_front(seat, CARD_LIMIT)

    def count_front(self, seat: i64, ability: i64) -> i64:
        """How much of an ability lies in front of a seat: one for each card, a Peach for as much as it adds."""
        found: i64 = 0
        for card in self.fronts[seat]:
            if self.pack.abilities[card] == ability:
                found += self.pack.firsts[card] if ability == CARD_LIMIT else 1
        return found

    # Whoever listens is told which card did it.

    def take_weapons(self, seat: i64, count: i64, card: i64) -> None:
        """Take Hidden Weapons from the Warehouse, as many as there are (fur.ruling.warehouse-short)."""
        taken = min(count, self.stock)
        self.stock -= taken
        self.supply[seat] += taken
        if self.log is not None:
            self.log.add("take-weapons", seat, [card], taken)

    def gain_sp(self, seat: i64, count: i64, card: i64) -> None:
        """Gain SP: none at 0, none above the full track (fur.end.no-revival, fur.ruling.sp-bounds)."""
        before: i64 = self.sp[seat]
        after: i64 = min(before + count, self.pack.sp_most)
        if before > 0 and after > before:
            self.sp[seat] = after
            if self.log is not None:
                self.log.add("gain-sp", seat, [card], after - before)

    def gain_vp(self, seat: i64, count: i64, card: i64 = NOBODY) -> None:
        """Gain VP, which have no upper limit (fur.setup.vp-wrap); by a card, or for a win as it is."""
        self.vp[seat] += count
        if self.log is not None:
            self.log.add("gain-vp", seat, [card] if card >= 0 else [], count)

    def prepare(self, dice: Dice) -> None:
        """Start a round: one more Reward card for each arena (fur.prepare.reveal, fur.prepare.stack)."""
        self.round += 1
        self.phase = PLANNING
        if self.log is not None:
            self.log.add("round", NOBODY, [], self.round)
        for arena in range(3):
            rewards = self.rewards[arena]
            card = dice.draw(self.pile)
            rewards.append(card)
            if self.log is not None:
                self.log.add("reward", NOBODY, [card], arena + 1)
            if len(rewards) > self.pack.rewards_most:  # fur.prepare.max-three
                oldest = rewards.pop(0)
                self.discard.append(oldest)
                if self.log is not None:
                    self.log.add("crowded-out", NOBODY, [oldest], arena + 1)
