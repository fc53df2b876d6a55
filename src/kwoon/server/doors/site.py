"""The browser client: files as they were built, or a page that says how to build them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Response

from kwoon.hall.guests import Guest
from kwoon.server.house import House

Here = NamedDependency[House]
Somebody = NamedDependency[Guest]

# Not every machine's list of kinds has it.
mimetypes.add_type("application/manifest+json", ".webmanifest")
LONGEST = 255
"""No file has a longer name, in bytes."""
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Kwoon</title></head>
<body><h1>The hall is open, but its door is not built</h1>
<p>The server works; the browser client is not part of this installation. To build it,
run this in the source folder:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then start the server with <code>KWOON_WEB=web/dist</code> in its environment, or install the package again with npm
at hand. What the server can do without it is described in <code>docs/protocol.md</code>.</p></body></html>
"""


@get("/", include_in_schema=False)
async def front(house: Here, guest: Somebody) -> Response[bytes]:
    """The client's page."""
    return page(house.settings.web)


@get("/{path:path}", include_in_schema=False)
async def anything(house: Here, guest: Somebody, path: FromPath[str]) -> Response[bytes] | File:
    """A file of the client; its page for all paths that the client itself makes sense of."""
    inside = path.lstrip("/")
    if inside.split("/")[0] in ("api", "schema"):
        raise NotFoundException("There is no such thing here.")
    file = find(house.settings.web, inside)
    if file is None:
        if inside.startswith("assets/"):
            raise NotFoundException("There is no such file. Reload the page: the hall was brought up to date.")
        return page(house.settings.web)
    cache = FOREVER if inside.startswith("assets/") else "no-cache"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(file, media_type=kind, content_disposition_type="inline", headers={"cache-control": cache})


def page(web: Path) -> Response[bytes]:
    """The client's page, or how to get one."""
    index = find(web, "index.html")
    content = NOT_BUILT.encode() if index is None else index.read_bytes()
    return Response(content, media_type="text/html", headers={"cache-control": "no-cache"})


def find(web: Path, inside: str) -> Path | None:
    """A file inside the folder, and never outside of it."""
    if "\0" in inside or any(len(name) > LONGEST for name in inside.encode().split(b"/")):
        return None
    home = web.resolve()
    file = (home / inside).resolve()
    return file if file.is_relative_to(home) and file.is_file() else None


def site() -> Router:
    """Everything that is not the API."""
    return Router("/", route_handlers=[front, anything])
