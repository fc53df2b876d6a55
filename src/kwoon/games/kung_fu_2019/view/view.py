"""Everything that a seat may know about a game of Kung Fu Fighting! (2019) (kff19.info.*)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class KungFu2019View(View):
    """One seat's view. A card is its index in the pack; -1 stands for no card, seat or attack."""

    hand: tuple[int, ...]
    """The seat's own hand, in ascending order."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    """For each hand, the cards that this seat passed to it and that have not visibly left it."""
    team: tuple[int, ...]
    """Team of each seat; in a free-for-all, every seat is its own team."""
    chi: tuple[int, ...]
    """Chi of each team."""
    most_chi: tuple[int, ...]
    """Maximum Chi of each team."""
    out: tuple[int, ...]
    """0 for a seat still in the game; otherwise its elimination number, which is higher for later eliminations."""
    weapon: tuple[int, ...]
    on_weapon: tuple[tuple[int, ...], ...]
    stance: tuple[int, ...]
    on_stance: tuple[tuple[int, ...], ...]
    archetype: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]
    """Companion cards attached to nothing."""
    aside: tuple[int, ...]
    """Archetype cards that nobody has: not chosen, or returned when a player was eliminated."""
    poison: tuple[int, ...]
    """Chi that each seat loses at the start of its next turn."""
    deck: int
    """Number of cards left in the deck."""
    discard: tuple[int, ...]
    active: int
    """Seat whose turn it is."""
    turn: int
    attacked: bool
    """Whether the active player has attacked."""
    forfeited: bool
    """Whether the active player may not attack this turn."""
    phase: str
    """The current phase, such as `prepare` or `block`; `end` if the game is over."""
    why: str
    """The reason the game ended; empty while it is in progress."""
    steps: tuple[tuple[int, ...], ...]
    """Stack of pending steps: type, seat, attack index, index, stage, extra data. The last step is the one that prompts
    seats."""
    spent: tuple[int, ...]
    """Cards played in the exchange, other than attacks and blocks."""
    takes: tuple[int, ...]
    """Decided transfers as flat triples: 0 weapon or 1 stance, from seat, to seat."""

    attack_by: tuple[int, ...] = ()
    """Seat that made each attack in the exchange, in the order declared. This and the other attack_* fields have one
    entry per attack and are empty outside an exchange."""
    attack_against: tuple[int, ...] = ()
    """Index of the attack that this one counters."""
    attack_group: tuple[int, ...] = ()
    """Index of the attack that this one accompanies; usually its own index."""
    attack_base: tuple[int, ...] = ()
    attack_way: tuple[int, ...] = ()
    """How the base is used: 5 attack, 6 split, 7 smashed."""
    attack_armed: tuple[bool, ...] = ()
    """Whether the base is the weapon in play."""
    attack_flags: tuple[int, ...] = ()
    """Properties that its cards give to the whole attack, as bit flags."""
    attack_splitter: tuple[int, ...] = ()
    attack_most: tuple[int, ...] = ()
    attack_helped: tuple[int, ...] = ()
    """Bit mask of the teammates who have made their addition."""
    attack_void: tuple[bool, ...] = ()
    """Whether the attacker has left the game."""
    attack_base_value: tuple[int, ...] = ()
    """Damage of the base, including its attachments and the attacker's bonuses to it."""
    attack_bonus: tuple[int, ...] = ()
    """Bonuses that count once per attack."""
    attack_gains: tuple[tuple[int, ...], ...] = ()
    """Bonuses from other cards as flat triples: position (0 is the base, 1 and up are the added cards, -1 is the whole
    attack, and -2 and down are its targets), the card that gives the bonus, amount."""
    attack_cards: tuple[tuple[int, ...], ...] = ()
    attack_owners: tuple[tuple[int, ...], ...] = ()
    """Seat that added each card."""
    attack_ways: tuple[tuple[int, ...], ...] = ()
    """How each card was added: 0 played, 1 played for its split, 2 joined, 3 joined for its split, 4 hurled."""
    attack_values: tuple[tuple[int, ...], ...] = ()
    attack_targets: tuple[tuple[int, ...], ...] = ()
    attack_aims: tuple[tuple[int, ...], ...] = ()
    """Seat that each target would counter."""
    attack_damage: tuple[tuple[int, ...], ...] = ()
    """Damage that each target would take before any defense."""
    attack_blocks: tuple[tuple[int, ...], ...] = ()
    attack_block_by: tuple[tuple[int, ...], ...] = ()
    attack_faced: tuple[tuple[int, ...], ...] = ()
    """Whether each target took over the attack with a card that allows a counterattack, such as Face Me!"""
    attack_taken: tuple[tuple[int, ...], ...] = ()
    """Whether a card such as Face Me! has fixed each target."""

    build_base: int = -1
    """Base of the attack that the seat has drafted or is adding to."""
    build_base_value: int = 0
    build_bonus: int = 0
    build_cards: tuple[int, ...] = ()
    build_values: tuple[int, ...] = ()
    build_targets: tuple[int, ...] = ()
    build_damage: tuple[int, ...] = ()
    """Damage that each target of this attack would take before any defense."""
    build_gains: tuple[int, ...] = ()
