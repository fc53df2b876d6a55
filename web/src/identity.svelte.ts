// The viewer's identity in the hall. Loading it also sets the cookie that the sockets need.
import { hallApi } from './api/hall'
import { useLanguageOf } from './language_of_account'
import type { MeResponse } from './api/protocol'

class Identity {
  me = $state.raw<MeResponse | null>(null)
  error = $state('')

  async load(): Promise<void> {
    try {
      this.set(await hallApi.me())
      this.error = ''
    } catch (error) {
      this.error = (error as Error).message
    }
  }

  /** Sets the identity, also after signing in or out, or after deleting the account. */
  set(me: MeResponse): void {
    this.me = me
    useLanguageOf(me)
  }

  async rename(name: string): Promise<void> {
    this.me = await hallApi.rename(name)
  }
}

export const identity = new Identity()
