"""The game of tests that need a game, whichever it is."""

from __future__ import annotations

from kwoon.games import GAMES

SAMPLE_GAME = GAMES[0].id
