// Which bot sits down when nobody says which.
import type { Game } from '../wire/protocol'

/** Not the gentlest and not the hardest: whoever wants those says so. */
export function usualBot(game: Game): string {
  // Those with a colon are somebody's own, and come after the levels.
  const levels = game.bots.filter((bot) => !bot.id.includes(':'))
  return levels[Math.floor((levels.length - 1) / 2)]?.id ?? 'random'
}
