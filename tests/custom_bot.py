"""A minimal custom bot for tests, which chooses the last move."""

LAST_MOVE_BOT = """
from kwoon.core.game import Player

class Last(Player):
    def __init__(self, game, dice):
        self.game = game

    def choose(self, view, prompt):
        return prompt.moves[-1]
"""
