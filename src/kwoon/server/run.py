"""`kwoon serve`: build the application and run it until it is stopped."""

from __future__ import annotations

import errno
import gc
import ipaddress
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn
from litestar import Litestar

from kwoon.bots.custom import load_custom_bot
from kwoon.bots.level import BotError, Level, UnknownBot
from kwoon.core.dice import LiveDice
from kwoon.core.message import msg
from kwoon.localization.formatter import Reader
from kwoon.registry import NamedPack, all_games, load_game
from kwoon.server.http.app import build_app
from kwoon.server.http.http_protocol import LimitedHttpProtocol
from kwoon.server.http.websocket_protocol import LimitedWebSocketProtocol
from kwoon.server.operations import logs
from kwoon.server.server import HallServer
from kwoon.server.settings import ServerSettings, load_settings

if sys.platform != "win32":
    import resource

# A separate thread writes the moves, and a busy event loop must let it run quickly.
SWITCH_INTERVAL = 0.0005
PORT_WAIT_SECONDS = 1.0
"""Seconds to wait for the port, which a previous hall may still occupy shortly after it was killed."""
MAX_FRAME_BYTES = 64 * 1024
MAX_OPEN_FILES = 16_384
DEFAULT_FILE_LIMIT = 500
"""File limit to assume if the system's limit is unknown."""
RESERVED_FILES = 100
"""File descriptors reserved for the database, the log and the bots."""


class AddressPrintingServer(uvicorn.Server):
    """A server that prints its address once it is listening."""

    open_browser = False
    invite = False
    """Whether to print how friends can join."""
    behind_proxy = False
    address = ""
    app: Litestar

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            # `HallServer.startup_error` holds the reason, and the caller prints it.
            self.should_exit = True
        if self.should_exit:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        all_interfaces = host in ("0.0.0.0", "::")
        self.address = f"http://{'127.0.0.1' if all_interfaces else f'[{host}]' if ':' in host else host}:{port}"
        t = Reader().t
        print(t("server-open", address=self.address), flush=True)
        # Links copied from the page start with the address at which the page was opened.
        page = f"http://{_lan_address()}:{port}" if all_interfaces else self.address
        if self.invite and all_interfaces:
            print(t("server-join", address=page), flush=True)
        elif self.invite:
            command = _serve_command("HOST=0.0.0.0", "--host 0.0.0.0")
            print(t("server-invite", command=command), flush=True)
        if not self.behind_proxy and not ipaddress.ip_address(host).is_loopback:
            print(t("server-not-encrypted"), flush=True)
        if self.open_browser:
            webbrowser.open(page)


def _serve_command(make_arguments: str, serve_arguments: str) -> str:
    """Return the command that restarts the hall with other arguments: `make play` if it was started with make, otherwise
    `kwoon serve`."""
    return f"make play {make_arguments}" if "MAKELEVEL" in os.environ else f"kwoon serve {serve_arguments}"


def _lan_address() -> str:
    """Return this machine's address on the local network, or its host name if the address is unknown."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Connecting sends nothing: the system only selects the source address. The target is in a reserved test
        # network.
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return socket.gethostname()


def _wait_for_free_port(host: str, port: int) -> None:
    """Exit with a message if the port does not become available within `PORT_WAIT_SECONDS`."""
    deadline = time.monotonic() + PORT_WAIT_SECONDS
    while True:
        try:
            with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((host, port))
            return
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                text = Reader().t("server-cannot-listen", host=host, port=str(port), reason=reason)
                raise SystemExit(text) from error
            if time.monotonic() > deadline:
                command = _serve_command(f"PORT={port + 1}", f"--port {port + 1}")
                address = f"http://127.0.0.1:{port}"
                text = Reader().t("server-port-in-use", port=str(port), address=address, command=command)
                raise SystemExit(text) from error
            time.sleep(0.05)
        except OverflowError as error:
            raise SystemExit(Reader().t("server-invalid-port", port=str(port))) from error


def _raise_file_limit() -> int:
    """Raise the limit on open files as far as the system allows, up to `MAX_OPEN_FILES`, and return the limit. Each
    connection uses one file."""
    if sys.platform == "win32":
        return DEFAULT_FILE_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < MAX_OPEN_FILES:
        soft = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(MAX_OPEN_FILES, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MAX_OPEN_FILES if soft == resource.RLIM_INFINITY else soft


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    database: str | None = None,
    *,
    open_browser: bool = False,
    log: str | None = None,
    custom_bots: Sequence[str] = (),
    offered_packs: Sequence[NamedPack] = (),
) -> None:
    """Run the server until it is stopped.

    `data` is the folder for the SQLite database, and `database` is the URL of a database to use instead. `custom_bots`
    are the ids of additional bots, such as `module:Name`. `offered_packs` are offered in addition to the printed packs.
    """
    logs.configure_logging(log or os.environ.get("KWOON_LOG"))
    levels = tuple(_load_custom_bot_level(id) for id in custom_bots)
    settings = load_settings(data, database)
    settings = replace(
        settings,
        custom_bots=levels,
        bot_worker_command=(*settings.bot_worker_command, *custom_bots),
        offered_packs=tuple(offered_packs),
    )
    run_server(settings, host, port, open_browser)


def _load_custom_bot_level(bot_id: str) -> Level:
    """Return the level of a custom bot, limited to the games that it can play. Print the other games and the reasons.
    Raise `UnknownBot` if the bot can play none."""
    level = load_custom_bot(bot_id)
    games: list[str] = []
    failures: list[BotError] = []
    for definition in all_games():
        try:
            level.make_bot(load_game(definition.id).game, LiveDice(1))
            games.append(definition.id)
        except BotError as error:
            failures.append(error)
    if not games:
        raise UnknownBot(msg("bots-errors-cannot-play", bot=bot_id, reason=failures[0].text))
    for failure in failures:
        print(Reader().t("server-bot-not-offered", reason=failure.text), file=sys.stderr)
    return Level(level.id, level.name, level.description, level.make_bot, tuple(games))


def run_server(settings: ServerSettings, host: str, port: int, open_browser: bool = False) -> None:
    """Run a server with these settings until it is stopped."""
    _wait_for_free_port(host, port)
    settings = replace(settings, max_connections=min(settings.max_connections, _raise_file_limit() - RESERVED_FILES))
    sys.setswitchinterval(SWITCH_INTERVAL)
    server = make_server(build_app(settings), host, port, settings.proxies)
    server.open_browser = open_browser
    server.invite = True
    # Exclude the existing objects from garbage collection and collect the rest less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The server shuts down cleanly, then re-raises the signal that stopped it.
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        hall_server: HallServer = server.app.state.server
        reason = hall_server.startup_error or msg("server-see-log")
        raise SystemExit(Reader().t("server-start-failed", reason=reason))


def make_server(app: Litestar, host: str, port: int, proxies: tuple[str, ...]) -> AddressPrintingServer:
    """Return an unstarted server for an application."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=LimitedHttpProtocol,
        ws=LimitedWebSocketProtocol,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )
    server = AddressPrintingServer(config)
    server.app = app
    server.behind_proxy = bool(proxies)
    return server
