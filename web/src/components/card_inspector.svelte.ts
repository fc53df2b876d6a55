// Which card is being looked at closely: a glance in the corner while the pointer rests on it, or held up until put down.
import type { CardFace } from '../api/protocol'

/** Something that may be done with a card. */
export interface CardAction {
  text: string
  /** The move that it says, if it is one. */
  move?: number
  run: () => void
}

/** What a card on the table lets one do now, or why it lets one do nothing. */
export interface CardUse {
  actions: CardAction[]
  reason: string
  /** What it turns into when that is done, where it has another side. */
  transformsInto?: CardFace | null
}

const NO_USE: CardUse = { actions: [], reason: '' }

class InspectorState {
  face = $state.raw<CardFace | null>(null)
  game = $state('')
  isPreview = $state(false)
  /** The move that a hint points at. */
  hintedMove = $state(-1)
  private getUse = $state.raw<(() => CardUse) | null>(null)
  /** The card below the pointer. */
  private hovered: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What may be done with the card that is held up. It changes as the game goes on. */
  get use(): CardUse {
    return this.getUse?.() ?? NO_USE
  }

  preview(face: CardFace, game: string, card: HTMLElement): void {
    clearTimeout(this.timer)
    // On a narrow screen a glance would cover the table; there a card is held up.
    if (innerWidth < 960) return
    this.timer = setTimeout(() => {
      if (!card.isConnected) return
      this.hovered = card
      this.show(face, game, true)
    }, 550)
  }

  inspect(face: CardFace, game: string, getUse: (() => CardUse) | null = null): void {
    clearTimeout(this.timer)
    this.getUse = getUse
    this.show(face, game, false)
  }

  /** The pointer has left: a glance ends, what is held up stays. */
  endPreview(): void {
    clearTimeout(this.timer)
    if (this.isPreview) this.face = null
  }

  /** A card has left the table: held up it can still be read, but not used; a glance at it ends, as no pointer leaves it. */
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
