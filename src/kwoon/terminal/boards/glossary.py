"""Short definitions of each game's terms other than cards, for `card WORD` and `rules WORD`.

They only define a term. Numbers and consequences are in the rules, which `rules WORD` shows.
"""

from __future__ import annotations

from typing import Final

Glossary = dict[str, str]

FIGHT_TERMS: Final[Glossary] = {
    "pass": "Nobody passes in FIGHT: each turn both of you play a card.",
    "tie breaker": "The highest card won in the round, of equal ones the latest. Its owner wins ties.",
    "row": "The open cards in the middle. Whoever wins a turn takes one of them; the loser draws from the deck.",
    "pile": "The attacks that somebody has won in this round. Their values are the points.",
    "attack": "Punch or Kick. If two attacks meet, the lower value wins; in a tie the Tie Breaker decides.",
    "defence": "Parry or Dodge. It stops one kind of attack and takes the card; two defences do nothing.",
    "value": "The number on a card. Where two attacks meet, low wins; an attack on a pile is worth its number in"
    " points. The number of a defence never counts.",
}

DRAGON_PUNCH_TERMS: Final[Glossary] = {
    "pass": "Nobody passes in Dragon Punch: each turn both of you play a move. A Taunt only takes cards back.",
    "initiative": "An advantage for one turn: where attacks of both sides are left, those of its holder hit first.",
    "time": "How long an attack takes. Where nobody has the Initiative, the lower time comes first.",
    "block": "Stops an attack at its own height, high or low, unless that cannot be blocked.",
    "evade": "Stops an attack at its own height, high or low.",
    "interrupt": "What a quicker attack does to a slower one: the slower one does not happen.",
    "strength": "How much damage an attack does if it hits: so many of the other's white cards turn red.",
    "damage": "What a hit does: for each point one of your white cards turns red.",
    "flip": "To turn a played card aside. It cannot be played again until a move such as Taunt unflips all of yours.",
    "unflip": "To get all your flipped cards back, as Taunt does. They keep the side that is up.",
    "memory": "What you saw of a card before it was unflipped is not shown again: remember it, or read log all.",
    "flipped": "A card that was played is flipped and rests, until a move such as Taunt unflips all of yours.",
    "switch": "To turn a white card to its red side, one for each damage. The red side is another move.",
    "health": "Your white cards. Each damage turns one of them red; without a white card you lose the round.",
    "white": "The side of a basic card with which a round begins. Every white card is one health.",
    "red": "The side to which damage turns a basic card. It can be played like any other, and is no health.",
    "projectile": "An attack that flies: two projectiles that meet at one height put each other out.",
    "unblockable": "Said of an attack that no block stops. An evade does.",
    "character": "Your fighter: a card with two special moves, either of which can be played. It is no health.",
}

KUNG_FUR_FIGHT_TERMS: Final[Glossary] = {
    "done": "A plan is finished with seal.",
    "pass": "To pass is to seal a plan without animals: type seal while nothing is laid. You fight nowhere, and after"
    " the round all your resting animals come back without Food.",
    "chef": "Fu is the Chef of the Monk Dogs, Hokuto that of the Ninja Cats. A Chef must lead; after the round your"
    " resting animals come back for 1 Food.",
    "leader": "The first animal that you send to an arena. Only its ability works there.",
    "assistant": "An animal behind the Leader: it adds its AP, and its ability does not work.",
    "ap": "Attack Points, the number after an animal's name. In each arena the higher sum wins.",
    "vp": "Victory Points: one for each arena won, and some rewards bring more. Enough of a lead wins the game.",
    "sp": "Spirit Points. Many rewards cost the other side some; without any you have lost.",
    "card limit": "How many animals you may send in a round, over all arenas. It rises for good when your SP run low.",
    "seal": "To finish your plan. When both are sealed they are shown together; until then undo opens yours again.",
    "food": "What a Chef cooks with: first the Dishes, then the Delicacy. One brings all your resting animals back.",
    "resting": "Where animals are that have fought. A Chef who leads, a pass and some other things bring them back.",
    "used": "Said of animals that have fought: they rest, until a Chef, a pass or something else brings them back.",
    "achievement": "A reward that works at once for whoever wins its arena, mostly against the other side's SP.",
    "item": "A reward that helps whoever wins its arena, at once or later.",
    "arena": "One of three places to fight for. The winner gets 1 VP and the rewards that lie there.",
    "reward": "A card on an arena: a Ranger, an Item or an Achievement. Whoever wins the arena gets all of them.",
    "ranger": "An animal of neither side. Win it as a reward, and it fights for you.",
    "warehouse": "Where Hidden Weapons and other tokens lie that nobody has.",
}

