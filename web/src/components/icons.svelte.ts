// Icons loaded so far. The hall's icons are loaded at once, a game's icons with its board. Unknown names show a fist.
import hallIcons from 'virtual:icons/hall'

let loaded = $state.raw<Record<string, string>>(hallIcons)

export function addIcons(icons: Record<string, string>): void {
  loaded = { ...loaded, ...icons }
}

export function iconSvg(name: string): string {
  return loaded[name] ?? loaded.fist!
}

/** Loads every icon. Custom packs need this, because they can use any icon. */
export async function loadAllIcons(): Promise<void> {
  addIcons((await import('virtual:icons/all')).default)
}
