// The width of the page's column, from which chart widths are computed, including charts in closed sections.

export const GAP = 40

class Layout {
  width = $state(0)

  /** The width of one of several charts side by side, each at least `minWidth` wide, as in the style sheet (.beside). */
  columnWidth(numBeside: number, minWidth = 300): number {
    const numFitting = Math.floor((this.width + GAP) / (minWidth + GAP))
    const columns = Math.max(1, Math.min(numBeside, numFitting))
    return Math.floor((this.width - GAP * (columns - 1)) / columns)
  }
}

export const layout = new Layout()
