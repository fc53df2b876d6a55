// The playback speed of events. Stored in this browser, never sent.
import { t } from '../localization'
import { saveSetting, readSetting } from './local_settings'
import { prefersReducedMotion } from './preferences.svelte'

export const SPEEDS = { slow: 1.7, usual: 1, fast: 0.45, once: 0 } as const
export type SpeedName = keyof typeof SPEEDS
const LABEL_IDS = { slow: 'components-speed-slow', usual: 'components-speed-normal', fast: 'components-speed-fast', once: 'components-speed-off' } as const

/** The speeds with their labels, slowest first. */
export function speedChoices(): { name: string; label: string }[] {
  return (Object.keys(SPEEDS) as SpeedName[]).map((name) => ({ name, label: t(LABEL_IDS[name]) }))
}

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

/** Whether nothing may move, by this browser's setting or by the system's. */
export function areAnimationsOff(): boolean {
  return animationSpeed.factor === 0 || prefersReducedMotion()
}
