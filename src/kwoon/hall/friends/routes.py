"""Routes for friends, invitations and the short description of a player."""

from __future__ import annotations

from kwoon.hall.accounts.requests import PersonId
from kwoon.hall.errors import NotFound
from kwoon.hall.friends.friends import FriendService
from kwoon.hall.friends.invitations import InvitationService
from kwoon.hall.friends.requests import (
    AnswerInvitationRequest,
    ChallengeRequest,
    InviteRequest,
    NameQuery,
    SocialSettingsRequest,
)
from kwoon.hall.friends.responses import (
    FoundPersonResponse,
    FriendsResponse,
    InvitationsResponse,
    PersonCardResponse,
    RecentPlayerResponse,
)
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.routing import Feature
from kwoon.hall.tables.responses import TableResponse

friends = Feature("friends")


@friends.route("GET", "/api/friends", "List your friends", charge="pages")
async def list_friends(service: FriendService, guest: Guest) -> FriendsResponse:
    """List the people on your list, and your settings. Nobody else can see the list."""
    return await service.list_friends(guest)


@friends.route("PUT", "/api/friends/{person}", "Add a friend", charge="friend changes")
async def add_friend(service: FriendService, guest: Guest, person: PersonId) -> FriendsResponse:
    """Add a person to your list. They are not informed. If you show when you are online, they can see it from now on if
    you are on their list, too."""
    return await service.add_friend(guest, person)


@friends.route("DELETE", "/api/friends/{person}", "Remove a friend", charge="friend changes")
async def remove_friend(service: FriendService, guest: Guest, person: PersonId) -> FriendsResponse:
    """Remove a person from your list. They are not informed."""
    return await service.remove_friend(guest, person)


@friends.route("PUT", "/api/me/social", "Choose how others reach you", charge="friend changes")
async def set_social_settings(service: FriendService, guest: Guest, data: SocialSettingsRequest) -> FriendsResponse:
    """Choose whether the people on your list see when you are online, and whose invitations you receive."""
    return await service.set_settings(guest, data)


@friends.route("GET", "/api/me/recent-players", "List the players you met lately", charge="pages")
async def list_recent_players(service: FriendService, guest: Guest) -> list[RecentPlayerResponse]:
    """List the people with whom you sat at your latest tables, latest first."""
    return await service.recent_players(guest)


@friends.route("GET", "/api/people", "Find players by name", charge="pages")
async def find_people(service: FriendService, guest: Guest, name: NameQuery) -> list[FoundPersonResponse]:
    """List the registered players with this name. Guests cannot be found by name."""
    return await service.find_people(name)


@friends.route("GET", "/api/people/{person}/card", "Get a player in short", errors=(NotFound,), charge="pages")
async def get_person_card(service: FriendService, guest: Guest, person: PersonId) -> PersonCardResponse:
    """Return a person's name and ratings, and your results against them in your latest 1000 games."""
    return await service.person_card(guest, person)


@friends.route("GET", "/api/invitations", "List your invitations", charge="invitation polls")
async def list_invitations(service: InvitationService, guest: Guest) -> InvitationsResponse:
    """List the invitations that you have received and sent. Pages poll this every few seconds, which also shows that you
    are online if you have chosen so."""
    return await service.list_invitations(guest)


@friends.route("POST", "/api/invitations", "Invite a player to a table", charge="invitations")
async def invite(service: InvitationService, guest: Guest, data: InviteRequest) -> InvitationsResponse:
    """Invite a person to a table with an open seat where you sit or are the host. The reply does not show whether the
    person receives your invitations."""
    return await service.invite(guest, data)


@friends.route("POST", "/api/challenges", "Challenge a player", charge="invitations")
async def challenge(hall: Hall, service: InvitationService, guest: Guest, data: ChallengeRequest) -> TableResponse:
    """Open a private table for two and invite a person to it."""
    return hall.table_response(await service.challenge(guest, data), guest.id)


@friends.route("POST", "/api/invitations/{person}/answer", "Answer an invitation", status=200, charge="taken seats")
async def answer_invitation(
    service: InvitationService, guest: Guest, person: PersonId, data: AnswerInvitationRequest
) -> InvitationsResponse:
    """Accept a person's invitation and take a seat at the table, or decline it."""
    return await service.answer(guest, person, data)


@friends.route("DELETE", "/api/invitations/{person}", "Cancel an invitation", charge="friend changes")
async def cancel_invitation(service: InvitationService, guest: Guest, person: PersonId) -> InvitationsResponse:
    """Cancel your invitation to a person."""
    return await service.cancel(guest, person)
