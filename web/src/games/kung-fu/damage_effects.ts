// Impact and sounds of damage in both Kung Fu Fighting games.
import { showImpact } from '../../motion/impact'
import { sound } from '../../motion/sound'
import type { Event } from '../../api/protocol'

export function playDamageEffects(newEvents: readonly Event[], board: HTMLElement | undefined): void {
  for (const event of newEvents) {
    if (event.kind === 'damage') {
      const panel = board?.querySelector(`[data-seat="${event.seat}"] .person`)
      if (event.amount > 0) showImpact(panel, { text: `−${event.amount}`, at: panel?.querySelector('.drop'), from: board?.querySelector('.mat') })
      ;(event.amount > 0 ? sound.blow : sound.block)()
    } else if (event.kind === 'out' || event.kind.startsWith('end-')) sound.gong()
  }
}
