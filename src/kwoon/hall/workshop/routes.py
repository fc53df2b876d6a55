"""Routes for packs, and for the workshop that makes them: drafts, checks, printing, notes and studies."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kwoon.core.message import to_json
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.games.loaded_game_cache import default_pack
from kwoon.hall.games.requests import GameId, Language
from kwoon.hall.guests import Guest
from kwoon.hall.hall import Hall
from kwoon.hall.routing import Download, Feature, RequestContext
from kwoon.hall.tables.requests import TableId
from kwoon.hall.workshop import feedback
from kwoon.hall.workshop.interfaces import PackPrinter
from kwoon.hall.workshop.requests import (
    CardCopies,
    CheckPackRequest,
    CreatePackRequest,
    NoteNumber,
    PackFeedbackRequest,
    PackId,
    PackIdOrFingerprint,
    PackSource,
    PaperSize,
    SaveDraftRequest,
    SavePackRequest,
    SharePackRequest,
    StudyId,
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
from kwoon.hall.workshop.studies import StudyQueue
from kwoon.hall.workshop.user_packs import UserPackService
from kwoon.localization.languages import ENGLISH, match_language
from kwoon.pack_editor import pack_form

MAX_PACK_BODY = 1024 * 1024
"""Maximum size of a request body in bytes, which is enough for a pack of 256 kB as JSON."""
packs = Feature("packs")
workshop = Feature("workshop")


@packs.route("GET", "/api/packs", "List packs")
async def list_packs(
    user_packs: UserPackService, guest: Guest, of: PackSource = "offered", game: GameId | None = None
) -> list[PackResponse]:
    """List the packs that the hall offers, the shared ones, or your own, without their texts."""
    return await user_packs.list_packs(guest, of, game)


@packs.route("GET", "/api/packs/{pack}", "Get a pack", errors=(NotFound, Conflict))
async def get_pack(user_packs: UserPackService, guest: Guest, pack: PackIdOrFingerprint) -> PackResponse:
    """Return a pack with its text, by id or fingerprint."""
    return await user_packs.find_pack(guest, pack)


@packs.route(
    "GET", "/api/packs/{pack}/toml", "Download a pack as TOML", errors=(NotFound, Conflict), media_type="text/plain"
)
async def download_pack_toml(user_packs: UserPackService, guest: Guest, pack: PackIdOrFingerprint) -> Download[str]:
    """Download the text of a pack, for `--pack` or an editor."""
    response = await user_packs.find_pack(guest, pack)
    return Download(response.text, f"{response.game}-{response.fingerprint}.toml")


@workshop.route("GET", "/api/games/{game}/form", "Get the form of a game's packs", errors=(NotFound,))
async def get_pack_form(game: GameId) -> msgspec.Raw:
    """Return the fields, bounds, choices and defaults of a game's packs, as data for a form."""
    default_pack(game)
    return _encode_pack_form(game)


@lru_cache
def _encode_pack_form(game: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(pack_form(game), enc_hook=to_json))


@workshop.route("POST", "/api/packs/check", "Check a pack", status=200, charge="pack checks", max_body=MAX_PACK_BODY)
async def check_pack(user_packs: UserPackService, guest: Guest, data: CheckPackRequest) -> PackCheckResponse:
    """Return the problems in a pack, or its cards if there are none. Nothing is stored."""
    return await user_packs.check_pack(guest, data)


@workshop.route("POST", "/api/packs", "Create a pack", charge="new packs", max_body=MAX_PACK_BODY)
async def create_pack(user_packs: UserPackService, guest: Guest, data: CreatePackRequest) -> PackResponse:
    """Create a pack from text, from a draft, or as a copy."""
    return await user_packs.create_pack(guest, data)


@workshop.route(
    "GET",
    "/api/packs/{pack}/pdf",
    "Download a pack as PDF",
    errors=(NotFound, Conflict),
    charge="card sheets",
    media_type="application/pdf",
)
async def download_pack_pdf(
    user_packs: UserPackService,
    printer: PackPrinter,
    guest: Guest,
    pack: PackIdOrFingerprint,
    *,
    paper: PaperSize = "a4",
    each: CardCopies = "copies",
    language: Language = ENGLISH,
) -> Download[bytes]:
    """Download sheets of cards to cut out, fronts and backs, for double-sided printing."""
    response = await user_packs.find_pack(guest, pack)
    pdf = await printer.render_pdf(
        response.game,
        response.text,
        paper,
        each == "once",
        match_language([language]),
        owner=guest.id,
        household=guest.household,
    )
    return Download(pdf, f"{response.game}-{response.fingerprint}-{paper}.pdf")


