"""Describes the moves, prompts, events and outcomes of Kung Fur Fight."""

from __future__ import annotations

from typing import Final

from kwoon.core.events import HIDDEN, Event
from kwoon.core.game import Outcome, Prompt, View
from kwoon.core.game_text import Audience, GameText
from kwoon.games.kung_fur_fight.cards.abilities import FREE_OF_LIMIT
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import OVER, PLANNING, USING_REWARDS
from kwoon.games.kung_fur_fight.rules.refresh import LOW_SP
from kwoon.games.kung_fur_fight.text.why_not import IllegalPlanMoveReasons, why_not_choosable, why_not_plannable
from kwoon.games.kung_fur_fight.view.view import FurView

DOGS_NAME: Final = "Monk Dogs"
CATS_NAME: Final = "Ninja Cats"
EVENT_GROUPS: Final[dict[str, str]] = {
    word: part
    for part, words in (
        ("phase", "factions round reward crowded-out team pass peach raihuu-token arena skipped"),
        ("refresh", "limit dish delicacy delicacy-by-chef recover recover-by-pass over score concede"),
        ("decision", "coin throw add add-nobody remove remove-nobody ability-unused token-unused"),
        ("count", "base ignored weapons coconut mushrooms hua raihuu ability total steal apple turned tie win"),
        (
            "reward",
            "gain-vp gain-sp lose-sp spared gain take-weapons mushroom-token no-mushroom limit-token look bury "
            "back hua-left hua-lost",
        ),
    )
    for word in words.split()
}
"""Maps each event kind to the group of events that one method describes."""


