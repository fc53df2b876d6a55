// Whom I have blocked or muted: known once it was asked for. Nobody else hears of it.
import { socialApi } from '../api/social'
import { transport } from '../api/transport'
import type { Block } from '../api/protocol'

class Blocks {
  list = $state.raw<Block[]>([])
  private isLoaded = false

  /** Look it up, unless that was done. */
  async load(): Promise<void> {
    if (this.isLoaded || transport.offlineNotice) return
    this.isLoaded = true
    try {
      this.list = await socialApi.blocks()
    } catch {
      this.isLoaded = false
    }
  }

  /** Somebody else sits at this browser from now on. */
  clear(): void {
    this.isLoaded = false
    this.list = []
  }

  get(person: string): { blocked: boolean; muted: boolean } {
    return this.list.find((each) => each.person === person) ?? { blocked: false, muted: false }
  }

  /** Whether what they say is not to be shown. */
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
