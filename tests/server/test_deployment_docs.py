"""The proxy configuration and unit file in docs/host/deployment.md, tested if nginx and systemd are installed.

KWOON_NGINX can name an nginx that is not on PATH.
"""

import asyncio
import http.client
import os
import random
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kwoon.server.settings import ServerSettings
from tests.server.killable_servers import CLEAN_EXIT_CODES, KillableServer, reserved_port
from tests.server.resilient_clients import AcknowledgmentCheck, ResilientPlayer, play_games, wait_for_progress
from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

DEPLOYMENT_PAGE = Path(__file__).parents[2] / "docs" / "host" / "deployment.md"
NGINX = os.environ.get("KWOON_NGINX") or shutil.which("nginx")
ANALYZE = shutil.which("systemd-analyze")
NGINX_MAIN_CONFIG = """
daemon off; pid {home}/nginx.pid; error_log {home}/error.log; {user}
events {{}}
http {{ access_log off; client_body_temp_path {home}/body; proxy_temp_path {home}/proxy;
fastcgi_temp_path {home}/fastcgi; uwsgi_temp_path {home}/uwsgi; scgi_temp_path {home}/scgi;
{conf}
}}
"""


def code_block(kind: str) -> str:
    [found] = re.findall(rf"```{kind}\n(.*?)```", DEPLOYMENT_PAGE.read_text(), re.DOTALL)
    return str(found)


@asynccontextmanager
async def nginx(home: Path, ports: list[int]) -> AsyncIterator[str]:
    """Run nginx with the page's configuration, forwarding to these ports, and yield its address."""
    assert NGINX is not None
    conf, nginx_port = code_block("nginx"), reserved_port()
    for shown_port, port in zip((8001, 8002, 8003), ports, strict=True):
        assert f"127.0.0.1:{shown_port} " in conf
        conf = conf.replace(f"127.0.0.1:{shown_port} ", f"127.0.0.1:{port} ")
    conf = conf.replace("listen 80;", f"listen 127.0.0.1:{nginx_port};")
    user = "user root;" if os.geteuid() == 0 else ""
    (home / "nginx.conf").write_text(NGINX_MAIN_CONFIG.format(home=home, user=user, conf=conf))
    process = subprocess.Popen([NGINX, "-p", home, "-c", home / "nginx.conf", "-e", home / "error.log"])
    try:
        yield f"http://127.0.0.1:{nginx_port}"
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)


def status_from(source: str, address: str) -> int:
    """Return the status of a request sent from the local address `source`."""
    netloc = address.removeprefix("http://")
    connection = http.client.HTTPConnection(netloc, timeout=10, source_address=(source, 0))
    try:
        # The proxy must ignore this header, because the client sets it.
        connection.request("GET", "/api/games", headers={"X-Forwarded-For": f"192.0.2.{random.randrange(256)}"})
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
async def test_three_killed_halls_behind_nginx_lose_no_acknowledged_move(
    settings: Callable[..., ServerSettings], postgres: Callable[[], str], tmp_path: Path
) -> None:
    database = postgres()
    names = ("one", "two", "three")
    halls = [
        KillableServer(settings(database=database, takeover_grace=0.3, process_id=name, proxies=("127.0.0.1",)))
        for name in names
    ]
    await asyncio.gather(*[hall.start() for hall in halls])
    stop = asyncio.Event()
    async with nginx(tmp_path, [hall.port for hall in halls]) as address:
        people = [ResilientPlayer([address], random.Random(seed), 0.02) for seed in range(4)]
        pairs = (("fight", people[:2]), ("dragon-punch", people[2:]))
        games = [asyncio.create_task(play_games(game, pair, 0, stop)) for game, pair in pairs]
        for hall in halls * 2:
            await asyncio.sleep(0.5)
            await hall.kill()
            await hall.start()
        await wait_for_progress([people[:2], people[2:]])
        stop.set()
        await asyncio.wait_for(asyncio.gather(*games), 60)
    for hall in halls:
        assert await hall.stop() in CLEAN_EXIT_CODES
    assert AcknowledgmentCheck(settings(database=database)).check(people) > 20
    assert sum(person.num_disconnects for person in people) > 2


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
async def test_nginx_forwards_the_client_address(
    serve: Callable[..., Awaitable[RunningServer]], tmp_path: Path
) -> None:
    hall = await serve(proxies=("127.0.0.1",), requests_per_second=0.001, request_burst=5.0)
    port = int(hall.address.rpartition(":")[2])
    async with nginx(tmp_path, [port, port, port]) as address:
        await asyncio.sleep(0.3)
        first = [await asyncio.to_thread(status_from, "127.0.0.2", address) for _ in range(7)]
        assert first == [200] * 5 + [429] * 2
        assert await asyncio.to_thread(status_from, "127.0.0.3", address) == 200


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd here")
def test_documented_unit_file_passes_systemd_verification(tmp_path: Path) -> None:
    program = shutil.which("true")
    unit = code_block("ini").replace("/opt/kwoon/bin/kwoon", str(program))
    (tmp_path / "kwoon@.service").write_text(unit)
    (tmp_path / "kwoon@8001.service").symlink_to(tmp_path / "kwoon@.service")
    result = subprocess.run(
        [str(ANALYZE), "verify", tmp_path / "kwoon@8001.service"], capture_output=True, text=True, check=False
    )
    assert "kwoon" not in result.stderr, result.stderr
