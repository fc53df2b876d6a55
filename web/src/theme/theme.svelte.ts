// What a person has chosen for this browser: light or dark, sound or none, which bots. Kept in local storage, never sent.

type Theme = 'light' | 'dark'

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`kwoon.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`kwoon.${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

class Taste {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? system)
  sound = $state(kept('sound') === 'on')
  panel = $state(matchMedia('(min-width: 961px)').matches && kept('panel') !== 'closed')

  /** The bots that were chosen last, by id; nothing for whoever has never chosen. */
  bots = $state(kept('bots') ?? '')
  /** Whether the browser is to call when it is one's turn and one looks elsewhere. */
  calls = $state(kept('calls') === 'on')
  /** Whether cards tell where their numbers come from: for designers, not for players. */
  designer = $state(kept('designer') === 'on')

  chooseBots(id: string): void {
    this.bots = id
    keep('bots', id)
  }

  turnCalls(on: boolean): void {
    this.calls = on
    keep('calls', on ? 'on' : 'off')
  }

  turnDesigner(): void {
    this.designer = !this.designer
    keep('designer', this.designer ? 'on' : 'off')
  }

  turnTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = this.theme
    keep('theme', this.theme)
  }

  turnSound(): void {
    this.sound = !this.sound
    keep('sound', this.sound ? 'on' : 'off')
  }

  turnPanel(): void {
    this.panel = !this.panel
    keep('panel', this.panel ? 'open' : 'closed')
  }
}

export const taste = new Taste()

/** Whether the person asked the system for no motion. Asked anew each time: it may change while the page is open. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
