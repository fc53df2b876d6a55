// What a person has chosen for this browser: light or dark, sound or none, which bots. Kept in local storage, never sent.

type Theme = 'light' | 'dark'

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(`kwoon.${name}`)
  } catch {
    return null
  }
}

export function saveSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`kwoon.${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

class Preferences {
  theme = $state<Theme>((readSetting('theme') as Theme | null) ?? system)
  sound = $state(readSetting('sound') === 'on')
  isPanelOpen = $state(matchMedia('(min-width: 961px)').matches && readSetting('panel') !== 'closed')

  /** The bots that were chosen last, by id; nothing for whoever has never chosen. */
  bots = $state(readSetting('bots') ?? '')
  /** Whether the browser is to call when it is one's turn and one looks elsewhere. */
  notifications = $state(readSetting('calls') === 'on')
  /** Whether cards tell where their numbers come from: for designers, not for players. */
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

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = this.theme
    saveSetting('theme', this.theme)
  }

  toggleSound(): void {
    this.sound = !this.sound
    saveSetting('sound', this.sound ? 'on' : 'off')
  }

  togglePanel(): void {
    this.isPanelOpen = !this.isPanelOpen
    saveSetting('panel', this.isPanelOpen ? 'open' : 'closed')
  }
}

export const preferences = new Preferences()

/** Whether the person asked the system for no motion. Asked anew each time: it may change while the page is open. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
