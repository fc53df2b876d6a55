"""A stolen cookie gives no lasting access: it cannot add a sign-in method, and "sign out everywhere" ends it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kwoon.hall.accounts import recovery_codes
from tests.server.authenticator import SoftwareAuthenticator
from tests.server.hall_client import HallClient
from tests.server.running_server import RunningServer
from tests.server.test_accounts import PasskeyVisitor

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[RunningServer]]
RECOVERY = "/api/account/recovery"
LEAVE = "/api/account/sign-out"


async def confirmation(person: HallClient, device: SoftwareAuthenticator, **overrides: Any) -> dict[str, Any]:
    """Return a confirmation signed with the person's own passkey."""
    options = (await person.request("POST", "/api/account/confirm/begin"))["options"]
    return device.sign_challenge(options, **overrides)


async def test_stolen_cookie_cannot_create_recovery_code(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    code = (await ann.request("POST", RECOVERY))["code"]
    thief = HallClient(hall.address, ann.cookie)
    status, error = await thief.call("POST", RECOVERY)
    assert status == 403 and "recovery code" in error["detail"]
    assert (await thief.call("POST", RECOVERY, {"code": recovery_codes.new_recovery_code()}))[0] == 403
    # The first code still opens the account.
    me = await ann.request("GET", "/api/me")
    assert await HallClient(hall.address).request("POST", "/api/account/recover", {"code": code}) == me


async def test_stolen_cookie_cannot_add_passkey(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    await ann.register_passkey()
    thief = PasskeyVisitor(hall, ann.cookie)
    assert (await thief.call("POST", "/api/account/passkeys/begin"))[0] == 403
    options = (await thief.request("POST", "/api/account/confirm/begin"))["options"]
    own = PasskeyVisitor(hall)
    device = await own.register_passkey()
    # Neither someone else's passkey nor a signature for signing in confirms anything.
    assert (await thief.call("POST", "/api/account/passkeys/begin", {"credential": device.sign_challenge(options)}))[
        0
    ] == 403
    sign_in_options = (await thief.request("POST", "/api/account/sign-in/begin"))["options"]
    assert (
        await thief.call("POST", "/api/account/passkeys/begin", {"credential": device.sign_challenge(sign_in_options)})
    )[0] == 403


async def test_recovery_code_authorizes_its_replacement_and_is_revoked(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    first = (await ann.request("POST", RECOVERY))["code"]
    second = (await ann.request("POST", RECOVERY, {"code": first}))["code"]
    assert (await HallClient(hall.address).call("POST", "/api/account/recover", {"code": first}))[0] == 403
    assert (await HallClient(hall.address).call("POST", "/api/account/recover", {"code": second}))[0] == 200


async def test_recovery_code_of_another_person_is_refused(serve: Serve) -> None:
    hall = await serve()
    ann, bo = HallClient(hall.address), HallClient(hall.address)
    await ann.request("POST", RECOVERY)
    code = (await bo.request("POST", RECOVERY))["code"]
    assert (await ann.call("POST", RECOVERY, {"code": code}))[0] == 403


async def test_passkey_confirmation_allows_one_new_code_or_passkey(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    device = await ann.register_passkey()
    signed = await confirmation(ann, device)
    assert (await ann.request("POST", RECOVERY, {"credential": signed}))["code"]
    assert (await ann.call("POST", RECOVERY, {"credential": signed}))[0] == 403
    proof = {"credential": await confirmation(ann, device)}
    options = (await ann.request("POST", "/api/account/passkeys/begin", proof))["options"]
    account = await ann.request(
        "POST", "/api/account/passkeys", SoftwareAuthenticator(ann.address).create_credential(options)
    )
    assert len(account["passkeys"]) == 2 and account["has_recovery_code"] is True


async def test_sign_out_everywhere_with_a_passkey_revokes_the_recovery_code(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    device = await ann.register_passkey()
    me = await ann.request("GET", "/api/me")
    code = (await ann.request("POST", RECOVERY, {"credential": await confirmation(ann, device)}))["code"]
    assert (await ann.request("GET", "/api/account"))["has_recovery_code"] is True
    await ann.request("POST", LEAVE, {"everywhere": True})
    assert (await HallClient(hall.address).call("POST", "/api/account/recover", {"code": code}))[0] == 403
    assert await ann.sign_in(device) == (200, me)
    assert (await ann.request("GET", "/api/account"))["has_recovery_code"] is False


async def test_sign_out_everywhere_without_a_passkey_replaces_the_recovery_code(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    code = (await ann.request("POST", RECOVERY))["code"]
    thief = HallClient(hall.address, ann.cookie)
    # Signing out everywhere requires the code. Otherwise, a thief could do it and receive the new code.
    status, error = await thief.call("POST", LEAVE, {"everywhere": True})
    assert status == 403 and "recovery code" in error["detail"]
    response = await ann.request("POST", LEAVE, {"everywhere": True, "code": code})
    assert response["id"] != me["id"] and response["code"] not in ("", code)
    assert (await thief.request("GET", "/api/me"))["id"] != me["id"]
    assert (await thief.call("POST", "/api/account/recover", {"code": code}))[0] == 403
    assert await ann.request("POST", "/api/account/recover", {"code": response["code"]}) == me


async def test_sign_out_here_keeps_the_recovery_code(serve: Serve) -> None:
    hall = await serve()
    ann = HallClient(hall.address)
    me = await ann.request("GET", "/api/me")
    code = (await ann.request("POST", RECOVERY))["code"]
    assert (await ann.request("POST", LEAVE, {}))["code"] == ""
    assert await ann.request("POST", "/api/account/recover", {"code": code}) == me


@pytest.mark.parametrize("method", ["passkey", "code"])
async def test_adding_first_sign_in_method_replaces_the_cookie(serve: Serve, method: str) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    me = await ann.request("PUT", "/api/me", {"name": "Ann"})
    thief = PasskeyVisitor(hall, ann.cookie)
    connection = await thief.connect(await ann.create_table("me", "random"))
    assert await thief.request("GET", "/api/me") == me
    if method == "passkey":
        await ann.register_passkey()
    else:
        await ann.request("POST", RECOVERY)
    assert ann.cookie != thief.cookie
    assert await ann.request("GET", "/api/me") == me
    assert (await ann.request("GET", "/api/account"))["is_registered"] is True
    assert (await thief.request("GET", "/api/me"))["id"] != me["id"]
    assert await connection.wait_until_closed() == 4401


async def test_adding_later_sign_in_methods_keeps_the_cookie(serve: Serve) -> None:
    hall = await serve()
    ann = PasskeyVisitor(hall)
    device = await ann.register_passkey()
    cookie = ann.cookie
    await ann.request("POST", RECOVERY, {"credential": await confirmation(ann, device)})
    assert ann.cookie == cookie
