// Whom I have blocked or muted: known once it was asked for. Nobody else hears of it.
import { company } from '../api/social'
import { place } from '../api/transport'
import type { Shunned } from '../api/protocol'

class Shunning {
  list = $state.raw<Shunned[]>([])
  private asked = false

  /** Look it up, unless that was done. */
  async look(): Promise<void> {
    if (this.asked || place.alone) return
    this.asked = true
    try {
      this.list = await company.shunned()
    } catch {
      this.asked = false
    }
  }

  /** Somebody else sits at this browser from now on. */
  forget(): void {
    this.asked = false
    this.list = []
  }

  of(person: string): { blocked: boolean; muted: boolean } {
    return this.list.find((each) => each.person === person) ?? { blocked: false, muted: false }
  }

  /** Whether what they say is not to be shown. */
  unheard(person: string): boolean {
    const { blocked, muted } = this.of(person)
    return blocked || muted
  }

  async set(person: string, how: { blocked: boolean; muted: boolean }): Promise<void> {
    this.list = await company.shun(person, how)
    this.asked = true
  }
}

export const shunning = new Shunning()
