"""OpenSpiel: `import kwoon.envs.spiel`, then `pyspiel.load_game("kwoon_fight")` or
`pyspiel.load_game("kwoon_kung_fu_2019(seats=4,format=2v2)")`.

Sequential, with every roll as a chance node, zero-sum, paid at the end. The information state is the string of all that
a seat has seen and done; it has no tensor, and asking for one raises SpielError. Observations are the view, as text
and as the row that the other environments have.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from kwoon import shelf
from kwoon.core.box import Box, Opened, Option
from kwoon.core.contract import WATCHER
from kwoon.extras import needs
from kwoon.games import GAMES
from kwoon.learn.chance import CHANCE, OVER, Line
from kwoon.learn.rewards import Rewards
from kwoon.learn.shapes import shape_of

with needs("spiel", "OpenSpiel"):
    import pyspiel

LONGEST = 1_000_000
"""More moves than any game has: OpenSpiel wants to know an end."""
DRAWN = 256
"""More outcomes than any roll has."""


NO_TENSOR = (
    "Kwoon's games have no information state tensor: a network that reads it would be trained blind. Use "
    "observation_tensor(), or information_state_string() in tabular algorithms."
)


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"kwoon_{game.replace('-', '_')}"


def spelt(option: Option, choice: str) -> str:
    """How OpenSpiel writes what was chosen: it would read `loser=1` as a number, and so it is `loser=seat_1`."""
    if not choice.isdigit() or choice not in option.choices:
        return choice
    return option.words[option.choices.index(choice)].replace(" ", "_")


def _type_of(box: Box) -> Any:
    return pyspiel.GameType(
        short_name=short_name(box.id),
        long_name=box.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": 0,
            "pack": "",
            **{option.name: option.choices[0] for option in box.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One box for OpenSpiel."""

    def __init__(self, box: Box, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("seats", 0)) or None
        pack = str(given.get("pack", ""))
        chosen = {}
        for option in box.options:
            said = str(given.get(option.name, option.choices[0]))
            chosen[option.name] = next((each for each in option.choices if said == spelt(option, each)), said)
            if option.name in given:
                given[option.name] = spelt(option, chosen[option.name])
        self.opened: Opened = shelf.open_box(box.id, seats, chosen, Path(pack) if pack else None)
        self.kwoon = self.opened.game
        self.shape = shape_of(self.kwoon)
        self.rewards = Rewards(self.kwoon)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.kwoon.size()),
            max_chance_outcomes=DRAWN,
            num_players=int(self.kwoon.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(box), info, given)

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
            raise ValueError(f"Observers of Kwoon have no parameters; there were {params}.")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Followed:
    """A line of a game, with the moves and rolls that led there: what OpenSpiel copies and writes down.

    A position cannot be written down, but the way to it can.
    """

    def __init__(self, game: SpielGame, path: list[int], line: Line) -> None:
        self.game = game
        self.path = path
        self.line = line

    def step(self, action: int) -> None:
        """A move, or a roll."""
        if self.line.asked() == CHANCE:
            self.line.fall(action)
        else:
            self.line.choose(action)
        self.path.append(action)

    def __deepcopy__(self, memo: object) -> Followed:
        return Followed(self.game, self.path[:], self.line.copy())

    def __reduce__(self) -> tuple[Any, tuple[str, list[int]]]:
        return (_follow, (str(self.game), self.path))


def _follow(name: str, path: list[int]) -> Followed:
    """The way to a position once more."""
    game = pyspiel.load_game(name)
    followed = Followed(game, [], Line(game.kwoon))
    for action in path:
        followed.step(action)
    return followed


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the middle of an answer that waits for its luck."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.followed = Followed(game, [], Line(game.kwoon))

    @property
    def line(self) -> Line:
        """Where the game stands."""
        return self.followed.line

    def current_player(self) -> Any:
        asked = self.line.asked()
        if asked == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if asked == OVER else asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.legal() if player == self.line.asked() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.line.outcomes()

    def _apply_action(self, action: int) -> None:
        self.followed.step(int(action))

    def _action_to_string(self, player: Any, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else str(self.line.game.write(int(action)))

    def is_terminal(self) -> bool:
        return self.line.asked() == OVER

    def returns(self) -> list[float]:
        outcome = None if self.line.settled is None else self.line.settled.outcome()
        return [0.0] * int(self.line.game.seats) if outcome is None else self.followed.game.rewards.of(outcome)

    def information_state_tensor(self, player: int | None = None) -> NoReturn:
        raise pyspiel.SpielError(NO_TENSOR)

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.followed.path)


class SpielObserver:
    """What a seat knows; without private information, what somebody who only watches does."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.shape = game.shape
        self.kind = kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # As everywhere in OpenSpiel, an observer without a tensor has None there. It still has strings.
        self.tensor: Any = None if kind.perfect_recall else np.zeros(int(game.shape.size), np.float32)
        self.dict: dict[str, Any] = {} if kind.perfect_recall else {"view": self.tensor}

    def _view(self, state: SpielState, player: int) -> Any:
        settled = state.line.settled
        return None if settled is None else settled.view(player if self.private else WATCHER)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise pyspiel.SpielError(NO_TENSOR)
        view = self._view(state, player)
        self.tensor.fill(0)
        if view is not None:
            self.tensor[:] = np.frombuffer(self.shape.row(view), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.kind.perfect_recall and self.private:
            return "\n".join(state.line.told[player])
        view = self._view(state, player)
        if view is None:
            return ""
        # Who still owes an answer would tell how long a draft is.
        return "\n".join(f"{name}: {value}" for name, value in view.facts().items() if name != "owing")


def _register(box: Box) -> None:
    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(box, params)

    pyspiel.register_game(_type_of(box), Made)


for _box in GAMES:
    if short_name(_box.id) not in pyspiel.registered_names():
        _register(_box)
