// The winner's chance as the game goes on: half of the winners lie within the band.
import * as Plot from '@observablehq/plot'
import { plain } from '../figures/numbers'
import type { Tension } from '../model'
import { below, drawn, LINE, SOFT, TIP, type Chart } from './paper'

export function bandChart(width: number, tension: Tension, colour: string, even: number): Chart {
  type Row = Tension['quartiles'][number]
  const told = ([at, low, middle, high]: Row) =>
    `${plain(at, 0)}% of the game\nhalf of the winners between ${plain(low, 0)}% and ${plain(high, 0)}%\nmedian ${plain(middle, 0)}%`
  const x = (row: Row) => row[0]
  return drawn({
    width,
    height: Math.min(340, Math.max(240, width * 0.4)),
    marginLeft: 34,
    marginRight: 12,
    marginTop: 24,
    marginBottom: 40,
    x: { domain: [0, 100] },
    y: { domain: [0, 100] },
    marks: [
      Plot.gridY({ ticks: 5, stroke: LINE, strokeOpacity: 1 }),
      Plot.axisY({ ticks: 5, tickSize: 0, label: 'win probability, %', labelArrow: 'none', labelAnchor: 'top', color: SOFT }),
      ...below(width, 'percent of the game').slice(1),
      Plot.areaY(tension.quartiles, { x, y1: (row: Row) => row[1], y2: (row: Row) => row[3], fill: colour, fillOpacity: 0.24, curve: 'monotone-x' }),
      Plot.lineY(tension.quartiles, { x, y: (row: Row) => row[1], stroke: colour, strokeWidth: 1, strokeOpacity: 0.7, curve: 'monotone-x' }),
      Plot.lineY(tension.quartiles, { x, y: (row: Row) => row[3], stroke: colour, strokeWidth: 1, strokeOpacity: 0.7, curve: 'monotone-x' }),
      Plot.ruleY([even], { stroke: 'var(--ink)', strokeOpacity: 0.55, strokeDasharray: '4 3' }),
      Plot.text(['even'], { frameAnchor: 'right', y: [even], dy: 9, textAnchor: 'end', fill: SOFT, fontSize: 11 }),
      Plot.lineY(tension.quartiles, { x, y: (row: Row) => row[2], stroke: colour, strokeWidth: 2.5, curve: 'monotone-x' }),
      Plot.dot(tension.quartiles, Plot.pointerX({ x, y: (row: Row) => row[2], r: 4, fill: colour, stroke: 'var(--paper)' })),
      Plot.tip(tension.quartiles, Plot.pointerX({ x, y: (row: Row) => row[2], title: told, ...TIP })),
    ],
  })
}
