import icons from 'virtual:icons/kung-fu-2014'
import Front from '../kung-fu/CardFront.svelte'
import type { GameParts } from '../board'
import Board from './Board.svelte'
import { playbackSteps } from './playback_steps'

export default { Board, Front, playbackSteps, icons, areas: ['kung-fu-board'], hasMoveButtons: true } satisfies GameParts
