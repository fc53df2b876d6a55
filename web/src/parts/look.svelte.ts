// Which card is being looked at closely: a glance beside it while the pointer rests there, or held up until put down.
import type { Face } from '../wire/protocol'

class Look {
  face = $state.raw<Face | null>(null)
  game = $state('')
  beside = $state.raw<DOMRect | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  glance(face: Face, game: string, card: HTMLElement): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (card.isConnected) this.show(face, game, card.getBoundingClientRect())
    }, 450)
  }

  hold(face: Face, game: string): void {
    clearTimeout(this.timer)
    this.show(face, game, null)
  }

  /** The pointer has left: a glance ends, what is held up stays. */
  leave(): void {
    clearTimeout(this.timer)
    if (this.beside) this.face = null
  }

  away(): void {
    clearTimeout(this.timer)
    this.face = null
  }

  private show(face: Face, game: string, beside: DOMRect | null): void {
    this.face = face
    this.game = game
    this.beside = beside
  }
}

export const look = new Look()
