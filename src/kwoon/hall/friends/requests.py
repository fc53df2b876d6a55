"""Requests about friends and invitations: parameters and bodies, with their limits."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kwoon.hall.accounts.requests import NicknameField, PersonId
from kwoon.hall.friends.models import ChallengesFrom
from kwoon.hall.tables.requests import IdField

NameQuery = Annotated[NicknameField, Meta(description="The name of a registered player")]


class SocialSettingsRequest(msgspec.Struct):
    """Chooses how others reach the sender."""

    shows_online: bool
    challenges_from: ChallengesFrom


class InviteRequest(msgspec.Struct):
    """Invites a person to a table where the sender sits or is the host."""

    person: PersonId
    table: IdField


class ChallengeRequest(msgspec.Struct):
    """Opens a private table for two and invites a person to it."""

    person: PersonId
    game: IdField
    rated: bool = False


class AnswerInvitationRequest(msgspec.Struct):
    """Accepts or declines a person's invitation to this table."""

    table: IdField
    accept: bool
