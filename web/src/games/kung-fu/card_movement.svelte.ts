// Tracks the cards on a board from one view to the next and animates their moves.
import { untrack } from 'svelte'
import { sound } from '../../motion/sound'
import { type Token, type Zone, trackTokens } from '../../motion/card_tracking'
import { nextPaint, measurePositions, animateTravel } from '../../motion/travel'
import type { Event } from '../../api/protocol'

export class CardPositions {
  private tokens = $state.raw(new Map<string, Token[]>())

  /** Create this during component initialization: it measures positions before the DOM updates and animates afterward. */
  constructor(board: () => HTMLElement | undefined, zones: () => Zone[]) {
    $effect.pre(() => {
      const next = zones()
      untrack(() => {
        const oldTokens = [...this.tokens.values()].flat()
        const element = board()
        const startPositions = element && oldTokens.length > 0 ? measurePositions(element) : null
        this.tokens = trackTokens(oldTokens, next)
        if (!element || !startPositions) return
        const anyMoved = [...this.tokens.values()].flat().some((token) => token.cameFrom)
        void nextPaint().then(() => {
          animateTravel(element, startPositions)
          if (anyMoved) sound.slide()
        })
      })
    })
  }

  readonly zone = (id: string): Token[] => this.tokens.get(id) ?? []
}

/** Play the sounds for new events. */
export function playSounds(newEvents: readonly Event[]): void {
  for (const event of newEvents) {
    if (event.kind === 'damage') (event.amount > 0 ? sound.blow : sound.block)()
    else if (event.kind === 'out' || event.kind.startsWith('end-')) sound.gong()
  }
}
