// Places a popover at an element, inside the window.

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
interface Size {
  width: number
  height: number
}
export interface PlaceOptions {
  /** Distance between the element and the popover. */
  gap?: number
  /** How far to the right of the element's left edge the popover starts. */
  indent?: number
  /** Where the popover goes if it is not below the element. */
  otherwise?: 'above' | 'beside'
  /** Whether the popover goes below the element; if left out, whether it has room there. */
  isBelow?: boolean
}

/** Distance to the edges of the window. */
const MARGIN = 8

/** The position of a popover: below the element, or above it or beside it if there is no room below. */
export function popoverPosition(anchor: Box, popover: Size, window: Size, options: PlaceOptions = {}): { left: number; top: number } {
  const { gap = 6, indent = 0, otherwise = 'above', isBelow = anchor.bottom + gap + popover.height <= window.height - MARGIN } = options
  const isBeside = !isBelow && otherwise === 'beside'
  return {
    left: keepInside(isBeside ? anchor.right + gap : anchor.left + indent, popover.width, window.width),
    top: keepInside(isBelow ? anchor.bottom + gap : isBeside ? anchor.top : anchor.top - gap - popover.height, popover.height, window.height),
  }
}

/** Shows a popover in the top layer, above dialogs, at an element. */
export function showPopoverAt(popover: HTMLElement, anchor: Element, options?: PlaceOptions): void {
  popover.showPopover?.()
  const position = popoverPosition(anchor.getBoundingClientRect(), popover.getBoundingClientRect(), { width: innerWidth, height: innerHeight }, options)
  popover.style.left = `${position.left}px`
  popover.style.top = `${position.top}px`
}

function keepInside(start: number, length: number, available: number): number {
  return Math.max(MARGIN, Math.min(start, available - length - MARGIN))
}
