"""The workshop's part of HTTP: packs, drafts, notes and studies; see docs/develop/protocol.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from kwoon.hall.telling.tellers import boxed
from kwoon.hall.telling.workshop_asked import (
    CheckAsked,
    DraftAsked,
    NoteAsked,
    PackAsked,
    SaveAsked,
    SharedAsked,
    StudyAsked,
)
from kwoon.hall.telling.workshop_sent import CheckedSent, DraftSent, GoneSent, NoteSent, PackSent, StudySent
from kwoon.hall.workshop import feedback
from kwoon.server.doors.routes import ANY, Asking, Building, Id, Somebody, household_of, problems, spend
from kwoon.workshop import pack_form

BODY = 1024 * 1024
"""A pack of 256 kB, as JSON."""
Named = Annotated[str, PathParameter(max_length=40, description="A pack's id or fingerprint")]
Own = Annotated[str, PathParameter(max_length=40, description="The id of a pack of somebody's own")]
Which = Annotated[int, PathParameter(ge=1, le=1_000_000_000, description="The number of a note")]
StudyId = Annotated[str, PathParameter(max_length=40, description="A study's id")]
Of = Annotated[Literal["offered", "shared", "mine"], QueryParameter(description="Whose packs")]
Paper = Annotated[Literal["a4", "letter"], QueryParameter(description="The size of the sheets")]
Each = Annotated[Literal["copies", "once"], QueryParameter(description="Every copy of a card, or each card once")]
OfGame = Annotated[str | None, QueryParameter(max_length=40, description="A game's id")]


@get("/games/{game:str}/form", summary="What a pack may hold", responses=problems(400, 404))
async def form(game: Annotated[str, PathParameter(max_length=40, description="A game's id")]) -> Response[bytes]:
    """Fields, bounds, choices and blanks of a game's packs, as data for a form."""
    boxed(game)
    return Response(_form(game), media_type="application/json")


@lru_cache
def _form(game: str) -> bytes:
    return msgspec.json.encode(pack_form(game))


@get("/packs", summary="Packs to choose from", responses=problems(400))
async def packs(house: Building, guest: Somebody, of: Of = "offered", game: OfGame = None) -> list[PackSent]:
    """Those that the hall offers, those that are shared, or your own; without their texts."""
    return await house.designs.listed(guest, of, game)


@post("/packs/check", summary="Read a pack", status_code=200, responses=ANY, request_max_body_size=BODY)
async def check(house: Building, request: Asking, guest: Somebody, data: JSONBody[CheckAsked]) -> CheckedSent:
    """What is wrong with a pack, or how its cards look; nothing of it is kept."""
    spend(house, request, "readings")
    return await house.designs.check(guest, data)


@post("/packs", summary="Keep a pack", responses=ANY, request_max_body_size=BODY)
async def make(house: Building, request: Asking, guest: Somebody, data: JSONBody[PackAsked]) -> PackSent:
    """A pack of your own, from a text, a draft, or as a copy."""
    spend(house, request, "packs")
    return await house.designs.make(guest, data)


@get("/packs/{pack:str}", summary="One pack", responses=problems(400, 404, 409))
async def one_pack(house: Building, guest: Somebody, pack: Named) -> PackSent:
    """One pack with its text, by its id or its fingerprint."""
    return await house.designs.found(guest, pack)


@get("/packs/{pack:str}/toml", summary="A pack as a file", media_type="text/plain", responses=problems(400, 404, 409))
async def toml(house: Building, guest: Somebody, pack: Named) -> Response[str]:
    """The text of a pack, for `--pack` and for an editor."""
    found = await house.designs.found(guest, pack)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.fingerprint}.toml"'}
    return Response(found.text, media_type="text/plain", headers=headers)


@get("/packs/{pack:str}/pdf", summary="A pack on paper", media_type="application/pdf", responses=ANY)
async def pdf(
    house: Building, request: Asking, guest: Somebody, pack: Named, *, paper: Paper = "a4", each: Each = "copies"
) -> Response[bytes]:
    """Sheets of cards to cut out, fronts and backs, for printing on both sides."""
    spend(house, request, "prints")
    found = await house.designs.found(guest, pack)
    made = await house.printers.sheets(
        found.game, found.text, paper, each == "once", owner=guest.id, household=guest.household
    )
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.fingerprint}-{paper}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


