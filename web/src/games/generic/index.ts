// The parts of a game without a folder of its own. Its cards may use any icon.
import icons from 'virtual:icons/all'
import type { GameParts } from '../board'
import Board from './Board.svelte'
import Front from './CardFront.svelte'
import { playbackSteps } from './playback_steps'

export default { Board, Front, playbackSteps, icons, areas: ['generic-board'], hasMoveButtons: true } satisfies GameParts
