import icons from 'virtual:icons/kung-fu-2019'
import Front from '../kung-fu/CardFront.svelte'
import type { GameParts } from '../board'
import Board from './Board.svelte'
import { playbackSteps } from './playback_steps'
import { soundOf } from '../kung-fu/damage_effects'
import { teamNames } from './teams'

export default { Board, Front, playbackSteps, soundOf, teamNames, icons, areas: ['kung-fu-board'], hasMoveButtons: true } satisfies GameParts
