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


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """One passkey for one host."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(20)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def make(self, options: dict[str, Any], **otherwise: Any) -> dict[str, Any]:
        """Return the registration response for these creation options."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | ATTESTED) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options, otherwise)
        return {
            "id": encoded(self.id),
            "response": {"clientDataJSON": encoded(said), "attestationObject": encoded(attestation)},
        }

    def show(self, options: dict[str, Any], **otherwise: Any) -> dict[str, Any]:
        """Return the assertion response for these request options."""
        self.uses += 1
        said = self._said("webauthn.get", options, otherwise)
        data = self._data(otherwise.get("flags", PRESENT))
        signed = data + hashlib.sha256(said).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return {
            "id": encoded(self.id),
            "response": {
                "clientDataJSON": encoded(said),
                "authenticatorData": encoded(data),
                "signature": encoded(signature),
            },
        }

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _said(self, what: str, options: dict[str, Any], otherwise: dict[str, Any]) -> bytes:
        challenge = otherwise.get("challenge", options["challenge"])
        origin = otherwise.get("origin", self.origin)
        return json.dumps({"type": otherwise.get("type", what), "challenge": challenge, "origin": origin}).encode()
