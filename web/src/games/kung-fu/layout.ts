// Divides the screen: prompt and hand first, then the played cards, then panels and piles. Sizes are in pixels.

/** `wide` for desktops, `tall` for upright phones, `short` for phones in landscape or zoomed pages. */
export type Shape = 'wide' | 'tall' | 'short'

export function shapeOf(width: number, height: number): Shape {
  if (height < 560 && width >= 520) return 'short'
  return width < 760 ? 'tall' : 'wide'
}

/** The width of a text in letters. A Chinese character is about twice as wide as a letter. */
export function textWidth(text: string): number {
  return [...text].reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0)
}

/** Height of a card divided by its width. */
export const CARD_ASPECT = 1.4
/** Card widths from which a text can be shown. `CardFront.svelte` has a rule for each. */
export const TEXT_STEPS = [70, 78, 86, 94, 102, 110, 118, 126, 134, 142, 150, 160, 172, 190]
/** From this width, the text has the type size of a large card. */
const LARGE_CARD_WIDTH = 162

/** The smallest card width at which all of a card's text fits below its picture. The numbers are the sizes in
 *  `CardFront.svelte` as fractions of the card's width. */
export function textFitsFrom(text: string, name: string, hasNumbers: boolean): number {
  const fits = (width: number) => {
    const fontSize = width < LARGE_CARD_WIDTH ? 12 : width * 0.074
    const isSmall = width < 108
    const numbers = hasNumbers ? (isSmall ? 0.3 : 0.22) : 0.02
    const foot = (isSmall ? 0.015 : 0.025) * width + Math.max(12, width * 0.07) * 1.1
    const nameLines = Math.ceil((textWidth(name) * 12 * NAME_LETTER_WIDTH) / width)
    const title = Math.max(width * (isSmall ? 0.27 : 0.19), nameLines * Math.max(12, width * 0.086) + width * 0.03)
    const lines = Math.floor((width * (CARD_ASPECT - numbers - (isSmall ? SMALL_PICTURE_HEIGHT : PICTURE_HEIGHT) - 0.02) - title - foot) / (fontSize * 1.2))
    return lines * ((width * 0.93) / (fontSize * LETTER_WIDTH)) >= textWidth(text)
  }
  return TEXT_STEPS.find(fits) ?? TEXT_STEPS.at(-1)!
}
/** Least height of the picture with its margins, as a fraction of the card's width. On small cards, it says more than
 *  the text. */
const PICTURE_HEIGHT = 0.24
const SMALL_PICTURE_HEIGHT = 0.26
/** Average width of a letter including what line breaks waste, as a fraction of the type size. */
const LETTER_WIDTH = 0.56
const NAME_LETTER_WIDTH = 0.6

/** How far playable cards are raised, as a fraction of their width. */
export const RAISE = 0.08
const MAX_ROWS = 3
/** Gap between cards in hand, and their maximum width. */
export const GAP = { wide: 10, tall: 5, short: 5 }
export const MAX_CARD_WIDTH = { wide: 210, tall: 118, short: 124 }
/** Width below which cards in hand use more rows. */
const COMFORTABLE_WIDTH = 64
/** Smallest width of cards in hand on small screens. */
const MIN_CARD_WIDTH = 63

export interface Fit {
  cardWidth: number
  columns: number
}

/** Fit cards into a box: their width and the number per row, with the number of rows that makes them largest. */
export function fitCards(cards: number, width: number, height: number, gap: number, maxWidth: number): Fit {
  let best: Fit = { cardWidth: 0, columns: Math.max(1, cards) }
  for (let rows = 1; rows <= Math.min(MAX_ROWS, cards); rows++) {
    const columns = Math.ceil(cards / rows)
    const widthLimit = (width - gap * (columns - 1)) / columns
    const heightLimit = (height / rows - gap) / (CARD_ASPECT + RAISE)
    const cardWidth = Math.floor(Math.min(widthLimit, heightLimit, maxWidth))
    if (cardWidth > best.cardWidth) best = { cardWidth, columns }
  }
  return best
}

