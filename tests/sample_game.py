"""The game for tests that work with any game."""

from __future__ import annotations

from kwoon.games import GAMES

SAMPLE_GAME = GAMES[0].id
