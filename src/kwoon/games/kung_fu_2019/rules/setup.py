"""Setup: Chi, hands, the first player and archetypes (kff19.setup.*, kff19.archetype.*)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_lists import remove_keeping_order
from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2019.cards.card_tables import NONE
from kwoon.games.kung_fu_2019.rules.notation import CHOOSE
from kwoon.games.kung_fu_2019.rules.pending_steps import CHOOSE_ARCHETYPE, StepFrame
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State


def set_up(state: BaseKungFu2019State, dice: Dice) -> None:
    """Give every seat its Chi, its hand and empty slots (kff19.setup.empty-table), and choose a random first player. If
    archetypes are used, deal them or start their choice."""
    rules = state.rules
    seats = state.seats
    state.chi = [int(rules.start_chi)] * rules.num_teams
    state.max_chi = state.chi[:]
    state.eliminated = vec[i64]([0] * seats)
    state.hands = [[] for _ in range(seats)]
    if rules.has_teams:
        state.known = [[[] for _ in range(seats)] for _ in range(seats)]
    state.weapon = vec[i64]([NONE] * seats)
    state.weapon_attachments = [[] for _ in range(seats)]
    state.stance = vec[i64]([NONE] * seats)
    state.stance_attachments = [[] for _ in range(seats)]
    state.archetype = vec[i64]([NONE] * seats)
    state.unattached_companions = [[] for _ in range(seats)]
    state.poison = [0] * seats
    state.deck = rules.kinds.deck[:]
    for seat in range(seats):
        state.draw(seat, rules.pack.hand_size, dice)
    first = dice.roll(state.seats)
    state.active = first
    if rules.first_player_penalty:  # kff19.setup.evened
        chi = rules.start_chi - rules.first_player_penalty
        state.chi[rules.team[first]] = chi if chi > 0 else 1
        if not rules.same_chi_limit:
            state.max_chi = state.chi[:]
    if rules.archetypes == "none":
        return
    kinds = rules.kinds
    state.unused_archetype_cards = kinds.archetypes[:]
    for kind in range(kinds.count):
        if kinds.is_companion[kind]:
            state.unused_archetype_cards.append(kind)
    for offset in range(state.seats):
        seat = (first + offset) % state.seats
        if rules.archetypes == "dealt":
            pile = [card for card in state.unused_archetype_cards if not kinds.is_companion[card]]
            _assign_archetype(state, seat, dice.draw(pile), "dealt")
        else:  # the first player's step ends up on top, so they choose first
            state.steps.insert(0, StepFrame(CHOOSE_ARCHETYPE, seat))


def archetype_prompt(state: BaseKungFu2019State, seat: i64) -> Prompt | None:
    """Return the prompt for an archetype that no other player has, or None if one is chosen (kff19.archetype.choice)."""
    if state.first_moves[seat] != NO_MOVE:
        return None
    kinds = state.kinds
    left = [card for card in state.unused_archetype_cards if not kinds.is_companion[card]]
    left.sort()
    return Prompt(seat, "choose", [CHOOSE * state.kind_count + card for card in left])


def resolve_archetype(state: BaseKungFu2019State, seat: i64) -> None:
    """Put the chosen archetype face up in front of its player."""
    state.steps.pop()
    _assign_archetype(state, seat, state.first_moves[seat] % state.kind_count, "choose")


def _assign_archetype(state: BaseKungFu2019State, seat: i64, card: i64, event_kind: str) -> None:
    kinds = state.kinds
    remove_keeping_order(state.unused_archetype_cards, card)
    state.archetype[seat] = card
    state.log_card(event_kind, seat, card)
    for companion in (kinds.weapon_companion[card], kinds.stance_companion[card]):
        if companion != NONE:
            remove_keeping_order(state.unused_archetype_cards, companion)
            state.unattached_companions[seat].append(companion)
