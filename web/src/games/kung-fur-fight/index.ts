import icons from 'virtual:icons/kung-fur-fight'
import Front from './CardFront.svelte'
import type { GameParts } from '../board'
import Board from './Board.svelte'
import { playbackSteps } from './playback_steps'
import { soundOf } from './sounds'

export default { Board, Front, playbackSteps, soundOf, icons, hasMoveButtons: true } satisfies GameParts
