"""The bots of Dragon Punch, which are in `kwoon/bots/dragon_punch`."""

from __future__ import annotations

from typing import Final

from kwoon.bots.dragon_punch import DragonPunchBotFamily

BOT_FAMILY: Final = DragonPunchBotFamily()
