"""The API described in docs/develop/protocol.md, for a browser hall's single guest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kwoon import registry
from kwoon.browser.disabled_packs import NO_WORKSHOP_TEXT, DisabledPackChecks
from kwoon.browser.request import CreatedResponse, LocalRequest, TextFile
from kwoon.hall import host_controls, person_tables, play_from_position, table_lifecycle
from kwoon.hall.accounts.responses import MeResponse
from kwoon.hall.errors import Conflict, MethodNotAllowed, NotFound
from kwoon.hall.games.game_info import card_faces, find_game_definition, rule_responses
from kwoon.hall.games.responses import card_response, chapter_response, game_response
from kwoon.hall.hall import Hall
from kwoon.hall.hints_and_win_chances import AnalysisService
from kwoon.hall.ratings.bot_suggestion import suggest_bot_opponents
from kwoon.hall.tables import replay
from kwoon.hall.tables.import_record import import_record
from kwoon.hall.tables.requests import (
    AllowDelayedViewRequest,
    CreateTableRequest,
    ImportRecordRequest,
    MuteRequest,
    PlayOnRequest,
    RenameRequest,
    SeatBotRequest,
    SeatCountRequest,
)
from kwoon.hall.tables.table import Table
from kwoon.hall.workshop.user_packs import UserPackService

Handler = Callable[[LocalRequest], Awaitable[object]]
FINGERPRINT_PATTERN = r"^[A-Za-z0-9_-]*$"


class LocalRoutes:
    def __init__(self, hall: Hall, analysis: AnalysisService) -> None:
        self.hall = hall
        self.analysis = analysis
        self._user_packs = UserPackService(hall, DisabledPackChecks())
        table = "/api/tables/{table}"
        self._routes: dict[tuple[str, str], Handler] = {
            ("GET", "/api/me"): self.get_me,
            ("PUT", "/api/me"): self.rename_guest,
            ("GET", "/api/me/tables"): self.list_my_tables,
            ("GET", "/api/me/suggestions"): self.suggest_bots,
            ("GET", "/api/games"): self.list_games,
            ("GET", "/api/games/{game}/cards"): self.list_cards,
            ("GET", "/api/games/{game}/rules"): self.list_rules,
            ("GET", "/api/games/{game}/rulebook"): self.get_rulebook,
            ("POST", "/api/lessons/{game}"): self.start_lesson,
            ("POST", "/api/records"): self.upload_record,
            ("GET", "/api/tables"): self.list_tables,
            ("POST", "/api/tables"): self.create_table,
            ("GET", table): self.get_table,
            ("PUT", f"{table}/seats"): self.set_num_seats,
            ("POST", f"{table}/seats/{{seat}}"): self.take_seat,
            ("DELETE", f"{table}/seats/{{seat}}"): self.leave_seat,
            ("PUT", f"{table}/seats/{{seat}}"): self.seat_bot,
            ("DELETE", f"{table}/people/{{seat}}"): self.remove_person,
            ("POST", f"{table}/people/{{seat}}/replace"): self.vote_to_replace_with_bot,
            ("PUT", f"{table}/mutes"): self.mute_person,
            ("PUT", f"{table}/delayed-view"): self.set_delayed_view,
            ("POST", f"{table}/start"): self.start_game,
            ("POST", f"{table}/rematch"): self.offer_rematch,
            ("GET", f"{table}/record"): self.get_record,
            ("GET", f"{table}/replay"): self.get_replay,
            ("GET", f"{table}/better-move"): self.get_better_move,
            ("POST", f"{table}/play-on"): self.play_on,
            ("POST", f"{table}/hint"): self.get_hint,
            ("GET", f"{table}/win-chances"): self.get_win_chances,
            ("GET", "/api/packs"): self.list_packs,
            ("GET", "/api/packs/{pack}"): self.get_pack,
            ("GET", "/api/packs/{pack}/toml"): self.download_pack_toml,
        }

    async def dispatch(self, request: LocalRequest) -> object:
        """Handle a request and return its response. Raise `HallError` if the request fails."""
        path_exists = False
        for (method, pattern), handler in self._routes.items():
            if request.match_path(pattern):
                if method == request.method:
                    return await handler(request)
                path_exists = True
        if request.path.startswith(("/api/packs", "/api/studies")) or request.path.endswith(("/notes", "/form")):
            raise Conflict(NO_WORKSHOP_TEXT)
        raise MethodNotAllowed("Method Not Allowed") if path_exists else NotFound("Not Found")

    async def _find_table(self, request: LocalRequest) -> Table:
        return await self.hall.find_table(request.path_parameter("table"))

    def _table_response(self, request: LocalRequest, table: Table) -> object:
        return self.hall.table_response(table, request.guest.id)

    # Guest, games and packs.

    async def get_me(self, request: LocalRequest) -> object:
        return MeResponse(request.guest.id, request.guest.name)

    async def rename_guest(self, request: LocalRequest) -> object:
        renamed_guest = await self.hall.guests.rename(request.guest, request.decode_body(RenameRequest).name)
        await table_lifecycle.rename_at_tables(self.hall, renamed_guest)
        return MeResponse(renamed_guest.id, renamed_guest.name)

    async def suggest_bots(self, request: LocalRequest) -> object:
        return await suggest_bot_opponents(self.hall, request.guest)

    async def list_my_tables(self, request: LocalRequest) -> object:
        return await person_tables.list_guest_tables(self.hall, request.guest)

    async def list_games(self, request: LocalRequest) -> object:
        return [
            game_response(definition, self.hall.bots_including_custom(definition.id), self.hall.settings)
            for definition in registry.all_games()
        ]

    async def list_cards(self, request: LocalRequest) -> object:
        pack = await self.hall.packs.game_pack(
            request.path_parameter("game"), request.text_query_parameter("pack", 40, "", FINGERPRINT_PATTERN)
        )
        return [card_response(face) for face in card_faces(pack)]

    async def list_rules(self, request: LocalRequest) -> object:
        return rule_responses(
            await self.hall.packs.game_pack(
                request.path_parameter("game"), request.text_query_parameter("pack", 40, "", FINGERPRINT_PATTERN)
            )
        )

    async def get_rulebook(self, request: LocalRequest) -> object:
        return [
            chapter_response(chapter)
            for chapter in registry.load_rulebook(find_game_definition(request.path_parameter("game"))).chapters
        ]

    async def list_packs(self, request: LocalRequest) -> object:
        source = request.text_query_parameter("of", 40, "offered")
        if source not in ("offered", "shared", "mine"):
            request.raise_invalid("of", f"Invalid enum value {source!r}")
        return await self._user_packs.list_packs(request.guest, source, request.text_query_parameter("game", 40, None))

    async def get_pack(self, request: LocalRequest) -> object:
        return await self._user_packs.find_pack(request.guest, request.path_parameter("pack"))

    async def download_pack_toml(self, request: LocalRequest) -> object:
        pack_response = await self._user_packs.find_pack(request.guest, request.path_parameter("pack"))
        return TextFile(pack_response.text, f"{pack_response.game}-{pack_response.fingerprint}.toml")

    # Tables.

    async def start_lesson(self, request: LocalRequest) -> object:
        return CreatedResponse(
            self._table_response(
                request,
                await table_lifecycle.create_lesson_table(self.hall, request.guest, request.path_parameter("game")),
            )
        )

    async def upload_record(self, request: LocalRequest) -> object:
        return CreatedResponse(
            self._table_response(
                request, await import_record(self.hall, request.guest, request.decode_body(ImportRecordRequest).record)
            )
        )

    async def list_tables(self, request: LocalRequest) -> object:
        """Return an empty list: there are no other hosts."""
        return []

    async def create_table(self, request: LocalRequest) -> object:
        return CreatedResponse(
            self._table_response(
                request,
                await table_lifecycle.create_table(self.hall, request.guest, request.decode_body(CreateTableRequest)),
            )
        )

    async def get_table(self, request: LocalRequest) -> object:
        return self._table_response(request, await self._find_table(request))

    async def set_num_seats(self, request: LocalRequest) -> object:
        count = request.decode_body(SeatCountRequest).count
        table = await self._find_table(request)
        await table_lifecycle.set_num_seats(self.hall, table, request.guest, count)
        return self._table_response(request, table)

    async def take_seat(self, request: LocalRequest) -> object:
        table, seat = await self._find_table(request), request.seat_parameter()
        await table_lifecycle.take_seat(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def leave_seat(self, request: LocalRequest) -> object:
        table, seat = await self._find_table(request), request.seat_parameter()
        await table_lifecycle.leave_seat(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def seat_bot(self, request: LocalRequest) -> object:
        bot, seat = request.decode_body(SeatBotRequest).bot, request.seat_parameter()
        table = await self._find_table(request)
        await table_lifecycle.seat_bot(self.hall, table, request.guest, seat, bot)
        return self._table_response(request, table)

    async def remove_person(self, request: LocalRequest) -> object:
        table, seat = await self._find_table(request), request.seat_parameter()
        await host_controls.kick(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def vote_to_replace_with_bot(self, request: LocalRequest) -> object:
        table, seat = await self._find_table(request), request.seat_parameter()
        await host_controls.vote_to_replace(self.hall, table, request.guest, seat)
        return self._table_response(request, table)

    async def mute_person(self, request: LocalRequest) -> object:
        mute_request = request.decode_body(MuteRequest)
        table = await self._find_table(request)
        await host_controls.set_muted(self.hall, table, request.guest, mute_request.person, mute_request.muted)
        return self._table_response(request, table)

    async def set_delayed_view(self, request: LocalRequest) -> object:
        """Enable or disable the delayed view, which shows spectators the guest's cards with a delay."""
        enabled = request.decode_body(AllowDelayedViewRequest).enabled
        table = await self._find_table(request)
        await table_lifecycle.set_delayed_view(self.hall, table, request.guest, enabled)
        return self._table_response(request, table)

    async def start_game(self, request: LocalRequest) -> object:
        table = await self._find_table(request)
        await table_lifecycle.start_game(self.hall, table, request.guest, request.text_query_parameter("bot", 80, None))
        return self._table_response(request, table)

    async def offer_rematch(self, request: LocalRequest) -> object:
        table = await self._find_table(request)
        await table_lifecycle.offer_rematch(self.hall, table, request.guest)
        return self._table_response(request, table)

    # Finished games and analysis.

    async def get_record(self, request: LocalRequest) -> object:
        table = await self._find_table(request)
        async with table.lock:
            return TextFile(replay.game_record_text(table), f"{table.table_state.game}.kwoon")

    async def get_replay(self, request: LocalRequest) -> object:
        viewpoint, first = (
            request.text_query_parameter("as", 10, "spectator"),
            request.int_query_parameter("first", 1_000_000, 0),
        )
        return await self.hall.replays.replay_page(await self._find_table(request), viewpoint, first, replay.PAGE_SIZE)

    async def get_better_move(self, request: LocalRequest) -> object:
        """Return the best bot's alternative to a move."""
        num_moves, seat = request.int_query_parameter("num_moves", 100_000), request.int_query_parameter("seat", 7)
        return await self.analysis.better_move(await self._find_table(request), num_moves, seat)

    async def play_on(self, request: LocalRequest) -> object:
        """Open a table that continues from a position in a finished game."""
        play_on_request = request.decode_body(PlayOnRequest)
        return CreatedResponse(
            self._table_response(
                request,
                await play_from_position.create_table_from_position(
                    self.hall, await self._find_table(request), request.guest, play_on_request
                ),
            )
        )

    async def get_hint(self, request: LocalRequest) -> object:
        """Return the move that the best bot would make."""
        return await self.analysis.hint(await self._find_table(request), request.guest.id)

    async def get_win_chances(self, request: LocalRequest) -> object:
        viewpoint = request.text_query_parameter("as", 10, "spectator")
        return await self.analysis.win_chances(await self._find_table(request), viewpoint)
