"""Explains why an animal or token cannot be used now, and what would change that."""

from __future__ import annotations

from kwoon.games.kung_fur_fight.cards.abilities import ADD_ASSISTANT, FREE_OF_LIMIT
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.pending_combat import DECIDING_USE, REMOVING, USING_REWARDS
from kwoon.games.kung_fur_fight.view.view import FurView


def why_not_plannable(pack: FurPack, view: FurView, card: int, name: str) -> str:
    """Explain why a seat that is planning cannot use a card."""
    if card not in view.hand:
        if card in view.rest:
            return f"{name} rests. Play your Chef as a Leader, or pass, and all your used animals come back."
        if any(card in rewards for rewards in view.rewards):
            return f"{name} is a reward: win its arena, and you can plan with {name} from the next round on."
        return f"{name} is not yours to send."
    if card not in view.plan_left:
        return f"{name} is laid already. Take it off to lay it elsewhere."
    limited = view.plan_counted >= view.plan_limit
    if limited and pack.abilities[card] != FREE_OF_LIMIT:
        return limit_reached_text(view)
    if pack.no_assistants[card]:
        return f"{name} must lead alone, and every arena has a team. Take a team off first."
    if pack.leader_only[card]:
        return f"{name} must lead, and every arena is full or has a Leader who must lead too. Take an animal off first."
    if limited:
        return (
            f"{name} is free of the limit only as a Leader, and no team can take a new one. Take an animal off first."
        )
    return f"No arena has room for {name}: each holds {pack.max_team_size} animals. Take an animal off first."


def why_not_choosable(pack: FurPack, view: FurView, card: int, name: str) -> str:
    """Explain why a seat with a decision during combat cannot choose a card."""
    if view.look:
        return f"{name} is not one of the cards that you may pick."
    if view.step == DECIDING_USE:
        return f"{name} cannot be chosen now. Use what the question names, or leave it unused."
    if view.step == USING_REWARDS:
        return f"{name} is not one of the rewards that you may use next."
    if view.step == REMOVING:
        return f"{name} is not among the weakest Assistants of the other team. Only those can be sent to rest now."
    if not view.deciders or pack.abilities[view.leaders[view.seat]] != ADD_ASSISTANT:
        return f"{name} cannot be chosen now."
    if card in view.hand:
        return f"{name} must lead, so it cannot be added as an Assistant."
    if card in view.rest:
        return f"{name} rests, and only an animal of your hand can be added."
    for arena in range(3):
        if card in view.teams[0][arena] or card in view.teams[1][arena]:
            return f"{name} is in arena {arena + 1} already."
    return f"{name} is not in your hand, and only an animal of your hand can be added."


class IllegalPlanMoveReasons:
    """Explains why a planning move is illegal although its card or token may be usable in other ways."""

    def __init__(self, pack: FurPack, names: list[str], view: FurView) -> None:
        self.pack = pack
        self.names = names
        self.view = view

    def why_not_placed(self, as_leader: bool, arena: int, card: int) -> str:
        """Explain why an animal cannot lead, or assist in, this arena. Return an empty string if there is nothing to
        add."""
        pack = self.pack
        name = self.names[card]
        team = self.view.plan[arena]
        for other in range(3):
            if card in self.view.plan[other] and card not in self.view.plan_left:
                return f"{name} is laid in arena {other + 1} already."
        if card not in self.view.plan_left:
            return ""
        if pack.leader_only[card] and not as_leader:
            return f"{name} must lead and cannot assist."
        if not team and not as_leader:
            return f"Nobody leads arena {arena + 1} yet. The first animal there is its Leader."
        if team and pack.no_assistants[team[0]]:
            return f"{self.names[team[0]]} must lead arena {arena + 1} alone."
        if team and as_leader and pack.no_assistants[card]:
            return f"{name} must lead alone, and arena {arena + 1} already has a team."
        if len(team) >= pack.max_team_size:
            return f"Arena {arena + 1} is full: it holds {pack.max_team_size} animals of yours."
        if team and as_leader and pack.leader_only[team[0]]:
            return f"{self.names[team[0]]} must lead, and does so in arena {arena + 1}."
        return limit_reached_text(self.view) if self.view.plan_counted >= self.view.plan_limit else ""

    def why_not_removed(self, arena: int, card: int) -> str:
        """Explain why an animal cannot be taken off an arena; return an empty string if it can."""
        return "" if card in self.view.plan[arena] else f"{self.names[card]} is not in arena {arena + 1}."

    def why_not_weapons(self, arena: int, count: int) -> str:
        """Explain why an arena cannot have this many Hidden Weapons; return an empty string if it can."""
        view = self.view
        num_weapons = view.supply[view.seat]
        laid = view.plan_weapons[arena]
        if num_weapons == 0:
            return "You have no Hidden Weapons."
        if not view.plan[arena]:
            return f"You have nobody in arena {arena + 1}, and Hidden Weapons lie beside an animal."
        if count == laid:
            there = f"{_weapons_text(count)} already" if count else "no Hidden Weapons"
            return f"Arena {arena + 1} has {there}."
        elsewhere = sum(view.plan_weapons) - laid
        if count > num_weapons - elsewhere:
            return f"You have {_weapons_text(num_weapons)}{_weapons_elsewhere_text(num_weapons, elsewhere)}."
        return ""

    def why_not_coconut(self, arena: int) -> str:
        """Explain why the Coconut cannot be put on an arena or, if `arena` is -1, taken off."""
        view = self.view
        if view.coconut != view.seat:
            return "The Coconut is not yours."
        if arena < 0:
            return "The Coconut lies in no arena."
        if view.plan_coconut == arena:
            return f"The Coconut is in arena {arena + 1} already."
        return f"You have nobody in arena {arena + 1}, and the Coconut lies beside an animal."


def _weapons_text(count: int) -> str:
    return f"{count} Hidden Weapon{'' if count == 1 else 's'}"


def _weapons_elsewhere_text(have: int, elsewhere: int) -> str:
    """Say how many of the Hidden Weapons are in other arenas."""
    if not elsewhere:
        return ""
    if have == 1:
        return ", and it lies in another arena"
    return f", and {elsewhere} of them {'lies in another arena' if elsewhere == 1 else 'lie in other arenas'}"


def limit_reached_text(view: FurView) -> str:
    """Say that the Card Limit is reached, and how it is computed."""
    limit = view.plan_limit
    why: list[str] = []
    if view.blocked[view.seat] == view.round:
        why.append("one lower by BLOCK")
    if limit > view.limits_now[view.seat]:
        why.append("with every Peach used")
    how = f", {' and '.join(why)}" if why else ""
    laid = f"{view.plan_counted} {'is' if view.plan_counted == 1 else 'are'} laid"
    return f"Your Card Limit is {limit} this round{how}, and {laid}. Take an animal off first."
