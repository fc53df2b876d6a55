// The state of the pack editor: the edited data, the problems that the hall reports, drafts, and undo.
import { HallError } from '../api/request'
import { t } from '../localization'
import type { PackCheck, PackData, Feedback, Pack, Study } from '../api/protocol'
import { workshopApi } from '../api/workshop'
import { type Form, type Path, type PackProblem, withEntryName, withValue, isEqual } from './form'

const CHECK_DELAY_MS = 350
const DRAFT_DELAY_MS = 1200
const RETRY_DELAY_MS = 4000
const MAX_UNDO_STEPS = 200

const storageKey = (id: string) => `kwoon:draft:${id}`

/** Drafts in local storage; none if the browser blocks it. */
const localDrafts = {
  read: (id: string): string => {
    try {
      return localStorage.getItem(storageKey(id)) ?? ''
    } catch {
      return ''
    }
  },
  write: (id: string, text: string) => {
    try {
      if (text) localStorage.setItem(storageKey(id), text)
      else localStorage.removeItem(storageKey(id))
    } catch {
      // The hall stores the draft too.
    }
  },
}

function parseDraft(text: string): { version: number; draft: PackData; at: number } | null {
  try {
    const found = JSON.parse(text) as { version?: unknown; draft?: unknown; at?: unknown }
    if (typeof found.version !== 'number' || typeof found.draft !== 'object' || !found.draft) return null
    return { version: found.version, draft: found.draft as PackData, at: typeof found.at === 'number' ? found.at : 0 }
  } catch {
    return null
  }
}

export class PackEditor {
  pack = $state.raw<Pack>(undefined as unknown as Pack)
  form = $state.raw<Form>(undefined as unknown as Form)
  /** The edited data, and the data as saved. */
  data = $state.raw<PackData>({})
  saved = $state.raw<PackData>({})
  defaultData = $state.raw<PackData>({})
  checked = $state.raw<PackCheck | null>(null)
  problems = $state.raw<PackProblem[]>([])
  notes = $state.raw<Feedback[]>([])
  /** The latest study of this pack. */
  study = $state.raw<Study | null>(null)
  /** Whether the hall has not checked the latest data yet. */
  isChecking = $state(false)
  isSaving = $state(false)
  errorText = $state('')
  private past = $state.raw<PackData[]>([])
  private future = $state.raw<PackData[]>([])
  private step = ''
  private checkTimer: ReturnType<typeof setTimeout> | undefined
  private draftTimer: ReturnType<typeof setTimeout> | undefined
  private checkNumber = 0
  private isClosed = false

  readonly isDirty = $derived(!isEqual(this.data, this.saved))
  readonly canUndo = $derived(this.past.length > 0)
  readonly canRedo = $derived(this.future.length > 0)
  readonly canSave = $derived(this.isDirty && !this.isChecking && !this.isSaving && this.problems.length === 0)

  async open(id: string): Promise<void> {
    this.pack = await workshopApi.pack(id)
    const { game } = this.pack
    const [form, check, defaultData] = await Promise.all([workshopApi.form(game), workshopApi.check(game, { text: this.pack.text }), loadDefaultData(game)])
    this.form = form
    this.defaultData = defaultData
    this.data = this.saved = check.draft
    this.applyCheck(check)
    if (!this.pack.is_owner || !this.pack.id) return
    const stored = await workshopApi.draft(id).catch(() => null)
    const [serverDraft, localDraft] = [parseDraft(stored?.text ?? ''), parseDraft(localDrafts.read(id))]
    const newest = localDraft && (!serverDraft || localDraft.at > serverDraft.at) ? localDraft : serverDraft
    if (newest && newest.version === this.pack.version && !isEqual(newest.draft, this.saved)) {
      this.past = [this.saved]
      this.data = newest.draft
      this.check(0)
    }
    this.notes = this.pack.num_notes > 0 ? await workshopApi.feedback(id).catch(() => []) : []
  }

  /** Changes the data. Consecutive changes with the same `step` are undone together. */
  change(data: PackData, step = ''): void {
    if (!step || step !== this.step) this.past = [...this.past.slice(-MAX_UNDO_STEPS), this.data]
    this.step = step
    this.future = []
    this.setData(data)
  }

