// How far the hall in this browser is with opening, for whoever shows it.

class Arriving {
  state = $state<'loading' | 'starting' | 'ready' | 'failed' | 'elsewhere'>('loading')
  bytes = $state(0)
  of = $state(0)
  /** What went wrong, if it did. */
  sentence = $state('')
  /** Something to know about versions, or nothing. */
  news = $state('')
  /** Takes the new version at once, if one waits. */
  renew = $state.raw<(() => void) | null>(null)
  /** Opens the hall here though another tab has it. */
  takeOver: () => void = () => {}
}

export const arriving = new Arriving()
