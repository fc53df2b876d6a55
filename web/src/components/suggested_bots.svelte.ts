// Which bot fits me, game by game: asked for once, when the shelf is looked at.
import { hall } from '../api/http'

class Fits {
  private known = $state.raw<Record<string, string>>({})

  /** The bot for an even match; nothing for whoever is new to the game. */
  of(game: string): string {
    return this.known[game] ?? ''
  }

  async look(): Promise<void> {
    try {
      this.known = Object.fromEntries((await hall.fitting()).map((each) => [each.game, each.bot]))
    } catch {
      // Without it everybody is new.
    }
  }
}

export const fits = new Fits()
