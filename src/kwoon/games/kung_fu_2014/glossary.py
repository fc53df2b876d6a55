"""Terms of KungFu Fighting (2014) other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "pass": "You do nothing at this prompt, and the game continues. Without an attack, your turn ends. Without a block,"
    " the whole attack gets through. Cards that you do not take back are discarded.",
    "done": "You discard nothing more, add nothing more to a block, or name no more targets.",
    "chi": "Your life points. A player who has none left when a turn ends is out.",
    "no chi": "To have no Chi left. A player who still has none when the turn ends is out, but can block and strike back"
    " until then.",
    "base": "Every attack and every block has exactly one Base: a card with a number without a plus."
    " Punch is a Base that is always available.",
    "weapon": "A Base that returns to your hand after use, unless it says otherwise.",
    "stance": "Played before the Base of an attack or a block, at most one. Most return to your hand.",
    "enhancement": "Adds its number after the Base. Play as many as you like, but no two with the same name.",
    "finishing move": "Ends an attack, at most one. A block has none.",
    "spirit": "A flame on some cards. An attack with Spirit costs one Chi more if the block has no Spirit.",
    "damage effect": "Happens in the attacker's cleanup, if the attack cost its target any Chi, by Spirit too.",
    "counterattack": "A complete attack on your attacker after the exchange. Some blocks earn it.",
    "cleanup": "After the damage: cards do what they say, Weapons and Stances come back, the rest is discarded.",
    "block": "A target's defense: a Base, optionally with a Stance and Enhancements. It is subtracted from the attack.",
    "break": "To use up a Weapon for a higher number: it does not come back.",
    "spread": "To play a Double Attack for one more target instead of for its bonus.",
    "give up": "Bo Staff can be given up in cleanup for a Counterattack. To give up the match, type concede.",
}
