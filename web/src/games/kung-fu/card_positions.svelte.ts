// Which card lies where on a board: followed from one view to the next, so that cards are seen to travel.
import { untrack } from 'svelte'
import { sound } from '../../motion/sound'
import { type Token, type Zone, trackTokens } from '../../motion/tokens'
import { nextPaint, measurePositions, animateTravel } from '../../motion/travel'
import type { Event } from '../../api/protocol'

export class Lying {
  private tokens = $state.raw(new Map<string, Token[]>())

  /** Must be made while the board is: it notes where every card is before the screen changes, and lets them travel then. */
  constructor(board: () => HTMLElement | undefined, zones: () => Zone[]) {
    $effect.pre(() => {
      const next = zones()
      untrack(() => {
        const old = [...this.tokens.values()].flat()
        const here = board()
        const before = here && old.length > 0 ? measurePositions(here) : null
        this.tokens = trackTokens(old, next)
        if (!here || !before) return
        const moved = [...this.tokens.values()].flat().some((token) => token.cameFrom)
        void nextPaint().then(() => {
          animateTravel(here, before)
          if (moved) sound.slide()
        })
      })
    })
  }

  /** What lies in a zone. */
  readonly zone = (id: string): Token[] => this.tokens.get(id) ?? []
}

/** Blows, blocks and endings are heard. */
export function hear(happened: readonly Event[]): void {
  for (const event of happened) {
    if (event.kind === 'damage') (event.amount > 0 ? sound.blow : sound.block)()
    else if (event.kind === 'out' || event.kind.startsWith('end-')) sound.gong()
  }
}
