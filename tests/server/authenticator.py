"""A software authenticator that creates passkeys and signs with them, correctly or not."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT = 0x01
ATTESTED = 0x40


def encode_base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class SoftwareAuthenticator:
    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(20)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.sign_count = 0

    def create_credential(self, options: dict[str, Any], **overrides: Any) -> dict[str, Any]:
        """Return a registration response for these creation options. Keyword arguments override client data."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential_data = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._authenticator_data(PRESENT | ATTESTED) + credential_data
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options, overrides)
        return {
            "id": encode_base64url(self.id),
            "response": {
                "clientDataJSON": encode_base64url(client_data),
                "attestationObject": encode_base64url(attestation),
            },
        }

    def sign_challenge(self, options: dict[str, Any], **overrides: Any) -> dict[str, Any]:
        """Return an assertion response for these request options. Keyword arguments override client data or flags."""
        self.sign_count += 1
        client_data = self._client_data("webauthn.get", options, overrides)
        data = self._authenticator_data(overrides.get("flags", PRESENT))
        signed = data + hashlib.sha256(client_data).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return {
            "id": encode_base64url(self.id),
            "response": {
                "clientDataJSON": encode_base64url(client_data),
                "authenticatorData": encode_base64url(data),
                "signature": encode_base64url(signature),
            },
        }

    def _authenticator_data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.sign_count.to_bytes(4, "big")

    def _client_data(self, default_type: str, options: dict[str, Any], overrides: dict[str, Any]) -> bytes:
        challenge = overrides.get("challenge", options["challenge"])
        origin = overrides.get("origin", self.origin)
        return json.dumps(
            {"type": overrides.get("type", default_type), "challenge": challenge, "origin": origin}
        ).encode()
