"""The API of docs/develop/protocol.md for the single guest of a browser hall."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kwoon import registry
from kwoon.browser.disabled_packs import NO_WORKSHOP_TEXT, DisabledPackChecks
from kwoon.browser.request import Created, LocalRequest, TextFile
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

Handler = Callable[[LocalRequest], Awaitable[object]]
FINGERPRINT_PATTERN = r"^[A-Za-z0-9_-]*$"


class LocalRoutes:
    """The routes of the browser hall."""

    def __init__(self, hall: Hall, analysis: Analysis) -> None:
        self.hall = hall
        self.analysis = analysis
        self._user_packs = UserPacks(hall, DisabledPackChecks())
        table = "/api/tables/{table}"
        self._routes: dict[tuple[str, str], Handler] = {
            ("GET", "/api/me"): self.me,
            ("PUT", "/api/me"): self.rename,
            ("GET", "/api/me/tables"): self.my_tables,
            ("GET", "/api/me/suggestions"): self.suggestions,
            ("GET", "/api/games"): self.games,
            ("GET", "/api/games/{game}/cards"): self.cards,
            ("GET", "/api/games/{game}/rules"): self.rules,
            ("GET", "/api/games/{game}/rulebook"): self.rulebook,
            ("POST", "/api/lessons/{game}"): self.lesson,
            ("POST", "/api/records"): self.upload_record,
            ("GET", "/api/tables"): self.tables,
            ("POST", "/api/tables"): self.open_table,
            ("GET", table): self.table,
            ("PUT", f"{table}/seats"): self.set_seats,
            ("POST", f"{table}/seats/{{seat}}"): self.take_seat,
            ("DELETE", f"{table}/seats/{{seat}}"): self.leave_seat,
            ("PUT", f"{table}/seats/{{seat}}"): self.seat_bot,
            ("DELETE", f"{table}/people/{{seat}}"): self.remove_person,
            ("POST", f"{table}/people/{{seat}}/replace"): self.replace_with_bot,
            ("PUT", f"{table}/mutes"): self.mute,
            ("PUT", f"{table}/delayed-view"): self.delayed_view,
            ("POST", f"{table}/start"): self.start,
            ("POST", f"{table}/rematch"): self.rematch,
            ("GET", f"{table}/record"): self.record,
            ("GET", f"{table}/replay"): self.replay,
            ("GET", f"{table}/better-move"): self.better_move,
            ("POST", f"{table}/play-on"): self.play_on,
            ("POST", f"{table}/hint"): self.hint,
            ("GET", f"{table}/win-chances"): self.win_chances,
            ("GET", "/api/packs"): self.packs,
            ("GET", "/api/packs/{pack}"): self.pack,
            ("GET", "/api/packs/{pack}/toml"): self.toml,
        }

    async def dispatch(self, request: LocalRequest) -> object:
        """Dispatch a request and return its response. Raise ApiError."""
        path_exists = False
        for (method, pattern), handler in self._routes.items():
            if request.matches(pattern):
                if method == request.method:
                    return await handler(request)
                path_exists = True
        if request.path.startswith(("/api/packs", "/api/studies")) or request.path.endswith(("/notes", "/form")):
            raise ApiError(409, NO_WORKSHOP_TEXT)
        raise ApiError(405, "Method Not Allowed") if path_exists else ApiError(404, "Not Found")

    async def _table(self, request: LocalRequest) -> Table:
        return await self.hall.find(request.path_parameter("table"))

    def _table_response(self, request: LocalRequest, table: Table) -> object:
        return self.hall.table_response(table, request.guest.id)

    # Guest, games and packs.

    async def me(self, request: LocalRequest) -> object:
        """Return the guest."""
        return MeResponse(request.guest.id, request.guest.name)

    async def rename(self, request: LocalRequest) -> object:
        """Change the nickname."""
        renamed_guest = await self.hall.guests.rename(request.guest, request.body(RenameRequest).name)
        await lobby.rename_at_tables(self.hall, renamed_guest)
        return MeResponse(renamed_guest.id, renamed_guest.name)

    async def suggestions(self, request: LocalRequest) -> object:
        """Return suggested opponents."""
        return await suggest_opponents(self.hall, request.guest)

    async def my_tables(self, request: LocalRequest) -> object:
        """Return the guest's tables."""
        return await person_tables.list_tables(self.hall, request.guest)

    async def games(self, request: LocalRequest) -> object:
        """Return all games."""
        return [
            game_response(definition, self.hall.bots_and_custom(definition.id), self.hall.settings)
            for definition in registry.all_games()
        ]

    async def cards(self, request: LocalRequest) -> object:
        """Return the card faces of a pack."""
        pack = await self.hall.packs.game_pack(
            request.path_parameter("game"), request.text_query("pack", 40, "", FINGERPRINT_PATTERN)
        )
        return [card_response(face) for face in card_faces(pack)]

    async def rules(self, request: LocalRequest) -> object:
        """Return the rule clauses."""
        return rule_responses(
            await self.hall.packs.game_pack(
                request.path_parameter("game"), request.text_query("pack", 40, "", FINGERPRINT_PATTERN)
            )
        )

    async def rulebook(self, request: LocalRequest) -> object:
        """Return the readable rules."""
        return [
            chapter_response(chapter)
            for chapter in registry.load_rulebook(find_definition(request.path_parameter("game"))).chapters
        ]

    async def packs(self, request: LocalRequest) -> object:
        """Return the printed packs."""
        source = request.text_query("of", 40, "offered")
        if source not in ("offered", "shared", "mine"):
            request.invalid("of", f"Invalid enum value {source!r}")
        return await self._user_packs.list_packs(request.guest, source, request.text_query("game", 40, None))

    async def pack(self, request: LocalRequest) -> object:
        """Return a pack with its text."""
        return await self._user_packs.find_pack(request.guest, request.path_parameter("pack"))

    async def toml(self, request: LocalRequest) -> object:
        """Return a pack's text as a file."""
        pack_response = await self._user_packs.find_pack(request.guest, request.path_parameter("pack"))
        return TextFile(pack_response.text, f"{pack_response.game}-{pack_response.fingerprint}.toml")

    # Tables.

    async def lesson(self, request: LocalRequest) -> object:
        """Start a lesson."""
        return Created(
            self._table_response(
                request, await lobby.open_lesson(self.hall, request.guest, request.path_parameter("game"))
            )
        )

    async def upload_record(self, request: LocalRequest) -> object:
        """Open a game from a record file."""
        return Created(
            self._table_response(
                request, await import_record(self.hall, request.guest, request.body(ImportRecordRequest).record)
            )
        )

    async def tables(self, request: LocalRequest) -> object:
        """Return an empty list: there are no other hosts."""
        return []

    async def open_table(self, request: LocalRequest) -> object:
        """Open a table."""
        return Created(
            self._table_response(
                request, await lobby.open_table(self.hall, request.guest, request.body(OpenTableRequest))
            )
        )

    async def table(self, request: LocalRequest) -> object:
        """Return a table."""
        return self._table_response(request, await self._table(request))

    async def set_seats(self, request: LocalRequest) -> object:
        """Set the number of seats."""
        count = request.body(SeatCountRequest).count
        table = await self._table(request)
        await lobby.set_seats(self.hall, table, request.guest, count)
        return self._table_response(request, table)

    async def take_seat(self, request: LocalRequest) -> object:
        """Take an open seat."""
        table, seat = await self._table(request), request.seat()
        await lobby.take_seat(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def leave_seat(self, request: LocalRequest) -> object:
        """Leave a seat."""
        table, seat = await self._table(request), request.seat()
        await lobby.leave_seat(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def seat_bot(self, request: LocalRequest) -> object:
        """Put a bot on a seat."""
        bot, seat = request.body(SeatBotRequest).bot, request.seat()
        table = await self._table(request)
        await lobby.seat_bot(self.hall, table, request.guest, seat, bot)
        return self._table_response(request, table)

    async def remove_person(self, request: LocalRequest) -> object:
        """Remove a player from a seat."""
        table, seat = await self._table(request), request.seat()
        await host_controls.kick(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def replace_with_bot(self, request: LocalRequest) -> object:
        """Vote to replace a player with a bot."""
        table, seat = await self._table(request), request.seat()
        await host_controls.vote_to_replace(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def mute(self, request: LocalRequest) -> object:
        """Mute a person at the table."""
        mute_request = request.body(MuteRequest)
        table = await self._table(request)
        await host_controls.set_muted(self.hall, table, request.guest, mute_request.person, mute_request.muted)
        return self._table_response(request, table)

    async def delayed_view(self, request: LocalRequest) -> object:
        """Let spectators see the guest's cards with a delay."""
        enabled = request.body(DelayedViewRequest).enabled
        table = await self._table(request)
        await lobby.set_delayed_view(self.hall, table, request.guest, enabled)
        return self._table_response(request, table)

    async def start(self, request: LocalRequest) -> object:
        """Start the game."""
        table = await self._table(request)
        await lobby.start(self.hall, table, request.guest, request.text_query("bot", 80, None))
        return self._table_response(request, table)

    async def rematch(self, request: LocalRequest) -> object:
        """Agree to a rematch."""
        table = await self._table(request)
        await lobby.offer_rematch(self.hall, table, request.guest)
        return self._table_response(request, table)

    # Finished games and analysis.

    async def record(self, request: LocalRequest) -> object:
        """Return the record of a finished game."""
        table = await self._table(request)
        async with table.lock:
            return TextFile(replay.record_text(table), f"{table.table_state.game}.kwoon")

    async def replay(self, request: LocalRequest) -> object:
        """Return frames of a finished game."""
        viewpoint, first = request.text_query("as", 10, "spectator"), request.int_query("first", 1_000_000, 0)
        return await self.hall.replays.page(await self._table(request), viewpoint, first, replay.PAGE_SIZE)

    async def better_move(self, request: LocalRequest) -> object:
        """Return better alternatives to a move."""
        num_moves, seat = request.int_query("num_moves", 100_000), request.int_query("seat", 7)
        return await self.analysis.better_move(await self._table(request), num_moves, seat)

    async def play_on(self, request: LocalRequest) -> object:
        """Open a table that continues from a position of a finished game."""
        play_on_request = request.body(PlayOnRequest)
        return Created(
            self._table_response(
                request,
                await play_from_position.play_on(self.hall, await self._table(request), request.guest, play_on_request),
            )
        )

    async def hint(self, request: LocalRequest) -> object:
        """Return the best bot's move."""
        return await self.analysis.hint(await self._table(request), request.guest.id)

    async def win_chances(self, request: LocalRequest) -> object:
        """Return the win probabilities over a game."""
        viewpoint = request.text_query("as", 10, "spectator")
        return await self.analysis.win_chances(await self._table(request), viewpoint)
