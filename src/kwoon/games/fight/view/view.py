"""All that a seat may know of a game of FIGHT (fight.ruling.info-public, fight.ruling.info-hands,
fight.ruling.piles-option)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class FightView(View):
    """One seat's view. Cards are numbers: their place in the pack."""

    hand: tuple[int, ...]
    """The seat's own hand."""
    hand_sizes: tuple[int, int]
    shown: tuple[tuple[int, ...], tuple[int, ...]]
    """Of each hand, the cards that everyone saw it take from the row."""
    row: tuple[int, ...]
    deck: int
    """How many cards are left in it."""
    played: tuple[int, ...]
    """This turn's two cards once they are shown, the first seat's first."""
    prize: int
    """Which of them was won, or -1."""
    discard: tuple[int, ...]
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    """Both victory piles, top card last; the top of the Tie Breaker holder's pile lies face up. Every card was won
    openly, so this is for players who remember, such as bots; boards show `piles_shown`."""
    piles_shown: tuple[tuple[int, ...], tuple[int, ...]]
    """The same as the table shows them: -1 is a card that lies face down and may not be looked at."""
    breaker: int
    """Who has the Tie Breaker, or -1."""
    scores: tuple[int, int]
    won: tuple[int, int]
    """Rounds won."""
    round: int
    turn: int
    phase: int
    """0 opening picks, 1 both play, 2 drawing, 3 over."""
    picker: int
    """Who takes a card from the row now, or -1."""
    picks: int
    """How many cards are still to be taken from it, the seats in turn."""
    beaten: int
    """Who draws from the deck after the winner's pick, or -1."""
    goal: int
    """How many points win a round."""
    rounds: int
    """How many rounds win the FIGHT."""
    conceded: int
    """Who gave up, or -1."""
