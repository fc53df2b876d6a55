// Svelte action: marks a box with the class `over` while its content overflows. Only then is it clipped and scrollable;
// otherwise cards stay visible while they travel into it.

export function markOverflow(box: HTMLElement): { destroy: () => void } {
  const update = () => {
    // Use the final layout, not positions during animations.
    const parts = [...box.children].filter((each) => each instanceof HTMLElement)
    const top = Math.min(...parts.map((each) => each.offsetTop))
    const bottom = Math.max(...parts.map((each) => each.offsetTop + each.offsetHeight))
    box.classList.toggle('over', parts.length > 0 && bottom - top > box.clientHeight + 1)
  }
  const sizes = new ResizeObserver(update)
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
