"""What people may ask about themselves: the shapes of the HTTP part, which OpenAPI describes, with their bounds."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Base64Field = Annotated[str, Meta(max_length=8192, pattern=r"^[A-Za-z0-9_=-]*$", description="base64url")]


class SignatureRequest(msgspec.Struct):
    """What a device has signed. A new key has an attestation, one that is shown has a signature."""

    clientDataJSON: Base64Field
    attestationObject: Base64Field = ""
    authenticatorData: Base64Field = ""
    signature: Base64Field = ""
    userHandle: Base64Field = ""


class CredentialRequest(msgspec.Struct):
    """A credential as browsers give it."""

    id: Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]
    response: SignatureRequest
    label: Annotated[str, Meta(max_length=40)] = ""
    """What to call the device."""

    def to_webauthn(self) -> dict[str, Any]:
        """As the rules of WebAuthn have it."""
        response = {name: value for name, value in msgspec.structs.asdict(self.response).items() if value}
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}


class RecoverRequest(msgspec.Struct):
    """A recovery code, however it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class ConfirmAsked(msgspec.Struct):
    """Shows that the owner asks: the current recovery code, or a passkey's answer to `confirm/begin`."""

    code: Annotated[str, Meta(max_length=100)] = ""
    credential: CredentialRequest | None = None


class SignOutRequest(msgspec.Struct):
    """Here, or on all devices. The code is needed for the latter if it is the only way back."""

    everywhere: bool = False
    code: Annotated[str, Meta(max_length=100)] = ""


class DeleteAccountRequest(msgspec.Struct):
    """The own name, so that nobody is forgotten by mistake."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
