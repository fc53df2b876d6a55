"""Visitors' packs: checked in isolation before any use, then stored, changed, shared or removed.

Only playable packs are saved. An unfinished draft is stored separately and visible only to its designer.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from kwoon import registry
from kwoon.core.message import Text, from_json, msg
from kwoon.hall.errors import Conflict, NotFound, PermissionDenied, Unavailable
from kwoon.hall.games.loaded_game_cache import default_pack
from kwoon.hall.guests import Guest, is_fully_visible
from kwoon.hall.hall import Hall
from kwoon.hall.logging import log_info
from kwoon.hall.tables.stored_rows import WriteConflict
from kwoon.hall.workshop.interfaces import PackCheckAborted, PackChecker, PackCheckerUnavailable
from kwoon.hall.workshop.models import UserPack
from kwoon.hall.workshop.pack_catalog import NO_PACK_TEXT, is_default_pack
from kwoon.hall.workshop.requests import CheckPackRequest, CreatePackRequest, SavePackRequest
from kwoon.hall.workshop.responses import DraftResponse, PackCheckResponse, PackResponse
from kwoon.registry import Pack, all_games

MAX_LISTED = 100
MAX_CACHED_SUMMARIES = 256
NOT_OWNER_TEXT = msg("hall-pack-not-yours")
CHECK_TIMEOUT_TEXT = msg("hall-pack-check-slow")
NO_ROOM_TEXT = msg("hall-pack-no-room-download")
OUTDATED_VERSION_TEXT = msg("hall-pack-saved-elsewhere")


class PackSummary(NamedTuple):
    """Cached facts about a pack, kept small because there are many packs and some are long."""

    num_cards: int
    differences: list[Text]


class UserPackService:
    def __init__(self, hall: Hall, checker: PackChecker) -> None:
        self.hall = hall
        self.store = hall.storage.workshop
        self.checker = checker
        self._summaries: OrderedDict[str, PackSummary] = OrderedDict()

    async def check_pack(self, guest: Guest, request: CheckPackRequest) -> PackCheckResponse:
        """Check a pack without storing it."""
        default_pack(request.game)
        if request.text is None and request.draft is None:
            raise Conflict(msg("hall-pack-needs-text"))
        return await self._run_check(request.game, request.text or "", request.draft, False, guest)

    async def create_pack(self, guest: Guest, request: CreatePackRequest) -> PackResponse:
        """Create a pack for the guest. Raise HallError if the pack is not playable or a limit is reached."""
        box_pack = default_pack(request.game)
        name = clean_pack_name(request.name)
        await self._check_pack_limits(guest, len(request.text or ""))
        parent = (await self.hall.packs.resolve_pack(request.parent)).pack if request.parent else box_pack
        if parent.game != request.game:
            titles = [registry.find_game(each).title for each in (parent.game, request.game)]
            raise Conflict(msg("hall-pack-parent", parent=titles[0], game=titles[1]))
        if request.text is None and request.draft is None:
            pack, cards = parent, (await self._pack_summary(parent, guest)).num_cards
        else:
            pack, cards = await self._checked_pack(request.game, request.text or "", request.draft, guest)
        now = self.hall.now()
        user_pack = UserPack(
            id=self.hall.settings.new_id(),
            game=request.game,
            owner=guest.id,
            name=name,
            fingerprint=pack.fingerprint,
            text=pack.text,
            num_cards=cards,
            parent=parent.fingerprint,
            is_shared=False,
            created=now,
            changed=now,
        )
        # The parent stays available for comparison even if its owner removes it.
        await self.hall.packs.store_pack(parent)
        await self.store.add_user_pack(user_pack)
        log_info("pack created", game=request.game)
        return await self.pack_response(user_pack, guest)

    async def save_pack(self, guest: Guest, pack_id: str, request: SavePackRequest) -> PackResponse:
        """Save a new version of a pack. Raise HallError if the pack is not playable or was changed elsewhere."""
        user_pack = await self.require_owned_pack(guest, pack_id)
        if request.version != user_pack.version:
            raise Conflict(OUTDATED_VERSION_TEXT)
        if request.name is not None:
            user_pack.name = clean_pack_name(request.name)
        new_cards = request.text is not None or request.draft is not None
        if new_cards:
            pack, user_pack.num_cards = await self._checked_pack(
                user_pack.game, request.text or "", request.draft, guest
            )
            await self._check_space(len(pack.text) - len(user_pack.text))
            user_pack.fingerprint, user_pack.text = pack.fingerprint, pack.text
        await self._store_new_version(user_pack)
        if new_cards:
            await self.store.save_draft(pack_id, None)
        return await self.pack_response(user_pack, guest)

    async def share_pack(self, guest: Guest, pack_id: str, shared: bool) -> PackResponse:
        """Share a pack with everyone, or stop sharing it."""
        user_pack = await self.require_owned_pack(guest, pack_id)
        if user_pack.is_shared != shared:
            user_pack.is_shared = shared
            await self._store_new_version(user_pack)
        return await self.pack_response(user_pack, guest)

    async def remove_pack(self, guest: Guest, pack_id: str) -> None:
        """Remove a pack. A pack that has been played remains stored for its tables."""
        await self.require_owned_pack(guest, pack_id)
        await self.store.remove_user_pack(pack_id)

    async def load_draft(self, guest: Guest, pack_id: str) -> DraftResponse:
        """Return a pack's draft; empty if there is none."""
        await self.require_owned_pack(guest, pack_id)
        return await self.store.load_draft(pack_id) or DraftResponse("", 0.0)

    async def save_draft(self, guest: Guest, pack_id: str, text: str) -> DraftResponse:
        """Store a draft without checking it. An empty text removes the draft."""
        await self.require_owned_pack(guest, pack_id)
        if "\0" in text:
            raise Conflict(msg("hall-pack-nul"))
        draft = DraftResponse(text, round(self.hall.now(), 3)) if text else None
        await self.store.save_draft(pack_id, draft)
        return draft or DraftResponse("", 0.0)

    # Queries.

    async def find_pack(self, guest: Guest, id_or_fingerprint: str) -> PackResponse:
        """Return a pack with its text, by id or fingerprint."""
        user_pack = await self.store.find_user_pack(id_or_fingerprint)
        if user_pack is None:
            pack_choice = await self.hall.packs.resolve_pack(id_or_fingerprint)
            if pack_choice.design_id:
                user_pack = await self.store.find_user_pack(pack_choice.design_id)
            if user_pack is None:
                return await self._hall_pack_response(guest, pack_choice.pack, pack_choice.name)
        response = await self.pack_response(user_pack, guest)
        response.text = user_pack.text
        response.differences = (await self._pack_summary(user_pack.to_pack(), guest)).differences
        return response

    async def list_packs(self, guest: Guest, source: str, game: str | None) -> list[PackResponse]:
        """Return packs without their texts: the hall's own packs (`offered`), the guest's packs (`mine`), or all shared
        packs."""
        if source != "offered":
            stored_packs = await self.store.list_user_packs(guest.id if source == "mine" else None, game, MAX_LISTED)
            return [await self.pack_response(user_pack, guest) for user_pack in stored_packs]
        box_packs = [(registry.default_pack(definition.id), "") for definition in all_games()]
        offered_packs = [(offer.pack, offer.name) for offer in self.hall.packs.offered]
        responses = [
            await self._hall_pack_response(guest, *each)
            for each in box_packs + offered_packs
            if game in (None, each[0].game)
        ]
        for each in responses:
            each.text, each.differences = "", []
        return responses

    async def require_owned_pack(self, guest: Guest, pack_id: str) -> UserPack:
        """Return one of the guest's packs. Raise HallError if there is no such pack, or if it belongs to another person."""
        user_pack = await self.store.find_user_pack(pack_id)
        if user_pack is None:
            raise NotFound(NO_PACK_TEXT)
        if user_pack.owner != guest.id:
            raise PermissionDenied(NOT_OWNER_TEXT)
        return user_pack

    async def pack_response(self, user_pack: UserPack, guest: Guest) -> PackResponse:
        """Return a pack as the guest may see it."""
        is_owner = user_pack.owner == guest.id
        return PackResponse(
            id=user_pack.id,
            game=user_pack.game,
            fingerprint=user_pack.fingerprint,
            name=user_pack.name,
            owner=user_pack.owner,
            owner_name=await self.hall.guests.nickname(user_pack.owner),
            parent=user_pack.parent,
            created=round(user_pack.created, 3),
            changed=round(user_pack.changed, 3),
            version=user_pack.version,
            shared=user_pack.is_shared,
            is_owner=is_owner,
            is_default=False,
            has_draft=is_owner and await self.store.has_draft(user_pack.id),
            num_notes=await self.store.count_notes(user_pack.id) if is_owner else 0,
            num_cards=user_pack.num_cards,
        )

    async def _hall_pack_response(self, guest: Guest, pack: Pack, name: str) -> PackResponse:
        summary = await self._pack_summary(pack, guest)
        return PackResponse(
            id=None,
            game=pack.game,
            fingerprint=pack.fingerprint,
            name=name,
            owner=None,
            owner_name="",
            parent=None,
            created=0.0,
            changed=0.0,
            version=0,
            shared=False,
            is_owner=False,
            is_default=is_default_pack(pack),
            has_draft=False,
            num_notes=0,
            num_cards=summary.num_cards,
            text=pack.text,
            differences=summary.differences,
        )

    # Checks.

    async def _pack_summary(self, pack: Pack, guest: Guest) -> PackSummary:
        summary = self._summaries.get(pack.fingerprint)
        if summary is None:
            check = await self._run_check(pack.game, pack.text, None, False, guest)
            summary = self._summaries[pack.fingerprint] = PackSummary(len(check.cards), check.differences)
            if len(self._summaries) > MAX_CACHED_SUMMARIES:
                self._summaries.popitem(last=False)
        return summary

    async def _checked_pack(self, game: str, text: str, draft: object, guest: Guest) -> tuple[Pack, int]:
        """Return a playable pack and its number of different cards. Raise HallError if the pack has problems."""
        check = await self._run_check(game, text, draft, True, guest)
        if check.problems:
            raise Conflict(from_json(check.problems[0].message))
        return Pack(game, check.fingerprint, check.text), len(check.cards)

    async def _run_check(
        self, game: str, text: str, draft: object, with_games: bool, guest: Guest
    ) -> PackCheckResponse:
        try:
            return await self.checker.check_pack(
                game, text, draft, with_games, owner_id=guest.id, household=guest.household
            )
        except PackCheckAborted:
            self.hall.metrics.count_error()
            raise Conflict(CHECK_TIMEOUT_TEXT) from None
        except PackCheckerUnavailable:
            raise Unavailable(msg("hall-pack-busy")) from None

    async def _check_pack_limits(self, guest: Guest, num_characters: int) -> None:
        settings = self.hall.settings
        usage = await self.store.pack_usage(guest.id)
        if usage.owned >= settings.max_packs_per_person:
            raise Conflict(msg("hall-pack-limit", count=usage.owned))
        if usage.all >= settings.max_packs or usage.num_characters + num_characters > settings.max_pack_characters:
            raise Conflict(NO_ROOM_TEXT)

    async def _check_space(self, num_characters: int) -> None:
        """Raise HallError if the hall has no space for this many more characters."""
        if (
            num_characters > 0
            and (await self.store.pack_usage("")).num_characters + num_characters
            > self.hall.settings.max_pack_characters
        ):
            raise Conflict(NO_ROOM_TEXT)

    async def _store_new_version(self, user_pack: UserPack) -> None:
        user_pack.version += 1
        user_pack.changed = self.hall.now()
        try:
            await self.store.update_user_pack(user_pack)
        except WriteConflict:
            raise Conflict(OUTDATED_VERSION_TEXT) from None


def clean_pack_name(name: str) -> str:
    """Return a pack name with normalized spaces. Raise HallError if the name is empty, too long, or contains unprintable
    characters."""
    clean_name = " ".join(name.split())
    if (
        not 1 <= len(clean_name) <= registry.MAX_NAME_LENGTH
        or not clean_name.isprintable()
        or not is_fully_visible(clean_name)
    ):
        raise Conflict(msg("hall-pack-name", max=registry.MAX_NAME_LENGTH))
    return clean_name
