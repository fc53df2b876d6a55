// The drawings that are loaded so far: the hall's at once, a game's with its board. Unknown names show a fist.
import hall from 'virtual:icons/hall'

let drawn = $state.raw<Record<string, string>>(hall)

export function addIcons(more: Record<string, string>): void {
  drawn = { ...drawn, ...more }
}

export function drawing(name: string): string {
  return drawn[name] ?? drawn.fist!
}

/** Cards of a pack of somebody's own may show any drawing of the house. */
export async function allIcons(): Promise<void> {
  addIcons((await import('virtual:icons/all')).default)
}
