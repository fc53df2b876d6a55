// A chart with one row for each name and, for each bot, a dot with its interval or a bar.
import * as Plot from '@observablehq/plot'
import type { Bot } from '../data/bot_chart_styles'
import { formatNumber, formatEstimate } from '../data/number_format'
import type { Estimate } from '../model'
import { t } from '../texts'
import { bottomAxis, plot, HALO, LINE, SOFT, TIP, textWidth, type Chart } from './chart_style'

export interface Mark {
  row: string
  /** Index into `bots`. */
  bot: number
  estimate: Estimate
}

export interface RowChart {
  rows: string[]
  marks: Mark[]
  bots: Bot[]
  domain: [number, number]
  label: string
  /** A vertical reference line, such as an even share or zero. */
  reference?: number
  referenceName?: string
  shape?: 'dot' | 'bar'
  signed?: boolean
  decimals?: number
}

const BOT_SPACING = 15

/** The chart, with the names at the left, or above their rows if they would take too much room. */
export function rowChart(width: number, chart: RowChart): Chart {
  const { rows, bots, reference, shape = 'dot', signed = false, decimals = 1 } = chart
  const shown = bots.map((bot, index) => ({ bot, marks: chart.marks.filter((mark) => mark.bot === index) })).filter((each) => each.marks.length > 0)
  const longest = Math.max(...rows.map((row) => textWidth(row)))
  const namesAbove = longest > width * 0.34
  const valueWidth = Math.max(...chart.marks.map((mark) => textWidth(formatEstimate(mark.estimate, decimals, signed), 11))) + 12
  const marginLeft = namesAbove ? 8 : Math.ceil(longest) + 14
  const rowHeight = Math.max(26, shown.length * BOT_SPACING + 10) + (namesAbove ? 16 : 0)
  const marginTop = chart.referenceName ? 22 : 6
  const marks: Plot.Markish[] = [...bottomAxis(width - marginLeft - valueWidth, chart.label)]
  if (reference !== undefined) {
    marks.push(Plot.ruleX([reference], { stroke: 'var(--ink)', strokeOpacity: 0.55 }))
    if (chart.referenceName)
      marks.push(Plot.text([chart.referenceName], { x: [reference], frameAnchor: 'top', dy: -14, lineAnchor: 'top', fill: SOFT, fontSize: 11 }))
  }
  if (namesAbove) marks.push(Plot.text(rows, { y: (row: string) => row, frameAnchor: 'left', textAnchor: 'start', dx: -6, dy: -rowHeight / 2 + 10, text: (row: string) => row, fontWeight: 560, lineWidth: (width - 12) / 15, textOverflow: 'ellipsis', ...HALO }))
  else marks.push(Plot.axisY({ tickSize: 0, label: null, tickPadding: 8 }))
  shown.forEach(({ bot, marks: marksOfBot }, index) => {
    const dy = (index - (shown.length - 1) / 2) * BOT_SPACING + (namesAbove ? 9 : 0)
    marks.push(...botPlotMarks(marksOfBot, bot, dy, shape, reference ?? 0, signed, decimals))
  })
  marks.push(rowTooltips(shown, rows, signed, decimals))
  return plot({
    width,
    height: marginTop + rows.length * rowHeight + 44,
    marginLeft,
    marginRight: valueWidth,
    marginTop,
    marginBottom: 40,
    x: { domain: chart.domain },
    y: { type: 'point', domain: rows, padding: 0.5, axis: null },
    marks,
  })
}

function botPlotMarks(marksOfBot: Mark[], bot: Bot, dy: number, shape: 'dot' | 'bar', from: number, signed: boolean, decimals: number): Plot.Markish[] {
  const y = (mark: Mark) => mark.row
  const x = (mark: Mark) => mark.estimate.value
  const withInterval = marksOfBot.filter((mark) => mark.estimate.low !== null)
  const x1 = (mark: Mark) => mark.estimate.low
  const x2 = (mark: Mark) => mark.estimate.high
  const result: Plot.Markish[] = []
  if (shape === 'bar') {
    result.push(Plot.ruleY(marksOfBot, { x1: from, x2: x, y, dy, stroke: bot.color, strokeWidth: 10 }))
    result.push(Plot.ruleY(withInterval, { x1, x2, y, dy, stroke: 'var(--ink)', strokeWidth: 1.5 }))
  } else {
    result.push(Plot.ruleY(marksOfBot, { y, dy, stroke: LINE, strokeWidth: 1, strokeDasharray: '1 3' }))
    result.push(Plot.ruleY(withInterval, { x1, x2, y, dy, stroke: bot.color, strokeWidth: 2.5, strokeLinecap: 'round' }))
    result.push(Plot.dot(marksOfBot, { x, y, dy, r: 4.5, symbol: bot.symbol, fill: bot.color, stroke: 'var(--paper)', strokeWidth: 1 }))
  }
  result.push(
    Plot.text(marksOfBot, { y, dy, frameAnchor: 'right', dx: 10, textAnchor: 'start', text: (mark: Mark) => formatEstimate(mark.estimate, decimals, signed), fontSize: 11, fontVariant: 'tabular-nums', fill: 'var(--ink)' }),
  )
  return result
}

/** A tooltip for each row with the values and intervals of all bots. */
function rowTooltips(shown: { bot: Bot; marks: Mark[] }[], rows: string[], signed: boolean, decimals: number): Plot.Markish {
  const tooltips = rows.flatMap((row) => {
    const rowMarks = shown.flatMap(({ bot, marks }) => marks.filter((mark) => mark.row === row).map((mark) => ({ bot, mark })))
    if (rowMarks.length === 0) return []
    const lines = rowMarks.map(({ bot, mark }) => {
      const value = valueText(mark.estimate, decimals, signed)
      return shown.length > 1 ? t('report-value-of-bot', { bot: bot.name, value }) : value
    })
    return [{ row, x: rowMarks[0]!.mark.estimate.value, title: [row, ...lines].join('\n') }]
  })
  return Plot.tip(tooltips, Plot.pointerY({ x: 'x', y: 'row', title: 'title', ...TIP }))
}

function valueText(estimate: Estimate, decimals: number, signed: boolean): string {
  const value = formatEstimate(estimate, decimals, signed)
  if (estimate.low === null || estimate.high === null) return value
  return t('report-value-with-interval', { value, low: formatNumber(estimate.low, decimals, signed), high: formatNumber(estimate.high, decimals, signed) })
}
