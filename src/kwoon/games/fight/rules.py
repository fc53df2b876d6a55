"""FIGHT: two fighters, sealed cards, a row to pick from, and a Tie Breaker that decides what is even."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.cards import holds, moves_for, pull_out, take_out
from kwoon.core.contract import NOTHING, Ask, Game, Outcome, Refused, State, View
from kwoon.core.dice import Dice
from kwoon.core.events import HIDDEN, NOBODY, Log
from kwoon.games.fight.pack import FightCard, FightPack
from kwoon.games.fight.view import FightView

# What a turn comes to, for a pair of cards: the seat that won it, or one of these.
EVEN: Final[i64] = 2
DRAWN: Final[i64] = 3

# Where a round stands.
OPENING: Final[i64] = 0
PLAYING: Final[i64] = 1
DRAWING: Final[i64] = 2
OVER: Final[i64] = 3


def clash(mine: FightCard, yours: FightCard) -> int:
    """Who wins when these two cards meet: 0 the first, 1 the second, EVEN or DRAWN."""
    if mine.move.beats == yours.move.id:  # fight.combat.beats-wins-turn
        return 0
    if yours.move.beats == mine.move.id:
        return 1
    if not (mine.move.attacks and yours.move.attacks):  # fight.combat.both-defend
        return DRAWN
    if mine.value == yours.value:  # fight.combat.both-attack-equal
        return EVEN
    return 0 if mine.value < yours.value else 1  # fight.combat.both-attack


class Fight(Game):
    """The box. A card is its place in the pack; a move is a card to play, or, above all those, a card to take."""

    def __init__(self, pack: FightPack) -> None:
        self.seats = 2
        self.pack = pack
        self.kinds: i64 = len(pack.kinds)
        self.ids = [card.id for card in pack.kinds]
        self.attacks = [card.move.attacks for card in pack.kinds]
        self.values = [card.value for card in pack.kinds]
        self.points = [card.points for card in pack.kinds]
        self.clashes = [clash(mine, yours) for mine in pack.kinds for yours in pack.kinds]
        self.deck: list[int] = []
        for kind, card in enumerate(pack.kinds):
            self.deck.extend([kind] * card.copies)
        self.none: list[int] = []
        self.nones: list[list[int]] = []
        self.alike = len(self.deck) > self.kinds
        self.row_size: i64 = pack.row_size
        self.points_to_win: i64 = pack.points_to_win_round
        self.rounds_to_win: i64 = pack.rounds_to_win

    def deal(self, dice: Dice, log: Log | None = None) -> FightState:
        state = FightState(self, log)
        state.won = [0, 0]
        state.start_round(dice)
        return state

    def guess(self, view: View, dice: Dice) -> FightState:
        assert isinstance(view, FightView)
        return guess_fight(self, view, dice)

    def write(self, move: int) -> str:
        if move < self.kinds:
            return f"play {self.ids[move]}"
        return f"take {self.ids[move - self.kinds]}"

    def read(self, text: str) -> int:
        words = text.split()
        if len(words) != 2 or words[0].lower() not in ("play", "take"):
            raise Refused(f"'{text}' is not a move. Write for example: play S3, or take H2.")
        if words[1].upper() not in self.ids:
            raise Refused(f"There is no card '{words[1]}'. Cards are written {self.ids[0]} to {self.ids[-1]}.")
        card = self.ids.index(words[1].upper())
        return card if words[0].lower() == "play" else card + self.kinds

    def cards(self) -> list[int]:
        return sorted(self.deck)

    def size(self) -> int:
        return 2 * self.kinds


class FightState(State):
    """One position of FIGHT."""

    def __init__(self, game: Fight, log: Log | None) -> None:
        super().__init__(game, log)
        self.game = game
        self.phase: i64 = OPENING
        # Whoever makes a state fills these in; sharing what is there until then keeps copying cheap.
        none = game.none
        nones = game.nones
        self.deck: list[int] = none
        self.row: list[int] = none
        self.hands: list[list[int]] = nones
        self.shown: list[list[int]] = nones
        """Of each hand, the cards that everyone saw it take from the row."""
        self.played: list[int] = none
        """This turn's two cards once they are shown, the first seat's first."""
        self.prize: i64 = HIDDEN
        """Which of them was won, until the turn ends."""
        self.discard: list[int] = none
        self.piles: list[list[int]] = nones
        """Victory piles, top card last."""
        self.breaker: i64 = NOBODY
        self.scores: list[int] = none
        self.won: list[int] = none
        self.round: i64 = 0
        self.turn: i64 = 0
        self.picker: i64 = NOBODY
        """Who takes a card from the row now."""
        self.picks: i64 = 0
        """How many cards are still to be taken from it, the seats in turn."""
        self.beaten: i64 = NOBODY
        """Who lost this turn and draws from the deck after the winner's pick."""
        self.conceded: i64 = NOBODY

    # The contract.

    def asked(self) -> i64:
        if self.phase == PLAYING:
            return 3
        if self.phase == OVER:
            return 0
        return 1 << self.picker

    def ask_next(self, seat: i64) -> Ask | None:
        if self.chosen[seat] != NOTHING:
            return None
        if self.phase == PLAYING:
            return Ask(seat, "play", moves_for(self.hands[seat], 0, self.game.alike))
        return Ask(seat, "take", moves_for(self.row, self.game.kinds, self.game.alike))

    def settle(self, dice: Dice) -> None:
        if self.phase == PLAYING:
            self._reveal(self.chosen[0], self.chosen[1], dice)
            return
        seat = self.picker
        self._take(seat, self.chosen[seat] - self.game.kinds)
        self._pick_next(1 - seat, self.picks - 1)
        if self.picks == 0:
            if self.phase == OPENING:
                self._refill(dice)  # fight.ruling.row-refilled-before-turn-one
                self._open_turn()
            else:
                self._end_turn(dice)

    def concede(self, seat: i64, dice: Dice) -> None:  # fight.ruling.resign
        self.conceded = seat
        self.phase = OVER
        if self.log is not None:
            self.log.add("concede", seat, [])

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.conceded >= 0:
            return Outcome([2, 1] if self.conceded == 0 else [1, 2], "conceded")
        return Outcome([1, 2] if self.won[0] > self.won[1] else [2, 1], "rounds")

    def view(self, seat: int) -> FightView:
        return FightView(
            seat=seat,
            owing=self.owed(),
            draft=self.draft(seat),
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            hand_sizes=(len(self.hands[0]), len(self.hands[1])),
            shown=(tuple(self.shown[0]), tuple(self.shown[1])),
            row=tuple(self.row),
            deck=len(self.deck),
            played=tuple(self.played),
            prize=self.prize,
            discard=tuple(self.discard),
            piles=(tuple(self.piles[0]), tuple(self.piles[1])),
            breaker=self.breaker,
            scores=(self.scores[0], self.scores[1]),
            won=(self.won[0], self.won[1]),
            round=self.round,
            turn=self.turn,
            phase=self.phase,
            picker=self.picker,
            picks=self.picks,
            beaten=self.beaten,
            conceded=self.conceded,
        )

    def copy(self) -> FightState:
        twin = FightState(self.game, None)
        twin.phase = self.phase
        twin.deck = self.deck[:]
        twin.row = self.row[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.shown = [self.shown[0][:], self.shown[1][:]]
        twin.played = self.played[:]
        twin.prize = self.prize
        twin.discard = self.discard[:]
        twin.piles = [self.piles[0][:], self.piles[1][:]]
        twin.breaker = self.breaker
        twin.scores = self.scores[:]
        twin.won = self.won[:]
        twin.round = self.round
        twin.turn = self.turn
        twin.picker = self.picker
        twin.picks = self.picks
        twin.beaten = self.beaten
        twin.conceded = self.conceded
        self._copy_drafts(twin)
        return twin

    def everything(self) -> list[int]:
        lying = self.deck + self.row + self._unwon() + self.discard
        return sorted(lying + self.hands[0] + self.hands[1] + self.piles[0] + self.piles[1])

    # A round.

    def start_round(self, dice: Dice) -> None:
        """Everything is shuffled together and dealt anew (fight.ruling.setup-every-round)."""
        self.round += 1
        self.turn = 0
        self.deck = self.game.deck[:]
        self.row = []
        self.hands = [[], []]
        self.shown = [[], []]
        self.played = []
        self.prize = HIDDEN
        self.discard = []
        self.piles = [[], []]
        self.breaker = NOBODY  # fight.ruling.tb-per-round
        self.scores = [0, 0]
        self.beaten = NOBODY
        if self.log is not None:
            self.log.add("round", NOBODY, [], self.round)
        self._refill(dice)  # fight.setup.row
        for seat in range(2):  # fight.setup.deal
            for _ in range(self.game.pack.dealt):
                self._draw(seat, dice)
        self.phase = OPENING
        self._pick_next(self._flip(dice), 2 * self.game.pack.opening_picks)  # fight.setup.first-pick
        if self.picks == 0:
            self._open_turn()

    def _end_round(self, winner: i64, why: str, dice: Dice) -> None:
        self.won[winner] += 1
        if self.log is not None:
            self.log.add(why, winner, [], self.won[winner])
        if self.won[winner] >= self.game.rounds_to_win:  # fight.end.two-rounds
            self.phase = OVER
            self._pick_next(NOBODY, 0)
            if self.log is not None:
                self.log.add("match", winner, [])
        else:
            self.start_round(dice)

    def _deplete(self, dice: Dice) -> None:
        """Somebody must draw and cannot (fight.end.depletion, fight.end.depletion-winner)."""
        if self.log is not None:
            self.log.add("depleted", NOBODY, [])
        self._end_round(self._favoured(dice), "round-by-breaker", dice)

    # A turn.

    def _open_turn(self) -> None:
        self.turn += 1
        self.phase = PLAYING
        if self.log is not None:
            self.log.add("turn", NOBODY, [], self.turn)

    def _reveal(self, first: int, second: int, dice: Dice) -> None:
        game = self.game
        for seat in range(2):
            card = first if seat == 0 else second
            take_out(self.hands[seat], card)
            if holds(self.shown[seat], card):
                take_out(self.shown[seat], card)
        self.played = [first, second]
        if self.log is not None:
            self.log.add("reveal", NOBODY, [first, second])
        winner: i64 = game.clashes[first * game.kinds + second]
        if winner == EVEN:  # fight.combat.both-attack-equal
            winner = self._favoured(dice)
        if winner == DRAWN:
            self._draw_without_winner(dice)
            return
        own = first if winner == 0 else second
        prize = own if game.attacks[own] else first + second - own
        self._collect(winner, prize)
        if self.scores[winner] >= game.points_to_win:  # fight.ruling.thirteen-before-draw
            self._end_round(winner, "round-by-points", dice)
        elif not self.deck:  # fight.ruling.loser-needs-deck
            self._deplete(dice)
        else:
            self.phase = DRAWING
            self._pick_next(winner, 1)
            self.beaten = 1 - winner

    def _draw_without_winner(self, dice: Dice) -> None:
        if self.log is not None:
            self.log.add("nobody", NOBODY, [])
        if len(self.row) < 2:  # fight.ruling.row-draws-need-row
            self._deplete(dice)
            return
        self.phase = DRAWING
        self._pick_next(self._favoured(dice), 2)  # fight.turn.no-winner-draw

    def _end_turn(self, dice: Dice) -> None:
        if self.beaten >= 0:  # fight.turn.loser-draw
            self._draw(self.beaten, dice)
            self.beaten = NOBODY
        self._refill(dice)
        unwon = self._unwon()  # fight.turn.discard
        if self.log is not None:
            self.log.add("discard", NOBODY, unwon)
        self.discard.extend(unwon)
        self.played = []
        self.prize = HIDDEN
        self._open_turn()

    # The Tie Breaker.

    def _collect(self, winner: i64, card: int) -> None:
        """Put a won card into the victory pile, where it may become the Tie Breaker."""
        self.prize = card
        pile = self.piles[winner]
        self.scores[winner] += self.game.points[card]
        holder = self.breaker
        values = self.game.values
        if holder < 0 or values[card] >= values[self.piles[holder][-1]]:
            # fight.tb.created, fight.tb.holder-equal-or-higher, fight.tb.other-equal-or-higher
            pile.append(card)
            self.breaker = winner
        else:  # fight.tb.holder-lower, fight.tb.other-lower
            pile.insert(0, card)
        if self.log is not None:
            self.log.add("win", winner, [card], self.scores[winner])
            if self.breaker == winner and pile[-1] == card:
                self.log.add("breaker", winner, [card])

    def _favoured(self, dice: Dice) -> i64:
        """Who has the Tie Breaker; if nobody, a coin decides (fight.tb.coin)."""
        return self.breaker if self.breaker >= 0 else self._flip(dice)

    # Cards and luck.

    def _unwon(self) -> list[int]:
        """Of the cards played this turn, those that nobody won (fight.ruling.discard-what)."""
        cards = self.played[:]
        if self.prize >= 0:
            take_out(cards, self.prize)
        return cards

    def _flip(self, dice: Dice) -> i64:
        seat = dice.roll(2)
        if self.log is not None:
            self.log.add("coin", seat, [])
        return seat

    def _refill(self, dice: Dice) -> None:
        """Bring the row back to its size, or as near as the deck allows (fight.ruling.partial-refill)."""
        row = self.row
        lying = len(row)
        while len(row) < self.game.row_size and self.deck:
            row.append(dice.draw(self.deck))
        if self.log is not None and lying < len(row):
            self.log.add("row", NOBODY, row[lying:], len(self.deck))

    def _draw(self, seat: i64, dice: Dice) -> None:
        card = dice.draw(self.deck)
        self.hands[seat].append(card)
        if self.log is not None:
            self.log.hush("draw", seat, [card], len(self.deck))

    def _pick_next(self, seat: i64, picks: i64) -> None:
        self.picks = picks
        self.picker = seat if picks > 0 else NOBODY

    def _take(self, seat: i64, card: int) -> None:
        pull_out(self.row, card)
        self.hands[seat].append(card)
        self.shown[seat].append(card)  # fight.ruling.info-hands
        if self.log is not None:
            self.log.add("take", seat, [card])


def guess_fight(game: Fight, view: FightView, dice: Dice) -> FightState:
    """A position that fits the view: the unseen cards fall at random into the other hand and the deck."""
    state = FightState(game, None)
    state.phase = view.phase
    state.row = list(view.row)
    state.played = list(view.played)
    state.prize = view.prize
    state.discard = list(view.discard)
    state.piles = [list(view.piles[0]), list(view.piles[1])]
    state.breaker = view.breaker
    state.scores = list(view.scores)
    state.won = list(view.won)
    state.round = view.round
    state.turn = view.turn
    state.picker = view.picker
    state.picks = view.picks
    state.beaten = view.beaten
    state.conceded = view.conceded
    state.shown = [list(view.shown[0]), list(view.shown[1])]
    unseen = game.deck[:]
    for card in state._unwon() + state.row + state.discard + state.piles[0] + state.piles[1]:
        take_out(unseen, card)
    for seat in range(2):
        for card in view.hand if seat == view.seat else view.shown[seat]:
            take_out(unseen, card)
    state.hands = [[], []]
    for seat in range(2):
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
            continue
        for card in view.shown[seat]:
            state.hands[seat].append(card)
        while len(state.hands[seat]) < view.hand_sizes[seat]:
            state.hands[seat].append(dice.draw(unseen))
    state.deck = unseen
    state.guess_drafts(view, dice)
    return state
