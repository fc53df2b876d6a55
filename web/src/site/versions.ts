// The site without a network, and its versions: what was fetched is kept, a new version is taken at the next visit and says so.
import { bootProgress } from './boot_progress.svelte'

const KNOWN = 'kwoon.version'
const VERSION = import.meta.env.VITE_SITE_VERSION as string

function remembered(): string | null {
  try {
    const before = localStorage.getItem(KNOWN)
    localStorage.setItem(KNOWN, VERSION)
    return before
  } catch {
    return null
  }
}

export function watchVersions(base: URL): void {
  const before = remembered()
  if (before && before !== VERSION) bootProgress.versionNotice = 'This is a new version of Kwoon. Your games are as you left them.'
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(new URL('sw.js', base)).then(
    (keeper) => {
      const look = () => {
        const waiting = keeper.waiting
        if (!waiting || !navigator.serviceWorker.controller) return
        bootProgress.versionNotice = 'A new version of Kwoon is here. It is taken the next time you come.'
        bootProgress.applyUpdate = () => {
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
          waiting.postMessage('now')
        }
      }
      look()
      keeper.addEventListener('updatefound', () => keeper.installing?.addEventListener('statechange', look))
    },
    () => {
      // Without it the site works all the same, but not without a network.
    },
  )
}
