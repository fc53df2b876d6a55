"""The greedy bot for Dragon Punch: evaluates every pair of moves in the current turn and plays a mixed strategy.

A turn is a small matrix game of the seat's moves against the moves that the opponent may have. The value of a pair is
its effect on both fighters and on their options for the next turn. The bot samples its move from the solution, a mixed
strategy, so it cannot be predicted. The upper sides of the opponent's cards are unknown, so every card counts as the
weighted average of its sides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.mixed_strategy.simplex import row_strategy
from kwoon.bots.mixed_strategy.strategies import ROLL_SIDES, blend_absent_cards, sample_index
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.view.hidden_hand_deduction import expected_face_counts, flipped_faces
from kwoon.games.dragon_punch.view.view import DragonView

# The bot's weights, in points of health.
ROUND_WIN: Final = 3.0
"""Value of winning the round this turn, on top of the health taken."""
LAST_HEALTH: Final = 1.0
"""Extra value of the last point of health."""
INITIATIVE: Final = 0.5
OUTLOOK: Final = 0.5
"""Weight of the average exchange in the next turn."""
USABLE_CARD: Final = 0.2
"""Value of having one more usable card than the opponent."""
HIDDEN_SWITCH: Final = 0.1
"""Extra value of switching a card out of sight."""
NOISE: Final = 0.2
"""Upper bound for the random noise that varies the choice of cards."""


class UncertainCard:
    """A card as far as it is known: its options, each a list of possible faces with their probabilities."""

    def __init__(self, options: list[list[tuple[int, float]]], probability: float, ready: bool) -> None:
        self.options = options
        self.probability = probability
        """Probability that the card is in the hand."""
        self.ready = ready
        """Whether the card is unflipped."""


class GreedyDragonPunchBot(Player):
    """Solves the current turn as a matrix game."""

    def __init__(self, game: Game, dice: Dice) -> None:
        assert isinstance(game, DragonNotation)
        self.game = game
        self.dice = dice

    def choose(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, DragonView)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        drafted = list(view.draft)
        match prompt.kind:
            case "play":
                return self._choose_card_to_play(view, prompt)
            case "switch":
                return best_undrafted_move(self._switch_move_values(view), drafted)
            case "add":
                basics = prompt.moves[0] >= self.game.first_add
                return best_undrafted_move(
                    self._custom_hand_move_values(view) if basics else self._character_pick_values(view, prompt),
                    drafted,
                )
            case "pick":
                return best_undrafted_move(self._character_pick_values(view, prompt), drafted)
            case "hide":
                # Hiding costs nothing (dp.ruling.each-hides).
                return self.game.hide
        # Going second is better: the second player to pick has seen the first player's choice.
        return prompt.moves[-1]

    def move_probabilities(self, view: View, prompt: Prompt) -> list[float] | None:
        assert isinstance(view, DragonView)
        if len(prompt.moves) == 1:
            return [1.0]
        # Answers to other prompts depend on random noise.
        return row_strategy(self.payoff_matrix(view, prompt.moves)) if prompt.kind == "play" else None

    # Playing a card.

    def _choose_card_to_play(self, view: DragonView, prompt: Prompt) -> int:
        return prompt.moves[sample_index(row_strategy(self.payoff_matrix(view, prompt.moves)), self.dice)]

    def payoff_matrix(self, view: DragonView, moves: list[int]) -> list[list[float]]:
        """Return the value of each of these moves against each option of the opponent."""
        mine = self._own_cards(view)
        theirs = self._opponent_cards(view)
        turn = TurnValuation(self.game, view, mine, theirs)
        values: list[list[float]] = []
        for move in moves:
            own = 0
            while not mine[own].ready or not card_has_move(mine[own], move):
                own += 1
            row: list[float] = []
            present: list[float] = []
            for at, card in enumerate(theirs):
                for option in card.options if card.ready else []:
                    value = 0.0
                    for face, chance in option:
                        if chance > 0:
                            value += chance * turn.move_pair_value(move, own, face, at)
                    row.append(value)
                    present.append(card.probability)
            values.append(blend_absent_cards(row, present))
        return values

    # Beliefs about both hands.

    def _own_cards(self, view: DragonView) -> list[UncertainCard]:
        ready = [self._make_known_card(face, True) for face in view.hand]
        return ready + [self._make_known_card(face, False) for face in view.flipped[view.seat]]

    def _opponent_cards(self, view: DragonView) -> list[UncertainCard]:
        """Return the opponent's cards: flipped ones as they lie, unflipped ones from the public history."""
        game = self.game
        seat = 1 - view.seat
        cards: list[UncertainCard] = []
        expected = expected_face_counts(game, view.history[seat], view.characters[seat])
        for kind in range(game.kinds):
            white = expected[2 * kind]
            red = expected[2 * kind + 1]
            if white + red <= 0:
                continue
            if kind >= game.basics:
                cards.append(UncertainCard([[(2 * kind, 1.0)], [(2 * kind + 1, 1.0)]], min(white, 1.0), True))
            else:
                both = white + red
                option = [(2 * kind, white / both), (2 * kind + 1, red / both)]
                cards.append(UncertainCard([option], min(both, 1.0), True))
        return cards + [self._make_known_card(face, False) for face in flipped_faces(game, view.history[seat])]

    def _make_known_card(self, face: int, ready: bool) -> UncertainCard:
        game = self.game
        if face < game.first_portrait:
            return UncertainCard([[(face, 1.0)]], 1.0, ready)
        first = 2 * int(game.basics + face - game.first_portrait)
        return UncertainCard([[(first, 1.0)], [(first + 1, 1.0)]], 1.0, ready)

    def _unknown_opponent_hand(self) -> list[UncertainCard]:
        """Return the hand of an opponent about whom nothing is known: every basic card, either side up."""
        sides = [[(2 * kind, 0.5), (2 * kind + 1, 0.5)] for kind in range(self.game.basics)]
        return [UncertainCard([option], 1.0, True) for option in sides]

    # Values of moves that switch, pick and add cards.

    def _switch_move_values(self, view: DragonView) -> list[tuple[int, float]]:
        game = self.game
        found: list[tuple[int, float]] = []
        theirs = self._opponent_cards(view)
        for face in view.hand:
            if face < 2 * game.basics and not face & 1:
                found.append((int(game.first_switch) + face, self._switch_gain(face, theirs) + HIDDEN_SWITCH))
        for face in view.flipped[view.seat]:
            if face < 2 * game.basics and not face & 1:
                move = int(game.first_switch) + face + (1 if face in view.hand else 0)
                found.append((move, self._switch_gain(face, theirs)))
        return sorted(found)

    def _switch_gain(self, face: int, theirs: list[UncertainCard]) -> float:
        return self._average_gain(face + 1, theirs) - self._average_gain(face, theirs) + self._random_noise()

    def _character_pick_values(self, view: DragonView, prompt: Prompt) -> list[tuple[int, float]]:
        """Return the values of characters against the opponent's cards: of all characters if hands are secret,
        otherwise of those that can be picked."""
        game = self.game
        theirs = self._unknown_opponent_hand() if game.has_secret_hands else self._opponent_cards(view)
        moves = list(range(game.first_pick, game.first_add)) if game.has_secret_hands else prompt.moves
        found: list[tuple[int, float]] = []
        for move in moves:
            first = 2 * int(game.basics + move - game.first_pick)
            one = self._average_gain(first, theirs)
            two = self._average_gain(first + 1, theirs)
            found.append((move, max(one, two) + (one + two) / 4 + self._random_noise()))
        return found

    def _custom_hand_move_values(self, view: DragonView) -> list[tuple[int, float]]:
        """Return the moves that add basic cards to a custom hand, with their values. Each further copy of a card is
        worth less."""
        game = self.game
        theirs = self._unknown_opponent_hand()
        found: list[tuple[int, float]] = []
        for kind in range(game.basics):
            if kind != game.taunt:
                value = (self._average_gain(2 * kind, theirs) + self._average_gain(2 * kind + 1, theirs)) / 2
                for copy in range(game.supply[kind]):
                    found.append((int(game.first_add) + kind, value - copy / 2 + self._random_noise()))
        return found

    def _average_gain(self, face: int, theirs: list[UncertainCard]) -> float:
        total = 0.0
        weight = 0.0
        for card in theirs:
            for option in card.options:
                for other, chance in option:
                    gain = exchange_value(0, packed_exchange_for_seat(self.game, 0, face, other, -1))
                    total += card.probability * chance * gain
                    weight += card.probability * chance
        return total / weight

    def _random_noise(self) -> float:
        return int(self.dice.roll(ROLL_SIDES)) / ROLL_SIDES * NOISE