class FurText(GameText):
    def __init__(self, game: KungFurFight) -> None:
        self.game = game
        self.names = [card.face().name for card in game.pack.kinds]

    def describe_move(self, move: int) -> str:
        notation = self.game
        words = notation.format_move(move).split()
        word = words[0]
        if word == "weapons":
            return (
                f"Arena {words[1]}: no Hidden Weapons"
                if words[2] == "0"
                else f"Arena {words[1]}: {_weapons_text(int(words[2]))}"
            )
        if word == "coconut":
            return "Take the Coconut off" if words[1] == "off" else f"Coconut to arena {words[1]}"
        if word == "seal":
            return "Seal your plan"
        if word == "throw":
            return f"Add {_weapons_text(int(words[1]))}" if words[1] != "0" else "Add no Hidden Weapons"
        if word == "ignore":
            return f"Ignore {_weapons_text(int(words[1]))}" if words[1] != "0" else "Ignore no Hidden Weapons"
        if word in ("use", "leave"):
            return f"Use the {words[1]}" if word == "use" else f"Leave the {words[1]} unused"
        name = "nobody" if words[-1] == "nobody" else self.names[notation.ids.index(words[-1])]
        match word:
            case "off":
                return f"Take {name} off arena {words[1]}"
            case "take":
                return f"Use {name} next"
            case "lead":
                return f"{name} leads arena {words[1]}"
            case "assist":
                return f"{name} assists in arena {words[1]}"
        return f"{word.capitalize()} {name}"

    def describe_prompt(self, prompt: Prompt, view: View, audience: Audience) -> str:
        assert isinstance(view, FurView)
        match prompt.kind:
            case "plan":
                return self._plan_prompt_text(view)
            case "throw":
                return (
                    f"{self._leader_name(view)} leads arena {view.arena + 1}: how many of your "
                    f"{_weapons_text(view.supply[view.seat])} do you add?"
                )
            case "add":
                return (
                    f"{self._leader_name(view)} leads arena {view.arena + 1}: add one animal from your hand, or nobody."
                )
            case "remove":
                return (
                    f"{self._leader_name(view)} leads arena {view.arena + 1}: send the weakest enemy Assistant to rest?"
                )
            case "ignore":
                return (
                    f"{self._leader_name(view)} leads arena {view.arena + 1}: how many of {audience.possessive(1 - view.seat)} "
                    f"{_weapons_text(view.weapons[1 - view.seat][view.arena])} do you ignore?"
                )
            case "use":
                return f"{self._leader_name(view)} leads arena {view.arena + 1}: use the ability, or leave it unused?"
            case "token":
                token = "Hua" if view.seat == view.dogs else "Raihuu"
                return f"Your {token} token lies in arena {view.arena + 1}: use its AP, or leave it unused?"
            case "take":
                return f"You won several rewards in arena {view.arena + 1}: which one do you use next?"
        return "Peel: pick one of these. It works at once; the others are discarded unseen."

    def _plan_prompt_text(self, view: FurView) -> str:
        now = view.limits_now[view.seat]
        allowance = f"You may play {_animals_text(now)}"
        if view.plan_limit > now:
            allowance += f", with a Peach {view.plan_limit}"
        if not view.draft:
            return f"{allowance}. Lay your teams behind the screen, then seal the plan."
        free = [team[0] for team in view.plan if team and self.game.pack.abilities[team[0]] == FREE_OF_LIMIT]
        besides = f" ({self._card_list(free)} does not count)" if free else ""
        laid = f"{_animals_text(view.plan_counted)} of {view.plan_limit} laid{besides}"
        peach = " A Peach will be used." if view.plan_counted > now else ""
        if not view.plan[0] and not view.plan[1] and not view.plan[2]:
            return f"{allowance}. Nothing is laid: sealing it so is a pass, which brings your used animals back."
        return f"{laid}.{peach} Change what you like, then seal the plan."

    def _leader_name(self, view: FurView) -> str:
        return self.card_name(view.leaders[view.seat])

    def describe_event(self, event: Event, audience: Audience) -> str:
        cards = self._card_list(event.cards)
        match EVENT_GROUPS.get(event.kind):
            case "phase":
                return self._describe_phase_event(event, audience, cards)
            case "refresh":
                return self._describe_refresh_event(event, audience, cards)
            case "decision":
                return self._describe_decision_event(event, audience, cards)
            case "count":
                return self._describe_combat_event(event, audience, cards)
            case "reward":
                return self._describe_reward_event(event, audience, cards)
        raise _unknown_event(event)

    def _describe_phase_event(self, event: Event, audience: Audience, cards: str) -> str:
        seat = event.seat
        arena = f"arena {event.number}"
        match event.kind:
            case "factions":
                return f"{audience.subject_verb(seat, 'lead')} the {DOGS_NAME}, {audience.seat_name(1 - seat)} the {CATS_NAME}."
            case "round":
                return f"Round {event.number} begins."
            case "reward":
                return f"On {arena}: {cards}."
            case "crowded-out":
                most = self.game.pack.max_rewards
                return f"An arena holds {most} rewards: {cards}, the oldest of {arena}, is discarded."
            case "team":
                with_others = f" leads {self._card_list(event.cards[1:])}" if len(event.cards) > 1 else ""
                return (
                    f"{audience.subject_verb(seat, 'send')} to {arena}: {self.card_name(event.cards[0])}{with_others}."
                )
            case "pass":
                return f"{audience.subject_verb(seat, 'send')} nobody: a pass."
            case "peach":
                return f"{audience.subject_verb(seat, 'use')} a Peach to play more animals."
            case "raihuu-token":
                return f"{cards} puts a Raihuu token on {arena}."
            case "arena":
                return f"Arena {event.number}."
            case "skipped":
                return "Nobody came: the arena is skipped and its rewards stay."
        raise _unknown_event(event)

    def _describe_refresh_event(self, event: Event, audience: Audience, cards: str) -> str:
        seat = event.seat
        number = event.number
        own = _possessive(audience, seat)
        back = (
            f"{_animals_text(number)} back to {audience.possessive(seat)} hand"
            if number
            else "nobody back, for nobody rests"
        )
        match event.kind:
            case "limit":
                return f"{own} SP have run low: {audience.possessive(seat)} Card Limit rises to {number}."
            case "dish":
                return f"{own} Chef led and spends a Dish; {number} left."
            case "delicacy":
                return f"{own} SP fell to {LOW_SP} or fewer, so the Delicacy is spent."
            case "delicacy-by-chef":
                return f"{own} Chef led and spends the Delicacy, for no Dish is left."
            case "recover":
                return f"{cards or 'That'} brings {back}."
            case "recover-by-pass":
                return f"{own} pass brings {back}."
            case "over":
                return f"{audience.subject_verb(seat, 'win')} the game." if seat >= 0 else "The game is drawn."
            case "score":
                return f"{audience.subject_verb(seat, 'end')} with {number // 100} VP and {number % 100} SP."
            case "concede":
                return f"{audience.subject_verb(seat, 'concede')}."
        raise _unknown_event(event)

    def _describe_decision_event(self, event: Event, audience: Audience, cards: str) -> str:
        seat = event.seat
        arena = f"arena {event.number}"
        match event.kind:
            case "coin":
                return (
                    "Both may decide something here. "
                    f"The coin falls against {audience.seat_name(seat)}: {audience.subject_verb_lower(seat, 'decide')} first."
                )
            case "throw":
                return f"{cards} adds {_weapons_text(event.number) if event.number else 'no Hidden Weapons'}."
            case "add":
                return f"{audience.subject_verb(seat, 'add')} {cards} in {arena}."
            case "add-nobody":
                return f"{audience.subject_verb(seat, 'add')} nobody."
            case "remove":
                return f"{audience.subject_verb(seat, 'send')} {cards} of {audience.possessive(1 - seat)} team to rest."
            case "remove-nobody":
                return f"{audience.subject_verb(seat, 'remove')} nobody."
            case "ability-unused":
                return f"{audience.subject_verb(seat, 'leave')} {cards}'s ability unused."
            case "token-unused":
                return f"{audience.subject_verb(seat, 'leave')} the token in {arena} unused."
        raise _unknown_event(event)

    def _describe_combat_event(self, event: Event, audience: Audience, cards: str) -> str:
        seat = event.seat
        whose = audience.possessive(seat)
        own = _possessive(audience, seat)
        number = event.number
        match event.kind:
            case "base":
                return f"{own} team: {' + '.join([self._card_with_ap(card) for card in event.cards])} = {number} AP."
            case "ignored":
                return f"{cards} ignores {number} of {whose} Hidden Weapons."
            case "weapons":
                return f"{own} Hidden Weapons: +{number}."
            case "coconut":
                return f"{own} Coconut: +{number}."
            case "mushrooms":
                return f"{own} Mushrooms: +{number}."
            case "hua":
                return f"{own} Hua token: +{number}."
            case "raihuu":
                return f"{own} Raihuu token: +{number}."
            case "ability":
                return f"{own} {cards}'s ability: +{number}."
            case "total":
                return f"{own} total: {number} AP."
            case "steal":
                return f"{cards} takes {_weapons_text(number)} from {audience.seat_name(1 - seat)}."
            case "apple":
                return f"A tie, which {whose} Apple decides."
            case "turned":
                return f"{cards} is {number} AP behind, and wins for just that."
            case "tie":
                return f"A tie in arena {number}: the rewards stay."
            case "win":
                return f"{audience.subject_verb(seat, 'win')} arena {number}."
        raise _unknown_event(event)

    def _describe_reward_event(self, event: Event, audience: Audience, cards: str) -> str:
        seat = event.seat
        who = audience.seat_name(seat)
        number = event.number
        match event.kind:
            case "gain-vp":
                return (
                    f"{cards} brings {who} {number} VP."
                    if cards
                    else f"{audience.subject_verb(seat, 'gain')} {number} VP."
                )
            case "gain-sp":
                return f"{cards} brings {who} {number} SP."
            case "lose-sp":
                return f"{cards} costs {who} {number} SP."
            case "spared":
                return f"{cards} spares {audience.seat_name(seat)} {number} SP."
            case "gain":
                return f"{audience.subject_verb(seat, 'get')} {cards}."
            case "take-weapons":
                if number == 0:
                    return f"{cards} brings {who} nothing: the Warehouse has no Hidden Weapons left."
                return f"{cards} brings {who} {_weapons_text(number)} from the Warehouse."
            case "mushroom-token":
                return f"{audience.subject_verb(seat, 'put')} a Mushroom token on arena {number}."
            case "no-mushroom":
                return f"There is no Mushroom token or no room for it, so {cards} does nothing."
            case "limit-token":
                return f"{cards} makes {audience.possessive(seat)} Card Limit one lower in the next round."
            case "look":
                return f"{audience.subject_verb(seat, 'look')} at {cards}." if event.cards else "The pile is empty."
            case "bury":
                return f"{audience.subject_verb(seat, 'discard')} {cards} face down." if event.cards else ""
            case "back":
                if event.cards == [number]:
                    return f"{cards} has won and goes back to {audience.possessive(seat)} hand."
                return f"{self.card_name(number)} brings back to {audience.possessive(seat)} hand: {cards}."
            case "hua-left":
                return f"{cards} leaves a Hua token on arena {number}."
            case "hua-lost":
                return f"{audience.subject_verb(seat, 'lose')} arena {number} without Hua leading: its Hua token is removed."
        raise _unknown_event(event)

    def describe_outcome(self, outcome: Outcome, audience: Audience) -> str:
        if outcome.why == "draw":
            return "The game is drawn: as many VP and as many SP."
        winner = outcome.winners()[0]
        wins = audience.subject_verb(winner, "win")
        loser = audience.seat_name(1 - winner)
        match outcome.why:
            case "conceded":
                return f"{wins}: {loser} gave up."
            case "defeated":
                return f"{wins}: {loser} {'have' if 1 - winner == audience.seat else 'has'} no SP left."
            case "both-defeated":
                return f"{wins}: nobody has SP left, and more VP decide."
            case "victory":
                return f"{wins} with a lead of {self.game.pack.vp_lead_to_win} VP or more."
            case "pile":
                return f"{wins}: the Reward Pile is used up, and more VP decide."
        return f"{wins}: the Reward Pile is used up, VP are equal, and more SP decide."

    def why_not_usable(self, card: int, view: View) -> str:
        assert isinstance(view, FurView)
        if view.phase == OVER:
            return "The game is over."
        if view.seat < 0:
            return "You are watching."
        if view.seat not in view.pending_seats:
            return (
                "You have sealed your plan. Take it back to change it."
                if view.draft
                else "The other player decides now."
            )
        pack = self.game.pack
        name = self.names[card]
        if view.phase != PLANNING and (view.look or view.step == USING_REWARDS or pack.is_fighter[card]):
            return why_not_choosable(pack, view, card, name)
        if not pack.is_fighter[card]:
            if view.phase == PLANNING and any(card in rewards for rewards in view.rewards):
                return f"{name} is a reward: win its arena and it is yours."
            if card in view.fronts[view.seat]:
                return f"{name} works by itself."
            return f"{name} is not an animal, so it cannot be sent to an arena."
        return why_not_plannable(pack, view, card, name)

    def why_not_move(self, move: int, view: View, audience: Audience) -> str:
        assert isinstance(view, FurView)
        if view.phase != PLANNING or view.seat not in view.pending_seats:
            return ""
        why = IllegalPlanMoveReasons(self.game.pack, self.names, view)
        words = self.game.format_move(move).split()
        if words[0] == "coconut":
            return why.why_not_coconut(-1 if words[1] == "off" else int(words[1]) - 1)
        if words[0] == "weapons":
            return why.why_not_weapons(int(words[1]) - 1, int(words[2]))
        if words[0] == "off":
            return why.why_not_removed(int(words[1]) - 1, self.game.ids.index(words[2]))
        if words[0] in ("lead", "assist"):
            return why.why_not_placed(words[0] == "lead", int(words[1]) - 1, self.game.ids.index(words[2]))
        return ""

    def _card_list(self, cards: list[int]) -> str:
        if len(cards) > 1 and cards[0] == HIDDEN:
            return f"{len(cards)} cards"
        return ", ".join([self.card_name(card) for card in cards])

    def _card_with_ap(self, card: int) -> str:
        return f"{self.card_name(card)} {self.game.pack.ap[card]}"


def _unknown_event(event: Event) -> ValueError:
    return ValueError(f"Kung Fur Fight has no event of kind '{event.kind}'.")


def _possessive(audience: Audience, seat: int) -> str:
    return "Your" if seat == audience.seat else audience.possessive(seat)


def _weapons_text(count: int) -> str:
    return f"{count} Hidden Weapon{'' if count == 1 else 's'}"


def _animals_text(count: int) -> str:
    return f"{count} animal{'' if count == 1 else 's'}"