@put("/packs/{pack:str}", summary="Save a pack", responses=ANY, request_max_body_size=BODY)
async def save(house: Building, request: Asking, guest: Somebody, pack: Own, data: JSONBody[SaveAsked]) -> PackSent:
    """A new version of a pack of yours."""
    spend(house, request, "savings")
    return await house.designs.save(guest, pack, data)


@delete("/packs/{pack:str}", summary="Remove a pack", status_code=200, responses=ANY)
async def remove(house: Building, guest: Somebody, pack: Own) -> GoneSent:
    """A pack of yours is forgotten, with its notes; what was played with it goes on."""
    await house.designs.remove(guest, pack)
    return GoneSent(pack)


@put("/packs/{pack:str}/shared", summary="Share a pack", responses=ANY)
async def share(house: Building, guest: Somebody, pack: Own, data: JSONBody[SharedAsked]) -> PackSent:
    """Everybody may find a pack of yours, or no longer."""
    return await house.designs.share(guest, pack, data.on)


@get("/packs/{pack:str}/draft", summary="What you are at", responses=problems(400, 403, 404))
async def draft(house: Building, guest: Somebody, pack: Own) -> DraftSent:
    """What you kept of a pack of yours without saving it."""
    return await house.designs.draft(guest, pack)


@put("/packs/{pack:str}/draft", summary="Keep what you are at", responses=ANY, request_max_body_size=BODY)
async def put_draft(
    house: Building, request: Asking, guest: Somebody, pack: Own, data: JSONBody[DraftAsked]
) -> DraftSent:
    """Keep it as it is; it need be no pack."""
    spend(house, request, "drafts")
    return await house.designs.put_draft(guest, pack, data.text)


@get("/packs/{pack:str}/notes", summary="What players said", responses=problems(400, 403, 404))
async def notes(house: Building, guest: Somebody, pack: Own) -> list[NoteSent]:
    """The notes on a pack of yours, the newest first."""
    return await feedback.read(house.designs, guest, pack)


@delete("/packs/{pack:str}/notes/{n:int}", summary="Remove a note", status_code=200, responses=ANY)
async def remove_note(house: Building, guest: Somebody, pack: Own, n: Which) -> list[NoteSent]:
    """One note less; those that are left."""
    return await feedback.remove(house.designs, guest, pack, n)


@post("/tables/{table:str}/notes", summary="Leave a note on the cards", responses=ANY)
async def leave(house: Building, request: Asking, guest: Somebody, table: Id, data: JSONBody[NoteAsked]) -> NoteSent:
    """After a game with designed cards: what you think of a card, or of the whole. The designer of a shared pack reads
    it; of any other pack, the host of the hall."""
    spend(house, request, "notes")
    played = await house.hall.find(table)
    design = await feedback.shared_design(house.hall, played)
    if design is None:
        spend(house, request, "notes to the host")
    return await feedback.leave(house.hall, played, guest, data, design)


@post("/studies", summary="Ask what a pack does", responses=ANY)
async def ask(house: Building, request: Asking, guest: Somebody, data: JSONBody[StudyAsked]) -> StudySent:
    """The pack against its parent, or another one, on the same deals and in the background."""
    spend(house, request, "studies")
    return await house.studies.ask(guest, data)


@get("/studies/{study:str}", summary="How far a study is", responses=problems(400, 404, 409))
async def look(house: Building, request: Asking, study: StudyId) -> StudySent:
    """Ask again until it is done."""
    return await house.studies.look(study, household_of(house, request))


@delete("/studies/{study:str}", summary="Stop a study", status_code=200, responses=ANY)
async def stop(house: Building, guest: Somebody, study: StudyId) -> StudySent:
    """Whoever asked for it first wants it no longer."""
    return await house.studies.stop(guest, study)


def workshop() -> Router:
    """Everything of the workshop, below /api."""
    about = [form, packs, check, make, one_pack, toml, pdf, save, remove, share, draft, put_draft]
    return Router("/api", route_handlers=[*about, notes, remove_note, leave, ask, look, stop])
