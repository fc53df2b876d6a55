// Notifies a player whose page is in the background, by sound and by browser notification.
import { t } from './localization'
import { playSound } from './motion/sound'
import { currentPath, router } from './router.svelte'
import { preferences } from './theme/preferences.svelte'
import { transport } from './api/transport'

/** Whether notifications are possible here; they need a secure context. */
export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext && Notification.permission !== 'denied'
}

/** Turns notifications on or off; returns an error message, or an empty string. Call this only from a click handler,
 *  because the browser asks for permission. */
export async function setNotifications(enabled: boolean): Promise<string> {
  if (!enabled) {
    preferences.setNotifications(false)
    return ''
  }
  if (canNotify() && (await Notification.requestPermission()) === 'granted') {
    preferences.setNotifications(true)
    return ''
  }
  return t('pages-notifications-blocked')
}

function isInBackground(): boolean {
  return document.hidden || !document.hasFocus()
}

/** Notifies unless the page has the focus. */
export function notify(title: string, text: string, path: string): void {
  if (!isInBackground()) return
  playSound('turn')
  if (!preferences.notifications || !canNotify() || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body: text, icon: transport.fileUrl('seal.svg'), tag: path })
    notification.onclick = () => {
      focus()
      if (currentPath() !== path) router.go(path)
      notification.close()
    }
  } catch {
    // Some phones allow notifications from service workers only.
  }
}
