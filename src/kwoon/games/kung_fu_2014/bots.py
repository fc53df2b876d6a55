"""The bots of KungFu Fighting (2014), which are in `kwoon/bots/kung_fu_2014`."""

from __future__ import annotations

from typing import Final

from kwoon.bots.kung_fu_2014 import KungFu2014BotFamily

BOT_FAMILY: Final = KungFu2014BotFamily()
