"""HTTP handlers for the workshop: packs, drafts, notes and studies; see docs/develop/protocol.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from kwoon.hall.games.loaded_game_cache import default_pack
from kwoon.hall.workshop import feedback
from kwoon.hall.workshop.requests import (
    CheckPackRequest,
    CreatePackRequest,
    PackFeedbackRequest,
    SaveDraftRequest,
    SavePackRequest,
    SharePackRequest,
    StudyRequest,
)
from kwoon.hall.workshop.responses import (
    DraftResponse,
    PackCheckResponse,
    PackFeedbackResponse,
    PackResponse,
    RemovedPackResponse,
    StudyResponse,
)
from kwoon.pack_editor import pack_form
from kwoon.server.http.parameters import (
    ANY_ERROR,
    CurrentGuest,
    CurrentServer,
    HttpRequest,
    TableId,
    charge_operation,
    error_responses,
    household_of,
)

MAX_BODY = 1024 * 1024
"""Maximum size of a request body in bytes, which is enough for a pack of 256 kB as JSON."""
PackIdOrFingerprint = Annotated[str, PathParameter(max_length=40, description="Id or fingerprint of a pack")]
PackId = Annotated[str, PathParameter(max_length=40, description="Id of a pack")]
NoteNumber = Annotated[int, PathParameter(ge=1, le=1_000_000_000, description="Number of a note")]
StudyId = Annotated[str, PathParameter(max_length=40, description="Id of a study")]
PackSource = Annotated[Literal["offered", "shared", "mine"], QueryParameter(description="Which packs to list")]
PaperSize = Annotated[Literal["a4", "letter"], QueryParameter(description="Paper size")]
CardCopies = Annotated[Literal["copies", "once"], QueryParameter(description="All copies of a card, or each card once")]
GameFilter = Annotated[str | None, QueryParameter(max_length=40, description="Id of a game")]


@get("/games/{game:str}/form", summary="Get the form of a game's packs", responses=error_responses(400, 404))
async def get_pack_form(
    game: Annotated[str, PathParameter(max_length=40, description="Id of a game")],
) -> Response[bytes]:
    """Return the fields, bounds, choices and defaults of a game's packs, as data for a form."""
    default_pack(game)
    return Response(_encode_pack_form(game), media_type="application/json")


@lru_cache
def _encode_pack_form(game: str) -> bytes:
    return msgspec.json.encode(pack_form(game))


@get("/packs", summary="List packs", responses=error_responses(400))
async def list_packs(
    server: CurrentServer, guest: CurrentGuest, of: PackSource = "offered", game: GameFilter = None
) -> list[PackResponse]:
    """List the packs that the hall offers, the shared ones, or your own, without their texts."""
    return await server.user_packs.list_packs(guest, of, game)


@post("/packs/check", summary="Check a pack", status_code=200, responses=ANY_ERROR, request_max_body_size=MAX_BODY)
async def check_pack(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CheckPackRequest]
) -> PackCheckResponse:
    """Return the problems in a pack, or its cards if there are none. Nothing is stored."""
    charge_operation(server, request, "pack checks")
    return await server.user_packs.check_pack(guest, data)


@post("/packs", summary="Create a pack", responses=ANY_ERROR, request_max_body_size=MAX_BODY)
async def create_pack(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CreatePackRequest]
) -> PackResponse:
    """Create a pack from text, from a draft, or as a copy."""
    charge_operation(server, request, "new packs")
    return await server.user_packs.create_pack(guest, data)


@get("/packs/{pack:str}", summary="Get a pack", responses=error_responses(400, 404, 409))
async def get_pack(server: CurrentServer, guest: CurrentGuest, pack: PackIdOrFingerprint) -> PackResponse:
    """Return a pack with its text, by id or fingerprint."""
    return await server.user_packs.find_pack(guest, pack)


@get(
    "/packs/{pack:str}/toml",
    summary="Download a pack as TOML",
    media_type="text/plain",
    responses=error_responses(400, 404, 409),
)
async def download_pack_toml(server: CurrentServer, guest: CurrentGuest, pack: PackIdOrFingerprint) -> Response[str]:
    """Download the text of a pack, for `--pack` or an editor."""
    pack_response = await server.user_packs.find_pack(guest, pack)
    headers = {"content-disposition": f'attachment; filename="{pack_response.game}-{pack_response.fingerprint}.toml"'}
    return Response(pack_response.text, media_type="text/plain", headers=headers)


@get("/packs/{pack:str}/pdf", summary="Download a pack as PDF", media_type="application/pdf", responses=ANY_ERROR)
async def download_pack_pdf(
    server: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    pack: PackIdOrFingerprint,
    *,
    paper: PaperSize = "a4",
    each: CardCopies = "copies",
) -> Response[bytes]:
    """Download sheets of cards to cut out, fronts and backs, for double-sided printing."""
    charge_operation(server, request, "card sheets")
    pack_response = await server.user_packs.find_pack(guest, pack)
    pdf = await server.print_pool.render_pdf(
        pack_response.game, pack_response.text, paper, each == "once", owner=guest.id, household=guest.household
    )
    headers = {
        "content-disposition": f'attachment; filename="{pack_response.game}-{pack_response.fingerprint}-{paper}.pdf"'
    }
    return Response(pdf, media_type="application/pdf", headers=headers)


