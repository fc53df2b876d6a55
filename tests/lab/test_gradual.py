"""A comparison that is played a little at a time says what one says that is played in one go."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from kwoon import shelf
from kwoon.core.endless import Endless
from kwoon.lab import simulate
from kwoon.lab.paired.compare import Way, compare
from kwoon.lab.paired.gradual import Gradual
from kwoon.lab.playing.workers import Alone
from kwoon.lab.report.make import Asked

LONGER = shelf.pack_text("fight").replace("points_to_win_round = 13", "points_to_win_round = 15")
ASKED = Asked("fight", 600, ("quick",), "seed", 2, pack=LONGER)


def quietly(_: str) -> None:
    return None


def test_a_little_at_a_time_comes_to_the_same() -> None:
    gradual = Gradual(ASKED, shelf.pack_text("fight"))
    assert (gradual.counts, gradual.of) == ([300, 600], 600)
    looks = steps = 0
    while not gradual.done:
        gradual.play_on(0.02)
        steps += 1
        if gradual.found.looks > looks:
            looks = gradual.found.looks
            assert gradual.found.games == gradual.counts[looks - 1]
            assert gradual.found.enough == (looks == 2)
    assert (looks, gradual.games) == (2, 600)
    assert steps > 1
    whole = compare(ASKED, shelf.pack_text("fight"), Way(None, Alone(), quietly))[0]
    assert gradual.found.all == whole.all
    # Whoever has looked before says a little less.
    (early,), (once,) = gradual.found.main, whole.main
    assert (early.one, early.other) == (once.one, once.other)
    assert early.number.low is not None and once.number.low is not None
    assert early.number.low < once.number.low


def test_only_games_are_bounded() -> None:
    """To look at them takes as long as it takes: a slow machine is no fault of the cards."""
    within: list[str] = []

    @contextmanager
    def bounded() -> Iterator[None]:
        within.append("playing")
        yield
        within.append("played")

    class Looked(Gradual):
        def _look(self, count: int) -> None:
            within.append("looked")

    gradual = Looked(replace(ASKED, games=250), shelf.pack_text("fight"))
    while not gradual.done:
        gradual.play_on(1.0, bounded)
    assert within[:2] == ["playing", "played"]
    assert within[-3:] == ["playing", "played", "looked"]


def test_slow_bots_and_roles_play_fewer_games() -> None:
    assert Gradual(replace(ASKED, bots=("greedy",)), shelf.pack_text("fight")).of == 6
    roles = Gradual(Asked("dragon-punch", 600, ("quick",), "seed"), shelf.pack_text("dragon-punch"))
    assert roles.of == 600 == roles.counts[-1] * len(roles.runs[0].pairs)


def test_a_game_without_an_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MOST_ANSWERS", 5)
    with pytest.raises(Endless, match="may have no end"):
        Gradual(replace(ASKED, bots=("greedy",)), shelf.pack_text("fight")).play_on(1.0)
