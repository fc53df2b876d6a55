"""Reports of names and chat messages. The reported text is taken from the hall's own data, not from the reporter."""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.hall.accounts.models import STATUS_DELETED
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.guests import Guest, is_fully_visible
from kwoon.hall.hall import Hall
from kwoon.hall.moderation.interfaces import AbuseReportStore
from kwoon.hall.moderation.models import AbuseReport
from kwoon.hall.moderation.requests import AbuseReportRequest
from kwoon.hall.moderation.responses import AbuseReportResponse

NO_MESSAGE_TEXT = msg("hall-report-no-message")
TOO_MANY_REPORTS_TEXT = msg("hall-report-limit")
REPORT_SAVED_TEXT = msg("hall-report-thanks")


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
            raise Conflict(msg("hall-report-reason"))
        if request.person == guest.id:
            raise Conflict(msg("hall-report-self"))
        profile = await hall.guests.profile(request.person)
        if profile.status == STATUS_DELETED:
            raise NotFound(msg("hall-account-deleted"))
        if request.kind == "name" and not await self._reports.person_exists(request.person):
            raise NotFound(msg("hall-report-nobody", person=request.person))
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
