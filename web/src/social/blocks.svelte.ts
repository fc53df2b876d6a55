// People blocked or muted by the viewer. They are not informed.
import { socialApi } from '../api/matchmaking_and_reports'
import { transport } from '../api/transport'
import type { Block } from '../api/protocol'

/** The hall sends the earlier messages of an unmuted person within this time. */
const UNMUTE_MS = 5000

class Blocks {
  list = $state.raw<Block[]>([])
  private isLoaded = false
  private unmutedAt = new Map<string, number>()

  /** Loads the list, unless it is loaded already. */
  async load(): Promise<void> {
    if (this.isLoaded || transport.offlineNotice) return
    this.isLoaded = true
    try {
      this.list = await socialApi.blocks()
    } catch {
      this.isLoaded = false
    }
  }

  /** Forgets the list after a change of identity. */
  clear(): void {
    this.isLoaded = false
    this.list = []
  }

  get(person: string): { blocked: boolean; muted: boolean } {
    return this.list.find((each) => each.person === person) ?? { blocked: false, muted: false }
  }

  /** Whether a person's messages are hidden. */
  isMuted(person: string): boolean {
    const { blocked, muted } = this.get(person)
    return blocked || muted
  }

  /** Whether the viewer has just unmuted a person, so that the hall now sends their earlier messages. */
  wasJustUnmuted(person: string): boolean {
    return performance.now() - (this.unmutedAt.get(person) ?? -Infinity) < UNMUTE_MS
  }

  async set(person: string, block: { blocked: boolean; muted: boolean }): Promise<void> {
    if (this.isMuted(person) && !block.blocked && !block.muted) this.unmutedAt.set(person, performance.now())
    this.list = await socialApi.setBlock(person, block)
    this.isLoaded = true
  }
}

export const blocks = new Blocks()
