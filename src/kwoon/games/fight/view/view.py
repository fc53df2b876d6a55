"""The view of FIGHT: everything that a seat may know (fight.ruling.info-public, fight.ruling.info-hands,
fight.ruling.piles-option)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class FightView(View):
    """One seat's view. A card is its index in the pack."""

    hand: tuple[int, ...]
    hand_sizes: tuple[int, int]
    shown: tuple[tuple[int, ...], tuple[int, ...]]
    """Cards in each hand that everyone saw being taken from the row."""
    row: tuple[int, ...]
    deck: int
    """Number of cards left in the deck."""
    played: tuple[int, ...]
    """This turn's two cards once revealed, in seat order."""
    prize: int
    """The card that was won this turn, or -1."""
    discard: tuple[int, ...]
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    """Both victory piles, top card last; the Tie Breaker is the top card of its holder's pile. Every card was won
    openly, so a player with perfect memory, such as a bot, knows all of them. Clients show `piles_shown` instead."""
    piles_shown: tuple[tuple[int, ...], tuple[int, ...]]
    """The victory piles as the table shows them: -1 is a face-down card that the viewer may not look at."""
    breaker: int
    """The holder of the Tie Breaker, or -1."""
    scores: tuple[int, int]
    won: tuple[int, int]
    """Rounds won by each seat."""
    round: int
    turn: int
    phase: int
    """0 opening picks, 1 both play, 2 drawing, 3 over."""
    picker: int
    """The seat that takes a card from the row now, or -1."""
    picks: int
    """Number of cards still to be taken from the row; the seats alternate."""
    beaten: int
    """The seat that draws from the deck after the winner's pick, or -1."""
    goal: int
    """Points needed to win a round."""
    rounds: int
    """Rounds needed to win the match."""
    conceded: int
    """The seat that conceded, or -1."""
