"""Terms of FIGHT other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "pass": "You cannot pass in FIGHT: each turn both players play a card.",
    "tie breaker": "The highest card won in the round, or the latest of equal ones. Its owner wins ties.",
    "row": "The open cards in the middle. The winner of a turn takes one of them; the loser draws from the deck.",
    "pile": "The attacks that a player has won in this round. Their values are the points.",
    "attack": "Punch or Kick. If two attacks meet, the lower value wins; in a tie the Tie Breaker decides.",
    "defence": "Parry or Dodge. It stops one kind of attack and takes the card; two defences do nothing.",
    "value": "The number on a card. Where two attacks meet, low wins; an attack on a pile is worth its number in"
    " points. The number of a defence never counts.",
}
