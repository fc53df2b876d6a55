// The selected card and what it can do. A click on a card selects it; a second click, Enter, its number key again or the
// button by the prompt confirms (see ConfirmMove). All boards use it, so that every game plays cards in the same way.
import { preferences } from '../theme/preferences.svelte'
import type { CardAction } from './card_inspector.svelte'

class CardSelection {
  private selected = $state.raw<{ key: string; getActions: () => CardAction[] } | null>(null)
  /** What had the focus when the card was selected. */
  private focused: Element | null = null

  /** What the selected card can do now; it changes with the game. */
  get actions(): CardAction[] {
    return this.selected?.getActions() ?? []
  }

  /** The key of the selected card, or empty. */
  get key(): string {
    return this.selected && this.actions.length > 0 ? this.selected.key : ''
  }

  /** Handles a click on a card. The second click confirms, or puts the card down if it can do several things. */
  choose(key: string, getActions: () => CardAction[]): void {
    const actions = getActions()
    const isSecondClick = this.key === key
    if (actions.length === 1 && (isSecondClick || preferences.oneTapPlays)) return this.run(actions[0]!)
    this.selected = isSecondClick || actions.length === 0 ? null : { key, getActions }
    this.focused = document.activeElement
  }

  /** Confirms by Enter, unless the focus has moved to something else since. Returns whether it did. */
  confirmByKey(): boolean {
    const [action, ...others] = this.actions
    const hasFocusMoved = document.activeElement !== document.body && document.activeElement !== this.focused
    if (!action || others.length > 0 || hasFocusMoved) return false
    this.run(action)
    return true
  }

  run(action: CardAction): void {
    this.clear()
    action.run()
  }

  clear(): void {
    this.selected = null
  }

  /** Handles a card that has left the table. */
  cardRemoved(key: string): void {
    if (this.selected?.key === key) this.clear()
  }
}

export const cardSelection = new CardSelection()
