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
    const found = [...board.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)[at]
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
