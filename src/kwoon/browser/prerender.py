"""Write the static responses of a hall as files, so that games, cards and rules appear before Python has loaded.

    python -m kwoon.browser.prerender FOLDER

`index.json` names the file for each request.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from kwoon.browser.polyfills import stand_in


class EmptyStore:
    """A store that keeps nothing."""

    async def read(self, prefix: str) -> dict[str, str]:
        """Return an empty dict."""
        return {}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Discard the changes."""


class NoBots:
    """A worker that is never used."""

    async def ask(self, question: str) -> str:
        """Return an empty reply: no jobs are expected."""
        return "{}"

    def end(self) -> None:
        """Do nothing."""


async def write_prerendered(folder: Path) -> None:
    """Request every static response from a hall and write it to a file."""
    from kwoon.browser.local_hall import LocalHall  # noqa: PLC0415
    from kwoon.games import GAMES  # noqa: PLC0415
    from kwoon.registry import default_pack  # noqa: PLC0415

    hall = LocalHall(EmptyStore(), NoBots(), lambda line: None)
    await hall.open()
    index: dict[str, str] = {}

    async def keep(file: str, *paths: str) -> None:
        answer = json.loads(await hall.call("GET", paths[0], ""))
        if answer["status"] != 200:
            raise SystemExit(f"{paths[0]}: {answer['text']}")
        (folder / file).write_text(answer["text"], encoding="utf-8")
        index.update(dict.fromkeys(paths, file))

    folder.mkdir(parents=True, exist_ok=True)
    await keep("games.json", "/api/games")
    for box in GAMES:
        of_pack = f"?pack={default_pack(box.id).fingerprint}"
        for what in ("cards", "rules"):
            path = f"/api/games/{box.id}/{what}"
            await keep(f"{box.id}-{what}.json", path, path + of_pack)
        await keep(f"{box.id}-reading.json", f"/api/games/{box.id}/rulebook")
        await keep(f"{box.id}-packs.json", f"/api/packs?of=offered&game={box.id}")
    (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")
    await hall.close()


if __name__ == "__main__":
    stand_in()
    asyncio.run(write_prerendered(Path(sys.argv[1])))
