// Percentages of games: one histogram for each bot, stacked vertically.
import * as Plot from '@observablehq/plot'
import { plain } from '../figures/numbers'
import { below, drawn, HALO, LINE, SOFT, TIP, type Chart } from './paper'

export interface Columns {
  name: string
  colour: string
  /** From, to, percentage. */
  bins: [number, number, number][]
  /** The mean, if it is to be marked. */
  mean?: number
}

export function histogram(width: number, all: Columns[], label: string, unit: string): Chart {
  const each = all.length > 1 ? 110 : 170
  const rows = all.flatMap((one) => one.bins.map(([from, to, share]) => ({ ...one, from, to, share })))
  const means = all.flatMap((one) => (one.mean === undefined ? [] : [{ name: one.name, mean: one.mean }]))
  const facets = all.length > 1
  type Row = (typeof rows)[number]
  const wording = (row: Row) => (row.to - row.from === 1 ? `${row.from}` : `${row.from} to ${row.to - 1}`)
  const said = (one: Columns) => [facets ? one.name : '', one.mean === undefined ? '' : `mean ${plain(one.mean)}`].filter((each) => each).join(', ')
  const whole = rows.every((row) => row.to - row.from === 1) && rows.length / all.length <= 16
  const shift = whole ? -0.5 : 0
  return drawn({
    width,
    height: all.length * each + 48,
    marginLeft: 34,
    marginRight: 8,
    marginTop: 18,
    marginBottom: 40,
    x: { domain: [Math.min(...rows.map((row) => row.from)) + shift, Math.max(...rows.map((row) => row.to)) + shift] },
    y: { domain: [0, Math.max(...rows.map((row) => row.share)) * 1.06] },
    fy: { domain: all.map((one) => one.name), axis: null, padding: 0.14 },
    marks: [
      Plot.gridY({ ticks: 3, stroke: LINE, strokeOpacity: 1 }),
      Plot.axisY({ ticks: 3, tickSize: 0, label: facets ? null : '% of games', labelArrow: 'none', labelAnchor: 'top', color: SOFT }),
      ...below(width, label, whole ? { ticks: rows.slice(0, rows.length / all.length).map((row) => row.from), tickFormat: 'd' } : {}).slice(1),
      Plot.rectY(rows, {
        x1: (row: Row) => row.from + shift,
        x2: (row: Row) => row.to + shift,
        y: 'share',
        fy: facets ? 'name' : undefined,
        fill: (row: Row) => row.colour,
        insetLeft: 0.5,
        insetRight: 0.5,
        title: (row: Row) => `${wording(row)} ${unit}\n${plain(row.share)}% of games`,
        tip: TIP,
      }),
      Plot.ruleX(means, { x: 'mean', fy: facets ? 'name' : undefined, stroke: 'var(--ink)', strokeDasharray: '3 2' }),
      // At the right, where the columns are low.
      Plot.text(all, { fy: facets ? 'name' : undefined, text: said, frameAnchor: 'top-right', dx: -2, dy: 2, ...HALO }),
      Plot.ruleY([0], { stroke: SOFT }),
    ],
  })
}
