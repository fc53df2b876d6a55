"""The tables at which the laws are tested (every game, seat count and option value) and random play at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from kwoon.core.definition import GameDefinition, LoadedGame, OptionError
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import Event, Log
from kwoon.core.game import SPECTATOR, Game, State
from kwoon.core.game_text import Audience
from kwoon.games import GAMES
from kwoon.registry import find_game, load_game
from tests.invariants.fight_packs import FIGHT_PACKS
from tests.slow import SLOW

MOST_TABLES = 12
"""Number of tables per game above which only some are tested."""
MOST_DECISIONS = 5_000
"""Number of moves above which a game counts as endless."""
MOST_GAMES = 60
"""Number of games after which a search for a kind of position stops."""


@dataclass(frozen=True)
class Table:
    """A loaded game with its seat count and options."""

    label: str
    box: GameDefinition
    opened: LoadedGame

    @property
    def game(self) -> Game:
        return self.opened.game

    @property
    def seats(self) -> range:
        return range(int(self.opened.game.seats))

    @property
    def eyes(self) -> range:
        """The spectator and all seats."""
        return range(SPECTATOR, int(self.opened.game.seats))

    @property
    def names(self) -> list[str]:
        """A name for every seat."""
        return ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"][: len(self.seats)]

    def reader(self, seat: int) -> Audience:
        """Return the audience at this seat."""
        return Audience(self.names, seat)

    def deal(self, dice: Dice, log: Log | None = None) -> State:
        return self.game.deal(dice, log)


def variations(box: GameDefinition) -> list[dict[str, str]]:
    """Return options that cover every value, alone and combined, but not every combination."""
    found: list[dict[str, str]] = [{option.name: option.choices[0] for option in box.options}]
    for option in box.options:
        found.extend({**found[0], option.name: value} for value in option.choices[1:])
    for at in range(max((len(option.choices) for option in box.options), default=0)):
        found.append({option.name: option.choices[at % len(option.choices)] for option in box.options})
    return [options for at, options in enumerate(found) if options not in found[:at]]


def every_game() -> Iterator[Table]:
    """Yield a table for every registered game. Options unsuitable for a seat count are omitted; the defaults are always
    included."""
    for box in GAMES:
        for seats in box.seats:
            for at, options in enumerate(variations(box)):
                try:
                    opened = load_game(box.id, seats, options)
                except OptionError:
                    if at == 0:
                        raise
                    continue
                changed = "-".join(f"{name}={options[name]}" for name in options if at > 0)
                yield Table("-".join(filter(None, [box.id, str(seats), changed])), box, opened)


def unusual(table: Table) -> int:
    """Return the number of options that differ from their default."""
    return sum(table.opened.options[option.name] != option.choices[0] for option in table.box.options)


def thinned(tables: list[Table]) -> list[Table]:
    """Thin out a game with many tables, keeping every seat count and option value."""
    kept: list[Table] = []
    for box in GAMES:
        own = [table for table in tables if table.box is box]
        if len(own) <= MOST_TABLES:
            kept += own
            continue
        kept.append(own[0])
        found: set[tuple[str, object]] = set()
        # Tables with the most non-default options first.
        for table in sorted(own[1:], key=lambda table: -unusual(table)):
            marks = {("seats", len(table.seats)), *table.opened.options.items()}
            if not marks <= found:
                found |= marks
                kept.append(table)
    return kept


def every_pack() -> Iterator[Table]:
    """Yield FIGHT with packs that a designer might try: few cards, several copies, other numbers."""
    box = find_game("fight")
    for name, text in FIGHT_PACKS.items():
        yield Table(f"fight-{name}", box, box.load(text, name, 2, {}))


SHELF = thinned(list(every_game()))
TABLES = SHELF + list(every_pack())


def tried() -> list[Table]:
    """Return the tables at which the laws are tested. Where interpreted rules are tested beside compiled ones,
    test_compiled_rules compares them at every table, and the laws run interpreted only at the smallest and largest table of
    each game."""
    if not SLOW:
        return TABLES
    ends = [[table for table in SHELF if table.box is box] for box in GAMES]
    return [*(tables[at] for tables in ends for at in {0, len(tables) - 1}), TABLES[-1]]


at_every_table = pytest.mark.parametrize("table", tried(), ids=lambda table: table.label)


def share(total: int) -> int:
    """Return each table's share of `total` games or positions, so that the total time stays constant.

    Interpreted rules get a small part of the compiled ones' share; that both agree is a separate law.
    """
    return max(8, total // len(TABLES) // 24) if SLOW else max(16, total // len(TABLES))


def play(table: Table, seed: int, log: Log | None = None) -> Iterator[State]:
    """Play a random game and yield the state before every move and at the end. Copy a state to keep it."""
    dice = LiveDice(seed)
    state = table.deal(dice, log)
    for _ in range(MOST_DECISIONS):
        yield state
        asks = state.prompts()
        if not asks:
            return
        ask = asks[dice.roll(len(asks))]
        state.apply(ask.seat, ask.moves[dice.roll(len(ask.moves))], dice)
    pytest.fail(f"{table.label}, seed {seed}: no end after {MOST_DECISIONS} answers.")


def some(table: Table, positions: int, seed: int, every: int) -> Iterator[State]:
    """Yield `positions` positions of random games: about one in `every`, and each game's end."""
    dice = LiveDice(seed)
    while True:
        for state in play(table, seed):
            if dice.roll(every) == 0 or not state.prompts():
                yield state
                positions -= 1
                if positions == 0:
                    return
        seed += 1


