// Which bots sit down when nobody says which, and what is said of them.
import type { Bot, Game, Seat } from '../api/protocol'

/** In place of a bot's id: the one that fits, whichever that is. */
export const EVEN = 'even'

/** All that can be chosen: the levels, those between them, and those with a bent. */
export function everybody(game: Game): Bot[] {
  return [...game.bots, ...(game.interpolated_bots ?? []), ...(game.personality_bots ?? [])]
}

/** Those that were chosen last, if they play this game; otherwise the one that fits; for newcomers the gentlest. */
export function usualBot(game: Game, chosen: string, fitting = ''): string {
  const all = everybody(game)
  const known = all.find((bot) => bot.id === chosen) ?? all.find((bot) => bot.id === fitting)
  return (known ?? game.bots[0])?.id ?? 'random'
}

/** All strengths, the gentlest first: levels, and what lies between them. */
export function strengths(game: Game): Bot[] {
  return [...game.bots, ...(game.interpolated_bots ?? [])].filter((bot) => bot.strength > 0).sort((one, other) => one.strength - other.strength)
}

/** Whether whoever runs the hall has written it: those are named by where they are. */
export function isOwn(bot: { id: string }): boolean {
  return bot.id.includes(':')
}

const QUARTERS = ['', '¼', '½', '¾']

/** A strength as a level is spoken of: 2½ lies between the second and the third. */
export function levelSign(strength: number): string {
  return `${Math.floor(strength)}${QUARTERS[Math.round((strength % 1) * 4)]}`
}

/** What a bot's plate says besides its name. */
export function levelWords(seat: Seat): string {
  const strength = seat.level || seat.strength
  return strength > 0 ? `level ${levelSign(strength)}` : 'bot'
}
