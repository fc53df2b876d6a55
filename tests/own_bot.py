"""A bot as people write them, for tests of everything that takes one: it chooses the last of its moves."""

LAST = """
from kwoon.core.game import Player

class Last(Player):
    def __init__(self, game, dice):
        self.game = game

    def choose(self, view, ask):
        return ask.moves[-1]
"""
