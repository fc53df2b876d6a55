"""Positions for each phase of FIGHT, Dragon Punch and Kung Fur Fight."""

from __future__ import annotations

from collections.abc import Callable

from kwoon.core.game import State
from tests.web.tables_at_positions import PositionMatcher, WantedPosition


def prompted(kind: str, view_matches: Callable[..., bool] = lambda **_: True, drafted: int = 0) -> PositionMatcher:
    """Return a matcher for prompts of this kind with at least `drafted` drafted moves and a matching view."""

    def matches(state: State) -> int | None:
        for prompt in state.prompts():
            seat = int(prompt.seat)
            if prompt.kind == kind and len(state.draft(seat)) >= drafted and view_matches(**state.view(seat).as_dict()):
                return seat
        return None

    return matches


def waiting_after_choice(state: State) -> int | None:
    """Match a position in which one seat has chosen and waits for the other."""
    pending_seats = [int(prompt.seat) for prompt in state.prompts()]
    return 1 - pending_seats[0] if len(pending_seats) == 1 and state.draft(1 - pending_seats[0]) else None


def game_over(state: State) -> int | None:
    return 0 if state.outcome() else None


def game_drawn(state: State) -> int | None:
    outcome = state.outcome()
    return 0 if outcome and len(outcome.winners()) == len(outcome.places) else None


def _positions(
    game: str, options: dict[str, str], phases: dict[str, PositionMatcher], bots: bool = False
) -> dict[str, WantedPosition]:
    return {phase: WantedPosition(game, 2, matches, options, bots) for phase, matches in phases.items()}


FIGHT_PHASES = _positions(
    "fight",
    {},
    {
        "opening": prompted("take", lambda turn, **_: turn == 0),
        "play": prompted("play"),
        "play late": prompted(
            "play", lambda round, piles, discard, **_: round > 1 and min(map(len, piles)) > 1 and discard
        ),
        "sealed": waiting_after_choice,
        "take": prompted(
            "take", lambda turn, played, piles, **_: turn > 2 and len(played) == 2 and max(map(len, piles)) > 1
        ),
        "over": game_over,
    },
)
DRAGON_PUNCH_PHASES = _positions(
    "dragon-punch",
    {},
    {
        "pick": prompted("pick"),
        "pick second": prompted("pick", lambda available, **_: len(available) == 4),
        "play": prompted("play"),
        "play late": prompted("play", lambda flipped, round, **_: min(map(len, flipped)) > 1 and round > 1),
        "sealed": waiting_after_choice,
        "switch": prompted("switch", lambda damage, seat, **_: damage[seat] > 1),
        "switch one": prompted("switch", lambda flipped, seat, **_: len(flipped[seat]) > 2, drafted=1),
        "over": game_over,
    },
)
TAG_TEAM_PHASES = _positions(
    "dragon-punch",
    {"mode": "tag-team"},
    {"pick": prompted("pick", lambda characters, **_: sum(map(len, characters)) == 2), "play": prompted("play")},
)
CUSTOM_HAND_PHASES = _positions(
    "dragon-punch",
    {"mode": "custom"},
    {"build": prompted("add", drafted=2), "play": prompted("play", lambda turn, **_: turn > 2)},
)
KUNG_FUR_PHASES = _positions(
    "kung-fur-fight",
    {},
    {
        "plan": prompted("plan"),
        "plan laid": prompted("plan", lambda plan, plan_weapons, **_: sum(map(len, plan)) > 3 and sum(plan_weapons)),
        "plan late": prompted("plan", lambda round, fronts, **_: round > 3 and min(map(len, fronts)) > 2),
        "sealed": waiting_after_choice,
        "throw": prompted("throw"),
        "add": prompted("add"),
        "remove": prompted("remove"),
        "pick": prompted("pick"),
        "token": prompted("token"),
        "over": game_over,
        "drawn": game_drawn,
    },
)
REWARD_CHOICE_PHASES = _positions(
    "kung-fur-fight",
    {"rewards": "winner chooses"},
    {"take": prompted("take"), "take three": prompted("take", lambda spoils, **_: len(spoils) > 2)},
)
# Against bots, hints are available and the bots have already chosen.
FIGHT_HINT_PHASES = _positions(
    "fight",
    {},
    {
        "play": prompted("play", lambda round, piles, discard, **_: round > 1 and min(map(len, piles)) > 1 and discard),
        "take": prompted("take", lambda turn, **_: turn > 2),
    },
    bots=True,
)
DRAGON_PUNCH_HINT_PHASES = _positions(
    "dragon-punch",
    {},
    {
        "pick": prompted("pick", lambda available, **_: len(available) == 4),
        # Six cards offer seven moves, and the plate shows all of its text.
        "play seven": prompted(
            "play", lambda hand, flipped, initiative, seat, **_: len(hand) == 6 and flipped[seat] and initiative == seat
        ),
        "play eight": prompted("play", lambda hand, turn, **_: len(hand) == 7 and turn > 3),
        "play few": prompted("play", lambda hand, flipped, **_: len(hand) < 4 and min(map(len, flipped)) > 3),
        "switch": prompted("switch", lambda damage, flipped, seat, **_: damage[seat] > 1 and len(flipped[seat]) > 2),
    },
    bots=True,
)
KUNG_FUR_HINT_PHASES = _positions(
    "kung-fur-fight",
    {},
    {
        "plan": prompted("plan", lambda hand, round, **_: round > 1 and len(hand) > 7),
        "plan laid": prompted("plan", lambda plan, plan_weapons, **_: sum(map(len, plan)) > 3 and sum(plan_weapons)),
        "add": prompted("add"),
        "pick": prompted("pick"),
    },
    bots=True,
)
HINT_PHASES = {
    "fight, hints": FIGHT_HINT_PHASES,
    "dragon-punch, hints": DRAGON_PUNCH_HINT_PHASES,
    "kung-fur-fight, hints": KUNG_FUR_HINT_PHASES,
}
PHASES = {
    "fight": FIGHT_PHASES,
    "dragon-punch": DRAGON_PUNCH_PHASES,
    "tag-team": TAG_TEAM_PHASES,
    "custom": CUSTOM_HAND_PHASES,
    "kung-fur-fight": KUNG_FUR_PHASES,
    "fur-order": REWARD_CHOICE_PHASES,
}