/** The position of a card's upper left corner in a centered hand of `count` cards that fit as `fitCards` says. */
export function placeCard(index: number, count: number, { cardWidth, columns }: Fit, width: number, height: number, gap: number): { x: number; y: number } {
  const [row, rows] = [Math.floor(index / columns), Math.ceil(count / columns)]
  const inRow = Math.min(columns, count - row * columns)
  const rowHeight = cardWidth * (CARD_ASPECT + RAISE) + gap
  return {
    x: Math.round((width - inRow * (cardWidth + gap) + gap) / 2 + (index % columns) * (cardWidth + gap)),
    y: Math.round((height - rows * rowHeight + gap + cardWidth * RAISE) / 2 + row * rowHeight),
  }
}

/** Smallest width at which the name on a card is readable. */
export const MIN_NAMED_WIDTH = 68

/** Height of a lane without its cards, and the gap between its cards. */
const LANE_PADDING = 44
const LANE_CARD_GAP = 7

/** Card width for stacked lanes with at most `cards` cards each; 0 if the names would be unreadable, so that the cards
 *  should be listed as text. */
export function laneCardWidth(height: number, width: number, lanes: number, cards: number, maxWidth: number, padding = LANE_PADDING): number {
  const heightLimit = (height / lanes - padding) / CARD_ASPECT
  const cardWidth = Math.floor(Math.min(heightLimit, width / cards - LANE_CARD_GAP, maxWidth))
  return cardWidth < MIN_NAMED_WIDTH ? 0 : cardWidth
}

/** Height reserved for a prompt: two lines and a row of buttons. It is reserved even without a prompt, so that the hand
 *  does not move. */
export const PROMPT_HEIGHT = { wide: 106, tall: 92, short: 84, low: 62, idle: 28 }
/** Height of a hand shown as a row of pictures, for spectators on small screens. */
export const COMPACT_HAND_HEIGHT = 74

/** Smallest width per player at which equipment fits beside the panel. */
export const MIN_WIDTH_BESIDE = 430

/** The hand reserves room for this many cards, so that the layout above it does not move. */
const USUAL_HAND_SIZE = 7
/** Mat height with room for an attack and a block, or at least for one of them. */
const ROOMY_MAT_HEIGHT = { wide: 290, tall: 312, short: 0 }
const SPARSE_MAT_HEIGHT = { wide: 200, tall: 165, short: 0 }
/** Smallest card width in hand for which the mat stays roomy. */
const FAIR_CARD_WIDTH = { wide: 104, tall: 88, short: 0 }

/** Height of the hand within the free height. It depends on the window and, for an empty or very large hand, on the
 *  number of cards, but not on the prompt or the played cards. */
export function computeHandHeight(cards: number, extraCards: number, width: number, freeHeight: number, shape: Shape): number {
  if (cards === 0) return 60
  const gap = GAP[shape]
  const measure = (height: number) => {
    const { cardWidth, columns } = fitCards(USUAL_HAND_SIZE + extraCards, width, height, gap, MAX_CARD_WIDTH[shape])
    return { cardWidth, height: Math.ceil((USUAL_HAND_SIZE + extraCards) / columns) * (cardWidth * (CARD_ASPECT + RAISE) + gap) }
  }
  const roomyHand = measure(freeHeight - ROOMY_MAT_HEIGHT[shape])
  const usualHeight = roomyHand.cardWidth >= FAIR_CARD_WIDTH[shape] ? roomyHand.height : measure(freeHeight - SPARSE_MAT_HEIGHT[shape]).height
  return Math.ceil(Math.max(usualHeight, computeMinHandHeight(cards + extraCards, width, shape)))
}

/** Smallest height at which every name is readable. */
export function computeMinHandHeight(cards: number, width: number, shape: Shape): number {
  const gap = GAP[shape]
  const widthLimit = (rows: number) => Math.min(MAX_CARD_WIDTH[shape], (width + gap) / Math.ceil(cards / rows) - gap)
  const rows = [1, 2].find((rows) => widthLimit(rows) >= COMFORTABLE_WIDTH) ?? MAX_ROWS
  return rows * (Math.min(shape === 'wide' ? 92 : MIN_CARD_WIDTH, widthLimit(rows)) * (CARD_ASPECT + RAISE) + gap)
}
