"""A hall's packs by fingerprint: printed packs of this and earlier versions, the operator's packs, and visitors' packs.
Every pack that has been played stays available."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from kwoon import registry
from kwoon.core.message import msg
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.games.loaded_game_cache import default_pack
from kwoon.hall.interfaces import Storage
from kwoon.hall.tables.table_state import TableState
from kwoon.registry import NamedPack, Pack, all_games

MAX_CACHED_PACKS = 64
PACK_MISSING_TEXT = msg("hall-pack-gone")
NO_PACK_TEXT = msg("hall-no-pack")


class ResolvedPack(NamedTuple):
    """A pack that a request refers to, and its name."""

    pack: Pack
    name: str
    design_id: str
    """The id of the visitor's pack; empty if it is not a visitor's pack."""


class PackCatalog:
    def __init__(self, storage: Storage, offered: tuple[NamedPack, ...], max_characters: int) -> None:
        self._storage = storage
        self.offered = offered
        self._max_characters = max_characters
        self._hall_fingerprints: set[str] = set()
        """Fingerprints of the packs that come with the hall."""
        self._cache: OrderedDict[str, Pack] = OrderedDict()

    def store_bundled_packs(self) -> None:
        """Store the printed and offered packs, so that tables that use them can be opened in later versions of Kwoon."""
        box_packs = [
            pack
            for definition in all_games()
            for pack in (registry.default_pack(definition.id), *registry.archived_packs(definition.id))
        ]
        hall_packs = [*box_packs, *(offer.pack for offer in self.offered)]
        self._storage.store_packs(hall_packs)
        self._hall_fingerprints = {pack.fingerprint for pack in hall_packs}

    async def table_pack(self, table_state: TableState) -> Pack:
        """Return a table's pack. Raise HallError if the hall no longer has it."""
        pack = await self.find_stored_pack(table_state.pack)
        if pack is None or pack.game != table_state.game:
            raise Conflict(PACK_MISSING_TEXT)
        return pack

    async def find_stored_pack(self, fingerprint: str) -> Pack | None:
        """Return the stored pack with this fingerprint, or None."""
        pack = self._cache.get(fingerprint) or await self._storage.find_pack(fingerprint)
        if pack is not None:
            self.cache_pack(pack)
        return pack

    async def resolve_pack(self, id_or_fingerprint: str) -> ResolvedPack:
        """Return the pack with this id or fingerprint. Raise HallError if there is none."""
        user_pack = await self._storage.workshop.find_user_pack(id_or_fingerprint)
        if user_pack is not None:
            return ResolvedPack(user_pack.to_pack(), user_pack.name, user_pack.id)
        pack = await self.find_stored_pack(id_or_fingerprint)
        if pack is None:
            raise NotFound(NO_PACK_TEXT)
        shared = await self._storage.workshop.find_shared_pack(id_or_fingerprint)
        if shared is not None and not is_default_pack(pack):
            return ResolvedPack(pack, shared.name, shared.id)
        return ResolvedPack(pack, self.offered_pack_name(id_or_fingerprint), "")

    async def resolve_and_store_pack(self, game: str, id_or_fingerprint: str) -> ResolvedPack:
        """Return the pack for a new table and store it permanently. The default is the printed pack."""
        box_pack = default_pack(game)
        if not id_or_fingerprint:
            return ResolvedPack(box_pack, "", "")
        pack_choice = await self.resolve_pack(id_or_fingerprint)
        if pack_choice.pack.game != game:
            raise Conflict(msg("hall-pack-other-game", game=registry.find_game(pack_choice.pack.game).title))
        await self.store_pack(pack_choice.pack)
        return pack_choice

    async def store_pack(self, pack: Pack) -> None:
        """Store a pack permanently, independent of any visitor's pack. Raise HallError if there is no space."""
        workshop = self._storage.workshop
        if pack.fingerprint in self._hall_fingerprints or await workshop.has_pack(pack.fingerprint):
            return
        elif await workshop.count_stored_characters() + len(pack.text) > self._max_characters:
            raise Conflict(msg("hall-pack-no-room"))
        else:
            await workshop.store_pack(pack)

    async def game_pack(self, game: str, fingerprint: str) -> Pack:
        """Return the game's pack with this fingerprint, or the printed pack if `fingerprint` is empty. Raise HallError
        if there is no such pack."""
        box_pack = default_pack(game)
        pack = await self.find_stored_pack(fingerprint) if fingerprint else box_pack
        if pack is None or pack.game != game:
            raise NotFound(NO_PACK_TEXT)
        return pack

    def cache_pack(self, pack: Pack) -> None:
        self._cache[pack.fingerprint] = pack
        self._cache.move_to_end(pack.fingerprint)
        if len(self._cache) > MAX_CACHED_PACKS:
            self._cache.popitem(last=False)

    def offered_pack_name(self, fingerprint: str) -> str:
        """Return the name under which the hall offers a pack; empty for printed packs and visitors' packs."""
        return next((offer.name for offer in self.offered if offer.pack.fingerprint == fingerprint), "")


def is_default_pack(pack: Pack) -> bool:
    """Return whether a pack is its game's printed pack in this version of Kwoon."""
    return pack.fingerprint == registry.default_pack(pack.game).fingerprint
