// Impacts and sounds in both Kung Fu Fighting games.
import { showImpact } from '../../motion/impact'
import type { Event } from '../../api/protocol'
import type { SoundCue } from '../board'

export function showDamage(newEvents: readonly Event[], board: HTMLElement | undefined): void {
  for (const { kind, seat, amount } of newEvents) {
    if (kind !== 'damage' || amount <= 0) continue
    const panel = board?.querySelector(`[data-seat="${seat}"] .person`)
    showImpact(panel, { text: `−${amount}`, at: panel?.querySelector('.drop'), from: board?.querySelector('.mat') })
  }
}

export function soundOf({ kind, seat, amount }: Event): SoundCue | null {
  if (kind === 'damage') return amount > 0 ? { sound: 'hit', struckSeat: seat } : { sound: 'block' }
  return kind === 'out' || kind.startsWith('end-') ? { sound: 'gong' } : null
}
