// Which bots sit down when nobody says which, and what is said of them.
import type { Game, Seat } from '../wire/protocol'

/** Those that were chosen last, if they play this game; otherwise the gentlest, with whom newcomers begin. */
export function usualBot(game: Game, chosen: string): string {
  const known = game.bots.find((bot) => bot.id === chosen)
  return (known ?? game.bots[0])?.id ?? 'random'
}

/** Whether whoever runs the hall has written it: those are named by where they are. */
export function isOwn(bot: { id: string }): boolean {
  return bot.id.includes(':')
}

/** What a bot's plate says besides its name. */
export function levelWords(seat: Seat): string {
  return seat.level > 0 ? `level ${seat.level}` : 'bot'
}
