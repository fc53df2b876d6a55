"""All that a seat may know of a game of Kung Fur Fight (fur.ruling.info-hand, fur.ruling.info-public)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.contract import View

Cards = tuple[int, ...]
Pair = tuple[int, int]
Three = tuple[int, int, int]


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class FurView(View):
    """One seat's view. Cards are numbers: their place in the pack. Arenas count from 0, and -1 is none."""

    phase: int
    """0 both plan, 1 teams are revealed and combats fought, 2 over."""
    round: int
    dogs: int
    """The seat of the Monk Dogs; the other one leads the Ninja Cats."""
    hand: Cards
    """The seat's own hand, with what is laid behind the screen."""
    hand_sizes: Pair
    rest: Cards
    """The seat's own Rest Area, which nobody else looks through (fur.info.rest-own)."""
    rest_sizes: Pair
    seen_resting: tuple[Cards, Cards]
    """Memory: animals that everyone saw played and that have not come back since (fur.ruling.info-log)."""
    rangers: tuple[Cards, Cards]
    """Memory: the rangers that everyone saw each seat win."""
    # The seat's own plan, while it is behind the screen (fur.info.screen).
    plan: tuple[Cards, Cards, Cards]
    """Its teams, the Leader first."""
    plan_weapons: Three
    plan_coconut: int
    plan_left: Cards
    """The animals of the hand that are not laid."""
    plan_counted: int
    """How many of the laid animals count against the limit."""
    plan_limit: int
    """How many may count this round, every Peach used."""
    plan_ap: Three
    """The AP of each team as laid, with all tokens; abilities that look at the enemy come on top."""
    # The table.
    teams: tuple[tuple[Cards, Cards, Cards], tuple[Cards, Cards, Cards]]
    """Revealed teams by seat and arena, the Leader first."""
    weapons: tuple[Three, Three]
    """Hidden Weapons in them."""
    coconut_at: int
    rewards: tuple[Cards, Cards, Cards]
    """The Reward cards of each arena, the oldest first."""
    pile: int
    """How many cards are left in it."""
    discard: Cards
    buried: Cards
    """What the seat itself put away face down after a Peel."""
    buried_sizes: Pair
    look: Cards
    """What the seat is looking at for a Peel."""
    look_size: int
    fronts: tuple[Cards, Cards]
    """Cards in front of each seat: Peach, Apple, BOOM."""
    stock: int
    """Hidden Weapons in the Warehouse."""
    supply: Pair
    """Each seat's unused Hidden Weapons."""
    mushrooms: tuple[Three, Three]
    mushroom_stock: int
    coconut: int
    """Who has the Coconut token."""
    hua: Three
    raihuu: Three
    blocked: Pair
    """For each seat the round in which the Card Limit -1 token weighs on it, or 0."""
    dishes: Pair
    delicacies: Pair
    sp: Pair
    vp: Pair
    limits: Pair
    """Card Limits as the player boards show them."""
    limits_now: Pair
    """Card Limits of this round, without a Peach."""
    # The round and its combat.
    passed: tuple[bool, bool]
    chefs: tuple[bool, bool]
    ginseng: tuple[bool, bool]
    eaten: Pair
    """How many Peaches each plan has used."""
    totals: tuple[Three, Three]
    """AP as they were counted, by seat and arena."""
    results: Three
    """How each arena ended: the seat that won, -1 not yet, 2 tied, 3 skipped."""
    arena: int
    """Where the fight is."""
    step: int
    """0 additions, 1 removals, 2 rewards are being used."""
    deciders: Cards
    """Seats that decide about a Leader's ability, the next one first."""
    leaders: Pair
    winner: int
    """Who won the combat whose rewards are being used."""
    loss: int
    """SP that its loser has lost in it."""
    spoils: Cards
    """Reward cards that its winner has yet to use, the next one last."""
    won: int
    """Who won the game."""
    why: str
    """Why the game is over, or nothing."""
