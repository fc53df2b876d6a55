// Registers the service worker for offline use, and announces new versions.
import { t } from '../localization'
import { bootProgress } from './boot_progress.svelte'

const VERSION_KEY = 'kwoon.version'
const VERSION = import.meta.env.VITE_SITE_VERSION as string

function previousVersion(): string | null {
  try {
    const previous = localStorage.getItem(VERSION_KEY)
    localStorage.setItem(VERSION_KEY, VERSION)
    return previous
  } catch {
    return null
  }
}

export function watchVersions(baseUrl: URL): void {
  const previous = previousVersion()
  if (previous && previous !== VERSION) bootProgress.versionNotice = t('site-updated')
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(new URL('sw.js', baseUrl)).then(
    (registration) => {
      const checkWaiting = () => {
        const waiting = registration.waiting
        if (!waiting || !navigator.serviceWorker.controller) return
        bootProgress.versionNotice = t('site-new-version')
        bootProgress.applyUpdate = () => {
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
          waiting.postMessage('now')
        }
      }
      checkWaiting()
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', checkWaiting))
    },
    () => {
      // Without a service worker the site works online only.
    },
  )
}
