import { expect, test } from 'vitest'
import { HEIGHT, WIDTH, across, change, drawn, line } from '../src/table/curve'

const curve = {
  done: true,
  points: [
    { last: 1, chances: [0.5, 0.5] },
    { last: 4, chances: [0.25, 0.8] },
    { last: 9, chances: [1, 0] },
  ],
  moments: [],
}

test('a line begins with the deal at the left and ends at the right, certain at the top', () => {
  expect(line(curve, 0)).toBe(`M0.0 ${HEIGHT / 2}.0L${WIDTH / 2}.0 90.0L${WIDTH}.0 0.0`)
  expect(line(curve, 1)).toContain(`L${WIDTH}.0 ${HEIGHT}.0`)
})

test('a curve of one point is not divided by nothing', () => {
  expect(across(0, 1)).toBe(0)
})

test('with two seats your own line says it all, with more everybody has one', () => {
  expect(drawn(2, 1)).toEqual([1])
  expect(drawn(2, null)).toEqual([0])
  expect(drawn(4, 2)).toEqual([0, 1, 2, 3])
})

test('a change is told in percent', () => {
  expect(change(curve, 2, 0)).toBe('from 25 to 100 %')
})
