// Marks the target of a hint: elements with data-point, otherwise all elements for the move.

/** Marks the hinted elements and keeps the marks up to date; returns a function that removes them. */
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
