"""Passes at prompts that a scenario does not mention until the relevant player is prompted."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario

OPTIONAL = {"step-in", "help", "special", "counterattack", "take", "take-stance"}
"""Optional prompts that a scenario need not mention if nobody uses them."""
EXCHANGE = OPTIONAL | {"block"}
PROMPTS_BEFORE_BLOCK = {"step-in", "help", "special"}
"""Prompts to several seats before a block or counterattack."""


def pass_move(table: ScenarioTable, prompt: Prompt) -> int:
    move = table.move("pass")
    if move not in prompt.moves:
        raise ImpossibleScenario(f"{table.names[prompt.seat]} has a {prompt.kind} prompt and cannot pass.")
    return move


def state_after_passes(table: ScenarioTable, prompt_kinds: set[str] = PROMPTS_BEFORE_BLOCK) -> State:
    """Return the position after everyone has passed at prompts of these kinds: by default, nobody stepped in, helped or
    played a special."""
    state = table.state.copy()
    for _ in range(60):
        prompts = state.prompts()
        if not prompts or any(prompt.kind not in prompt_kinds for prompt in prompts):
            return state
        state.apply(prompts[0].seat, pass_move(table, prompts[0]), LiveDice(SEED))
    raise AssertionError("The same prompts repeat without end.")


class ScenarioInPlay:
    """A scenario's table. Passes at prompts that the scenario does not mention, and remembers the Chi at the start of
    each block of `When` steps."""

    def __init__(self, table: ScenarioTable) -> None:
        self.table = table
        self.chi: dict[int, list[int]] = {}
        """All players' Chi at the start of each block of `When` steps, by `step_start`."""

    @property
    def state(self) -> KungFu2019State:
        state = self.table.state
        assert isinstance(state, KungFu2019State)
        return state

    def chi_now(self) -> list[int]:
        return [int(self.state.chi[team]) for team in self.state.team]

    def remember_chi(self) -> None:
        """Remember all players' Chi, unless this was already done in the current block of `When` steps."""
        self.chi.setdefault(self.table.step_start, self.chi_now())

    def lost(self, name: str) -> int:
        """Return how much Chi a player has lost in the current block of `When` steps."""
        if self.table.step_start not in self.chi:
            raise ImpossibleScenario("Nothing has been played yet.")
        seat = self.table.seat(name)
        return self.chi[self.table.step_start][seat] - self.chi_now()[seat]

    def play(self, name: str, moves: list[str]) -> None:
        self.remember_chi()
        for prompt_kinds in moves:
            self.table.make_move(name, self.table.move(prompt_kinds))

    def seat(self, name: str) -> int:
        return self.table.seat(name)

    def prompt_of(self, name: str) -> Prompt | None:
        return self.state.prompt(self.table.seat(name))

    def drafting(self, name: str) -> bool:
        return bool(self.state.draft(self.table.seat(name)))

    def pass_until(self, name: str, prompt_kinds: set[str], move: str = "") -> None:
        """Pass at optional prompts until the player has a prompt of one of these kinds, with `move` among its moves if
        given."""
        self.remember_chi()
        for _ in range(60):
            prompt = self.prompt_of(name)
            if (
                prompt is not None
                and prompt.kind in prompt_kinds
                and (not move or self.table.move(move) in prompt.moves)
            ):
                return
            prompts = self.state.prompts()
            if not prompts or any(each.kind not in OPTIONAL for each in prompts):
                break
            self._pass(prompts[0])
        current_prompts = [f"{self.table.names[each.seat]} to {each.kind}" for each in self.state.prompts()]
        expected = f"{' or '.join(sorted(prompt_kinds))} {move}"
        raise AssertionError(f"{name} has no prompt for {expected}; the prompts are: {', '.join(current_prompts)}.")

    def all_pass(self) -> None:
        self.remember_chi()
        for _ in range(200):
            prompts = [prompt for prompt in self.state.prompts() if prompt.kind in EXCHANGE]
            if not prompts:
                return
            self._pass(prompts[0])
        raise AssertionError("The exchange does not end.")

    def others_pass(self, name: str) -> None:
        """Pass for all other prompted seats while the player has an unfinished draft."""
        for prompt in self.state.prompts():
            if self.drafting(name) and prompt.seat != self.table.seat(name):
                self._pass(prompt)

    def _pass(self, prompt: Prompt) -> None:
        self.table.make_move(self.table.names[prompt.seat], pass_move(self.table, prompt))
