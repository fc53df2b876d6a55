"""Unfinished work as plain data: the attacks of an exchange and the stack of pending steps.

The top step prompts seats or advances automatically. Everything here is public; only hands are secret.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fu_2019.cards.card_tables import NO_LIMIT, NONE

# Step types.
CHOOSE_ARCHETYPE: Final[i64] = 0
UPKEEP: Final[i64] = 1
REFILL: Final[i64] = 2
SPECIAL: Final[i64] = 3
"""The active player's teammates may play a special; `stage` is 1 right after the refill, otherwise 0."""
SWAP: Final[i64] = 4
"""The active player and the seat `index` give each other `stage` cards."""
PREPARE: Final[i64] = 5
"""Prepare, or Respite after an attack."""
DECLARE: Final[i64] = 6
"""An attack outside the player's own Attack step; `stage` is the reason. `attack_index` is the attack that led to it,
if any. `index` is the index of the target that counters (COUNTER) or the seat to strike (STAGGERED)."""
HELP: Final[i64] = 7
"""Teammates, and after the first addition also the attacker, may add to an attack; `stage` counts the additions."""
CLOSED: Final[i64] = 8
"""The attack is complete; `index` points to the next of its cards that may cause another attack."""
ANSWER: Final[i64] = 9
"""The attack is being answered for the target at `index`; `stage` is the progress."""
EXCHANGE: Final[i64] = 10
"""This frame lies below the frames for the attacks of an exchange. When it is on top again, all attacks are answered.
`index` is the number of claims handled."""
AFTERMATH: Final[i64] = 11
"""Specials after an exchange. `data` holds a bit mask of staggered opponents for each seat, then a bit mask of the
seats whose team lost enough Chi."""
PASS_CARD: Final[i64] = 12

# Stages of DECLARE: reasons for the attack.
COUNTER: Final[i64] = 0
EXTRA: Final[i64] = 1
STAGGERED: Final[i64] = 2

# Stages of ANSWER.
STEP_IN: Final[i64] = 0
FACE_OR_BLOCK: Final[i64] = 1
"""No other seat could step in, so Face Me! is part of the block prompt."""
BLOCK: Final[i64] = 2
MAY_COUNTER: Final[i64] = 3

# Slots from which a card can be taken.
WEAPON_SLOT: Final[i64] = 0
STANCE_SLOT: Final[i64] = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class StepFrame:
    """One frame of the stack of unfinished steps: its type, its seat and its progress."""

    def __init__(self, step_type: i64, seat: i64, attack_index: i64 = NONE, index: i64 = 0, stage: i64 = 0) -> None:
        self.step_type = step_type
        self.seat = seat
        """Seat that owns the step."""
        self.attack_index = attack_index
        """Index of an attack in the exchange."""
        self.index = index
        self.stage = stage
        self.data: list[int] | None = None
        """Extra data for the few step types that need any."""

    def copy(self) -> StepFrame:
        copy = StepFrame(self.step_type, self.seat, self.attack_index, self.index, self.stage)
        if self.data is not None:
            copy.data = self.data[:]
        return copy


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeAttack:
    """An attack in an exchange, from its first card on. Arrays are indexed by added card or by target."""

    def __init__(self, attacker: i64) -> None:
        self.attacker = attacker
        self.countered_attack: i64 = NONE
        """Index in the exchange of the attack that this one counters."""
        self.group: i64 = NONE
        """Index in the exchange of the attack that this one accompanies; usually its own index."""
        self.base: i64 = NONE
        self.base_verb: i64 = NONE
        """Verb with which the base is used."""
        self.uses_weapon = False
        """Whether the base is the weapon in play."""
        self.flags: i64 = 0
        self.enhancement_limit: i64 = NO_LIMIT
        self.splitter: i64 = NONE
        """Seat that split the attack."""
        self.max_targets: i64 = 1
        self.helped_mask: i64 = 0
        """Bit mask of the teammates who have made their addition."""
        self.has_finishing_move = False
        self.void = False
        """Whether the attacker has left the game."""
        self.cards = vec[i64]()
        self.owners = vec[i64]()
        self.card_verbs = vec[i64]()
        self.targets = vec[i64]()
        self.counter_targets = vec[i64]()
        """Seat that each target would counter."""
        self.blocks = vec[i64]()
        """Block of each target, or NONE; a snapped weapon counts as a Block. Empty until the attack is closed, like the
        arrays below."""
        self.blockers = vec[i64]()
        self.faced = vec[i64]()
        """Whether each target took over the attack with a card that allows a counterattack, such as Face Me!"""
        self.target_settled = vec[i64]()
        """Whether a card such as Face Me! has fixed each target."""
        self.dealt = vec[i64]()
        """Damage to each target before Blocks and defense, once known; -1 if the attack has no effect on the target."""
        self.chi_lost = vec[i64]()
        """Chi that each target lost, once known."""

    def init_answers(self) -> None:
        """Prepare the arrays for the answers, once all cards are played."""
        places = len(self.targets)
        self.blocks = vec[i64]([NONE] * places)
        self.blockers = vec[i64]([NONE] * places)
        self.faced = vec[i64]([0] * places)
        self.target_settled = vec[i64]([0] * places)

    def copy(self) -> ExchangeAttack:
        copy = ExchangeAttack(self.attacker)
        copy.countered_attack = self.countered_attack
        copy.group = self.group
        copy.base = self.base
        copy.base_verb = self.base_verb
        copy.uses_weapon = self.uses_weapon
        copy.flags = self.flags
        copy.enhancement_limit = self.enhancement_limit
        copy.splitter = self.splitter
        copy.max_targets = self.max_targets
        copy.helped_mask = self.helped_mask
        copy.has_finishing_move = self.has_finishing_move
        copy.void = self.void
        copy.cards = self.cards[:]
        copy.owners = self.owners[:]
        copy.card_verbs = self.card_verbs[:]
        copy.targets = self.targets[:]
        copy.counter_targets = self.counter_targets[:]
        copy.blocks = self.blocks[:]
        copy.blockers = self.blockers[:]
        copy.faced = self.faced[:]
        copy.target_settled = self.target_settled[:]
        copy.dealt = self.dealt[:]
        copy.chi_lost = self.chi_lost[:]
        return copy


@mypyc_attr(acyclic=True)
class SlotTransfer:
    """A decided transfer of a weapon or stance. Immutable, so copies of a position share it."""

    def __init__(self, slot: i64, loser: i64, receiver: i64) -> None:
        self.slot = slot
        """WEAPON_SLOT or STANCE_SLOT."""
        self.loser = loser
        self.receiver = receiver
