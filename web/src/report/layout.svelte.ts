// How wide the page's column is: charts are drawn as wide, also those in a fold that is still closed.

export const GAP = 40

class Room {
  width = $state(0)

  /** For one of several charts beside each other, each at least so wide: as the style sheet has it (.beside). */
  part(several: number, least = 300): number {
    const fitting = Math.floor((this.width + GAP) / (least + GAP))
    const columns = Math.max(1, Math.min(several, fitting))
    return Math.floor((this.width - GAP * (columns - 1)) / columns)
  }
}

export const room = new Room()
