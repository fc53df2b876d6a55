"""Reports of names and chat messages. The reported text is taken from the hall's own data, not from the reporter."""

from __future__ import annotations

from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.guests import Guest, is_fully_visible
from kwoon.hall.hall import Hall
from kwoon.hall.moderation.interfaces import AbuseReportStore
from kwoon.hall.moderation.models import AbuseReport
from kwoon.hall.moderation.requests import AbuseReportRequest
from kwoon.hall.moderation.responses import AbuseReportResponse

NO_MESSAGE_TEXT = "There is no such chat message at this table."
TOO_MANY_REPORTS_TEXT = "You have too many open reports. Wait until the host has reviewed some."
REPORT_SAVED_TEXT = "Thank you. The host of this hall will review the report, including the original text."


class AbuseReportService:
    def __init__(self, hall: Hall, reports: AbuseReportStore) -> None:
        self.hall = hall
        self._reports = reports

    async def submit_report(self, guest: Guest, request: AbuseReportRequest) -> AbuseReportResponse:
        """Store a report. The reported person is not informed. Raise HallError if the report is invalid or there are too
        many."""
        hall = self.hall
        reason = " ".join(request.reason.split())
        if reason and not (reason.isprintable() and is_fully_visible(reason)):
            raise Conflict("The reason must contain only visible characters.")
        if request.person == guest.id:
            raise Conflict("You can't report yourself. To change your name, select it.")
        profile = await hall.guests.profile(request.person)
        if profile.status == STATUS_DELETED:
            raise NotFound("This account has been deleted.")
        if request.kind == "name" and not await self._reports.person_exists(request.person):
            raise NotFound(f"There is no player with the id '{request.person}'.")
        name, reported_text, table = profile.name, profile.name, ""
        if request.kind == "talk":
            chat_message = await self._reports.chat_message(request.table, request.message_number)
            if chat_message is None or chat_message[0] != request.person:
                raise NotFound(NO_MESSAGE_TEXT)
            _, name, reported_text = chat_message
            table = request.table
        report = AbuseReport(
            0, hall.now(), guest.id, guest.name, request.person, name, request.kind, reported_text, table, reason
        )
        if not await self._reports.add_report(report, hall.settings.max_reports_per_person, hall.settings.max_reports):
            raise Conflict(TOO_MANY_REPORTS_TEXT)
        return AbuseReportResponse(REPORT_SAVED_TEXT)
