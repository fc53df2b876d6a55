"""Dragon Punch: turns of two sealed moves, blows that turn white cards red, rounds and the match."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.contract import NOTHING, Ask, Outcome, View
from kwoon.core.dice import Dice
from kwoon.core.events import NOBODY, Log
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.play.hands import find_up, find_white, left_of, next_of_set, plays, whites
from kwoon.games.dragon_punch.play.notation import ROUND_LIMIT, DragonNotation
from kwoon.games.dragon_punch.play.position import ADDING, HIDING, ORDERING, OVER, PICKING, PLAYING, SWITCHING
from kwoon.games.dragon_punch.play.setup import DragonSetup
from kwoon.games.dragon_punch.sight.guess import fill_in
from kwoon.games.dragon_punch.sight.view import DragonView


class DragonPunch(DragonNotation):
    """The box."""

    def deal(self, dice: Dice, log: Log | None = None) -> DragonState:
        state = DragonState(self, log)
        state.open_game(dice)
        return state

    def guess(self, view: View, dice: Dice) -> DragonState:
        assert isinstance(view, DragonView)
        state = DragonState(self, None)
        fill_in(state, view, dice)
        return state


class DragonState(DragonSetup):
    """One position of Dragon Punch."""

    # The contract.

    def asked(self) -> i64:
        if self.phase == PLAYING:
            return 3
        if self.phase == SWITCHING:  # dp.ruling.both-choose-secretly
            return (1 if self.damage[0] > 0 else 0) + (2 if self.damage[1] > 0 else 0)
        if self.phase == PICKING:
            return 1 << self.picker()
        if self.phase in (ADDING, HIDING):
            return 3
        return 0 if self.phase == OVER else 1 << self.game.loser

    def to_the_call(self) -> bool:
        """Only cards are chosen against the countdown, once all switching is done (dp.variant.turbo-wait)."""
        return self.phase == PLAYING

    def ask_next(self, seat: i64) -> Ask | None:
        if self.phase == SWITCHING:
            return self._ask_switch(seat)
        if self.phase == ADDING:
            return self.ask_custom(seat)
        if self.chosen[seat] != NOTHING:
            return None
        game = self.game
        if self.phase == PLAYING:
            moves = plays(self.kinds[seat], self.red[seat], self.flipped[seat], game.basics, game.alike)
            return Ask(seat, "play", moves)
        if self.phase == PICKING:
            return self.ask_pick(seat)
        if self.phase == HIDING:
            return Ask(seat, "hide", [game.hide, game.hide + 1])
        return Ask(seat, "order", [game.order, game.order + 1])

    def settle(self, dice: Dice) -> None:
        if self.phase == PLAYING:
            self._reveal(self.chosen[0], self.chosen[1])
        elif self.phase == SWITCHING:
            self._switch_drafted()
            self._end_turn()
        elif self.phase == PICKING:
            self.settle_pick()
        elif self.phase == ADDING:
            self.settle_custom()
        elif self.phase == HIDING:
            self.settle_hiding()
        else:
            self.settle_order()

    def concede(self, seat: i64, dice: Dice) -> None:  # dp.ruling.resign
        self.conceded = seat
        self._finish()
        if self.log is not None:
            self.log.add("concede", seat, [])

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.conceded >= 0:
            return Outcome([2, 1] if self.conceded == 0 else [1, 2], "conceded")
        why = "rounds" if max(self.won) >= self.game.rounds_to_win else "stalemate"
        if self.won[0] == self.won[1]:
            return Outcome([1, 1], why)
        return Outcome([1, 2] if self.won[0] > self.won[1] else [2, 1], why)

    def onward(self, ask: Ask) -> list[int]:
        """People name the cards of a set in any order; playouts and search need only the ascending one."""
        if self.phase == SWITCHING and self.damage[ask.seat] > 1:
            moves = next_of_set(self._whites(ask.seat), list(self.draft(ask.seat)), self.damage[ask.seat])
            return moves or ask.moves
        return self.custom_onward(ask) if self.phase == ADDING else ask.moves

    def default(self, seat: i64, dice: Dice) -> int:
        """Too late: any usable card is as likely, and either special of a character (dp.ruling.turbo-late)."""
        ask = self.ask(seat)
        if ask is not None and self.phase == ORDERING:  # dp.ruling.pick-order-digital
            return ask.moves[-1]
        if ask is None or self.phase != PLAYING:
            return super().default(seat, dice)
        kinds = self.kinds[seat]
        usable = [slot for slot in range(len(kinds)) if not (self.flipped[seat] >> slot) & 1]
        # By faces, so that it does not matter which of two copies is the red one.
        faces = sorted([2 * kinds[slot] + ((self.red[seat] >> slot) & 1) for slot in usable])
        face = faces[dice.roll(len(faces))]
        return face + int(dice.roll(2)) if face >= 2 * self.game.basics else face

    def copy(self) -> DragonState:
        twin = DragonState(self.game, None)
        twin.phase = self.phase
        twin.kinds = self.kinds
        twin.aside = self.aside
        twin.red = self.red[:]
        twin.flipped = self.flipped[:]
        twin.newest = self.newest[:]
        twin.health = self.health[:]
        twin.played = self.played[:]
        twin.damage = self.damage[:]
        twin.story = [self.story[0][:], self.story[1][:]]
        twin.won = self.won[:]
        twin.initiative = self.initiative
        twin.round = self.round
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.undecided = self.undecided
        twin.hides = self.hides
        twin.first = self.first
        twin.conceded = self.conceded
        self._copy_drafts(twin)
        return twin

    # A round.

    def start_round(self) -> None:
        """All cards unflipped and white, nobody has the Initiative (dp.end.reset, dp.ruling.new-round)."""
        game = self.game
        for seat in range(2):
            self.red[seat] = 0
            self.flipped[seat] = 0
            self.newest[seat] = NOBODY
            self.health[seat] = game.health
            if not game.secret:
                self.story[seat].clear()
            elif self.round > 0:
                self.story[seat].append(game.new_round)
        self.initiative = NOBODY
        self.round += 1
        self.turn = 0
        self.quiet = 0
        if self.log is not None:
            self.log.add("round", NOBODY, [], self.round)
        self._open_turn()

    def _end_round(self, winner: i64, why: str) -> None:
        """Somebody won it, or (NOBODY) nobody did, which counts for neither (dp.ruling.new-round)."""
        game = self.game
        if winner >= 0:
            self.won[winner] += 1
        if why == "round-stalemate" or (winner < 0 and game.first_edition):
            self.undecided += 1
        else:
            self.undecided = 0
        if self.log is not None:
            self.log.add(why, winner, [], self.won[winner] if winner >= 0 else 0)
        if winner >= 0 and self.won[winner] >= game.rounds_to_win:  # dp.end.two-rounds
            self._finish()
            if self.log is not None:
                self.log.add("match", winner, [])
        elif self.undecided >= game.stalemate_rounds:  # dp.ruling.stalemate-game
            self._finish()
            if self.log is not None:
                self.log.add("stalemate", NOBODY, [], self.undecided)
        elif self.round >= ROUND_LIMIT and not game.first_edition:  # dp.ruling.round-limit
            self._finish()
            if self.log is not None:
                self.log.add("limit", NOBODY, [], self.round)
        else:
            self.played = []
            self.start_round()

    def _finish(self) -> None:
        self.phase = OVER
        self.played = []
        self.damage[0] = 0
        self.damage[1] = 0

    # A turn: choose and reveal, compare, take damage and flip, update the Initiative (dp.turn.steps).

    def _open_turn(self) -> None:
        self.turn += 1
        self.phase = PLAYING
        if self.log is not None:
            self.log.add("turn", NOBODY, [], self.turn)

    def _reveal(self, first: int, second: int) -> None:
        self.played = [first, second]
        self._turn_over(0, first)
        self._turn_over(1, second)
        if self.log is not None:
            self._tell_exchange(self.log, first, second)
        result = self.game.result(first, second, self.initiative)
        self._hurt(damage_to(0, result), damage_to(1, result))

    def _turn_over(self, seat: i64, face: i64) -> None:
        """The played card lies open from now on (dp.flip.before-or-after, dp.ruling.info-played-card-switch)."""
        slot = find_up(self.kinds[seat], self.red[seat], self.flipped[seat], self.game.basics, face)
        self.flipped[seat] |= 1 << slot
        self.newest[seat] = slot
        self.story[seat].append(face)

    def _hurt(self, first: i64, second: i64) -> None:
        """Both take their damage at the same time (dp.ruling.both-damage-together)."""
        if self.log is not None:
            for seat in range(2):
                taken = first if seat == 0 else second
                if taken > 0:
                    self.log.add("damage", seat, [], taken)
        if first >= self.health[0] or second >= self.health[1]:
            self._fall(first, second)
        elif first == 0 and second == 0:
            self.quiet += 1
            self._end_turn()
        else:
            self.quiet = 0
            self.damage[0] = first
            self.damage[1] = second
            self.phase = SWITCHING

    def _fall(self, first: i64, second: i64) -> None:
        """The last white card is switched: the round is over at once (dp.damage.last-white, dp.ruling.overkill)."""
        for seat in range(2):
            taken = first if seat == 0 else second
            if taken > 0:  # dp.ruling.winner-hurt
                self.health[seat] = max(0, self.health[seat] - taken)
                if self.health[seat] == 0:
                    self.red[seat] |= self.game.every_white
                if self.log is not None:
                    self.log.add("health", seat, [], self.health[seat])
        if self.health[0] == 0 and self.health[1] == 0:  # dp.end.double-loss
            self._end_round(NOBODY, "round-double")
        else:  # dp.end.round
            self._end_round(1 if self.health[0] == 0 else 0, "round-won")

    def _ask_switch(self, seat: i64) -> Ask | None:
        """Which white card turns red next; any may be chosen (dp.ruling.owner-chooses, dp.damage.flipped-allowed)."""
        game = self.game
        count = self.damage[seat]
        if self.chosen[seat] == NOTHING:
            moves = self._whites(seat)
            return Ask(seat, "switch", left_of(moves, game.none) if game.alike else moves)
        if count == 1:
            return None
        taken = list(self.draft(seat))
        return None if len(taken) == count else Ask(seat, "switch", left_of(self._whites(seat), taken))

    def _whites(self, seat: i64) -> list[int]:
        game = self.game
        return whites(
            self.kinds[seat],
            self.red[seat],
            self.flipped[seat],
            game.health,
            offset=game.switch,
            alike=game.alike,
        )

    def _switch_drafted(self) -> None:
        for seat in range(2):
            count = self.damage[seat]
            if count > 0:
                self._switch(seat)
                self.health[seat] -= count
                self.damage[seat] = 0
                if self.log is not None:
                    self.log.add("health", seat, [], self.health[seat])

    def _switch(self, seat: i64) -> None:
        """The chosen cards turn red: flipped ones in sight, others out of it (dp.info.switch-secret)."""
        game = self.game
        before: i64 = self.red[seat]
        red = before
        flipped: i64 = self.flipped[seat]
        out_of_sight: i64 = 0
        # In one order, whichever they were named in: what everybody sees of a set is the set.
        moves = [self.chosen[seat]]
        if self.further is not None and self.further[seat]:
            moves.extend(self.further[seat])
            moves.sort()
        for move in moves:
            kind: i64 = (move - game.switch) >> 1
            slot = find_white(self.kinds[seat], red, flipped, kind, (move - game.switch) & 1 == 1)
            red |= 1 << slot
            if (flipped >> slot) & 1:  # dp.info.flipped-switch-seen, dp.ruling.info-taunt-switch
                self.story[seat].append(game.shown + kind)
            else:
                out_of_sight += 1
        self.red[seat] = red
        if out_of_sight > 0:
            self.story[seat].append(game.hidden + out_of_sight)
        if self.log is not None:
            self._tell_switch(self.log, seat, red ^ before)

    def _end_turn(self) -> None:
        game = self.game
        first = self.played[0]
        second = self.played[1]
        if self.log is not None:  # dp.flip.used
            self.log.add("flip", NOBODY, [self.face(0, self.newest[0]), self.face(1, self.newest[1])])
        if game.unflips[first]:
            self._unflip(0)
        if game.unflips[second]:
            self._unflip(1)
        holder = next_initiative(game.result(first, second, self.initiative))
        if self.log is not None:
            self._tell_initiative(self.log, holder, first, second)
        self.initiative = holder  # dp.init.one-turn, dp.ruling.init-expires
        self.played = []
        if self.quiet >= game.stalemate_turns:  # dp.ruling.stalemate-round
            self._end_round(NOBODY, "round-stalemate")
        else:
            self._open_turn()

    def _unflip(self, seat: i64) -> None:
        """All of a seat's cards come back, the one that was just played too (dp.ruling.unflip-last)."""
        if self.log is not None:
            if self.hides_flipped(seat):  # dp.ruling.newest-only
                self.log.hush("unflip", seat, self.faces_up(seat, True))
            else:
                self.log.add("unflip", seat, self.faces_up(seat, True))
        self.flipped[seat] = 0
        self.newest[seat] = NOBODY
        self.story[seat].append(self.game.unflipped)

    # For whoever listens.

    def _tell_exchange(self, log: Log, first: int, second: int) -> None:
        """The reveal, then what becomes of every attack: number 0 is a high one, 1 a low one."""
        log.add("reveal", NOBODY, [first, second])
        result = self.game.in_full(first, second, self.initiative)
        for attack in result.attacks:
            cards = [first, second] if attack.seat == 0 else [second, first]
            if attack.beats_block:
                log.add("unblockable", attack.seat, cards, attack.place)
            log.add(attack.told, attack.seat, cards, attack.place)
        if not result.attacks:
            log.add("no-attack", NOBODY, [first, second])

    def _tell_switch(self, log: Log, seat: i64, switched: i64) -> None:
        in_sight: list[int] = []
        out_of_sight: list[int] = []
        for slot, kind in enumerate(self.kinds[seat]):
            if (switched >> slot) & 1:
                cards = in_sight if (self.flipped[seat] >> slot) & 1 else out_of_sight
                cards.append(2 * kind + 1)
        if in_sight:
            log.add("switch", seat, in_sight, len(in_sight))
        if out_of_sight:
            log.hush("switch", seat, out_of_sight, len(out_of_sight))

    def _tell_initiative(self, log: Log, holder: i64, first: int, second: int) -> None:
        if holder >= 0:
            log.add("initiative", holder, [])
        elif self.game.in_full(first, second, self.initiative).claims[0]:
            log.add("initiative-contested", NOBODY, [])
        elif self.initiative >= 0:
            log.add("initiative-over", self.initiative, [])