@workshop.route(
    "GET",
    "/api/packs/{pack}/rulebook",
    "Download a rulebook as PDF",
    errors=(NotFound, Conflict),
    charge="card sheets",
    media_type="application/pdf",
)
async def download_rulebook_pdf(
    user_packs: UserPackService,
    printer: PackPrinter,
    guest: Guest,
    pack: PackIdOrFingerprint,
    *,
    paper: PaperSize = "a4",
    language: Language = ENGLISH,
) -> Download[bytes]:
    """Download the rulebook of a pack's game, with pictures of the pack's cards."""
    response = await user_packs.find_pack(guest, pack)
    pdf = await printer.render_rulebook_pdf(
        response.game,
        response.text,
        paper,
        match_language([language]),
        owner=guest.id,
        household=guest.household,
    )
    return Download(pdf, f"{response.game}-rulebook-{paper}.pdf")


@workshop.route("PUT", "/api/packs/{pack}", "Save a pack", charge="pack saves", max_body=MAX_PACK_BODY)
async def save_pack(user_packs: UserPackService, guest: Guest, pack: PackId, data: SavePackRequest) -> PackResponse:
    """Save a new version of one of your packs."""
    return await user_packs.save_pack(guest, pack, data)


@workshop.route("DELETE", "/api/packs/{pack}", "Delete a pack")
async def delete_pack(user_packs: UserPackService, guest: Guest, pack: PackId) -> RemovedPackResponse:
    """Delete one of your packs and its notes. Games that use it continue."""
    await user_packs.remove_pack(guest, pack)
    return RemovedPackResponse(pack)


@workshop.route("PUT", "/api/packs/{pack}/shared", "Share or unshare a pack")
async def share_pack(user_packs: UserPackService, guest: Guest, pack: PackId, data: SharePackRequest) -> PackResponse:
    """Share one of your packs with everyone, or stop sharing it."""
    return await user_packs.share_pack(guest, pack, data.shared)


@workshop.route("GET", "/api/packs/{pack}/draft", "Get a draft", errors=(NotFound,))
async def get_draft(user_packs: UserPackService, guest: Guest, pack: PackId) -> DraftResponse:
    """Return the stored draft of one of your packs."""
    return await user_packs.load_draft(guest, pack)


@workshop.route("PUT", "/api/packs/{pack}/draft", "Save a draft", charge="drafts", max_body=MAX_PACK_BODY)
async def save_draft(user_packs: UserPackService, guest: Guest, pack: PackId, data: SaveDraftRequest) -> DraftResponse:
    """Store a draft, which need not be a valid pack."""
    return await user_packs.save_draft(guest, pack, data.text)


@workshop.route("GET", "/api/packs/{pack}/notes", "List the notes on a pack", errors=(NotFound,))
async def list_notes(user_packs: UserPackService, guest: Guest, pack: PackId) -> list[PackFeedbackResponse]:
    """List the notes on one of your packs, newest first."""
    return await feedback.list_notes(user_packs, guest, pack)


@workshop.route("DELETE", "/api/packs/{pack}/notes/{n}", "Delete a note")
async def delete_note(
    user_packs: UserPackService, guest: Guest, pack: PackId, n: NoteNumber
) -> list[PackFeedbackResponse]:
    """Delete a note and return the remaining ones."""
    return await feedback.remove_note(user_packs, guest, pack, n)


@workshop.route("POST", "/api/tables/{table}/notes", "Leave a note", charge="notes")
async def leave_note(
    context: RequestContext, hall: Hall, guest: Guest, table: TableId, data: PackFeedbackRequest
) -> PackFeedbackResponse:
    """Leave a note on a card or on the whole game, after a game with designed cards. The note goes to the designer of a
    shared pack, or otherwise to the hall's host."""
    loaded_table = await hall.find_table(table)
    user_pack = await feedback.find_shared_pack(hall, loaded_table)
    if user_pack is None:
        context.charge("notes to the host")
    return await feedback.leave_note(hall, loaded_table, guest, data, user_pack)


@workshop.route("POST", "/api/studies", "Start a study", charge="studies")
async def start_study(studies: StudyQueue, guest: Guest, data: StudyRequest) -> StudyResponse:
    """Start a background study that compares a pack with its parent or another pack on the same deals."""
    return await studies.request_study(guest, data)


@workshop.route("GET", "/api/studies/{study}", "Get a study", errors=(NotFound, Conflict))
async def get_study(context: RequestContext, studies: StudyQueue, study: StudyId) -> StudyResponse:
    """Return a study's progress. Poll until the study is done."""
    return await studies.find_or_restart_study(study, context.household)


@workshop.route("DELETE", "/api/studies/{study}", "Stop a study")
async def stop_study(studies: StudyQueue, guest: Guest, study: StudyId) -> StudyResponse:
    """Stop a study that you started."""
    return await studies.stop_study(guest, study)
