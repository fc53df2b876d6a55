"""The API of docs/develop/protocol.md for the single guest of a browser hall."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kwoon import registry
from kwoon.browser.disabled_packs import NO_WORKSHOP, DisabledPackChecks
from kwoon.browser.request import JsonReply, LocalRequest, TextFile
from kwoon.games import GAMES
from kwoon.hall import host_controls, lobby, person_tables, play_from_position
from kwoon.hall.analysis import Analysis
from kwoon.hall.api.game_info import card_faces, find_definition, rule_responses
from kwoon.hall.api.lobby_requests import (
    DelayedViewRequest,
    ImportRecordRequest,
    MuteRequest,
    OpenTableRequest,
    PlayOnRequest,
    RenameRequest,
    SeatBotRequest,
    SeatCountRequest,
)
from kwoon.hall.api.lobby_responses import MeResponse, card_response, chapter_response, game_response
from kwoon.hall.hall import Hall
from kwoon.hall.people.opponent_suggestion import suggest_opponents
from kwoon.hall.tables import replay
from kwoon.hall.tables.import_record import import_record
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import ApiError
from kwoon.hall.workshop.user_packs import UserPacks

Call = Callable[[LocalRequest], Awaitable[object]]
FINGERPRINT = r"^[A-Za-z0-9_-]*$"


class LocalRoutes:
    """The routes of the browser hall."""

    def __init__(self, hall: Hall, counsel: Analysis) -> None:
        self.hall = hall
        self.counsel = counsel
        self._designs = UserPacks(hall, DisabledPackChecks())
        table = "/api/tables/{table}"
        self._calls: dict[tuple[str, str], Call] = {
            ("GET", "/api/me"): self.me,
            ("PUT", "/api/me"): self.rename,
            ("GET", "/api/me/tables"): self.my_tables,
            ("GET", "/api/me/suggestions"): self.even_match,
            ("GET", "/api/games"): self.games,
            ("GET", "/api/games/{game}/cards"): self.cards,
            ("GET", "/api/games/{game}/rules"): self.rules,
            ("GET", "/api/games/{game}/rulebook"): self.reading,
            ("POST", "/api/lessons/{game}"): self.lesson,
            ("POST", "/api/records"): self.bring,
            ("GET", "/api/tables"): self.tables,
            ("POST", "/api/tables"): self.open_table,
            ("GET", table): self.one_table,
            ("PUT", f"{table}/seats"): self.set_seats,
            ("POST", f"{table}/seats/{{seat}}"): self.sit_down,
            ("DELETE", f"{table}/seats/{{seat}}"): self.stand_up,
            ("PUT", f"{table}/seats/{{seat}}"): self.seat_bot,
            ("DELETE", f"{table}/people/{{seat}}"): self.send_away,
            ("POST", f"{table}/people/{{seat}}/replace"): self.replace,
            ("PUT", f"{table}/silence"): self.silence,
            ("PUT", f"{table}/shows"): self.shows,
            ("POST", f"{table}/start"): self.start,
            ("POST", f"{table}/rematch"): self.rematch,
            ("GET", f"{table}/record"): self.record,
            ("GET", f"{table}/replay"): self.replay,
            ("GET", f"{table}/better"): self.better,
            ("POST", f"{table}/branch"): self.play_on,
            ("POST", f"{table}/hint"): self.hint,
            ("GET", f"{table}/chances"): self.chances,
            ("GET", "/api/packs"): self.packs,
            ("GET", "/api/packs/{pack}"): self.pack,
            ("GET", "/api/packs/{pack}/toml"): self.toml,
        }

    async def answer(self, said: LocalRequest) -> object:
        """Dispatch a request and return its response. Raise ApiError."""
        there = False
        for (method, pattern), call in self._calls.items():
            if said.fits(pattern):
                if method == said.method:
                    return await call(said)
                there = True
        if said.path.startswith(("/api/packs", "/api/studies")) or said.path.endswith(("/notes", "/form")):
            raise ApiError(409, NO_WORKSHOP)
        raise ApiError(405, "Method Not Allowed") if there else ApiError(404, "Not Found")

    async def _table(self, said: LocalRequest) -> Table:
        return await self.hall.find(said.word("table"))

    def _sent(self, said: LocalRequest, table: Table) -> object:
        return self.hall.table_response(table, said.guest.id)

    # Guest, games and packs.

    async def me(self, said: LocalRequest) -> object:
        """Return the guest."""
        return MeResponse(said.guest.id, said.guest.name)

    async def rename(self, said: LocalRequest) -> object:
        """Change the nickname."""
        named = await self.hall.guests.rename(said.guest, said.body(RenameRequest).name)
        await lobby.rename_at_tables(self.hall, named)
        return MeResponse(named.id, named.name)

    async def even_match(self, said: LocalRequest) -> object:
        """Return suggested opponents."""
        return await suggest_opponents(self.hall, said.guest)

    async def my_tables(self, said: LocalRequest) -> object:
        """Return the guest's tables."""
        return await person_tables.list_tables(self.hall, said.guest)

    async def games(self, said: LocalRequest) -> object:
        """Return all games."""
        return [game_response(box, self.hall.bots_and_custom(box.id), self.hall.settings) for box in GAMES]

    async def cards(self, said: LocalRequest) -> object:
        """Return the card faces of a pack."""
        pack = await self.hall.packs.game_pack(said.word("game"), said.text("pack", 40, "", FINGERPRINT))
        return [card_response(face) for face in card_faces(pack)]

    async def rules(self, said: LocalRequest) -> object:
        """Return the rule clauses."""
        return rule_responses(
            await self.hall.packs.game_pack(said.word("game"), said.text("pack", 40, "", FINGERPRINT))
        )

    async def reading(self, said: LocalRequest) -> object:
        """Return the readable rules."""
        return [
            chapter_response(chapter) for chapter in registry.load_rulebook(find_definition(said.word("game"))).chapters
        ]

    async def packs(self, said: LocalRequest) -> object:
        """Return the printed packs."""
        of = said.text("of", 40, "offered")
        if of not in ("offered", "shared", "mine"):
            said.wrong("of", f"Invalid enum value {of!r}")
        return await self._designs.list_packs(said.guest, of, said.text("game", 40, None))

    async def pack(self, said: LocalRequest) -> object:
        """Return a pack with its text."""
        return await self._designs.find_pack(said.guest, said.word("pack"))

    async def toml(self, said: LocalRequest) -> object:
        """Return a pack's text as a file."""
        found = await self._designs.find_pack(said.guest, said.word("pack"))
        return TextFile(found.text, f"{found.game}-{found.fingerprint}.toml")

    # Tables.

    async def lesson(self, said: LocalRequest) -> object:
        """Start a lesson."""
        return JsonReply(self._sent(said, await lobby.open_lesson(self.hall, said.guest, said.word("game"))))

    async def bring(self, said: LocalRequest) -> object:
        """Open a game from a record file."""
        return JsonReply(
            self._sent(said, await import_record(self.hall, said.guest, said.body(ImportRecordRequest).record))
        )

    async def tables(self, said: LocalRequest) -> object:
        """Return an empty list: there are no other hosts."""
        return []

    async def open_table(self, said: LocalRequest) -> object:
        """Open a table."""
        return JsonReply(self._sent(said, await lobby.open_table(self.hall, said.guest, said.body(OpenTableRequest))))

    async def one_table(self, said: LocalRequest) -> object:
        """Return a table."""
        return self._sent(said, await self._table(said))

    async def set_seats(self, said: LocalRequest) -> object:
        """Set the number of seats."""
        count = said.body(SeatCountRequest).count
        table = await self._table(said)
        await lobby.set_seats(self.hall, table, said.guest, count)
        return self._sent(said, table)

    async def sit_down(self, said: LocalRequest) -> object:
        """Take an open seat."""
        table, seat = await self._table(said), said.seat()
        await lobby.take_seat(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def stand_up(self, said: LocalRequest) -> object:
        """Leave a seat."""
        table, seat = await self._table(said), said.seat()
        await lobby.leave_seat(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def seat_bot(self, said: LocalRequest) -> object:
        """Put a bot on a seat."""
        bot, seat = said.body(SeatBotRequest).bot, said.seat()
        table = await self._table(said)
        await lobby.seat_bot(self.hall, table, said.guest, seat, bot)
        return self._sent(said, table)

    async def send_away(self, said: LocalRequest) -> object:
        """Remove a player from a seat."""
        table, seat = await self._table(said), said.seat()
        await host_controls.kick(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def replace(self, said: LocalRequest) -> object:
        """Vote to replace a player with a bot."""
        table, seat = await self._table(said), said.seat()
        await host_controls.vote_to_replace(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def silence(self, said: LocalRequest) -> object:
        """Mute a person at the table."""
        asked = said.body(MuteRequest)
        table = await self._table(said)
        await host_controls.set_muted(self.hall, table, said.guest, asked.person, asked.muted)
        return self._sent(said, table)

    async def shows(self, said: LocalRequest) -> object:
        """Let spectators see the guest's cards with a delay."""
        on = said.body(DelayedViewRequest).enabled
        table = await self._table(said)
        await lobby.set_delayed_view(self.hall, table, said.guest, on)
        return self._sent(said, table)

    async def start(self, said: LocalRequest) -> object:
        """Start the game."""
        table = await self._table(said)
        await lobby.start(self.hall, table, said.guest, said.text("bot", 80, None))
        return self._sent(said, table)

    async def rematch(self, said: LocalRequest) -> object:
        """Agree to a rematch."""
        table = await self._table(said)
        await lobby.offer_rematch(self.hall, table, said.guest)
        return self._sent(said, table)

    # Finished games and analysis.

    async def record(self, said: LocalRequest) -> object:
        """Return the record of a finished game."""
        table = await self._table(said)
        async with table.lock:
            return TextFile(replay.record_text(table), f"{table.table_state.game}.kwoon")

    async def replay(self, said: LocalRequest) -> object:
        """Return frames of a finished game."""
        viewpoint, first = said.text("as", 10, "watcher"), said.number("first", 1_000_000, 0)
        return await self.hall.replays.page(await self._table(said), viewpoint, first, replay.PAGE_SIZE)

    async def better(self, said: LocalRequest) -> object:
        """Return better alternatives to an answer."""
        num_moves, seat = said.number("num_moves", 100_000), said.number("seat", 7)
        return await self.counsel.better_move(await self._table(said), num_moves, seat)

    async def play_on(self, said: LocalRequest) -> object:
        """Open a table that continues from a position of a finished game."""
        asked = said.body(PlayOnRequest)
        return JsonReply(
            self._sent(said, await play_from_position.play_on(self.hall, await self._table(said), said.guest, asked))
        )

    async def hint(self, said: LocalRequest) -> object:
        """Return the best bot's move."""
        return await self.counsel.hint(await self._table(said), said.guest.id)

    async def chances(self, said: LocalRequest) -> object:
        """Return the win probabilities over a game."""
        viewpoint = said.text("as", 10, "watcher")
        return await self.counsel.win_chances(await self._table(said), viewpoint)
