"""Storage for friends and invitations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kwoon.hall.friends.models import (
    FoundPerson,
    Friend,
    Invitation,
    InvitationLimits,
    InvitationStatus,
    RecentPlayer,
    SendResult,
    SocialSettings,
    StoredSocialData,
)
from kwoon.hall.ratings.models import ResultCount


class FriendStore(Protocol):
    """Everyone's lists of friends, social settings, invitations and meetings."""

    async def list_friends(self, person_id: str) -> list[Friend]:
        """Return the people on a person's list, latest first."""

    async def add_friend(self, person_id: str, friend_id: str, created: float, max_friends: int) -> bool:
        """Add someone to a person's list, unless the person has blocked them or they have deleted their account. Return
        False if the list is full."""

    async def remove_friend(self, person_id: str, friend_id: str) -> None:
        """Remove someone from a person's list."""

    async def online_friends(self, person_id: str, seen_since: float) -> frozenset[str]:
        """Return the people on a person's list who have been seen since a time, show when they are online, have the
        person on their own list and have not blocked them."""

    async def settings(self, person_id: str) -> SocialSettings:
        """Return a person's settings."""

    async def set_settings(self, person_id: str, settings: SocialSettings, now: float) -> None:
        """Store a person's settings."""

    async def record_seen(self, person_id: str, now: float, min_seconds: float) -> None:
        """Record that a person is online, if they show it and have not been recorded for `min_seconds`."""

    async def person_exists(self, person_id: str) -> bool:
        """Return whether a person has chosen a name, has registered, or sits at a table."""

    async def find_people(self, names: Sequence[str], limit: int) -> list[FoundPerson]:
        """Return the registered people with one of these names."""

    async def recent_players(self, person_id: str, max_tables: int, limit: int) -> list[RecentPlayer]:
        """Return the people with whom a person sat at their latest tables, latest first."""

    async def results_against(self, person_id: str, other_id: str, max_games: int) -> list[ResultCount]:
        """Return how often a person won, lost and drew against another one in each game, within the person's latest
        finished games. Games that they won or lost together are not counted."""

    async def stored_data(self, person_id: str) -> StoredSocialData:
        """Return everything that is stored about a person's friends, settings and invitations."""

    async def send_invitation(
        self, invitation: Invitation, limits: InvitationLimits, *, may_replace: bool = True
    ) -> SendResult:
        """Store an invitation, if the limits allow it and the recipient has not deleted their account. An invitation to
        the same table is sent only once. `may_replace` is whether it may replace an open one to another table."""

    async def pending_invitations(self, recipient_id: str, now: float, limit: int) -> list[Invitation]:
        """Return the pending invitations to a person, first those from people on the person's list, and latest first: to
        tables that still wait for players and where the person has no seat, from people whom the person has neither
        blocked nor muted and from whom they receive invitations."""

    async def is_invited(self, sender_id: str, recipient_id: str, table_id: str, now: float) -> bool:
        """Return whether this is one of the pending invitations to a person, without a limit on their number."""

    async def sent_invitations(self, sender_id: str, now: float) -> list[Invitation]:
        """Return the declined invitations that a person has sent, and the pending ones to tables that still wait for
        players and where the recipient has no seat, latest first."""

    async def set_invitation_status(
        self, sender_id: str, recipient_id: str, table_id: str, status: InvitationStatus
    ) -> None:
        """Set the status of a pending invitation."""

    async def remove_invitation(self, sender_id: str, recipient_id: str, table_id: str) -> None:
        """Remove an invitation that has been accepted, or whose table could not be opened."""