def sealed(table: Table, positions: int, seed: int, every: int) -> Iterator[State]:
    """Yield up to `positions` positions in which several seats are prompted at once."""
    if not table.box.has_simultaneous_choices and not (table.box.id == "kung-fu-2019" and len(table.seats) > 2):
        for state in some(table, positions, seed, every):
            assert len(state.prompts()) < 2, f"{table.label} seals after all."
        return
    for offset in range(MOST_GAMES):
        dice = LiveDice(seed + offset)
        for state in play(table, seed + offset):
            if len(state.prompts()) > 1 and dice.roll(every) == 0:
                yield state
                positions -= 1
                if positions == 0:
                    return
    pytest.fail(f"{table.label}: in {MOST_GAMES} games there were {positions} sealed choices too few.")


def finish(state: State, dice: Dice) -> None:
    """Play at random until the game is over."""
    for _ in range(MOST_DECISIONS):
        asks = state.prompts()
        if not asks:
            return
        ask = asks[dice.roll(len(asks))]
        state.apply(ask.seat, ask.moves[dice.roll(len(ask.moves))], dice)
    pytest.fail(f"No end after {MOST_DECISIONS} answers.")


def draft(state: State, seat: int, dice: Dice, luck: Dice) -> None:
    """Make one seat's complete random draft using `dice`; `luck` is used if that resolves the position."""
    ask = state.prompt(seat)
    while ask is not None:
        state.apply(seat, ask.moves[dice.roll(len(ask.moves))], luck)
        # An empty draft means that the position has resolved, so the prompt would be a new one.
        ask = state.prompt(seat) if state.draft(seat) else None


def snapshot(table: Table, state: State) -> tuple[object, ...]:
    """Return everything that is observable about a position."""
    outcome = state.outcome()
    return (
        [state.view(seat) for seat in table.eyes],
        [ask.as_tuple() for ask in state.prompts()],
        [state.draft(seat) for seat in table.seats],
        state.all_cards(),
        None if outcome is None else (outcome.places, outcome.why),
    )


def spread(moves: list[int], most: int) -> list[int]:
    """Return at most `most` moves, evenly spread."""
    return moves[:: 1 + (len(moves) - 1) // most]


def told(events: list[Event]) -> list[object]:
    """Return events as comparable values, with the seats that may see them."""
    return [(event.as_tuple(), event.visible_to) for event in events]
