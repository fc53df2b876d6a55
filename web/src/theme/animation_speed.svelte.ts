// How fast what has happened is told. Chosen by each person for this browser, never sent.
import { saveSetting, readSetting } from './theme.svelte'

export const PACES = { slow: 1.7, usual: 1, fast: 0.45, once: 0 } as const
export type PaceName = keyof typeof PACES
export const PACE_WORDS: Record<PaceName, string> = { slow: 'slow', usual: 'usual', fast: 'fast', once: 'no story' }

class Pace {
  name = $state<PaceName>(known(readSetting('pace')))

  /** What each moment's time is multiplied by. */
  get factor(): number {
    return PACES[this.name]
  }

  set(name: string): void {
    this.name = known(name)
    saveSetting('pace', this.name)
  }
}

function known(name: string | null): PaceName {
  return name !== null && name in PACES ? (name as PaceName) : 'usual'
}

export const pace = new Pace()
