// What lies over the whole table on a small screen is put away by going back, as on any phone: the table is not left.

/** As wide as this, it stands beside the table instead. */
const BESIDE = '(min-width: 961px)'

/** The browser's own way to hear "back" or Escape, where it has one. */
interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: (new () => Watcher) | undefined

export function back(onclose: (() => void) | null) {
  return (over: HTMLElement) => {
    if (!onclose || typeof CloseWatcher === 'undefined' || matchMedia(BESIDE).matches) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => over.isConnected && onclose()
    return () => watcher.destroy()
  }
}
