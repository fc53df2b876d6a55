"""All that a seat may know of a game of Dragon Punch (dp.ruling.info-view, dp.ruling.custom-info)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from kwoon.core.game import View


@mypyc_attr(serializable=True)
@dataclass(unsafe_hash=True)
class DragonView(View):
    """One seat's view. Cards are numbers: their place among the faces.

    A card whose upper move is known is that move; otherwise a basic card is named by its white side; a character is its
    portrait. -1 is a card that nobody but its owner knows.
    """

    hand: tuple[int, ...]
    """The seat's own unflipped cards, as they are up."""
    holding: tuple[tuple[int, ...], tuple[int, ...]]
    """Everybody's unflipped cards as everybody knows them: which cards, but not which side of them is up. Where older
    flipped cards are hidden, so is which of the others are not flipped."""
    may_play: tuple[tuple[int, ...], tuple[int, ...]]
    """The moves that each may have up, as far as the table shows it: both sides of a card, but only one of them where
    health and the flipped cards leave no other."""
    flipped: tuple[tuple[int, ...], tuple[int, ...]]
    """The flipped cards, as they are up, in the order of the box. Where the others' older ones are hidden, the newest
    comes first."""
    newest: tuple[int, int]
    """Of those, the one that was flipped last, or -1."""
    characters: tuple[tuple[int, ...], tuple[int, ...]]
    """The characters that are known, flipped or not."""
    full: int
    """How much health a round starts with."""
    health: tuple[int, int]
    health_left: tuple[int, int]
    """What is left of it once all damage has been switched."""
    initiative: int
    """Who has it, or -1; until this turn's damage has been taken that is still who had it for this turn."""
    initiative_next: int
    """Who has it in the turn to come, or -1."""
    played: tuple[int, ...]
    """The two moves that were revealed, until this turn's damage has been taken."""
    damage: tuple[int, int]
    """How many cards each has to switch now."""
    story: tuple[tuple[int, ...], tuple[int, ...]]
    """The log of each seat's cards as everybody saw it, for those who remember (dp.ruling.info-memory): bots do. It is
    not for boards to show. See memory.py."""
    won: tuple[int, int]
    """Rounds won."""
    round: int
    turn: int
    quiet: int
    """Turns in a row in which nobody lost health."""
    undecided: int
    """Rounds in a row that the stalemate rule ended; in edition 1, all rounds in a row that nobody won."""
    phase: int
    """0 who picks first, 1 picking characters, 2 choosing cards secretly, 3 both play, 4 switching, 5 over, 6 deciding
    whether to hide flipped cards."""
    hides: tuple[bool, bool]
    """Whether each seat hides its older flipped cards from the others."""
    first: int
    """Who picks a character first, or -1."""
    available: tuple[int, ...]
    """The characters that can still be picked."""
    marked: tuple[tuple[int, ...], tuple[int, ...]]
    """The seat's own draft as cards: those it chose from its hand or from the box, and those from its flipped ones."""
    conceded: int
    """Who gave up, or -1."""
