"""OpenSpiel games: `import kwoon.envs.openspiel`, then `pyspiel.load_game("kwoon_fight")` or
`pyspiel.load_game("kwoon_kung_fu_2019(seats=4,format=2v2)")`.

Games are sequential and zero-sum, with explicit chance nodes and terminal rewards. The information state is a string of
everything that a seat has seen and done; it has no tensor, and requesting one raises SpielError. An observation is the
seat's view, both as text and as the row that the other environments use.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from kwoon import registry
from kwoon.core.definition import GameDefinition, LoadedGame, Option
from kwoon.core.game import SPECTATOR
from kwoon.learn.chance_nodes import CHANCE, GAME_OVER, ChanceNodePlaythrough
from kwoon.learn.observations import observation_spec
from kwoon.learn.rewards import RewardRule
from kwoon.optional_deps import requires

with requires("spiel", "OpenSpiel"):
    import pyspiel

MAX_GAME_LENGTH = 1_000_000
"""Upper bound on the number of moves in a game, which OpenSpiel requires."""
MAX_CHANCE_OUTCOMES = 256
"""Upper bound on the outcomes of a roll."""


NO_TENSOR = (
    "Kwoon's games do not provide an information state tensor. Use "
    "observation_tensor(), or information_state_string() in tabular algorithms."
)


def openspiel_name(game: str) -> str:
    return f"kwoon_{game.replace('-', '_')}"


def openspiel_option_value(option: Option, choice: str) -> str:
    """Return an option value as an OpenSpiel parameter: `loser=1` would be read as a number, so it becomes
    `loser=seat_1`."""
    return f"seat_{choice}" if choice.isdigit() and choice in option.choices else choice


def _game_type(definition: GameDefinition) -> Any:
    return pyspiel.GameType(
        short_name=openspiel_name(definition.id),
        long_name=str(definition.title),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(definition.seats),
        min_num_players=min(definition.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": 0,
            "pack": "",
            **{option.name: option.choices[0] for option in definition.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game: one game with its seats and options."""

    def __init__(self, definition: GameDefinition, params: dict[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        seats = int(parameters.get("seats", 0)) or None
        pack = str(parameters.get("pack", ""))
        options = {}
        for option in definition.options:
            value = str(parameters.get(option.name, option.choices[0]))
            options[option.name] = next(
                (choice for choice in option.choices if value == openspiel_option_value(option, choice)), value
            )
            if option.name in parameters:
                parameters[option.name] = openspiel_option_value(option, options[option.name])
        self.loaded: LoadedGame = registry.load_game(definition.id, seats, options, Path(pack) if pack else None)
        self.kwoon_game = self.loaded.game
        self.spec = observation_spec(self.kwoon_game)
        self.rewards = RewardRule(self.kwoon_game)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.kwoon_game.num_distinct_moves()),
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=int(self.kwoon_game.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_game_type(definition), info, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def information_state_tensor_shape(self) -> NoReturn:
        raise pyspiel.SpielError(NO_TENSOR)

    def information_state_tensor_size(self) -> NoReturn:
        raise pyspiel.SpielError(NO_TENSOR)

    def information_state_tensor_layout(self) -> NoReturn:
        raise pyspiel.SpielError(NO_TENSOR)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"Kwoon's observers take no parameters, but got {params}.")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TracedPlaythrough:
    """A playthrough and the actions that led to it. It is serialized as its actions, because a position cannot be
    serialized."""

    def __init__(self, game: SpielGame, actions: list[int], playthrough: ChanceNodePlaythrough) -> None:
        self.game = game
        self.actions = actions
        self.playthrough = playthrough

    def step(self, action: int) -> None:
        """Apply a move or a roll."""
        if self.playthrough.current_player() == CHANCE:
            self.playthrough.apply_roll(action)
        else:
            self.playthrough.apply_move(action)
        self.actions.append(action)

    def __deepcopy__(self, memo: object) -> TracedPlaythrough:
        return TracedPlaythrough(self.game, self.actions[:], self.playthrough.copy())

    def __reduce__(self) -> tuple[Any, tuple[str, list[int]]]:
        return (_replay_actions, (str(self.game), self.actions))


def _replay_actions(name: str, actions: list[int]) -> TracedPlaythrough:
    """Return the playthrough after these actions."""
    game = pyspiel.load_game(name)
    traced = TracedPlaythrough(game, [], ChanceNodePlaythrough(game.kwoon_game))
    for action in actions:
        traced.step(action)
    return traced


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node in the middle of a move."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.traced = TracedPlaythrough(game, [], ChanceNodePlaythrough(game.kwoon_game))

    @property
    def playthrough(self) -> ChanceNodePlaythrough:
        return self.traced.playthrough

    def current_player(self) -> Any:
        player = self.playthrough.current_player()
        if player == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if player == GAME_OVER else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.playthrough.legal_moves() if player == self.playthrough.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.playthrough.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.traced.step(int(action))

    def _action_to_string(self, player: Any, action: int) -> str:
        return (
            f"roll {action}"
            if player == pyspiel.PlayerId.CHANCE
            else str(self.playthrough.game.format_move(int(action)))
        )

    def is_terminal(self) -> bool:
        return self.playthrough.current_player() == GAME_OVER

    def returns(self) -> list[float]:
        outcome = None if self.playthrough.state is None else self.playthrough.state.outcome()
        return (
            [0.0] * int(self.playthrough.game.seats)
            if outcome is None
            else self.traced.game.rewards.rewards_by_seat(outcome)
        )

    def information_state_tensor(self, player: int | None = None) -> NoReturn:
        raise pyspiel.SpielError(NO_TENSOR)

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.traced.actions)


class SpielObserver:
    """Observes a state as a seat sees it, or as a spectator does if private information is excluded."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.spec = game.spec
        self.kind = kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # As elsewhere in OpenSpiel, an observer without a tensor has None here. It still has strings.
        self.tensor: Any = None if kind.perfect_recall else np.zeros(int(game.spec.size), np.float32)
        self.dict: dict[str, Any] = {} if kind.perfect_recall else {"view": self.tensor}

    def _view(self, state: SpielState, player: int) -> Any:
        position = state.playthrough.state
        return None if position is None else position.view(player if self.private else SPECTATOR)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise pyspiel.SpielError(NO_TENSOR)
        view = self._view(state, player)
        self.tensor.fill(0)
        if view is not None:
            self.tensor[:] = np.frombuffer(self.spec.encode(view), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.kind.perfect_recall and self.private:
            return "\n".join(state.playthrough.observed[player])
        view = self._view(state, player)
        if view is None:
            return ""
        # `pending_seats` would reveal the length of a draft.
        return "\n".join(f"{name}: {value}" for name, value in view.as_dict().items() if name != "pending_seats")


def _register_game(definition: GameDefinition) -> None:
    class RegisteredGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(definition, params)

    pyspiel.register_game(_game_type(definition), RegisteredGame)


for _box in registry.all_games():
    if openspiel_name(_box.id) not in pyspiel.registered_names():
        _register_game(_box)
