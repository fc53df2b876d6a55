"""Parses typed moves that name a player, and explains why a team or a seat number is not accepted."""

from __future__ import annotations

from kwoon.core.definition import LoadedGame
from kwoon.core.game import IllegalMove, Prompt, View
from kwoon.core.message import Text, joined, msg
from kwoon.localization.formatter import Reader
from kwoon.terminal.match.fuzzy_match import best_matches, find_name
from kwoon.terminal.match.lookup import CardLookup
from kwoon.terminal.match.move_parser import move_text, names_player

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
    moves = _moves_naming_player(prompt, verb, loaded, reader)
    if player_name.strip().isdigit() and len(moves) > 1:
        raise IllegalMove(_with_possible_moves(msg("terminal-name-not-number"), moves, reader))


def reject_wrong_player(typed: str, lookup: CardLookup, prompt: Prompt, view: View, reader: Reader) -> None:
    """Raise `IllegalMove` if a player or team is named where something else is expected, or an unknown name is used
    where a player is expected."""
    loaded = lookup.loaded
    verb, _, player_name = typed.partition(" ")
    takes_player = _parse_seat_move(f"{verb} 1", loaded, reader) >= 0
    if not player_name or (lookup.find_faces(player_name) and not takes_player):
        return
    verbs = [verb] if takes_player else sorted({loaded.game.format_move(move).split()[0] for move in prompt.moves})
    moves = [text for player_verb in verbs for text in _moves_naming_player(prompt, player_verb, loaded, reader)]
    team_names = list(lookup.board.teams_by_name(view))
    if find_name(player_name, team_names) >= 0:
        team = team_names[find_name(player_name, team_names)]
        raise IllegalMove(_with_possible_moves(msg("terminal-is-team", team=team), moves, reader))
    index = find_name(player_name, reader.names)
    if index >= 0 and not takes_player:
        move = _parse_seat_move(f"target {index + 1}", loaded, reader)
        name = reader.names[index]
        raise IllegalMove(
            reader.t("terminal-is-target", player=name, move=move_text(move, loaded, reader))
            if move in prompt.moves
            else reader.t("terminal-is-player", player=name)
        )
    if takes_player:
        raise IllegalMove(_with_possible_moves(msg("terminal-no-player", text=player_name), moves, reader))


def _with_possible_moves(why: Text, moves: list[str], reader: Reader) -> str:
    return reader.say(joined("sentences", [why, msg("terminal-you-can", moves=moves) if moves else ""]))


def _moves_naming_player(prompt: Prompt, verb: str, loaded: LoadedGame, reader: Reader) -> list[str]:
    """Return the legal moves that name a player after this verb."""
    player_moves = [move for move in sorted(prompt.moves) if names_player(move, loaded, reader)]
    same_verb = [move for move in player_moves if loaded.game.format_move(move).split()[0] == verb]
    return [move_text(move, loaded, reader) for move in same_verb]


def _parse_seat_move(notation: str, loaded: LoadedGame, reader: Reader) -> int:
    """Parse a move that ends in a seat number. Return -1 if the text is not such a move."""
    try:
        move = loaded.game.parse_move(notation)
    except IllegalMove:
        return -1
    return move if names_player(move, loaded, reader) else -1
