// Percentages of games: one histogram for each bot, stacked vertically.
import * as Plot from '@observablehq/plot'
import { formatNumber } from '../data/number_format'
import { t } from '../texts'
import { bottomAxis, plot, HALO, LINE, SOFT, TIP, type Chart } from './chart_style'

export interface HistogramRow {
  name: string
  color: string
  /** Start, end and percentage of each bin. */
  bins: [number, number, number][]
  /** The mean, if it is to be marked. */
  mean?: number
}

export function histogram(width: number, histograms: HistogramRow[], label: string, binText: (range: string) => string): Chart {
  const rowHeight = histograms.length > 1 ? 110 : 170
  const rows = histograms.flatMap((each) => each.bins.map(([from, to, share]) => ({ ...each, from, to, share })))
  const means = histograms.flatMap((each) => (each.mean === undefined ? [] : [{ name: each.name, mean: each.mean }]))
  const facets = histograms.length > 1
  type Row = (typeof rows)[number]
  const rangeText = (row: Row) => (row.to - row.from === 1 ? `${row.from}` : t('report-range', { low: String(row.from), high: String(row.to - 1) }))
  const labelOf = (each: HistogramRow) => {
    if (each.mean === undefined) return facets ? each.name : ''
    return facets ? t('report-mean-of', { bot: each.name, mean: formatNumber(each.mean) }) : t('report-mean', { mean: formatNumber(each.mean) })
  }
  const isIntegerAxis = rows.every((row) => row.to - row.from === 1) && rows.length / histograms.length <= 16
  const shift = isIntegerAxis ? -0.5 : 0
  return plot({
    width,
    height: histograms.length * rowHeight + 48,
    marginLeft: 34,
    marginRight: 8,
    marginTop: 18,
    marginBottom: 40,
    x: { domain: [Math.min(...rows.map((row) => row.from)) + shift, Math.max(...rows.map((row) => row.to)) + shift] },
    y: { domain: [0, Math.max(...rows.map((row) => row.share)) * 1.06] },
    fy: { domain: histograms.map((each) => each.name), axis: null, padding: 0.14 },
    marks: [
      Plot.gridY({ ticks: 3, stroke: LINE, strokeOpacity: 1 }),
      Plot.axisY({ ticks: 3, tickSize: 0, label: facets ? null : t('report-axis-games'), labelArrow: 'none', labelAnchor: 'top', color: SOFT }),
      ...bottomAxis(width, label, isIntegerAxis ? { ticks: rows.slice(0, rows.length / histograms.length).map((row) => row.from), tickFormat: 'd' } : {}).slice(1),
      Plot.rectY(rows, {
        x1: (row: Row) => row.from + shift,
        x2: (row: Row) => row.to + shift,
        y: 'share',
        fy: facets ? 'name' : undefined,
        fill: (row: Row) => row.color,
        insetLeft: 0.5,
        insetRight: 0.5,
        title: (row: Row) => `${binText(rangeText(row))}\n${t('report-share-of-games', { percent: formatNumber(row.share) })}`,
        tip: TIP,
      }),
      Plot.ruleX(means, { x: 'mean', fy: facets ? 'name' : undefined, stroke: 'var(--ink)', strokeDasharray: '3 2' }),
      // At the right, where the columns are low.
      Plot.text(histograms, { fy: facets ? 'name' : undefined, text: labelOf, frameAnchor: 'top-right', dx: -2, dy: 2, ...HALO }),
      Plot.ruleY([0], { stroke: SOFT }),
    ],
  })
}
