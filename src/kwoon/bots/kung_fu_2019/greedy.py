"""The greedy bot for Kung Fu Fighting! (2019): plays the legal move that leaves its side best off.

It tries each move on a sampled position: it completes the move in an obvious way, all other seats let it happen, and
the rules resolve the exchange. It therefore needs no knowledge of individual cards and only scores the resulting
position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.card_values import PositionScorer, card_use_value
from kwoon.core.dice import Dice
from kwoon.core.game import Player, Prompt, View
from kwoon.games.kung_fu_2019.cards.card_tables import IS_ATTACK, IS_BLOCK, IS_CHI, IS_ENHANCEMENT, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.rules.notation import ATTACK, BREAK, DISCARD, GIVE, HURL, JOIN
from kwoon.games.kung_fu_2019.rules.pending_steps import CHOOSE_ARCHETYPE, PREPARE, REFILL, UPKEEP
from kwoon.games.kung_fu_2019.view.view import KungFu2019View

MAX_ANSWERS_FOLLOWED: Final = 80
"""Maximum number of further moves to play when trying out a move."""
DRAWN_CARD_VALUE: Final = 1.75
"""A card worth less than this in use is discarded for a new one."""
USUAL_TURNS_PER_SEAT: Final = 15
"""Turns per seat after which a game counts as long."""
MAX_KEPT_PER_TYPE: Final = 2
"""Maximum number of cards to keep of each of these types: weapons, stances, and cards that restore Chi. For blocks the
maximum is twice as high."""


class GreedyKungFu2019Bot(Player):
    """Decides again at every move, so it needs no memory."""

    def __init__(self, game: KungFu2019, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.keep_values = [card_use_value(game.kinds, card) for card in range(game.kinds.count)]

    def choose(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, KungFu2019View)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        return self.choose_for_state(self.game.sample_state(view, self.dice), prompt)

    def choose_for_state(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Return the move for a position sampled from the seat's view."""
        if prompt.kind == "discard":
            return self._choose_discard(state, prompt)
        if prompt.kind == "choose":
            return prompt.moves[self.dice.roll(len(prompt.moves))]
        if prompt.kind in ("price", "swap"):
            return self._cheapest_move(prompt.moves)
        if prompt.kind == "pass-card":
            return self._choose_card_to_pass(state, prompt)
        return self._best_move(state, prompt)

    # Trying moves.

    def _best_move(self, state: KungFu2019State, prompt: Prompt) -> int:
        scorer = PositionScorer(state, int(prompt.seat), self.keep_values)
        # Attack cards may be played in any order here, so choosing the best card first must not exclude the others.
        moves = prompt.moves if prompt.kind in ("add", "help", "target") else state.canonical_moves(prompt)
        kinds = self.game.kinds
        best = -1
        high = 0.0
        idle = 0.0
        first = -1
        gain = 0.0
        for move in moves:
            worth = self._move_value(state, prompt.seat, move, scorer)
            if self.game.first_target <= move < self.game.first_take:
                # Break ties between equally good targets at random, so the first seat is not always attacked.
                worth += self._long_game_bonus(state) + 0.001 * int(self.dice.roll(16))
            if best < 0 or worth > high:
                best = move
                high = worth
            if move >= self.game.pay:
                idle = worth
            elif move < kinds.count and not kinds.forfeit_attack[move] and (first < 0 or worth > gain):
                first = move
                gain = worth
        # Cards put into play before an attack may add to it.
        if prompt.kind == "prepare" and first >= 0 and gain > idle + 0.1:
            return first
        return best

    def _long_game_bonus(self, state: KungFu2019State) -> float:
        """Return a bonus in long games for trying new cards and weak attacks."""
        late = int(state.turn) - USUAL_TURNS_PER_SEAT * int(self.game.seats)
        return 0.0 if late <= 0 else 0.05 * late

    def _move_value(self, state: KungFu2019State, seat: i64, move: int, scorer: PositionScorer) -> float:
        twin = state.copy()
        twin.apply(seat, move, self.dice)
        adding = self.game.first_target <= move < self.game.first_take or ATTACK * twin.kind_count <= move
        flags = 0
        for _ in range(MAX_ANSWERS_FOLLOWED):
            if twin.attacks:
                flags = self._own_attack_flags(twin, seat, flags)
            prompts = twin.prompts()
            if not prompts or self._is_exchange_over(twin, seat):
                break
            prompt = prompts[0]
            go_on = self._followup_move(twin, prompt, adding) if prompt.seat == seat else -1
            twin.apply(prompt.seat, go_on if go_on >= 0 else self._action_ending_move(twin, prompt), self.dice)
        return scorer.score(twin, flags)

    def _own_attack_flags(self, state: KungFu2019State, seat: i64, default_flags: int) -> int:
        """Return the flags of the attack made by the seat's side, which limit how it can be answered, or
        `default_flags` if there is none."""
        for attack in state.attacks:
            if attack.attacker == seat or (
                attack.countered_attack < 0 and state.team[attack.attacker] == state.team[seat]
            ):
                return int(attack.flags)
        return default_flags

    def _is_exchange_over(self, state: KungFu2019State, seat: i64) -> bool:
        """Return whether the exchange is over and the seat is not in the middle of an action."""
        if state.attacks or state.draft(seat):
            return False
        what = state.steps[-1].step_type
        return what in (PREPARE, REFILL, UPKEEP, CHOOSE_ARCHETYPE)

    def _followup_move(self, state: KungFu2019State, prompt: Prompt, adding: bool) -> int:
        """Return the obvious continuation of the seat's action, or -1 if there is none."""
        kind = prompt.kind
        rules = self.game
        count = rules.kinds.count
        if kind in ("target", "take", "take-stance") and rules.first_target <= prompt.moves[0] < rules.first_to:
            return prompt.moves[0]
        if kind == "counterattack":
            return self._strongest_attack(state, prompt)
        if kind not in ("add", "help"):
            return -1
        best = -1
        high = 0
        for move in prompt.moves:
            card = move % count
            strength = 0
            if JOIN * count <= move < HURL * count:
                strength = 10 + self._attack_strength(state, prompt.seat, card)
            elif adding and move < count and rules.kinds.card_type[card] == IS_ENHANCEMENT:
                strength = rules.kinds.bonus[card]
            if strength > high:
                best = move
                high = strength
        return best

    def _action_ending_move(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Return the move that ends the action soonest: the last one if it plays no card, otherwise the strongest
        attack."""
        last = prompt.moves[len(prompt.moves) - 1]
        return last if last >= self.game.pay else self._strongest_attack(state, prompt)

    def _strongest_attack(self, state: KungFu2019State, prompt: Prompt) -> int:
        best = prompt.moves[0]
        high = -1
        count = self.game.kinds.count
        for move in prompt.moves:
            if ATTACK * count <= move < (BREAK + 1) * count:
                strength = self._attack_strength(state, prompt.seat, move % count)
                if strength > high:
                    high = strength
                    best = move
        return best

    def _attack_strength(self, state: KungFu2019State, seat: i64, card: int) -> int:
        """Return the attack value of a card, including the stance's bonus."""
        kinds = self.game.kinds
        stance = state.stance[seat]
        return kinds.attack[card] + (kinds.bonus_to_card[stance][card] if stance >= 0 else 0)

    # Cards to discard, pass or pay with.

    def _choose_discard(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Return the move that discards the next card not worth keeping, or `done` if there is none."""
        count = self.game.kinds.count
        gone = [move % count for move in state.draft(prompt.seat)]
        for card in self.unwanted_cards(state, prompt.seat):
            if card in gone:
                gone.remove(card)
            elif DISCARD * count + card in prompt.moves:
                return int(DISCARD * count + card)
        return int(self.game.done)

    def rank_hand(self, state: KungFu2019State, seat: i64) -> list[tuple[float, int]]:
        """Return the cards in hand with their current values, best first."""
        ranked: list[tuple[float, int]] = [(self._card_value(state, seat, card), card) for card in state.hands[seat]]
        ranked.sort(reverse=True)
        return ranked

    def unwanted_cards(self, state: KungFu2019State, seat: i64) -> list[int]:
        kinds = self.game.kinds
        seen: list[int] = [0] * 16
        found: list[int] = []
        for worth, card in self.rank_hand(state, seat):
            sort = IS_BLOCK if kinds.is_answer[card] else kinds.card_type[card]
            seen[sort] += 1
            most = 99
            if sort in (IS_WEAPON, IS_STANCE, IS_CHI):
                most = MAX_KEPT_PER_TYPE
            elif sort == IS_BLOCK:
                most = 2 * MAX_KEPT_PER_TYPE
            elif sort == IS_ATTACK:
                most = self._num_attacks_to_keep(state.hands[seat])
            if worth < DRAWN_CARD_VALUE + self._long_game_bonus(state) or seen[sort] > most:
                found.append(card)
        found.sort()
        return found

    def _num_attacks_to_keep(self, hand: list[int]) -> int:
        """Return how many attack cards to keep: one starts an attack, and some cards let others join."""
        wanted = 1
        for card in hand:
            wanted += self.game.kinds.combo[card]
        return wanted

    def _card_value(self, state: KungFu2019State, seat: i64, card: int) -> float:
        kinds = self.game.kinds
        sort = kinds.card_type[card]
        worth = self.keep_values[card]
        weapon = state.weapon[seat]
        stance = state.stance[seat]
        adds = kinds.bonus_to_card[stance][card] if stance >= 0 else 0
        if sort == IS_CHI and state.chi_of(seat) + 2 > state.max_chi[state.team[seat]]:
            return worth * 0.4
        if sort == IS_STANCE:
            return worth * 0.6 if stance >= 0 else DRAWN_CARD_VALUE
        if sort == IS_WEAPON and weapon >= 0:
            return worth * 0.7 if kinds.attack[card] <= kinds.attack[weapon] else worth
        if sort == IS_ATTACK and weapon < 0:
            worth += 0.7  # without a weapon, an attack needs such a card
        return worth + 0.5 * adds

    def _choose_card_to_pass(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Choose a card to pass to a teammate: a duplicate or a card of little use to the seat. Pass none if no card
        qualifies and that is legal."""
        count = self.game.kinds.count
        hand = state.hands[prompt.seat]
        best = -1
        high = 1.2
        for move in prompt.moves:
            if GIVE * count <= move < (GIVE + 1) * count:
                card = move % count
                spare = self.keep_values[card] - self._card_value(state, prompt.seat, card)
                if hand.count(card) > 1:
                    spare += 0.8
                if len(hand) > 5:
                    spare += 0.3
                if spare * 2.0 > high:
                    high = spare * 2.0
                    best = move
        if best >= 0:
            return best
        last = prompt.moves[len(prompt.moves) - 1]
        return last if last >= self.game.pay else prompt.moves[0]

    def _cheapest_move(self, moves: list[int]) -> int:
        count = self.game.kinds.count
        best = moves[0]
        for move in moves:
            if move < GIVE * count + count and self.keep_values[move % count] < self.keep_values[best % count]:
                best = move
        return best
