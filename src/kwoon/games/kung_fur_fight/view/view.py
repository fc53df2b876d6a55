"""All that a seat may know of a game of Kung Fur Fight (fur.ruling.info-hand, fur.ruling.info-public)."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from kwoon.core.game import View

Cards = tuple[int, ...]
IntPair = tuple[int, int]
IntTriple = tuple[int, int, int]


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
    hand_sizes: IntPair
    rest: Cards
    """The seat's own Rest Area, which nobody else looks through (fur.info.rest-own)."""
    rest_sizes: IntPair
    seen_resting: tuple[Cards, Cards]
    """Memory: animals that everyone saw played and that have not come back since (fur.ruling.info-log)."""
    rangers: tuple[Cards, Cards]
    """Memory: the rangers that everyone saw each seat win."""
    # The seat's own plan, while it is behind the screen (fur.info.screen).
    plan: tuple[Cards, Cards, Cards] = ((), (), ())
    """Its teams, the Leader first."""
    plan_weapons: IntTriple = (0, 0, 0)
    plan_coconut: int = -1
    plan_left: Cards = ()
    """The animals of the hand that are not laid."""
    plan_counted: int = 0
    """How many of the laid animals count against the limit."""
    plan_limit: int = 0
    """How many may count this round, every Peach used."""
    plan_ap: IntTriple = (0, 0, 0)
    """The AP of each team as laid, with all tokens; abilities that look at the enemy come on top."""
    # The table: `viewing.py` sets all that follows, and what it forgot could not be read.
    teams: tuple[tuple[Cards, Cards, Cards], tuple[Cards, Cards, Cards]] = field(init=False)
    """Revealed teams by seat and arena, the Leader first."""
    weapons: tuple[IntTriple, IntTriple] = field(init=False)
    """Hidden Weapons in them."""
    coconut_at: int = field(init=False)
    rewards: tuple[Cards, Cards, Cards] = field(init=False)
    """The Reward cards of each arena, the oldest first."""
    pile: int = field(init=False)
    """How many cards are left in it."""
    discard: Cards = field(init=False)
    buried: Cards = field(init=False)
    """What the seat itself put away face down after a Peel."""
    buried_sizes: IntPair = field(init=False)
    look: Cards = field(init=False)
    """What the seat is looking at for a Peel."""
    look_size: int = field(init=False)
    fronts: tuple[Cards, Cards] = field(init=False)
    """Cards in front of each seat: Peach, Apple, BOOM."""
    stock: int = field(init=False)
    """Hidden Weapons in the Warehouse."""
    supply: IntPair = field(init=False)
    """Each seat's unused Hidden Weapons."""
    mushrooms: tuple[IntTriple, IntTriple] = field(init=False)
    mushroom_stock: int = field(init=False)
    coconut: int = field(init=False)
    """Who has the Coconut token."""
    hua: IntTriple = field(init=False)
    raihuu: IntTriple = field(init=False)
    blocked: IntPair = field(init=False)
    """For each seat the round in which the Card Limit -1 token weighs on it, or 0."""
    dishes: IntPair = field(init=False)
    delicacies: IntPair = field(init=False)
    sp: IntPair = field(init=False)
    lowest: IntPair = field(init=False)
    """The fewest SP that each seat was reduced to this round; 99 if it lost none."""
    vp: IntPair = field(init=False)
    limits: IntPair = field(init=False)
    """Card Limits as the player boards show them."""
    limits_now: IntPair = field(init=False)
    """Card Limits of this round, without a Peach."""
    # The round and its combat.
    passed: tuple[bool, bool] = field(init=False)
    chefs: tuple[bool, bool] = field(init=False)
    ginseng: tuple[bool, bool] = field(init=False)
    eaten: IntPair = field(init=False)
    """How many Peaches each plan has used."""
    totals: tuple[IntTriple, IntTriple] = field(init=False)
    """AP as they were counted, by seat and arena."""
    results: IntTriple = field(init=False)
    """How each arena ended: the seat that won, -1 not yet, 2 tied, 3 skipped."""
    arena: int = field(init=False)
    """Where the fight is."""
    step: int = field(init=False)
    """0 additions, 1 removals, 3 what may be left unused, 2 rewards are being used."""
    deciders: Cards = field(init=False)
    """Seats that decide about a Leader's ability, the next one first."""
    leaders: IntPair = field(init=False)
    winner: int = field(init=False)
    """Who won the combat whose rewards are being used."""
    loss: int = field(init=False)
    """SP that its loser has lost in it."""
    spoils: Cards = field(init=False)
    """Reward cards that its winner has yet to use, the next one last."""
    about: int = field(init=False)
    """What may be left unused: 0 the Leader's ability, 1 the token."""
    used: tuple[IntPair, IntPair] = field(init=False)
    """How much of ability and token each seat uses in the combat; -1 all of it."""
    named: bool = field(init=False)
    """Whether the next reward was chosen."""
    won: int = field(init=False)
    """Who won the game."""
    why: str = field(init=False)
    """Why the game is over, or nothing."""
