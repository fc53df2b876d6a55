// What somebody is at: a pack being changed, what the hall says of it, and the way back.
import { HallError } from '../api/http'
import type { PackCheck, PackData, Feedback, Pack, Study } from '../api/protocol'
import { workshopApi } from '../api/workshop'
import { type Form, type Path, type PackProblem, plainly, put, same } from './form'

const CHECK = 350
const KEEP = 1200
const AGAIN = 4000
const MOST_STEPS = 200

const place = (id: string) => `kwoon:draft:${id}`

/** What is kept in this browser; nothing where it may keep nothing. */
const here = {
  read: (id: string): string => {
    try {
      return localStorage.getItem(place(id)) ?? ''
    } catch {
      return ''
    }
  },
  write: (id: string, text: string) => {
    try {
      if (text) localStorage.setItem(place(id), text)
      else localStorage.removeItem(place(id))
    } catch {
      // The hall keeps it as well.
    }
  },
}

function parsed(text: string): { version: number; draft: PackData; at: number } | null {
  try {
    const found = JSON.parse(text) as { version?: unknown; draft?: unknown; at?: unknown }
    if (typeof found.version !== 'number' || typeof found.draft !== 'object' || !found.draft) return null
    return { version: found.version, draft: found.draft as PackData, at: typeof found.at === 'number' ? found.at : 0 }
  } catch {
    return null
  }
}

export class Bench {
  pack = $state.raw<Pack>(undefined as unknown as Pack)
  form = $state.raw<Form>(undefined as unknown as Form)
  /** As it is on the bench now, and as it was saved. */
  data = $state.raw<PackData>({})
  saved = $state.raw<PackData>({})
  box = $state.raw<PackData>({})
  checked = $state.raw<PackCheck | null>(null)
  problems = $state.raw<PackProblem[]>([])
  notes = $state.raw<Feedback[]>([])
  /** What was asked of it last, and of which cards. */
  study = $state.raw<Study | null>(null)
  /** Whether what is on the bench has not been looked at by the hall yet. */
  checking = $state(false)
  saving = $state(false)
  trouble = $state('')
  private past = $state.raw<PackData[]>([])
  private future = $state.raw<PackData[]>([])
  private step = ''
  private checkTimer: ReturnType<typeof setTimeout> | undefined
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private asked = 0
  private gone = false

  readonly dirty = $derived(!same(this.data, this.saved))
  readonly canUndo = $derived(this.past.length > 0)
  readonly canRedo = $derived(this.future.length > 0)
  readonly canSave = $derived(this.dirty && !this.checking && !this.saving && this.problems.length === 0)

  async open(id: string): Promise<void> {
    this.pack = await workshopApi.pack(id)
    const { game } = this.pack
    const [form, read, boxed] = await Promise.all([workshopApi.form(game), workshopApi.check(game, { text: this.pack.text }), boxOf(game)])
    this.form = form
    this.box = boxed
    this.data = this.saved = read.draft
    this.told(read)
    if (!this.pack.is_owner || !this.pack.id) return
    const kept = await workshopApi.draft(id).catch(() => null)
    const [one, other] = [parsed(kept?.text ?? ''), parsed(here.read(id))]
    const newest = other && (!one || other.at > one.at) ? other : one
    if (newest && newest.version === this.pack.version && !same(newest.draft, this.saved)) {
      this.past = [this.saved]
      this.data = newest.draft
      this.check(0)
    }
    this.notes = this.pack.num_notes > 0 ? await workshopApi.feedback(id).catch(() => []) : []
  }

  /** Somebody changes something; what is typed at one place in one go is one step back. */
  change(data: PackData, step = ''): void {
    if (!step || step !== this.step) this.past = [...this.past.slice(-MOST_STEPS), this.data]
    this.step = step
    this.future = []
    this.lay(data)
  }

