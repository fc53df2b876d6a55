// Calls somebody back who looks elsewhere: by a sound, and by a notification of the browser if they asked for it.
import { sound } from './motion/sound'
import { currentPath, router } from './router.svelte'
import { preferences } from './theme/theme.svelte'
import { transport } from './api/transport'

/** Whether this browser can show notifications here at all: not without encryption, but for this very machine. */
export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext && Notification.permission !== 'denied'
}

/** To be called by a click and never by itself: the browser asks the person. What came of it, in a sentence if nothing. */
export async function setNotifications(enabled: boolean): Promise<string> {
  if (!enabled) {
    preferences.setNotifications(false)
    return ''
  }
  if (canNotify() && (await Notification.requestPermission()) === 'granted') {
    preferences.setNotifications(true)
    return ''
  }
  return 'This browser does not allow it here. The title and, if it is on, the sound still tell you.'
}

function isInBackground(): boolean {
  return document.hidden || !document.hasFocus()
}

/** It is your turn at this path: whoever looks at the page needs no call. */
export function notify(title: string, text: string, path: string): void {
  if (!isInBackground()) return
  sound.call()
  if (!preferences.notifications || !canNotify() || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body: text, icon: transport.fileUrl('seal.svg'), tag: path })
    notification.onclick = () => {
      focus()
      if (currentPath() !== path) router.go(path)
      notification.close()
    }
  } catch {
    // Some phones show notifications of installed workers only.
  }
}