  set(path: Path, value: unknown): void {
    this.change(withValue(this.data, path, value), path.join('/'))
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, this.data]
    this.step = ''
    this.setData(before)
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, this.data]
    this.step = ''
    this.setData(after)
  }

  async save(): Promise<boolean> {
    const id = this.pack.id
    if (!id) return false
    this.isSaving = true
    this.errorText = ''
    const sent = this.data
    /** The same data with derived numbers filled in, from the latest check. */
    const normalized = this.checked?.draft ?? sent
    try {
      clearTimeout(this.draftTimer)
      const before = this.pack.fingerprint
      this.pack = { ...this.pack, ...(await workshopApi.save(id, this.pack.version, { draft: sent })) }
      if (this.pack.fingerprint !== before) this.study = null
      this.saved = normalized
      if (this.data === sent) this.data = normalized
      else this.saveDraft()
      if (!this.isDirty) localDrafts.write(id, '')
      return true
    } catch (error) {
      this.errorText = (error as Error).message
      return false
    } finally {
      this.isSaving = false
    }
  }

  async rename(name: string): Promise<void> {
    const id = this.pack.id
    if (!id || !name.trim() || name === this.pack.name) return
    await this.attempt(async () => this.applyPack(await workshopApi.save(id, this.pack.version, { name: name.trim() })))
  }

  async share(shared: boolean): Promise<void> {
    const id = this.pack.id
    if (id) await this.attempt(async () => this.applyPack(await workshopApi.share(id, shared)))
  }

  /** Applies a new version with the same cards; unsaved data becomes a draft of that version. */
  private applyPack(pack: Pack): void {
    this.pack = { ...this.pack, ...pack }
    if (this.isDirty) this.saveDraft()
  }

  async removeNote(number: number): Promise<void> {
    const id = this.pack.id
    if (id) await this.attempt(async () => (this.notes = await workshopApi.removeFeedback(id, number)))
  }

  /** Stops the timers and stores an unsaved draft. */
  close(): void {
    this.isClosed = true
    clearTimeout(this.checkTimer)
    clearTimeout(this.draftTimer)
    if (this.isDirty && this.pack?.id) void workshopApi.saveDraft(this.pack.id, this.draftText()).catch(() => {})
  }

  private async attempt(action: () => Promise<unknown>): Promise<void> {
    this.errorText = ''
    try {
      await action()
    } catch (error) {
      this.errorText = (error as Error).message
    }
  }

  private setData(data: PackData): void {
    this.data = data
    this.check(CHECK_DELAY_MS)
    this.saveDraft()
  }

  private check(after: number): void {
    this.isChecking = true
    clearTimeout(this.checkTimer)
    this.checkTimer = setTimeout(() => void this.runCheck(), after)
  }

  private async runCheck(): Promise<void> {
    const checkNumber = (this.checkNumber += 1)
    try {
      const found = await workshopApi.check(this.pack.game, { draft: this.data })
      if (checkNumber === this.checkNumber && !this.isClosed) this.applyCheck(found)
      if (this.errorText === t('workshop-connection-lost')) this.errorText = ''
    } catch (error) {
      if (checkNumber !== this.checkNumber || this.isClosed) return
      // Rate limited or offline: the input stays, and the check is repeated.
      if (error instanceof HallError && error.status === 0) this.errorText = t('workshop-connection-lost')
      this.check(RETRY_DELAY_MS)
    }
  }

  private applyCheck(found: PackCheck): void {
    this.problems = found.problems.map((each) => withEntryName(each, this.data))
    if (found.problems.length === 0) this.checked = found
    this.isChecking = false
  }

  private draftText(): string {
    return JSON.stringify({ version: this.pack.version, draft: this.data, at: Date.now() })
  }

  /** Stores the draft in this browser at once and in the hall a moment later. */
  private saveDraft(): void {
    const id = this.pack.id
    if (!id || !this.pack.is_owner) return
    localDrafts.write(id, this.isDirty ? this.draftText() : '')
    clearTimeout(this.draftTimer)
    const send = () => {
      const text = this.isDirty ? this.draftText() : ''
      workshopApi.saveDraft(id, text).catch(() => {
        if (!this.isClosed) this.draftTimer = setTimeout(send, RETRY_DELAY_MS)
      })
    }
    this.draftTimer = setTimeout(send, DRAFT_DELAY_MS)
  }
}

async function loadDefaultData(game: string): Promise<PackData> {
  const packs = await workshopApi.packs('offered', game)
  const defaultPack = packs.find((pack) => pack.is_default)
  if (!defaultPack) return {}
  return (await workshopApi.check(game, { text: (await workshopApi.pack(defaultPack.fingerprint)).text })).draft
}
