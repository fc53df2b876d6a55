// Settings for the player's eyes and hands. Stored in this browser, never sent. The styles are in comfort.css;
// public/theme.js applies the settings before the first paint.
import { readSetting, saveSetting } from './local_settings'

/** The values of each setting, the usual one first. */
export const COMFORT_SETTINGS = {
  text: ['normal', 'large', 'larger'],
  colors: ['normal', 'safe'],
  targets: ['normal', 'large'],
  hand: ['right', 'left'],
} as const
export type ComfortSetting = keyof typeof COMFORT_SETTINGS

class Comfort {
  private readonly values = $state(Object.fromEntries(Object.keys(COMFORT_SETTINGS).map((name) => [name, parse(name as ComfortSetting, readSetting(name))])) as Record<ComfortSetting, string>)

  get(name: ComfortSetting): string {
    return this.values[name]
  }

  set(name: ComfortSetting, value: string): void {
    this.values[name] = parse(name, value)
    saveSetting(name, this.values[name])
    document.documentElement.dataset[name] = this.values[name]
  }

  /** Switches a setting with two values. */
  toggle(name: ComfortSetting): void {
    const [usual, other] = COMFORT_SETTINGS[name]
    this.set(name, this.isOn(name) ? usual : other)
  }

  isOn(name: ComfortSetting): boolean {
    return this.values[name] !== COMFORT_SETTINGS[name][0]
  }
}

function parse(name: ComfortSetting, value: string | null): string {
  const values: readonly string[] = COMFORT_SETTINGS[name]
  return value !== null && values.includes(value) ? value : values[0]!
}

export const comfort = new Comfort()
