// Tracks the cards on a board from one view to the next and animates their moves.
import { untrack } from 'svelte'
import { HIDDEN } from '../api/protocol'
import { type Token, type Zone, trackTokens } from './card_tracking'
import { playSound } from './sound'
import { nextPaint, measurePositions, animateTravel, flipCard } from './travel'

export class CardPositions {
  private tokens = $state.raw(new Map<string, Token[]>())

  /**
   * Create this during component initialization: it measures positions before the DOM updates and animates afterward.
   * With `flips`, cards that are revealed or come from the deck are turned over.
   */
  constructor(board: () => HTMLElement | undefined, zones: () => Zone[], flips = false) {
    $effect.pre(() => {
      const next = zones()
      untrack(() => {
        const oldTokens = [...this.tokens.values()].flat()
        const element = board()
        const startPositions = element && oldTokens.length > 0 ? measurePositions(element) : null
        this.tokens = trackTokens(oldTokens, next)
        if (!startPositions) return
        const hidden = new Set(oldTokens.filter((token) => token.card === HIDDEN).map((token) => token.key))
        const newTokens = [...this.tokens.values()].flat()
        const revealed = flips ? newTokens.filter((token) => token.card !== HIDDEN && (hidden.has(token.key) || token.cameFrom === 'deck')) : []
        const anyMoved = newTokens.some((token) => token.cameFrom)
        void nextPaint().then(() => {
          const mounted = board()
          if (!mounted) return // The board was unmounted in the meantime.
          animateTravel(mounted, startPositions)
          for (const token of revealed) {
            const card = mounted.querySelector<HTMLElement>(`[data-key="${token.key}"]`)
            if (card) flipCard(card)
          }
          if (anyMoved) playSound('card')
        })
      })
    })
  }

  readonly zone = (id: string): Token[] => this.tokens.get(id) ?? []
}
