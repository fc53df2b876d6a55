// What all charts share: letters, ink, the axis below.
import * as Plot from '@observablehq/plot'

export type Chart = SVGSVGElement | HTMLElement

export const LETTERS = 12
export const SOFT = 'var(--ink-soft)'
export const LINE = 'var(--line)'
export const TIP = { fill: 'var(--paper-high)', stroke: 'var(--line)', fontSize: 12, lineHeight: 1.35, lineWidth: 30 }

/** Keeps letters apart from lines beneath them. */
export const HALO = { fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 5 }

/** A drawing in the house's hand. */
export function drawn(options: Plot.PlotOptions): Chart {
  return Plot.plot({
    figure: false,
    ...options,
    style: { background: 'none', color: 'var(--ink)', fontFamily: 'var(--sans)', fontSize: `${LETTERS}px`, overflow: 'visible' },
  } as Plot.PlotOptions)
}

/** An axis below with a faint grid. */
export function below(width: number, label: string | null, more: object = {}): Plot.Markish[] {
  const ticks = Math.max(3, Math.min(9, Math.floor(width / 80)))
  return [
    Plot.gridX({ ticks, stroke: LINE, strokeOpacity: 1, ...more }),
    Plot.axisX({ ticks, tickSize: 0, label, labelArrow: 'none', labelAnchor: 'center', labelOffset: 34, color: SOFT, ...more }),
  ]
}

/** About how wide a text is, in pixels. */
export function wide(text: string, letters = LETTERS): number {
  return text.length * letters * 0.56
}
