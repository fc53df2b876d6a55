"""The built files of the browser client, or a page that says how to build them.

The build writes gzip and brotli copies next to the files (web/scripts/compress.js); the server compresses nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from kwoon.hall.guests import Guest
from kwoon.server.http.adapter import HttpRequest
from kwoon.server.server import HallServer

CurrentServer = NamedDependency[HallServer]
CurrentGuest = NamedDependency[Guest]

# Some systems' MIME tables lack this type.
mimetypes.add_type("application/manifest+json", ".webmanifest")
MAX_NAME_LENGTH = 255
"""Maximum length of a file name in bytes."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings in order of preference, with the file name suffixes of their copies."""
MAX_CACHED_FILES = 1000
"""Maximum number of files kept in memory."""
MAX_HEADER_ITEMS = 50
"""Maximum number of header entries that are parsed."""
IMMUTABLE = "public, max-age=31536000, immutable"
NOT_BUILT_PAGE = """<!doctype html>
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

    media_type: str
    variants: dict[str, EncodedFile]

    def best_encoding(self, accept_encoding: str) -> str:
        """Return the best encoding that a client accepts: by its own weights, then brotli before gzip."""
        if len(self.variants) == 1:
            return ""
        weights = _accepted_encodings(accept_encoding)
        best_encoding, best_weight = "", 0.0
        for encoding in ENCODINGS:
            weight = weights.get(encoding, weights.get("*", 0.0))
            if encoding in self.variants and weight > best_weight:
                best_encoding, best_weight = encoding, weight
        return best_encoding


@get("/", include_in_schema=False)
async def index_page(server: CurrentServer, request: HttpRequest, guest: CurrentGuest) -> Response[bytes]:
    return await client_page(server.settings.web, request)


@get("/{path:path}", include_in_schema=False)
async def client_file(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, path: FromPath[str]
) -> Response[bytes]:
    """Serve a client file, or the client's page for paths that the client routes itself."""
    relative_path = path.lstrip("/")
    if relative_path.split("/")[0] in ("api", "schema"):
        raise NotFoundException("Not found.")
    file = find_file(server.settings.web, relative_path)
    if file is None:
        if relative_path.startswith("assets/"):
            raise NotFoundException("File not found. The hall has been updated. Reload the page.")
        return await client_page(server.settings.web, request)
    return file_response(
        await load_file(file), request, IMMUTABLE if relative_path.startswith("assets/") else "no-cache"
    )


async def client_page(web: Path, request: HttpRequest) -> Response[bytes]:
    """Return the client's page, or a page that says how to build the client."""
    index = find_file(web, "index.html")
    if index is None:
        return Response(NOT_BUILT_PAGE.encode(), media_type="text/html", headers={"cache-control": "no-cache"})
    return file_response(await load_file(index), request, "no-cache")


def file_response(file: StaticFile, request: HttpRequest, cache: str) -> Response[bytes]:
    """Return a file in the best encoding that the client accepts, or status 304 if the client's copy is current."""
    encoding = file.best_encoding(request.headers.get("accept-encoding", ""))
    body, etag = file.variants[encoding]
    headers = {"cache-control": cache, "etag": etag, "vary": "accept-encoding"}
    if _etag_matches(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, media_type=file.media_type, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=file.media_type, headers=headers)


async def load_file(file: Path) -> StaticFile:
    """Return a file, cached in memory. Read it in a thread if it is new or has changed."""
    stamps = tuple(_file_stamp(file.with_name(file.name + suffix)) for suffix in ("", *ENCODINGS.values()))
    cached = _file_cache.get(file)
    if cached is None or cached[0] != stamps:
        cached = (stamps, await asyncio.to_thread(_read_file, file))
        if len(_file_cache) >= MAX_CACHED_FILES:
            _file_cache.clear()
        _file_cache[file] = cached
    return cached[1]


_file_cache: dict[Path, tuple[object, StaticFile]] = {}


def _file_stamp(file: Path) -> tuple[int, int] | None:
    try:
        stat = file.stat()
    except OSError:
        return None
    return stat.st_mtime_ns, stat.st_size


def _read_file(file: Path) -> StaticFile:
    bodies = {"": file.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        with suppress(OSError):
            bodies[encoding] = file.with_name(file.name + suffix).read_bytes()
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return StaticFile(media_type, {encoding: EncodedFile(body, _etag(body)) for encoding, body in bodies.items()})


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _accepted_encodings(accept_encoding: str) -> dict[str, float]:
    """Return the weight of each encoding in an Accept-Encoding header; unreadable weights count as 0."""
    weights: dict[str, float] = {}
    for part in accept_encoding.split(",", MAX_HEADER_ITEMS)[:MAX_HEADER_ITEMS]:
        name, _, weight = part.partition(";")
        weight_text = weight.strip().lower().removeprefix("q=") if weight else "1"
        weights[name.strip().lower()] = float(weight_text) if re.fullmatch(r"[01](\.\d{0,3})?", weight_text) else 0.0
    return weights


def _etag_matches(if_none_match: str, etag: str) -> bool:
    tags = [tag.strip().removeprefix("W/") for tag in if_none_match.split(",", MAX_HEADER_ITEMS)]
    return etag in tags or tags == ["*"]


def find_file(web: Path, relative_path: str) -> Path | None:
    """Return the file at this path; None if it does not exist or is outside the folder."""
    if "\0" in relative_path or any(len(name) > MAX_NAME_LENGTH for name in relative_path.encode().split(b"/")):
        return None
    root = web.resolve()
    file = (root / relative_path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None
