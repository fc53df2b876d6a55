// What becomes of cards: a bar for each, in parts.
import * as Plot from '@observablehq/plot'
import { plain } from '../figures/numbers'
import { below, drawn, TIP, wide, type Chart } from './paper'

export interface Stack {
  name: string
  parts: { of: string; value: number }[]
}

export const SHADES = 9

export function shadeOf(at: number): string {
  return `var(--stack-${(at % SHADES) + 1})`
}

export function stackChart(width: number, stacks: Stack[], kinds: string[], label: string): Chart {
  const parts = stacks.flatMap((stack) => stack.parts.map((part) => ({ name: stack.name, ...part })))
  type Part = (typeof parts)[number]
  const longest = Math.max(...stacks.map((stack) => wide(stack.name)))
  const marginLeft = Math.min(Math.ceil(longest) + 14, Math.floor(width * 0.4))
  return drawn({
    width,
    height: stacks.length * 22 + 54,
    marginLeft,
    marginRight: 12,
    marginTop: 6,
    marginBottom: 40,
    y: { domain: stacks.map((stack) => stack.name), padding: 0.25 },
    color: { domain: kinds, range: kinds.map((_, at) => shadeOf(at)) },
    marks: [
      ...below(width - marginLeft, label),
      Plot.axisY({ tickSize: 0, label: null, tickPadding: 8, lineWidth: (marginLeft - 14) / 12, textOverflow: 'ellipsis-end' }),
      Plot.barX(parts, {
        x: 'value',
        y: 'name',
        fill: 'of',
        order: kinds,
        insetLeft: 0.5,
        insetRight: 0.5,
        title: (part: Part) => `${part.name}\n${part.of}: ${plain(part.value, 2)}`,
        tip: TIP,
      }),
    ],
  })
}
