// Lists of bots, the default bot, and bot labels.
import { t } from '../localization'
import type { Bot, Game, Seat } from '../api/protocol'

/** Preference value for the suggested bot instead of a fixed bot. */
export const EVEN_MATCH = 'even'

/** All bots for a game: levels, interpolated strengths and personalities. */
export function allBots(game: Game): Bot[] {
  return [...game.bots, ...(game.interpolated_bots ?? []), ...(game.personality_bots ?? [])]
}

/** The last chosen bot if it plays this game, otherwise the suggested bot, otherwise the weakest. */
export function defaultBot(game: Game, chosen: string, suggested = ''): string {
  const all = allBots(game)
  const bot = all.find((bot) => bot.id === chosen) ?? all.find((bot) => bot.id === suggested)
  return (bot ?? game.bots[0])?.id ?? 'random'
}

/** Levels and interpolated strengths, weakest first. */
export function botsByStrength(game: Game): Bot[] {
  return [...game.bots, ...(game.interpolated_bots ?? [])].filter((bot) => bot.strength > 0).sort((a, b) => a.strength - b.strength)
}

/** Whether a bot is one of the host's custom bots, whose ids contain a module path. */
export function isCustomBot(bot: { id: string }): boolean {
  return bot.id.includes(':')
}

const QUARTERS = ['', '¼', '½', '¾']

/** A strength as a level number, such as 2½. */
export function levelNumber(strength: number): string {
  return `${Math.floor(strength)}${QUARTERS[Math.round((strength % 1) * 4)]}`
}

/** Label beside a bot's name. */
export function levelLabel(seat: Seat): string {
  const strength = seat.level || seat.strength
  return strength > 0 ? t('components-level-of', { level: levelNumber(strength) }) : t('components-bot')
}
