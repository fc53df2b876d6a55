// Which bots sit down when nobody says which, and what is said of them.
import type { Bot, Game, Seat } from '../api/protocol'

/** In place of a bot's id: the one that fits, whichever that is. */
export const EVEN_MATCH = 'even'

/** All that can be chosen: the levels, those between them, and those with a bent. */
export function allBots(game: Game): Bot[] {
  return [...game.bots, ...(game.interpolated_bots ?? []), ...(game.personality_bots ?? [])]
}

/** Those that were chosen last, if they play this game; otherwise the one that fits; for newcomers the gentlest. */
export function defaultBot(game: Game, chosen: string, suggested = ''): string {
  const all = allBots(game)
  const bot = all.find((bot) => bot.id === chosen) ?? all.find((bot) => bot.id === suggested)
  return (bot ?? game.bots[0])?.id ?? 'random'
}

/** All strengths, the gentlest first: levels, and what lies between them. */
export function botsByStrength(game: Game): Bot[] {
  return [...game.bots, ...(game.interpolated_bots ?? [])].filter((bot) => bot.strength > 0).sort((a, b) => a.strength - b.strength)
}

/** Whether whoever runs the hall has written it: those are named by where they are. */
export function isCustomBot(bot: { id: string }): boolean {
  return bot.id.includes(':')
}

const QUARTERS = ['', '¼', '½', '¾']

/** A strength as a level is spoken of: 2½ lies between the second and the third. */
export function levelNumber(strength: number): string {
  return `${Math.floor(strength)}${QUARTERS[Math.round((strength % 1) * 4)]}`
}

/** What a bot's plate says besides its name. */
export function levelLabel(seat: Seat): string {
  const strength = seat.level || seat.strength
  return strength > 0 ? `level ${levelNumber(strength)}` : 'bot'
}
