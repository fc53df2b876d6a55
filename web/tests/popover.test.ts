// Where popovers go.
import { expect, test } from 'vitest'
import { popoverPosition } from '../src/components/place_popover'

const WINDOW = { width: 400, height: 300 }
const POPOVER = { width: 120, height: 80 }
const box = (left: number, top: number) => ({ left, right: left + 60, top, bottom: top + 40 })
const place = (left: number, top: number, options = {}) => popoverPosition(box(left, top), POPOVER, WINDOW, options)

test('a popover goes below its element if there is room, otherwise above or beside it', () => {
  expect(place(50, 20)).toEqual({ left: 50, top: 66 })
  expect(place(50, 166)).toEqual({ left: 50, top: 212 })
  expect(place(50, 167)).toEqual({ left: 50, top: 81 })
  expect(place(50, 167, { otherwise: 'beside' })).toEqual({ left: 116, top: 167 })
  expect(place(50, 20, { isBelow: false, gap: 3, indent: 14 })).toEqual({ left: 64, top: 8 })
  expect(place(50, 100, { isBelow: false, gap: 3, indent: 14 })).toEqual({ left: 64, top: 17 })
})

test('a popover stays inside the window', () => {
  expect(place(330, 20).left).toBe(272)
  expect(place(-30, 20).left).toBe(8)
  expect(place(330, 250, { otherwise: 'beside' })).toEqual({ left: 272, top: 212 })
  expect(popoverPosition(box(10, 10), { width: 500, height: 400 }, WINDOW)).toEqual({ left: 8, top: 8 })
})
