// The opponent to suggest after a lesson or a won game against bots: the next harder bot of the same game.
import type { Bot, Game, Table } from '../api/protocol'

/** A button that opens the next game. */
export interface NextGame {
  label: string
  run: () => void
}

/** The next harder bot, or the easiest one after a lesson; null if there is none or other people played. */
export function nextOpponent(game: Game, table: Table, hasWon: boolean, isLesson: boolean): Bot | null {
  const opponents = table.seats.filter((seat) => seat.seat !== table.your_seat)
  if (table.your_seat === null || table.rated || table.tournament || !(hasWon || isLesson) || opponents.some((seat) => seat.kind !== 'bot')) return null
  const strength = isLesson ? 0 : Math.max(...opponents.map((seat) => seat.level || seat.strength))
  return game.bots.filter((bot) => bot.strength > strength).sort((a, b) => a.strength - b.strength)[0] ?? null
}
