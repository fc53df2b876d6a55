"""Short definitions of each game's terms other than cards, for `card WORD` and `rules WORD`.

Numbers and consequences are mostly left to the rules, which `rules WORD` shows.
"""

from __future__ import annotations

from typing import Final

Glossary = dict[str, str]

FIGHT_TERMS: Final[Glossary] = {
    "pass": "You cannot pass in FIGHT: each turn both players play a card.",
    "tie breaker": "The highest card won in the round, or the latest of equal ones. Its owner wins ties.",
    "row": "The open cards in the middle. The winner of a turn takes one of them; the loser draws from the deck.",
    "pile": "The attacks that a player has won in this round. Their values are the points.",
    "attack": "Punch or Kick. If two attacks meet, the lower value wins; in a tie the Tie Breaker decides.",
    "defence": "Parry or Dodge. It stops one kind of attack and takes the card; two defences do nothing.",
    "value": "The number on a card. Where two attacks meet, low wins; an attack on a pile is worth its number in"
    " points. The number of a defence never counts.",
}

DRAGON_PUNCH_TERMS: Final[Glossary] = {
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

KUNG_FUR_FIGHT_TERMS: Final[Glossary] = {
    "done": "To finish a plan, type seal.",
    "pass": "To seal a plan without animals: type seal before you send any. You do not fight in this round, and after it"
    " all your resting animals come back without Food.",
    "chef": "Fu is the Chef of the Monk Dogs, Hokuto that of the Ninja Cats. A Chef must lead; after the round your"
    " resting animals come back for 1 Food.",
    "leader": "The first animal that you send to an arena. Only its ability works there.",
    "assistant": "An animal behind the Leader: it adds its AP, and its ability does not work.",
    "ap": "Attack Points, the number after an animal's name. In each arena the higher sum wins.",
    "vp": "Victory Points: one for each arena won, and some rewards bring more. A large enough lead wins the game.",
    "sp": "Spirit Points. Many rewards cost the other side some; without any you have lost.",
    "card limit": "How many animals you may send in a round, over all arenas. It rises for good when your SP run low.",
    "seal": "To finish your plan. When both are sealed they are shown together; until then undo opens yours again.",
    "food": "A Chef spends 1 Food, first Dishes and then the Delicacy, to bring all your resting animals back.",
    "resting": "The place of animals that have fought. A Chef who leads, a pass and some other effects bring them back.",
    "used": "Used animals have fought: they rest until a Chef, a pass or another effect brings them back.",
    "achievement": "A reward with an immediate effect for the winner of its arena, mostly against the other side's SP.",
    "item": "A reward that helps the winner of its arena, at once or later.",
    "arena": "One of three places to fight for. The winner gets 1 VP and the rewards that lie there.",
    "reward": "A card on an arena: a Ranger, an Item or an Achievement. The winner of the arena gets all of them.",
    "ranger": "An animal of neither side. Win it as a reward, and it fights for you.",
    "warehouse": "The supply of Hidden Weapons and other tokens that no player has.",
}

KUNG_FU_2014_TERMS: Final[Glossary] = {
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

KUNG_FU_2019_TERMS: Final[Glossary] = {
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
