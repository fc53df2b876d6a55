// A hint points at what is to be done next: where the board says so, otherwise at everything that says the move.

/** Marks it on a board, also on what comes and goes while somebody picks something up; gives back how to end that. */
export function markHint(board: HTMLElement, move: number): () => void {
  let marked: Element[] = []
  const update = () => {
    const explicit = board.querySelectorAll('[data-point]')
    const targets = [...(explicit.length > 0 ? explicit : board.querySelectorAll(`[data-move="${move}"]`))]
    for (const element of marked) if (!targets.includes(element)) element.removeAttribute('data-hinted')
    for (const element of targets) element.setAttribute('data-hinted', '')
    marked = targets
  }
  const observer = new MutationObserver(update)
  observer.observe(board, { subtree: true, childList: true, attributeFilter: ['data-move', 'data-point'] })
  update()
  return () => {
    observer.disconnect()
    for (const element of marked) element.removeAttribute('data-hinted')
  }
}
