// The layout of the Kung Fu Fighting boards.
import { describe, expect, it } from 'vitest'
import cardFront from '../src/games/kung-fu/CardFront.svelte?raw'
import { GAP, CARD_ASPECT, MAX_CARD_WIDTH, MIN_NAMED_WIDTH, fitCards, computeHandHeight, laneCardWidth, computeMinHandHeight, placeCard, shapeOf, TEXT_STEPS, textFitsFrom } from '../src/games/kung-fu/layout'

describe('the shape of the board', () => {
  it('follows the window size', () => {
    expect(shapeOf(1280, 668)).toBe('wide')
    expect(shapeOf(980, 668)).toBe('wide')
    expect(shapeOf(390, 792)).toBe('tall')
    expect(shapeOf(360, 588)).toBe('tall')
    expect(shapeOf(844, 390)).toBe('short')
    expect(shapeOf(640, 400)).toBe('short')
    expect(shapeOf(360, 400)).toBe('tall')
  })
})

describe('cards fitted into a box', () => {
  it('stay within the box for any number of cards', () => {
    for (let cards = 1; cards <= 14; cards++) {
      for (const [width, height] of [[350, 200], [420, 180], [950, 190], [330, 520]] as const) {
        const { cardWidth, columns } = fitCards(cards, width, height, 5, 150)
        const rows = Math.ceil(cards / columns)
        expect(cardWidth).toBeGreaterThan(0)
        expect(columns * (cardWidth + 5) - 5).toBeLessThanOrEqual(width)
        expect(rows * (cardWidth * CARD_ASPECT + 5)).toBeLessThanOrEqual(height)
      }
    }
  })
  it('use more rows if that makes them larger', () => {
    expect(fitCards(7, 350, 220, 5, 118).columns).toBe(4)
    expect(fitCards(7, 950, 220, 10, 150).columns).toBe(7)
  })
  it('do not exceed the maximum width', () => {
    expect(fitCards(1, 900, 900, 5, 150).cardWidth).toBe(150)
  })
})

describe('the places of cards in a hand', () => {
  it('do not overlap, stay within the box, and are centered in every row', () => {
    for (let count = 1; count <= 11; count++) {
      const [width, height, gap] = [380, 300, 5]
      const fit = fitCards(count, width, height, gap, 118)
      const places = Array.from({ length: count }, (_, index) => placeCard(index, count, fit, width, height, gap))
      for (const { x, y } of places) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + fit.cardWidth).toBeLessThanOrEqual(width + 1)
        expect(y + fit.cardWidth * CARD_ASPECT).toBeLessThanOrEqual(height + 1)
      }
      for (const row of new Set(places.map(({ y }) => y))) {
        const inRow = places.filter(({ y }) => y === row).map(({ x }) => x)
        expect(Math.abs(inRow[0]! - (width - inRow.at(-1)! - fit.cardWidth))).toBeLessThanOrEqual(1)
        inRow.slice(1).forEach((x, index) => expect(x - inRow[index]!).toBeGreaterThanOrEqual(fit.cardWidth))
      }
    }
  })
})

describe('a hand', () => {
  const widths = { wide: 950, tall: 378, short: 430 }
  it('is high enough for readable names', () => {
    for (const shape of ['wide', 'tall', 'short'] as const) {
      for (let cards = 1; cards <= 10; cards++) {
        const { cardWidth } = fitCards(cards, widths[shape], computeMinHandHeight(cards, widths[shape], shape), GAP[shape], MAX_CARD_WIDTH[shape])
        expect(cardWidth).toBeGreaterThanOrEqual(62)
      }
    }
  })
  it('has the same height for one to nine cards', () => {
    for (const [shape, free] of [['wide', 470], ['tall', 555]] as const) {
      expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((cards) => computeHandHeight(cards, 1, widths[shape], free, shape))).size).toBe(1)
    }
  })
  it('leaves room on the mat for an attack and a block, or at least for one of them', () => {
    expect(700 - computeHandHeight(7, 1, 378, 700, 'tall')).toBeGreaterThanOrEqual(312)
    expect(555 - computeHandHeight(7, 1, 378, 555, 'tall')).toBeGreaterThanOrEqual(250)
    expect(395 - computeHandHeight(7, 1, 348, 395, 'tall')).toBeGreaterThanOrEqual(160)
  })
  it('is one line of text for a player who is out', () => {
    expect(computeHandHeight(0, 0, 348, 500, 'tall')).toBe(60)
  })
})

describe('lanes', () => {
  it('have cards with readable names, or are listed as text', () => {
    expect(laneCardWidth(300, 1000, 1, 5, 130)).toBe(130)
    expect(laneCardWidth(300, 1000, 2, 5, 130)).toBeGreaterThanOrEqual(MIN_NAMED_WIDTH)
    expect(laneCardWidth(150, 340, 2, 3, 112)).toBe(0)
    expect(laneCardWidth(400, 340, 1, 6, 112)).toBe(0)
  })
})

describe('the text of a card', () => {
  it('is shown from the width at which it fits', () => {
    const text = 'Ignore any Throw or Trip attack. You may counterattack.'
    const narrowest = textFitsFrom(text, 'Flip', true)
    expect(narrowest).toBeLessThanOrEqual(126)
    expect(textFitsFrom(text, 'Flip', false)).toBeLessThan(narrowest)
    expect(textFitsFrom(text, 'Your Kung Fu is No Match for Mine', true)).toBeGreaterThanOrEqual(narrowest)
    expect(textFitsFrom(text.repeat(3), 'Flip', true)).toBeGreaterThan(narrowest)
    expect(textFitsFrom('', 'Flip', true)).toBe(TEXT_STEPS[0])
  })
  it('has a rule for each width', () => {
    for (const width of TEXT_STEPS) expect(cardFront).toContain(`(width < ${width}px) {\n    .from-${width} {`)
  })
})
