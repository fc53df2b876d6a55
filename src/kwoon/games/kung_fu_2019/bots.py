"""The bots of Kung Fu Fighting! (2019), which are in `kwoon/bots/kung_fu_2019`."""

from __future__ import annotations

from typing import Final

from kwoon.bots.kung_fu_2019 import KungFu2019BotFamily

BOT_FAMILY: Final = KungFu2019BotFamily()
