"""The built files of the browser client, or a page that says how to build them.

The build leaves gzip and brotli copies beside the files (web/scripts/compress.js); the server compresses nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from kwoon.hall.guests import Guest
from kwoon.server.server import HallServer

Here = NamedDependency[HallServer]
CurrentGuest = NamedDependency[Guest]
HttpRequest = Request[None, None, State]

# Some systems' MIME tables lack it.
mimetypes.add_type("application/manifest+json", ".webmanifest")
LONGEST = 255
"""Maximum length of a file name in bytes."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings in order of preference, with the file name suffixes of their copies."""
MAX_LOADED = 1000
"""Maximum number of files kept in memory."""
MAX_LISTED = 50
"""Maximum number of header entries that are parsed."""
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Kwoon</title></head>
<body><h1>The browser client is not installed</h1>
<p>The server is running, but this installation does not include the browser client. To build it, run in the source
folder:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then start the server with <code>KWOON_WEB=web/dist</code> in its environment, or reinstall the package on
a machine with npm. The API works without the client; see <code>docs/develop/protocol.md</code>.</p></body></html>
"""


class EncodedFile(NamedTuple):
    """A file in one encoding, ready to send."""

    body: bytes
    etag: str


class StaticFile(NamedTuple):
    """A file in every encoding that was built; `""` is the file itself."""

    kind: str
    variants: dict[str, EncodedFile]

    def accepted(self, accept_encoding: str) -> str:
        """Return the best encoding that a client accepts: by its own weights, then brotli before gzip."""
        if len(self.variants) == 1:
            return ""
        weights = _accepted_encodings(accept_encoding)
        found, best = "", 0.0
        for encoding in ENCODINGS:
            weight = weights.get(encoding, weights.get("*", 0.0))
            if encoding in self.variants and weight > best:
                found, best = encoding, weight
        return found


@get("/", include_in_schema=False)
async def index_page(house: Here, request: HttpRequest, guest: CurrentGuest) -> Response[bytes]:
    """Serve the client's page."""
    return await client_page(house.settings.web, request)


@get("/{path:path}", include_in_schema=False)
async def any_path(house: Here, request: HttpRequest, guest: CurrentGuest, path: FromPath[str]) -> Response[bytes]:
    """Serve a file of the client, or its page for the paths that the client routes itself."""
    inside = path.lstrip("/")
    if inside.split("/")[0] in ("api", "schema"):
        raise NotFoundException("Not found.")
    file = find_file(house.settings.web, inside)
    if file is None:
        if inside.startswith("assets/"):
            raise NotFoundException("File not found. The hall has been updated. Reload the page.")
        return await client_page(house.settings.web, request)
    return file_response(await load_file(file), request, FOREVER if inside.startswith("assets/") else "no-cache")


async def client_page(web: Path, request: HttpRequest) -> Response[bytes]:
    """Return the client's page, or a page that says how to build it."""
    index = find_file(web, "index.html")
    if index is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": "no-cache"})
    return file_response(await load_file(index), request, "no-cache")


def file_response(file: StaticFile, request: HttpRequest, cache: str) -> Response[bytes]:
    """Return a file in the best encoding that the client accepts, or 304 if its copy is current."""
    encoding = file.accepted(request.headers.get("accept-encoding", ""))
    body, etag = file.variants[encoding]
    headers = {"cache-control": cache, "etag": etag, "vary": "accept-encoding"}
    if _matches(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=file.kind, headers=headers)


async def load_file(file: Path) -> StaticFile:
    """Return a file from memory. Read it in a thread if it is new or was rebuilt."""
    states = tuple(_file_stamp(file.with_name(file.name + ending)) for ending in ("", *ENCODINGS.values()))
    known = _loaded.get(file)
    if known is None or known[0] != states:
        known = (states, await asyncio.to_thread(_read, file))
        if len(_loaded) >= MAX_LOADED:
            _loaded.clear()
        _loaded[file] = known
    return known[1]


_loaded: dict[Path, tuple[object, StaticFile]] = {}


def _file_stamp(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _read(file: Path) -> StaticFile:
    bodies = {"": file.read_bytes()}
    for encoding, ending in ENCODINGS.items():
        with suppress(OSError):
            bodies[encoding] = file.with_name(file.name + ending).read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return StaticFile(kind, {encoding: EncodedFile(body, _etag(body)) for encoding, body in bodies.items()})


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _accepted_encodings(accept_encoding: str) -> dict[str, float]:
    """Return the weight of each encoding in an Accept-Encoding header; unreadable weights count as 0."""
    weights: dict[str, float] = {}
    for part in accept_encoding.split(",", MAX_LISTED)[:MAX_LISTED]:
        name, _, weight = part.partition(";")
        written = weight.strip().lower().removeprefix("q=") if weight else "1"
        weights[name.strip().lower()] = float(written) if re.fullmatch(r"[01](\.\d{0,3})?", written) else 0.0
    return weights


def _matches(if_none_match: str, etag: str) -> bool:
    tags = [tag.strip().removeprefix("W/") for tag in if_none_match.split(",", MAX_LISTED)]
    return etag in tags or tags == ["*"]


def find_file(web: Path, inside: str) -> Path | None:
    """Return a file inside the folder, and never one outside it."""
    if "\0" in inside or any(len(name) > LONGEST for name in inside.encode().split(b"/")):
        return None
    home = web.resolve()
    file = (home / inside).resolve()
    return file if file.is_relative_to(home) and file.is_file() else None


def static_router() -> Router:
    """Return the router for everything except the API."""
    return Router("/", route_handlers=[index_page, any_path])
