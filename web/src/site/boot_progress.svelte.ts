// How far the hall in this browser is with opening, for whoever shows it.

class BootProgress {
  state = $state<'loading' | 'starting' | 'ready' | 'failed' | 'elsewhere'>('loading')
  loadedBytes = $state(0)
  totalBytes = $state(0)
  /** What went wrong, if it did. */
  error = $state('')
  /** Something to know about versions, or nothing. */
  versionNotice = $state('')
  /** Takes the new version at once, if one waits. */
  applyUpdate = $state.raw<(() => void) | null>(null)
  /** Opens the hall here though another tab has it. */
  takeOver: () => void = () => {}
}

export const bootProgress = new BootProgress()
