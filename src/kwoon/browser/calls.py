"""The calls of docs/develop/protocol.md to a hall in a browser, for whoever is alone there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from kwoon import shelf
from kwoon.browser.drawers import NO_WORKSHOP, BoxReaders
from kwoon.browser.said import Made, Said, TextFile
from kwoon.games import GAMES
from kwoon.hall import branch, lobby, manners, mine
from kwoon.hall.counsel import Counsel
from kwoon.hall.hall import Hall
from kwoon.hall.people.fitting import fitting
from kwoon.hall.tables import replay
from kwoon.hall.tables.brought import open_record
from kwoon.hall.tables.head import Refusal
from kwoon.hall.tables.table import Table
from kwoon.hall.telling.lobby_asked import (
    BotAsked,
    BranchAsked,
    NameAsked,
    RecordAsked,
    SeatsAsked,
    ShowsAsked,
    SilenceAsked,
    TableAsked,
)
from kwoon.hall.telling.lobby_sent import Me, card_sent, chapter_sent, game_sent
from kwoon.hall.telling.told_of_games import faces_of, on_shelf, rules_of
from kwoon.hall.workshop.designs import Designs

Call = Callable[[Said], Awaitable[object]]
FINGERPRINT = r"^[A-Za-z0-9_-]*$"


class Calls:
    """What can be asked for."""

    def __init__(self, hall: Hall, counsel: Counsel) -> None:
        self.hall = hall
        self.counsel = counsel
        self._designs = Designs(hall, BoxReaders())
        table = "/api/tables/{table}"
        self._calls: dict[tuple[str, str], Call] = {
            ("GET", "/api/me"): self.me,
            ("PUT", "/api/me"): self.rename,
            ("GET", "/api/me/tables"): self.my_tables,
            ("GET", "/api/me/fitting"): self.even_match,
            ("GET", "/api/games"): self.games,
            ("GET", "/api/games/{game}/cards"): self.cards,
            ("GET", "/api/games/{game}/rules"): self.rules,
            ("GET", "/api/games/{game}/reading"): self.reading,
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

    async def answer(self, said: Said) -> object:
        """What a call is answered with; raises Refusal."""
        there = False
        for (method, pattern), call in self._calls.items():
            if said.fits(pattern):
                if method == said.method:
                    return await call(said)
                there = True
        if said.path.startswith(("/api/packs", "/api/studies")) or said.path.endswith(("/notes", "/form")):
            raise Refusal(409, NO_WORKSHOP)
        raise Refusal(405, "Method Not Allowed") if there else Refusal(404, "Not Found")

    async def _table(self, said: Said) -> Table:
        return await self.hall.find(said.word("table"))

    def _sent(self, said: Said, table: Table) -> object:
        return self.hall.sent(table, said.guest.id)

    # Who you are, and the shelf.

    async def me(self, said: Said) -> object:
        """Who you are."""
        return Me(said.guest.id, said.guest.name)

    async def rename(self, said: Said) -> object:
        """Another nickname."""
        named = await self.hall.guests.rename(said.guest, said.body(NameAsked).name)
        await lobby.rename(self.hall, named)
        return Me(named.id, named.name)

    async def even_match(self, said: Said) -> object:
        """The bots that fit."""
        return await fitting(self.hall, said.guest)

    async def my_tables(self, said: Said) -> object:
        """The way back."""
        return await mine.tables_of(self.hall, said.guest)

    async def games(self, said: Said) -> object:
        """Every game of the hall."""
        return [game_sent(box, self.hall.all_bots(box.id), self.hall.settings) for box in GAMES]

    async def cards(self, said: Said) -> object:
        """The faces of a pack."""
        pack = await self.hall.packs.cards(said.word("game"), said.text("pack", 40, "", FINGERPRINT))
        return [card_sent(face) for face in faces_of(pack)]

    async def rules(self, said: Said) -> object:
        """The ledger."""
        return rules_of(await self.hall.packs.cards(said.word("game"), said.text("pack", 40, "", FINGERPRINT)))

    async def reading(self, said: Said) -> object:
        """The rules, to read."""
        return [chapter_sent(chapter) for chapter in shelf.reading(on_shelf(said.word("game"))).chapters]

    async def packs(self, said: Said) -> object:
        """Those in the boxes; nobody has any of their own."""
        of = said.text("of", 40, "offered")
        if of not in ("offered", "shared", "mine"):
            said.wrong("of", f"Invalid enum value {of!r}")
        return await self._designs.listed(said.guest, of, said.text("game", 40, None))

    async def pack(self, said: Said) -> object:
        """One pack, with its text."""
        return await self._designs.found(said.guest, said.word("pack"))

    async def toml(self, said: Said) -> object:
        """Its text as a file."""
        found = await self._designs.found(said.guest, said.word("pack"))
        return TextFile(found.text, f"{found.game}-{found.fingerprint}.toml")

    # Tables.

    async def lesson(self, said: Said) -> object:
        """A guided match."""
        return Made(self._sent(said, await lobby.open_lesson(self.hall, said.guest, said.word("game"))))

    async def bring(self, said: Said) -> object:
        """A game from a file."""
        return Made(self._sent(said, await open_record(self.hall, said.guest, said.body(RecordAsked).record)))

    async def tables(self, said: Said) -> object:
        """Nobody else has opened any."""
        return []

    async def open_table(self, said: Said) -> object:
        """A new table."""
        return Made(self._sent(said, await lobby.open_table(self.hall, said.guest, said.body(TableAsked))))

    async def one_table(self, said: Said) -> object:
        """One table."""
        return self._sent(said, await self._table(said))

    async def set_seats(self, said: Said) -> object:
        """How many seats there are."""
        count = said.body(SeatsAsked).count
        table = await self._table(said)
        await lobby.set_seats(self.hall, table, said.guest, count)
        return self._sent(said, table)

    async def sit_down(self, said: Said) -> object:
        """Sit down on an open seat."""
        table, seat = await self._table(said), said.seat()
        await lobby.sit_down(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def stand_up(self, said: Said) -> object:
        """Stand up."""
        table, seat = await self._table(said), said.seat()
        await lobby.stand_up(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def seat_bot(self, said: Said) -> object:
        """Put a bot on a seat."""
        bot, seat = said.body(BotAsked).bot, said.seat()
        table = await self._table(said)
        await lobby.seat_bot(self.hall, table, said.guest, seat, bot)
        return self._sent(said, table)

    async def send_away(self, said: Said) -> object:
        """Send somebody away."""
        table, seat = await self._table(said), said.seat()
        await manners.send_away(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def replace(self, said: Said) -> object:
        """Vote for a bot."""
        table, seat = await self._table(said), said.seat()
        await manners.replace(self.hall, table, said.guest, seat)
        return self._sent(said, table)

    async def silence(self, said: Said) -> object:
        """Silence somebody."""
        asked = said.body(SilenceAsked)
        table = await self._table(said)
        await manners.silence(self.hall, table, said.guest, asked.person, asked.on)
        return self._sent(said, table)

    async def shows(self, said: Said) -> object:
        """Let watchers see your cards, late."""
        on = said.body(ShowsAsked).on
        table = await self._table(said)
        await lobby.show_late(self.hall, table, said.guest, on)
        return self._sent(said, table)

    async def start(self, said: Said) -> object:
        """Start the game."""
        table = await self._table(said)
        await lobby.start(self.hall, table, said.guest, said.text("bot", 80, None))
        return self._sent(said, table)

    async def rematch(self, said: Said) -> object:
        """Agree to a rematch."""
        table = await self._table(said)
        await lobby.play_again(self.hall, table, said.guest)
        return self._sent(said, table)

    # Afterwards, and counsel.

    async def record(self, said: Said) -> object:
        """The record, once the game is over."""
        table = await self._table(said)
        async with table.lock:
            return TextFile(replay.record(table), f"{table.head.game}.kwoon")

    async def replay(self, said: Said) -> object:
        """Frames of a finished game."""
        viewpoint, first = said.text("as", 10, "watcher"), said.number("first", 1_000_000, 0)
        return await self.hall.replays.page(await self._table(said), viewpoint, first, replay.PAGE)

    async def better(self, said: Said) -> object:
        """What would have been better."""
        answers, seat = said.number("answers", 100_000), said.number("seat", 7)
        return await self.counsel.better(await self._table(said), answers, seat)

    async def play_on(self, said: Said) -> object:
        """Play on from a moment."""
        asked = said.body(BranchAsked)
        return Made(self._sent(said, await branch.play_on(self.hall, await self._table(said), said.guest, asked)))

    async def hint(self, said: Said) -> object:
        """What the best bot would do."""
        return await self.counsel.hint(await self._table(said), said.guest.id)

    async def chances(self, said: Said) -> object:
        """How the chances went."""
        viewpoint = said.text("as", 10, "watcher")
        return await self.counsel.chances(await self._table(said), viewpoint)
