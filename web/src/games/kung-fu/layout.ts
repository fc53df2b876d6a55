// Divides the screen: prompt and hand first, then the played cards, then panels and piles. Sizes are in pixels.

/** `wide` for desktops, `tall` for upright phones, `short` for phones in landscape or zoomed pages. */
export type Shape = 'wide' | 'tall' | 'short'

export function shapeOf(width: number, height: number): Shape {
  if (height < 560 && width >= 520) return 'short'
  return width < 760 ? 'tall' : 'wide'
}

/** Height of a card divided by its width. */
export const HIGH = 1.4
/** How far playable cards are raised, as a fraction of their width. */
export const LIFT = 0.08
const ROWS = 3
/** Gap between cards in hand, and their maximum width. */
export const GAP = { wide: 10, tall: 5, short: 5 }
export const LARGEST = { wide: 210, tall: 118, short: 124 }
/** Width below which cards in hand use more rows. */
const COMFORT = 64
/** Smallest card width on small screens. */
const LITTLE = 63

export interface Fit {
  w: number
  columns: number
}

/** Fit face-up cards into a box: their width and the number per row, with the number of rows that makes them largest. */
export function fit(cards: number, width: number, height: number, gap: number, most: number): Fit {
  let best: Fit = { w: 0, columns: Math.max(1, cards) }
  for (let rows = 1; rows <= Math.min(ROWS, cards); rows++) {
    const columns = Math.ceil(cards / rows)
    const across = (width - gap * (columns - 1)) / columns
    const down = (height / rows - gap) / (HIGH + LIFT)
    const w = Math.floor(Math.min(across, down, most))
    if (w > best.w) best = { w, columns }
  }
  return best
}

/** Smallest width at which the name on a card is readable. */
export const NAMED = 68

/** Height of a lane besides its cards, and the gap between its cards. */
const AROUND = 44
const APART = 7

/** Card width for stacked lanes with at most `cards` cards each; 0 if the names would be unreadable, so that the cards are
 *  better listed as text. */
export function lane(height: number, width: number, lanes: number, cards: number, most: number, around = AROUND): number {
  const down = (height / lanes - around) / HIGH
  const w = Math.floor(Math.min(down, width / cards - APART, most))
  return w < NAMED ? 0 : w
}

/** Height reserved for a prompt: two lines and a row of buttons. Reserved even without a prompt, so that the hand does not
 *  move. */
export const QUESTION = { wide: 106, tall: 92, short: 84, low: 62, idle: 28 }
/** Height of a hand shown as a row of pictures, for spectators on small screens. */
export const GLANCE = 74

/** Smallest width per player at which equipment fits beside the panel. */
export const BESIDE = 430

/** The hand reserves room for this many cards, so that the layout above it does not move. */
const USUAL = 7
/** Mat height with room for an attack and a block, or at least for one of them. */
const ROOMY = { wide: 290, tall: 312, short: 0 }
const SPARSE = { wide: 200, tall: 165, short: 0 }
/** Smallest card width in hand for which the mat stays roomy. */
const FAIR = { wide: 104, tall: 88, short: 0 }

/** Height of the hand within the free height. It depends on the window and, for very large hands, on the number of cards,
 *  but not on the prompt or the played cards. */
export function handRoom(cards: number, more: number, width: number, free: number, shape: Shape): number {
  if (cards === 0) return 60
  const gap = GAP[shape]
  const used = (height: number) => {
    const { w, columns } = fit(USUAL + more, width, height, gap, LARGEST[shape])
    return { w, height: Math.ceil((USUAL + more) / columns) * (w * (HIGH + LIFT) + gap) }
  }
  const roomy = used(free - ROOMY[shape])
  const usual = roomy.w >= FAIR[shape] ? roomy.height : used(free - SPARSE[shape]).height
  return Math.ceil(Math.max(usual, least(cards + more, width, shape)))
}

/** Smallest height at which every name is readable. */
export function least(cards: number, width: number, shape: Shape): number {
  const gap = GAP[shape]
  const across = (rows: number) => Math.min(LARGEST[shape], (width + gap) / Math.ceil(cards / rows) - gap)
  const rows = [1, 2].find((rows) => across(rows) >= COMFORT) ?? ROWS
  return rows * (Math.min(shape === 'wide' ? 92 : LITTLE, across(rows)) * (HIGH + LIFT) + gap)
}
