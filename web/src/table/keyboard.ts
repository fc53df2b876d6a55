// Play by keyboard: arrows go from card to card by where they lie, numbers choose, letters do what buttons do.

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The nearest of the places in a direction from where one is; sideways distance counts more than the way itself. */
export function nearest(from: DOMRect, others: readonly DOMRect[], way: Way): number {
  let best = -1
  let least = Infinity
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  others.forEach((other, at) => {
    const dx = other.left + other.width / 2 - x
    const dy = other.top + other.height / 2 - y
    const across = way === 'ArrowLeft' || way === 'ArrowRight'
    const ahead = (across ? dx : dy) * (way === 'ArrowLeft' || way === 'ArrowUp' ? -1 : 1)
    if (ahead < 6) return
    const far = ahead + 2.5 * Math.abs(across ? dy : dx)
    if (far < least) {
      least = far
      best = at
    }
  })
  return best
}

const MOST = 9
const seen = (each: HTMLElement) => each.getClientRects().length > 0

/** What the number keys choose now, the first by 1: what the board itself has numbered, or else all that may be chosen. */
export function numbered(board: ParentNode): HTMLElement[] {
  if (board.querySelector('[data-digit]')) return []
  const own = [...board.querySelectorAll<HTMLElement>('[data-nth]')]
  return (own.length > 0 ? own : [...board.querySelectorAll<HTMLElement>('[data-move]')].filter(seen)).slice(0, MOST)
}

/** Shows on everything that a number chooses which one it is, since cards have numbers of their own; gives back how to end that. */
export function signs(board: HTMLElement): () => void {
  let signed: HTMLElement[] = []
  const look = () => {
    const found = numbered(board)
    for (const each of signed) if (!found.includes(each)) delete each.dataset['press']
    found.forEach((each, at) => (each.dataset['press'] = each.dataset['nth'] ?? String(at + 1)))
    signed = found
  }
  const watch = new MutationObserver(look)
  watch.observe(board, { subtree: true, childList: true, attributeFilter: ['data-move', 'data-nth', 'data-digit'] })
  look()
  return () => {
    watch.disconnect()
    for (const each of signed) delete each.dataset['press']
  }
}

function step(board: HTMLElement, way: Way): void {
  const all = [...board.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((each) => each.offsetParent !== null)
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !board.contains(here)) {
    return (board.querySelector<HTMLElement>('[data-move]') ?? all[0])?.focus()
  }
  const others = all.filter((each) => each !== here)
  const at = nearest(here.getBoundingClientRect(), others.map((each) => each.getBoundingClientRect()), way)
  others[at]?.focus()
}

/** Does what a key means at the table; says whether it meant anything. */
export function press(event: KeyboardEvent, board: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role="dialog"]')
  if (typing) return false
  const click = (selector: string, at = 0) => {
    const found = [...board.querySelectorAll<HTMLElement>(selector)].filter(seen)[at]
    found?.click()
    return found !== undefined
  }
  if (event.key.startsWith('Arrow')) {
    step(board, event.key as Way)
    return true
  }
  // What is called by a number is chosen by it; of the rest the first is 1.
  if (/^[0-9]$/.test(event.key) && board.querySelector('[data-digit]')) return click(`[data-digit="${event.key}"]`)
  if (/^[1-9]$/.test(event.key)) return click('[data-move]', Number(event.key) - 1)
  if (event.key === 'b') return click('[data-back]')
  if (event.key === 'f') return click('[data-call]')
  if (event.key === 'n') return click('[data-next]')
  return false
}
