"""The phases of FIGHT, Dragon Punch and Kung Fur Fight as moments."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.game import State
from tests.web.moments import Moment, Wanted


def when(word: str, true: Callable[..., bool] = lambda **_: True, drafted: int = 0) -> Wanted:
    """Match a prompt of this kind with this many drafted moves and a matching view."""

    def wanted(state: State) -> int | None:
        for ask in state.prompts():
            seat = int(ask.seat)
            if ask.kind == word and len(state.draft(seat)) >= drafted and true(**state.view(seat).as_dict()):
                return seat
        return None

    return wanted


def sealed(state: State) -> int | None:
    """Match a position in which one seat has chosen and waits for the other."""
    owing = [int(ask.seat) for ask in state.prompts()]
    return 1 - owing[0] if len(owing) == 1 and state.draft(1 - owing[0]) else None


def over(state: State) -> int | None:
    return 0 if state.outcome() else None


def drawn(state: State) -> int | None:
    outcome = state.outcome()
    return 0 if outcome and len(outcome.winners()) == len(outcome.places) else None


def _moments(game: str, options: dict[str, str], phases: dict[str, Wanted], bots: bool = False) -> dict[str, Moment]:
    return {phase: Moment(game, 2, wanted, options, bots) for phase, wanted in phases.items()}


FIGHT = _moments(
    "fight",
    {},
    {
        "opening": when("take", lambda turn, **_: turn == 0),
        "play": when("play"),
        "play late": when(
            "play", lambda round, piles, discard, **_: round > 1 and min(map(len, piles)) > 1 and discard
        ),
        "sealed": sealed,
        "take": when(
            "take", lambda turn, played, piles, **_: turn > 2 and len(played) == 2 and max(map(len, piles)) > 1
        ),
        "over": over,
    },
)
DRAGON = _moments(
    "dragon-punch",
    {},
    {
        "pick": when("pick"),
        "pick second": when("pick", lambda available, **_: len(available) == 4),
        "play": when("play"),
        "play late": when("play", lambda flipped, round, **_: min(map(len, flipped)) > 1 and round > 1),
        "sealed": sealed,
        "switch": when("switch", lambda damage, seat, **_: damage[seat] > 1),
        "switch one": when("switch", lambda flipped, seat, **_: len(flipped[seat]) > 2, drafted=1),
        "over": over,
    },
)
TEAM = _moments(
    "dragon-punch",
    {"mode": "tag-team"},
    {"pick": when("pick", lambda characters, **_: sum(map(len, characters)) == 2), "play": when("play")},
)
CUSTOM = _moments(
    "dragon-punch",
    {"mode": "custom"},
    {"build": when("add", drafted=2), "play": when("play", lambda turn, **_: turn > 2)},
)
FUR = _moments(
    "kung-fur-fight",
    {},
    {
        "plan": when("plan"),
        "plan laid": when("plan", lambda plan, plan_weapons, **_: sum(map(len, plan)) > 3 and sum(plan_weapons)),
        "plan late": when("plan", lambda round, fronts, **_: round > 3 and min(map(len, fronts)) > 2),
        "sealed": sealed,
        "throw": when("throw"),
        "add": when("add"),
        "remove": when("remove"),
        "pick": when("pick"),
        "token": when("token"),
        "over": over,
        "drawn": drawn,
    },
)
FUR_ORDER = _moments(
    "kung-fur-fight",
    {"rewards": "winner chooses"},
    {"take": when("take"), "take three": when("take", lambda spoils, **_: len(spoils) > 2)},
)
# Against bots hints are available, and the bots have already chosen.
FIGHT_HINTS = _moments(
    "fight",
    {},
    {
        "play": when("play", lambda round, piles, discard, **_: round > 1 and min(map(len, piles)) > 1 and discard),
        "take": when("take", lambda turn, **_: turn > 2),
    },
    bots=True,
)
DRAGON_HINTS = _moments(
    "dragon-punch",
    {},
    {
        "pick": when("pick", lambda available, **_: len(available) == 4),
        # Six cards are seven moves, with all possible text on a plate.
        "play seven": when(
            "play", lambda hand, flipped, initiative, seat, **_: len(hand) == 6 and flipped[seat] and initiative == seat
        ),
        "play eight": when("play", lambda hand, turn, **_: len(hand) == 7 and turn > 3),
        "play few": when("play", lambda hand, flipped, **_: len(hand) < 4 and min(map(len, flipped)) > 3),
        "switch": when("switch", lambda damage, flipped, seat, **_: damage[seat] > 1 and len(flipped[seat]) > 2),
    },
    bots=True,
)
FUR_HINTS = _moments(
    "kung-fur-fight",
    {},
    {
        "plan": when("plan", lambda hand, round, **_: round > 1 and len(hand) > 7),
        "plan laid": when("plan", lambda plan, plan_weapons, **_: sum(map(len, plan)) > 3 and sum(plan_weapons)),
        "add": when("add"),
        "pick": when("pick"),
    },
    bots=True,
)
HINTS = {"fight, hints": FIGHT_HINTS, "dragon-punch, hints": DRAGON_HINTS, "kung-fur-fight, hints": FUR_HINTS}
WALKS = {
    "fight": FIGHT,
    "dragon-punch": DRAGON,
    "tag-team": TEAM,
    "custom": CUSTOM,
    "kung-fur-fight": FUR,
    "fur-order": FUR_ORDER,
}