KUNG_FU_2014_TERMS: Final[Glossary] = {
    "pass": "You do nothing at this question, and it goes on. Asked for an attack: none, and your turn ends. Asked for"
    " a block: none, and all of the attack gets through. Asked what comes back: it is discarded.",
    "done": "That is all: nothing more is discarded, added to a block or named as a target.",
    "chi": "Your life. Who has none left when a turn ends is out.",
    "no chi": "To have no Chi left. Who still has none when the turn ends is out; until then they block and strike"
    " back as before.",
    "base": "What every attack and every block is built on, exactly one: a card with a number without a plus."
    " Punch is one that is always there.",
    "weapon": "A Base that comes back to your hand after use, unless it says otherwise.",
    "stance": "Comes before the Base of an attack or a block, one at most, and mostly comes back to your hand.",
    "enhancement": "Adds its number, after the Base. As many as you like, no two with the same name.",
    "finishing move": "Ends an attack, one at most. There is none in a block.",
    "spirit": "A flame on some cards. Against a block without it an attack with Spirit costs one Chi more.",
    "damage effect": "Happens in the attacker's cleanup, if the attack cost its target any Chi, by Spirit too.",
    "counterattack": "A whole attack on whoever attacked you, after the exchange. Some blocks earn it.",
    "cleanup": "After the damage: cards do what they say, Weapons and Stances come back, the rest is discarded.",
    "block": "What a target builds against an attack: perhaps a Stance, a Base, Enhancements. It is taken off.",
    "break": "To use a Weapon up for a higher number: it does not come back.",
    "spread": "How a Double Attack is played for one more target, instead of for its bonus.",
    "give up": "Bo Staff can be given up in cleanup for a Counterattack. To give the match up, type concede.",
}

KUNG_FU_2019_TERMS: Final[Glossary] = {
    "pass": "You play nothing at this question and keep your cards: no Block, no counterattack, no help. You are asked"
    " again at the next occasion. Your own steps end with done. To pass a card is something else: in a team you may"
    " hand one to a teammate, face down, when your turn ends.",
    "done": "That is all: the step of your turn is over, or the attack stands as it lies there.",
    "chi": "Life, your own or that of your team. Who has none left is out.",
    "prepare": "The step before your attack: play Weapons, Stances and Chi Restoration cards.",
    "respite": "The step after your attack: once more Weapons, Stances and Chi Restoration cards, but no attack.",
    "weapon": "Lies before you, one at a time: a new one replaces it. You may attack with it again and again.",
    "stance": "Lies before you, one at a time: a new one replaces it. It improves the cards that it names.",
    "attack": "Once in your turn: name whom you strike, then an Attack card or your Weapon, then add Enhancements.",
    "enhancement": "Is added to an attack. As many as you like, no two with the same name.",
    "finishing move": "An Enhancement of which an attack has one at most.",
    "block": "The answer of a target, one for each attack, if it fits its kind. It ignores the attack or makes it"
    " weaker.",
    "challenge": "Makes you the target of an attack, as Face Me does. It is not a Block: you may still play one.",
    "ignore": "Who ignores an attack loses no Chi by it and feels none of its effects.",
    "counterattack": "An attack on whoever attacked you, if a card lets you. All of them count at the same time.",
    "chi restoration": "A card that gives Chi back, never above what you started with.",
    "team special": "A card for a moment that it names, also in the turn of others. You are asked when that comes.",
    "archetype": "Who somebody is in this game: a card with a power that lasts until the end.",
    "split": "To strike several opponents with one attack. Each takes all of the damage.",
    "step in": "To become the target instead of somebody else, with a Challenge such as Face Me.",
    "improvised": "Printed on Weapons that are things at hand, such as a Chair. It does nothing by itself; other"
    " cards, such as Drunken Stance, ask for it.",
    "hand size": "Up to how many cards you draw at the start of your turn. Who holds more keeps them and draws none.",
    "team": "Players who share their Chi and win together. Each has a hand, a Weapon, a Stance and turns of their own;"
    " nobody strikes a teammate.",
    "teammate": "Somebody of your team. You may add one Enhancement to each other's attacks, and some Team Blocks let"
    " you block for one another.",
    "team card": "A card for team games only. It follows the rules of its type.",
    "team attack": "An Attack card for team games only. It is played like any other.",
    "team enhancement": "An Enhancement for team games only. It is added to your own attack or to a teammate's, unless"
    " it says otherwise.",
    "team block": "A Block for team games only. With most of them you block for a teammate who is attacked: you are"
    " asked whether you do before they are asked for a Block of their own.",
    "exchange": "An attack with everything that answers it. It is resolved when nobody answers any more.",
}
