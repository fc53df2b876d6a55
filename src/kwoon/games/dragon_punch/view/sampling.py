"""Samples a state from a view: all placements of the hidden cards that are consistent with the public events are
equally likely."""

from __future__ import annotations

from kwoon.core.card_lists import remove_unordered
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY
from kwoon.games.dragon_punch.rules.hand_moves import red_and_flipped_masks
from kwoon.games.dragon_punch.rules.state import BaseDragonState
from kwoon.games.dragon_punch.view.hidden_hand_deduction import (
    flipped_faces,
    kind_of_face,
    sample_red_counts,
    sample_secret_hand,
    unpack_red_counts,
)
from kwoon.games.dragon_punch.view.view import DragonView


def sample_into(state: BaseDragonState, view: DragonView, dice: Dice) -> None:
    """Fill an empty state with a random sample consistent with the view."""
    game = state.game
    state.phase = view.phase
    state.health = list(view.health)
    state.played = list(view.played)
    state.damage = list(view.damage)
    state.history = [list(view.history[0]), list(view.history[1])]
    state.rounds_won = list(view.won)
    state.initiative = view.initiative
    state.round = view.round
    state.turn = view.turn
    state.turns_without_damage = view.quiet
    state.undecided_rounds = view.undecided
    state.hiding_mask = (1 if view.hides[0] else 0) + (2 if view.hides[1] else 0)
    state.first_picker = view.first
    state.conceded = view.conceded
    state.kinds = []
    state.red = []
    state.flipped = []
    state.newest = []
    for seat in range(2):
        if seat == view.seat:
            _copy_own_seat(state, view, seat)
        else:
            _sample_other_seat(state, view, seat, dice)
    aside = (
        game.kind_of_every_card()
        if game.has_secret_hands
        else [kind for kind in game.kind_of_every_card() if kind >= game.basics]
    )
    for kind in state.kinds[0] + state.kinds[1]:
        if game.has_secret_hands or kind >= game.basics:
            remove_unordered(aside, kind)
    aside.sort()
    state.unassigned_cards = aside
    state.sample_drafts(view, dice)


def _copy_own_seat(state: BaseDragonState, view: DragonView, seat: int) -> None:
    game = state.game
    up = [0] * game.kinds
    for face in view.hand:
        if face < 2 * game.basics and face & 1:
            up[face >> 1] += 1
    kinds = sorted([kind_of_face(game, face) for face in view.hand + view.flipped[seat]])
    _place_cards(state, view, seat, kinds, red_and_flipped_masks(kinds, game.basics, view.flipped[seat], up))


def _sample_other_seat(state: BaseDragonState, view: DragonView, seat: int, dice: Dice) -> None:
    game = state.game
    story = view.history[seat]
    world = 0
    if not game.has_secret_hands:
        kinds = game.basic_hand + sorted([kind_of_face(game, face) for face in view.characters[seat]])
        world = sample_red_counts(game, story, kinds, dice)
    elif not view.holding[seat]:
        kinds = []
    else:
        kinds, world = sample_secret_hand(game, story, dice)
    up = unpack_red_counts(world, game.kinds)
    # Every flipped card was seen when it was played, even if the table shows only the newest.
    down = flipped_faces(game, story)
    if view.health[seat] == 0:
        # After a knockout, every card is red, even if it was white before.
        up = [len(kinds)] * game.kinds
        down = [face | 1 if face < 2 * game.basics else face for face in down]
    _place_cards(state, view, seat, kinds, red_and_flipped_masks(kinds, game.basics, tuple(down), up))


def _place_cards(
    state: BaseDragonState, view: DragonView, seat: int, kinds: list[int], red_and_flipped: tuple[int, int]
) -> None:
    red, flipped = red_and_flipped
    state.kinds.append(kinds)
    state.red.append(red)
    state.flipped.append(flipped)
    state.newest.append(NOBODY)
    if view.newest[seat] >= 0:
        slot = 0
        while not (flipped >> slot) & 1 or state.current_face(seat, slot) != view.newest[seat]:
            slot += 1
        state.newest[seat] = slot
