"""Plans in the notation of scenarios, and checks whether the game allows them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from kwoon.core.dice import LiveDice
from kwoon.core.game import State, View
from kwoon.core.record import parse_move
from kwoon.games.kung_fur_fight.view.view import FurView
from tests.rules.scenario_game import SEED, ScenarioTable
from tests.rules.step_parsing import ImpossibleScenario

ARENAS = 3
DICE = LiveDice(SEED)
"""Laying a plan rolls no dice."""


@dataclass
class Team:
    """A team for one arena, Leader first."""

    cards: list[str] = field(default_factory=list)
    weapons: int = 0
    coconut: bool = False


@dataclass
class PlanText:
    teams: list[Team] = field(default_factory=lambda: [Team() for _ in range(ARENAS)])

    def cards(self) -> list[str]:
        return [card for team in self.teams for card in team.cards]

    def weapons(self) -> int:
        return sum(team.weapons for team in self.teams)

    def moves(self) -> list[str]:
        """Return the moves for this plan in the simplest order: arena by arena, then tokens."""
        views = []
        for at, team in enumerate(self.teams, 1):
            views += [f"{'assist' if place else 'lead'} {at} {card}" for place, card in enumerate(team.cards)]
        return [*views, *self.token_moves(), "seal"]

    def token_moves(self) -> list[str]:
        views = [f"weapons {at} {team.weapons}" for at, team in enumerate(self.teams, 1) if team.weapons]
        return views + [f"coconut {at}" for at, team in enumerate(self.teams, 1) if team.coconut]


def parse_plan(text: str) -> PlanText:
    """Parse the teams for arenas 1, 2 and 3, written as 'ban chai +2 / - / hua +coconut'."""
    arenas = text.split(" / ")
    if len(arenas) != ARENAS:
        raise ImpossibleScenario(f"'{text}' is not a plan: write the teams for three arenas, separated by slashes.")
    plan = PlanText()
    for team, words in zip(plan.teams, arenas, strict=True):
        for word in words.split():
            if word == "+coconut":
                team.coconut = True
            elif word.startswith("+"):
                team.weapons = int(word[1:])
            elif word != "-":
                team.cards.append(word)
    return plan


def first_refused_move(state: State, seat: int, plan: PlanText, moves: list[str]) -> str:
    """Try these moves on a copy of the state. Return the first refused move, a phrase if the tokens are misplaced, or
    an empty string."""
    twin = state.copy()
    for words in moves:
        move = parse_move(twin.base_game, words)
        prompt = twin.prompt(seat)
        if prompt is None or move not in prompt.moves:
            return words
        if words == "seal" and not _has_tokens(twin.view(seat), plan):
            return "have the tokens there"
        if words != "seal":
            twin.apply(seat, move, DICE)
    return ""


def _has_tokens(view: View, plan: PlanText) -> bool:
    """Return whether the tokens are where they were planned. A token sent to two arenas is only in the later one."""
    assert isinstance(view, FurView)
    coconuts = [arena for arena, team in enumerate(plan.teams) if team.coconut]
    return list(view.plan_weapons) == [team.weapons for team in plan.teams] and coconuts == [
        arena for arena in range(ARENAS) if view.plan_coconut == arena
    ]


def can_be_made(table: ScenarioTable, seat: int, plan: PlanText) -> bool:
    """Return whether some order of moves leads to the plan: Leaders first or last, arena by arena or not."""
    cards = [[table.card(card) for card in team.cards] for team in plan.teams]
    start = table.state.copy()
    pending = [start]
    known = set()
    while pending:
        state = pending.pop()
        view = state.view(seat)
        assert isinstance(view, FurView)
        if view.plan in known:
            continue
        known.add(view.plan)
        if all(_is_same_team(laid, target) for laid, target in zip(view.plan, cards, strict=True)):
            if not first_refused_move(state, seat, plan, [*plan.token_moves(), "seal"]):
                return True
            continue
        prompt = state.prompt(seat)
        assert prompt is not None
        for move in prompt.moves:
            word, *rest = table.game.format_move(move).split()
            if word in ("lead", "assist"):
                arena = int(rest[0]) - 1
                if Counter([*view.plan[arena], table.card(rest[1])]) <= Counter(cards[arena]):
                    twin = state.copy()
                    twin.apply(seat, move, DICE)
                    pending.append(twin)
    return False


def random_plans(state: State, seat: int, count: int) -> list[FurView]:
    """Return views of random plans that are not sealed yet."""
    rng = Random(SEED)
    views = []
    for _ in range(count):
        twin = state.copy()
        for _ in range(rng.randrange(1, 20)):
            prompt = twin.prompt(seat)
            assert prompt is not None
            twin.apply(
                seat, rng.choice([move for move in prompt.moves if move != parse_move(twin.base_game, "seal")]), DICE
            )
        view = twin.view(seat)
        assert isinstance(view, FurView)
        views.append(view)
    return views


def plan_problem(table: ScenarioTable, view: FurView, max_animals: int) -> str:
    """Return why a plan is illegal, or an empty string. This function states all restrictions independently of the
    game."""
    teams = [[table.loaded.faces[card].id for card in team] for team in view.plan]
    counted = sum(len(team) - (team[:1] == ["himiko"]) for team in teams)
    if counted > max_animals:
        return f"{counted} animals are counted."
    laid = [card for team in view.plan for card in team]
    if Counter(laid) + Counter(view.plan_left) != Counter(view.hand):
        return "The animals are not those of the hand."
    for arena, team in enumerate(teams):
        if len(team) > 3:
            return f"{team} are too many in one arena."
        if {"fu", "hokuto", "tumaz"} & set(team[1:]) or (team[:1] == ["tumaz"] and len(team) > 1):
            return f"{team} is no team."
        if not team and (view.plan_weapons[arena] or view.plan_coconut == arena):
            return "There are tokens in an arena without animals."
    if not 0 <= sum(view.plan_weapons) <= view.supply[view.seat]:
        return "There are not enough Hidden Weapons."
    return ""


def _is_same_team(laid: tuple[int, ...], target: list[int]) -> bool:
    """Return whether two teams have the same Leader and the same Assistants in any order."""
    return list(laid[:1]) == target[:1] and sorted(laid) == sorted(target)
