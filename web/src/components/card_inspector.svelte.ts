// Which card is being looked at closely: a glance in the corner while the pointer rests on it, or held up until put down.
import type { Face } from '../api/protocol'

/** Something that may be done with a card. */
export interface Way {
  text: string
  /** The move that it says, if it is one. */
  move?: number
  go: () => void
}

/** What a card on the table lets one do now, or why it lets one do nothing. */
export interface Use {
  ways: Way[]
  why: string
  /** What it turns into when that is done, where it has another side. */
  becomes?: Face | null
}

const NONE: Use = { ways: [], why: '' }

class Look {
  face = $state.raw<Face | null>(null)
  game = $state('')
  glancing = $state(false)
  /** The move that a hint points at. */
  hinted = $state(-1)
  private using = $state.raw<(() => Use) | null>(null)
  /** The card below the pointer. */
  private over: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What may be done with the card that is held up. It changes as the game goes on. */
  get use(): Use {
    return this.using?.() ?? NONE
  }

  glance(face: Face, game: string, card: HTMLElement): void {
    clearTimeout(this.timer)
    // On a narrow screen a glance would cover the table; there a card is held up.
    if (innerWidth < 960) return
    this.timer = setTimeout(() => {
      if (!card.isConnected) return
      this.over = card
      this.show(face, game, true)
    }, 550)
  }

  hold(face: Face, game: string, using: (() => Use) | null = null): void {
    clearTimeout(this.timer)
    this.using = using
    this.show(face, game, false)
  }

  /** The pointer has left: a glance ends, what is held up stays. */
  leave(): void {
    clearTimeout(this.timer)
    if (this.glancing) this.face = null
  }

  /** A card has left the table: held up it can still be read, but not used; a glance at it ends, as no pointer leaves it. */
  gone(using: () => Use, card: HTMLElement | null): void {
    if (this.using === using) this.using = null
    if (card && this.over === card) this.leave()
  }

  away(): void {
    clearTimeout(this.timer)
    this.face = null
    this.using = null
  }

  private show(face: Face, game: string, glancing: boolean): void {
    this.face = face
    this.game = game
    this.glancing = glancing
  }
}

export const look = new Look()
