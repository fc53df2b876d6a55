// Keyboard play: arrows move the focus, digits choose, letters trigger buttons.

type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** Index of the nearest rectangle in a direction, or -1. Distance across that direction counts more. */
export function nearest(from: DOMRect, others: readonly DOMRect[], key: ArrowKey): number {
  let best = -1
  let bestScore = Infinity
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  others.forEach((b, index) => {
    const dx = b.left + b.width / 2 - x
    const dy = b.top + b.height / 2 - y
    const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight'
    const ahead = (isHorizontal ? dx : dy) * (key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1)
    if (ahead < 6) return
    const score = ahead + 2.5 * Math.abs(isHorizontal ? dy : dx)
    if (score < bestScore) {
      bestScore = score
      best = index
    }
  })
  return best
}

const MAX_NUMBERED = 9
const isVisible = (element: HTMLElement) => element.getClientRects().length > 0

/** Elements for the number keys, starting with 1: those that the board marks with data-nth, otherwise the visible legal
 *  moves. Empty if the board has its own digits (data-digit). */
export function numberedElements(board: ParentNode): HTMLElement[] {
  if (board.querySelector('[data-digit]')) return []
  const explicit = [...board.querySelectorAll<HTMLElement>('[data-nth]')]
  return (explicit.length > 0 ? explicit : [...board.querySelectorAll<HTMLElement>('[data-move]')].filter(isVisible)).slice(0, MAX_NUMBERED)
}

/** Labels the elements with their number keys; returns a function that removes the labels. */
export function showKeyLabels(board: HTMLElement): () => void {
  let labeled: HTMLElement[] = []
  const update = () => {
    const elements = numberedElements(board)
    for (const element of labeled) if (!elements.includes(element)) delete element.dataset['press']
    elements.forEach((element, index) => (element.dataset['press'] = element.dataset['nth'] ?? String(index + 1)))
    labeled = elements
  }
  const observer = new MutationObserver(update)
  observer.observe(board, { subtree: true, childList: true, attributeFilter: ['data-move', 'data-nth', 'data-digit'] })
  update()
  return () => {
    observer.disconnect()
    for (const element of labeled) delete element.dataset['press']
  }
}

function moveFocus(board: HTMLElement, key: ArrowKey): void {
  const buttons = [...board.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((element) => element.offsetParent !== null)
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !board.contains(focused)) {
    return (board.querySelector<HTMLElement>('[data-move]') ?? buttons[0])?.focus()
  }
  const others = buttons.filter((element) => element !== focused)
  const index = nearest(focused.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), key)
  others[index]?.focus()
}

/** Handles a key at the table; returns whether it did anything. */
export function handleKey(event: KeyboardEvent, board: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role="dialog"]')
  if (isTyping) return false
  const click = (selector: string, index = 0) => {
    const found = [...board.querySelectorAll<HTMLElement>(selector)].filter(isVisible)[index]
    found?.click()
    return found !== undefined
  }
  if (/^Arrow/.test(event.key)) {
    moveFocus(board, event.key as ArrowKey)
    return true
  }
  // If the board has its own digits, use them; otherwise 1 is the first legal move.
  if (/^[0-9]$/.test(event.key) && board.querySelector('[data-digit]')) return click(`[data-digit="${event.key}"]`)
  if (/^[1-9]$/.test(event.key)) return click('[data-move]', Number(event.key) - 1)
  if (event.key === 'b') return click('[data-back]')
  if (event.key === 'f') return click('[data-call]')
  if (event.key === 'n') return click('[data-next]')
  return false
}
