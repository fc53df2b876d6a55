"""Lists of friends. A list is one-sided: adding someone needs no consent, tells them nothing and gives no right over them.
A person's presence is visible only to the people on that person's own list, and only if the person has switched it on."""

from __future__ import annotations

from typing import Any

from kwoon.core.message import msg
from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.friends.interfaces import FriendStore
from kwoon.hall.friends.models import SocialSettings
from kwoon.hall.friends.requests import SocialSettingsRequest
from kwoon.hall.friends.responses import (
    CardRatingResponse,
    FoundPersonResponse,
    FriendResponse,
    FriendsResponse,
    PersonCardResponse,
    RecentPlayerResponse,
)
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.ratings.game_history_and_ratings import game_count_responses, rating_response

ONLINE_SECONDS = 75.0
"""A person counts as online for this many seconds after their page last asked for invitations."""
MAX_FOUND = 10
"""Maximum people that a search for a name returns."""
MAX_RECENT_TABLES = 40
MAX_RECENT_PLAYERS = 20
MAX_GAMES_AGAINST = 1000
"""Maximum number of a person's latest games that are searched for games with another person."""


class FriendService:
    def __init__(self, hall: Hall, store: FriendStore) -> None:
        self.hall = hall
        self._store = store

    async def list_friends(self, guest: Guest) -> FriendsResponse:
        """Return the guest's list, with those who are online, and the guest's settings."""
        friends = await self._store.list_friends(guest.id)
        online = await self._store.online_friends(guest.id, self.hall.now() - ONLINE_SECONDS)
        settings = await self._store.settings(guest.id)
        profile = await self.hall.guests.profile(guest.id)
        return FriendsResponse(
            [FriendResponse(each.person_id, each.name, each.person_id in online) for each in friends],
            settings.shows_online,
            settings.challenges_from,
            profile.registered_at is not None,
        )

    async def export_data(self, guest: Guest) -> dict[str, Any]:
        """Return everything that the hall stores about the guest's friends, settings and invitations, as
        JSON-compatible values."""
        stored = await self._store.stored_data(guest.id)
        return {
            "social": {
                "friends": [each._asdict() for each in stored.friends],
                **stored.settings._asdict(),
                "last_online": stored.last_online,
            },
            "invitations": {
                "sent": [each._asdict() for each in stored.sent],
                "received": [each._asdict() for each in stored.received],
            },
        }

    async def add_friend(self, guest: Guest, person_id: str) -> FriendsResponse:
        """Add a person to the guest's list and return the list. Raise HallError if the list is full, the guest has
        blocked the person, or there is no such person."""
        await self.require_other_person(guest, person_id)
        max_friends = self.hall.settings.max_friends_per_person
        if not await self._store.add_friend(guest.id, person_id, self.hall.now(), max_friends):
            raise Conflict(msg("hall-friend-limit", count=max_friends))
        return await self.list_friends(guest)

    async def remove_friend(self, guest: Guest, person_id: str) -> FriendsResponse:
        """Remove a person from the guest's list and return the list."""
        await self._store.remove_friend(guest.id, person_id)
        return await self.list_friends(guest)

    async def set_settings(self, guest: Guest, request: SocialSettingsRequest) -> FriendsResponse:
        """Store how others reach the guest, and return the guest's list and settings."""
        settings = SocialSettings(request.shows_online, request.challenges_from)
        await self._store.set_settings(guest.id, settings, self.hall.now())
        return await self.list_friends(guest)

    async def find_people(self, name: str) -> list[FoundPersonResponse]:
        """Return the registered people with this name. The result is the same for everyone."""
        clean = " ".join(name.split())
        # Databases differ in how they compare letters beyond ASCII, so the usual spellings are compared exactly.
        spellings = list(dict.fromkeys([clean, clean.lower(), clean.title(), clean.capitalize(), clean.upper()]))
        found = await self._store.find_people(spellings, MAX_FOUND)
        return [FoundPersonResponse(each.person_id, each.name) for each in found]

    async def recent_players(self, guest: Guest) -> list[RecentPlayerResponse]:
        """Return the people with whom the guest has played lately, except those whom the guest has blocked or muted."""
        muted = await self.hall.storage.blocks.muted_people(guest.id)
        recent = await self._store.recent_players(guest.id, MAX_RECENT_TABLES, MAX_RECENT_PLAYERS)
        return [
            RecentPlayerResponse(each.person_id, await self.hall.guests.nickname(each.person_id), each.game)
            for each in recent
            if each.person_id not in muted
        ]

    async def person_card(self, guest: Guest, person_id: str) -> PersonCardResponse:
        """Return a person in short, with the guest's results against them. Raise HallError if the person has deleted
        their account."""
        people = self.hall.storage.people
        profile = await self.hall.guests.profile(person_id)
        if profile.status == STATUS_DELETED:
            raise NotFound(msg("hall-account-deleted"))
        ratings = await people.all_ratings(person_id)
        has_profile = profile.registered_at is not None or bool(ratings)
        return PersonCardResponse(
            id=person_id,
            name=profile.name,
            is_friend=any(each.person_id == person_id for each in await self._store.list_friends(guest.id)),
            has_profile=has_profile or bool(await people.game_counts(person_id, public_only=True)),
            ratings=[CardRatingResponse(each.game, each.kind, rating_response(each.rating)) for each in ratings],
            results=game_count_responses(await self._store.results_against(guest.id, person_id, MAX_GAMES_AGAINST)),
        )

    async def require_other_person(self, guest: Guest, person_id: str) -> None:
        """Raise HallError if a person is the guest, is blocked by the guest, has deleted their account or does not exist.
        The result does not depend on what the person has chosen."""
        if person_id == guest.id:
            raise Conflict(msg("hall-friend-self"))
        if any(
            each.blocked and each.other_id == person_id for each in await self.hall.storage.blocks.list_blocks(guest.id)
        ):
            raise Conflict(msg("hall-friend-blocked"))
        if (await self.hall.guests.profile(person_id)).status == STATUS_DELETED:
            raise NotFound(msg("hall-account-deleted"))
        if not await self._store.person_exists(person_id):
            raise NotFound(msg("hall-no-player"))
