// Which bot fits me, game by game: asked for once, when the shelf is looked at.
import { hallApi } from '../api/http'

class SuggestedBots {
  private botByGame = $state.raw<Record<string, string>>({})

  /** The bot for an even match; nothing for whoever is new to the game. */
  get(game: string): string {
    return this.botByGame[game] ?? ''
  }

  async load(): Promise<void> {
    try {
      this.botByGame = Object.fromEntries((await hallApi.suggestedBots()).map((each) => [each.game, each.bot]))
    } catch {
      // Without it everybody is new.
    }
  }
}

export const suggestedBots = new SuggestedBots()
