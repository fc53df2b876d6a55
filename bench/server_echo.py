"""A bare WebSocket echo on the server's own stack, for comparison."""

from __future__ import annotations

import argparse

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State


@get("/healthz", sync_to_thread=False)
def healthz() -> str:
    return "ok"


@websocket("/")
async def echo(socket: WebSocket[None, None, State]) -> None:
    """Send every message back."""
    await socket.accept()
    while (event := await socket.receive())["type"] == "websocket.receive":
        await socket.send_text(event.get("text") or "")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    uvicorn.run(
        Litestar([healthz, echo], logging_config=None),
        port=parser.parse_args().port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
    )
