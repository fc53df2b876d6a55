"""Terms of Kung Fu Fighting! (2019) other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "pass": "You play nothing at this prompt and keep your cards: no Block, no counterattack, no help. You can play them"
    " at the next occasion. Your own steps end with done. To pass a card is something else: at the end of your turn you"
    " may give one to a teammate, face down.",
    "done": "You finish this step of your turn, or your attack.",
    "chi": "Your life points or those of your team. Without Chi you are out.",
    "prepare": "The step before your attack: play Weapons, Stances and Chi Restoration cards.",
    "respite": "The step after your attack: play Weapons, Stances and Chi Restoration cards again, but do not attack.",
    "weapon": "Stays in front of you, one at a time: a new one replaces it. You can attack with it repeatedly.",
    "stance": "Stays in front of you, one at a time: a new one replaces it. It improves the cards that it names.",
    "attack": "Once in your turn: name a target, then an Attack card or your Weapon, then add Enhancements.",
    "enhancement": "Added to an attack. Play as many as you like, but no two with the same name.",
    "finishing move": "An Enhancement; an attack can have at most one.",
    "block": "A target's response, one for each attack, if it fits the kind of attack. It ignores or weakens the attack.",
    "challenge": "Makes you the target of an attack, as Face Me does. It is not a Block: you may still play one.",
    "ignore": "A player who ignores an attack loses no Chi and suffers none of its effects.",
    "counterattack": "An attack on your attacker, if a card allows it. All counterattacks are resolved together.",
    "chi restoration": "A card that restores Chi, up to the number that you started with.",
    "team special": "A card for a moment that it names, also in other players' turns. You get a prompt at that moment.",
    "archetype": "A player's character: a card with a power that lasts the whole game.",
    "split": "To strike several opponents with one attack. Each takes the full damage.",
    "step in": "To become the target instead of another player, with a Challenge such as Face Me.",
    "improvised": "Printed on Weapons that are everyday objects, such as a Chair. It has no effect by itself; other"
    " cards, such as Drunken Stance, refer to it.",
    "hand size": "You draw up to this number of cards at the start of your turn. If you hold more, you keep them and draw none.",
    "team": "Players who share their Chi and win together. Each has their own hand, Weapon, Stance and turns; teammates"
    " cannot strike each other.",
    "teammate": "Another player of your team. You may add one Enhancement to each other's attacks, and some Team Blocks let"
    " you block for each other.",
    "team card": "A card for team games only. It follows the rules of its type.",
    "team attack": "An Attack card for team games only. It is played like any other.",
    "team enhancement": "An Enhancement for team games only. It is added to your own attack or to a teammate's, unless"
    " it says otherwise.",
    "team block": "A Block for team games only. With most of them you block for a teammate who is attacked, before they can"
    " play their own Block.",
    "exchange": "An attack with all responses to it. It is resolved once no player responds.",
}
