"""Helpers that load and play Dragon Punch for tests."""

from __future__ import annotations

from pathlib import Path

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Player, State
from kwoon.games.dragon_punch.definition import DragonPunchDefinition
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState

PACK = (Path(__file__).parents[3] / "src/kwoon/games/dragon_punch/cards.toml").read_text(encoding="utf-8")


def load(pack: str = PACK, **options: str) -> DragonPunch:
    game = DragonPunchDefinition().load(pack, "cards", 2, options).game
    assert isinstance(game, DragonPunch)
    return game


def deal_and_play(game: DragonPunch, seed: int, *picks: str) -> DragonState:
    """Deal a game and make these moves, each for the first prompted seat."""
    state = game.deal(LiveDice(seed))
    for pick in picks:
        state.apply(state.prompts()[0].seat, game.parse_move(pick), LiveDice(seed))
    return state


def play_turn(state: DragonState, first: str, second: str) -> None:
    game = state.game
    state.apply(0, game.parse_move(f"play {first}"), LiveDice(1))
    state.apply(1, game.parse_move(f"play {second}"), LiveDice(1))


def switch_cards(state: DragonState, seat: int, *cards: str) -> None:
    for card in cards:
        state.apply(seat, state.game.parse_move(f"switch {card}"), LiveDice(1))


def play_to_end(state: State, players: list[Player], dice: Dice) -> None:
    prompts = state.prompts()
    while prompts:
        for prompt in prompts:
            state.apply(prompt.seat, players[prompt.seat].choose(state.view(int(prompt.seat)), prompt), dice)
        prompts = state.prompts()
