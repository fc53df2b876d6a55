"""Registered accounts: passkeys, recovery codes, several devices, and attempts to get in without them."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text

from kwoon.hall.accounts import recovery_codes
from kwoon.hall.accounts.models import GuestProfile
from kwoon.hall.guests import GuestDirectory
from kwoon.server.storage import schema
from kwoon.server.storage.database import SqlStorage
from tests.server.authenticator import SoftwareAuthenticator
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.two_players import open_two_player_table

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]


class PasskeyVisitor(HallClient):
    """A client that reaches the hall by its host name, which passkeys require."""

    def __init__(self, hall: Any, cookie: str = "") -> None:
        super().__init__(hall.address.replace("127.0.0.1", "localhost"), cookie)

    async def register_passkey(
        self, device: SoftwareAuthenticator | None = None, confirming_device: SoftwareAuthenticator | None = None
    ) -> SoftwareAuthenticator:
        """Register a passkey; if it is not the first one, `confirming_device` confirms it."""
        device = device or SoftwareAuthenticator(self.address)
        proof = None
        if confirming_device is not None:
            proof = {
                "credential": confirming_device.sign_challenge(
                    (await self.request("POST", "/api/account/confirm/begin"))["options"]
                )
            }
        options = (await self.request("POST", "/api/account/passkeys/begin", proof))["options"]
        await self.request("POST", "/api/account/passkeys", device.create_credential(options) | {"label": "A phone"})
        return device

    async def sign_in(self, device: SoftwareAuthenticator, **overrides: Any) -> tuple[int, Any]:
        options = (await self.request("POST", "/api/account/sign-in/begin"))["options"]
        return await self.call("POST", "/api/account/sign-in", device.sign_challenge(options, **overrides))


async def test_passkey_signs_in_on_another_device(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    me = await ann.request("PUT", "/api/me", {"name": "Ann"})
    assert (await ann.request("GET", "/api/account"))["is_registered"] is False
    device = await ann.register_passkey()
    account = await ann.request("GET", "/api/account")
    assert account["is_registered"] and [key["label"] for key in account["passkeys"]] == ["A phone"]
    elsewhere = PasskeyVisitor(hall)
    other = await elsewhere.request("GET", "/api/me")
    assert other["id"] != me["id"]
    assert await elsewhere.sign_in(device) == (200, me)
    assert await elsewhere.request("GET", "/api/me") == me
    # A second device replaces the first one.
    await elsewhere.register_passkey(confirming_device=device)
    handles = [key["handle"] for key in (await ann.request("GET", "/api/account"))["passkeys"]]
    assert len(handles) == 2
    dump = await ann.request("DELETE", f"/api/account/passkeys/{handles[0]}")
    assert [key["handle"] for key in dump["passkeys"]] == handles[1:]
    assert (await PasskeyVisitor(hall).sign_in(device))[0] == 403
    status, error = await ann.call("DELETE", f"/api/account/passkeys/{handles[1]}")
    assert status == 409 and "only way to sign in" in error["detail"]
    assert (await ann.call("DELETE", f"/api/account/passkeys/{handles[0]}"))[0] == 404


async def test_invalid_passkey_signatures_are_rejected(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    me = await ann.request("GET", "/api/me")
    device = await ann.register_passkey()
    thief = PasskeyVisitor(hall)
    stranger = await thief.request("GET", "/api/me")
    forged = SoftwareAuthenticator(ann.address)
    forged.id = device.id
    forged.sign_count = 7
    elsewhere = SoftwareAuthenticator("http://evil.example", "evil.example")
    elsewhere.id, elsewhere.key = device.id, device.key
    attempts: list[tuple[SoftwareAuthenticator, dict[str, Any]]] = [
        (forged, {}),
        (SoftwareAuthenticator(ann.address), {}),
        (elsewhere, {"origin": ann.address}),
        (device, {"origin": "http://evil.example"}),
        (device, {"type": "webauthn.create"}),
        (device, {"challenge": "AAAA"}),
        (device, {"challenge": "%"}),
        (device, {"challenge": 5}),
        (device, {"flags": 0}),
    ]
    for attempted_device, overrides in attempts:
        assert (await thief.sign_in(attempted_device, **overrides))[0] == 403, overrides
    # A signature cannot be used a second time, and a challenge is valid only for its own purpose.
    options = (await thief.request("POST", "/api/account/sign-in/begin"))["options"]
    signed = device.sign_challenge(options)
    assert (await ann.call("POST", "/api/account/sign-in", signed))[1] == me
    assert (await thief.call("POST", "/api/account/sign-in", signed))[0] == 403
    for begin in ("/api/account/passkeys/begin", "/api/account/sign-in/begin"):
        options = (await thief.request("POST", begin))["options"]
        sign, path = (
            (device.sign_challenge, "sign-in")
            if "passkeys" in begin
            else (SoftwareAuthenticator(ann.address).create_credential, "passkeys")
        )
        assert (await thief.call("POST", f"/api/account/{path}", sign(options)))[0] == 403
    # Also refused: another person's challenge, an already registered key, and a cloned key with an old counter.
    proof = {"credential": device.sign_challenge((await ann.request("POST", "/api/account/confirm/begin"))["options"])}
    options = (await ann.request("POST", "/api/account/passkeys/begin", proof))["options"]
    assert (
        await thief.call("POST", "/api/account/passkeys", SoftwareAuthenticator(ann.address).create_credential(options))
    )[0] == 403
    options = (await thief.request("POST", "/api/account/passkeys/begin"))["options"]
    assert (await thief.call("POST", "/api/account/passkeys", device.create_credential(options)))[0] == 409
    device.sign_count = 0
    assert (await thief.sign_in(device))[0] == 403
    assert await thief.request("GET", "/api/me") == stranger
    assert (await thief.request("GET", "/api/account"))["is_registered"] is False


async def test_challenge_expires_after_five_minutes(serve: Serve) -> None:
    now = [1_000_000.0]
    hall = await serve(now=lambda: now[0])
    ann = PasskeyVisitor(hall)
    device = await ann.register_passkey()
    options = (await ann.request("POST", "/api/account/sign-in/begin"))["options"]
    now[0] += 301
    assert (await ann.call("POST", "/api/account/sign-in", device.sign_challenge(options)))[0] == 403
    assert (await ann.sign_in(device))[0] == 200
    with hall.server.storage.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM challenges")).scalar() == 0


async def test_challenge_used_concurrently_succeeds_once(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    device = await ann.register_passkey()
    options = (await ann.request("POST", "/api/account/sign-in/begin"))["options"]
    signed = device.sign_challenge(options)
    # The clients use the same thread pool as the hall, so they must leave some threads free.
    calls = [PasskeyVisitor(hall).call("POST", "/api/account/sign-in", signed) for _ in range(3)]
    assert sorted(status for status, _ in await asyncio.gather(*calls)) == [200, 403, 403]


async def test_passkey_on_ip_address_is_refused_and_recovery_code_is_suggested(serve: Serve) -> None:
    hall = await serve()
    status, error = await HallClient(hall.address).call("POST", "/api/account/passkeys/begin")
    assert status == 409 and "recovery code" in error["detail"]


async def test_recovery_code_restores_account_in_any_spelling(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("PUT", "/api/me", {"name": "Ann"})
    first = (await ann.request("POST", "/api/account/recovery"))["code"]
    code = (await ann.request("POST", "/api/account/recovery", {"code": first}))["code"]
    assert (await ann.request("GET", "/api/account"))["has_recovery_code"] is True
    back = HallClient(hall.address)
    stranger = await back.request("GET", "/api/me")
    for wrong in (first, code[:-1] + ("0" if code[-1] != "0" else "1"), code[:-1], "", "%" * 28, "é" * 28):
        assert (await back.call("POST", "/api/account/recover", {"code": wrong}))[0] in (400, 403)
    assert await back.request("GET", "/api/me") == stranger
    typed = code.replace("-", " ").lower().replace("0", "o").replace("1", "l")
    assert await back.request("POST", "/api/account/recover", {"code": typed}) == me
    assert await back.request("GET", "/api/me") == me
    with hall.server.storage.engine.connect() as connection:
        stored = connection.execute(text("SELECT recovery_hash FROM guests")).scalars().all()
    assert stored == [recovery_codes.recovery_code_fingerprint(code)] and code.replace("-", "") not in str(stored)


async def test_recovery_attempts_are_rate_limited(serve: Serve) -> None:
    hall = await serve(limit_multiplier=1.0)
    guesser = HallClient(hall.address)
    statuses = [
        (await guesser.call("POST", "/api/account/recover", {"code": recovery_codes.new_recovery_code()}))[0]
        for _ in range(12)
    ]
    assert statuses == [403] * 10 + [429] * 2
    assert (
        recovery_codes.CODE_LENGTH * 5 >= 128 and len({recovery_codes.new_recovery_code() for _ in range(100)}) == 100
    )


async def test_sign_out_everywhere_revokes_all_cookies_and_sign_out_here_revokes_none(serve: Serve) -> None:
    hall = await serve()
    ann, phone = HallClient(hall.address), HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    assert (await ann.call("POST", "/api/account/sign-out", {}))[0] == 409
    code = (await ann.request("POST", "/api/account/recovery"))["code"]
    await phone.request("POST", "/api/account/recover", {"code": code})
    stolen = HallClient(hall.address, phone.cookie)
    assert (await phone.request("POST", "/api/account/sign-out", {}))["id"] != me["id"]
    assert await ann.request("GET", "/api/me") == me and await stolen.request("GET", "/api/me") == me
    table = await ann.create_table("me", "random")
    connection = await stolen.connect(table)
    code = (await ann.request("POST", "/api/account/sign-out", {"everywhere": True, "code": code}))["code"]
    assert await connection.wait_until_closed() == 4401
    assert (await stolen.request("GET", "/api/me"))["id"] != me["id"]
    # Signing in issues a new cookie, which stays valid.
    await ann.request("POST", "/api/account/recover", {"code": code})
    assert await ann.request("GET", "/api/me") == me
    assert await HallClient(hall.address, ann.cookie).request("GET", "/api/me") == me
    forged = ann.cookie.replace("~2.", "~3.")
    assert forged != ann.cookie and (await HallClient(hall.address, forged).request("GET", "/api/me"))["id"] != me["id"]


async def test_sign_out_while_socket_opens_closes_it_before_first_update(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    table = await ann.create_table("me", "random")
    profile = GuestDirectory.profile

    async def profile_after_sign_out(self: GuestDirectory, person: str) -> GuestProfile:
        # The person signs out everywhere as soon as the socket is subscribed.
        found = await profile(self, person)
        return (
            found._replace(session_epoch=found.session_epoch + 1)
            if hall.hall.tables[table].presence.subscribers
            else found
        )

    monkeypatch.setattr(GuestDirectory, "profile", profile_after_sign_out)
    connection = await ann.connect(table)
    assert await connection.wait_until_closed() == 4401
    assert "update" not in [json.loads(each)["type"] for each in connection.raw_messages]


async def test_sign_out_everywhere_propagates_to_all_processes(serve: Serve, postgres: Callable[[], str]) -> None:
    database = postgres()
    one, two = [await serve(database=database, process_id=name) for name in ("one", "two")]
    ann = HallClient(one.address)
    me = await ann.request("GET", "/api/me")
    code = (await ann.request("POST", "/api/account/recovery"))["code"]
    phone = HallClient(two.address, ann.cookie)
    assert await phone.request("GET", "/api/me") == me
    connection = await phone.connect(await phone.create_table("me", "random"))
    await ann.request("POST", "/api/account/sign-out", {"everywhere": True, "code": code})
    assert await connection.wait_until_closed() == 4401
    assert (await phone.request("GET", "/api/me"))["id"] != me["id"]


def database_dump(storage: SqlStorage) -> str:
    with storage.engine.connect() as connection:
        rows = [str(connection.execute(table.select()).all()) for table in schema.metadata.sorted_tables]
    return "\n".join(rows)


async def test_account_deletion_removes_personal_data_and_keeps_games(serve: Serve) -> None:
    hall = await serve()
    table, ann, bo = await open_two_player_table(hall.address, rated=True)
    name = "Annabelle Forgettable"
    me = await ann.request("PUT", "/api/me", {"name": name})
    connection = await ann.connect(table)
    await connection.request("chat", text="my secret words")
    await ann.request("POST", "/api/account/recovery")
    # Adding the first sign-in method issues a new cookie and ends sessions that use the old one.
    assert await connection.wait_until_closed() == 4401
    connection = await ann.connect(table)
    await connection.request("concede")
    waiting = await ann.create_table("me", "open")
    running = await ann.create_table("me", "random", "random", game="kung-fu-2014", rated=True)
    pack = (await ann.request("GET", "/api/packs?game=fight"))[0]["fingerprint"]
    await ann.request("POST", "/api/packs", {"game": "fight", "parent": pack, "name": "Mine"})
    account_data = await ann.request("GET", "/api/account/data")
    assert account_data["name"] == name and [game["table"] for game in account_data["games"]] == [table]
    assert account_data["chat_messages"][0]["text"] == "my secret words" and account_data["packs"][0]["name"] == "Mine"
    assert (await ann.call("POST", "/api/account/delete", {"name": "Ann"}))[0] == 409
    old = ann.cookie
    assert (await ann.request("POST", "/api/account/delete", {"name": name}))["id"] != me["id"]
    assert (await HallClient(hall.address, old).request("GET", "/api/me"))["id"] != me["id"]
    assert (await bo.call("GET", f"/api/people/{me['id']}"))[0] == 404
    (game,) = await bo.request("GET", f"/api/people/{(await bo.request('GET', '/api/me'))['id']}/games")
    assert [player["name"] for player in game["players"]] == ["Deleted player", "Bo"] and game["result"] == "won"
    assert name not in await bo.request("GET", f"/api/tables/{table}/record")
    assert (await bo.request("GET", f"/api/tables/{table}"))["seats"][0]["name"] == "Deleted player"
    assert (await bo.request("GET", f"/api/tables/{waiting}"))["seats"][0]["kind"] == "open"
    assert (await bo.request("GET", f"/api/tables/{running}"))["seats"][0]["kind"] == "bot"
    dump = database_dump(hall.server.storage)
    assert name not in dump and "secret words" not in dump
    # Only the record of the deletion contains the id.
    assert dump.count(me["id"]) == 1


async def test_account_deletion_propagates_to_all_processes(serve: Serve, postgres: Callable[[], str]) -> None:
    database = postgres()
    one, two = [await serve(database=database, process_id=name) for name in ("one", "two")]
    ann, bo = HallClient(one.address), HallClient(two.address)
    name = "Annabelle Forgettable"
    me = await ann.request("PUT", "/api/me", {"name": name})
    table = await ann.create_table("me", "open", rated=True)
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    watching = await bo.connect(table)
    await ann.request("DELETE", f"/api/tables/{table}/seats/0")
    await watching.receive_until(lambda message: message["type"] == "table" and message["table"]["status"] == "over")
    assert name in await bo.request("GET", f"/api/tables/{table}/record")
    await ann.request("POST", "/api/account/delete", {"name": name})
    assert name not in await bo.request("GET", f"/api/tables/{table}/record")
    assert (await HallClient(two.address).call("GET", f"/api/people/{me['id']}"))[0] == 404
    dump = database_dump(one.server.storage)
    assert name not in dump and dump.count(me["id"]) == 1
    # The opponent's rating change is kept.
    (change,) = (await bo.request("GET", f"/api/people/{(await bo.request('GET', '/api/me'))['id']}"))["ratings"]
    assert change["rating"]["num_wins"] == 1
