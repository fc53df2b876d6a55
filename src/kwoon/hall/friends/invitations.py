"""Invitations to tables, and challenges, which open a table and invite someone to it.

An invitation to someone who has blocked or muted the sender, or receives none from them, is stored like any other and
expires unanswered. It is left out only when the recipient asks for invitations. The sender therefore cannot tell it from
one that nobody answers, neither by the replies nor by their timing.
"""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.hall import table_lifecycle
from kwoon.hall.errors import Conflict, LimitReached, NotFound, PermissionDenied
from kwoon.hall.friends.friends import FriendService
from kwoon.hall.friends.interfaces import FriendStore
from kwoon.hall.friends.models import CANCELED, DECLINED, PENDING, Invitation, InvitationLimits
from kwoon.hall.friends.requests import AnswerInvitationRequest, ChallengeRequest, InviteRequest
from kwoon.hall.friends.responses import InvitationResponse, InvitationsResponse
from kwoon.hall.games.game_info import find_game_definition
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.tables.requests import CreateTableRequest, SeatRequest
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import WAITING, TableState, require_table_not_closed

MAX_RECEIVED = 5
"""Maximum number of received invitations that are shown at once: those from people on the recipient's list before all
others, and the latest first."""
SEEN_SECONDS = 25.0
"""Seconds between two records that a person is online."""


class InvitationService:
    def __init__(self, hall: Hall, store: FriendStore, friends: FriendService) -> None:
        self.hall = hall
        self._store = store
        self._friends = friends

    async def list_invitations(self, guest: Guest) -> InvitationsResponse:
        """Return the guest's invitations, and record that the guest is online if they show it."""
        now = self.hall.now()
        await self._store.record_seen(guest.id, now, SEEN_SECONDS)
        received = await self._store.pending_invitations(guest.id, now, MAX_RECEIVED)
        sent = await self._store.sent_invitations(guest.id, now)
        return InvitationsResponse(
            [await self._response(each, each.sender_id) for each in received],
            [await self._response(each, each.recipient_id) for each in sent],
        )

    async def invite(self, guest: Guest, request: InviteRequest) -> InvitationsResponse:
        """Invite a person to a table with an open seat. Raise HallError if the guest may not invite anyone there or has
        sent too many invitations."""
        await self._friends.require_other_person(guest, request.person)
        table = await self.hall.find_table(request.table)
        _require_inviting(table.table_state, guest, request.person)
        await self._send(guest, request.person, table.table_state)
        return await self.list_invitations(guest)

    async def challenge(self, guest: Guest, request: ChallengeRequest) -> Table:
        """Open a private table for two, invite a person to it and return it. Raise HallError if the guest may not send
        the invitation; then no table is opened."""
        await self._friends.require_other_person(guest, request.person)
        if 2 not in find_game_definition(request.game).seats:
            raise Conflict(msg("hall-challenge-two"))
        seats = [SeatRequest("me"), SeatRequest("open")]
        table_request = CreateTableRequest(game=request.game, seats=seats, public=False, rated=request.rated)
        table_state, pack = await table_lifecycle.prepare_table(self.hall, guest, table_request)
        # The recipient does not see an invitation before its table exists.
        await self._send(guest, request.person, table_state, may_replace=False)
        try:
            return await self.hall.create_table(table_state, pack)
        except Exception:
            await self._store.remove_invitation(guest.id, request.person, table_state.id)
            raise

    async def _send(self, guest: Guest, person_id: str, table_state: TableState, *, may_replace: bool = True) -> None:
        """Store an invitation. Raise HallError if the limits do not allow it, or if there is an open one to another
        table that may not be replaced."""
        settings, now = self.hall.settings, self.hall.now()
        invitation = Invitation(
            guest.id,
            person_id,
            table_state.id,
            table_state.game,
            PENDING,
            now,
            now + settings.invitation_seconds,
        )
        limits = InvitationLimits(settings.max_invitations_per_person, settings.invitation_interval)
        result = await self._store.send_invitation(invitation, limits, may_replace=may_replace)
        if result == "limit-reached":
            raise LimitReached(msg("hall-invite-limit", count=settings.max_invitations_per_person))
        if result == "too-soon":
            raise LimitReached(msg("hall-invite-often"))
        if result == "pending":
            raise Conflict(msg("hall-invite-pending"))
        if result == "declined":
            raise Conflict(msg("hall-invite-declined"))

    async def answer(self, guest: Guest, sender_id: str, request: AnswerInvitationRequest) -> InvitationsResponse:
        """Accept an invitation, by taking the first open seat, or decline it. Raise HallError if there is no such
        invitation, or the guest cannot take a seat. It then stays, so that the guest can try again."""
        if not await self._store.is_invited(sender_id, guest.id, request.table, self.hall.now()):
            raise NotFound(msg("hall-invite-gone"))
        if request.accept:
            table = await self.hall.find_table(request.table)
            seat = _open_seat(table.table_state)
            if seat is None:
                raise Conflict(msg("hall-invite-full"))
            await table_lifecycle.take_seat(self.hall, table, guest, seat)
            await self._store.remove_invitation(sender_id, guest.id, request.table)
        else:
            await self._store.set_invitation_status(sender_id, guest.id, request.table, DECLINED)
        return await self.list_invitations(guest)

    async def cancel(self, guest: Guest, person_id: str) -> InvitationsResponse:
        """Cancel the guest's pending invitation to a person, if there is one."""
        for each in await self._store.sent_invitations(guest.id, self.hall.now()):
            if each.recipient_id == person_id:
                await self._store.set_invitation_status(guest.id, person_id, each.table_id, CANCELED)
        return await self.list_invitations(guest)

    async def _response(self, invitation: Invitation, other_id: str) -> InvitationResponse:
        return InvitationResponse(
            other_id,
            await self.hall.guests.nickname(other_id),
            invitation.table_id,
            invitation.game,
            invitation.status == DECLINED,
            round(max(0.0, invitation.expires - self.hall.now()), 1),
        )


def _open_seat(table_state: TableState) -> int | None:
    """Return the first open seat of a table that waits for players, or None."""
    if table_state.status != WAITING:
        return None
    return next((seat for seat, each in enumerate(table_state.seats) if each.kind == "open"), None)


def _require_inviting(table_state: TableState, guest: Guest, person_id: str) -> None:
    """Raise HallError if a guest may not invite a person to a table."""
    require_table_not_closed(table_state)
    if table_state.find_seat(guest.id) is None and table_state.host != guest.id:
        raise PermissionDenied(msg("hall-invite-seated-only"))
    if table_state.find_seat(person_id) is not None:
        raise Conflict(msg("hall-invite-at-table"))
    if _open_seat(table_state) is None:
        raise Conflict(msg("hall-invite-full"))
