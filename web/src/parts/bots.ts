// Which bot sits down when nobody says which.
import type { Game } from '../wire/protocol'

/** Not the gentlest and not the hardest: whoever wants those says so. */
export function usualBot(game: Game): string {
  return game.bots[Math.floor((game.bots.length - 1) / 2)]?.id ?? 'random'
}
