"""Reports of a name or of what was said. The words are kept as the hall knows them, not as the reporter tells them."""

from __future__ import annotations

from kwoon.hall.company.needs import Reports
from kwoon.hall.company.rows import Report
from kwoon.hall.guests import Guest, visible
from kwoon.hall.hall import Hall
from kwoon.hall.people.rows import GONE
from kwoon.hall.tables.head import Refusal
from kwoon.hall.telling.company_asked import ReportAsked
from kwoon.hall.telling.company_sent import ReportedSent

NOTHING_SAID = "Nothing of that kind was said at this table."
ENOUGH = "You have reported much that nobody has looked at yet. Wait until somebody has."
KEPT = "Whoever runs the hall will see it, with the words as they were. Thank you."


class Reporting:
    """Takes reports."""

    def __init__(self, hall: Hall, reports: Reports) -> None:
        self.hall = hall
        self._reports = reports

    async def report(self, guest: Guest, asked: ReportAsked) -> ReportedSent:
        """Keep a report; that it was made is told to nobody but who made it."""
        hall = self.hall
        why = " ".join(asked.why.split())
        if why and not (why.isprintable() and visible(why)):
            raise Refusal(409, "Say why in words that can be shown.")
        if asked.person == guest.id:
            raise Refusal(409, "To change your own name, press it.")
        known = await hall.guests.known(asked.person)
        if known.standing == GONE:
            raise Refusal(404, "There is nobody of this name any more.")
        if asked.what == "name" and not await self._reports.known(asked.person):
            raise Refusal(404, f'There is nobody with the id "{asked.person}".')
        name, words, table = known.name, known.name, ""
        if asked.what == "talk":
            said = await self._reports.said(asked.table, asked.n)
            if said is None or said[0] != asked.person:
                raise Refusal(404, NOTHING_SAID)
            _, name, words = said
            table = asked.table
        report = Report(0, hall.now(), guest.id, guest.name, asked.person, name, asked.what, words, table, why)
        if not await self._reports.add(report, hall.settings.reports_each, hall.settings.reports_all):
            raise Refusal(409, ENOUGH)
        return ReportedSent(KEPT)
