"""The tables at which invariants are tested (every game, seat count and option value), and random play at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from kwoon.core.definition import GameDefinition, LoadedGame, OptionError
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import SPECTATOR, Game, State
from kwoon.games import GAMES
from kwoon.localization.formatter import Reader
from kwoon.registry import all_games, load_game
from tests.game_facts import FACTS
from tests.interpreted_rules import SLOW

MAX_TABLES_PER_GAME = 12
"""If a game has more tables than this, only some are tested."""
MAX_DECISIONS = 5_000
"""A game with more moves than this counts as endless."""
MAX_GAMES = 60
"""A search for a kind of position stops after this many games."""


@dataclass(frozen=True)
class InvariantTable:
    label: str
    definition: GameDefinition
    loaded: LoadedGame

    @property
    def game(self) -> Game:
        return self.loaded.game

    @property
    def seats(self) -> range:
        return range(int(self.loaded.game.seats))

    @property
    def viewers(self) -> range:
        return range(SPECTATOR, int(self.loaded.game.seats))

    @property
    def names(self) -> list[str]:
        return ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"][: len(self.seats)]

    def reader(self, seat: int) -> Reader:
        return Reader(self.names, seat)

    def deal(self, dice: Dice, log: EventLog | None = None) -> State:
        return self.game.deal(dice, log)


def option_combinations(definition: GameDefinition) -> list[dict[str, str]]:
    """Return sets of options that cover every value, alone and combined with others, but not every combination."""
    combinations: list[dict[str, str]] = [{option.name: option.choices[0] for option in definition.options}]
    for option in definition.options:
        combinations.extend({**combinations[0], option.name: value} for value in option.choices[1:])
    for at in range(max((len(option.choices) for option in definition.options), default=0)):
        combinations.append({option.name: option.choices[at % len(option.choices)] for option in definition.options})
    return [options for at, options in enumerate(combinations) if options not in combinations[:at]]


def registered_tables() -> Iterator[InvariantTable]:
    """Yield tables for every registered game: with the default options, and with every other option set that allows the
    number of seats."""
    for definition in all_games():
        for seats in definition.seats:
            for at, options in enumerate(option_combinations(definition)):
                try:
                    loaded = load_game(definition.id, seats, options)
                except OptionError:
                    if at == 0:
                        raise
                    continue
                option_text = "-".join(f"{name}={options[name]}" for name in options if at > 0)
                yield InvariantTable(
                    "-".join(filter(None, [definition.id, str(seats), option_text])), definition, loaded
                )


def num_non_default_options(table: InvariantTable) -> int:
    return sum(table.loaded.options[option.name] != option.choices[0] for option in table.definition.options)


def thin_out(tables: list[InvariantTable]) -> list[InvariantTable]:
    """Return the tables; if a game has many, keep a subset with every seat count and option value."""
    kept: list[InvariantTable] = []
    for definition in all_games():
        tables_of_game = [table for table in tables if table.definition is definition]
        if len(tables_of_game) <= MAX_TABLES_PER_GAME:
            kept += tables_of_game
            continue
        kept.append(tables_of_game[0])
        combinations: set[tuple[str, object]] = set()
        # Prefer tables with many non-default options.
        for table in sorted(tables_of_game[1:], key=lambda table: -num_non_default_options(table)):
            features = {("seats", len(table.seats)), *table.loaded.options.items()}
            if not features <= combinations:
                combinations |= features
                kept.append(table)
    return kept


def custom_pack_tables() -> Iterator[InvariantTable]:
    """Yield tables with packs that a designer might try: few cards, several copies, other numbers."""
    for definition in GAMES:
        for name, text in FACTS[definition.id].custom_packs.items():
            loaded = definition.load(text, name, definition.seats[0], {})
            yield InvariantTable(f"{definition.id}-{name}", definition, loaded)


REGISTERED_TABLES = thin_out(list(registered_tables()))
TABLES = REGISTERED_TABLES + list(custom_pack_tables())


def tables_to_test() -> list[InvariantTable]:
    """Return the tables at which invariants are tested.

    If interpreted rules are tested in addition to compiled ones, only the smallest and the largest table of each game
    and one table with a custom pack are used, because test_compiled_rules.py compares both at every table.
    """
    if not SLOW:
        return TABLES
    tables_by_game = [
        [table for table in REGISTERED_TABLES if table.definition is definition] for definition in all_games()
    ]
    return [*(tables[at] for tables in tables_by_game for at in {0, len(tables) - 1}), TABLES[-1]]


at_every_table = pytest.mark.parametrize("table", tables_to_test(), ids=lambda table: table.label)


def share_per_table(total: int) -> int:
    """Return each table's share of `total` games or positions, so that the total time does not depend on the number of
    tables. Interpreted rules get a much smaller share."""
    return max(8, total // len(TABLES) // 24) if SLOW else max(16, total // len(TABLES))


def play(table: InvariantTable, seed: int, log: EventLog | None = None) -> Iterator[State]:
    """Play a random game, and yield the state before every move and at the end. Copy a state to keep it."""
    dice = LiveDice(seed)
    state = table.deal(dice, log)
    for _ in range(MAX_DECISIONS):
        yield state
        prompts = state.prompts()
        if not prompts:
            return
        prompt = prompts[dice.roll(len(prompts))]
        state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
    pytest.fail(f"{table.label}, seed {seed}: the game did not end within {MAX_DECISIONS} moves.")


def random_positions(table: InvariantTable, positions: int, seed: int, every: int) -> Iterator[State]:
    """Yield `positions` positions from random games: about one in `every`, and each game's end."""
    dice = LiveDice(seed)
    while True:
        for state in play(table, seed):
            if dice.roll(every) == 0 or not state.prompts():
                yield state
                positions -= 1
                if positions == 0:
                    return
        seed += 1


