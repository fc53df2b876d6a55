"""The bots of Kung Fur Fight, which are in `kwoon/bots/kung_fur_fight`."""

from __future__ import annotations

from typing import Final

from kwoon.bots.kung_fur_fight import FurBotFamily

BOT_FAMILY: Final = FurBotFamily()
