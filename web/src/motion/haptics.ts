// Short vibrations on phones.
import { preferences } from '../theme/preferences.svelte'

/** Milliseconds of vibration and of pauses, alternating. */
const PATTERNS = { turn: [18], hit: [34], win: [24, 70, 24, 70, 60] } as const
export type HapticName = keyof typeof PATTERNS

/** Whether this device can vibrate. Computers offer the function too, but have nothing that moves. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
}

/** Vibrates if the player wants it. Before the first tap, browsers refuse with an error message. */
export function vibrate(name: HapticName): void {
  if (!preferences.haptics || document.hidden || !canVibrate() || navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate([...PATTERNS[name]])
}
