// How the room of the screen is shared out at the boards of Kung Fu Fighting.
import { describe, expect, it } from 'vitest'
import { GAP, HIGH, LARGEST, NAMED, fit, handRoom, lane, least, shapeOf } from '../src/games/kung-fu/layout'

describe('the shape of a table', () => {
  it('follows the window', () => {
    expect(shapeOf(1280, 668)).toBe('wide')
    expect(shapeOf(980, 668)).toBe('wide')
    expect(shapeOf(390, 792)).toBe('tall')
    expect(shapeOf(360, 588)).toBe('tall')
    expect(shapeOf(844, 390)).toBe('short')
    expect(shapeOf(640, 400)).toBe('short')
    expect(shapeOf(360, 400)).toBe('tall')
  })
})

describe('cards that lie open in a box', () => {
  it('stay within it, however many and however small it is', () => {
    for (let cards = 1; cards <= 14; cards++) {
      for (const [width, height] of [[350, 200], [420, 180], [950, 190], [330, 520]] as const) {
        const { w, columns } = fit(cards, width, height, 5, 150)
        const rows = Math.ceil(cards / columns)
        expect(w).toBeGreaterThan(0)
        expect(columns * (w + 5) - 5).toBeLessThanOrEqual(width)
        expect(rows * (w * HIGH + 5)).toBeLessThanOrEqual(height)
      }
    }
  })
  it('make more rows where that makes them larger', () => {
    expect(fit(7, 350, 220, 5, 118).columns).toBe(4)
    expect(fit(7, 950, 220, 10, 150).columns).toBe(7)
  })
  it('grow no larger than they need be', () => {
    expect(fit(1, 900, 900, 5, 150).w).toBe(150)
  })
})

describe('a hand', () => {
  const widths = { wide: 950, tall: 378, short: 430 }
  it('has room for names that can be read', () => {
    for (const shape of ['wide', 'tall', 'short'] as const) {
      for (let cards = 1; cards <= 10; cards++) {
        const { w } = fit(cards, widths[shape], least(cards, widths[shape], shape), GAP[shape], LARGEST[shape])
        expect(w).toBeGreaterThanOrEqual(62)
      }
    }
  })
  it('is as high with one card as with nine, so that nothing moves as they come and go', () => {
    for (const [shape, free] of [['wide', 470], ['tall', 555]] as const) {
      expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((cards) => handRoom(cards, 1, widths[shape], free, shape))).size).toBe(1)
    }
  })
  it('leaves room for an attack and a block where there is enough, and never less than for one of them', () => {
    expect(700 - handRoom(7, 1, 378, 700, 'tall')).toBeGreaterThanOrEqual(312)
    expect(555 - handRoom(7, 1, 378, 555, 'tall')).toBeGreaterThanOrEqual(250)
    expect(395 - handRoom(7, 1, 348, 395, 'tall')).toBeGreaterThanOrEqual(160)
  })
  it('is a line of words for whoever is out', () => {
    expect(handRoom(0, 0, 348, 500, 'tall')).toBe(60)
  })
})

describe('lanes', () => {
  it('have cards with readable names, or are told in lines', () => {
    expect(lane(300, 1000, 1, 5, 130)).toBe(130)
    expect(lane(300, 1000, 2, 5, 130)).toBeGreaterThanOrEqual(NAMED)
    expect(lane(150, 340, 2, 3, 112)).toBe(0)
    expect(lane(400, 340, 1, 6, 112)).toBe(0)
  })
})
