// The effect of changing each number by one step, largest first.
import * as Plot from '@observablehq/plot'
import { formatNumber, formatEstimate } from '../data/number_format'
import { symmetricDomain } from '../data/scales'
import type { Estimate, NumberEffect } from '../model'
import { t } from '../texts'
import { bottomAxis, plot, HALO, TIP, textWidth, type Chart } from './chart_style'

export function effectSize(effect: NumberEffect): number {
  return Math.max(Math.abs(effect.up?.value ?? 0), Math.abs(effect.down?.value ?? 0))
}

export function tornado(width: number, effects: NumberEffect[]): Chart {
  const name = (effect: NumberEffect) => `${effect.name} (${effect.current_value})`
  const rows = effects.map(name)
  const namesAbove = Math.max(...rows.map((row) => textWidth(row))) > width * 0.36
  const marginLeft = namesAbove ? 8 : Math.ceil(Math.max(...rows.map((row) => textWidth(row)))) + 14
  const rowHeight = namesAbove ? 46 : 32
  const domain = symmetricDomain(effects.flatMap((effect) => [effect.up, effect.down]), 0)
  const offset = namesAbove ? 9 : 0
  const marks: Plot.Markish[] = [...bottomAxis(width - marginLeft, t('report-axis-effect'))]
  if (namesAbove) marks.push(Plot.text(rows, { y: (row: string) => row, frameAnchor: 'left', textAnchor: 'start', dx: -6, dy: -rowHeight / 2 + 8, text: (row: string) => row, fontWeight: 560, lineWidth: (width - 12) / 15, textOverflow: 'ellipsis', ...HALO }))
  else marks.push(Plot.axisY({ tickSize: 0, label: null, tickPadding: 8 }))
  for (const [step, color, dy] of [
    ['up', 'var(--step-up)', offset - 6],
    ['down', 'var(--step-down)', offset + 6],
  ] as const) {
    const ownRows = effects.flatMap((effect) => (effect[step] ? [{ row: name(effect), estimate: effect[step] as Estimate }] : []))
    type OwnRow = (typeof ownRows)[number]
    marks.push(
      Plot.ruleY(ownRows, { x1: 0, x2: (each: OwnRow) => each.estimate.value, y: 'row', dy, stroke: color, strokeWidth: 10 }),
      Plot.ruleY(ownRows.filter((each) => each.estimate.low !== null), { x1: (each: OwnRow) => each.estimate.low, x2: (each: OwnRow) => each.estimate.high, y: 'row', dy, stroke: 'var(--ink)', strokeWidth: 1.5 }),
    )
  }
  marks.push(Plot.ruleX([0], { stroke: 'var(--ink)', strokeOpacity: 0.6 }))
  const tooltips = effects.map((effect) => ({ row: name(effect), title: `${name(effect)}\n+1: ${formatEstimate(effect.up, 1, true) || t('report-not-tested')}\n−1: ${formatEstimate(effect.down, 1, true) || t('report-not-tested')}` }))
  marks.push(Plot.tip(tooltips, Plot.pointerY({ x: () => 0, y: 'row', title: 'title', ...TIP })))
  return plot({
    width,
    height: rows.length * rowHeight + 52,
    marginLeft,
    marginRight: 12,
    marginTop: 6,
    marginBottom: 40,
    x: { domain, tickFormat: (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1, true) },
    y: { type: 'point', domain: rows, padding: 0.5, axis: null },
    marks,
  })
}
