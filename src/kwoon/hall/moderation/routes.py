"""Routes for blocks and reports."""

from __future__ import annotations

from kwoon.hall.accounts.requests import PersonId
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.moderation import blocks
from kwoon.hall.moderation.reports import AbuseReportService
from kwoon.hall.moderation.requests import AbuseReportRequest, BlockPersonRequest
from kwoon.hall.moderation.responses import AbuseReportResponse, BlockedPersonResponse
from kwoon.hall.routing import Feature

moderation = Feature("moderation")


@moderation.route("GET", "/api/blocks", "List your blocks", charge="pages")
async def list_blocks(hall: Hall, guest: Guest) -> list[BlockedPersonResponse]:
    """List the people you have blocked or muted. Nobody else can see this list."""
    return await blocks.list_blocks(hall, guest)


@moderation.route("PUT", "/api/blocks/{person}", "Block or mute a player", charge="blocks")
async def set_block(
    hall: Hall, guest: Guest, person: PersonId, data: BlockPersonRequest
) -> list[BlockedPersonResponse]:
    """Block, mute or unblock a person. Blocked people cannot take a seat at a table where you sit or are the host. Chat
    messages from blocked and muted people are hidden from you."""
    return await blocks.set_block(hall, guest, person, data.blocked, data.muted)


@moderation.route("POST", "/api/reports", "Report a name or a chat message", charge="reports")
async def report_person(service: AbuseReportService, guest: Guest, data: AbuseReportRequest) -> AbuseReportResponse:
    """Report a person's name or chat message to the hall's host."""
    return await service.submit_report(guest, data)
