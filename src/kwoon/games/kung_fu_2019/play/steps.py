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
OF_WEAPON: Final[i64] = 0
OF_STANCE: Final[i64] = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Step:
    """Something that has begun and is not finished."""

    def __init__(self, what: i64, seat: i64, attack: i64 = NONE, at: i64 = 0, stage: i64 = 0) -> None:
        self.what = what
        self.seat = seat
        """Whose step it is."""
        self.attack = attack
        """The place of an attack among those of the exchange."""
        self.at = at
        self.stage = stage
        self.data: list[int] | None = None
        """Numbers of its own, for the few that have some."""

    def copy(self) -> Step:
        """An independent one."""
        twin = Step(self.what, self.seat, self.attack, self.at, self.stage)
        if self.data is not None:
            twin.data = self.data[:]
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack:
    """An attack of an exchange, from its first card on. Arrays go by added card or by target."""

    def __init__(self, by: i64) -> None:
        self.by = by
        self.against: i64 = NONE
        """The place in the exchange of the attack that it counters."""
        self.group: i64 = NONE
        """The place in the exchange of the attack beside which it is made; its own for most."""
        self.base: i64 = NONE
        self.way: i64 = NONE
        """How the base is used: the verb."""
        self.armed = False
        """Whether the base is the weapon in play."""
        self.flags: i64 = 0
        self.limit: i64 = NO_LIMIT
        self.splitter: i64 = NONE
        """Who split it."""
        self.most: i64 = 1
        """How many targets it may have."""
        self.helped: i64 = 0
        """The teammates who have added what they may, as bits."""
        self.finished = False
        """Whether it has a finishing move."""
        self.void = False
        """Its maker has left the game."""
        self.cards = vec[i64]()
        self.owners = vec[i64]()
        self.ways = vec[i64]()
        self.targets = vec[i64]()
        self.aims = vec[i64]()
        """Whom each target would counter."""
        self.blocks = vec[i64]()
        """The block of each place, or none; a snapped weapon counts. Empty until it is closed, as those below."""
        self.block_by = vec[i64]()
        self.faced = vec[i64]()
        """Whether the target has played a card that lets it face the attack."""
        self.taken = vec[i64]()
        """Whether a card was played that settles whose place it is."""
        self.dealt = vec[i64]()
        """The damage to each place before defence, once that is known; -1 for one that ignores it."""
        self.lost = vec[i64]()
        """The Chi that each place lost, once that is known."""

    def close(self) -> None:
        """All cards are played: every place has its answer still to come."""
        places = len(self.targets)
        self.blocks = vec[i64]([NONE] * places)
        self.block_by = vec[i64]([NONE] * places)
        self.faced = vec[i64]([0] * places)
        self.taken = vec[i64]([0] * places)

    def copy(self) -> Attack:
        """An independent one."""
        twin = Attack(self.by)
        twin.against = self.against
        twin.group = self.group
        twin.base = self.base
        twin.way = self.way
        twin.armed = self.armed
        twin.flags = self.flags
        twin.limit = self.limit
        twin.splitter = self.splitter
        twin.most = self.most
        twin.helped = self.helped
        twin.finished = self.finished
        twin.void = self.void
        twin.cards = self.cards[:]
        twin.owners = self.owners[:]
        twin.ways = self.ways[:]
        twin.targets = self.targets[:]
        twin.aims = self.aims[:]
        twin.blocks = self.blocks[:]
        twin.block_by = self.block_by[:]
        twin.faced = self.faced[:]
        twin.taken = self.taken[:]
        twin.dealt = self.dealt[:]
        twin.lost = self.lost[:]
        return twin


@mypyc_attr(acyclic=True)
class Take:
    """It is decided that somebody takes a weapon or a stance. Never changed, so that copies of a position share it."""

    def __init__(self, what: i64, loser: i64, taker: i64) -> None:
        self.what = what
        """OF_WEAPON or OF_STANCE."""
        self.loser = loser
        self.taker = taker
