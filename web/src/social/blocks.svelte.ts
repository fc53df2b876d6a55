// People blocked or muted by the viewer. They are not informed.
import { socialApi } from '../api/matchmaking_and_reports'
import { transport } from '../api/transport'
import type { Block } from '../api/protocol'

class Blocks {
  list = $state.raw<Block[]>([])
  private isLoaded = false

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

  async set(person: string, block: { blocked: boolean; muted: boolean }): Promise<void> {
    this.list = await socialApi.setBlock(person, block)
    this.isLoaded = true
  }
}

export const blocks = new Blocks()
