// Which card is being looked at closely: a glance in the corner while the pointer rests on it, or held up until put down.
import type { Face } from '../wire/protocol'

class Look {
  face = $state.raw<Face | null>(null)
  game = $state('')
  glancing = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  glance(face: Face, game: string, card: HTMLElement): void {
    clearTimeout(this.timer)
    // On a narrow screen a glance would cover the table; there a card is held up by a long press.
    if (innerWidth < 960) return
    this.timer = setTimeout(() => {
      if (card.isConnected) this.show(face, game, true)
    }, 550)
  }

  hold(face: Face, game: string): void {
    clearTimeout(this.timer)
    this.show(face, game, false)
  }

  /** The pointer has left: a glance ends, what is held up stays. */
  leave(): void {
    clearTimeout(this.timer)
    if (this.glancing) this.face = null
  }

  away(): void {
    clearTimeout(this.timer)
    this.face = null
  }

  private show(face: Face, game: string, glancing: boolean): void {
    this.face = face
    this.game = game
    this.glancing = glancing
  }
}

export const look = new Look()
