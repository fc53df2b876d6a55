"""Whose word it is: passing over what a scenario does not mention, until somebody is asked what it is about."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.rules.sentences import Impossible
from tests.rules.table import SEED, Table

OPTIONAL = {"step-in", "help", "special", "counterattack", "take", "take-stance"}
"""Chances that a scenario need not mention when nobody uses them."""
EXCHANGE = OPTIONAL | {"block"}
"""What is asked while an exchange goes on."""
MEANWHILE = {"step-in", "help", "special"}
"""What is asked of several, before somebody blocks or counterattacks."""


def passing(table: Table, ask: Prompt) -> int:
    """The move that does nothing."""
    move = table.move("pass")
    if move not in ask.moves:
        raise Impossible(f"{table.names[ask.seat]} is asked to {ask.kind} and cannot pass.")
    return move


def afterwards(table: Table, words: set[str] = MEANWHILE) -> State:
    """A copy of the position once nobody has stepped in, helped or played a special."""
    state = table.state.copy()
    for _ in range(60):
        asks = state.prompts()
        if not asks or any(ask.kind not in words for ask in asks):
            return state
        state.apply(asks[0].seat, passing(table, asks[0]), LiveDice(SEED))
    raise AssertionError("The same is asked for ever.")


class Fight:
    """One scenario as it is played: what everybody had before, and moves up to the next thing that matters."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chi: dict[int, list[int]] = {}
        """Everybody's Chi when a row of `When` sentences began, by how much was in the log then."""

    @property
    def state(self) -> KungFu2019State:
        state = self.table.state
        assert isinstance(state, KungFu2019State)
        return state

    def chi_now(self) -> list[int]:
        return [int(self.state.chi[team]) for team in self.state.team]

    def note(self) -> None:
        """Remember what everybody has before something happens."""
        self.chi.setdefault(self.table.fresh, self.chi_now())

    def lost(self, name: str) -> int:
        """What somebody has lost in the present row of `When` sentences."""
        if self.table.fresh not in self.chi:
            raise Impossible("Nothing has been played yet.")
        seat = self.table.seat(name)
        return self.chi[self.table.fresh][seat] - self.chi_now()[seat]

    def play(self, name: str, moves: list[str]) -> None:
        """Somebody makes moves, in the notation."""
        self.note()
        for words in moves:
            self.table.answer(name, self.table.move(words))

    def seat(self, name: str) -> int:
        return self.table.seat(name)

    def ask(self, name: str) -> Prompt | None:
        return self.state.prompt(self.table.seat(name))

    def drafting(self, name: str) -> bool:
        """Whether somebody has begun an answer that is not settled."""
        return bool(self.state.draft(self.table.seat(name)))

    def until(self, name: str, words: set[str], move: str = "") -> None:
        """All pass what may go unmentioned until somebody is asked this (and may make this move, if one is named)."""
        self.note()
        for _ in range(60):
            ask = self.ask(name)
            if ask is not None and ask.kind in words and (not move or self.table.move(move) in ask.moves):
                return
            asks = self.state.prompts()
            if not asks or any(each.kind not in OPTIONAL for each in asks):
                break
            self._pass(asks[0])
        asked = [f"{self.table.names[each.seat]} to {each.kind}" for each in self.state.prompts()]
        wanted = f"{' or '.join(sorted(words))} {move}"
        raise AssertionError(f"{name} is not asked to {wanted}; asked are: {', '.join(asked)}.")

    def all_pass(self) -> None:
        """Nobody does anything more in this exchange."""
        self.note()
        for _ in range(200):
            asks = [ask for ask in self.state.prompts() if ask.kind in EXCHANGE]
            if not asks:
                return
            self._pass(asks[0])
        raise AssertionError("The exchange does not come to an end.")

    def others_pass(self, name: str) -> None:
        """All others who are asked in the same round pass."""
        for ask in self.state.prompts():
            if self.drafting(name) and ask.seat != self.table.seat(name):
                self._pass(ask)

    def _pass(self, ask: Prompt) -> None:
        self.table.answer(self.table.names[ask.seat], passing(self.table, ask))
