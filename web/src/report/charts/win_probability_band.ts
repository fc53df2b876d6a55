// The win probability of the winner during the game, as the median with a band for the middle half.
import * as Plot from '@observablehq/plot'
import { formatNumber } from '../data/number_format'
import type { Tension } from '../model'
import { t } from '../texts'
import { bottomAxis, plot, LINE, SOFT, TIP, type Chart } from './chart_style'

export function bandChart(width: number, tension: Tension, color: string, even: number): Chart {
  type Row = Tension['quartiles'][number]
  const tooltip = ([percent, low, median, high]: Row) =>
    t('report-win-probability-tip', { percent: formatNumber(percent, 0), low: formatNumber(low, 0), high: formatNumber(high, 0), median: formatNumber(median, 0) })
  const x = (row: Row) => row[0]
  return plot({
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
      Plot.axisY({ ticks: 5, tickSize: 0, label: t('report-axis-win-probability'), labelArrow: 'none', labelAnchor: 'top', color: SOFT }),
      ...bottomAxis(width, t('report-axis-percent-of-game')).slice(1),
      Plot.areaY(tension.quartiles, { x, y1: (row: Row) => row[1], y2: (row: Row) => row[3], fill: color, fillOpacity: 0.24, curve: 'monotone-x' }),
      Plot.lineY(tension.quartiles, { x, y: (row: Row) => row[1], stroke: color, strokeWidth: 1, strokeOpacity: 0.7, curve: 'monotone-x' }),
      Plot.lineY(tension.quartiles, { x, y: (row: Row) => row[3], stroke: color, strokeWidth: 1, strokeOpacity: 0.7, curve: 'monotone-x' }),
      Plot.ruleY([even], { stroke: 'var(--ink)', strokeOpacity: 0.55, strokeDasharray: '4 3' }),
      Plot.text([t('report-even')], { frameAnchor: 'right', y: [even], dy: 9, textAnchor: 'end', fill: SOFT, fontSize: 11 }),
      Plot.lineY(tension.quartiles, { x, y: (row: Row) => row[2], stroke: color, strokeWidth: 2.5, curve: 'monotone-x' }),
      Plot.dot(tension.quartiles, Plot.pointerX({ x, y: (row: Row) => row[2], r: 4, fill: color, stroke: 'var(--paper)' })),
      Plot.tip(tension.quartiles, Plot.pointerX({ x, y: (row: Row) => row[2], title: tooltip, ...TIP })),
    ],
  })
}
