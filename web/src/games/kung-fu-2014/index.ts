import icons from 'virtual:icons/kung-fu-2014'
import Front from '../kung-fu/CardFront.svelte'
import type { GameParts } from '../board'
import Board from './Board.svelte'
import { playbackSteps } from './playback_steps'
import { soundOf } from '../kung-fu/damage_effects'

export default { Board, Front, playbackSteps, soundOf, icons, areas: ['kung-fu-board'], hasMoveButtons: true } satisfies GameParts
