import { expect, test } from 'vitest'
import { HEIGHT, xOfPoint, sideName, changeText, chanceOf, orderSides, linePath, spreadMarks } from '../src/table/curve'

const curve = {
  done: true,
  num_points: 3,
  teams: [[0], [1]],
  points: [
    { last_event: 1, chances: [0.5, 0.5] },
    { last_event: 4, chances: [0.25, 0.8] },
    { last_event: 9, chances: [1, 0] },
  ],
  moments: [],
}
const teams = {
  ...curve,
  teams: [
    [0, 2],
    [1, 3],
  ],
  points: [
    { last_event: 1, chances: [0.5, 0.4, 0.7, 0.6] },
    { last_event: 4, chances: [0.2, 0.8, 0.4, 1] },
  ],
}

test('a line runs from left to right, with certainty at the top', () => {
  expect(linePath(curve, [0], 400)).toBe(`M0.0 ${HEIGHT / 2}.0L200.0 ${HEIGHT * 0.75}.0L400.0 0.0`)
  expect(linePath(curve, [1], 300)).toContain(`L300.0 ${HEIGHT}.0`)
})

test('points of an unfinished curve keep their place', () => {
  const partial = { ...curve, done: false, points: curve.points.slice(0, 2) }
  expect(linePath(curve, [0], 400).startsWith(linePath(partial, [0], 400))).toBe(true)
  expect(xOfPoint(1, 40, 390)).toBe(10)
})

test('a curve of one point does not divide by zero', () => {
  expect(xOfPoint(0, 1, 400)).toBe(0)
  expect(xOfPoint(0, 0, 400)).toBe(0)
})

test('the chances of a side are the mean over its members', () => {
  expect(chanceOf(teams, 0, [0, 2])).toBeCloseTo(0.6)
  expect(chanceOf(teams, 1, [1, 3])).toBeCloseTo(0.9)
  expect(linePath(teams, [0, 2], 200)).toBe(`M0.0 ${(HEIGHT * 0.4).toFixed(1)}L100.0 ${(HEIGHT * 0.7).toFixed(1)}`)
})

test('the own side comes first', () => {
  expect(orderSides([[0], [1]], 1)).toEqual([[1], [0]])
  expect(orderSides([[0], [1]], null)).toEqual([[0], [1]])
  expect(orderSides(teams.teams, 3)).toEqual([
    [3, 1],
    [0, 2],
  ])
})

test('names a side by its members', () => {
  const names = ['Ann', 'Random', 'Random 2', 'Greedy']
  expect(sideName([0], names, null)).toBe('Ann')
  expect(sideName([0], names, 0)).toBe('You')
  expect(sideName([0, 2], names, 0)).toBe('You and Random 2')
  expect(sideName([1, 2, 3], names, 0)).toBe('Random, Random 2 and Greedy')
})

test('formats changes in percent', () => {
  expect(changeText(curve, 2, [0], 'You')).toBe('You: from 25% to 100%.')
  expect(changeText(curve, 2, [0], 'Ann', 0)).toBe('Ann: from 50% to 100%.')
  expect(changeText(teams, 1, [0, 2], 'Ann and Bo')).toBe('Ann and Bo: from 60% to 30%.')
})

test('numbers above the plot do not overlap and stay within it', () => {
  const apart = (places: number[]) => places.slice(1).every((place, at) => place - places[at]! >= 16)
  expect(spreadMarks([40, 200], 400)).toEqual([40, 200])
  for (const crowded of [[0, 1, 2], [200, 204, 209], [390, 396, 400], [10, 200, 203]]) {
    const found = spreadMarks(crowded, 400)
    expect(apart(found)).toBe(true)
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...found)).toBeLessThanOrEqual(400)
  }
})
