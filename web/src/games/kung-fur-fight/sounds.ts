import type { Event } from '../../api/protocol'
import type { SoundCue } from '../board'

export function soundOf({ kind, seat }: Event): SoundCue | null {
  if (kind === 'team') return { sound: 'flip' }
  if (kind === 'win') return { sound: 'hit', struckSeat: 1 - seat }
  if (kind === 'tie' || kind === 'ignored') return { sound: 'block' }
  return kind === 'over' ? { sound: 'gong' } : null
}
