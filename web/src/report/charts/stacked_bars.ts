// Uses of cards: one stacked bar for each card.
import * as Plot from '@observablehq/plot'
import { formatNumber } from '../data/number_format'
import { bottomAxis, plot, TIP, textWidth, type Chart } from './chart_style'

export interface Stack {
  name: string
  parts: { kind: string; value: number }[]
}

export const NUM_COLORS = 9

export function stackColor(index: number): string {
  return `var(--stack-${(index % NUM_COLORS) + 1})`
}

export function stackChart(width: number, stacks: Stack[], kinds: string[], label: string): Chart {
  const parts = stacks.flatMap((stack) => stack.parts.map((part) => ({ name: stack.name, ...part })))
  type Part = (typeof parts)[number]
  const longest = Math.max(...stacks.map((stack) => textWidth(stack.name)))
  const marginLeft = Math.min(Math.ceil(longest) + 14, Math.floor(width * 0.4))
  return plot({
    width,
    height: stacks.length * 22 + 54,
    marginLeft,
    marginRight: 12,
    marginTop: 6,
    marginBottom: 40,
    y: { domain: stacks.map((stack) => stack.name), padding: 0.25 },
    color: { domain: kinds, range: kinds.map((_, index) => stackColor(index)) },
    marks: [
      ...bottomAxis(width - marginLeft, label),
      Plot.axisY({ tickSize: 0, label: null, tickPadding: 8, lineWidth: (marginLeft - 14) / 12, textOverflow: 'ellipsis-end' }),
      Plot.barX(parts, {
        x: 'value',
        y: 'name',
        fill: 'kind',
        order: kinds,
        insetLeft: 0.5,
        insetRight: 0.5,
        title: (part: Part) => `${part.name}\n${part.kind}: ${formatNumber(part.value, 2)}`,
        tip: TIP,
      }),
    ],
  })
}
