"""Requests about guests and accounts: path parameters and bodies, with their limits."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from kwoon.localization.languages import LANGUAGES

PersonId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Id of a player")]
PasskeyHandle = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="Handle of a passkey")]
NicknameField = Annotated[
    str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f]*$", description="1 to 24 characters")
]
LanguageField = Annotated[
    str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", description="Tag of a language, such as zh-Hant")
]
Base64Field = Annotated[str, Meta(max_length=8192, pattern=r"^[A-Za-z0-9_=-]*$", description="base64url")]


class RenameRequest(msgspec.Struct):
    """Sets the sender's nickname."""

    name: NicknameField


class LanguageRequest(msgspec.Struct):
    """Sets the sender's language."""

    language: LanguageField


class SignatureRequest(msgspec.Struct):
    """The signed part of a credential: an attestation for a new key, or a signature for an existing key."""

    clientDataJSON: Base64Field
    attestationObject: Base64Field = ""
    authenticatorData: Base64Field = ""
    signature: Base64Field = ""
    userHandle: Base64Field = ""


class CredentialRequest(msgspec.Struct):
    """A WebAuthn credential as browsers provide it."""

    id: Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]
    response: SignatureRequest
    label: Annotated[str, Meta(max_length=40)] = ""
    """A name for the device."""

    def to_webauthn(self) -> dict[str, Any]:
        """Return the credential in WebAuthn's JSON format."""
        response = {name: value for name, value in msgspec.structs.asdict(self.response).items() if value}
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}


class RecoverRequest(msgspec.Struct):
    """A recovery code. Letter case, spaces and dashes do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class ConfirmIdentityRequest(msgspec.Struct):
    """Proof that the account's owner makes the request: the current recovery code, or a passkey's answer to
    `confirm/begin`."""

    code: Annotated[str, Meta(max_length=100)] = ""
    credential: CredentialRequest | None = None


class SignOutRequest(msgspec.Struct):
    """Signs out on this device or on all devices. Signing out everywhere requires the recovery code if the account has
    no passkey."""

    everywhere: bool = False
    code: Annotated[str, Meta(max_length=100)] = ""


class DeleteAccountRequest(msgspec.Struct):
    """Deletes the account. `name` must be the person's current name, as confirmation."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
