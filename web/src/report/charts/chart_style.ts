// The common style of all charts: font, colors, and the bottom axis.
import * as Plot from '@observablehq/plot'

export type Chart = SVGSVGElement | HTMLElement

export const FONT_SIZE = 12
/** Chinese characters, which are as wide as they are high. */
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/g
export const SOFT = 'var(--ink-soft)'
export const LINE = 'var(--line)'
export const TIP = { fill: 'var(--paper-high)', stroke: 'var(--line)', fontSize: 12, lineHeight: 1.35, lineWidth: 30 }

/** A halo that keeps text readable over lines. */
export const HALO = { fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 5 }

/** A plot in the report's style. */
export function plot(options: Plot.PlotOptions): Chart {
  return Plot.plot({
    figure: false,
    ...options,
    style: { background: 'none', color: 'var(--ink)', fontFamily: 'var(--sans)', fontSize: `${FONT_SIZE}px`, overflow: 'visible' },
  } as Plot.PlotOptions)
}

/** A bottom axis with a faint grid. */
export function bottomAxis(width: number, label: string | null, options: object = {}): Plot.Markish[] {
  const ticks = Math.max(3, Math.min(9, Math.floor(width / 80)))
  return [
    Plot.gridX({ ticks, stroke: LINE, strokeOpacity: 1, ...options }),
    Plot.axisX({ ticks, tickSize: 0, label, labelArrow: 'none', labelAnchor: 'center', labelOffset: 34, color: SOFT, ...options }),
  ]
}

/** The approximate width of a text in pixels. */
export function textWidth(text: string, fontSize = FONT_SIZE): number {
  const numWide = text.match(WIDE)?.length ?? 0
  return (text.length * 0.56 + numWide * 0.44) * fontSize
}
