// What one step of each number does: the longest bars first.
import * as Plot from '@observablehq/plot'
import { plain, sure } from '../figures/numbers'
import { balanced } from '../figures/scales'
import type { Figure, NumberEffect } from '../model'
import { below, drawn, HALO, TIP, wide, type Chart } from './paper'

export function strength(lever: NumberEffect): number {
  return Math.max(Math.abs(lever.up?.value ?? 0), Math.abs(lever.down?.value ?? 0))
}

export function tornado(width: number, levers: NumberEffect[]): Chart {
  const name = (lever: NumberEffect) => `${lever.name} (${lever.current_value})`
  const rows = levers.map(name)
  const above = Math.max(...rows.map((row) => wide(row))) > width * 0.36
  const marginLeft = above ? 8 : Math.ceil(Math.max(...rows.map((row) => wide(row)))) + 14
  const tall = above ? 46 : 32
  const domain = balanced(levers.flatMap((lever) => [lever.up, lever.down]), 0)
  const lower = above ? 9 : 0
  const marks: Plot.Markish[] = [...below(width - marginLeft, 'effect of one step')]
  if (above) marks.push(Plot.text(rows, { y: (row: string) => row, frameAnchor: 'left', textAnchor: 'start', dx: -6, dy: -tall / 2 + 8, text: (row: string) => row, fontWeight: 560, lineWidth: (width - 12) / 15, textOverflow: 'ellipsis', ...HALO }))
  else marks.push(Plot.axisY({ tickSize: 0, label: null, tickPadding: 8 }))
  for (const [step, colour, dy] of [
    ['up', 'var(--step-up)', lower - 6],
    ['down', 'var(--step-down)', lower + 6],
  ] as const) {
    const own = levers.flatMap((lever) => (lever[step] ? [{ row: name(lever), figure: lever[step] as Figure }] : []))
    type Own = (typeof own)[number]
    marks.push(
      Plot.ruleY(own, { x1: 0, x2: (each: Own) => each.figure.value, y: 'row', dy, stroke: colour, strokeWidth: 10 }),
      Plot.ruleY(own.filter((each) => each.figure.low !== null), { x1: (each: Own) => each.figure.low, x2: (each: Own) => each.figure.high, y: 'row', dy, stroke: 'var(--ink)', strokeWidth: 1.5 }),
    )
  }
  marks.push(Plot.ruleX([0], { stroke: 'var(--ink)', strokeOpacity: 0.6 }))
  const told = levers.map((lever) => ({ row: name(lever), title: `${name(lever)}\n+1: ${sure(lever.up, 1, true) || 'not tested'}\n−1: ${sure(lever.down, 1, true) || 'not tested'}` }))
  marks.push(Plot.tip(told, Plot.pointerY({ x: () => 0, y: 'row', title: 'title', ...TIP })))
  return drawn({
    width,
    height: rows.length * tall + 52,
    marginLeft,
    marginRight: 12,
    marginTop: 6,
    marginBottom: 40,
    x: { domain, tickFormat: (value: number) => plain(value, Number.isInteger(value) ? 0 : 1, true) },
    y: { type: 'point', domain: rows, padding: 0.5, axis: null },
    marks,
  })
}
