import icons from 'virtual:icons/fight'
import Front from './CardFront.svelte'
import type { GameParts } from '../board'
import Board from './Board.svelte'
import { playbackSteps } from './playback_steps'
import { soundOf } from './event_animations'

export default { Board, Front, playbackSteps, soundOf, icons } satisfies GameParts
