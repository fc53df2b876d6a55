"""The view of Dragon Punch: everything that a seat may know (dp.ruling.info-view, dp.ruling.custom-info)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class DragonView(View):
    """One seat's view. A card is represented by the number of one of its faces.

    If the side that is up is known, the face is that side's move. Otherwise, it is the white side of a basic card or
    the portrait of a character. -1 stands for a card that only its owner knows.
    """

    hand: tuple[int, ...]
    """The seat's own unflipped cards, as the sides that are up."""
    holding: tuple[tuple[int, ...], tuple[int, ...]]
    """The public knowledge of each seat's unflipped cards: which cards they are, but not which side is up. If older
    flipped cards are hidden, this field does not reveal which cards are unflipped."""
    may_play: tuple[tuple[int, ...], tuple[int, ...]]
    """The moves that may be up on each seat's cards, as far as the table shows: both sides of a card, or only one if
    health and the flipped cards rule out the other."""
    flipped: tuple[tuple[int, ...], tuple[int, ...]]
    """The flipped cards, as the sides that are up, in pack order. If the other seat's older flipped cards are hidden,
    the newest card comes first, followed by -1 for each of the others."""
    newest: tuple[int, int]
    """The most recently flipped card of each seat, or -1."""
    characters: tuple[tuple[int, ...], tuple[int, ...]]
    """Each seat's known characters, flipped or not."""
    full: int
    """Health at the start of a round."""
    health: tuple[int, int]
    health_left: tuple[int, int]
    """Health of each seat once all damage has been taken."""
    initiative: int
    """The seat with the Initiative this turn, or -1. It changes only once this turn's damage has been taken."""
    initiative_next: int
    """The seat that has the Initiative once this turn's damage has been taken, or -1."""
    played: tuple[int, ...]
    """The two revealed moves, until this turn's damage has been taken."""
    damage: tuple[int, int]
    """Number of cards that each seat has to switch now."""
    history: tuple[tuple[int, ...], tuple[int, ...]]
    """Public history of each seat's cards, for players who remember it (dp.ruling.info-memory), such as bots. Clients
    do not show it. See hidden_hand_deduction.py."""
    won: tuple[int, int]
    """Rounds won by each seat."""
    round: int
    turn: int
    quiet: int
    """Consecutive turns in which nobody lost health."""
    undecided: int
    """Consecutive rounds ended by the stalemate rule; in edition 1, consecutive rounds without a winner."""
    phase: int
    """0 pick order, 1 picking characters, 2 choosing custom hands, 3 both play, 4 switching, 5 over, 6 deciding whether
    to hide flipped cards."""
    hides: tuple[bool, bool]
    """Whether each seat hides its older flipped cards from the opponent."""
    first: int
    """The seat that picks a character first, or -1."""
    available: tuple[int, ...]
    """The characters that can still be picked."""
    marked: tuple[tuple[int, ...], tuple[int, ...]]
    """The seat's own draft as cards: first the cards chosen from its hand or the supply, then those chosen from its
    flipped cards."""
    conceded: int
    """The seat that conceded, or -1."""
