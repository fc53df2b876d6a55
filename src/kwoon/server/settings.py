"""The settings of one server, read from its arguments and the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kwoon.hall.logging import log_warning
from kwoon.hall.settings import HallSettings

DATABASE_FILE = "hall.sqlite3"
"""Name of the database file in a hall's data folder."""
RENAMED_VARIABLES = {
    "KWOON_GENEROSITY": "KWOON_LIMIT_MULTIPLIER",
    "KWOON_HOUSEHOLD": "KWOON_HOUSEHOLD_MULTIPLIER",
    "KWOON_REQUESTS": "KWOON_REQUESTS_PER_SECOND",
    "KWOON_MESSAGES": "KWOON_MESSAGES_PER_SECOND",
    "KWOON_CONNECTIONS": "KWOON_MAX_CONNECTIONS",
    "KWOON_CONNECTIONS_EACH": "KWOON_MAX_CONNECTIONS_PER_ADDRESS",
    "KWOON_AWAY": "KWOON_AWAY_SECONDS",
}
"""Old names of environment variables and their new names. The old names still work in this version, with a warning."""


def data_folder(env: Mapping[str, str]) -> Path:
    """Return the server's default data folder."""
    if "KWOON_DATA" in env:
        return Path(env["KWOON_DATA"])
    shared = env.get("XDG_DATA_HOME") or (env.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(shared) / "kwoon" if shared else Path.home() / ".local" / "share" / "kwoon"


def web_folder(env: Mapping[str, str]) -> Path:
    """Return the folder of the built browser client."""
    return Path(env["KWOON_WEB"]) if "KWOON_WEB" in env else Path(__file__).parent / "web"


@dataclass(kw_only=True)
class ServerSettings(HallSettings):
    """The settings of a server, including those of its hall."""

    database: str
    """Database URL: sqlite:///… or postgresql://…"""
    web: Path
    origins: tuple[str, ...] = ()
    """Other origins whose pages may call this server, such as `https://cards.example`."""
    hosts: tuple[str, ...] = ()
    """Public host names of this hall, such as `cards.example`; `*` allows any name."""
    hsts: int = 365 * 24 * 3600
    """Maximum age in the Strict-Transport-Security header, in seconds; 0 sends no such header."""
    workers: int = 2
    """Number of bot worker processes."""
    bot_worker_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.workers.bot_worker")
    pack_check_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.workers.pack_check_worker")
    pack_check_timeout: float = 5.0
    """CPU seconds allowed for checking a pack."""
    print_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.workers.print_worker")
    print_timeout: float = 60.0
    """Seconds allowed for printing a pack."""
    study_command: tuple[str, ...] = (sys.executable, "-m", "kwoon.server.workers.study_worker")
    bot_timeout: float = 10.0
    """Seconds that a bot may think before the weakest bot takes its seat."""
    requests_per_second: float = 20.0
    request_burst: float = 100.0
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    max_connections: int = 4000
    """Maximum number of connections; the system's file limit may lower it."""
    max_connections_per_address: int = 200
    """Maximum number of connections per household."""
    metrics_address: str = ""
    """Address of the Prometheus metrics, such as `127.0.0.1:9100`; empty to serve none."""
    limit_multiplier: float = 1.0
    """Multiplier for the limits on expensive requests, such as new tables, hints and replays."""
    io_timeout: float = 10.0
    """Seconds that a client may take to send a request or to read its response."""
    proxies: tuple[str, ...] = ()
    """Addresses of trusted proxies, whose forwarded client addresses are used."""


def replace_old_variables(env: Mapping[str, str]) -> Mapping[str, str]:
    """Return the environment with old variable names replaced by new ones. Log a warning for each old name in use. If
    both names are set, the new one takes precedence."""
    new_env = dict(env)
    for old_name, new_name in RENAMED_VARIABLES.items():
        if old_name in env:
            log_warning("environment variable renamed", old_name=old_name, new_name=new_name)
            new_env.setdefault(new_name, env[old_name])
    return new_env


def load_settings(data: Path | None, database: str | None, env: Mapping[str, str] | None = None) -> ServerSettings:
    """Return the settings for `kwoon serve`. Arguments take precedence over the environment, except that
    `KWOON_DATABASE` overrides `data`. Create the data folder unless a database URL is given."""
    env = replace_old_variables(os.environ if env is None else env)
    url = database or env.get("KWOON_DATABASE")
    if not url:
        folder = data or data_folder(env)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if data is None:
            # The folder contains live deals and the secret for all cookies. The permissions of a folder that the user
            # chose are left unchanged.
            folder.chmod(0o700)
        url = f"sqlite:///{folder.resolve() / DATABASE_FILE}"
    household = float(env.get("KWOON_HOUSEHOLD_MULTIPLIER", "1"))
    return ServerSettings(
        database=url,
        web=web_folder(env),
        origins=tuple(env.get("KWOON_ORIGINS", "").split()),
        hosts=tuple(env.get("KWOON_HOSTS", "").replace(",", " ").split()),
        hsts=int(env.get("KWOON_HSTS", str(ServerSettings.hsts))),
        workers=int(env.get("KWOON_WORKERS", "0")) or min(2, os.cpu_count() or 1),
        bot_delay=float(env.get("KWOON_BOT_DELAY", "0.6")),
        bot_timeout=float(env.get("KWOON_BOT_TIMEOUT", "10")),
        requests_per_second=float(env.get("KWOON_REQUESTS_PER_SECOND", "20")),
        request_burst=5 * float(env.get("KWOON_REQUESTS_PER_SECOND", "20")),
        messages_per_second=float(env.get("KWOON_MESSAGES_PER_SECOND", "20")),
        message_burst=3 * float(env.get("KWOON_MESSAGES_PER_SECOND", "20")),
        max_connections=int(env.get("KWOON_MAX_CONNECTIONS", "4000")),
        max_connections_per_address=int(env.get("KWOON_MAX_CONNECTIONS_PER_ADDRESS", "200")),
        away_seconds=float(env.get("KWOON_AWAY_SECONDS", "120")),
        metrics_address=env.get("KWOON_METRICS", ""),
        limit_multiplier=float(env.get("KWOON_LIMIT_MULTIPLIER", "1")),
        max_tables_per_household=round(household * ServerSettings.max_tables_per_household),
        max_bot_tables_per_household=round(household * ServerSettings.max_bot_tables_per_household),
        max_listed_per_household=round(household * ServerSettings.max_listed_per_household),
        max_tournaments_per_household=round(household * ServerSettings.max_tournaments_per_household),
        max_entrants_per_household=round(household * ServerSettings.max_entrants_per_household),
        max_studies_per_household=round(household * ServerSettings.max_studies_per_household),
        proxies=tuple(env.get("KWOON_PROXIES", "").replace(",", " ").split()),
    )
