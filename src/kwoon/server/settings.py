"""How one server is set up; what a test wants otherwise (luck, time, names) is handed in here and nowhere else."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kwoon.bots import BOTS
from kwoon.bots.level import Level
from kwoon.core.dice import Dice, LiveDice

Luck = Callable[[], Dice]
"""New dice whenever some are needed."""
SEED = 16


class Seeds:
    """Seeds from the system, fetched many at a time; each is used once and forgotten."""

    def __init__(self) -> None:
        self._left = b""

    def next(self) -> int:
        """128 bits that nobody can foresee."""
        if not self._left:
            self._left = secrets.token_bytes(64 * SEED)
        seed, self._left = self._left[:SEED], self._left[SEED:]
        return int.from_bytes(seed, "big")


_seeds = Seeds()


def fresh_luck() -> Dice:
    """New dice for one answer, seeded by the system: luck that has fallen tells nothing about luck to come."""
    return LiveDice(_seeds.next())


def fresh_id() -> str:
    """An id that nobody can guess: whoever has a table's link was given it."""
    return secrets.token_urlsafe(16)


def data_folder(env: Mapping[str, str]) -> Path:
    """Where a server keeps its things unless told otherwise."""
    if "KWOON_DATA" in env:
        return Path(env["KWOON_DATA"])
    shared = env.get("XDG_DATA_HOME") or (env.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(shared) / "kwoon" if shared else Path.home() / ".local" / "share" / "kwoon"


def web_folder(env: Mapping[str, str]) -> Path:
    """Where the built browser client lies."""
    return Path(env["KWOON_WEB"]) if "KWOON_WEB" in env else Path(__file__).parent / "web"


@dataclass
class Settings:
    """One server's settings."""

    database: str
    """A URL: sqlite:///… or postgresql://…"""
    web: Path
    origins: tuple[str, ...] = ()
    """Other places whose pages may speak to this server, such as `https://cards.example`."""
    workers: int = 2
    """Processes in which bots think."""
    partner: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.partner")
    """The command that starts one of them."""
    bots: tuple[Level, ...] = BOTS
    own: tuple[Level, ...] = ()
    """Bots that whoever runs the hall has written."""
    bot_delay: float = 0.6
    """Bots answer only at multiples of this, so that how long one thought tells nothing."""
    bot_timeout: float = 10.0
    countdown: float = 3.0
    grace: float = 3.0
    """How long another process may take before this one does its work at a table that both have."""
    requests_per_second: float = 20.0
    requests_at_once: float = 100.0
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    empty_after: float = 300.0
    """Seconds after which a waiting table without people vanishes."""
    idle_after: float = 600.0
    """Seconds after which a table that nobody looks at is put away; it is loaded again when it is asked for."""
    luck: Luck = fresh_luck
    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = fresh_id
    process: str = field(default_factory=lambda: secrets.token_hex(6))
    """This process, for others that share its database."""


def from_environment(data: Path | None, database: str | None, env: Mapping[str, str] | None = None) -> Settings:
    """The settings of `kwoon serve`: its arguments, then the environment, then what needs no set-up."""
    env = os.environ if env is None else env
    url = database or env.get("KWOON_DATABASE")
    if not url:
        folder = data or data_folder(env)
        folder.mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{folder.resolve() / 'hall.sqlite3'}"
    return Settings(
        database=url,
        web=web_folder(env),
        origins=tuple(env.get("KWOON_ORIGINS", "").split()),
        workers=int(env.get("KWOON_WORKERS", "0")) or min(2, os.cpu_count() or 1),
        bot_delay=float(env.get("KWOON_BOT_DELAY", "0.6")),
        bot_timeout=float(env.get("KWOON_BOT_TIMEOUT", "10")),
        requests_per_second=float(env.get("KWOON_REQUESTS", "20")),
        requests_at_once=5 * float(env.get("KWOON_REQUESTS", "20")),
        messages_per_second=float(env.get("KWOON_MESSAGES", "20")),
        messages_at_once=3 * float(env.get("KWOON_MESSAGES", "20")),
    )
