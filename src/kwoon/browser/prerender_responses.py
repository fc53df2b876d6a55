"""Writes a hall's static responses to files, so that games, cards and rules appear before Python has loaded.

`site/python.mjs` calls `write_prerendered_responses` at build time. `index.json` names the file for each request.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from kwoon.browser.local_hall import LocalHall
from kwoon.localization.languages import LANGUAGES
from kwoon.registry import all_games, default_pack


class NullPlatform:
    """A store that keeps nothing, and a bot worker that is never used."""

    async def read(self, prefix: str) -> dict[str, str]:
        return {}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Discard the changes."""

    async def run_encoded_bot_job(self, encoded_job: str) -> str:
        return "{}"

    def restart_worker(self) -> None:
        """Do nothing."""


async def write_prerendered_responses(folder: Path) -> None:
    """Request every static response from a hall and write it to a file."""
    platform = NullPlatform()
    hall = LocalHall(platform, platform, lambda line: None)
    await hall.open()
    index: dict[str, str] = {}

    async def save_response(file: str, *paths: str) -> None:
        response = json.loads(await hall.handle_request("GET", paths[0], ""))
        if response["status"] != 200:
            raise SystemExit(f"{paths[0]}: {response['text']}")
        (folder / file).write_text(response["text"], encoding="utf-8")
        index.update(dict.fromkeys(paths, file))

    folder.mkdir(parents=True, exist_ok=True)
    await save_response("games.json", "/api/games")
    for definition in all_games():
        pack_query = f"?pack={default_pack(definition.id).fingerprint}"
        for kind in ("cards", "rules"):
            path = f"/api/games/{definition.id}/{kind}"
            await save_response(f"{definition.id}-{kind}.json", path, path + pack_query)
        for language in LANGUAGES:
            path = f"/api/games/{definition.id}/rulebook?language={language}"
            await save_response(f"{definition.id}-rulebook-{language}.json", path)
        await save_response(f"{definition.id}-packs.json", f"/api/packs?of=offered&game={definition.id}")
    (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")
    await hall.close()
