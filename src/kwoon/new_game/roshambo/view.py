"""The view of Roshambo: everything that a seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from kwoon.core.game import View


@dataclass(unsafe_hash=True)
class RoshamboView(View):
    """One seat's view. A card is its index in the pack."""

    hand: tuple[int, ...]
    """The viewer's own cards; a spectator has none."""
    hand_sizes: tuple[int, ...]
    deck: int
    """Number of cards left in the deck."""
    discard: tuple[int, ...]
    scores: tuple[int, ...]
    turn: int
    conceded: int
    """The seat that conceded, or -1."""

    def __reduce__(self) -> tuple[type[View], tuple[object, ...]]:
        # If Kwoon is compiled, `View` pickles only its own fields, not those of a subclass.
        return (RoshamboView, tuple(self.as_dict().values()))
