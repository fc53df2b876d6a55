"""Cards that teammates give each other: through A Whispered Plan, and at the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import Event
from kwoon.core.game import NO_MOVE, Prompt
from kwoon.games.kung_fu_2019.rules.card_selection import card_selection_prompt, drafted_cards, selectable_moves
from kwoon.games.kung_fu_2019.rules.notation import GIVE
from kwoon.games.kung_fu_2019.rules.pending_steps import StepFrame
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State


def swap_prompt(state: BaseKungFu2019State, step: StepFrame, seat: i64) -> Prompt | None:
    """Return the prompt for the next card to give, or None if the draft is finished. Both players secretly choose the
    same number of cards."""
    return card_selection_prompt(state, seat, "swap", GIVE, step.stage - state.draft_length(seat))


def resolve_swap(state: BaseKungFu2019State, step: StepFrame, dice: Dice) -> None:
    """Exchange the cards face down. The player who played the special then draws cards."""
    state.steps.pop()
    active_cards = drafted_cards(state, step.seat, GIVE)
    teammate_cards = drafted_cards(state, step.index, GIVE)
    for card in active_cards:
        _pass_card(state, step.seat, step.index, card)
    for card in teammate_cards:
        _pass_card(state, step.index, step.seat, card)
    if step.data is not None:
        state.draw(step.index, state.kinds.draw_afterwards[step.data[0]], dice)


def _pass_card(state: BaseKungFu2019State, giver: i64, receiver: i64, card: i64) -> None:
    state.pass_card(giver, receiver, card)
    if state.log is not None:
        visible_to: i64 = (1 << giver) | (1 << receiver)
        state.log.events.append(Event("pass-card", giver, [int(card)], receiver, visible_to))


def pass_card_prompt(state: BaseKungFu2019State, step: StepFrame) -> Prompt | None:
    """Return the prompt to pass one card, or no card, to a teammate (kff19.team.pass)."""
    seat = step.seat
    rules = state.rules
    first = state.first_moves[seat]
    if first == NO_MOVE:
        moves = selectable_moves(state, seat, GIVE)
        moves.append(rules.pass_move)
        return Prompt(seat, "pass-card", moves)
    teammates = state.teammates(seat)
    if first == rules.pass_move or len(teammates) == 1 or state.last_draft_move(seat) != first:
        return None
    return Prompt(seat, "give-to", [rules.first_to + teammate for teammate in teammates])


def resolve_pass_card(state: BaseKungFu2019State, step: StepFrame) -> None:
    """Pass the card, if any, and end the turn: nothing is played afterward (kff19.team.pass.last)."""
    seat = step.seat
    rules = state.rules
    state.steps.pop()
    if state.first_moves[seat] == rules.pass_move:
        return
    last = state.last_draft_move(seat)
    receiver = last - rules.first_to if last >= rules.first_to else state.teammates(seat)[0]
    _pass_card(state, seat, receiver, state.first_moves[seat] % state.kind_count)
