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
const LIFT = 0.08
const ROWS = 3
/** How far cards in hand lie from each other, and how large they become at most. */
export const GAP = { wide: 10, tall: 5, short: 5 }
export const LARGEST = { wide: 150, tall: 118, short: 124 }
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
export function lane(height: number, width: number, lanes: number, cards: number, most: number): number {
  const down = (height / lanes - AROUND) / HIGH
  const w = Math.floor(Math.min(down, width / cards - APART, most))
  return w < NAMED ? 0 : w
}

/** Between which heights a hand wants to be: with every name readable, and as large as the width allows. */
export function handWants(cards: number, width: number, shape: Shape): { least: number; most: number } {
  if (cards === 0) return { least: 36, most: 60 }
  const gap = GAP[shape]
  const high = (w: number, rows: number) => rows * (w * (HIGH + LIFT) + gap)
  const across = (rows: number) => Math.min(LARGEST[shape], (width + gap) / Math.ceil(cards / rows) - gap)
  const few = [1, 2].find((rows) => across(rows) >= COMFORT) ?? ROWS
  const many = shape === 'wide' ? few : Math.min(ROWS, cards)
  return { least: high(Math.min(shape === 'wide' ? 92 : LITTLE, across(few)), few), most: high(across(many), many) }
}
