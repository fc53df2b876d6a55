// Sounds and vibrations at a table: of events, the player's sealed choice, the player's turn and the end of the game.
import type { Event } from '../api/protocol'
import type { SoundCue } from '../games/board'
import { type HapticName, vibrate } from '../motion/haptics'
import { playSound, type SoundName } from '../motion/sound'

/** A prompt this soon after the player's own move continues that move. */
const SAME_MOVE_MS = 2000
/** When a playback is skipped, only its strongest sound is played. */
const STRENGTH: readonly SoundName[] = ['tick', 'card', 'flip', 'turn', 'seal', 'block', 'hit', 'gong', 'lose', 'win']

export interface TableMoment {
  /** The key of the prompt that is shown, or null. */
  promptKey: string | null
  /** Whether the player has sealed a choice and waits. */
  isSealed: boolean
  /** Null while the game goes on; `over` for draws and for people who watch. */
  result: 'win' | 'lose' | 'over' | null
  sinceOwnMoveMs: number
}

export class TableSounds {
  private before: TableMoment | null = null
  private position = ''

  constructor(
    private readonly play: (name: SoundName, delayMs?: number) => void = playSound,
    private readonly feel: (name: HapticName) => void = vibrate,
  ) {}

  /** Plays the sounds of events; of skipped ones, only the strongest. */
  playEvents(events: readonly Event[], soundOf: ((event: Event) => SoundCue | null) | undefined, ownSeat: number | null, wasSkipped: boolean): void {
    const cues = events.map((event) => soundOf?.(event) ?? null).filter((cue) => cue !== null)
    if (ownSeat !== null && cues.some((cue) => cue.struckSeat === ownSeat)) this.feel('hit')
    if (!wasSkipped) return cues.forEach((cue) => this.play(cue.sound, cue.delayMs))
    const [strongest] = cues.map((cue) => cue.sound).sort((a, b) => STRENGTH.indexOf(b) - STRENGTH.indexOf(a))
    if (strongest) this.play(strongest)
  }

  /** Compares the table with what it was. The first call plays nothing, so that opening a page is silent. */
  update(moment: TableMoment): void {
    const before = this.before
    this.before = moment
    const position = moment.promptKey?.split('.')[0] ?? this.position
    const isNewPosition = position !== this.position
    this.position = position
    if (!before) return
    if (moment.result && !before.result) {
      this.play(moment.result === 'over' ? 'gong' : moment.result)
      if (moment.result === 'win') this.feel('win')
    } else if (moment.isSealed && !before.isSealed) this.play('seal')
    else if (isNewPosition && moment.promptKey !== null && !moment.result && moment.sinceOwnMoveMs > SAME_MOVE_MS) {
      this.play('turn')
      this.feel('turn')
    }
  }
}