class TurnValuation:
    """Value of one turn: the health it leaves both players, and their average exchange in the next turn."""

    def __init__(
        self, game: DragonNotation, view: DragonView, mine: list[UncertainCard], theirs: list[UncertainCard]
    ) -> None:
        self.game = game
        self.seat = view.seat
        self.initiative = view.initiative
        self.health: i64 = view.health[view.seat]
        self.other_health: i64 = view.health[1 - view.seat]
        self.mine = mine
        self.theirs = theirs
        self.pairs = [
            [[self._average_exchange(card, other, holder) for other in theirs] for card in mine]
            for holder in range(-1, 2)
        ]
        self.outlook_cache: dict[int, float] = {}

    def move_pair_value(self, move: int, own_card: int, other_move: int, other_card: int) -> float:
        """Return the value of a pair of moves: the health left to both players, knockouts, and options for the next
        turn."""
        result = packed_exchange_for_seat(self.game, self.seat, move, other_move, self.initiative)
        left = self.health - damage_to(self.seat, result)
        other_left = self.other_health - damage_to(1 - self.seat, result)
        value = remaining_health_value(left, other_left)
        if left <= 0 or other_left <= 0:
            return value
        unflips = self.game.unflips
        return value + self._next_turn_value(
            own_card, other_card, unflips[move], unflips[other_move], next_initiative(result)
        )

    def _next_turn_value(
        self, own_card: int, other_card: int, unflips: bool, other_unflips: bool, holder: i64
    ) -> float:
        """Return the value of both players' options for the next turn. A player who unflips cards can use all of them;
        otherwise the played card is flipped."""
        key = int(holder) + 1 + 3 * ((99 if unflips else own_card) * 100 + (99 if other_unflips else other_card))
        if key not in self.outlook_cache:
            mine = [at for at, card in enumerate(self.mine) if unflips or (at != own_card and card.ready)]
            theirs = [at for at, card in enumerate(self.theirs) if other_unflips or (at != other_card and card.ready)]
            self.outlook_cache[key] = self._average_pair_value(mine, theirs, self.pairs[holder + 1])
        return self.outlook_cache[key]

    def _average_pair_value(self, mine: list[int], theirs: list[int], pairs: list[list[float]]) -> float:
        total = 0.0
        usable = 0.0
        for other in theirs:
            present = self.theirs[other].probability
            usable += present
            for own in mine:
                total += present * pairs[own][other]
        return next_turn_value(total, float(len(mine)), usable)

    def _average_exchange(self, card: UncertainCard, other: UncertainCard, holder: int) -> float:
        """Return the average value of one card against another, over the options of both."""
        total = 0.0
        for option in card.options:
            for face, chance in option:
                for other_option in other.options:
                    for other_face, other_chance in other_option:
                        if other_chance > 0:
                            result = packed_exchange_for_seat(self.game, self.seat, face, other_face, holder)
                            total += chance * other_chance * exchange_value(self.seat, result)
        return total / (len(card.options) * len(other.options))


