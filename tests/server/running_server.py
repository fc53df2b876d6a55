"""A server that runs in the event loop of a test."""

from __future__ import annotations

import asyncio

from kwoon.hall.hall import Hall
from kwoon.hall.table_driver import TableDriver
from kwoon.server.http.app import build_app
from kwoon.server.run import make_server
from kwoon.server.server import HallServer
from kwoon.server.settings import ServerSettings


class RunningServer:
    """A server that runs in the caller's event loop."""

    def __init__(self, settings: ServerSettings) -> None:
        self.app = build_app(settings)
        self.server: HallServer = self.app.state.server
        self.hall: Hall = self.server.hall
        self.table_driver: TableDriver = self.server.table_driver
        self._server = make_server(self.app, "127.0.0.1", 0, settings.proxies)
        self._task: asyncio.Task[None] | None = None
        self.address = ""

    async def __aenter__(self) -> RunningServer:
        self._task = asyncio.create_task(self._server.serve())
        while not self._server.started:
            if self._task.done():
                raise RuntimeError(f"The hall could not start: {self.server.startup_error or 'see its log'}")
            await asyncio.sleep(0.01)
        self.address = self._server.address
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.should_exit = True
        if self._task is not None:
            await self._task
