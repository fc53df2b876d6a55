"""Kung Fu Fighting! (2019): weapons and stances in play, attacks and counterattacks resolved together, solo or in
teams."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import EventLog
from kwoon.core.game import NO_MOVE, IllegalMove, Outcome, Prompt, View
from kwoon.core.message import msg
from kwoon.games.kung_fu_2019.cards.card_tables import IS_BLOCK, NONE
from kwoon.games.kung_fu_2019.combat.attack_declaration import (
    attack_draft_prompt,
    continue_after_declaration,
    resolve_declaration,
    resolve_teammate_additions,
    seats_that_may_help,
)
from kwoon.games.kung_fu_2019.combat.attack_draft import can_attack, untargeted_opponents
from kwoon.games.kung_fu_2019.combat.resolve import discard_exchange_cards, resolve_exchange
from kwoon.games.kung_fu_2019.combat.responses import (
    advance_answers,
    block_prompt,
    remaining_price,
    resolve_block,
    resolve_step_in,
    step_in_prompt,
    step_in_seat_mask,
)
from kwoon.games.kung_fu_2019.combat.slot_claims import advance_to_undecided_claim, claim_prompt, resolve_claim
from kwoon.games.kung_fu_2019.rules.card_selection import ascending_moves
from kwoon.games.kung_fu_2019.rules.notation import ATTACK, DISCARD, DROP, GIVE, JOIN, KungFu2019Notation
from kwoon.games.kung_fu_2019.rules.pending_steps import (
    AFTERMATH,
    ANSWER,
    CHOOSE_ARCHETYPE,
    CLOSED,
    COUNTER,
    DECLARE,
    EXCHANGE,
    EXTRA,
    HELP,
    PASS_CARD,
    PREPARE,
    REFILL,
    SPECIAL,
    STEP_IN,
    SWAP,
    UPKEEP,
    StepFrame,
)
from kwoon.games.kung_fu_2019.rules.setup import archetype_prompt, resolve_archetype, set_up
from kwoon.games.kung_fu_2019.rules.specials import (
    resolve_first_special,
    resolve_swap,
    seats_that_may_play_special,
    special_card_prompt,
    swap_prompt,
)
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.turn import (
    discard_and_refill,
    discards_prompt,
    eliminate_seat,
    pass_card_prompt,
    prepare_phase_prompt,
    resolve_pass_card,
    resolve_prepare_move,
    resolve_upkeep,
    start_turn,
    upkeep_prompt,
)
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import stance_changes_hand_size
from kwoon.games.kung_fu_2019.view.builder import build_view, sample_into
from kwoon.games.kung_fu_2019.view.view import KungFu2019View


class KungFu2019(KungFu2019Notation):
    def deal(self, dice: Dice, log: EventLog | None = None) -> KungFu2019State:
        state = KungFu2019State(self, log)
        set_up(state, dice)
        state.advance_to_next_prompt(dice)
        return state

    def sample_state(self, view: View, dice: Dice) -> KungFu2019State:
        assert isinstance(view, KungFu2019View)
        state = KungFu2019State(self, None)
        sample_into(state, view, dice)
        return state


class KungFu2019State(BaseKungFu2019State):
    """One position. The step on top of the stack decides which seats are prompted and what a move does."""

    def __init__(self, game: KungFu2019, log: EventLog | None) -> None:
        super().__init__(game, log)
        self.game = game

    # State interface.

    def seats_to_act(self) -> i64:
        if self.why or not self.steps:
            return 0
        step = self.steps[-1]
        if step.step_type == ANSWER:
            if step.stage == STEP_IN:
                return step_in_seat_mask(self, step)
            return 1 << self.attacks[step.attack_index].targets[step.index]
        if step.step_type == HELP:
            return seats_that_may_help(self, step)
        if step.step_type in (SPECIAL, AFTERMATH):
            return seats_that_may_play_special(self, step)
        if step.step_type == SWAP:
            return (1 << step.seat) | (1 << step.index)
        if step.step_type == EXCHANGE:
            claim = advance_to_undecided_claim(self, step)
            return 0 if claim is None else 1 << claim.decider
        return 1 << step.seat

    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        step = self.steps[-1]
        step_type = step.step_type
        if step_type == PREPARE:
            return prepare_phase_prompt(self, step)
        if step_type == REFILL:
            return discards_prompt(self, seat)
        if step_type == ANSWER:
            return step_in_prompt(self, step, seat) if step.stage == STEP_IN else block_prompt(self, step)
        if step_type in (DECLARE, HELP):
            return attack_draft_prompt(self, step, seat)
        if step_type in (SPECIAL, AFTERMATH):
            return special_card_prompt(self, step, seat)
        if step_type == UPKEEP:
            return upkeep_prompt(self, seat)
        if step_type == SWAP:
            return swap_prompt(self, step, seat)
        if step_type == PASS_CARD:
            return pass_card_prompt(self, step)
        if step_type == CHOOSE_ARCHETYPE:
            return archetype_prompt(self, seat)
        claim = advance_to_undecided_claim(self, step)
        return None if claim is None else claim_prompt(self, claim)

    def resolve(self, dice: Dice) -> None:
        step = self.steps[-1]
        step_type = step.step_type
        if step_type == PREPARE:
            resolve_prepare_move(self, step, dice)
        elif step_type == REFILL:
            discard_and_refill(self, step.seat, dice)
        elif step_type == ANSWER:
            if step.stage == STEP_IN:
                resolve_step_in(self, step, dice)
            else:
                resolve_block(self, step, dice)
        elif step_type == DECLARE:
            resolve_declaration(self, step)
        elif step_type == HELP:
            resolve_teammate_additions(self, step)
        elif step_type in (SPECIAL, AFTERMATH):
            resolve_first_special(self, step, dice)
        elif step_type == UPKEEP:
            resolve_upkeep(self, step.seat, dice)
        elif step_type == SWAP:
            resolve_swap(self, step, dice)
        elif step_type == PASS_CARD:
            resolve_pass_card(self, step)
        elif step_type == CHOOSE_ARCHETYPE:
            resolve_archetype(self, step.seat)
        elif step_type == EXCHANGE:
            claim = advance_to_undecided_claim(self, step)
            if claim is not None:
                resolve_claim(self, step, claim)
        self.advance_to_next_prompt(dice)

    def concede(self, seat: i64, dice: Dice) -> None:
        if self.eliminated[seat] != 0:
            raise IllegalMove(msg("core-errors-already-out"))
        # A draft may depend on something that is now gone, such as a target, so every draft starts over.
        for other in range(self.seats):
            self._clear_draft(other)
        self._remove_conceding_seat(seat)
        self.advance_to_next_prompt(dice)

    def _remove_conceding_seat(self, seat: i64) -> None:
        """Remove a seat from the game and make its attacks in the exchange void. End the game if only one team is left.

        A team plays on while one of its members is in the game.
        """
        eliminate_seat(self, seat, self.next_elimination_number(), "concede")
        for attack in self.attacks:
            if attack.attacker == seat:
                attack.void = True
        if self.num_teams_left() == 1:
            if self.attacks:
                discard_exchange_cards(self)
            self.steps = []
            self.end_game("conceded")

    def outcome(self) -> Outcome | None:
        if not self.why:
            return None
        left: list[int] = [NONE] * len(self.chi)
        for seat in range(self.seats):  # a team is out when its last member is out
            team = self.team[seat]
            if self.eliminated[seat] == 0:
                left[team] = 0
            elif left[team] != 0 and self.eliminated[seat] > left[team]:
                left[team] = self.eliminated[seat]
        return Outcome(self.places_by_elimination([left[team] for team in self.team]), self.why)

    def view(self, seat: int) -> KungFu2019View:
        return build_view(self, seat)

    def copy(self) -> KungFu2019State:
        copy = KungFu2019State(self.game, None)
        copy.chi = self.chi[:]
        copy.max_chi = self.max_chi  # never changes after setup
        copy.hands = [hand[:] for hand in self.hands]
        copy.known = [[known_cards[:] for known_cards in known] for known in self.known]
        copy.weapon = self.weapon[:]
        copy.weapon_attachments = [attachments[:] for attachments in self.weapon_attachments]
        copy.stance = self.stance[:]
        copy.stance_attachments = [attachments[:] for attachments in self.stance_attachments]
        copy.archetype = self.archetype[:]
        copy.unattached_companions = [cards[:] for cards in self.unattached_companions]
        copy.unused_archetype_cards = self.unused_archetype_cards[:]
        copy.poison = self.poison[:]
        copy.eliminated = self.eliminated[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.attacks = [attack.copy() for attack in self.attacks]
        copy.other_played_cards = self.other_played_cards[:]
        copy.transfers = self.transfers[:]
        copy.steps = [step.copy() for step in self.steps]
        copy.active = self.active
        copy.turn = self.turn
        copy.specials_played = self.specials_played
        copy.has_attacked = self.has_attacked
        copy.attack_forfeited = self.attack_forfeited
        copy.why = self.why
        self._copy_drafts(copy)
        return copy

    def all_cards(self) -> list[int]:
        cards = self.deck + self.discard + self.other_played_cards + self.unused_archetype_cards
        for seat in range(self.seats):
            cards.extend(self.hands[seat])
            cards.extend(self.weapon_attachments[seat])
            cards.extend(self.stance_attachments[seat])
            cards.extend(self.unattached_companions[seat])
            for card in (self.weapon[seat], self.stance[seat], self.archetype[seat]):
                if card != NONE:
                    cards.append(card)
        for attack in self.attacks:
            if not attack.uses_weapon:
                cards.append(attack.base)
            cards.extend(list(attack.cards))
            cards.extend([card for card in attack.blocks if card != NONE and self.kinds.card_type[card] == IS_BLOCK])
        return sorted(cards)

    def canonical_moves(self, prompt: Prompt) -> list[int]:
        """Return the moves that keep sets of cards and targets in ascending order, for playouts and search."""
        last = self.last_draft_move(prompt.seat)
        if prompt.kind == "discard":
            return self._canonical_discards(prompt, last)
        if last == NO_MOVE and prompt.kind not in ("price", "swap"):
            return prompt.moves
        if prompt.kind == "price":
            return ascending_moves(self, prompt.seat, prompt.moves, DISCARD, remaining_price(self, prompt.seat))
        if prompt.kind == "swap":
            num_missing = self.steps[-1].stage - self.draft_length(prompt.seat)
            return ascending_moves(self, prompt.seat, prompt.moves, GIVE, num_missing)
        if prompt.kind in ("add", "help"):
            if last >= ATTACK * self.kind_count:
                return prompt.moves
            min_allowed = last if last // self.kind_count >= JOIN else last + 1
            return [move for move in prompt.moves if move >= min_allowed]
        if prompt.kind == "target" and last < self.rules.first_take:
            return [move for move in prompt.moves if move > last]
        return prompt.moves

    def _canonical_discards(self, prompt: Prompt, last_move: i64) -> list[int]:
        """Return discard moves that name cards in hand before cards in slots.

        Among the cards in slots, only a stance that changes the hand size is offered: the others can just as well be
        given up later.
        """
        first = DROP * self.kind_count
        if last_move >= first:
            return [move for move in prompt.moves if move > last_move]
        moves = prompt.moves
        if len(moves) > 1 and moves[len(moves) - 2] >= first:
            stance_move = first + self.stance[prompt.seat] if stance_changes_hand_size(self, prompt.seat) else NO_MOVE
            moves = [move for move in moves if move < first or move in (stance_move, self.rules.done)]
        return (
            moves
            if last_move == NO_MOVE or self.canonical_only
            else ascending_moves(self, prompt.seat, moves, DISCARD, 0)
        )

    def default_move(self, seat: i64, dice: Dice) -> int:
        """Return the move made for a player whose time is up: attack if possible, otherwise `pay`, `pass` or `done` if
        offered, so that abandoned games end too. A player who cannot attack discards their hand to draw new cards."""
        prompt = self.prompt(seat)
        if prompt is None:
            return super().default_move(seat, dice)
        rules = self.rules
        if prompt.kind == "discard" and prompt.moves[0] < DROP * self.kind_count and not can_attack(self, seat):
            return prompt.moves[0]
        if prompt.kind == "prepare":
            targets = [move for move in prompt.moves if rules.first_target <= move < rules.first_take]
            if targets:
                return targets[dice.roll(len(targets))]
        last = prompt.moves[-1]
        return last if last >= rules.pay else prompt.moves[dice.roll(len(prompt.moves))]

    def is_optional(self) -> bool:
        if not self.steps:
            return False
        step = self.steps[-1]
        if step.step_type == ANSWER:
            return step.stage == STEP_IN
        return step.step_type in (HELP, SPECIAL, AFTERMATH)

    def turn_number(self) -> i64:
        return self.turn

    # Automatic progress.

    def advance_to_next_prompt(self, dice: Dice) -> None:
        """Advance until a seat is prompted or the game is over."""
        while not self.why:
            if not self.steps:
                if self.turn >= self.game.pack.turn_cap:  # kff19.end.no-stall-rule
                    self.end_game("turn-cap")
                    return
                first = self.turn == 0 and self.eliminated[self.active] == 0
                start_turn(self, self.active if first else self.next_active_seat(), dice)
                continue
            step = self.steps[-1]
            step_type = step.step_type
            if step_type == ANSWER:
                if advance_answers(self, step):
                    if self.steps[-1] is step:
                        return
                else:
                    self._continue_with_next_attack(step)
            elif step_type == CLOSED:
                continue_after_declaration(self, step, dice)
            elif step_type == EXCHANGE:
                if advance_to_undecided_claim(self, step) is not None:
                    return
                resolve_exchange(self, dice)
            elif self._awaits_answer_or_pop(step):
                return

    def _continue_with_next_attack(self, step: StepFrame) -> None:
        """Continue with the next attack of the same group, or finish the step (kff19.ygtw.order)."""
        attack = self.attacks[step.attack_index]
        for at in range(step.attack_index + 1, len(self.attacks)):
            if self.attacks[at].group == attack.group:
                step.attack_index = at
                step.index = 0
                step.stage = STEP_IN
                return
        self.steps.pop()

    def _awaits_answer_or_pop(self, step: StepFrame) -> bool:
        """Return whether a seat can act in this step. If none can, pop the step or, for HELP, close the attack."""
        step_type = step.step_type
        if step_type == HELP:
            if not self.attacks[step.attack_index].void and seats_that_may_help(self, step):
                return True
            step.step_type = CLOSED
            step.index = 0
            return False
        if step_type == AFTERMATH:
            awaits_answer = seats_that_may_play_special(self, step) != 0
        else:
            awaits_answer = self.eliminated[step.seat] == 0 and self._may_owner_act(step)
        if not awaits_answer:
            self.steps.pop()
        return awaits_answer

    def _may_owner_act(self, step: StepFrame) -> bool:
        """Return whether the seat that owns a step, and is still in the game, or its teammates can act in it."""
        if step.step_type == SPECIAL:
            return seats_that_may_play_special(self, step) != 0
        if step.step_type == PASS_CARD:
            return bool(self.teammates(step.seat))
        if step.step_type == SWAP:
            return self.eliminated[step.index] == 0
        if step.step_type != DECLARE:
            return True
        if step.stage == COUNTER:
            countered = self.attacks[step.attack_index]
            return not countered.void and self.eliminated[countered.counter_targets[step.index]] == 0
        if not can_attack(self, step.seat):
            return False
        return bool(untargeted_opponents(self, step.seat)) if step.stage == EXTRA else self.eliminated[step.index] == 0
