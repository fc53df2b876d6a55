"""Unfinished work, as plain data: the attacks of an exchange, and the steps that wait on a stack.

The top step is the one that is asked or goes on by itself. Everything here is public: what is secret lies in hands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fu_2019.cards.kinds import NO_LIMIT, NONE

# What a step is.
CHOOSE_ARCHETYPE: Final[i64] = 0
UPKEEP: Final[i64] = 1
REFILL: Final[i64] = 2
SPECIAL: Final[i64] = 3
"""The teammates of the active player may play a special; `stage` is 1 just after the refill, 0 otherwise."""
SWAP: Final[i64] = 4
"""The active player and the one at `at` hand each other `stage` cards."""
PREPARE: Final[i64] = 5
"""Prepare, or Respite once there was an attack."""
DECLARE: Final[i64] = 6
"""An attack outside one's own Attack step; `stage` says why, `attack` and `at` what caused it."""
HELP: Final[i64] = 7
"""Teammates may add to an attack; `stage` counts the rounds."""
CLOSED: Final[i64] = 8
"""An attack is complete; `at` is the next of its cards that may cause another attack."""
ANSWER: Final[i64] = 9
"""The place `at` of an attack is answered; `stage` says how far that is."""
EXCHANGE: Final[i64] = 10
"""Below the attacks of an exchange: when it is on top again, all is answered. `at` counts the claims decided."""
AFTERMATH: Final[i64] = 11
"""Specials after an exchange; `data` has for each seat the staggered opponents as bits, then the grieving seats."""
PASS_CARD: Final[i64] = 12

# Stages of DECLARE.
COUNTER: Final[i64] = 0
EXTRA: Final[i64] = 1
STAGGERED: Final[i64] = 2

# Stages of ANSWER.
STEP_IN: Final[i64] = 0
FACE_OR_BLOCK: Final[i64] = 1
"""Nobody else could step in: Face Me! belongs to the block."""
BLOCK: Final[i64] = 2
MAY_COUNTER: Final[i64] = 3

# What a Take takes.
WEAPON_SLOT: Final[i64] = 0
STANCE_SLOT: Final[i64] = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class PendingStep2019:
    """Something that has begun and is not finished."""

    def __init__(self, step_type: i64, seat: i64, attack_index: i64 = NONE, index: i64 = 0, stage: i64 = 0) -> None:
        self.step_type = step_type
        self.seat = seat
        """Whose step it is."""
        self.attack_index = attack_index
        """The place of an attack among those of the exchange."""
        self.index = index
        self.stage = stage
        self.data: list[int] | None = None
        """Numbers of its own, for the few that have some."""

    def copy(self) -> PendingStep2019:
        """An independent one."""
        twin = PendingStep2019(self.step_type, self.seat, self.attack_index, self.index, self.stage)
        if self.data is not None:
            twin.data = self.data[:]
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeAttack:
    """An attack of an exchange, from its first card on. Arrays go by added card or by target."""

    def __init__(self, attacker: i64) -> None:
        self.attacker = attacker
        self.countered_attack: i64 = NONE
        """The place in the exchange of the attack that it counters."""
        self.group: i64 = NONE
        """The place in the exchange of the attack beside which it is made; its own for most."""
        self.base: i64 = NONE
        self.base_verb: i64 = NONE
        """How the base is used: the verb."""
        self.uses_weapon = False
        """Whether the base is the weapon in play."""
        self.flags: i64 = 0
        self.enhancement_limit: i64 = NO_LIMIT
        self.splitter: i64 = NONE
        """Who split it."""
        self.max_targets: i64 = 1
        """How many targets it may have."""
        self.helped_mask: i64 = 0
        """The teammates who have added what they may, as bits."""
        self.has_finishing_move = False
        """Whether it has a finishing move."""
        self.void = False
        """Its maker has left the game."""
        self.cards = vec[i64]()
        self.owners = vec[i64]()
        self.card_verbs = vec[i64]()
        self.targets = vec[i64]()
        self.counter_targets = vec[i64]()
        """Whom each target would counter."""
        self.blocks = vec[i64]()
        """The block of each place, or none; a snapped weapon counts. Empty until it is closed, as those below."""
        self.blockers = vec[i64]()
        self.faced = vec[i64]()
        """Whether the target has played a card that lets it face the attack."""
        self.target_settled = vec[i64]()
        """Whether a card was played that settles whose place it is."""
        self.dealt = vec[i64]()
        """The damage to each place before defence, once that is known; -1 for one that ignores it."""
        self.chi_lost = vec[i64]()
        """The Chi that each place lost, once that is known."""

    def init_answers(self) -> None:
        """All cards are played: every place has its answer still to come."""
        places = len(self.targets)
        self.blocks = vec[i64]([NONE] * places)
        self.blockers = vec[i64]([NONE] * places)
        self.faced = vec[i64]([0] * places)
        self.target_settled = vec[i64]([0] * places)

    def copy(self) -> ExchangeAttack:
        """An independent one."""
        twin = ExchangeAttack(self.attacker)
        twin.countered_attack = self.countered_attack
        twin.group = self.group
        twin.base = self.base
        twin.base_verb = self.base_verb
        twin.uses_weapon = self.uses_weapon
        twin.flags = self.flags
        twin.enhancement_limit = self.enhancement_limit
        twin.splitter = self.splitter
        twin.max_targets = self.max_targets
        twin.helped_mask = self.helped_mask
        twin.has_finishing_move = self.has_finishing_move
        twin.void = self.void
        twin.cards = self.cards[:]
        twin.owners = self.owners[:]
        twin.card_verbs = self.card_verbs[:]
        twin.targets = self.targets[:]
        twin.counter_targets = self.counter_targets[:]
        twin.blocks = self.blocks[:]
        twin.blockers = self.blockers[:]
        twin.faced = self.faced[:]
        twin.target_settled = self.target_settled[:]
        twin.dealt = self.dealt[:]
        twin.chi_lost = self.chi_lost[:]
        return twin


@mypyc_attr(acyclic=True)
class SlotTransfer:
    """It is decided that somebody takes a weapon or a stance. Never changed, so that copies of a position share it."""

    def __init__(self, slot: i64, loser: i64, receiver: i64) -> None:
        self.slot = slot
        """OF_WEAPON or OF_STANCE."""
        self.loser = loser
        self.receiver = receiver
