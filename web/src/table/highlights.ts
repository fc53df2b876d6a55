// A hint points at what is to be done next: where the board says so, otherwise at everything that says the move.

/** Marks it on a board, also on what comes and goes while somebody picks something up; gives back how to end that. */
export function pointing(board: HTMLElement, next: number): () => void {
  let marked: Element[] = []
  const look = () => {
    const told = board.querySelectorAll('[data-point]')
    const found = [...(told.length > 0 ? told : board.querySelectorAll(`[data-move="${next}"]`))]
    for (const each of marked) if (!found.includes(each)) each.removeAttribute('data-hinted')
    for (const each of found) each.setAttribute('data-hinted', '')
    marked = found
  }
  const watch = new MutationObserver(look)
  watch.observe(board, { subtree: true, childList: true, attributeFilter: ['data-move', 'data-point'] })
  look()
  return () => {
    watch.disconnect()
    for (const each of marked) each.removeAttribute('data-hinted')
  }
}
