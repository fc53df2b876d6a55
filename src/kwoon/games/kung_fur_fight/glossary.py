"""Terms of Kung Fur Fight other than cards, each with a short definition."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
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
