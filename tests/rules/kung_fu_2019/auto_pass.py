"""Passes prompts that a scenario does not mention until the relevant player is prompted."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.rules.step_parsing import Impossible
from tests.rules.table import SEED, Table

OPTIONAL = {"step-in", "help", "special", "counterattack", "take", "take-stance"}
"""Optional prompts that a scenario need not mention when nobody uses them."""
EXCHANGE = OPTIONAL | {"block"}
"""Prompts during an exchange."""
MEANWHILE = {"step-in", "help", "special"}
"""Prompts to several seats before a block or counterattack."""


def passing(table: Table, prompt: Prompt) -> int:
    """Return the move that does nothing."""
    move = table.move("pass")
    if move not in prompt.moves:
        raise Impossible(f"{table.names[prompt.seat]} is asked to {prompt.kind} and cannot pass.")
    return move


def afterwards(table: Table, words: set[str] = MEANWHILE) -> State:
    """Return a copy of the position after nobody stepped in, helped or played a special."""
    state = table.state.copy()
    for _ in range(60):
        prompts = state.prompts()
        if not prompts or any(prompt.kind not in words for prompt in prompts):
            return state
        state.apply(prompts[0].seat, passing(table, prompts[0]), LiveDice(SEED))
    raise AssertionError("The same is asked for ever.")


class Fight:
    """A scenario in play: Chi before each block of steps, and moves up to the next relevant prompt."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chi: dict[int, list[int]] = {}
        """Everybody's Chi at the start of a block of `When` steps, by the length of the log then."""

    @property
    def state(self) -> KungFu2019State:
        state = self.table.state
        assert isinstance(state, KungFu2019State)
        return state

    def chi_now(self) -> list[int]:
        return [int(self.state.chi[team]) for team in self.state.team]

    def note(self) -> None:
        """Remember everybody's Chi before something happens."""
        self.chi.setdefault(self.table.fresh, self.chi_now())

    def lost(self, name: str) -> int:
        """Return a player's losses in the current block of `When` steps."""
        if self.table.fresh not in self.chi:
            raise Impossible("Nothing has been played yet.")
        seat = self.table.seat(name)
        return self.chi[self.table.fresh][seat] - self.chi_now()[seat]

    def play(self, name: str, moves: list[str]) -> None:
        """Make a player's moves, in notation."""
        self.note()
        for words in moves:
            self.table.answer(name, self.table.move(words))

    def seat(self, name: str) -> int:
        return self.table.seat(name)

    def ask(self, name: str) -> Prompt | None:
        return self.state.prompt(self.table.seat(name))

    def drafting(self, name: str) -> bool:
        """Return whether a player has an unfinished draft."""
        return bool(self.state.draft(self.table.seat(name)))

    def until(self, name: str, words: set[str], move: str = "") -> None:
        """Pass optional prompts until the player has one of these (and may make `move`, if given)."""
        self.note()
        for _ in range(60):
            prompt = self.ask(name)
            if prompt is not None and prompt.kind in words and (not move or self.table.move(move) in prompt.moves):
                return
            prompts = self.state.prompts()
            if not prompts or any(each.kind not in OPTIONAL for each in prompts):
                break
            self._pass(prompts[0])
        asked = [f"{self.table.names[each.seat]} to {each.kind}" for each in self.state.prompts()]
        wanted = f"{' or '.join(sorted(words))} {move}"
        raise AssertionError(f"{name} is not asked to {wanted}; asked are: {', '.join(asked)}.")

    def all_pass(self) -> None:
        """Pass for everybody until the exchange is over."""
        self.note()
        for _ in range(200):
            prompts = [prompt for prompt in self.state.prompts() if prompt.kind in EXCHANGE]
            if not prompts:
                return
            self._pass(prompts[0])
        raise AssertionError("The exchange does not come to an end.")

    def others_pass(self, name: str) -> None:
        """Pass for all other seats prompted at the same time."""
        for prompt in self.state.prompts():
            if self.drafting(name) and prompt.seat != self.table.seat(name):
                self._pass(prompt)

    def _pass(self, prompt: Prompt) -> None:
        self.table.answer(self.table.names[prompt.seat], passing(self.table, prompt))
