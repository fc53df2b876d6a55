"""All that a seat may know of a game of Kung Fu Fighting!, 2019 (kff19.info.*)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class KungFu2019View(View):
    """One seat's view. Cards are numbers: their place in the pack; -1 is none. So is -1 for seats and attacks."""

    hand: tuple[int, ...]
    """The seat's own hand, in ascending order."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """Of each hand, the cards that this seat handed over and that nobody has seen leave it."""
    team: tuple[int, ...]
    """The team of each seat; where everybody is alone, each has a team of their own."""
    chi: tuple[int, ...]
    """By team."""
    most_chi: tuple[int, ...]
    """Where the Chi of each team started, which it never passes."""
    out: tuple[int, ...]
    """0 for who is still in; for the others when they left, later ones with higher numbers."""
    weapon: tuple[int, ...]
    on_weapon: tuple[tuple[int, ...], ...]
    stance: tuple[int, ...]
    on_stance: tuple[tuple[int, ...], ...]
    archetype: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]
    """Companion cards that are attached to nothing."""
    aside: tuple[int, ...]
    """Archetype cards that take no part in the game, or not yet."""
    poison: tuple[int, ...]
    """What each seat loses at the start of its next turn."""
    deck: int
    """How many cards are left in it."""
    discard: tuple[int, ...]
    active: int
    """Whose turn it is."""
    turn: int
    attacked: bool
    """Whether the active player has attacked."""
    forfeited: bool
    """Whether the active player may not attack this turn."""
    phase: str
    """What the table is doing: the word of the ask, or `end`."""
    why: str
    """How the game ended, or nothing."""
    steps: tuple[tuple[int, ...], ...]
    """The stack of unfinished steps: what, whose, attack, place, stage, numbers of its own. The last one is asked."""
    spent: tuple[int, ...]
    """Cards played in the exchange beside attacks and blocks."""
    takes: tuple[int, ...]
    """What is decided about taking, three numbers each: 0 weapon or 1 stance, from whom, to whom."""

    attack_by: tuple[int, ...] = ()
    """The exchange, one entry an attack, in the order in which they were declared; nothing outside of one. First, who
    made each."""
    attack_against: tuple[int, ...] = ()
    """The attack that it counters."""
    attack_group: tuple[int, ...] = ()
    """The attack beside which it is made; its own place for most."""
    attack_base: tuple[int, ...] = ()
    attack_way: tuple[int, ...] = ()
    """How the base is used: 5 plainly, 6 split, 7 smashed."""
    attack_armed: tuple[bool, ...] = ()
    """Whether the base is the weapon in play."""
    attack_flags: tuple[int, ...] = ()
    """What its cards say about the whole of it, as bits."""
    attack_splitter: tuple[int, ...] = ()
    attack_most: tuple[int, ...] = ()
    attack_helped: tuple[int, ...] = ()
    """The teammates who have added what they may, as bits."""
    attack_void: tuple[bool, ...] = ()
    """Whether its maker has left the game."""
    attack_base_worth: tuple[int, ...] = ()
    """The base with what its maker's stance adds to it."""
    attack_bonus: tuple[int, ...] = ()
    """What is added once to the attack."""
    attack_gains: tuple[tuple[int, ...], ...] = ()
    """What others add to it, three numbers each: to what (0 the base, from 1 on the added cards, -1 the whole, from -2
    downwards its targets), the card that adds it, and how much."""
    attack_cards: tuple[tuple[int, ...], ...] = ()
    attack_owners: tuple[tuple[int, ...], ...] = ()
    """Who added each card."""
    attack_ways: tuple[tuple[int, ...], ...] = ()
    """How each was added: 0 played, 1 for its split, 2 joined, 3 joined for its split, 4 hurled."""
    attack_worth: tuple[tuple[int, ...], ...] = ()
    attack_targets: tuple[tuple[int, ...], ...] = ()
    attack_aims: tuple[tuple[int, ...], ...] = ()
    """Whom each target would counter."""
    attack_damage: tuple[tuple[int, ...], ...] = ()
    """What each target would take before any defence."""
    attack_blocks: tuple[tuple[int, ...], ...] = ()
    attack_block_by: tuple[tuple[int, ...], ...] = ()
    attack_faced: tuple[tuple[int, ...], ...] = ()
    """Whether the target has a counterattack by Face Me!."""
    attack_taken: tuple[tuple[int, ...], ...] = ()
    """Whether it is settled whose place it is."""

    laying_base: int = -1
    """The seat's own draft of an attack, or of what it adds to one."""
    laying_base_worth: int = 0
    laying_bonus: int = 0
    laying_cards: tuple[int, ...] = ()
    laying_worth: tuple[int, ...] = ()
    laying_targets: tuple[int, ...] = ()
    laying_damage: tuple[int, ...] = ()
    """What each of its targets would take before any defence."""
    laying_gains: tuple[int, ...] = ()
