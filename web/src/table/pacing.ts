// How much time a story has where several play: what five others do is told before anybody grows tired of it. What is
// oldest is told fastest, so that the blow that one has to answer is seen in full wherever there is time for it.
import type { Beat } from '../games/board'

/** From one's own answer until one is asked again, in milliseconds, at the usual speed. */
export const ROUND = 3700
/** However late it is, what is left to tell gets as much as this; about what lies between two answers of bots. */
const LEAST = 500
/** So long a beat is shown at least that is hurried past, */
export const FLEETING = 90
/** and what would be shorter still is told together with the next. */
const BLINK = 70
/** News that come after such a silence are another round: somebody thought. */
const SILENCE = 1500

/** What has been told since one answered, or since the table was silent. */
export class Round {
  private began = -Infinity
  private heard = -Infinity

  begin(now: number): void {
    this.began = this.heard = now
  }

  /** News have come: how long all that is still to be told may take. Until one is asked more is to come. */
  left(now: number, telling: boolean, asked: boolean, factor: number): number {
    if (!telling && now - this.heard > SILENCE) this.began = now
    this.heard = now
    const rest = ROUND * factor - (now - this.began)
    return Math.max(LEAST, asked ? rest : rest / 2)
  }
}

/** The same beats in no more time than this, the oldest shortened first; the very same if they fit. */
export function hastened(beats: Beat[], most: number): Beat[] {
  let over = beats.reduce((sum, beat) => sum + beat.ms, 0) - most
  if (over <= 0) return beats
  const shorter = beats.map((beat) => {
    const less = Math.min(over, Math.max(0, beat.ms - FLEETING))
    over -= less
    return { ...beat, ms: beat.ms - less }
  })
  const factor = over > 0 ? most / (most + over) : 1
  const told: Beat[] = []
  let events: Beat['events'] = []
  let ms = 0
  for (const [at, beat] of shorter.entries()) {
    events = [...events, ...beat.events]
    ms += beat.ms * factor
    if (ms < BLINK && at < shorter.length - 1) continue
    told.push({ view: beat.view, events, ms })
    events = []
    ms = 0
  }
  return told
}

/** Takes the next beat, and how late it is. A page that is behind its story leaves out what there is no time for: the
 *  events of that come with the next beat. */
export function nextOf(beats: Beat[], behind: number): [Beat | undefined, number] {
  let late = Math.max(0, behind)
  let beat = beats.shift()
  while (beat && beats.length > 0 && beat.ms > 0 && late >= beat.ms) {
    late -= beat.ms
    const following: Beat = beats.shift()!
    beat = { ...following, events: [...beat.events, ...following.events] }
  }
  return [beat, late]
}
