import icons from 'virtual:icons/dragon-punch'
import Front from './CardFront.svelte'
import type { GameParts } from '../board'
import Board from './Board.svelte'
import { playbackSteps } from './playback_steps'

export default { Board, Front, playbackSteps, icons } satisfies GameParts
