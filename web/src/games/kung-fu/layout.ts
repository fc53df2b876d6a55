// How the room of the screen is shared out: question and hand come first, then what was played, then plates and piles.

/** `wide` like a desk, `tall` like a phone in the hand, `short` like a phone on its side or a page that is zoomed. */
export type Shape = 'wide' | 'tall' | 'short'

export function shapeOf(width: number, height: number): Shape {
  if (height < 560 && width >= 520) return 'short'
  return width < 760 ? 'tall' : 'wide'
}

/** A card is so much higher than wide. */
export const HIGH = 1.4
/** Cards that may be played stand out by so much of their width. */
export const LIFT = 0.08
const ROWS = 3
/** How far cards in hand lie from each other, and how large they become at most. */
export const GAP = { wide: 10, tall: 5, short: 5 }
export const LARGEST = { wide: 210, tall: 118, short: 124 }
/** Cards in hand make more rows rather than be smaller than this. */
const COMFORT = 64
/** As small as they become where everything is. */
const LITTLE = 63

export interface Fit {
  w: number
  columns: number
}

/** How large cards can be that all lie open in a box, and how many to a row: as few rows as make them largest. */
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

/** The least width at which a card's name can be read on it. */
export const NAMED = 68

/** What a lane has besides its cards: its title, and what hangs below them; and between them. */
const AROUND = 44
const APART = 7

/** How large the cards of some lanes can be, one lane below the other, with so many cards in the longest; 0 if they had
 *  better be told in a line each. */
export function lane(height: number, width: number, lanes: number, cards: number, most: number, around = AROUND): number {
  const down = (height / lanes - around) / HIGH
  const w = Math.floor(Math.min(down, width / cards - APART, most))
  return w < NAMED ? 0 : w
}

/** What a question usually takes: two lines and a row of buttons. It has so much room even while nothing is asked, so that
 *  the hand below it stays where it is. */
export const QUESTION = { wide: 106, tall: 92, short: 84, low: 62, idle: 28 }
/** Where nobody is asked and there is hardly room, a hand is a row of pictures: whoever wants to read one holds it up. */
export const GLANCE = 74

/** So wide is a place at the table where a plate has its kit beside it. */
export const BESIDE = 430

/** A hand has room for so many cards, even if it holds fewer: what lies above it stays where it is as cards come and go. */
const USUAL = 7
/** How high a mat should be: for an attack and a block, card by card; or at least for one of them. */
const ROOMY = { wide: 290, tall: 312, short: 0 }
const SPARSE = { wide: 200, tall: 165, short: 0 }
/** Cards in hand should not be smaller than this for the sake of a roomy mat. */
const FAIR = { wide: 104, tall: 88, short: 0 }

/** How high a hand is in what people and question leave. It depends on the window, and if it holds very many cards on that,
 *  but not on what is asked or lies there. */
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

/** The height at which every name can be read. */
export function least(cards: number, width: number, shape: Shape): number {
  const gap = GAP[shape]
  const across = (rows: number) => Math.min(LARGEST[shape], (width + gap) / Math.ceil(cards / rows) - gap)
  const rows = [1, 2].find((rows) => across(rows) >= COMFORT) ?? ROWS
  return rows * (Math.min(shape === 'wide' ? 92 : LITTLE, across(rows)) * (HIGH + LIFT) + gap)
}
