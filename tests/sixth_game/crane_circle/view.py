"""The view of Crane Circle: everything that a seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.game import View


@dataclass(unsafe_hash=True)
class CraneCircleView(View):
    """One seat's view. A card is its index in the pack."""

    hand: tuple[int, ...]
    """The viewer's own cards; a spectator has none."""
    hand_sizes: tuple[int, ...]
    deck: int
    """Number of cards left in the deck."""
    discard: tuple[int, ...]
    guards: tuple[tuple[int, ...], ...]
    """The card before each seat, which only its owner sees."""
    omen_card: int
    """HIDDEN until the first strike that scores."""
    scores: tuple[int, ...]
    target_seat: tuple[int, ...]
    """The seat at which each seat struck last, or -1."""
    active_seat: int
    champion: int
    """The seat that scored last, or -1."""
    phase: int
    turn: int
    conceded: int
    """The seat that conceded last, or -1."""

    def __reduce__(self) -> tuple[type[View], tuple[object, ...]]:
        # If Kwoon is compiled, `View` pickles only its own fields, not those of a subclass.
        return (CraneCircleView, tuple(self.as_dict().values()))
