// Calls somebody back who looks elsewhere: by a sound, and by a notification of the browser if they asked for it.
import { sound } from './motion/sound'
import { pathNow, router } from './router.svelte'
import { taste } from './theme/theme.svelte'
import { place } from './api/transport'

/** Whether this browser can show notifications here at all: not without encryption, but for this very machine. */
export function canCall(): boolean {
  return 'Notification' in window && isSecureContext && Notification.permission !== 'denied'
}

/** To be called by a click and never by itself: the browser asks the person. What came of it, in a sentence if nothing. */
export async function wantCalls(on: boolean): Promise<string> {
  if (!on) {
    taste.turnCalls(false)
    return ''
  }
  if (canCall() && (await Notification.requestPermission()) === 'granted') {
    taste.turnCalls(true)
    return ''
  }
  return 'This browser does not allow it here. The title and, if it is on, the sound still tell you.'
}

function away(): boolean {
  return document.hidden || !document.hasFocus()
}

/** It is your turn at this path: whoever looks at the page needs no call. */
export function call(title: string, text: string, path: string): void {
  if (!away()) return
  sound.call()
  if (!taste.calls || !canCall() || Notification.permission !== 'granted') return
  try {
    const note = new Notification(title, { body: text, icon: place.file('seal.svg'), tag: path })
    note.onclick = () => {
      focus()
      if (pathNow() !== path) router.go(path)
      note.close()
    }
  } catch {
    // Some phones show notifications of installed workers only.
  }
}
