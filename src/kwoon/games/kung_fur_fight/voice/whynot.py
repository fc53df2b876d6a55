"""Why an animal cannot be laid into the plan now, and what would change that."""

from __future__ import annotations

from kwoon.games.kung_fur_fight.cards.abilities import FREE_OF_LIMIT
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.sight.view import FurView


def why_not_laid(pack: FurPack, view: FurView, card: int, name: str) -> str:
    """The reason, for a seat that is planning."""
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
        return limit_reached(view)
    if pack.alone[card]:
        return f"{name} must lead alone, and every arena has somebody in it. Take a team off first."
    if pack.leads_only[card]:
        return f"{name} must lead, and every arena is full or has a Leader who must lead too. Take somebody off first."
    if limited:
        return f"{name} is free of the limit only as a Leader, and no team can take a new one. Take somebody off first."
    return f"No arena has room for {name}: each holds {pack.team_most} animals. Take somebody off first."


def limit_reached(view: FurView) -> str:
    """That the Card Limit is used up, and how it came to be what it is."""
    limit = view.plan_limit
    why: list[str] = []
    if view.blocked[view.seat] == view.round:
        why.append("one lower by BLOCK")
    if limit > view.limits_now[view.seat]:
        why.append("with every Peach used")
    how = f", {' and '.join(why)}" if why else ""
    return f"Your Card Limit is {limit} this round{how}, and {view.plan_counted} are laid. Take somebody off first."
