"""All routes of a hall, by feature."""

from __future__ import annotations

from kwoon.hall.accounts.routes import accounts, guests
from kwoon.hall.friends.routes import friends
from kwoon.hall.games.routes import games
from kwoon.hall.matchmaking.routes import matchmaking
from kwoon.hall.moderation.routes import moderation
from kwoon.hall.ratings.routes import ratings
from kwoon.hall.tables.routes import tables
from kwoon.hall.tournaments.routes import tournaments
from kwoon.hall.workshop.routes import packs, workshop

FEATURES = (games, guests, tables, packs, workshop, accounts, ratings, matchmaking, moderation, friends, tournaments)
