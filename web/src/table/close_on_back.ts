// On small screens, the back gesture closes an overlay instead of leaving the table.

/** From this width on, the panel is beside the table and needs no back gesture. */
const WIDE_SCREEN = '(min-width: 961px)'

/** The browser's CloseWatcher for back gestures and Escape, where supported. */
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
