"""HTTP handlers for the workshop: packs, drafts, notes and studies; see docs/develop/protocol.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from kwoon.hall.api.serializer_cache import default_pack
from kwoon.hall.api.workshop_requests import (
    CheckPackRequest,
    CreatePackRequest,
    FeedbackRequest,
    SaveDraftRequest,
    SavePackRequest,
    SharePackRequest,
    StudyRequest,
)
from kwoon.hall.api.workshop_responses import (
    DraftResponse,
    FeedbackResponse,
    PackCheckResponse,
    PackResponse,
    RemovedResponse,
    StudyResponse,
)
from kwoon.hall.workshop import feedback
from kwoon.pack_editor import pack_form
from kwoon.server.http.routes import (
    ANY,
    CurrentGuest,
    CurrentServer,
    HttpRequest,
    Id,
    error_responses,
    household_of,
    spend_share,
)

BODY = 1024 * 1024
"""Maximum size of a request body in bytes: a pack of 256 kB as JSON."""
Named = Annotated[str, PathParameter(max_length=40, description="Id or fingerprint of a pack")]
Own = Annotated[str, PathParameter(max_length=40, description="Id of a pack")]
Which = Annotated[int, PathParameter(ge=1, le=1_000_000_000, description="Number of a note")]
StudyId = Annotated[str, PathParameter(max_length=40, description="Id of a study")]
Of = Annotated[Literal["offered", "shared", "mine"], QueryParameter(description="Which packs to list")]
Paper = Annotated[Literal["a4", "letter"], QueryParameter(description="Paper size")]
Each = Annotated[Literal["copies", "once"], QueryParameter(description="All copies of a card, or each card once")]
OfGame = Annotated[str | None, QueryParameter(max_length=40, description="Id of a game")]


@get("/games/{game:str}/form", summary="Get the form of a game's packs", responses=error_responses(400, 404))
async def get_pack_form(
    game: Annotated[str, PathParameter(max_length=40, description="Id of a game")],
) -> Response[bytes]:
    """Return the fields, bounds, choices and defaults of a game's packs, as data for a form."""
    default_pack(game)
    return Response(_form(game), media_type="application/json")


@lru_cache
def _form(game: str) -> bytes:
    return msgspec.json.encode(pack_form(game))


@get("/packs", summary="List packs", responses=error_responses(400))
async def list_packs(
    house: CurrentServer, guest: CurrentGuest, of: Of = "offered", game: OfGame = None
) -> list[PackResponse]:
    """List the packs that the hall offers, the shared ones, or your own, without their texts."""
    return await house.designs.list_packs(guest, of, game)


@post("/packs/check", summary="Check a pack", status_code=200, responses=ANY, request_max_body_size=BODY)
async def check_pack(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CheckPackRequest]
) -> PackCheckResponse:
    """Return the errors in a pack, or how its cards look. Nothing is stored."""
    spend_share(house, request, "readings")
    return await house.designs.check(guest, data)


@post("/packs", summary="Create a pack", responses=ANY, request_max_body_size=BODY)
async def create_pack(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[CreatePackRequest]
) -> PackResponse:
    """Create a pack of yours from a text, a draft or a copy."""
    spend_share(house, request, "packs")
    return await house.designs.create(guest, data)


@get("/packs/{pack:str}", summary="Get a pack", responses=error_responses(400, 404, 409))
async def get_pack(house: CurrentServer, guest: CurrentGuest, pack: Named) -> PackResponse:
    """Return a pack with its text, by id or fingerprint."""
    return await house.designs.find_pack(guest, pack)


@get(
    "/packs/{pack:str}/toml",
    summary="Download a pack as TOML",
    media_type="text/plain",
    responses=error_responses(400, 404, 409),
)
async def pack_toml(house: CurrentServer, guest: CurrentGuest, pack: Named) -> Response[str]:
    """Download the text of a pack, for `--pack` or an editor."""
    found = await house.designs.find_pack(guest, pack)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.fingerprint}.toml"'}
    return Response(found.text, media_type="text/plain", headers=headers)


@get("/packs/{pack:str}/pdf", summary="Download a pack as PDF", media_type="application/pdf", responses=ANY)
async def pack_pdf(
    house: CurrentServer,
    request: HttpRequest,
    guest: CurrentGuest,
    pack: Named,
    *,
    paper: Paper = "a4",
    each: Each = "copies",
) -> Response[bytes]:
    """Download sheets of cards to cut out, fronts and backs, for double-sided printing."""
    spend_share(house, request, "prints")
    found = await house.designs.find_pack(guest, pack)
    made = await house.printers.sheets(
        found.game, found.text, paper, each == "once", owner=guest.id, household=guest.household
    )
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.fingerprint}-{paper}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


