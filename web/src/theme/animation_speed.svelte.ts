// The playback speed of events. Stored in this browser, never sent.
import { saveSetting, readSetting } from './preferences.svelte'

export const SPEEDS = { slow: 1.7, usual: 1, fast: 0.45, once: 0 } as const
export type SpeedName = keyof typeof SPEEDS
export const SPEED_LABELS: Record<SpeedName, string> = { slow: 'slow', usual: 'usual', fast: 'fast', once: 'no story' }

class AnimationSpeed {
  name = $state<SpeedName>(parseSpeed(readSetting('pace')))

  /** The factor for all durations. */
  get factor(): number {
    return SPEEDS[this.name]
  }

  set(name: string): void {
    this.name = parseSpeed(name)
    saveSetting('pace', this.name)
  }
}

function parseSpeed(name: string | null): SpeedName {
  return name !== null && name in SPEEDS ? (name as SpeedName) : 'usual'
}

export const animationSpeed = new AnimationSpeed()
