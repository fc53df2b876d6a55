// What does not fit into a box is scrolled to. Only then has the box an edge: otherwise a card on its way there is seen
// before it arrives, wherever it comes from.

export function edge(box: HTMLElement): { destroy: () => void } {
  const look = () => {
    // By where everything lies in the end, not by where it is while it moves.
    const parts = [...box.children].filter((each) => each instanceof HTMLElement)
    const top = Math.min(...parts.map((each) => each.offsetTop))
    const bottom = Math.max(...parts.map((each) => each.offsetTop + each.offsetHeight))
    box.classList.toggle('over', parts.length > 0 && bottom - top > box.clientHeight + 1)
  }
  const sizes = new ResizeObserver(look)
  const watch = () => {
    sizes.disconnect()
    for (const each of [box, ...box.children]) sizes.observe(each)
  }
  const parts = new MutationObserver(watch)
  parts.observe(box, { childList: true })
  watch()
  return {
    destroy() {
      parts.disconnect()
      sizes.disconnect()
    },
  }
}
