"""Fast policy for Dragon Punch: it decides like the greedy bot, but reads the state directly and computes on packed
vectors."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.belief import HandBelief
from kwoon.bots.dragon_punch.fast_turn_value import FastTurnValuation
from kwoon.bots.dragon_punch.greedy import HIDDEN_SWITCH, NOISE
from kwoon.bots.mixed_strategy.simplex import MatrixGame, zero_padded
from kwoon.bots.mixed_strategy.strategies import ROLL_SIDES, blend_absent_cards_in_place, sample_vector_index
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Prompt, State
from kwoon.games.dragon_punch.rules.game import DragonState
from kwoon.games.dragon_punch.rules.hand_moves import find_card_to_switch
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.rules.state import HIDING, ORDERING, PLAYING, SWITCHING


class FastDragonPunchPolicy(FastPolicy):
    """Looks one turn ahead. It reads only its own cards and public facts about the opponent's."""

    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        self.turn = FastTurnValuation(game)
        self.belief = HandBelief(game)
        self.table = MatrixGame(1, 1)
        self.column_probabilities: vec[float] = zero_padded(vec[float](), 2 * self.turn.capacity)
        """Probability of each column of the payoff matrix."""

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        moves = prompt.moves
        if len(moves) == 1:
            return moves[0]
        assert isinstance(state, DragonState)
        if state.phase == ORDERING:
            # Going second is better: the second player to pick has seen the first player's choice.
            return moves[-1]
        if state.phase == HIDING:
            return self.game.hide
        if self.game.has_secret_hands and state.round == 0:
            self._set_unknown_opponent_hand()
            return self._choose_card_to_add(state, prompt, dice)
        self._set_opponent_cards(state, 1 - prompt.seat)
        if state.phase == PLAYING:
            return self._choose_card_to_play(state, prompt, dice)
        if state.phase == SWITCHING:
            return self._choose_card_to_switch(state, prompt, dice)
        return self._choose_character(moves, dice)

    # Beliefs about both hands.

    def _load_own_cards_into_turn(self, state: DragonState, seat: i64) -> None:
        """Fill in the seat's own cards. Copies of a card are sorted, so their order in the hand makes no difference."""
        game = self.game
        mine = self.turn.mine
        mine.count = 0
        red: i64 = state.red[seat]
        flipped: i64 = state.flipped[seat]
        for card in state.kinds[seat]:
            ready = 1 - (flipped & 1)
            if card >= game.basics:
                mine.append_card(2 * card, 0.5, 1, 1.0, ready)
            else:
                mine.append_card(2 * card + (red & 1), 1.0, 0, 1.0, ready)
            if game.has_duplicate_cards:
                self._move_last_card_into_order()
            red >>= 1
            flipped >>= 1

    def _move_last_card_into_order(self) -> None:
        """Move the last card to its place among the cards before it, which are sorted by face, flipped copies first."""
        mine = self.turn.mine
        at = mine.count - 1
        while at > 0:
            before = 2 * mine.first_face[at - 1] + mine.ready[at - 1]
            last = 2 * mine.first_face[at] + mine.ready[at]
            if before <= last:
                return
            at -= 1
            mine.first_face[at + 1], mine.first_face[at] = mine.first_face[at], mine.first_face[at + 1]
            mine.ready[at + 1], mine.ready[at] = mine.ready[at], mine.ready[at + 1]

    def _set_opponent_cards(self, state: DragonState, other: i64) -> None:
        """Fill in the opponent's cards: flipped ones as they lie, unflipped ones as expected from the public history."""
        game = self.game
        belief = self.belief
        belief.update_from_history(state.history[other], state.kinds[other])
        theirs = self.turn.theirs
        theirs.count = 0
        for kind in range(game.kinds):
            up = belief.expected_unflipped[kind]
            if up > 0.0:
                if kind >= game.basics:
                    theirs.append_card(2 * kind, 0.5, 1, min(up, 1.0), 1)
                else:
                    theirs.append_card(2 * kind, 1.0 - belief.expected_red[kind] / up, 0, min(up, 1.0), 1)
        for kind in range(game.kinds):
            for at in range(belief.num_flipped[kind]):
                if kind >= game.basics:
                    theirs.append_card(2 * kind, 0.5, 1, 1.0, 0)
                else:
                    theirs.append_card(2 * kind + (1 if at < belief.num_flipped_red[kind] else 0), 1.0, 0, 1.0, 0)

    def _set_unknown_opponent_hand(self) -> None:
        """Fill in the hand of an opponent about whom nothing is known: every basic card, either side up."""
        theirs = self.turn.theirs
        theirs.count = 0
        for kind in range(self.game.basics):
            theirs.append_card(2 * kind, 0.5, 0, 1.0, 1)

    # Playing a card.

    def _choose_card_to_play(self, state: DragonState, prompt: Prompt, dice: Dice) -> int:
        seat = prompt.seat
        turn = self.turn
        self._load_own_cards_into_turn(state, seat)
        turn.set_position(seat, state.initiative, state.health[seat], state.health[1 - seat])
        columns = self._fill_column_probabilities()
        table = self.table
        table.start_matrix(len(prompt.moves), columns)
        all_certain = True
        for column in range(columns):
            all_certain = all_certain and self.column_probabilities[column] == 1.0
        for row, move in enumerate(prompt.moves):
            turn.fill_payoff_row(table, row, move, self._card_with_move(move))
            if not all_certain:
                blend_absent_cards_in_place(table.cells, row * table.width, columns, self.column_probabilities)
        table.solve()
        return prompt.moves[sample_vector_index(table.row_strategy, table.rows, dice)]

    def _fill_column_probabilities(self) -> i64:
        """Fill in the probability that the opponent has each move. Return the number of moves."""
        theirs = self.turn.theirs
        count: i64 = 0
        for other in range(theirs.count):
            if theirs.ready[other]:
                for _ in range(1 + theirs.has_choice[other]):
                    self.column_probabilities[count] = theirs.probability[other]
                    count += 1
        return count

    def _card_with_move(self, move: i64) -> i64:
        """Return the index of the seat's unflipped card that offers the move."""
        mine = self.turn.mine
        own: i64 = 0
        while not mine.ready[own] or mine.first_face[own] != (move & ~1 if mine.has_choice[own] else move):
            own += 1
        return own

    # Switching, picking and adding cards.

    def _choose_card_to_switch(self, state: DragonState, prompt: Prompt, dice: Dice) -> int:
        """Choose the card whose red side gains most over its white side, with a bonus for switching out of sight."""
        game = self.game
        seat = prompt.seat
        values: list[float] = []
        for move in prompt.moves:
            face: i64 = (move - game.first_switch) & ~1
            worth = self.turn.average_gain(face + 1) - self.turn.average_gain(face) + self._random_noise(dice)
            if move - game.first_switch == face:
                slot = find_card_to_switch(state.kinds[seat], state.red[seat], state.flipped[seat], face >> 1, False)
                if not (state.flipped[seat] >> slot) & 1:
                    worth += HIDDEN_SWITCH
            values.append(worth)
        return prompt.moves[values.index(max(values))]

    def _choose_character(self, moves: list[int], dice: Dice) -> int:
        game = self.game
        characters = [move for move in moves if move < game.first_add]
        values: list[float] = []
        for move in characters:
            first: i64 = 2 * (game.basics + move - game.first_pick)
            one = self.turn.average_gain(first)
            two = self.turn.average_gain(first + 1)
            values.append(max(one, two) + (one + two) / 4.0 + self._random_noise(dice))
        return characters[values.index(max(values))]

    def _choose_card_to_add(self, state: DragonState, prompt: Prompt, dice: Dice) -> int:
        """Choose a card to add to a custom hand, basic cards first. A second copy is worth less than a different card."""
        game = self.game
        if prompt.moves[0] < game.first_add:
            return self._choose_character(prompt.moves, dice)
        drafted = state.draft(int(prompt.seat))
        cards = [move for move in prompt.moves if move >= game.first_add]
        values: list[float] = []
        for move in cards:
            face: i64 = 2 * (move - game.first_add)
            worth = (self.turn.average_gain(face) + self.turn.average_gain(face + 1)) / 2.0 + self._random_noise(dice)
            values.append(worth - float(drafted.count(move)) / 2.0)
        return cards[values.index(max(values))]

    def _random_noise(self, dice: Dice) -> float:
        return float(dice.roll(ROLL_SIDES)) / ROLL_SIDES * NOISE
