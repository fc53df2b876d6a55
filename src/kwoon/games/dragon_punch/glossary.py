"""Terms of Dragon Punch other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "pass": "You cannot pass in Dragon Punch: each turn both players play a move. A Taunt only takes cards back.",
    "initiative": "An advantage for one turn: if both sides have attacks left, those of its holder hit first.",
    "time": "How long an attack takes. If nobody has the Initiative, the lower time comes first.",
    "block": "Stops an attack at its own height, high or low, unless that cannot be blocked.",
    "evade": "Stops an attack at its own height, high or low.",
    "interrupt": "To stop a slower attack with a quicker one: the slower one does not happen.",
    "strength": "How much damage an attack does if it hits: each point turns one white card of the opponent red.",
    "damage": "The effect of a hit: for each point, one of your white cards turns red.",
    "flip": "To turn a played card aside. It cannot be played again until a move such as Taunt unflips all your cards.",
    "unflip": "To get all your flipped cards back, as Taunt does. They keep the side that is up.",
    "memory": "The table does not show which side of an unflipped card you saw before. Remember it, or type log all.",
    "flipped": "A played card is flipped and cannot be used until a move such as Taunt unflips all your cards.",
    "switch": "To turn a white card to its red side, one for each damage. The red side is another move.",
    "health": "Your white cards. Each damage turns one of them red; without a white card you lose the round.",
    "white": "The side of a basic card with which a round begins. Every white card is one health.",
    "red": "The side to which damage turns a basic card. It can be played like any other, but does not count as health.",
    "projectile": "An attack that flies: two projectiles at the same height cancel each other.",
    "unblockable": "An attack that no block stops. An evade does.",
    "character": "Your fighter: a card with two special moves, either of which can be played. It does not count as health.",
}
