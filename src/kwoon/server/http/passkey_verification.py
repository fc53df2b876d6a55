"""Passkey creation and verification with WebAuthn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kwoon.hall.accounts.interfaces import InvalidCredential, PasskeyOrigin
from kwoon.hall.accounts.models import Passkey

SITE_NAME = "Kwoon"
TIMEOUT_MS = 120_000
"""Milliseconds that a browser waits for its device."""
# The library raises its own errors for bad signatures and its dependencies' errors for malformed input. All of them
# mean that the credential is invalid.
VERIFICATION_ERRORS = Exception


class PasskeyVerifier:
    """Verifies passkeys with the webauthn library."""

    def creation_options(
        self, origin: PasskeyOrigin, challenge: str, person_id: str, name: str, existing_ids: Sequence[str]
    ) -> dict[str, Any]:
        """Return the options for creating a passkey with which a person can sign in without entering a name."""
        options = webauthn.generate_registration_options(
            rp_id=origin.host,
            rp_name=SITE_NAME,
            user_id=person_id.encode(),
            user_name=name,
            user_display_name=name,
            challenge=base64url_to_bytes(challenge),
            timeout=TIMEOUT_MS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in existing_ids],
        )
        return dict(options_to_json_dict(options))

    def authentication_options(self, origin: PasskeyOrigin, challenge: str) -> dict[str, Any]:
        """Return the options for proving possession of a passkey."""
        options = webauthn.generate_authentication_options(
            rp_id=origin.host,
            challenge=base64url_to_bytes(challenge),
            timeout=TIMEOUT_MS,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return dict(options_to_json_dict(options))

    def claimed_challenge(self, credential: dict[str, Any]) -> str:
        """Return the challenge that a response claims to answer. Raise `InvalidCredential` if the response is
        malformed."""
        try:
            client_data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            return bytes_to_base64url(client_data.challenge)
        except VERIFICATION_ERRORS:
            raise InvalidCredential from None

    async def verify_creation(
        self, origin: PasskeyOrigin, challenge: str, credential: dict[str, Any]
    ) -> tuple[str, str, int]:
        """Verify a new passkey and return its id, public key and sign count. Raise `InvalidCredential` if it is
        invalid."""
        try:
            verified = await asyncio.to_thread(
                webauthn.verify_registration_response,
                credential=json.dumps(credential),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=origin.host,
                expected_origin=origin.origin,
            )
        except VERIFICATION_ERRORS:
            raise InvalidCredential from None
        key = bytes_to_base64url(verified.credential_public_key)
        return bytes_to_base64url(verified.credential_id), key, verified.sign_count

    async def verify_assertion(
        self, origin: PasskeyOrigin, challenge: str, credential: dict[str, Any], passkey: Passkey
    ) -> int:
        """Verify a signature and return the passkey's new sign count. Raise `InvalidCredential` if the signature is
        invalid."""
        try:
            verified = await asyncio.to_thread(
                webauthn.verify_authentication_response,
                credential=json.dumps(credential),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=passkey.host,
                expected_origin=origin.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except VERIFICATION_ERRORS:
            raise InvalidCredential from None
        return verified.new_sign_count
