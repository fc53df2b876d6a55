"""Everything that a seat may know about a game of KungFu Fighting (2014) (kff14.info.*)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class KungFu2014View(View):
    """One seat's view. A card is its index in the pack; -1 stands for no card or no seat."""

    hand: tuple[int, ...]
    """The seat's own hand, in ascending order."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """For each hand, the cards that everyone saw return from the table."""
    chi: tuple[int, ...]
    full_chi: int
    """The highest number on the Chi track."""
    out: tuple[int, ...]
    """0 for a seat still in the game; otherwise its elimination number, which is higher for later eliminations."""
    deck: int
    """Number of cards left in the deck."""
    discard: tuple[int, ...]
    table: tuple[int, ...]
    """Cards on the table that everyone can use."""
    active: int
    """Seat whose turn it is."""
    turn: int
    phase: str
    """The current phase: discard, attack (while an attack is being built), block, exchange, return or end."""
    why: str
    """The reason the game ended; empty while it is in progress."""
    waiting: tuple[tuple[int, ...], ...]
    """Queues of counterattacks. Each lists the countered seat and then, in order, the seats that may still
    counterattack. The last queue is resolved first."""

    attacker: int = -1
    """Seat that attacks or is building an attack."""
    against: int = -1
    """Seat that a counterattack counters."""
    stance: int = -1
    base: int = -1
    broken: bool = False
    enhancements: tuple[int, ...] = ()
    finishing: int = -1
    spread: bool = False
    """Whether the finishing move was played for an additional target."""
    values: tuple[int, ...] = ()
    """The value that each card in the attack adds, in the order played. `block_values` holds the same for blocks."""
    total: int = 0
    spirit: bool = False
    stance_at: int = 0
    """0 on the table, 1 on the table but must be discarded, 2 returned to hand or given up. `base_at`,
    `block_stance_at` and `block_base_at` use the same numbers."""
    base_at: int = 0
    cleared: bool = False
    """Whether all cards of the attack have left the table."""
    targets: tuple[int, ...] = ()
    """Targets in target order; the fields from `decided` to `coming` are indexed by target."""
    decided: tuple[int, ...] = ()
    """0 undecided, 1 no block, 2 block."""
    block_stances: tuple[int, ...] = ()
    block_bases: tuple[int, ...] = ()
    block_broken: tuple[bool, ...] = ()
    block_enhancements: tuple[tuple[int, ...], ...] = ()
    block_values: tuple[tuple[int, ...], ...] = ()
    block_totals: tuple[int, ...] = ()
    block_spirits: tuple[bool, ...] = ()
    block_stance_at: tuple[int, ...] = ()
    block_base_at: tuple[int, ...] = ()
    given_up: tuple[bool, ...] = ()
    """Whether the base was given up for a counterattack."""
    block_cleared: tuple[bool, ...] = ()
    through: tuple[int, ...] = ()
    """Damage that got through, once dealt."""
    lost: tuple[int, ...] = ()
    """Chi lost to the attack."""
    coming: tuple[int, ...] = ()
    """Damage that would get through the current blocks, including the seat's own draft. Once damage is dealt, the
    damage that got through."""
    at: int = -1
    """Index in `targets` of the seat that blocks or cleans up. One past the end means the attacker, and -1 means that
    no attack is declared."""

    build: tuple[int, ...] = ()
    """The seat's own attack or block so far, including its draft."""
    build_broken: bool = False
    """Whether the base of `build` is broken."""
    build_values: tuple[int, ...] = ()
    """Value that each card of `build` adds."""
    build_total: int = 0
    build_spirit: bool = False