def packed_exchange_for_seat(game: DragonNotation, seat: i64, face: int, other_face: int, initiative: i64) -> i64:
    """Return the packed result of a seat's move against the opponent's move."""
    return (
        game.packed_exchange(face, other_face, initiative)
        if seat == 0
        else game.packed_exchange(other_face, face, initiative)
    )


def exchange_value(seat: i64, result: i64) -> float:
    """Return the value of an exchange to a seat: damage dealt minus damage taken, and the value of the Initiative."""
    value = float(int(damage_to(1 - seat, result) - damage_to(seat, result)))
    holder = next_initiative(result)
    if holder >= 0:
        value += INITIATIVE if holder == seat else -INITIATIVE
    return value


def remaining_health_value(health: i64, other_health: i64) -> float:
    """Return the value of the health that a turn leaves both players, including knockouts."""
    value = 0.0
    if health > 0:
        value += float(health) + LAST_HEALTH
    if other_health > 0:
        value -= float(other_health) + LAST_HEALTH
    if health <= 0 or other_health <= 0:
        value += (ROUND_WIN if health > 0 else 0.0) - (ROUND_WIN if other_health > 0 else 0.0)
    return value


def next_turn_value(total: float, num_own: float, num_other: float) -> float:
    """Return the value of both players' options for the next turn. `total` is the sum of the exchange values of all
    pairs of usable cards; `num_own` and `num_other` are the numbers of usable cards on each side."""
    return OUTLOOK * total / (num_own * num_other) + USABLE_CARD * (num_own - num_other)


def card_has_move(card: UncertainCard, move: int) -> bool:
    for option in card.options:
        for face, _ in option:
            if face == move:
                return True
    return False


def best_undrafted_move(moves_with_values: list[tuple[int, float]], drafted: list[int]) -> int:
    """Return the best move that is not drafted yet. Drafting one copy of a card leaves its other copies available."""
    taken = drafted[:]
    best = -1
    worth = 0.0
    for move, value in moves_with_values:
        if move in taken:
            taken.remove(move)
        elif best < 0 or value > worth:
            best = move
            worth = value
    return best
