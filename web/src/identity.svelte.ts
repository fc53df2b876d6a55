// Who I am in the hall: a guest with a nickname. The first call also sets the cookie that the sockets need.
import { hall } from './api/http'
import type { MeResponse } from './api/protocol'

class Myself {
  me = $state.raw<MeResponse | null>(null)
  trouble = $state('')

  async arrive(): Promise<void> {
    try {
      this.me = await hall.me()
      this.trouble = ''
    } catch (error) {
      this.trouble = (error as Error).message
    }
  }

  /** This browser is somebody's from now on: they signed in, signed out, or are new. */
  became(me: MeResponse): void {
    this.me = me
  }

  async rename(name: string): Promise<void> {
    this.me = await hall.rename(name)
  }
}

export const myself = new Myself()
