"""A round of Dragon Punch between two hands that are known, looked ahead turn by turn.

Every turn is a table of all pairs of moves; each pair is worth what the turn after it is worth, and the last turn that
is looked at what both seats have then. Damage is taken on the cards whose loss leaves a hand best off.
"""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.dragon_punch.scale import Hand
from kwoon.bots.dragon_punch.table import UNKNOWN, LookedUp
from kwoon.bots.mixing.exact import equilibrium
from kwoon.core.contract import View
from kwoon.core.dice import LiveDice
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.games.dragon_punch.play.position import PLAYING, DragonPosition
from kwoon.games.dragon_punch.sight.view import DragonView


class Standing:
    """Where a round stands: which cards are red, which are flipped, who has the Initiative."""

    def __init__(self, red: list[int], flipped: list[int], initiative: i64) -> None:
        self.red: i64 = red[0]
        self.other_red: i64 = red[1]
        self.flipped: i64 = flipped[0]
        self.other_flipped: i64 = flipped[1]
        self.initiative: i64 = initiative

    def key(self) -> i64:
        """All of it in one number: no hand has more than nine cards."""
        cards = ((self.red << 9 | self.flipped) << 9 | self.other_red) << 9 | self.other_flipped
        return cards << 2 | self.initiative + 1


class Bout:
    """What is known of one pair of hands. Everything is worth what the first seat's chance to win the round is."""

    def __init__(self, game: DragonNotation, kinds: list[list[int]]) -> None:
        self.game = game
        self.hand = Hand(game, kinds[0], kinds[1])
        self.other = Hand(game, kinds[1], kinds[0])
        self.known: dict[int, float] = {}
        self.table_of = LookedUp(game, kinds, self.hand, self.other)

    def hand_of(self, seat: i64) -> Hand:
        """A seat's cards."""
        return self.hand if seat == 0 else self.other

    def worth(self, now: Standing, turns: i64) -> float:
        """How a position looks that many turns ahead; where it was solved, what it is worth."""
        if self.table_of.there:
            sure = self.table_of.worth([now.red, now.other_red], [now.flipped, now.other_flipped], now.initiative)
            if sure >= 0.0:
                return sure
        if turns == 0:
            mine = self.hand.power(now.red, now.flipped, now.initiative == 0)
            return mine / (mine + self.other.power(now.other_red, now.other_flipped, now.initiative == 1))
        key: int = now.key() << 3 | turns
        found = self.known.get(key)
        if found is None:
            found = value(self.table(now, turns))
            self.known[key] = found
        return found

    def table(self, now: Standing, turns: i64) -> list[list[float]]:
        """What every pair of moves is worth, the first seat's by row."""
        faces, slots = self.hand.plays(now.red, now.flipped)
        other_faces, other_slots = self.other.plays(now.other_red, now.other_flipped)
        exchanges = self.game.exchanges
        unflips = self.game.unflips
        health = self.hand.health(now.red)
        other_health = self.other.health(now.other_red)
        rows: list[list[float]] = []
        then = Standing([0, 0], [0, 0], 0)
        for at in range(len(faces)):
            face: i64 = faces[at]
            flipped: i64 = 0 if unflips[face] else now.flipped | 1 << slots[at]
            row: list[float] = []
            for place in range(len(other_faces)):
                other: i64 = other_faces[place]
                result: i64 = exchanges[(face * self.game.faces + other) * 3 + now.initiative + 1]
                hurt = damage_to(0, result)
                other_hurt = damage_to(1, result)
                if hurt >= health or other_hurt >= other_health:
                    row.append(1.0 if hurt < health else 0.0 if other_hurt < other_health else 0.5)
                    continue
                then.flipped = flipped
                then.other_flipped = 0 if unflips[other] else now.other_flipped | 1 << other_slots[place]
                if self.table_of.there:
                    down = [then.flipped, then.other_flipped]
                    sure = self.table_of.after([now.red, now.other_red], down, result)
                    if sure >= 0.0:
                        row.append(sure)
                        continue
                then.red = self.hand.switched(now.red, then.flipped, hurt)
                then.other_red = self.other.switched(now.other_red, then.other_flipped, other_hurt)
                then.initiative = next_initiative(result)
                row.append(self.worth(then, turns - 1))
            rows.append(row)
        return rows

    def gave(self, now: Standing, seat: i64, face: int) -> float:
        """What a move gives away to somebody who plays as well as one can; below 0 where that was not solved."""
        if self.table_of.worth([now.red, now.other_red], [now.flipped, now.other_flipped], now.initiative) < 0.0:
            return UNKNOWN
        table = self.table(now, 0)
        best = equilibrium(table)
        got = 0.0
        if seat == 0:
            line = table[self.hand.plays(now.red, now.flipped)[0].index(face)]
            for at, worth in enumerate(line):
                got += best.theirs[at] * worth
            return max(0.0, best.value - got)
        column = self.other.plays(now.other_red, now.other_flipped)[0].index(face)
        for at, line in enumerate(table):
            got += best.mine[at] * line[column]
        return max(0.0, got - best.value)


def given_away(game: DragonNotation, views: list[View], seat: int, moves: list[int]) -> float:
    """What a card that was played gave away, by both seats' views: each shows how its own cards lay."""
    own: list[DragonPosition] = []
    for view in views:
        assert isinstance(view, DragonView)
        if view.phase != PLAYING or len(moves) != 1:
            return UNKNOWN
        state = game.guess(view, LiveDice(0))
        assert isinstance(state, DragonPosition)
        own.append(state)
    bout = Bout(game, [own[0].kinds[0], own[1].kinds[1]])
    if not bout.table_of.there:
        return UNKNOWN
    red, flipped = [own[0].red[0], own[1].red[1]], [own[0].flipped[0], own[1].flipped[1]]
    return bout.gave(Standing(red, flipped, own[0].initiative), seat, moves[0])


def value(table: list[list[float]]) -> float:
    """What a table is worth to the rows when both sides mix well."""
    sure = surest(table)
    return sure if sure >= 0.0 else equilibrium(table).value


def surest(table: list[list[float]]) -> float:
    """What a table is worth if one move of each side is best whatever the other does; below 0 if none is."""
    most = -1.0
    for line in table:
        least = line[0]
        for worth in line:
            least = min(least, worth)
        most = max(most, least)
    for column in range(len(table[0])):
        high = 0.0
        for line in table:
            high = max(high, line[column])
        if high <= most:
            return most
    return -1.0
