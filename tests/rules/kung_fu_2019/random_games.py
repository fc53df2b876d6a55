"""Random games at various tables, with extra copies of cards that cause counterattacks, splits and thefts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from kwoon.core.dice import LiveDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2019.definition import KungFu2019Definition
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from tests.rules.kung_fu_2019.view_facts import PACK

COPIES = {
    "face-me": 14,
    "no-match-for-mine": 8,
    "caught-and-answered": 8,
    "snatch-the-blade": 8,
    "i-have-studied-your-style": 6,
    "caught-with-chopsticks": 8,
    "whirlwind": 6,
    "split-attack": 6,
    "combo-attack": 8,
    "invincible": 5,
    "you-go-that-way": 12,
    "you-struck-my-friend": 8,
    "wall-of-blades": 6,
    "daggers": 5,
    "chair": 5,
    "bamboo-pole": 5,
}
"""The number of copies of each card, chosen so that a few games cover many cases."""
TABLES = [
    (2, {"expansion": "yes"}),
    (4, {"expansion": "yes", "archetypes": "dealt"}),
    (6, {"expansion": "yes", "archetypes": "dealt"}),
    (4, {"format": "2v2", "expansion": "yes", "archetypes": "dealt"}),
    (6, {"format": "3v3", "expansion": "yes", "archetypes": "dealt"}),
    (6, {"format": "2v2v2", "expansion": "yes", "archetypes": "dealt"}),
]
GAMES_EACH = 12
PASSIVE_MOVES = ("pass", "done", "drop", "discard")


@dataclass
class RecordedAnswer:
    """A position and a prompt, and the events of the move that was made there."""

    state: State
    prompt: Prompt
    moves: list[str]
    view: KungFu2019View
    ids: list[str]
    events: list[Event]

    def hand(self) -> list[str]:
        view = self.state.view(self.prompt.seat)
        assert isinstance(view, KungFu2019View)
        return [self.ids[card] for card in view.hand]


def changed_pack() -> str:
    text = PACK
    for card, count in COPIES.items():
        entry = re.search(rf'\[\[card\]\]\nid = "{card}".*?deck = "(\w+)".*?copies = (\d+)', text, re.DOTALL)
        assert entry is not None
        size = re.search(rf"(?m)^{entry[1]}_size = (\d+)", text)
        assert size is not None
        difference = count - int(entry[2])
        text = text[: entry.start(2)] + str(count) + text[entry.end(2) :]
        text = text[: size.start(1)] + str(int(size[1]) + difference) + text[size.end(1) :]
    return text


def random_moments(seats: int, options: dict[str, str]) -> Iterator[RecordedAnswer]:
    """Play games and yield each move twice: before it is made, without events, and afterward, with its events."""
    loaded = KungFu2019Definition().load(changed_pack(), "changed cards", seats, options)
    game, ids = loaded.game, [face.id for face in loaded.faces]
    for seed in range(GAMES_EACH):
        log, dice, random = EventLog(), LiveDice(seed), Random(seed)
        state = game.deal(dice, log)
        while state.outcome() is None:
            prompt = random.choice(state.prompts())
            view = state.view(-1)
            assert isinstance(view, KungFu2019View)
            moment = RecordedAnswer(state, prompt, [game.format_move(move) for move in prompt.moves], view, ids, [])
            yield moment
            active_moves = [
                move
                for move, words in zip(prompt.moves, moment.moves, strict=True)
                if not words.startswith(PASSIVE_MOVES)
            ]
            log.take_events()
            state.apply(
                prompt.seat,
                random.choice(active_moves if active_moves and random.random() < 0.75 else prompt.moves),
                dice,
            )
            moment.events = log.events
            yield moment