def positions_with_simultaneous_prompts(
    table: InvariantTable, positions: int, seed: int, every: int
) -> Iterator[State]:
    """Yield at most `positions` positions in which several seats are prompted at once. If the game has no such
    positions, check that none occurs."""
    if not table.definition.has_simultaneous_choices and not (
        table.definition.id == "kung-fu-2019" and len(table.seats) > 2
    ):
        for state in random_positions(table, positions, seed, every):
            assert len(state.prompts()) < 2, f"{table.label} has simultaneous prompts."
        return
    for offset in range(MAX_GAMES):
        dice = LiveDice(seed + offset)
        for state in play(table, seed + offset):
            if len(state.prompts()) > 1 and dice.roll(every) == 0:
                yield state
                positions -= 1
                if positions == 0:
                    return
    pytest.fail(f"{table.label}: {positions} positions with simultaneous prompts are missing after {MAX_GAMES} games.")


def finish(state: State, dice: Dice) -> None:
    """Play at random until the game is over, or fail if it takes too long."""
    for _ in range(MAX_DECISIONS):
        prompts = state.prompts()
        if not prompts:
            return
        prompt = prompts[dice.roll(len(prompts))]
        state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
    pytest.fail(f"The game did not end within {MAX_DECISIONS} moves.")


def complete_draft(state: State, seat: int, dice: Dice, resolving_dice: Dice) -> None:
    """Make a complete random draft for one seat, chosen with `dice`. The rules use `resolving_dice`."""
    prompt = state.prompt(seat)
    while prompt is not None:
        state.apply(seat, prompt.moves[dice.roll(len(prompt.moves))], resolving_dice)
        # If the draft is empty, the position has resolved and the prompt is a new one.
        prompt = state.prompt(seat) if state.draft(seat) else None


def snapshot(table: InvariantTable, state: State) -> tuple[object, ...]:
    outcome = state.outcome()
    return (
        [state.view(seat) for seat in table.viewers],
        [prompt.as_tuple() for prompt in state.prompts()],
        [state.draft(seat) for seat in table.seats],
        state.all_cards(),
        None if outcome is None else (outcome.places, outcome.why),
    )


def evenly_spread(moves: list[int], max_count: int) -> list[int]:
    return moves[:: 1 + (len(moves) - 1) // max_count]


def event_values(events: list[Event]) -> list[object]:
    """Return the events as comparable values that include who may see them."""
    return [(event.as_tuple(), event.visible_to) for event in events]
