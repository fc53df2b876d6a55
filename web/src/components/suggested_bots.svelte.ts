// The suggested bot for each game, loaded once.
import { hallApi } from '../api/hall'

class SuggestedBots {
  private botByGame = $state.raw<Record<string, string>>({})

  /** The id of the bot for an even match; empty if the player has too few results in the game. */
  get(game: string): string {
    return this.botByGame[game] ?? ''
  }

  async load(): Promise<void> {
    try {
      this.botByGame = Object.fromEntries((await hallApi.suggestedBots()).map((each) => [each.game, each.bot]))
    } catch {
      // Suggestions are optional.
    }
  }
}

export const suggestedBots = new SuggestedBots()
