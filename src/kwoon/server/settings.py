"""How one server is set up: its hall, and what the hall is given there."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kwoon.hall.settings import HallSettings

FILE = "hall.sqlite3"
"""The database in the folder of a hall."""


def data_folder(env: Mapping[str, str]) -> Path:
    """Where a server keeps its things unless told otherwise."""
    if "KWOON_DATA" in env:
        return Path(env["KWOON_DATA"])
    shared = env.get("XDG_DATA_HOME") or (env.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(shared) / "kwoon" if shared else Path.home() / ".local" / "share" / "kwoon"


def web_folder(env: Mapping[str, str]) -> Path:
    """Where the built browser client lies."""
    return Path(env["KWOON_WEB"]) if "KWOON_WEB" in env else Path(__file__).parent / "web"


@dataclass(kw_only=True)
class Settings(HallSettings):
    """One server's settings."""

    database: str
    """A URL: sqlite:///… or postgresql://…"""
    web: Path
    origins: tuple[str, ...] = ()
    """Other places whose pages may speak to this server, such as `https://cards.example`."""
    hosts: tuple[str, ...] = ()
    """Public names under which this hall is found, such as `cards.example`; `*` is any name."""
    hsts: int = 365 * 24 * 3600
    """For how many seconds browsers that came over TLS come back over TLS only; 0 sends no such header."""
    workers: int = 2
    """Processes in which bots think."""
    bot_worker_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.workers.bot_worker")
    """The command that starts one of them."""
    pack_check_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.workers.pack_check_worker")
    """The command that starts a process in which packs are read."""
    pack_check_timeout: float = 5.0
    """A pack that takes longer than so many seconds of the processor's time to be read and tried is refused."""
    print_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.workers.print_worker")
    """The command that starts a process in which packs are printed."""
    print_timeout: float = 60.0
    """Sheets that take longer than so many seconds are given up."""
    study_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.studies.study_worker")
    """The command that starts the process in which studies are played."""
    bot_timeout: float = 10.0
    """A bot that thinks longer than so many seconds gives its seat to the simplest one."""
    requests_per_second: float = 20.0
    request_burst: float = 100.0
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    max_connections: int = 4000
    """So many connections there may be at once, if the system has as many files for them."""
    max_connections_per_address: int = 200
    """So many of them from one address, or from one network of the sixth version."""
    metrics_address: str = ""
    """Where Prometheus reads how things are, such as `127.0.0.1:9100`; nowhere unless it is said."""
    limit_multiplier: float = 1.0
    """So many times the usual share anybody has of what is dear: tables, hints, curves of chances, replays."""
    io_timeout: float = 10.0
    """For so many seconds somebody may be about to send a request, or to read what they are sent."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies, which are believed when they say whom they speak for."""


def from_environment(data: Path | None, database: str | None, env: Mapping[str, str] | None = None) -> Settings:
    """The settings of `kwoon serve`: its arguments, then the environment, then what needs no set-up."""
    env = os.environ if env is None else env
    url = database or env.get("KWOON_DATABASE")
    if not url:
        folder = data or data_folder(env)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if data is None:
            # It holds live deals and the secret of all cookies; one that somebody chose is theirs to look after.
            folder.chmod(0o700)
        url = f"sqlite:///{folder.resolve() / FILE}"
    household = float(env.get("KWOON_HOUSEHOLD", "1"))
    return Settings(
        database=url,
        web=web_folder(env),
        origins=tuple(env.get("KWOON_ORIGINS", "").split()),
        hosts=tuple(env.get("KWOON_HOSTS", "").replace(",", " ").split()),
        hsts=int(env.get("KWOON_HSTS", str(Settings.hsts))),
        workers=int(env.get("KWOON_WORKERS", "0")) or min(2, os.cpu_count() or 1),
        bot_delay=float(env.get("KWOON_BOT_DELAY", "0.6")),
        bot_timeout=float(env.get("KWOON_BOT_TIMEOUT", "10")),
        requests_per_second=float(env.get("KWOON_REQUESTS", "20")),
        request_burst=5 * float(env.get("KWOON_REQUESTS", "20")),
        messages_per_second=float(env.get("KWOON_MESSAGES", "20")),
        message_burst=3 * float(env.get("KWOON_MESSAGES", "20")),
        max_connections=int(env.get("KWOON_CONNECTIONS", "4000")),
        max_connections_per_address=int(env.get("KWOON_CONNECTIONS_EACH", "200")),
        away_seconds=float(env.get("KWOON_AWAY", "120")),
        metrics_address=env.get("KWOON_METRICS", ""),
        limit_multiplier=float(env.get("KWOON_GENEROSITY", "1")),
        max_tables_per_household=round(household * Settings.max_tables_per_household),
        max_bot_tables_per_household=round(household * Settings.max_bot_tables_per_household),
        max_listed_per_household=round(household * Settings.max_listed_per_household),
        max_tournaments_per_household=round(household * Settings.max_tournaments_per_household),
        max_entrants_per_household=round(household * Settings.max_entrants_per_household),
        max_studies_per_household=round(household * Settings.max_studies_per_household),
        proxies=tuple(env.get("KWOON_PROXIES", "").replace(",", " ").split()),
    )
