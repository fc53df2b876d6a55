// Loads the board for each game. Games without one use the generic board.
import { addFront } from '../components/card_front_registry.svelte'
import { addIcons } from '../components/icons.svelte'
import type { GameParts } from './board'

const LOADERS: Record<string, () => Promise<GameParts>> = {
  fight: async () => {
    const [board, front, { playbackSteps }, icons] = await Promise.all([
      import('./fight/Board.svelte'),
      import('./fight/CardFront.svelte'),
      import('./fight/playback_steps'),
      import('virtual:icons/fight'),
    ])
    return { Board: board.default, Front: front.default, playbackSteps, icons: icons.default }
  },
  'dragon-punch': async () => {
    const [board, front, { playbackSteps }, icons] = await Promise.all([
      import('./dragon-punch/Board.svelte'),
      import('./dragon-punch/CardFront.svelte'),
      import('./dragon-punch/playback_steps'),
      import('virtual:icons/dragon-punch'),
    ])
    return { Board: board.default, Front: front.default, playbackSteps, icons: icons.default }
  },
  'kung-fur-fight': async () => {
    const [board, front, { playbackSteps }, icons] = await Promise.all([
      import('./kung-fur-fight/Board.svelte'),
      import('./kung-fur-fight/CardFront.svelte'),
      import('./kung-fur-fight/playback_steps'),
      import('virtual:icons/kung-fur-fight'),
    ])
    return { Board: board.default, Front: front.default, playbackSteps, icons: icons.default, hasMoveButtons: true }
  },
  'kung-fu-2014': async () => {
    const [board, front, { playbackSteps }, icons] = await Promise.all([
      import('./kung-fu-2014/Board.svelte'),
      import('./kung-fu/CardFront.svelte'),
      import('./kung-fu-2014/playback_steps'),
      import('virtual:icons/kung-fu-2014'),
    ])
    return { Board: board.default, Front: front.default, playbackSteps, icons: icons.default, hasMoveButtons: true }
  },
  'kung-fu-2019': async () => {
    const [board, front, { playbackSteps }, { teamNames }, icons] = await Promise.all([
      import('./kung-fu-2019/Board.svelte'),
      import('./kung-fu/CardFront.svelte'),
      import('./kung-fu-2019/playback_steps'),
      import('./kung-fu-2019/teams'),
      import('virtual:icons/kung-fu-2019'),
    ])
    return { Board: board.default, Front: front.default, playbackSteps, teamNames, icons: icons.default, hasMoveButtons: true }
  },
}

export async function loadGameParts(game: string): Promise<GameParts> {
  const loader = LOADERS[game]
  const parts: GameParts = loader ? await loader() : { Board: (await import('./GenericBoard.svelte')).default }
  if (parts.icons) addIcons(parts.icons)
  if (parts.Front) addFront(game, parts.Front)
  return parts
}
