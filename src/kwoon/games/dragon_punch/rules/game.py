"""Dragon Punch: turns of two sealed moves, damage that turns white cards red, rounds and the match."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, EventLog
from kwoon.core.game import NO_MOVE, Outcome, Prompt, View
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.hand_moves import (
    distinct_remaining_items,
    find_card_showing,
    find_card_to_switch,
    next_in_ascending_set,
    playable_faces,
    switch_moves,
)
from kwoon.games.dragon_punch.rules.notation import ROUND_LIMIT, DragonNotation
from kwoon.games.dragon_punch.rules.state import (
    ADDING,
    HIDING,
    ORDERING,
    OVER,
    PICKING,
    PLAYING,
    SWITCHING,
    BaseDragonState,
)
from kwoon.games.dragon_punch.view.sampling import sample_into
from kwoon.games.dragon_punch.view.view import DragonView


class DragonPunch(DragonNotation):
    def deal(self, dice: Dice, log: EventLog | None = None) -> DragonState:
        state = DragonState(self, log)
        state.start_game(dice)
        return state

    def sample_state(self, view: View, dice: Dice) -> DragonState:
        assert isinstance(view, DragonView)
        state = DragonState(self, None)
        sample_into(state, view, dice)
        return state


class DragonState(BaseDragonState):
    # State interface.

    def seats_to_act(self) -> i64:
        if self.phase == PLAYING:
            return 3
        if self.phase == SWITCHING:  # dp.ruling.both-choose-secretly
            return (1 if self.damage[0] > 0 else 0) + (2 if self.damage[1] > 0 else 0)
        if self.phase == PICKING:
            return 1 << self.picking_seat()
        if self.phase in (ADDING, HIDING):
            return 3
        return 0 if self.phase == OVER else 1 << self.game.previous_loser

    def is_simultaneous(self) -> bool:
        """Whether both seats now choose a move to play. Only this choice has a countdown, which starts after all
        switching is done (dp.variant.turbo-wait)."""
        return self.phase == PLAYING

    def next_draft_prompt(self, seat: i64) -> Prompt | None:
        if self.phase == SWITCHING:
            return self._switch_prompt(seat)
        if self.phase == ADDING:
            return self.custom_hand_prompt(seat)
        if self.first_moves[seat] != NO_MOVE:
            return None
        game = self.game
        if self.phase == PLAYING:
            moves = playable_faces(
                self.kinds[seat], self.red[seat], self.flipped[seat], game.basics, game.has_duplicate_cards
            )
            return Prompt(seat, "play", moves)
        if self.phase == PICKING:
            return self.character_prompt(seat)
        if self.phase == HIDING:
            return Prompt(seat, "hide", [game.hide, game.hide + 1])
        return Prompt(seat, "order", [game.first_order, game.first_order + 1])

    def resolve(self, dice: Dice) -> None:
        if self.phase == PLAYING:
            self._reveal_and_resolve_moves(self.first_moves[0], self.first_moves[1])
        elif self.phase == SWITCHING:
            self._resolve_switches()
            self._end_turn()
        elif self.phase == PICKING:
            self.add_picked_character()
        elif self.phase == ADDING:
            self.build_custom_hands()
        elif self.phase == HIDING:
            self.apply_hiding_choices()
        else:
            self.apply_pick_order()

    def concede(self, seat: i64, dice: Dice) -> None:  # dp.ruling.resign
        self.conceded = seat
        self._end_match()
        self.log_event("concede", seat)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.conceded >= 0:
            return Outcome([2, 1] if self.conceded == 0 else [1, 2], "conceded")
        why = "rounds" if max(self.rounds_won) >= self.game.rounds_to_win else "stalemate"
        if self.rounds_won[0] == self.rounds_won[1]:
            return Outcome([1, 1], why)
        return Outcome([1, 2] if self.rounds_won[0] > self.rounds_won[1] else [2, 1], why)

    def canonical_moves(self, prompt: Prompt) -> list[int]:
        """Return the moves that keep sets of cards in ascending order, for playouts and search."""
        if self.phase == SWITCHING and self.damage[prompt.seat] > 1:
            moves = next_in_ascending_set(
                self._switch_moves(prompt.seat), list(self.draft(prompt.seat)), self.damage[prompt.seat]
            )
            return moves or prompt.moves
        return self.canonical_custom_hand_moves(prompt) if self.phase == ADDING else prompt.moves

    def default_move(self, seat: i64, dice: Dice) -> int:
        """Return a random move. While playing, all usable cards are equally likely, and so are both moves of a
        character (dp.ruling.turbo-late). When asked for the pick order, go second."""
        prompt = self.prompt(seat)
        if prompt is not None and self.phase == ORDERING:  # dp.ruling.pick-order-digital
            return prompt.moves[-1]
        if prompt is None or self.phase != PLAYING:
            return super().default_move(seat, dice)
        kinds = self.kinds[seat]
        usable = [slot for slot in range(len(kinds)) if not (self.flipped[seat] >> slot) & 1]
        # Sort by face so that the order does not reveal which of two copies is red.
        faces = sorted([2 * kinds[slot] + ((self.red[seat] >> slot) & 1) for slot in usable])
        face = faces[dice.roll(len(faces))]
        return face + int(dice.roll(2)) if face >= 2 * self.game.basics else face

    def copy(self) -> DragonState:
        copy = DragonState(self.game, None)
        copy.phase = self.phase
        copy.kinds = self.kinds
        copy.unassigned_cards = self.unassigned_cards
        copy.red = self.red[:]
        copy.flipped = self.flipped[:]
        copy.newest = self.newest[:]
        copy.health = self.health[:]
        copy.played = self.played[:]
        copy.damage = self.damage[:]
        copy.history = [self.history[0][:], self.history[1][:]]
        copy.rounds_won = self.rounds_won[:]
        copy.initiative = self.initiative
        copy.round = self.round
        copy.turn = self.turn
        copy.turns_without_damage = self.turns_without_damage
        copy.undecided_rounds = self.undecided_rounds
        copy.hiding_mask = self.hiding_mask
        copy.first_picker = self.first_picker
        copy.conceded = self.conceded
        self._copy_drafts(copy)
        return copy

    # A round.

    def start_round(self) -> None:
        """Unflip all cards, turn them white side up, clear the Initiative and start the first turn (dp.end.reset,
        dp.ruling.new-round)."""
        game = self.game
        for seat in range(2):
            self.red[seat] = 0
            self.flipped[seat] = 0
            self.newest[seat] = NOBODY
            self.health[seat] = game.health
            if not game.has_secret_hands:
                self.history[seat].clear()
            elif self.round > 0:
                self.history[seat].append(game.new_round)
        self.initiative = NOBODY
        self.round += 1
        self.turn = 0
        self.turns_without_damage = 0
        self.log_event("round", NOBODY, self.round)
        self._start_turn()

    def _end_round(self, winner: i64, why: str) -> None:
        """End a round. Without a winner (NOBODY), the round counts for neither seat (dp.ruling.new-round)."""
        game = self.game
        if winner >= 0:
            self.rounds_won[winner] += 1
        if why == "round-stalemate" or (winner < 0 and game.first_edition):
            self.undecided_rounds += 1
        else:
            self.undecided_rounds = 0
        self.log_event(why, winner, self.rounds_won[winner] if winner >= 0 else 0)
        if winner >= 0 and self.rounds_won[winner] >= game.rounds_to_win:  # dp.end.two-rounds
            self._end_match()
            self.log_event("match", winner)
        elif self.undecided_rounds >= game.stalemate_rounds:  # dp.ruling.stalemate-game
            self._end_match()
            self.log_event("stalemate", NOBODY, self.undecided_rounds)
        elif self.round >= ROUND_LIMIT and not game.first_edition:  # dp.ruling.round-limit
            self._end_match()
            self.log_event("limit", NOBODY, self.round)
        else:
            self.played = []
            self.start_round()

    def _end_match(self) -> None:
        self.phase = OVER
        self.played = []
        self.damage[0] = 0
        self.damage[1] = 0

    # A turn: choose and reveal, compare, take damage and flip, update the Initiative (dp.turn.steps).

    def _start_turn(self) -> None:
        self.turn += 1
        self.phase = PLAYING
        self.log_event("turn", NOBODY, self.turn)

    def _reveal_and_resolve_moves(self, first: int, second: int) -> None:
        self.played = [first, second]
        self._flip_played(0, first)
        self._flip_played(1, second)
        if self.log is not None:
            self._log_exchange(self.log, first, second)
        result = self.game.packed_exchange(first, second, self.initiative)
        self._deal_damage(damage_to(0, result), damage_to(1, result))

    def _flip_played(self, seat: i64, face: i64) -> None:
        """Flip the played card before damage is taken, so that switching it is visible (dp.flip.before-or-after,
        dp.ruling.info-played-card-switch)."""
        slot = find_card_showing(self.kinds[seat], self.red[seat], self.flipped[seat], self.game.basics, face)
        self.flipped[seat] |= 1 << slot
        self.newest[seat] = slot
        self.history[seat].append(face)

    def _deal_damage(self, first: i64, second: i64) -> None:
        """Deal damage to both seats at the same time (dp.ruling.both-damage-together)."""
        if first > 0:
            self.log_event("damage", 0, first)
        if second > 0:
            self.log_event("damage", 1, second)
        if first >= self.health[0] or second >= self.health[1]:
            self._end_round_by_knockout(first, second)
        elif first == 0 and second == 0:
            self.turns_without_damage += 1
            self._end_turn()
        else:
            self.turns_without_damage = 0
            self.damage[0] = first
            self.damage[1] = second
            self.phase = SWITCHING

    def _end_round_by_knockout(self, first: i64, second: i64) -> None:
        """End the round at once because the damage switches a seat's last white card (dp.damage.last-white,
        dp.ruling.overkill)."""
        for seat in range(2):
            damage = first if seat == 0 else second
            if damage > 0:  # dp.ruling.winner-hurt
                self.health[seat] = max(0, self.health[seat] - damage)
                if self.health[seat] == 0:
                    self.red[seat] |= self.game.every_white
                self.log_event("health", seat, self.health[seat])
        if self.health[0] == 0 and self.health[1] == 0:  # dp.end.double-loss
            self._end_round(NOBODY, "round-double")
        else:  # dp.end.round
            self._end_round(1 if self.health[0] == 0 else 0, "round-won")

    def _switch_prompt(self, seat: i64) -> Prompt | None:
        """Return the prompt for the next white card to turn red, or None if all have been chosen. The owner may choose
        any white card (dp.ruling.owner-chooses, dp.damage.flipped-allowed)."""
        game = self.game
        count = self.damage[seat]
        if self.first_moves[seat] == NO_MOVE:
            moves = self._switch_moves(seat)
            return Prompt(
                seat, "switch", distinct_remaining_items(moves, game.empty_list) if game.has_duplicate_cards else moves
            )
        if count == 1:
            return None
        drafted = list(self.draft(seat))
        return (
            None
            if len(drafted) == count
            else Prompt(seat, "switch", distinct_remaining_items(self._switch_moves(seat), drafted))
        )

    def _switch_moves(self, seat: i64) -> list[int]:
        game = self.game
        return switch_moves(
            self.kinds[seat],
            self.red[seat],
            self.flipped[seat],
            game.health,
            offset=game.first_switch,
            has_duplicates=game.has_duplicate_cards,
        )

    def _resolve_switches(self) -> None:
        for seat in range(2):
            count = self.damage[seat]
            if count > 0:
                self._turn_chosen_cards_red(seat)
                self.health[seat] -= count
                self.damage[seat] = 0
                self.log_event("health", seat, self.health[seat])

    def _turn_chosen_cards_red(self, seat: i64) -> None:
        """Turn the chosen cards red: flipped cards publicly, the others secretly (dp.info.switch-secret)."""
        game = self.game
        red_before: i64 = self.red[seat]
        red = red_before
        flipped: i64 = self.flipped[seat]
        out_of_sight: i64 = 0
        # Sort so that the history does not reveal the order in which the cards were named.
        moves = [self.first_moves[seat]]
        if self.later_moves is not None and self.later_moves[seat]:
            moves.extend(self.later_moves[seat])
            moves.sort()
        for move in moves:
            kind: i64 = (move - game.first_switch) >> 1
            slot = find_card_to_switch(self.kinds[seat], red, flipped, kind, (move - game.first_switch) & 1 == 1)
            red |= 1 << slot
            if (flipped >> slot) & 1:  # dp.info.flipped-switch-seen, dp.ruling.info-taunt-switch
                self.history[seat].append(game.shown + kind)
            else:
                out_of_sight += 1
        self.red[seat] = red
        if out_of_sight > 0:
            self.history[seat].append(game.hidden + out_of_sight)
        if self.log is not None:
            self._log_switch(self.log, seat, red ^ red_before)

    def _end_turn(self) -> None:
        game = self.game
        first = self.played[0]
        second = self.played[1]
        if self.log is not None:  # dp.flip.used
            self.log.add_event(
                "flip", NOBODY, [self.current_face(0, self.newest[0]), self.current_face(1, self.newest[1])]
            )
        if game.unflips[first]:
            self._unflip_all_cards(0)
        if game.unflips[second]:
            self._unflip_all_cards(1)
        holder = next_initiative(game.packed_exchange(first, second, self.initiative))
        if self.log is not None:
            self._log_initiative(self.log, holder, first, second)
        self.initiative = holder  # dp.init.one-turn, dp.ruling.init-expires
        self.played = []
        if self.turns_without_damage >= game.stalemate_turns:  # dp.ruling.stalemate-round
            self._end_round(NOBODY, "round-stalemate")
        else:
            self._start_turn()

    def _unflip_all_cards(self, seat: i64) -> None:
        """Unflip all of a seat's cards, including the one just played (dp.ruling.unflip-last)."""
        if self.log is not None:
            if self.hides_flipped(seat):  # dp.ruling.newest-only
                self.log.add_private_event("unflip", seat, self.current_faces(seat, True))
            else:
                self.log.add_event("unflip", seat, self.current_faces(seat, True))
        self.flipped[seat] = 0
        self.newest[seat] = NOBODY
        self.history[seat].append(self.game.unflipped)

    # Logging.

    def _log_exchange(self, log: EventLog, first: int, second: int) -> None:
        """Log the reveal, then every attack's result in an event whose number is 0 for high and 1 for low."""
        log.add_event("reveal", NOBODY, [first, second])
        result = self.game.full_exchange(first, second, self.initiative)
        for attack in result.attacks:
            cards = [first, second] if attack.seat == 0 else [second, first]
            if attack.beats_block:
                log.add_event("unblockable", attack.seat, cards, attack.height)
            log.add_event(attack.event_kind, attack.seat, cards, attack.height)
        if not result.attacks:
            log.add_event("no-attack", NOBODY, [first, second])

    def _log_switch(self, log: EventLog, seat: i64, switched: i64) -> None:
        in_sight: list[int] = []
        out_of_sight: list[int] = []
        for slot, kind in enumerate(self.kinds[seat]):
            if (switched >> slot) & 1:
                cards = in_sight if (self.flipped[seat] >> slot) & 1 else out_of_sight
                cards.append(2 * kind + 1)
        if in_sight:
            log.add_event("switch", seat, in_sight, len(in_sight))
        if out_of_sight:
            log.add_private_event("switch", seat, out_of_sight, len(out_of_sight))

    def _log_initiative(self, log: EventLog, holder: i64, first: int, second: int) -> None:
        if holder >= 0:
            log.add_event("initiative", holder, [])
        elif self.game.full_exchange(first, second, self.initiative).claims_initiative[0]:
            log.add_event("initiative-contested", NOBODY, [])
        elif self.initiative >= 0:
            log.add_event("initiative-over", self.initiative, [])