  set(path: Path, value: unknown): void {
    this.change(put(this.data, path, value), path.join('/'))
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, this.data]
    this.step = ''
    this.lay(before)
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, this.data]
    this.step = ''
    this.lay(after)
  }

  async save(): Promise<boolean> {
    const id = this.pack.id
    if (!id) return false
    this.saving = true
    this.trouble = ''
    const sent = this.data
    /** The same with all sums, as the hall told it when it looked last. */
    const settled = this.checked?.draft ?? sent
    try {
      clearTimeout(this.keepTimer)
      const before = this.pack.fingerprint
      this.pack = { ...this.pack, ...(await workshopApi.save(id, this.pack.version, { draft: sent })) }
      if (this.pack.fingerprint !== before) this.study = null
      this.saved = settled
      if (this.data === sent) this.data = settled
      else this.keep()
      if (!this.dirty) here.write(id, '')
      return true
    } catch (error) {
      this.trouble = (error as Error).message
      return false
    } finally {
      this.saving = false
    }
  }

  async rename(name: string): Promise<void> {
    const id = this.pack.id
    if (!id || !name.trim() || name === this.pack.name) return
    await this.tried(async () => this.renewed(await workshopApi.save(id, this.pack.version, { name: name.trim() })))
  }

  async share(on: boolean): Promise<void> {
    const id = this.pack.id
    if (id) await this.tried(async () => this.renewed(await workshopApi.share(id, on)))
  }

  /** Another version with the same cards: what is on the bench, and what is kept of it, is a draft of this one now. */
  private renewed(pack: Pack): void {
    this.pack = { ...this.pack, ...pack }
    if (this.dirty) this.keep()
  }

  async removeNote(n: number): Promise<void> {
    const id = this.pack.id
    if (id) await this.tried(async () => (this.notes = await workshopApi.removeFeedback(id, n)))
  }

  /** Nobody looks any more: what is not kept yet is kept now. */
  leave(): void {
    this.gone = true
    clearTimeout(this.checkTimer)
    clearTimeout(this.keepTimer)
    if (this.dirty && this.pack?.id) void workshopApi.saveDraft(this.pack.id, this.kept()).catch(() => {})
  }

  private async tried(what: () => Promise<unknown>): Promise<void> {
    this.trouble = ''
    try {
      await what()
    } catch (error) {
      this.trouble = (error as Error).message
    }
  }

  private lay(data: PackData): void {
    this.data = data
    this.check(CHECK)
    this.keep()
  }

  private check(after: number): void {
    this.checking = true
    clearTimeout(this.checkTimer)
    this.checkTimer = setTimeout(() => void this.look(), after)
  }

  private async look(): Promise<void> {
    const asked = (this.asked += 1)
    try {
      const found = await workshopApi.check(this.pack.game, { draft: this.data })
      if (asked === this.asked && !this.gone) this.told(found)
      if (this.trouble === LOST) this.trouble = ''
    } catch (error) {
      if (asked !== this.asked || this.gone) return
      // Too much was asked, or the hall is away: what is typed stays, and it is asked again.
      if (error instanceof HallError && error.status === 0) this.trouble = LOST
      this.check(AGAIN)
    }
  }

  private told(found: PackCheck): void {
    this.problems = found.problems.map((problem) => plainly(problem, this.data))
    if (found.problems.length === 0) this.checked = found
    this.checking = false
  }

  private kept(): string {
    return JSON.stringify({ version: this.pack.version, draft: this.data, at: Date.now() })
  }

  /** In this browser at once, in the hall a moment later. */
  private keep(): void {
    const id = this.pack.id
    if (!id || !this.pack.is_owner) return
    here.write(id, this.dirty ? this.kept() : '')
    clearTimeout(this.keepTimer)
    const again = () => {
      const text = this.dirty ? this.kept() : ''
      workshopApi.saveDraft(id, text).catch(() => {
        if (!this.gone) this.keepTimer = setTimeout(again, AGAIN)
      })
    }
    this.keepTimer = setTimeout(again, KEEP)
  }
}

const LOST = 'The hall does not answer. What you change is kept in this browser, and is sent when it is back.'

async function boxOf(game: string): Promise<PackData> {
  const offered = await workshopApi.packs('offered', game)
  const boxed = offered.find((pack) => pack.is_default)
  if (!boxed) return {}
  return (await workshopApi.check(game, { text: (await workshopApi.pack(boxed.fingerprint)).text })).draft
}
