// What lies over the whole table on a small screen is put away by going back, as on any phone: the table is not left.

/** As wide as this, it stands beside the table instead. */
const WIDE_SCREEN = '(min-width: 961px)'

/** The browser's own way to hear "back" or Escape, where it has one. */
interface CloseWatcherLike {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: (new () => CloseWatcherLike) | undefined

export function closeOnBack(onclose: (() => void) | null) {
  return (overlay: HTMLElement) => {
    if (!onclose || typeof CloseWatcher === 'undefined' || matchMedia(WIDE_SCREEN).matches) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => overlay.isConnected && onclose()
    return () => watcher.destroy()
  }
}
