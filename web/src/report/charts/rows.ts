// Rows with a dot and its interval for each bot, or with a bar: for whatever is compared by name.
import * as Plot from '@observablehq/plot'
import type { Bot } from '../figures/bots'
import { plain, sure } from '../figures/numbers'
import type { Figure } from '../model'
import { below, drawn, HALO, LINE, SOFT, TIP, wide, type Chart } from './paper'

export interface Mark {
  row: string
  /** Which bot's. */
  bot: number
  figure: Figure
}

export interface Rows {
  rows: string[]
  marks: Mark[]
  bots: Bot[]
  domain: [number, number]
  label: string
  /** What is fair, or nothing at all: an upright line. */
  middle?: number
  middleName?: string
  form?: 'dot' | 'bar'
  signed?: boolean
  places?: number
}

const APART = 15

/** The names stand at the left, or above their rows where that would take too much room. */
export function rowChart(width: number, given: Rows): Chart {
  const { rows, bots, middle, form = 'dot', signed = false, places = 1 } = given
  const shown = bots.map((bot, at) => ({ bot, marks: given.marks.filter((mark) => mark.bot === at) })).filter((each) => each.marks.length > 0)
  const longest = Math.max(...rows.map((row) => wide(row)))
  const above = longest > width * 0.34
  const values = Math.max(...given.marks.map((mark) => wide(sure(mark.figure, places, signed), 11))) + 12
  const marginLeft = above ? 8 : Math.ceil(longest) + 14
  const tall = Math.max(26, shown.length * APART + 10) + (above ? 16 : 0)
  const marginTop = given.middleName ? 22 : 6
  const marks: Plot.Markish[] = [...below(width - marginLeft - values, given.label)]
  if (middle !== undefined) {
    marks.push(Plot.ruleX([middle], { stroke: 'var(--ink)', strokeOpacity: 0.55 }))
    if (given.middleName)
      marks.push(Plot.text([given.middleName], { x: [middle], frameAnchor: 'top', dy: -14, lineAnchor: 'top', fill: SOFT, fontSize: 11 }))
  }
  if (above) marks.push(Plot.text(rows, { y: (row: string) => row, frameAnchor: 'left', textAnchor: 'start', dx: -6, dy: -tall / 2 + 10, text: (row: string) => row, fontWeight: 560, lineWidth: (width - 12) / 15, textOverflow: 'ellipsis', ...HALO }))
  else marks.push(Plot.axisY({ tickSize: 0, label: null, tickPadding: 8 }))
  shown.forEach(({ bot, marks: own }, at) => {
    const dy = (at - (shown.length - 1) / 2) * APART + (above ? 9 : 0)
    marks.push(...ofBot(own, bot, dy, form, middle ?? 0, signed, places))
  })
  marks.push(tips(shown, rows, signed, places))
  return drawn({
    width,
    height: marginTop + rows.length * tall + 44,
    marginLeft,
    marginRight: values,
    marginTop,
    marginBottom: 40,
    x: { domain: given.domain },
    y: { type: 'point', domain: rows, padding: 0.5, axis: null },
    marks,
  })
}

function ofBot(own: Mark[], bot: Bot, dy: number, form: 'dot' | 'bar', from: number, signed: boolean, places: number): Plot.Markish[] {
  const y = (mark: Mark) => mark.row
  const x = (mark: Mark) => mark.figure.value
  const sureOnes = own.filter((mark) => mark.figure.low !== null)
  const x1 = (mark: Mark) => mark.figure.low
  const x2 = (mark: Mark) => mark.figure.high
  const found: Plot.Markish[] = []
  if (form === 'bar') {
    found.push(Plot.ruleY(own, { x1: from, x2: x, y, dy, stroke: bot.colour, strokeWidth: 10 }))
    found.push(Plot.ruleY(sureOnes, { x1, x2, y, dy, stroke: 'var(--ink)', strokeWidth: 1.5 }))
  } else {
    found.push(Plot.ruleY(own, { y, dy, stroke: LINE, strokeWidth: 1, strokeDasharray: '1 3' }))
    found.push(Plot.ruleY(sureOnes, { x1, x2, y, dy, stroke: bot.colour, strokeWidth: 2.5, strokeLinecap: 'round' }))
    found.push(Plot.dot(own, { x, y, dy, r: 4.5, symbol: bot.symbol, fill: bot.colour, stroke: 'var(--paper)', strokeWidth: 1 }))
  }
  found.push(
    Plot.text(own, { y, dy, frameAnchor: 'right', dx: 10, textAnchor: 'start', text: (mark: Mark) => sure(mark.figure, places, signed), fontSize: 11, fontVariant: 'tabular-nums', fill: 'var(--ink)' }),
  )
  return found
}

/** A tooltip for each row with the values and intervals of all bots. */
function tips(shown: { bot: Bot; marks: Mark[] }[], rows: string[], signed: boolean, places: number): Plot.Markish {
  const told = rows.flatMap((row) => {
    const own = shown.flatMap(({ bot, marks }) => marks.filter((mark) => mark.row === row).map((mark) => ({ bot, mark })))
    if (own.length === 0) return []
    const lines = own.map(({ bot, mark }) => `${shown.length > 1 ? `${bot.name}: ` : ''}${sure(mark.figure, places, signed)}${between(mark.figure, places, signed)}`)
    return [{ row, x: own[0]!.mark.figure.value, title: [row, ...lines].join('\n') }]
  })
  return Plot.tip(told, Plot.pointerY({ x: 'x', y: 'row', title: 'title', ...TIP }))
}

function between(figure: Figure, places: number, signed: boolean): string {
  if (figure.low === null || figure.high === null) return ''
  return `, from ${plain(figure.low, places, signed)} to ${plain(figure.high, places, signed)}`
}
