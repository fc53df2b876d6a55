// Finds the parts of each game. A folder with an index.ts is a game; other games use the generic board.
import { addFront } from '../components/card_front_registry.svelte'
import { addIcons } from '../components/icons.svelte'
import { loadAreas, loadGame } from '../localization'
import type { GameParts } from './board'

const LOADERS = import.meta.glob<GameParts>('./*/index.ts', { import: 'default' })
const GENERIC = './generic/index.ts'

/** Loads a game's parts and its texts. */
export async function loadGameParts(game: string): Promise<GameParts> {
  await loadGame(game)
  const parts = await (LOADERS[`./${game}/index.ts`] ?? LOADERS[GENERIC]!)()
  await loadAreas(...(parts.areas ?? []))
  addIcons(parts.icons)
  addFront(game, parts.Front)
  return parts
}
