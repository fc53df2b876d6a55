// Boot progress of the hall in this browser.

class BootProgress {
  state = $state<'loading' | 'starting' | 'ready' | 'failed' | 'elsewhere'>('loading')
  loadedBytes = $state(0)
  totalBytes = $state(0)
  /** Error message, or empty. */
  error = $state('')
  /** Notice about a new version, or empty. */
  versionNotice = $state('')
  /** Applies a waiting version at once; null if there is none. */
  applyUpdate = $state.raw<(() => void) | null>(null)
  /** Takes the hall over from another tab. */
  takeOver: () => void = () => {}
}

export const bootProgress = new BootProgress()