@put("/packs/{pack:str}", summary="Save a pack", responses=ANY_ERROR, request_max_body_size=MAX_BODY)
async def save_pack(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, pack: PackId, data: JSONBody[SavePackRequest]
) -> PackResponse:
    """Save a new version of one of your packs."""
    charge_operation(server, request, "pack saves")
    return await server.user_packs.save_pack(guest, pack, data)


@delete("/packs/{pack:str}", summary="Delete a pack", status_code=200, responses=ANY_ERROR)
async def delete_pack(server: CurrentServer, guest: CurrentGuest, pack: PackId) -> RemovedPackResponse:
    """Delete one of your packs and its notes. Games that use it continue."""
    await server.user_packs.remove_pack(guest, pack)
    return RemovedPackResponse(pack)


@put("/packs/{pack:str}/shared", summary="Share or unshare a pack", responses=ANY_ERROR)
async def share_pack(
    server: CurrentServer, guest: CurrentGuest, pack: PackId, data: JSONBody[SharePackRequest]
) -> PackResponse:
    """Share one of your packs with everyone, or stop sharing it."""
    return await server.user_packs.share_pack(guest, pack, data.shared)


@get("/packs/{pack:str}/draft", summary="Get a draft", responses=error_responses(400, 403, 404))
async def get_draft(server: CurrentServer, guest: CurrentGuest, pack: PackId) -> DraftResponse:
    """Return the stored draft of one of your packs."""
    return await server.user_packs.load_draft(guest, pack)


@put("/packs/{pack:str}/draft", summary="Save a draft", responses=ANY_ERROR, request_max_body_size=MAX_BODY)
async def save_draft(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, pack: PackId, data: JSONBody[SaveDraftRequest]
) -> DraftResponse:
    """Store a draft, which need not be a valid pack."""
    charge_operation(server, request, "drafts")
    return await server.user_packs.save_draft(guest, pack, data.text)


@get("/packs/{pack:str}/notes", summary="List the notes on a pack", responses=error_responses(400, 403, 404))
async def list_notes(server: CurrentServer, guest: CurrentGuest, pack: PackId) -> list[PackFeedbackResponse]:
    """List the notes on one of your packs, newest first."""
    return await feedback.list_notes(server.user_packs, guest, pack)


@delete("/packs/{pack:str}/notes/{n:int}", summary="Delete a note", status_code=200, responses=ANY_ERROR)
async def delete_note(
    server: CurrentServer, guest: CurrentGuest, pack: PackId, n: NoteNumber
) -> list[PackFeedbackResponse]:
    """Delete a note and return the remaining ones."""
    return await feedback.remove_note(server.user_packs, guest, pack, n)


@post("/tables/{table:str}/notes", summary="Leave a note", responses=ANY_ERROR)
async def leave_note(
    server: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    table: TableId,
    data: JSONBody[PackFeedbackRequest],
) -> PackFeedbackResponse:
    """Leave a note on a card or on the whole game, after a game with designed cards. The note goes to the designer of a
    shared pack, or otherwise to the hall's host."""
    charge_operation(server, request, "notes")
    loaded_table = await server.hall.find_table(table)
    user_pack = await feedback.find_shared_pack(server.hall, loaded_table)
    if user_pack is None:
        charge_operation(server, request, "notes to the host")
    return await feedback.leave_note(server.hall, loaded_table, guest, data, user_pack)


@post("/studies", summary="Start a study", responses=ANY_ERROR)
async def start_study(
    server: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[StudyRequest]
) -> StudyResponse:
    """Start a background study that compares a pack with its parent or another pack on the same deals."""
    charge_operation(server, request, "studies")
    return await server.study_queue.request_study(guest, data)


@get("/studies/{study:str}", summary="Get a study", responses=error_responses(400, 404, 409))
async def get_study(server: CurrentServer, request: HttpRequest, study: StudyId) -> StudyResponse:
    """Return a study's progress. Poll until the study is done."""
    return await server.study_queue.find_or_restart_study(study, household_of(server, request))


@delete("/studies/{study:str}", summary="Stop a study", status_code=200, responses=ANY_ERROR)
async def stop_study(server: CurrentServer, guest: CurrentGuest, study: StudyId) -> StudyResponse:
    """Stop a study that you started."""
    return await server.study_queue.stop_study(guest, study)


def workshop_router() -> Router:
    """Return the router for the workshop, below /api."""
    pack_handlers = [
        get_pack_form,
        list_packs,
        check_pack,
        create_pack,
        get_pack,
        download_pack_toml,
        download_pack_pdf,
        save_pack,
        delete_pack,
        share_pack,
        get_draft,
        save_draft,
    ]
    return Router(
        "/api", route_handlers=[*pack_handlers, list_notes, delete_note, leave_note, start_study, get_study, stop_study]
    )
