"""Pure Python replacements: the one for msgspec accepts, refuses and writes the same messages, byte for byte, and bots
play legally with the one for librt."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kwoon.browser.polyfills import vecs

DECODE_SCRIPT = """
import json, sys
if sys.argv[1] == "plain":
    from kwoon.browser.polyfills import install_polyfills
    install_polyfills(always=True)
import msgspec
from kwoon.hall.tables import table_state
from kwoon.hall.accounts.requests import RenameRequest
from kwoon.hall.tables import requests, socket_messages
requests.RenameRequest = RenameRequest
found = []
for kind, text in json.load(sys.stdin):
    wanted = socket_messages.ClientMessage if kind == "ClientMessage" else getattr(requests, kind, None) or getattr(table_state, kind)
    try:
        read = msgspec.json.decode(text, type=wanted)
        found.append([type(read).__name__, msgspec.json.encode(read).decode(), read == msgspec.structs.replace(read)])
    except msgspec.ValidationError as error:
        found.append(["refused", str(error)])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        found.append(["no JSON"])
print(json.dumps([msgspec.__name__, hasattr(msgspec, "convert"), found]))
"""
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
TABLE = {"game": "fight", "seats": SEATS}
MOVE = {"type": "move", "id": "a", "key": "0.0", "move": 3}
NO_MESSAGES: list[object] = [{"type": "x"}, {"id": "a"}, {"type": 3}, [], None, "ping"]
NO_SEATS: list[object] = [[], SEATS * 5, [{}], [{"kind": "you"}], "x", [3]]
OPTIONS: list[object] = [{"a": "b"}, {"a": 1}, []]
MESSAGES: list[tuple[str, object]] = [
    *[("ClientMessage", MOVE | change) for change in ({}, {"move": 3.0}, {"move": True}, {"move": None}, {"more": 1})],
    *[("ClientMessage", each) for each in NO_MESSAGES],
    ("ClientMessage", {"type": "auto_pass", "id": "1", "for": "game"}),
    ("ClientMessage", {"type": "auto_pass", "id": "1", "for": "ever"}),
    ("ClientMessage", {"type": "take_back", "id": "x", "key": None}),
    ("ClientMessage", {"type": "take_back", "id": "x", "key": 4}),
    ("ClientMessage", {"type": "chat", "id": "x", "text": "héllo \u2028 館"}),
    ("CreateTableRequest", TABLE),
    *[("CreateTableRequest", TABLE | {"game": game}) for game in ("", "x" * 41, "a b", 1, None)],
    *[("CreateTableRequest", TABLE | {"seats": seats}) for seats in NO_SEATS],
    *[("CreateTableRequest", TABLE | {"quick_seconds": quick}) for quick in (-1, 601, 3, 2.5, "1", True)],
    *[("CreateTableRequest", TABLE | {"options": options}) for options in OPTIONS],
    *[
        ("CreateTableRequest", TABLE | {"clock": clock})
        for clock in ({"kind": "move", "seconds": 20}, None, {"seconds": -1})
    ],
    ("CreateTableRequest", {"seats": []}),
    *[("RenameRequest", {"name": name}) for name in ("", "x" * 25, "a\nb", None, "Ann")],
    *[("PlayOnRequest", {"num_moves": answers, "seat": 0}) for answers in (-1, 100_001, "1", 7)],
    ("ClockSettings", {"kind": "none", "seconds": 1}),
    ("ClockSettings", {"seconds": "x"}),
    ("SeatBotRequest", {"bot": "module:Name"}),
    ("MuteRequest", {"person": "a", "muted": 0}),
]
TEXTS = [
    "",
    "{",
    "NaN",
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "ping", "id": "a", "id": "b"}',
    "[1e999]",
    "\x00",
]


def decode_all(library: str, cases: list[tuple[str, str]]) -> list[list[object]]:
    """Return the results of decoding these messages with msgspec or its replacement."""
    command = [sys.executable, "-c", DECODE_SCRIPT, library]
    process = subprocess.run(
        command,
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONHASHSEED": "1"},
    )
    found: list[list[object]] = json.loads(process.stdout)[2]
    return found


def test_msgspec_replacement_decodes_and_encodes_like_msgspec() -> None:
    cases = [(kind, json.dumps(message)) for kind, message in MESSAGES] + [("ClientMessage", text) for text in TEXTS]
    real, plain = decode_all("real", cases), decode_all("plain", cases)
    assert len(real) == len(cases)
    assert {str(each[0]) for each in real} >= {
        "refused",
        "no JSON",
        "MoveCommand",
        "CreateTableRequest",
        "ClockSettings",
    }
    for case, one, other in zip(cases, real, plain, strict=True):
        assert one == other, case


def test_deeply_nested_json_is_rejected() -> None:
    assert decode_all("plain", [("ClientMessage", "[" * 100_000), ("ClientMessage", '{"type":' * 5000)]) == [
        ["no JSON"],
        ["no JSON"],
    ]
    deep = json.dumps({"type": "chat", "id": "1", "text": "[" * 500})
    assert decode_all("plain", [("ClientMessage", deep)])[0][0] == "SendChatCommand"


def test_vec_replacement_grows_like_a_list() -> None:
    vec: Any = vecs.vec
    numbers = vec[int](capacity=4)
    for number in range(6):
        numbers = vecs.append(numbers, number)
    assert (len(numbers), numbers[-1], list(vec[float]([1.0, 2.0]))) == (6, 5, [1.0, 2.0])
    with pytest.raises(IndexError):
        numbers[6]


PLAY_SCRIPT = """
import sys
sys.modules["librt"] = None  # as if it were not installed
from kwoon.bots import bots_for
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.registry import load_game
for box in GAMES:
    game = load_game(box.id).game
    for level in bots_for(box.id):
        dice = LiveDice(7)
        state = game.deal(dice)
        bots = [level.make_bot(game, LiveDice(seat)) for seat in range(game.seats)]
        words = set()
        for _ in range(60):
            for ask in state.prompts():
                thinks = ask.kind not in words and len(ask.moves) > 1
                move = bots[ask.seat].choose(state.view(int(ask.seat)), ask) if thinks else ask.moves[0]
                words.add(ask.kind)
                assert move in ask.moves, (box.id, level.id, ask.kind)
                state.apply(ask.seat, move, dice)
        print(box.id, level.id, *sorted(words))
"""


def test_every_level_chooses_legal_moves_without_librt() -> None:
    """As in a browser, the code is interpreted, and arrays are lists."""
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run([sys.executable, "-c", PLAY_SCRIPT], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["fight", "learned", "play", "take"] in rows
    assert len(rows) == 26
