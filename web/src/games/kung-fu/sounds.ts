import { sound } from '../../motion/sound'
import type { Event } from '../../api/protocol'

export function playSounds(newEvents: readonly Event[]): void {
  for (const event of newEvents) {
    if (event.kind === 'damage') (event.amount > 0 ? sound.blow : sound.block)()
    else if (event.kind === 'out' || event.kind.startsWith('end-')) sound.gong()
  }
}
