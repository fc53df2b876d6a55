"""Explains a suggested plan in words: where it fights and for what, which arenas it leaves, and whether it feeds."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.core.dice import LiveDice
from kwoon.core.message import Text, joined, msg
from kwoon.games.kung_fur_fight.cards.abilities import CHEF
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.view.view import FurView


def _apply_moves(game: KungFurFight, view: FurView, moves: Sequence[int]) -> FurView:
    """Return the seat's view after these moves, but before its plan is sealed."""
    dice = LiveDice(0)  # The opponent's sampled plan has no effect on the seat's own.
    state = game.sample_state(view, dice)
    for move in moves:
        if move != game.seal_move:
            state.apply(view.seat, move, dice)
    planned = state.view(view.seat)
    assert isinstance(planned, FurView)
    return planned


def explain_plan(game: KungFurFight, names: Sequence[Text], view: FurView, moves: Sequence[int]) -> Text:
    """Return a few short sentences about the plan that these moves complete."""
    planned = _apply_moves(game, view, moves)
    if not any(planned.plan):
        return msg("kung-fur-fight-advice-pass", count=view.rest_sizes[view.seat])
    sentences: list[Text] = []
    left: list[Text] = []
    has_food = view.dishes[view.seat] + view.delicacies[view.seat] > 0
    for arena, team in enumerate(planned.plan):
        if not team:
            left.append(str(arena + 1))
            continue
        if has_food and game.pack.abilities[team[0]] == CHEF:
            sentences.append(msg("kung-fur-fight-advice-chef", arena=arena + 1, chef=names[team[0]]))
            continue
        rewards = [names[card] for card in view.rewards[arena]]
        ap = planned.plan_ap[arena]
        if rewards:
            sentences.append(msg("kung-fur-fight-advice-fight", arena=arena + 1, ap=ap, rewards=rewards))
        else:
            sentences.append(msg("kung-fur-fight-advice-fight-for-vp", arena=arena + 1, ap=ap))
    if left:
        sentences.append(msg("kung-fur-fight-advice-leave", arenas=joined("and", left), count=len(left)))
    return joined("sentences", sentences)
