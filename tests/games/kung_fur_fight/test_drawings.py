"""The game's own drawings are listed as icons, and every card has a picture that exists."""

from __future__ import annotations

import json
import re
from importlib.resources import files

from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from tests.games.kung_fur_fight.fixtures import load

FOLDER = files("kwoon.games").joinpath("kung_fur_fight")
ICONS = json.loads(FOLDER.joinpath("icons.json").read_text(encoding="utf-8"))
DRAWINGS = json.loads(FOLDER.joinpath("drawings.json").read_text(encoding="utf-8"))


def test_dogs_have_drawings_of_dogs_and_cats_of_cats() -> None:
    game = load().game
    assert isinstance(game, KungFurFight)
    for card in game.pack.kinds:
        face = card.face()
        assert face.icon in ICONS
        if face.kind in ("dog", "cat"):
            assert face.icon == f"{face.id}-{face.kind}"
            assert face.icon in DRAWINGS


def test_drawings_are_listed_as_icons_and_consist_of_svg_paths() -> None:
    assert set(DRAWINGS) <= set(ICONS)
    for paths in DRAWINGS.values():
        assert paths
        assert all(re.fullmatch(r"M[-0-9 MCcAalLz]+z", path) for path in paths)
