// This browser's preferences: theme, sound, bots. Stored in local storage, never sent.
import { readSetting, saveSetting } from './local_settings'

type Theme = 'light' | 'dark'

const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

class Preferences {
  theme = $state<Theme>((readSetting('theme') as Theme | null) ?? system)
  sound = $state(readSetting('sound') === 'on')
  /** From 0 to 100. */
  volume = $state(parseVolume(readSetting('volume')))
  /** Whether phones vibrate. */
  haptics = $state(readSetting('haptics') !== 'off')
  isPanelOpen = $state(matchMedia('(min-width: 961px)').matches && readSetting('panel') !== 'closed')

  /** The id of the last chosen bot, `EVEN_MATCH`, or an empty string. */
  bots = $state(readSetting('bots') ?? '')
  /** Whether to show a notification when it is your turn and the page is in the background. */
  notifications = $state(readSetting('calls') === 'on')
  /** Whether a click or tap plays a card without confirmation. */
  oneTapPlays = $state(readSetting('one-tap') === 'on')
  /** Whether cards show the sources of their numbers, for designers. */
  designerMode = $state(readSetting('designer') === 'on')

  setBots(id: string): void {
    this.bots = id
    saveSetting('bots', id)
  }

  setNotifications(enabled: boolean): void {
    this.notifications = enabled
    saveSetting('calls', enabled ? 'on' : 'off')
  }

  toggleDesignerMode(): void {
    this.designerMode = !this.designerMode
    saveSetting('designer', this.designerMode ? 'on' : 'off')
  }

  toggleOneTapPlays(): void {
    this.oneTapPlays = !this.oneTapPlays
    saveSetting('one-tap', this.oneTapPlays ? 'on' : 'off')
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = this.theme
    saveSetting('theme', this.theme)
  }

  toggleSound(): void {
    this.sound = !this.sound
    saveSetting('sound', this.sound ? 'on' : 'off')
  }

  setVolume(volume: number): void {
    this.volume = volume
    saveSetting('volume', String(volume))
  }

  toggleHaptics(): void {
    this.haptics = !this.haptics
    saveSetting('haptics', this.haptics ? 'on' : 'off')
  }

  togglePanel(): void {
    this.isPanelOpen = !this.isPanelOpen
    saveSetting('panel', this.isPanelOpen ? 'open' : 'closed')
  }
}

function parseVolume(text: string | null): number {
  const volume = Number(text ?? NaN)
  return volume >= 0 && volume <= 100 ? volume : 70
}

export const preferences = new Preferences()

/** Whether the system asks for reduced motion. Evaluated on each call, because it may change while the page is open. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
