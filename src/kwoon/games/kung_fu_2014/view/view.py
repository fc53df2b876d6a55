"""All that a seat may know of a game of KungFu Fighting, 2014 (kff14.info.*)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class KungFu2014View(View):
    """One seat's view. Cards are numbers: their place in the pack; -1 is none. So is -1 for seats."""

    hand: tuple[int, ...]
    """The seat's own hand, in ascending order."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """Of each hand, the cards that everyone saw come back from the table."""
    chi: tuple[int, ...]
    full_chi: int
    """The end of the Chi track."""
    out: tuple[int, ...]
    """0 for who is still in; for the others when they left, later ones with higher numbers."""
    deck: int
    """How many cards are left in it."""
    discard: tuple[int, ...]
    table: tuple[int, ...]
    """The cards that lie there for everybody."""
    active: int
    """Whose turn it is."""
    turn: int
    phase: str
    """discard, attack (one is being laid out), block, exchange, return, or end."""
    why: str
    """How the game ended, or nothing."""
    waiting: tuple[tuple[int, ...], ...]
    """Counterattacks that wait: whom they counter, then who may make one, in order; the last entry comes first."""

    attacker: int = -1
    """Who attacks, or is laying an attack out."""
    against: int = -1
    """Whom a counterattack answers."""
    stance: int = -1
    base: int = -1
    broken: bool = False
    enhancements: tuple[int, ...] = ()
    finishing: int = -1
    spread: bool = False
    """Whether the finishing move was played for an additional target."""
    worths: tuple[int, ...] = ()
    """What each of these cards adds, in the order in which they were laid; so for the blocks."""
    total: int = 0
    spirit: bool = False
    stance_at: int = 0
    """0 on the table, 1 there but it must be discarded, 2 back in hand."""
    base_at: int = 0
    cleared: bool = False
    """Whether all of it has left the table."""
    targets: tuple[int, ...] = ()
    """In target order; what follows goes by target."""
    decided: tuple[int, ...] = ()
    """0 not yet, 1 no block, 2 a block."""
    block_stances: tuple[int, ...] = ()
    block_bases: tuple[int, ...] = ()
    block_broken: tuple[bool, ...] = ()
    block_enhancements: tuple[tuple[int, ...], ...] = ()
    block_worths: tuple[tuple[int, ...], ...] = ()
    block_totals: tuple[int, ...] = ()
    block_spirits: tuple[bool, ...] = ()
    block_stance_at: tuple[int, ...] = ()
    block_base_at: tuple[int, ...] = ()
    given_up: tuple[bool, ...] = ()
    """Whether the base was given up for a counterattack."""
    block_cleared: tuple[bool, ...] = ()
    through: tuple[int, ...] = ()
    """The damage that got through, once it has been dealt."""
    lost: tuple[int, ...] = ()
    """The Chi that was lost to it."""
    coming: tuple[int, ...] = ()
    """What would get through as the blocks lie, the seat's own with its draft; once dealt, what did."""
    at: int = -1
    """Whose block or cleanup it is: a place in targets, one past the last for the attacker; -1 without targets."""

    laying: tuple[int, ...] = ()
    """The seat's own attack or block so far, with the cards of its draft."""
    laying_broken: bool = False
    """Whether its Base is played broken."""
    laying_worth: tuple[int, ...] = ()
    """What each of them adds."""
    laying_total: int = 0
    laying_spirit: bool = False