@put("/packs/{pack:str}", summary="Save a pack", responses=ANY, request_max_body_size=BODY)
async def save_pack(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, pack: Own, data: JSONBody[SavePackRequest]
) -> PackResponse:
    """Save a new version of a pack of yours."""
    spend_share(house, request, "savings")
    return await house.designs.save(guest, pack, data)


@delete("/packs/{pack:str}", summary="Delete a pack", status_code=200, responses=ANY)
async def delete_pack(house: CurrentServer, guest: CurrentGuest, pack: Own) -> RemovedResponse:
    """Delete a pack of yours and its notes. Games with it continue."""
    await house.designs.remove(guest, pack)
    return RemovedResponse(pack)


@put("/packs/{pack:str}/shared", summary="Share or unshare a pack", responses=ANY)
async def share_pack(
    house: CurrentServer, guest: CurrentGuest, pack: Own, data: JSONBody[SharePackRequest]
) -> PackResponse:
    """Share a pack of yours with everyone, or stop sharing it."""
    return await house.designs.share(guest, pack, data.shared)


@get("/packs/{pack:str}/draft", summary="Get a draft", responses=error_responses(400, 403, 404))
async def get_draft(house: CurrentServer, guest: CurrentGuest, pack: Own) -> DraftResponse:
    """Return the unsaved draft of a pack of yours."""
    return await house.designs.draft(guest, pack)


@put("/packs/{pack:str}/draft", summary="Save a draft", responses=ANY, request_max_body_size=BODY)
async def save_draft(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, pack: Own, data: JSONBody[SaveDraftRequest]
) -> DraftResponse:
    """Store a draft, which need not be a valid pack."""
    spend_share(house, request, "drafts")
    return await house.designs.save_draft(guest, pack, data.text)


@get("/packs/{pack:str}/notes", summary="List the notes on a pack", responses=error_responses(400, 403, 404))
async def list_notes(house: CurrentServer, guest: CurrentGuest, pack: Own) -> list[FeedbackResponse]:
    """List the notes on a pack of yours, the newest first."""
    return await feedback.list_notes(house.designs, guest, pack)


@delete("/packs/{pack:str}/notes/{n:int}", summary="Delete a note", status_code=200, responses=ANY)
async def delete_note(house: CurrentServer, guest: CurrentGuest, pack: Own, n: Which) -> list[FeedbackResponse]:
    """Delete a note and return the remaining ones."""
    return await feedback.remove_note(house.designs, guest, pack, n)


@post("/tables/{table:str}/notes", summary="Leave a note", responses=ANY)
async def leave_note(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, table: Id, data: JSONBody[FeedbackRequest]
) -> FeedbackResponse:
    """Leave a note on a card or on the whole game, after a game with a designed pack. The designer of a shared pack
    reads it; for any other pack, the host of the hall."""
    spend_share(house, request, "notes")
    played = await house.hall.find(table)
    design = await feedback.shared_design(house.hall, played)
    if design is None:
        spend_share(house, request, "notes to the host")
    return await feedback.leave_note(house.hall, played, guest, data, design)


@post("/studies", summary="Start a study", responses=ANY)
async def start_study(
    house: CurrentServer, request: HttpRequest, guest: CurrentGuest, data: JSONBody[StudyRequest]
) -> StudyResponse:
    """Start a study in the background that compares a pack with its parent or another pack on the same deals."""
    spend_share(house, request, "studies")
    return await house.studies.request_study(guest, data)


@get("/studies/{study:str}", summary="Get a study", responses=error_responses(400, 404, 409))
async def get_study(house: CurrentServer, request: HttpRequest, study: StudyId) -> StudyResponse:
    """Return the progress of a study. Poll until it is done."""
    return await house.studies.study_status(study, household_of(house, request))


@delete("/studies/{study:str}", summary="Stop a study", status_code=200, responses=ANY)
async def stop_study(house: CurrentServer, guest: CurrentGuest, study: StudyId) -> StudyResponse:
    """Stop a study that you started."""
    return await house.studies.stop_study(guest, study)


def workshop_router() -> Router:
    """Return the router for the workshop, below /api."""
    about = [
        get_pack_form,
        list_packs,
        check_pack,
        create_pack,
        get_pack,
        pack_toml,
        pack_pdf,
        save_pack,
        delete_pack,
        share_pack,
        get_draft,
        save_draft,
    ]
    return Router(
        "/api", route_handlers=[*about, list_notes, delete_note, leave_note, start_study, get_study, stop_study]
    )
