"""Parses typed moves that name a player, and explains why a team or a seat number is not accepted."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.game import IllegalMove, Prompt, View
from kwoon.localization.formatter import Reader
from kwoon.terminal.match.fuzzy_match import best_matches, find_name
from kwoon.terminal.match.lookup import CardLookup
from kwoon.terminal.match.move_parser import describe_move, format_move_with_player_name

SELF_WORDS = ("you", "me", "myself")


def parse_move_naming_player(typed: str, loaded: LoadedGame, reader: Reader) -> int:
    """Return a typed move that names a player, such as `target Ann`, even if it is illegal now; -1 if the text is not
    such a move."""
    verb, _, player_name = typed.partition(" ")
    names: list[tuple[str, ...]] = [(name,) for name in reader.names]
    if reader.seat >= 0:
        names[reader.seat] = (reader.names[reader.seat], *SELF_WORDS)
    matches = best_matches(player_name, names)
    return _parse_seat_move(f"{verb} {matches[0] + 1}", loaded, reader) if matches else -1


def reject_seat_number(typed: str, prompt: Prompt, loaded: LoadedGame, reader: Reader) -> None:
    """Raise `IllegalMove` if a player is named by seat number. Seat numbers appear only in records, so players do not
    know who has seat 3."""
    verb, _, player_name = typed.partition(" ")
    notations = _moves_naming_player(prompt, verb, loaded, reader)
    if player_name.strip().isdigit() and len(notations) > 1:
        raise IllegalMove(f"Use a player's name instead of a number.{_possible_moves_text(notations)}")


def reject_wrong_player(typed: str, lookup: CardLookup, prompt: Prompt, view: View, reader: Reader) -> None:
    """Raise `IllegalMove` if a player or team is named where something else is expected, or an unknown name is used
    where a player is expected."""
    loaded = lookup.loaded
    verb, _, player_name = typed.partition(" ")
    takes_player = _parse_seat_move(f"{verb} 1", loaded, reader) >= 0
    if not player_name or (lookup.find_faces(player_name) and not takes_player):
        return
    verbs = [verb] if takes_player else sorted({loaded.game.format_move(move).split()[0] for move in prompt.moves})
    notations = [
        notation for player_verb in verbs for notation in _moves_naming_player(prompt, player_verb, loaded, reader)
    ]
    team_names = list(lookup.board.teams_by_name(view))
    if find_name(player_name, team_names) >= 0:
        raise IllegalMove(
            f"{team_names[find_name(player_name, team_names)]} is a team: name one of its players.{_possible_moves_text(notations)}"
        )
    index = find_name(player_name, reader.names)
    if index >= 0 and not takes_player:
        move = _parse_seat_move(f"target {index + 1}", loaded, reader)
        hint = f": {format_move_with_player_name(move, loaded, reader)}" if move in prompt.moves else ", not a card"
        raise IllegalMove(f"{reader.names[index]} is a player{hint}.")
    if takes_player:
        raise IllegalMove(f"No player is called '{player_name}'.{_possible_moves_text(notations)}")


def _possible_moves_text(notations: list[str]) -> str:
    return f" You can: {', '.join(notations)}." if notations else ""


def _moves_naming_player(prompt: Prompt, verb: str, loaded: LoadedGame, reader: Reader) -> list[str]:
    """Return the legal moves that name a player after this verb."""
    player_moves = [
        move
        for move in sorted(prompt.moves)
        if describe_move(move, loaded, reader) != describe_move(move, loaded, None)
    ]
    same_verb = [move for move in player_moves if loaded.game.format_move(move).split()[0] == verb]
    return [format_move_with_player_name(move, loaded, reader) for move in same_verb]


def _parse_seat_move(notation: str, loaded: LoadedGame, reader: Reader) -> int:
    """Parse a move that ends in a seat number. Return -1 if the text is not such a move."""
    try:
        move = loaded.game.parse_move(notation)
    except IllegalMove:
        return -1
    return move if describe_move(move, loaded, reader) != describe_move(move, loaded, None) else -1
