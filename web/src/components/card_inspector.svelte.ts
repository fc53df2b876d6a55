// State of the card inspector: a preview while the pointer rests on a card, or an open card.
import type { CardFace } from '../api/protocol'

export interface CardAction {
  text: string
  /** The move that the action makes, if it makes one. */
  move?: number
  /** Whether a hint points at the action, if that does not follow from its move. */
  hinted?: boolean
  run: () => void
}

/** Current actions of a card, or the reason why there are none. */
export interface CardUse {
  actions: CardAction[]
  reason: string
  /** The other side, if the action flips the card. */
  transformsInto?: CardFace | null
}

const NO_USE: CardUse = { actions: [], reason: '' }

class InspectorState {
  face = $state.raw<CardFace | null>(null)
  game = $state('')
  isPreview = $state(false)
  /** The other side of the previewed card, if it can be flipped now. */
  previewedSide = $state.raw<CardFace | null>(null)
  /** The hinted move, or -1. */
  hintedMove = $state(-1)
  private getUse = $state.raw<(() => CardUse) | null>(null)
  /** The card that was previewed last. */
  private hovered: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Current actions of the inspected card; they change with the game. */
  get use(): CardUse {
    return this.getUse?.() ?? NO_USE
  }

  preview(face: CardFace, game: string, card: HTMLElement, otherSide: CardFace | null = null): void {
    clearTimeout(this.timer)
    // No preview on narrow screens: it would cover the table.
    if (innerWidth < 960) return
    this.timer = setTimeout(() => {
      if (!card.isConnected) return
      this.hovered = card
      this.previewedSide = otherSide
      this.show(face, game, true)
    }, 550)
  }

  inspect(face: CardFace, game: string, getUse: (() => CardUse) | null = null): void {
    clearTimeout(this.timer)
    this.getUse = getUse
    this.show(face, game, false)
  }

  /** Ends a preview; an inspected card stays. */
  endPreview(): void {
    clearTimeout(this.timer)
    if (this.isPreview) this.face = null
  }

  /** Handles a card that has left the table: it can still be read, but not used, and its preview ends. */
  cardRemoved(getUse: () => CardUse, card: HTMLElement | null): void {
    if (this.getUse === getUse) this.getUse = null
    if (card && this.hovered === card) this.endPreview()
  }

  close(): void {
    clearTimeout(this.timer)
    this.face = null
    this.getUse = null
  }

  private show(face: CardFace, game: string, isPreview: boolean): void {
    this.face = face
    this.game = game
    this.isPreview = isPreview
  }
}

export const cardInspector = new InspectorState()
