// The card with a player in short, which opens from their plate at a table.
import type { Attachment } from 'svelte/attachments'
import { transport } from '../api/transport'
import { identity } from '../identity.svelte'
import type { Seat } from '../api/protocol'

/** Whether a seat's player has a card: another person, in a hall with a server. */
export const hasCard = (seat: Seat): boolean => !transport.offlineNotice && seat.kind === 'person' && seat.person !== null && seat.person !== identity.me?.id

class PlayerCardState {
  /** The player on the open card, and the game from which it was opened. */
  shown = $state.raw<{ person: string; name: string; game: string } | null>(null)

  /** The game on the current page, set by the page. */
  game = ''

  open(seat: Seat): void {
    if (hasCard(seat)) this.shown = { person: seat.person!, name: seat.name ?? '', game: this.game }
  }

  close(): void {
    this.shown = null
  }
}

export const playerCard = new PlayerCardState()

/** Opens a player's card with a click anywhere on an element that contains a PlayerName, except on its other buttons. */
export function opensCard(seat: Seat): Attachment<HTMLElement> {
  return (element) => {
    if (!hasCard(seat)) return
    const open = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest('button, a, summary') : null
      if (!control || control.hasAttribute('data-player-card')) playerCard.open(seat)
    }
    element.style.cursor = 'pointer'
    element.addEventListener('click', open)
    return () => {
      element.style.cursor = ''
      element.removeEventListener('click', open)
    }
  }
}
