"""The bots of FIGHT, which are in `kwoon/bots/fight`."""

from __future__ import annotations

from typing import Final

from kwoon.bots.fight import FightBotFamily

BOT_FAMILY: Final = FightBotFamily()
