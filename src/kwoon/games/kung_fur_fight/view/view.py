"""The view of Kung Fur Fight: everything that a seat may know (fur.ruling.info-hand, fur.ruling.info-public)."""

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
    """One seat's view. A card is its index in the pack. Arenas are numbered from 0; -1 stands for none."""

    phase: int
    """0 both plan, 1 teams are revealed and combats resolved, 2 over."""
    round: int
    dogs: int
    """The seat of the Monk Dogs; the other seat has the Ninja Cats."""
    hand: Cards
    """The seat's own hand, including the cards in its plan."""
    hand_sizes: IntPair
    rest: Cards
    """The seat's own Rest Area, which nobody else may look through (fur.info.rest-own)."""
    rest_sizes: IntPair
    seen_resting: tuple[Cards, Cards]
    """Memory: animals that everyone saw being played and that have not returned since (fur.ruling.info-log)."""
    rangers: tuple[Cards, Cards]
    """Memory: each seat's rangers, which everyone saw the seat win."""
    # The seat's own plan, while it is behind the screen (fur.info.screen).
    plan: tuple[Cards, Cards, Cards] = ((), (), ())
    """The planned teams, Leader first."""
    plan_weapons: IntTriple = (0, 0, 0)
    plan_coconut: int = -1
    plan_left: Cards = ()
    """The animals in hand that are not in the plan."""
    plan_counted: int = 0
    """Number of planned animals that count against the Card Limit."""
    plan_limit: int = 0
    """Card Limit for this round with every Peach used."""
    plan_ap: IntTriple = (0, 0, 0)
    """AP of each planned team, including all tokens in its arena but no abilities that depend on the enemy."""
    # The table. `builder.py` sets all fields that follow; reading a field that it missed raises an error.
    teams: tuple[tuple[Cards, Cards, Cards], tuple[Cards, Cards, Cards]] = field(init=False)
    """Revealed teams by seat and arena, Leader first."""
    weapons: tuple[IntTriple, IntTriple] = field(init=False)
    """Hidden Weapons of the revealed teams."""
    coconut_at: int = field(init=False)
    rewards: tuple[Cards, Cards, Cards] = field(init=False)
    """Each arena's Reward cards, oldest first."""
    pile: int = field(init=False)
    """Number of cards left in the pile."""
    discard: Cards = field(init=False)
    buried: Cards = field(init=False)
    """Cards that the seat itself put away face down after a Peel."""
    buried_sizes: IntPair = field(init=False)
    look: Cards = field(init=False)
    """Cards that the seat is looking at for a Peel."""
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
    """The seat that has the Coconut token."""
    hua: IntTriple = field(init=False)
    raihuu: IntTriple = field(init=False)
    blocked: IntPair = field(init=False)
    """The round in which the Card Limit -1 token applies to each seat, or 0."""
    dishes: IntPair = field(init=False)
    delicacies: IntPair = field(init=False)
    sp: IntPair = field(init=False)
    lowest: IntPair = field(init=False)
    """Lowest SP to which each seat was reduced this round; 99 if it lost none."""
    vp: IntPair = field(init=False)
    limits: IntPair = field(init=False)
    """Card Limits as the player boards show them."""
    limits_now: IntPair = field(init=False)
    """Card Limits for this round, without a Peach."""
    # The current round and its combat.
    passed: tuple[bool, bool] = field(init=False)
    chefs: tuple[bool, bool] = field(init=False)
    ginseng: tuple[bool, bool] = field(init=False)
    eaten: IntPair = field(init=False)
    """Number of Peaches that each plan has used."""
    totals: tuple[IntTriple, IntTriple] = field(init=False)
    """Counted AP by seat and arena."""
    results: IntTriple = field(init=False)
    """Result of each arena: the seat that won, -1 not yet decided, 2 tied, 3 skipped."""
    arena: int = field(init=False)
    """The arena of the current combat."""
    step: int = field(init=False)
    """0 additions, 1 removals, 3 optional abilities and tokens, 2 rewards."""
    deciders: Cards = field(init=False)
    """Seats that have yet to decide about an ability or a token, the next one first."""
    leaders: IntPair = field(init=False)
    winner: int = field(init=False)
    """Winner of the combat whose rewards are being used."""
    loss: int = field(init=False)
    """SP that the loser has lost in this combat."""
    spoils: Cards = field(init=False)
    """Reward cards that the winner has yet to use, the next one last."""
    about: int = field(init=False)
    """The option that may be left unused: 0 the Leader's ability, 1 the token."""
    used: tuple[IntPair, IntPair] = field(init=False)
    """How much of its ability and token each seat uses in the combat; -1 for all."""
    named: bool = field(init=False)
    """Whether the winner has chosen the next reward."""
    won: int = field(init=False)
    """The seat that won the game."""
    why: str = field(init=False)
    """The reason the game ended; empty while it is in progress."""
    # Numbers of the pack.
    full_sp: int = field(init=False)
    """Maximum SP of a seat."""
    full_food: IntPair = field(init=False)
    """Dishes and Delicacies of each seat at the start."""
    lead_to_win: int = field(init=False)
    """The lead in VP that wins the game."""
