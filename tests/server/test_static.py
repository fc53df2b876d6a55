"""The browser client's files: compressed at build time, read outside the event loop, cached by ETag."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.running_server import RunningServer

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
SCRIPT = b"export default 'kwoon';\n" * 200
PAGE = b"<!doctype html><title>Kwoon</title>" + b"<p>hall</p>" * 200
# The server does not decode the file, so it need not be valid brotli.
IN_BROTLI = b"brotli of the script"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "index.html.gz").write_bytes(gzip.compress(PAGE))
    (folder / "assets/a.js").write_bytes(SCRIPT)
    (folder / "assets/a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/a.js.br").write_bytes(IN_BROTLI)
    (folder / "assets/b.js").write_bytes(SCRIPT)
    return folder


async def get(hall: RunningServer, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Return a response and its body as sent, without decoding."""
    request_headers = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        httpx.AsyncClient(base_url=hall.address) as client,
        client.stream("GET", path, headers={"accept-encoding": ""} | request_headers) as response,
    ):
        return response, b"".join([piece async for piece in response.aiter_raw()])


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", IN_BROTLI),
        ("gzip;q=1.0, br;q=0.5", "gzip", None),
        ("br;q=0, gzip", "gzip", None),
        ("GZIP", "gzip", None),
        ("*", "br", IN_BROTLI),
        ("*, br;q=0", "gzip", None),
        ("", None, SCRIPT),
        ("identity", None, SCRIPT),
        ("gzip;q=0, br;q=0", None, SCRIPT),
        ("br;q=nonsense, gzip;q=", None, SCRIPT),
        (", ".join(["x"] * 5000), None, SCRIPT),
    ],
)
async def test_static_file_is_sent_in_the_best_accepted_encoding(
    serve: Serve, web: Path, accepted: str, encoding: str | None, body: bytes | None
) -> None:
    hall = await serve(web=web)
    response, sent = await get(hall, "/assets/a.js", accept_encoding=accepted)
    assert response.status_code == 200
    assert response.headers.get("content-encoding") == encoding
    assert sent == (body or (web / "assets/a.js.gz").read_bytes())
    assert response.headers["vary"].lower() == "accept-encoding"
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/assets/b.js", "/schema/openapi.json", "/api/games", "/healthz"])
async def test_responses_are_not_compressed_on_the_fly(serve: Serve, web: Path, path: str) -> None:
    hall = await serve(web=web)
    response, sent = await get(hall, path, accept_encoding="gzip, br")
    assert response.status_code == 200 and "content-encoding" not in response.headers
    assert sent != b"" and not sent.startswith(b"\x1f\x8b")


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/index.html"])
async def test_page_is_sent_compressed(serve: Serve, web: Path, path: str) -> None:
    hall = await serve(web=web)
    response, sent = await get(hall, path, accept_encoding="gzip, br")
    assert response.headers["content-encoding"] == "gzip" and gzip.decompress(sent) == PAGE
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"


async def test_etag_depends_on_encoding_and_matching_etag_gives_304(serve: Serve, web: Path) -> None:
    hall = await serve(web=web)
    tags = {}
    for encoding in ("", "gzip", "br"):
        response, _ = await get(hall, "/assets/a.js", accept_encoding=encoding)
        tags[encoding] = response.headers["etag"]
        again, sent = await get(hall, "/assets/a.js", accept_encoding=encoding, if_none_match=tags[encoding])
        assert again.status_code == 304 and sent == b""
        assert again.headers["etag"] == tags[encoding] and again.headers["vary"].lower() == "accept-encoding"
        weak, _ = await get(hall, "/assets/a.js", accept_encoding=encoding, if_none_match=f'"x", W/{tags[encoding]}')
        assert weak.status_code == 304
    assert len(set(tags.values())) == 3
    other, _ = await get(hall, "/assets/a.js", accept_encoding="gzip", if_none_match=tags["br"])
    assert other.status_code == 200


async def test_rebuilt_file_is_sent_with_a_new_etag(serve: Serve, web: Path) -> None:
    hall = await serve(web=web)
    before, _ = await get(hall, "/")
    (web / "index.html").write_bytes(PAGE + b"<p>again</p>")
    after, sent = await get(hall, "/", if_none_match=before.headers["etag"])
    assert after.status_code == 200 and sent.endswith(b"<p>again</p>")
    assert after.headers["etag"] != before.headers["etag"]
