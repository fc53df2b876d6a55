// Sound effects. Off until the player turns them on, and then from the first tap, because browsers allow no sound
// before. The sounds themselves are loaded only then.
import { untrack } from 'svelte'
import { preferences } from '../theme/preferences.svelte'
import type { SoundPlayer } from './sound_player'
import type { SoundName } from './synthesis'

export type { SoundName }

let player: Promise<SoundPlayer> | null = null

/** Plays a sound, `delayMs` from now, if sound is on and the page has been tapped. An effect that plays a sound does not
 *  run again when the settings change. */
export function playSound(name: SoundName, delayMs = 0): void {
  const volume = untrack(() => (preferences.sound ? preferences.volume : 0))
  if (volume === 0) return
  const at = performance.now() + delayMs
  // `enableSound` handles errors.
  player?.then((loaded) => loaded.play(name, at, volume / 100), () => {})
}

/** Loads the sounds. Call this in a handler of a tap, a click or a key. */
function enableSound(): void {
  if (!preferences.sound) return
  player ??= import('./sound_player').then(({ SoundPlayer }) => new SoundPlayer())
  // If the files cannot be loaded, the next tap tries again.
  player.then((loaded) => loaded.resume()).catch(() => (player = null))
}

/** Turns sound on, with a first sound, or off. Call this in a click handler. */
export function toggleSound(): void {
  preferences.toggleSound()
  enableSound()
  playSound('turn')
}

/** Enables sound with the first tap or key, and again after the browser has interrupted it. */
export function enableSoundOnGesture(): void {
  for (const type of ['pointerdown', 'pointerup', 'keydown']) addEventListener(type, enableSound, { passive: true })
}
