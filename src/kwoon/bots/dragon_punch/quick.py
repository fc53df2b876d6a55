"""The quick bot of Dragon Punch: the greedy bot's turn, read from the position and weighed on packed numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.dragon_punch.belief import Belief
from kwoon.bots.dragon_punch.greedy import DragonWeights
from kwoon.bots.dragon_punch.packed import PackedTurn
from kwoon.bots.mixing.exact import Matrix, with_room
from kwoon.bots.mixing.odds import FINE, blend, roll_on
from kwoon.core.contract import Ask, State
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.dragon_punch.play.hands import find_white
from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.play.position import HIDING, ORDERING, PLAYING, SWITCHING
from kwoon.games.dragon_punch.play.rules import DragonState


class QuickDragonPunch(Quick):
    """Looks one turn ahead. Of the position it reads its own cards, and of the other's only what everybody has seen."""

    def __init__(self, game: DragonNotation) -> None:
        self.game = game
        self.weights = DragonWeights()
        self.turn = PackedTurn(game, self.weights)
        self.belief = Belief(game)
        self.table = Matrix(1, 1)
        self.present: vec[float] = with_room(vec[float](), 2 * self.turn.most)
        """How likely each column of the table is there."""

    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        moves = ask.moves
        if len(moves) == 1:
            return moves[0]
        assert isinstance(state, DragonState)
        if state.phase == ORDERING:
            # Whoever picks second has seen the other's choice.
            return moves[-1]
        if state.phase == HIDING:
            return self.game.hide
        if self.game.secret and state.round == 0:
            self._anybody()
            return self._add(state, ask, dice)
        self._other_cards(state, 1 - ask.seat)
        if state.phase == PLAYING:
            return self._play(state, ask, dice)
        if state.phase == SWITCHING:
            return self._switch(state, ask, dice)
        return self._pick(moves, dice)

    # What is known of both hands.

    def _own_cards(self, state: DragonState, seat: i64) -> None:
        """By kind; which of two copies lies in front must make no difference."""
        game = self.game
        mine = self.turn.mine
        mine.count = 0
        red: i64 = state.red[seat]
        flipped: i64 = state.flipped[seat]
        for card in state.kinds[seat]:
            ready = 1 - (flipped & 1)
            if card >= game.basics:
                mine.add(2 * card, 0.5, 1, 1.0, ready)
            else:
                mine.add(2 * card + (red & 1), 1.0, 0, 1.0, ready)
            if game.alike:
                self._sink()
            red >>= 1
            flipped >>= 1

    def _sink(self) -> None:
        """The last of my cards goes before copies of it that come later by side, and then by being flipped."""
        mine = self.turn.mine
        at = mine.count - 1
        while at > 0:
            before = 2 * mine.first[at - 1] + mine.ready[at - 1]
            last = 2 * mine.first[at] + mine.ready[at]
            if before <= last:
                return
            at -= 1
            mine.first[at + 1], mine.first[at] = mine.first[at], mine.first[at + 1]
            mine.ready[at + 1], mine.ready[at] = mine.ready[at], mine.ready[at + 1]

    def _other_cards(self, state: DragonState, other: i64) -> None:
        """The flipped ones as they lie, the unflipped ones by what everybody has seen."""
        game = self.game
        belief = self.belief
        belief.read(state.story[other], state.kinds[other])
        theirs = self.turn.theirs
        theirs.count = 0
        for kind in range(game.kinds):
            up = belief.up[kind]
            if up > 0.0:
                if kind >= game.basics:
                    theirs.add(2 * kind, 0.5, 1, min(up, 1.0), 1)
                else:
                    theirs.add(2 * kind, 1.0 - belief.red[kind] / up, 0, min(up, 1.0), 1)
        for kind in range(game.kinds):
            for at in range(belief.down[kind]):
                if kind >= game.basics:
                    theirs.add(2 * kind, 0.5, 1, 1.0, 0)
                else:
                    theirs.add(2 * kind + (1 if at < belief.down_red[kind] else 0), 1.0, 0, 1.0, 0)

    def _anybody(self) -> None:
        """Somebody of whom nothing is known: every basic card, either side up."""
        theirs = self.turn.theirs
        theirs.count = 0
        for kind in range(self.game.basics):
            theirs.add(2 * kind, 0.5, 0, 1.0, 1)

    # One turn.

    def _play(self, state: DragonState, ask: Ask, dice: Dice) -> int:
        seat = ask.seat
        turn = self.turn
        self._own_cards(state, seat)
        turn.begin(seat, state.initiative, state.health[seat], state.health[1 - seat])
        columns = self._columns()
        table = self.table
        table.resize(len(ask.moves), columns)
        sure = True
        for column in range(columns):
            sure = sure and self.present[column] == 1.0
        for row, move in enumerate(ask.moves):
            turn.fill(table, row, move, self._offering(move))
            if not sure:
                blend(table.cells, row * table.width, columns, self.present)
        table.solve()
        return ask.moves[roll_on(table.mine, table.rows, dice)]

    def _columns(self) -> i64:
        """How many moves the other may have, and how likely each is there."""
        theirs = self.turn.theirs
        count: i64 = 0
        for other in range(theirs.count):
            if theirs.ready[other]:
                for _ in range(1 + theirs.choice[other]):
                    self.present[count] = theirs.present[other]
                    count += 1
        return count

    def _offering(self, move: i64) -> i64:
        """Which of my cards offers the move."""
        mine = self.turn.mine
        own: i64 = 0
        while not mine.ready[own] or mine.first[own] != (move & ~1 if mine.choice[own] else move):
            own += 1
        return own

    # Which cards to switch, and whom to pick.

    def _switch(self, state: DragonState, ask: Ask, dice: Dice) -> int:
        """The card whose red side is worth most more than its white one; rather out of sight."""
        game = self.game
        seat = ask.seat
        best = -1
        high = 0.0
        for move in ask.moves:
            face: i64 = (move - game.switch) & ~1
            worth = self.turn.average(face + 1) - self.turn.average(face) + self._noise(dice)
            if move - game.switch == face:
                slot = find_white(state.kinds[seat], state.red[seat], state.flipped[seat], face >> 1, False)
                if not (state.flipped[seat] >> slot) & 1:
                    worth += self.weights.hidden
            if best < 0 or worth > high:
                best = move
                high = worth
        return best

    def _pick(self, moves: list[int], dice: Dice) -> int:
        """The character whose moves do best."""
        game = self.game
        best = -1
        high = 0.0
        for move in moves:
            if move >= game.add:
                continue
            first: i64 = 2 * (game.basics + move - game.pick)
            one = self.turn.average(first)
            two = self.turn.average(first + 1)
            worth = max(one, two) + (one + two) / 4.0 + self._noise(dice)
            if best < 0 or worth > high:
                best = move
                high = worth
        return best

    def _add(self, state: DragonState, ask: Ask, dice: Dice) -> int:
        """A card of a custom hand, basic ones first; a second copy is worth less than another card."""
        game = self.game
        if ask.moves[0] < game.add:
            return self._pick(ask.moves, dice)
        drafted = state.draft(int(ask.seat))
        best = -1
        high = 0.0
        for move in ask.moves:
            if move < game.add:
                continue
            face: i64 = 2 * (move - game.add)
            worth = (self.turn.average(face) + self.turn.average(face + 1)) / 2.0 + self._noise(dice)
            worth -= float(drafted.count(move)) / 2.0
            if best < 0 or worth > high:
                best = move
                high = worth
        return best

    def _noise(self, dice: Dice) -> float:
        return float(dice.roll(FINE)) / FINE * self.weights.noise
